// SPDX-License-Identifier: MIT

import ChiaroColor
import ChiaroFindings
import ChiaroSource
import Testing

@testable import ChiaroSourceAudit

/// Texts and grounds of one object, at the bounds of what can be read, and how findings are joined.
@Suite("Pairs of colors in code, and what is told once")
struct ContrastPairTests {
  private static func findings(
    _ text: String, _ rules: Set<String>, assets: [NamedAsset]? = nil
  ) -> [Finding] {
    SourceAuditor.audit([("App/A.swift", Array(text.utf8))], only: rules, assets: assets).findings
  }

  /// A text on a ground of the same view, both in hexadecimal; nil where nothing is told.
  @Test(
    "a fixed pair is told under 4.5:1 on a gray ground and under 3:1 on a hue",
    arguments: [
      ("777777", "FFFFFF", 4.48), ("767676", "FFFFFF", nil), ("FFFFFF", "777777", 4.48),
      ("000000", "757575", nil), ("000000", "747474", 4.49), ("808080", "000000", nil),
      ("FFFFFF", "FFCC00", 1.51), ("FFFFFF", "0088FF", nil), ("FFFFFF", "FF3B30", nil),
      ("FFFFFF", "34C759", 2.22), ("000000", "FFCC00", nil), ("FFFFFF", "FFFFFF", 1),
      ("FF0000", "00FF00", 2.91), ("333333", "000000", 1.66),
    ] as [(String, String, Double?)])
  func fixed(_ text: String, _ ground: String, _ ratio: Double?) {
    let code = """
      import UIKit
      class A: UIView {
        func set() {
          label.textColor = UIColor(hex: 0x\(text))
          label.backgroundColor = UIColor(hex: 0x\(ground))
        }
      }
      """
    let found = Self.findings(code, [LowContrastPair.id])
    #expect(found.count == (ratio == nil ? 0 : 1))
    #expect(found.allSatisfy { abs(($0.measured?.value ?? 0) - (ratio ?? 0)) < 0.01 })
    #expect(found.allSatisfy { $0.location.line == 4 })
  }

  /// Gray on light gray, where it is one object's for good, and where it is not.
  @Test(
    "two colors are a pair where one member gives them to one object, for good",
    arguments: [
      ("label.textColor = T\n    label.backgroundColor = G", true),
      ("label.backgroundColor = G\n    label.textColor = T", true),
      ("self.label.textColor = T\n    label.backgroundColor = G", true),
      ("label.textColor = T\n    other.backgroundColor = G", false),
      ("label.textColor = T\n    if isOn { label.backgroundColor = G }", false),
      ("if isOn { label.textColor = T }\n    label.backgroundColor = G", false),
      ("label.textColor = T\n    label.backgroundColor = isOn ? G : .white", false),
      (
        "label.textColor = T\n    label.backgroundColor = G\n    label.backgroundColor = .black",
        false
      ),
      ("label.textColor = T\n    label.backgroundColor = G.withAlphaComponent(0.5)", false),
      ("label.textColor = T.withAlphaComponent(0.5)\n    label.backgroundColor = G", false),
      ("field.placeholderTextColor = T\n    field.backgroundColor = G", false),
      ("label.tintColor = T\n    label.backgroundColor = G", false),
      ("label.elementTextColor = T\n    label.elementBackgroundColor = G", true),
      ("label.textColor = T\n    label.elementBackgroundColor = G", false),
      ("row.label.textColor = T\n    row.label.backgroundColor = G", true),
      ("row.label.textColor = T\n    cell.label.backgroundColor = G", false),
      (
        "label.textColor = T  // chiaro:disable:this low-contrast-pair\n    label.backgroundColor = G",
        false
      ),
    ])
  func objects(_ statements: String, _ isPair: Bool) {
    let lines = statements.putting("UIColor(white: 0.6, alpha: 1)", for: "T")
      .putting("UIColor(white: 0.8, alpha: 1)", for: "G")
    let code = "import UIKit\nclass A: UIView {\n  func set() {\n    \(lines)\n  }\n}\n"
    #expect(Self.findings(code, [LowContrastPair.id]).isEmpty != isPair, "\(statements)")
  }

  private static func asset(_ name: String, _ light: String, _ dark: String) throws -> NamedAsset {
    var asset = NamedAsset(name, .color, adapts: light != dark)
    asset.values = [.init("light", try Color(css: light)), .init("dark", try Color(css: dark))]
    return asset
  }

