// SPDX-License-Identifier: MIT

import ChiaroFindings
import ChiaroSource
import ChiaroSourceAudit
import Testing

/// Changes that somebody who keeps a project would not take are not offered.
@Suite("Fixes that are offered")
struct FixOfferTests {
  /// A file, with the changes that are offered for it.
  struct Row: CustomTestStringConvertible, Sendable {
    var text: String
    var offered: [String]
    var path = "A.swift"
    var oldestSystem = 16
    var reach: FileReach?

    var testDescription: String { "\(offered): \(text)" }

    /// What is offered, as it would be written; what is taken away is written as nothing.
    var found: [String] {
      SourceAuditor.audit(
        [(path, Array(text.utf8))], oldestSystems: [path: oldestSystem],
        reaches: reach.map { [path: $0] } ?? [:], wantsFixes: true
      ).findings.compactMap(\.fix).flatMap(\.textEdits).map(\.text).filter { !$0.isEmpty }
    }
  }

  private static func row(_ text: String, _ offered: String...) -> Row {
    Row(text: text, offered: offered)
  }

  /// A controller whose view shows a label on the system's ground.
  private static func controller(_ body: String, _ members: String = "") -> String {
    """
    class A: UIViewController {
      let label = UILabel()
      \(members)
      override func viewDidLoad() {
        \(body)
        view.addSubview(label)
      }
    }

    """
  }

  private static let adapts = "view.backgroundColor = .systemBackground\n    "

  // MARK: Palettes

  static let palettes = [
    row(
      "import UIKit\n"
        + controller(
          adapts + "label.textColor = titleInk", "let titleInk = UIColor(white: 0, alpha: 1)"),
      "UIColor.label"),
    row(
      "import UIKit\n"
        + controller(adapts + "let ink = UIColor.black\n    label.textColor = ink"),
      "UIColor.label"),
    row(
      "import UIKit\nenum Palette {\n  static let ink = UIColor.black\n"
        + "  static let paper = UIColor.white\n  static let rule = UIColor.gray\n}\n"
        + controller(adapts + "label.textColor = Palette.ink")),
    row(
      "import UIKit\nextension UIColor { static let titleText = UIColor.black }\n"
        + controller(adapts + "label.textColor = .titleText")),
    row(
      "import UIKit\nstruct Theme { let textBlack = UIColor.black }\n"
        + controller(adapts + "label.textColor = theme.textBlack")),
    row(
      "import UIKit\nenum Tone {\n  case ink, dust, rule\n  var textColor: UIColor {\n"
        + "    switch self {\n    case .ink: return .black\n    case .dust: return .darkGray\n"
        + "    case .rule: return UIColor(white: 0.2, alpha: 1)\n    }\n  }\n}\n"
        + controller(adapts + "label.textColor = Tone.ink.textColor")),
    row(
      "import UIKit\nlet headText = UIColor.black\nlet bodyText = UIColor.darkGray\n"
        + "let noteText = UIColor(white: 0.1, alpha: 1)\n"
        + controller(adapts + "label.textColor = headText")),
  ]

