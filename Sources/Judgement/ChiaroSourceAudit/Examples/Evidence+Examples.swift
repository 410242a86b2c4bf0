// SPDX-License-Identifier: MIT

import ChiaroSource

extension FixedColor {
  /// What the code shows is likelier than what it suggests.
  static let evidence: [SourceExample] = [
    SourceExample(
      "the background, or the text beside it, adapts",
      """
      class Row: UITableViewCell {
        func update() { titleLabel.textColor = .black }  // ←
      }
      class Panel: UIView {
        func set() {
          backgroundColor = .secondarySystemBackground
          name.textColor = .black  // ←
        }
      }
      struct Line: View {
        var body: some View {
          VStack {
            Text("a")
            Text("b").foregroundColor(.black)  // ←
          }
        }
      }
      struct Box: View {
        var body: some View { Text("c").background(Color.white) }  // ←
      }
      """, severity: .note),
    SourceExample(
      "the background of a screen, and of a view with a label",
      """
      class Screen: UIViewController {
        override func viewDidLoad() { view.backgroundColor = .white }  // ←
      }
      class Form: UIView {
        let title = UILabel()
        func set() { backgroundColor = .white }  // ←
      }
      """, severity: .note),
    SourceExample(
      "less likely: the background is unknown, or other code or a theme sets the color",
      """
      class Label: UIView {
        func set() { name.textColor = .black }  // ←
      }
      class Plate: UIView {
        func set() {
          backgroundColor = brand.plate
          name.textColor = .black  // ←
        }
      }
      class Row: UITableViewCell {
        func set() { name.textColor = .black }  // ←
        func change() { name.textColor = model.color }
      }
      class Themed: UITableViewCell {
        var theme = Theme()
        func set() { name.textColor = .black }  // ←
      }
      """, severity: .hint),
    SourceExample(
      "less likely: players often have one style",
      """
      class PlayerScreen: UIViewController {
        override func viewDidLoad() { view.backgroundColor = .white }  // ←
      }
      """, severity: .hint),
    SourceExample(
      "views behind pictures, parts of controls, and a color that is chosen by its name",
      """
      class AppIconView: UIView {
        func set() {
          backgroundColor = .white
          thumbView.backgroundColor = .white
        }
      }
      func color(_ name: String) -> UIColor {
        switch name {
        case "black": return .black
        default: return .label
        }
      }
      """),
  ]
}

extension StaleLayerColor {
  /// The same of layers that keep a color.
  static let evidence: [SourceExample] = [
    SourceExample(
      "a background that is set once",
      """
      class A: UIView {
        init() {
          layer.borderWidth = 1
          layer.backgroundColor = UIColor.systemBackground.cgColor  // ←
        }
      }
      """, severity: .note),
    SourceExample(
      "less likely: few people notice a line",
      """
      class A: UIView {
        init() {
          layer.borderWidth = 1
          layer.borderColor = UIColor.separator.cgColor  // ←
        }
      }
      """, severity: .hint),
    SourceExample(
      "less likely: other code sets the width of the border",
      """
      class A: UIView {
        init() { layer.borderColor = UIColor.separator.cgColor }  // ←
      }
      """, severity: .hint),
    SourceExample(
      "less likely: `configure` runs again for each cell",
      """
      class A: UITableViewCell {
        func configure() { box.layer.borderColor = UIColor.separator.cgColor }  // ←
      }
      """, severity: .hint),
    SourceExample(
      "less likely: this fill hardly differs between the styles",
      """
      class B: UIView {
        init() { layer.backgroundColor = UIColor.quaternarySystemFill.cgColor }  // ←
      }
      """, severity: .hint),
    SourceExample(
      "a comment says that the method runs again, and the other layer observes the appearance",
      """
      extension UIView {
        /// Set it again when the traits change from light to dark.
        func frame() { layer.borderColor = UIColor.separator.cgColor }
      }
      class A: NSView {
        func observe() {
          box.publisher(for: \\.effectiveAppearance).sink { _ in
            box.layer?.borderColor = NSColor.separatorColor.cgColor
          }
        }
      }
      """),
  ]
}
