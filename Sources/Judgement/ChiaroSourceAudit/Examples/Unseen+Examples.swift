// SPDX-License-Identifier: MIT

extension FixedColor {
  /// What nobody sees beside colors that adapt, or what is no color at all.
  static let unseen: [SourceExample] = [
    SourceExample(
      "a button whose style has a background, and text over a highlight's mask",
      """
      struct Action: View {
        var body: some View {
          Button(action: go) { Text("Go") }
            .foregroundColor(.black)
            .buttonStyle(ActionStyle(backgroundGradient: gradient))
          Button(action: go) { Text("Stay") }.foregroundColor(.black).buttonStyle(.plain)  // ←
        }
        var highlight: some View {
          build(
            marked: { text($0).foregroundColor(.black) }, rest: { text($0).foregroundColor(.clear) })
        }
      }
      """),
    SourceExample(
      "messages that turn faint once they are read",
      """
      class Row: UIView {
        func show() {
          let color: UIColor = isMessageRead ? .lightGray : .main
          label.textColor = color
          other.textColor = isMessageRead ? .black : .main  // ←
        }
      }
      """),
    SourceExample(
      "a color of one of an app's themes, and code for systems without Dark Mode",
      """
      enum Theme {
        case light, dark, paper
        func textColor() -> UIColor {
          switch self {
          case .light: return .black
          case .dark: return .white
          case .paper: return .black
          }
        }
        func barTextColor(_ hue: String) -> UIColor {
          if hue == "yellow" { return UIColor.black }
          return UIColor.white
        }
      }
      enum Paper {
        func noteTextColor(_ hue: String) -> UIColor {
          if hue == "pale" { return UIColor.black }  // ←
          return UIColor.white
        }
      }
      class Screen: UIViewController {
        @available(iOS, introduced: 2.0, obsoleted: 13.0)
        func oldFailure() { view.backgroundColor = .white }
        @available(iOS, introduced: 2.0, obsoleted: 18.0)
        func failure() { view.backgroundColor = .white }  // ←
      }
      enum Mood {
        case good, bad
        func titleTextColor() -> UIColor {
          switch self {
          case .good: return .green
          case .bad: return .black  // ←
          }
        }
      }
      """),
    SourceExample(
      "text over its own highlight",
      """
      class Found: UIView {
        func mark(_ text: NSMutableAttributedString) {
          text.addAttribute(.backgroundColor, value: UIColor.yellow, range: found)
          text.addAttribute(.foregroundColor, value: UIColor.black, range: found)
          text.addAttribute(.foregroundColor, value: UIColor.black, range: rest)  // ←
        }
      }
      class Pale: UIView {
        func mark() {
          text = [.foregroundColor: UIColor.black, .backgroundColor: UIColor.yellow]
          other = [.foregroundColor: UIColor.black, .backgroundColor: UIColor.clear]  // ←
          cast = [
            NSAttributedString.Key.backgroundColor: UIColor.systemGreen as Any,
            NSAttributedString.Key.foregroundColor: UIColor.black as Any,
          ]
        }
      }
      """),
    SourceExample(
      "a default that every caller overrides",
      """
      extension UIView {
        func write(_ text: String, textColor: UIColor = .black) {}
        func draw(_ text: String, textColor: UIColor = .black) {}  // ←
        func use() {
          write("a", textColor: tintColor)
          write("b", textColor: .label)
          draw("a", textColor: tintColor)
          draw("b")
        }
      }
      extension UILabel {
        func spell(_ text: String, textColor: UIColor = .black) {}  // ←
      }
      """),
    SourceExample(
      "the view of a table view controller, which is the list itself",
      """
      class Settings: UITableViewController {
        override func viewDidLoad() {
          view.backgroundColor = .white
          tableView.backgroundColor = .systemBackground
        }
      }
      class Plain: UITableViewController {
        override func viewDidLoad() {
          view.backgroundColor = .white  // ←
        }
      }
      """),
    SourceExample(
      "values of a theme, a reader's day colors, and a disabled button",
      """
      class Banner: UIView {
        func set() {
          label.themeTextColor = .black
          row = Row(themeTintColor: .black)
        }
      }
      class Reader {
        var menuBackground = UIColor.white
        var nightModeMenuBackground = UIColor(white: 0.1, alpha: 1)
        var dayModeBarBackground = UIColor.white
        var sheetBackground = UIColor.white  // ←
        var titleColorWhite = UIColor.white
        var titleColorBlack = UIColor.black
      }
      struct Form: View {
        var body: some View {
          Button(action: go) { Text("Go").foregroundColor(.gray) }.disabled(true)
          Button(action: go) { Text("Go").foregroundColor(.gray) }.disabled(isBusy)
        }
      }
      """),
    SourceExample(
      "a tree of red and black nodes, and a game",
      """
      enum Hue { case red, black }
      class Tree {
        func insert(_ node: Node) {
          node.color = .black
          node.parent?.color = .red
        }
      }
      class Runner: SKScene {
        func set() { backgroundColor = UIColor(white: 0.97, alpha: 1) }
      }
      """),
    SourceExample(
      "gray text in an app that is always dark",
      """
      struct ContentView: View {
        var body: some View {
          Group { Text("a").foregroundColor(.gray) }.preferredColorScheme(.dark)
        }
      }
      struct Row: View {
        var body: some View { Text("b").foregroundColor(.gray) }
      }
      """),
  ]
}