  @Test("a palette's constants stay, a view's own are changed", arguments: palettes)
  func palette(_ row: Row) { #expect(row.found == row.offered) }

  // MARK: Setters

  private static let black = "button.setTitleColor(.black, for: .normal)"

  static let setters = [
    row("import UIKit\n" + controller(black), ".label"),
    row(
      "import UIKit\n" + controller(black + "\n    other.setTitleColor(accent, for: .normal)"),
      ".label"),
    row(
      "import UIKit\n" + controller(black + "\n    button.setTitle(name, for: .normal)"), ".label"),
    row(
      "import UIKit\n" + controller(black + "\n    button.setTitleColor(accent, for: .selected)")),
    row("import UIKit\n" + controller(black + "\n    button.titleLabel?.textColor = accent")),
    row("import UIKit\n" + controller("button.titleLabel?.textColor = .black\n    " + black)),
    row("import UIKit\n" + controller(black + "\n    button.tintColor = accent")),
    row(
      "import UIKit\n"
        + controller(black, "func pick() { button.setTitleColor(accent, for: .normal) }")),
  ]

  @Test("a title that is given its color twice is not changed at one place", arguments: setters)
  func setter(_ row: Row) { #expect(row.found == row.offered) }

  // MARK: Always dark

  private static func touchBar(_ type: String, _ parent: String, _ member: String = "set") -> Row {
    row(
      "import AppKit\nclass \(type): \(parent) { func \(member)() { label.textColor = .black } }\n")
  }

  static let surfaces = [
    row(
      "import AppKit\nclass A: NSView { func set() { label.textColor = .black } }\n", ".labelColor"),
    row(
      "import AppKit\nclass TouchView: NSView { func set() { label.textColor = .black } }\n",
      ".labelColor"),
    touchBar("A", "NSCustomTouchBarItem"), touchBar("A", "NSScrubberItemView"),
    touchBar("A", "NSViewController", "makeTouchBar"), touchBar("TouchBarTitle", "NSView"),
    row("import AppKit\nclass A: NSView { func set() { touchBarLabel.textColor = .black } }\n"),
  ]

  @Test("the Touch Bar is dark in both styles", arguments: surfaces)
  func surface(_ row: Row) { #expect(row.found == row.offered) }

  // MARK: Old systems

  private static let label = "import UIKit\n" + controller(adapts + "label.textColor = .black")
  private static let page = """
    import SwiftUI
    struct A: View { var body: some View { List {}.background(Color.white) } }

    """

  static let systems = [
    Row(text: label, offered: [".label"], oldestSystem: 13),
    Row(text: label, offered: [".label"], oldestSystem: 0),
    Row(text: label, offered: [], oldestSystem: 12),
    Row(text: label, offered: [], oldestSystem: 9),
    Row(text: page, offered: ["Color(uiColor: .systemBackground)"], oldestSystem: 15),
    Row(text: page, offered: ["Color(UIColor.systemBackground)"], oldestSystem: 14),
    Row(text: page, offered: ["Color(UIColor.systemBackground)"], oldestSystem: 13),
  ]

  @Test("a color is offered from the system on that has it", arguments: systems)
  func system(_ row: Row) { #expect(row.found == row.offered) }

  @Test("a layer is renewed from the system on that tells of styles", arguments: [12, 13, 17, 0])
  func layer(_ oldest: Int) {
    let text = """
      import UIKit
      class A: UIView {
        func setUp() { layer.borderColor = UIColor.separator.cgColor }
      }

      """
    #expect(Row(text: text, offered: [], oldestSystem: oldest).found.isEmpty == (oldest == 12))
  }

  // MARK: Other platforms

  private static let title = """
    import SwiftUI
    struct A: View { var body: some View { Text("a").foregroundColor(.black) } }

    """
  private static let both =
    "import UIKit\n" + controller(adapts + "label.textColor = UIColor.black")

  static let platforms = [
    Row(text: page, offered: ["Color(uiColor: .systemBackground)"]),
    Row(text: page, offered: ["Color(nsColor: .textBackgroundColor)"], reach: .mac),
    Row(text: page, offered: [], reach: [.phone, .mac]),
    Row(text: page, offered: [], reach: [.phone, .television]),
    Row(text: title, offered: [".primary"], reach: [.phone, .mac]),
    Row(text: title, offered: [".primary"], reach: [.phone, .television]),
    Row(text: label, offered: [], reach: [.phone, .mac]),
    Row(text: both, offered: ["UIColor.label"], reach: [.phone, .mac]),
    Row(text: label, offered: [".label"], reach: [.phone, .television]),
  ]

  @Test("a file that other systems build too is offered what they have", arguments: platforms)
  func platform(_ row: Row) { #expect(row.found == row.offered) }

  @Test("nothing is written by a type of the project's own")
  func ownType() {
    let text = "import UIKit\nenum Color { static let white = UIColor.white }\n"
    let body = Self.controller("view.backgroundColor = Color.white")
    #expect(Row(text: text + body, offered: []).found.isEmpty)
  }

  // MARK: Grounds, and what is worse behind a change

  private static let white = "view.backgroundColor = .white\n    "

  static let grounds = [
    row("import UIKit\n" + controller(white), ".systemBackground"),
    row("import UIKit\n" + controller(white + "label.textColor = .label"), ".systemBackground"),
    row("import UIKit\n" + controller(white + "label.textColor = .black")),
    row("import UIKit\n" + controller(white + "label.textColor = UIColor.darkGray")),
    row(
      "import UIKit\n" + controller(white, "func fill() { label.textColor = .black }")),
    row(
      "import SwiftUI\nstruct A: View {\n  var body: some View {\n"
        + "    VStack { Text(\"a\").foregroundColor(.black) }\n"
        + "      .background(LinearGradient(colors: [.white, Color(white: 0.9)], "
        + "startPoint: .top, endPoint: .bottom))\n  }\n}\n"),
    row(
      "import SwiftUI\nstruct A: View {\n  var body: some View {\n"
        + "    VStack { Text(\"a\") }.background(Color.white)\n  }\n}\n",
      "Color(uiColor: .systemBackground)"),
  ]

  @Test("a ground is changed where no text on it has a color that stays", arguments: grounds)
  func ground(_ row: Row) { #expect(row.found == row.offered) }

  @Test("what speaks strongly against a finding speaks against its change")
  func overruled() {
    let text = """
      import UIKit
      class A: UIView {
        var titleColor = UIColor.black
        init() { titleColor = theme.ink }
        func set() { label.textColor = titleColor }
      }

      """
    #expect(Row(text: text, offered: []).found.isEmpty)
  }
}