  /// Two sets by their values, and where the pair fails.
  @Test(
    "two color sets are measured in each style, and the worst is told",
    arguments: [
      ("#000000", "#FFFFFF", "#FFFFFF", "#000000", nil),
      ("#000000", "#333333", "#FFFFFF", "#000000", "dark"),
      ("#AAAAAA", "#FFFFFF", "#FFFFFF", "#000000", "light"),
      ("#AAAAAA", "#111111", "#FFFFFF", "#000000", "dark"),
      ("#777777", "#FFFFFF", "#FFFFFF", "#000000", "light"),
      ("#767676", "#FFFFFF", "#FFFFFF", "#000000", nil),
      ("#000000", "#000000", "#FFFFFF", "#FFFFFF", nil),
      ("#FFFFFF", "#FFFFFF", "#FFFFFF80", "#000000", nil),
    ] as [(String, String, String, String, String?)])
  func sets(
    _ light: String, _ dark: String, _ groundLight: String, _ groundDark: String, _ style: String?
  ) throws {
    let code = """
      import UIKit
      class A: UIView {
        func set() {
          label.textColor = UIColor(named: "Ink")
          label.backgroundColor = UIColor(named: "Paper")
        }
      }
      """
    let assets = [
      try Self.asset("Ink", light, dark), try Self.asset("Paper", groundLight, groundDark),
    ]
    let found = Self.findings(code, [LowContrastPair.id], assets: assets)
    #expect(found.compactMap(\.appearance) == [style].compactMap(\.self))
    #expect(found.allSatisfy { $0.pair?.textName == "Ink" && $0.pair?.groundName == "Paper" })
    #expect(found.allSatisfy { $0.related.map(\.line) == [5] })
  }

  // MARK: What is told once

  private static func view(_ lines: String..., type: String = "A") -> String {
    "class \(type): UITableViewCell {\n  func set() {\n    "
      + lines.joined(separator: "\n    ") + "\n  }\n}\n"
  }

  /// A file, and what is told: the line of each finding, and the lines related to it.
  private static let files: [(String, [String])] = [
    (view("a.textColor = .black"), ["4"]),
    (view("a.textColor = .black", "b.textColor = .black"), ["4: 5"]),
    (view("a.textColor = .black", "b.textColor = .darkGray"), ["4", "5"]),
    (view("a.textColor = .black", "b.tintColor = .black"), ["4", "5"]),
    (view("a.textColor = on ? .black : .darkGray"), ["4"]),
    (
      view("a.textColor = .black", "// chiaro:disable:next fixed-color", "b.textColor = .black"),
      ["4"]
    ),
    (
      view("// chiaro:disable:next fixed-color", "a.textColor = .black", "b.textColor = .black"),
      ["6"]
    ),
    (view("a.textColor = .black") + view("b.textColor = .black", type: "B"), ["4", "9"]),
    (view("a.textColor = .black", "b.textColor = .black", "c.textColor = .black"), ["4: 5 6"]),
    (view("a.textColor = UIColor.black", "b.textColor = .black"), ["4: 5"]),
    (view("a.textColor = .black; b.textColor = .black"), ["4"]),
    (
      "extension UIColor { static let inkText = UIColor.black }\n" + view("a.textColor = .inkText"),
      ["2: 5"]
    ),
  ]

  @Test("what a type gives one color in one role is one finding with its places", arguments: files)
  func joined(_ text: String, _ expected: [String]) {
    let found = Self.findings("import UIKit\n" + text, [FixedColor.id]).map { finding in
      let lines = finding.related.compactMap(\.line).map(String.init)
      return
        ([finding.location.line.map { "\($0)" } ?? "?"]
        + (lines.isEmpty ? [] : [lines.joined(separator: " ")]))
        .joined(separator: ": ")
    }
    #expect(found == expected, "\(text)")
  }

  @Test("the system's gray in a file is one habit, by its places", arguments: [1, 2, 3, 7])
  func habit(_ count: Int) {
    let texts = (0..<count).map { "    Text(\"\($0)\").foregroundColor(.gray)" }
    let code =
      "import SwiftUI\nstruct A: View {\n  var body: some View {\n"
      + texts.joined(separator: "\n") + "\n  }\n}\n"
    let found = Self.findings(code, [FixedColor.id])
    #expect(found.count == 1)
    #expect(found.first?.location.line == 4 && found.first?.related.count == count - 1)
    // From three places on the file is told for itself, as maintainers mend it there.
    #expect(found.first?.causes.isEmpty == (count >= 3))
  }

  @Test("a fix of what is told once changes each of its places")
  func fixes() {
    let text = "import UIKit\n" + Self.view("a.textColor = .black", "b.textColor = UIColor.black")
    let fixes = SourceAuditor.audit(
      [("App/A.swift", Array(text.utf8))], only: [FixedColor.id], wantsFixes: true
    ).findings.compactMap(\.fix)
    #expect(fixes.map { $0.textEdits.map(\.text) } == [[".label", "UIColor.label"]])
  }
}
