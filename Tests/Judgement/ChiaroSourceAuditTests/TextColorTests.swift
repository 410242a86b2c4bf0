// SPDX-License-Identifier: MIT

import ChiaroColor
import ChiaroFindings
import ChiaroSource
import Testing

@testable import ChiaroSourceAudit

/// Which texts of a type have the system's color, and which pairs are errors.
@Suite("Colors of texts")
struct TextColorTests {
  private func findings(
    _ code: String, _ rule: String, _ assets: [NamedAsset] = []
  ) -> [Finding] {
    let text = "import UIKit\n" + code
    return SourceAuditor.audit([("A.swift", Array(text.utf8))], assets: assets).findings
      .filter { $0.rule == rule }
  }

  /// Whether the system's text is known to stand on each fixed ground of some code.
  private func knowsText(_ code: String) -> [Bool] {
    findings(code, FixedColor.id).map { $0.message.contains("the system's text on") }
  }

  /// What some code, with a library of views, uses the color set Ink for.
  private func roles(_ code: String, _ library: String = "UIKit") throws -> Set<AssetUses.Role> {
    let text = "import \(library)\n" + code
    let answer = SourceAuditor.audit(
      [("A.swift", Array(text.utf8))], assets: [NamedAsset("Ink", .color)])
    return try #require(answer.uses?.first).roles
  }

  @Test(
    "a ground that a closure behind a property gives it is that of what stands on it",
    arguments: [(".white", "own-company"), (".systemBackground", nil)] as [(String, String?)])
  func groundOfProperty(_ ground: String, _ cause: String?) {
    let code = """
      class Base: UITableViewCell {
        let baseView = UIView().then { $0.backgroundColor = \(ground) }
      }
      class A: Base { let name = UILabel().then { $0.textColor = .black } }
      """
    let found = findings(code, FixedColor.id).filter { $0.object.hasPrefix("A") }
    #expect(found.map { $0.standing < .likely } == [cause != nil])
    #expect(found.map { $0.considers("own-company") } == [cause != nil])
  }

  @Test(
    "the color of a shape, also of the project's own, is no text's",
    arguments: [("TabBarShape()", false), ("Circle()", false), ("Text(\"a\")", true)])
  func shapes(_ view: String, _ isText: Bool) throws {
    let code = "struct A: View { var body: some View { \(view).foregroundStyle(Color(\"Ink\")) } }"
    #expect(try roles(code, "SwiftUI").contains(.text) == isText)
  }

  @Test(
    "a set in a folder is meant by its name with the folder",
    arguments: [
      ("Pure.orange", true), ("UIColor.Pure.orange", true), ("Cover.orange", false),
      ("Cover.Dark.orange", false),
    ])
  func folders(_ color: String, _ isText: Bool) throws {
    let code = "import UIKit\nclass A: UIView { func f() { label.textColor = \(color) } }"
    let answer = SourceAuditor.audit(
      [("A.swift", Array(code.utf8))], assets: [NamedAsset("Pure/orange", .color)])
    let summary = try #require(answer.uses?.first)
    #expect(summary.roles.contains(.text) == isText && summary.count == 1)
    #expect(summary.places.isEmpty != isText)
  }

  @Test(
    "what a closure makes is the property, whatever the closure calls it",
    arguments: [
      ("label", "label.textColor = ink", false), ("made", "made.textColor = ink", false),
      ("label", "label.font = big", true), ("label", "other.textColor = ink", true),
    ])
  func closures(_ local: String, _ line: String, _ isKnown: Bool) {
    let code = """
      class A: UIView {
        lazy var label: UILabel = {
          let \(local) = UILabel()
          \(line)
          return \(local)
        }()
        override func layoutSubviews() { backgroundColor = .white }
      }
      """
    #expect(knowsText(code) == [isKnown])
  }

  @Test(
    "a text of a cell that a list's owner colors is none of the system's",
    arguments: [
      ("Cell", "cell.title.textColor = ink", false), ("Cell", "cell.other.textColor = ink", true),
      ("Cell", "title.textColor = ink", true), ("Card", "cell.title.textColor = ink", true),
    ])
  func cells(_ type: String, _ line: String, _ isKnown: Bool) {
    let code = """
      class \(type): UIView {
        let title = UILabel()
        override init(frame: CGRect) { super.init(frame: frame); backgroundColor = .white }
      }
      class List: UITableViewController {
        override func tableView(_ a: UITableView, cellForRowAt b: IndexPath) { \(line) }
      }
      """
    #expect(knowsText(code) == [isKnown])
  }

