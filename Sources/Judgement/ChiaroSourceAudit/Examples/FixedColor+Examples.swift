// SPDX-License-Identifier: MIT

extension FixedColor {
  /// Colors that nobody takes for text or ground of the system's.
  static let drawn = [
    SourceExample(
      "icons drawn by code, menu bar items, dots and disabled controls",
      """
      struct TypingIconView: View {
        var body: some View { Text("a").foregroundStyle(Color.black) }
      }
      class StatusItemView: NSView {
        func set() { speedLabel.textColor = NSColor.black }
      }
      class A: UIViewController {
        private let inactiveColor = UIColor.darkGray
        func set() {
          pages.pageIndicatorTintColor = UIColor.lightGray
          spinner.color = .lightGray
          if isReadonly { prefixLabel.textColor = UIColor.lightGray }
          titleLabel.textColor = inactiveColor
        }
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
          view.backgroundColor = .white
        }
      }
      """)
  ]

  static let examples: [SourceExample] =
    text + beside + grounds + constants + swiftUI + company + silent + drawn + objectiveC
    + evidence
    + unseen + standIns

  private static let text = [
    SourceExample(
      "dark text on the system's background",
      """
      class Cell: UITableViewCell {
        func update() {
          titleLabel.textColor = .black  // ←
          detailTextLabel?.textColor = row.isDisabled ? .gray : .black
          note.textColor = UIColor(white: 0.2, alpha: 1)  // ←
          name.textColor = UIColor(hexString: "2f3944")  // ←
          date.textColor = UIColor(red: 40/255, green: 40/255, blue: 40/255, alpha: 1)  // ←
          button.setTitleColor(UIColor.darkText, for: .normal)  // ←
          other.textColor = #colorLiteral(red: 0, green: 0, blue: 0, alpha: 1)  // ←
          hsb.textColor = UIColor(hue: 0, saturation: 0, brightness: 0.1, alpha: 1)  // ←
          hex.textColor = UIColor(hex: 0x222222)  // ←
        }
      }
      class Legend: UIViewController {
        func update() { legend.textColor = NSUIColor.black }  // ←
      }
      class ConfigurationController: UIViewController {
        func update() {
          subtitle.textColor = hasValue ? UIColor(named: "accent") : .black  // ←
          cell.imageView?.image = icon.image(ofSize: size, color: .black)  // ←
        }
      }
      """),
    SourceExample(
      "styles with several colors, and themes with one color",
      """
      struct HeaderStyle {
        var backgroundColor = UIColor(white: 247/255, alpha: 1)  // ←
        var edge = UIColor.clear
        var mark = UIColor.red
      }
      struct RulerStyle {
        var backgroundColor = UIColor.white  // ←
        var lineTint = UIColor.red
        var hourMark = UIColor.blue
      }
      struct Paper: Theme { let backgroundColor = UIColor.white }
      struct Ink: Theme { let backgroundColor = UIColor.black }
      """),
    SourceExample(
      "attributes of text",
      """
      let attributes: [NSAttributedString.Key: Any] = [
        .font: font,
        NSAttributedString.Key.foregroundColor: NSColor.black,  // ←
      ]
      func mark(_ text: NSMutableAttributedString) {
        text.addAttribute(.foregroundColor, value: NSColor.darkGray, range: range)  // ←
      }
      """),
  ]

  private static let beside = [
    SourceExample(
      "text in a light field, glyphs drawn into a picture, and marks",
      """
      class Names: UIViewController {
        func ask() {
          alert.addTextField { field in
            field.textColor = .black
            field.keyboardAppearance = .light
          }
        }
        func show() { field.textColor = .black }  // ←
      }
      extension NSImage {
        static func glyph() -> [NSAttributedString.Key: Any] {
          return [.foregroundColor: NSColor.black]
        }
      }
      class Bar: UIView {
        private static let defaultTrackColor = UIColor.white
        func set() { markerView.backgroundColor = Bar.defaultTrackColor }
      }
      """),
    SourceExample(
      "text with its background, the focus, or a blur of one style",
      """
      struct Menu: View {
        var body: some View {
          Text("a").foregroundStyle(isFocused ? .black : .white)
          Text("b").glass(tint: .white, foregroundColor: .black)
          Text(parts.backgroundColor(.find).foregroundColor(.black))
        }
      }
      class Hud: UIViewController {
        func set() {
          blur = UIVisualEffectView(effect: UIBlurEffect(style: .light))
          titleLabel.textColor = .black
          add(pair(foregroundColor: .black, backgroundColor: .systemYellow))
          add(pair(labelColor: UIColor.lightGray, backgroundColor: lightBrand))
        }
      }
      """),
  ]

