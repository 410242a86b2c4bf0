// SPDX-License-Identifier: MIT

import ChiaroFindings
import ChiaroSource
import ChiaroSourceAudit
import Testing

/// Texts and grounds of which only one adapts, in both styles.
@Suite("Pairs of which only one adapts")
struct HalfPairTests {
  private static func found(_ text: String) -> [String] {
    SourceAuditor.audit(
      [("A.swift", Array(text.utf8))], only: ["low-contrast-pair", "fixed-color"]
    ).findings.filter { ($0.measured?.value ?? 21) < 3 }.map { $0.appearance ?? "" }
  }

  private static func view(_ body: String, _ more: String = "") -> String {
    "import SwiftUI\nstruct A: View {\n  var body: some View {\n    \(body)\n  }\n\(more)\n}"
  }

  static let darkGrounds = [
    view("ZStack { Color.black.ignoresSafeArea()\n Text(\"a\").foregroundColor(.primary) }"),
    view("ZStack { Color.black\n VStack { Text(\"a\")\n Text(\"b\") } }"),
    view("VStack { Text(\"a\").foregroundStyle(.secondary) }.background(Color.black)"),
    view("Text(\"a\").padding().background(Color(red: 0.05, green: 0.06, blue: 0.1))"),
    view(
      "VStack { Text(\"a\").foregroundStyle(.primary) }.background(LinearGradient(colors: "
        + "[.black, Color(red: 0.1, green: 0.1, blue: 0.2)], startPoint: .top, endPoint: .bottom))"),
    view(
      "ZStack { LinearGradient(gradient: Gradient(colors: [.black, Color(white: 0.1)]), startPoint: "
        + ".top, endPoint: .bottom)\n Text(\"a\") }"),
    view("Text(\"a\").background { RoundedRectangle(cornerRadius: 8).fill(.black) }"),
    view("Text(\"a\").background(isOn ? Color.black : Color(.systemBackground))"),
    view("ZStack { if isOn { Color.black } else { Color.clear }\n Text(\"a\") }"),
    view(
      "card",
      "var card: some View { Label(\"a\", systemImage: \"b\")\n"
        + ".foregroundColor(Color(.label)).background(Color.black) }"),
  ]

  static let otherGrounds = [
    view("ZStack { Color.black.ignoresSafeArea()\n Text(\"a\").foregroundColor(.white) }"),
    view("VStack { Text(\"a\") }.foregroundColor(.white).background(Color.black)"),
    view("VStack { Text(\"a\") }.background(Color.black).foregroundStyle(.white)"),
    view("Text(\"a\").background(Color.black).environment(\\.colorScheme, .dark)"),
    view("ZStack { Color.black\n Text(\"a\") }.preferredColorScheme(.dark)"),
    view("Text(\"a\").background(Color(.systemBackground))"),
    view("ZStack { Image(\"a\")\n Text(\"a\").foregroundColor(.primary) }"),
    view("Text(\"a\").background(.ultraThinMaterial)"),
    view("Text(\"a\").background(colorScheme == .dark ? Color.black : Color.white)"),
    view("ZStack { Color.black\n VStack { Text(\"a\") }.background(Color(.systemBackground)) }"),
    view("Button { } label: { Text(\"a\").background(Color.blue) }"),
    view("Text(\"a\").foregroundStyle(.primary).foregroundStyle(.white).background(Color.black)"),
    view("Text(\"a\").lightOnDark().background(Color.black)")
      + "\nextension View { func lightOnDark() -> some View { foregroundColor(.white) } }",
    "import SwiftUI\n#Preview { Text(\"a\").background(Color.black) }",
  ]

  @Test("text of the system's color on a dark ground fails in the light", arguments: darkGrounds)
  func dark(_ text: String) {
    #expect(Self.found(text) == ["light"], "\(text)")
  }

  @Test("what goes with its ground, or nobody knows, is not told", arguments: otherGrounds)
  func others(_ text: String) {
    #expect(Self.found(text).isEmpty, "\(text)")
  }

  // MARK: White in the light