  private static func set(_ name: String, _ light: Double, _ dark: Double) -> NamedAsset {
    var asset = NamedAsset(name, .color, adapts: true)
    asset.values = [
      NamedAsset.Value("light", Color(.sRGB, light, light, light)),
      NamedAsset.Value("dark", Color(.sRGB, dark, dark, dark)),
    ]
    return asset
  }

  @Test(
    "a pair costs less for a moment, in a placeholder, and where large text may have it",
    arguments: [
      ("Ink", "Paper", 0.6, "", Consequence.hardlyReadable, false),
      ("Ink", "Paper", 0.53, "", .belowAim, false),
      ("Ink", "Paper", 0.6, "label.text = words.placeholder", .hardlyReadable, true),
      ("Ink", "Paper", 0.6, "other.text = words.placeholder", .hardlyReadable, false),
      ("Ink", "Paper", 0.6, "label.textColor = .label", .hardlyReadable, true),
      ("Ink", "Paper", 0.6, "other.textColor = .label", .hardlyReadable, false),
    ])
  func pairs(
    _ text: String, _ ground: String, _ gray: Double, _ line: String, _ consequence: Consequence,
    _ isOfMoment: Bool
  ) {
    let code = """
      class A: UIView {
        func set() {
          label.textColor = UIColor(named: "\(text)")
          label.backgroundColor = UIColor(named: "\(ground)")
        }
        func textViewDidBeginEditing(_ view: UITextView) { \(line) }
      }
      """
    let sets = [Self.set(text, gray, 0), Self.set(ground, 1, 1)]
    let found = findings(code, LowContrastPair.id, sets)
    #expect(found.map(\.standing) == [.likely] && found.map(\.consequence) == [consequence])
    #expect(found.map { $0.considers("of-moment") } == [isOfMoment])
  }

  @Test(
    "text stands on a ground of its own name",
    arguments: [
      ("textColor", "backgroundColor", true), ("titleColor", "backgroundColor", true),
      ("elementTextColor", "elementBackgroundColor", true),
      ("elementTextColor", "pageBackgroundColor", false),
      ("textColor", "pageBackgroundColor", false), ("textColor", "barTintColor", true),
    ])
  func names(_ text: String, _ ground: String, _ meet: Bool) {
    #expect(ColorRole.mayMeet(text: text, ground: ground) == meet)
    let code = """
      class A: UIView {
        func set() {
          style.\(text) = UIColor(named: "Ink")
          style.\(ground) = UIColor(named: "Paper")
        }
      }
      """
    let sets = [Self.set("Ink", 0.6, 0), Self.set("Paper", 1, 1)]
    #expect(findings(code, LowContrastPair.id, sets).isEmpty == !meet)
  }

  @Test(
    "placeholders and what only makers build tell no text",
    arguments: [
      ("label.textColor = ink", true), ("field.attributedPlaceholder = words(ink)", false),
      ("box.text = words.placeholder; box.textColor = ink", false),
    ])
  func placeholders(_ line: String, _ isText: Bool) throws {
    let color = #"UIColor(named: "Ink")"#
    let words = "NSAttributedString(string: a, attributes: [.foregroundColor: \(color)!])"
    let code = line.replacing("words(ink)", with: words).replacing("ink", with: color)
    for (lines, expected) in [(code, isText), ("#if DEVELOPMENT\n\(code)\n#endif", false)] {
      let roles = try roles("class A: UIView { func set() {\n\(lines)\n} }")
      #expect(roles.contains(.text) == expected, "\(lines)")
    }
  }

  @Test(
    "what colors a picture is a tint, by the picture's name too",
    arguments: [
      ("Image(\"a\")", AssetUses.Role.tint), ("Asset.check.swiftUIImage", .tint),
      ("state.icon.resizable()", .tint), ("statusIcon", .tint), ("Text(\"a\")", .text),
      ("iconic", .text), ("Circle()", .drawing),
    ])
  func pictures(_ view: String, _ role: AssetUses.Role) throws {
    let code = #"struct A: View { var body: some View { \#(view).foregroundStyle(Color("Ink")) } }"#
    #expect(try roles(code, "SwiftUI") == [role])
  }

  @Test(
    "a ground under texts of its own is drawn as well",
    arguments: [
      ("let label = UILabel()\n func a() { label.textColor = ink }", true),
      ("let label = UILabel()", false), ("", false), ("func a() { card.titleColor = ink }", true),
    ])
  func grounds(_ lines: String, _ isDrawn: Bool) throws {
    let code = """
      class A: UIView {
        \(lines)
        func set() { backgroundColor = UIColor(named: "Ink") }
      }
      """
    #expect(try roles(code) == (isDrawn ? [.background, .drawing] : [.background]))
  }
}