  private static let grounds = [
    SourceExample(
      "light backgrounds and dark tints",
      """
      class Screen: UIViewController {
        override func viewDidLoad() {
          view.backgroundColor = .white  // ←
          tableView?.backgroundColor = UIColor(red: 0.95, green: 0.95, blue: 0.97, alpha: 1)  // ←
          UINavigationBar.appearance().barTintColor = UIColor.white  // ←
        }
      }
      class Bar: UIView {
        func set() { button.tintColor = .black }  // ←
      }
      """),
    SourceExample(
      "drawn content",
      """
      class Battery: NSView {
        override func draw(_ rect: NSRect) {
          NSColor.black.set()  // ←
        }
      }
      """),
  ]

  private static let constants = [
    SourceExample(
      "a constant is reported once, at its declaration",
      """
      extension UIColor {
        static let incoming = UIColor(red: 0.9, green: 0.9, blue: 0.92, alpha: 1)  // ←
      }
      class A: UIView { func set() { backgroundColor = .incoming } }
      class B: UIView { func set() { backgroundColor = UIColor.incoming } }
      """),
    SourceExample(
      "a computed color, a default argument, and a choice by case",
      """
      struct Label {
        var labelColor: Color {
          switch kind {
          case .title: return .black  // ←
          case .custom(let color): return color
          }
        }
        init(textColor: UIColor = .black) {}  // ←
      }
      """),
  ]

  private static let swiftUI = [
    SourceExample(
      "SwiftUI",
      """
      struct Card: View {
        var body: some View {
          VStack {
            Text("a").foregroundColor(.black)  // ←
            Text("b").foregroundStyle(Color(red: 0.1, green: 0.1, blue: 0.1))  // ←
            List { Text("c").listRowBackground(Color.white) }  // ←
          }
        }
      }
      """)
  ]

  private static let silent = [
    SourceExample(
      "dynamic colors of all kinds",
      """
      let a = UIColor { traits in traits.userInterfaceStyle == .dark ? .white : .black }
      let textColor = UIColor(light: .black, dark: .white)
      let labelColor = UIColor.themeColor(lightHex: "222222", darkHex: "eeeeee")
      let backgroundColor = NSColor(name: nil, dynamicProvider: { _ in NSColor.white })
      struct DarkTheme { let textColor = UIColor.black }
      class A: UIView {
        func set() {
          label.textColor = isDark ? .white : .black
          if #available(iOS 13, *) {
            backgroundColor = .systemBackground
          } else {
            backgroundColor = .white
          }
        }
        var borderTextColor: UIColor {
          if #available(iOS 13, *) { return .label }
          return .black
        }
      }
      """),
    SourceExample(
      "a fixed color on a fixed background",
      """
      class Badge: UIView {
        func set() {
          label.backgroundColor = .red
          label.textColor = .white
          key.backgroundColor = UIColor(red: 1, green: 0.8, blue: 0, alpha: 1)
          key.textColor = .black
        }
      }
      struct Pill: View {
        var body: some View {
          Text("a").foregroundColor(.black).background(Color(red: 1, green: 0.8, blue: 0))
          Button("b") {}.foregroundColor(.white)
        }
      }
      """),
    SourceExample(
      "colors that the screen does not show",
      """
      class A: UIView {
        func set() {
          layer.shadowColor = UIColor.black.cgColor
          overlay.backgroundColor = UIColor.black.withAlphaComponent(0.4)
          backgroundColor = .clear
          bar.barStyle = .black
          let black = pixel == .black
          let isWhite = color == UIColor.white
          photoView.backgroundColor = .black
          let icon = renderer.image { _ in
            draw(color: .black)
            UIColor.black.setFill()
          }.withRenderingMode(.alwaysTemplate)
          // label.textColor = .black
          let text = "label.textColor = .black"
        }
      }
      struct B_Previews: PreviewProvider {
        static var previews: some View { Text("a").foregroundColor(.black) }
      }
      #Preview { Text("a").foregroundColor(.black) }
      """),
    SourceExample(
      "suppressed findings",
      """
      class A: UIView {
        func set() {
          // chiaro:disable:next fixed-color paper is white
          backgroundColor = .white
          label.textColor = .black  // chiaro:disable:this fixed-color ink is black
        }
      }
      """),
  ]
}
