// SPDX-License-Identifier: MIT

extension FixedColor {
  /// Colors that stand in for something else: the system's, a picture, a value that people choose.
  static let standIns: [SourceExample] = [
    SourceExample(
      "system colors by name on a platform that lacks them",
      """
      extension UIColor {
        static var systemBackground: UIColor { .white }
        static var cardBackground: UIColor { .white }  // ←
      }
      """),
    SourceExample(
      "the first value of a property that other code sets, and a blank text",
      """
      class MenuItemView: UIView {
        var titleColor = UIColor.black
        var inkColor = UIColor.black
        func show() {
          titleLabel.textColor = titleColor
          numberLabel.textColor = inkColor
          gap.attributedText = NSAttributedString(
            string: "\\n\\n", attributes: [.foregroundColor: UIColor.black])
          field.attributedText = NSAttributedString(
            string: "Name", attributes: [.foregroundColor: UIColor.black])  // ←
        }
      }
      class Menu: UIView {
        func set() {
          item.titleColor = theme.ink
          item.inkColor = theme.ink
        }
      }
      """),
    SourceExample(
      "a picture of one color, and functions that make pictures",
      """
      class A: UIViewController {
        func set() {
          button.setBackgroundImage(UIImage(color: UIColor.darkGray), for: .highlighted)
        }
        func generateDummyIcon() {
          let textColor = UIColor.black
          draw(textColor)
        }
        func makeImageView() {
          let textColor = UIColor.black  // ←
          draw(textColor)
        }
      }
      """),
    SourceExample(
      "a slider's filled part, a navigation bar, and a custom view",
      """
      class Info: UIStackView {
        init(text: String, color: UIColor) {}
      }
      class A: UIViewController {
        func set() {
          volume.barTintColor = .white
          navigationBar.barTintColor = .white  // ←
          info = Info(text: "a", color: .black)
        }
      }
      """),
    SourceExample(
      "colors that people choose, and a preview",
      """
      enum Ink {
        case white, black
        var color: Color { self == .white ? .white : .black }
      }
      class CustomThemeController: UIViewController {
        var fontColor = UIColor.black
      }
      class ColorPickerController: UIViewController {
        func set() { slider.textColor = .black }
      }
      class PreviewBubble: UIView {
        func set() { bubble.backgroundColor = .white }
      }
      class Bubbles: UIView {
        func set() { card.backgroundColor = .white }  // ←
      }
      """),
    SourceExample(
      "a light gray on an unknown background, and one in a list's cell",
      """
      class A: UIView {
        func set() {
          label.textColor = .lightGray
          mark.tintColor = .lightGray
        }
      }
      class B: UITableViewCell {
        func set() { label.textColor = .lightGray }  // ←
      }
      """),
    SourceExample(
      "the background of a round symbol, an eraser, and a heat map",
      """
      struct Mark: View {
        var body: some View {
          VStack {
            Text("1").frame(width: 50, height: 50).background(.white).clipShape(Circle())
            Text("a").frame(width: 50, height: 50).background(.white)  // ←
          }
        }
      }
      class Halo: NSView {
        func hollow(_ path: NSBezierPath, in context: CGContext) {
          context.setBlendMode(.clear)
          NSColor.black.setFill()
          path.fill()
        }
      }
      struct SpendHeatmap {
        static var missing: Color { Color(red: 0.84, green: 0.86, blue: 0.9) }
      }
      """),
  ]
}
