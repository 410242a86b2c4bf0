// SPDX-License-Identifier: MIT

import ChiaroSource

extension FixedColor {
  /// What the code shows is likelier than what it suggests.
  static let evidence: [SourceExample] = [
    SourceExample(
      "a fixed color beside a background or text that adapts",
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
      "text whose background is unknown, or whose color other code chooses",
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
      "a player screen, which may have one style on purpose",
      """
      class PlayerScreen: UIViewController {
        override func viewDidLoad() { view.backgroundColor = .white }  // ←
      }
      """, severity: .hint),
    SourceExample(
      "views behind pictures, parts of controls, and colors used by name",
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
      "a color that is set once",
      """
      class A: UIView {
        init() {
          layer.borderWidth = 1
          layer.backgroundColor = UIColor.systemBackground.cgColor  // ←
        }
      }
      """, severity: .note),
    SourceExample(
      "a line, where few people notice a wrong color",
      """
      class A: UIView {
        init() {
          layer.borderWidth = 1
          layer.borderColor = UIColor.separator.cgColor  // ←
        }
      }
      """, severity: .hint),
    SourceExample(
      "a border whose width is set elsewhere",
      """
      class A: UIView {
        init() { layer.borderColor = UIColor.separator.cgColor }  // ←
      }
      """, severity: .hint),
    SourceExample(
      "a color that the next use of the cell sets again",
      """
      class A: UITableViewCell {
        func configure() { box.layer.borderColor = UIColor.separator.cgColor }  // ←
      }
      """, severity: .hint),
    SourceExample(
      "a color that is hardly visible",
      """
      class B: UIView {
        init() { layer.backgroundColor = UIColor.quaternarySystemFill.cgColor }  // ←
      }
      """, severity: .hint),
    SourceExample(
      "code that runs again when the traits or the appearance change",
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
