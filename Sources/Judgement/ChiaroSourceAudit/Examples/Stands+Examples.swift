// SPDX-License-Identifier: MIT

extension FixedColor {
  /// Colors that stand in for something else: the system's, a picture, a value that people choose.
  static let standIns: [SourceExample] = [
    SourceExample(
      "a constant that replaces a system color is not marked, but a color with another name is",
      """
      extension UIColor {
        static var systemBackground: UIColor { .white }
        static var cardBackground: UIColor { .white }  // ←
      }
      """),
    SourceExample(
      "not marked: first values of properties that other code sets, and a text of line breaks",
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
      """
      not marked: a picture of one color for a pressed button, and a function that draws an icon
      """,
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
      """
      not marked: a property that only sounds like a bar's, and a color that is passed to a view \
      of the app
      """,
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
      "not marked: colors that people choose, the default of a theme, and a preview",
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
      "light gray is reported in the cell of a list, but not on an unknown background",
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
      """
      not marked: the background of a round symbol, a color that erases, and a color of a heat map
      """,
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
