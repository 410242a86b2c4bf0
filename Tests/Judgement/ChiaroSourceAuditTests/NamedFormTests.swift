// SPDX-License-Identifier: MIT

import ChiaroFindings
import ChiaroSource
import Testing

@testable import ChiaroSourceAudit

/// What names and targets say of a color.
@Suite("Names and targets around a color")
struct NamedFormTests {
  @Test(
    "a color with a sibling for the other style is told from one without", arguments: siblingsCases)
  func siblings(_ first: String, _ second: String, _ hasForm: Bool) {
    let text = """
      final class Palette: UIView {
        var \(first): UIColor = UIColor(white: 0.1, alpha: 1)
        var \(second): UIColor = UIColor(white: 0.9, alpha: 1)
        func set() { label.textColor = \(first); backgroundColor = .systemBackground }
      }
      """
    let found = SourceAuditor.audit([("A.swift", Array(text.utf8))], only: [FixedColor.id]).findings
    let own = found.filter { $0.location.line == 2 }
    #expect(own.allSatisfy { $0.considers("has-dark-form") == hasForm }, "\(own)")
    #expect(Lexicon.namesStyle(first) || Lexicon.namesStyle(second) || !hasForm)
  }

  private static let siblingsCases = [
    ("menuTextColor", "nightMenuTextColor", true), ("menuTextColor", "menuTextColorDark", true),
    ("titleColorBlack", "titleColorWhite", true), ("titleColorDark", "titleColorLight", true),
    ("menuTextColor", "nightTitleTextColor", false), ("menuTextColor", "highlightTextColor", false),
    ("menuTextColor", "menuHighlightColor", false), ("inkColor", "otherInkColor", false),
  ]

  @Test(
    "a word of a style is one of its own, not a part of another",
    arguments: [
      ("nightMenu", true), ("textDark", true), ("dark_text", true), ("isLight", true),
      ("blackInk", true),
      ("highlight", false), ("midnightBlue", false), ("darkenAmount", false), ("blackboard", false),
      ("textColor", false), ("", false),
    ])
  func styles(_ name: String, _ isStyle: Bool) { #expect(Lexicon.namesStyle(name) == isStyle) }

  private static func change(_ path: String, _ reaches: [String: FileReach]) -> String? {
    let text = """
      import SwiftUI
      struct Row: View {
        var body: some View { Text("a").background(Color.white).foregroundStyle(.primary) }
      }
      """
    return SourceAuditor.audit(
      [(path, Array(text.utf8))], only: [FixedColor.id], reaches: reaches, wantsFixes: true
    ).findings.first?.fix?.description
  }

  @Test(
    "targets say which system's color is offered, and the path only where none builds the file",
    arguments: [
      ("App/Row.swift", nil, "Color(uiColor: .systemBackground)"),
      ("Mac/Row.swift", nil, "Color(nsColor: .textBackgroundColor)"),
      ("App/MacRow.swift", nil, "Color(nsColor: .textBackgroundColor)"),
      ("Mac/Row.swift", .phone, "Color(uiColor: .systemBackground)"),
      ("App/Row.swift", .mac, "Color(nsColor: .textBackgroundColor)"),
      ("App/Row.swift", [.mac, .phone], nil), ("Mac/Row.swift", [.mac, .phone], nil),
      ("Machine/Row.swift", nil, "Color(uiColor: .systemBackground)"),
    ] as [(String, FileReach?, String?)])
  func reach(_ path: String, _ reach: FileReach?, _ color: String?) {
    let change = Self.change(path, reach.map { [path: $0] } ?? [:])
    #expect(change == color.map { "use \($0)" })
  }
}