  static let whites = [
    view("Text(\"a\").foregroundColor(.white).background(Color(.systemBackground))"),
    view(
      "ZStack { Color(uiColor: .secondarySystemBackground)\n Text(\"a\").foregroundStyle(.white) }"),
    "import UIKit\nclass A: UIView { func set() {\nlabel.textColor = .white\n"
      + "label.backgroundColor = .systemBackground } }",
    "import UIKit\nclass A: UIViewController { override func viewDidLoad() {\n"
      + "view.backgroundColor = .systemBackground\nlabel.textColor = UIColor.white\n"
      + "view.addSubview(label) } }",
    "import AppKit\nclass A: NSView { func set() {\nfield.textColor = .white\n"
      + "field.backgroundColor = .textBackgroundColor } }",
  ]

  static let whiteElsewhere = [
    view("Text(\"a\").foregroundColor(.white).background(Color.blue)"),
    view("Text(\"a\").foregroundColor(.white)"),
    "import UIKit\nclass A: UIViewController { override func viewDidLoad() {\n"
      + "view.backgroundColor = .systemBackground\ncard.backgroundColor = .systemBlue\n"
      + "label.textColor = .white\ncard.addSubview(label)\nview.addSubview(card) } }",
    "import UIKit\nclass A: UIViewController { override func viewDidLoad() {\n"
      + "view.backgroundColor = .systemBackground\nlabel.textColor = .white\n"
      + "picture.addSubview(label) } }",
    "import UIKit\nclass A: UIView { func set() {\nlabel.textColor = .label\n"
      + "label.backgroundColor = .systemBackground } }",
  ]

  @Test("white text on the system's ground vanishes in the light", arguments: whites)
  func white(_ text: String) {
    #expect(Self.found(text) == ["light"], "\(text)")
  }

  @Test("white text on another ground is not told", arguments: whiteElsewhere)
  func otherWhites(_ text: String) {
    #expect(Self.found(text).isEmpty, "\(text)")
  }

  // MARK: UIKit and AppKit

  private static func controller(_ body: String, _ more: String = "") -> String {
    "import UIKit\nclass A: UIViewController {\n\(more)\noverride func viewDidLoad() {\n\(body)\n}\n}"
  }

  static let grounds = [
    controller("view.backgroundColor = .black\nlet label = UILabel()\nview.addSubview(label)"),
    controller(
      "view.backgroundColor = UIColor(red: 0.05, green: 0.06, blue: 0.1, alpha: 1)\n"
        + "label.textColor = .label\nview.addSubview(label)", "let label = UILabel()"),
    controller(
      "card.backgroundColor = .black\nlet stack = UIStackView(arrangedSubviews: [title])\n"
        + "card.addSubview(stack)\nview.addSubview(card)",
      "let title = UILabel()\nlet card = UIView()"),
    controller(
      "if isOn { view.backgroundColor = .black } else { view.backgroundColor = .systemBackground }\n"
        + "view.addSubview(label)", "let label = UILabel()"),
    "import UIKit\nclass A: UIView { func set() {\nlabel.textColor = .label\n"
      + "label.backgroundColor = .black } }",
    "import AppKit\nclass A: NSView { func set() {\nlayer?.backgroundColor = NSColor.black.cgColor\n"
      + "let field = NSTextField(labelWithString: \"a\")\naddSubview(field) } }",
  ]

  static let coveredGrounds = [
    controller(
      "view.backgroundColor = .black\nlet label = UILabel()\nlabel.textColor = .white\n"
        + "view.addSubview(label)"),
    controller(
      "view.backgroundColor = .black\ncard.backgroundColor = .systemBackground\n"
        + "card.addSubview(label)\nview.addSubview(card)",
      "let label = UILabel()\nlet card = UIView()"),
    controller("view.backgroundColor = .black\nview.addSubview(player)"),
    controller(
      "overrideUserInterfaceStyle = .dark\nview.backgroundColor = .black\n"
        + "view.addSubview(label)", "let label = UILabel()"),
    controller(
      "view.backgroundColor = .black\nview.addSubview(picture)\npicture.addSubview(label)\n"
        + "picture.backgroundColor = accent", "let label = UILabel()"),
  ]

  @Test("a dark ground of UIKit or AppKit under the system's text", arguments: grounds)
  func objects(_ text: String) {
    #expect(Self.found(text) == ["light"], "\(text)")
  }

  @Test("a dark ground under text of its own, or under other grounds", arguments: coveredGrounds)
  func otherObjects(_ text: String) {
    #expect(Self.found(text).isEmpty, "\(text)")
  }
}
