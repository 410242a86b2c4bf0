// SPDX-License-Identifier: MIT

extension FixedColor {
  /// Colors that what stands beside them keeps readable.
  static let company = [
    SourceExample(
      "each color comes with its own background, is a line or shape, or is nearly transparent",
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
      "a background under text that adapts, and text without its own background",
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
      """
      the button `rejectRequestButton` has a background picture, so its black title is legible; \
      for the other button no picture is known
      """,
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
      "the same type draws a white background under the text",
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
      """
      a white card under text that adapts, and a light view; a shape in a closure is less likely, \
      and not marked
      """,
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
      """
      each color comes with its own text or background, is nearly transparent, or is passed to \
      another view
      """,
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
