// SPDX-License-Identifier: MIT

extension FixedColor {
  /// Colors that what stands beside them keeps readable.
  static let company = [
    SourceExample(
      "text and background in one expression",
      """
      struct A: View {
        var body: some View {
          Stripes(background: Color.yellow, foreground: Color.black)
          Text("a").foregroundStyle(Color(UIColor(hex: "334046"))).background(Color.white)
          Divider().background(Color.white)
          Image(systemName: "minus.circle").background(Color.white).clipShape(Circle())
          Circle().foregroundStyle(.gray).opacity(0.2)
        }
      }
      """),
    SourceExample(
      "only a background, and only text",
      """
      struct A: View {
        var body: some View {
          Text("a").foregroundStyle(.primary).background(Color.white)  // ←
          Stripes(background: Color.clear, foreground: Color.black)  // ←
          Text("b").foregroundStyle(.gray)  // ←
        }
      }
      """),
    SourceExample(
      "a button with a picture as background, and text on it",
      """
      class A: UIView {
        func make() {
          rejectRequestButton.setTitleColor(.black, for: .normal)
          rejectRequestButton.setBackgroundImage(picture, for: .normal)
          rejectRequestActivityIndicatorView.color = .black
        }
      }
      class B: UIViewController {
        func show() {
          cell.rejectRequestButton.tintColor = .black
          cell.otherRequestButton.tintColor = .black  // ←
        }
      }
      """),
    SourceExample(
      "a picture with its own background",
      """
      class ErrorPicture {
        func text() -> NSAttributedString {
          NSAttributedString(string: words, attributes: [.foregroundColor: UIColor.black])
        }
        func save() {
          UIColor.white.setFill()
          text().draw(with: rect, options: [], context: nil)
        }
      }
      """),
    SourceExample(
      "cards under text that adapts, and views set up in a closure",
      """
      struct A: View {
        var body: some View {
          Text("a").background(RoundedRectangle(cornerRadius: 8).fill(Color.white))  // ←
          Text("b").background { Capsule().foregroundColor(.white) }
        }
      }
      class B: UIView {
        lazy var hairline: UIView = {
          let view = UIView()
          view.backgroundColor = UIColor(white: 0.85, alpha: 1)  // ←
          return view
        }()
      }
      """),
    SourceExample(
      "cards with their own text, overlays, and colors passed to another view with its background",
      """
      struct A: View {
        var body: some View {
          Text("a").foregroundColor(.black)
            .background(RoundedRectangle(cornerRadius: 8).fill(Color.white))
          Text("b").foregroundColor(tone).background(Capsule().fill(.white))
          Circle().foregroundColor(.white.opacity(0.12))
          Badge(tier: .plus, foregroundColor: .black)
          Stripes(background: .white, foreground: .inkBlack)
        }
      }
      struct Badge: View { var body: some View { Text("c") } }
      class B: UIView {
        let deleteRequestButton: UIButton = {
          let button = UIButton()
          button.setBackgroundImage(plate, for: .normal)
          return button
        }()
        func update() {
          self.deleteRequestButton.tintColor = .black
          deleteRequestButton.setTitleColor(.black, for: .normal)
        }
      }
      """),
  ]
}
