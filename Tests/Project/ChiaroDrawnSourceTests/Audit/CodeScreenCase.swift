// SPDX-License-Identifier: MIT

import Testing

/// Files with screens in code, and what rules say of them: rule, place and evidence.
struct CodeScreenCase: CustomTestStringConvertible, Sendable {
  var name: String
  var files: [String: String]
  var expected: [String] = []

  var testDescription: String { name }

  private init(_ name: String, _ code: String, _ expected: String...) {
    (self.name, files, self.expected) = (name, ["Code.swift": code], expected)
  }

  /// A whole screen with views from line 5 on.
  private static func screen(_ views: String, _ members: String = "") -> String {
    """
    import SwiftUI
    struct Shown: View { \(members)
      var body: some View {
        NavigationStack {
    \(views)
        }
      }
    }
    """
  }

  /// A controller whose view is laid out from line 7 on.
  private static func controller(_ code: String) -> String {
    """
    import UIKit
    final class Shown: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let label = UILabel(frame: CGRect(x: 20, y: 120, width: 200, height: 40))
    \(code)
      }
    }
    """
  }

  static let guessed = screen(
    "if Service.shared.isOn { Text(\"On\").foregroundColor(.black) }")

  static let all = swiftUI + parts + unknown + kit

  private static let swiftUI = [
    CodeScreenCase(
      "black text on the ground of a screen", screen("Text(\"A\").foregroundColor(.black)"),
      "vanishing-text Code.swift:5 seen"),
    CodeScreenCase(
      "text of the system's color", screen("Text(\"A\").foregroundColor(.primary)")),
    CodeScreenCase(
      "default text on a white ground",
      screen("Text(\"A\")\n.padding().background(Color.white)"),
      "vanishing-text Code.swift:5 seen"),
    CodeScreenCase(
      "white text on a black ground",
      screen("Text(\"A\").foregroundColor(.white).padding().background(Color.black)")),
    CodeScreenCase(
      "a black symbol",
      screen("Image(systemName: \"star.fill\").font(.largeTitle).foregroundColor(.black)"),
      "low-symbol-contrast Code.swift:5 seen"),
    CodeScreenCase(
      "a screen that is always light",
      screen("Text(\"A\").foregroundColor(.black).preferredColorScheme(.light)")),
    CodeScreenCase(
      "the label of a prominent button",
      screen("Button(\"Go\") {}.buttonStyle(.borderedProminent)")),
    CodeScreenCase(
      "several texts with one color are one finding",
      screen(
        "VStack {\nText(\"A\").foregroundColor(.black)\nText(\"B\").foregroundColor(.black)\n}"),
      "vanishing-text Code.swift:6 seen"),
    CodeScreenCase(
      "a dark card under a white picture of its own",
      screen(
        "ZStack { Color.white }\n.frame(width: 300, height: 300)\n.background(Color.black)"),
      "light-island Code.swift:5 seen"),
    CodeScreenCase(
      "a white card that carries black text",
      screen(
        "VStack { Text(\"A\").foregroundColor(.black) }\n"
          + ".frame(width: 300, height: 300)\n.background(Color.white)"),
      "light-island Code.swift:7 seen"),
    CodeScreenCase(
      "cards of several themes, each in its own color",
      screen(
        "VStack { ForEach([Color.white, .black], id: \\.self) { ground in\n"
          + "Color.clear.frame(width: 300, height: 200).background(ground) } }")),
  ]

  private static let parts = [
    CodeScreenCase(
      "a part that no screen shows",
      """
      import SwiftUI
      struct Row: View {
        var body: some View { Text("A").foregroundColor(.black) }
      }
      """, "vanishing-text Code.swift:3 inferred"),
    CodeScreenCase(
      "a part that a screen shows on a ground of its own",
      """
      import SwiftUI
      struct Row: View {
        var body: some View { Text("A").foregroundColor(.black) }
      }
      struct Shown: View {
        var body: some View {
          NavigationStack { Row().padding().background(Color(white: 0.9)) }
        }
      }
      """),
    CodeScreenCase(
      "the ground that a preview gives",
      """
      import SwiftUI
      struct Row: View {
        var body: some View { Text("A") }
      }
      #Preview { Row().padding().background(Color.white) }
      """),
    CodeScreenCase(
      "a text that a preview shows",
      "import SwiftUI\n#Preview { Text(\"A\").foregroundColor(.black) }"),
  ]

  private static let unknown = [
    CodeScreenCase(
      "a ground that a person sets",
      screen(
        "Text(\"A\").padding().background(ground)",
        "@AppStorage(\"ground\") private var ground: Color = .white")),
    CodeScreenCase(
      "a ground of a model that nobody hands over",
      screen(
        "Text(\"A\").padding().background(theme.ground)",
        "@Environment(Theme.self) private var theme")
        + "\n@Observable final class Theme { var ground = Color.white }"),
    CodeScreenCase(
      "a branch that was guessed", guessed, "vanishing-text Code.swift:5 inferred"),
    CodeScreenCase(
      "a color that nobody knows",
      screen("Text(\"A\").foregroundColor(Theme.shared.ink)")),
    CodeScreenCase(
      "a ground that nobody knows",
      screen("Text(\"A\").foregroundColor(.black).padding().background(Theme.shared.ground)")),
    CodeScreenCase(
      "a picture that is not there",
      screen(
        "ZStack { Image(\"Photo\").resizable(); Text(\"A\").foregroundColor(.black) }")),
    CodeScreenCase(
      "a text that nobody knows",
      screen("Text(Service.shared.title).foregroundColor(.black)"),
      "vanishing-text Code.swift:5 seen"),
  ]

  private static let kit = [
    CodeScreenCase(
      "a label of which nobody knows whether it is hidden",
      controller(
        """
            label.text = "A"
            label.textColor = .black
            view.addSubview(label)
            label.isHidden = Service.shared.isOff
        """)),
    CodeScreenCase(
      "a text with attributes that nobody knows",
      controller(
        """
            label.textColor = .black
            label.attributedText = Service.shared.text
            view.addSubview(label)
        """)),
    CodeScreenCase(
      "a black label",
      controller("label.text = \"A\"\nlabel.textColor = .black\nview.addSubview(label)"),
      "vanishing-text Code.swift:8 seen"),
    CodeScreenCase(
      "a label of the system's color",
      controller("label.text = \"A\"\nlabel.textColor = .label\nview.addSubview(label)")),
    CodeScreenCase(
      "a black label on its own white ground",
      controller(
        "label.text = \"A\"\nlabel.textColor = .black\nlabel.backgroundColor = .white\n"
          + "view.addSubview(label)")),
    CodeScreenCase(
      "a white card",
      controller(
        "let card = UIView(frame: CGRect(x: 20, y: 120, width: 300, height: 300))\n"
          + "card.backgroundColor = .white\nview.addSubview(card)"),
      "light-island Code.swift:8 seen"),
    CodeScreenCase(
      "the title of a button",
      controller(
        "let button = UIButton(frame: label.frame)\nbutton.setTitle(\"A\", for: .normal)\n"
          + "button.setTitleColor(.black, for: .normal)\nview.addSubview(button)"),
      "vanishing-text Code.swift:9 seen"),
    CodeScreenCase(
      "a color that a theme gives again",
      controller(
        "label.text = \"A\"\nlabel.textColor = .black\nlabel.textColor = Theme.shared.ink\n"
          + "view.addSubview(label)")),
  ]
}
