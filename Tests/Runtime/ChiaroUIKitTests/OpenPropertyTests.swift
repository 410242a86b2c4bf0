// SPDX-License-Identifier: MIT

import ChiaroUIKit
import Testing

// Properties that apps override, as UIKit lets them.

private final class NotedView: UIView {
  var notes: [String] = []

  override var frame: CGRect { didSet { notes.append("frame") } }
  override var bounds: CGRect { didSet { notes.append("bounds") } }
  override var backgroundColor: UIColor? { didSet { notes.append("backgroundColor") } }
  override var alpha: CGFloat { didSet { notes.append("alpha") } }
  override var isHidden: Bool { didSet { notes.append("isHidden") } }
  override var clipsToBounds: Bool { didSet { notes.append("clipsToBounds") } }
  override var isUserInteractionEnabled: Bool { didSet { notes.append("interaction") } }
  override var accessibilityLabel: String? {
    get { "own" }
    set { notes.append("label \(newValue ?? "nil")") }
  }
}

private final class NotedButton: UIButton {
  var notes: [String] = []

  override var isHighlighted: Bool { didSet { notes.append("isHighlighted") } }
  override var isEnabled: Bool { didSet { notes.append("isEnabled") } }
  override var isSelected: Bool { didSet { notes.append("isSelected") } }
}

private final class NotedLabel: UILabel {
  var notes: [String] = []

  override var text: String? { didSet { notes.append("text") } }
  // As UIKit has it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  override var font: UIFont! { didSet { notes.append("font") } }
  override var numberOfLines: Int { didSet { notes.append("numberOfLines") } }
}

private final class FixedLabel: UILabel {
  override var text: String? {
    get { "fixed" }
    set {}
  }
}

private final class NotedController: UIViewController {
  var notes: [String] = []

  init() { super.init(nibName: nil, bundle: nil) }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override var title: String? { didSet { notes.append("title") } }
}

private final class Coded: UIView {
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(frame: .zero) }
}

@Suite("Properties that apps override")
@MainActor
struct OpenPropertyTests {
  @Test("overrides of a view's properties are told of each change")
  func view() {
    let view = NotedView()
    view.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    view.bounds = CGRect(x: 0, y: 0, width: 5, height: 6)
    view.backgroundColor = .red
    view.alpha = 0.5
    view.isHidden = true
    view.clipsToBounds = true
    view.isUserInteractionEnabled = false
    view.accessibilityLabel = "a"
    #expect(
      view.notes == [
        // Other bounds are another frame.
        "frame", "frame", "bounds", "backgroundColor", "alpha", "isHidden", "clipsToBounds",
        "interaction", "label a",
      ])
    #expect(view.frame.size == CGSize(width: 5, height: 6) && view.accessibilityLabel == "own")
  }

  @Test("a frame that constraints give reaches an override")
  func layout() {
    let (outer, view) = (UIView(frame: CGRect(x: 0, y: 0, width: 90, height: 80)), NotedView())
    view.translatesAutoresizingMaskIntoConstraints = false
    outer.addSubview(view)
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: outer.leftAnchor, constant: 10),
      view.topAnchor.constraint(equalTo: outer.topAnchor),
      view.widthAnchor.constraint(equalToConstant: 20),
      view.heightAnchor.constraint(equalToConstant: 30),
    ])
    outer.layoutIfNeeded()
    #expect(view.notes == ["frame"])
    #expect(view.frame == CGRect(x: 10, y: 0, width: 20, height: 30))
  }

  @Test("overrides of a control's, a label's and a controller's properties are told of each change")
  func others() {
    let button = NotedButton()
    button.isHighlighted = true
    button.isEnabled = false
    button.isSelected = true
    #expect(button.notes == ["isHighlighted", "isEnabled", "isSelected"])
    #expect(button.state == [.highlighted, .disabled, .selected])
    let label = NotedLabel()
    label.text = "a"
    label.font = .boldSystemFont(ofSize: 9)
    label.numberOfLines = 2
    #expect(label.notes == ["text", "font", "numberOfLines"])
    #expect(FixedLabel().text == "fixed")
    let controller = NotedController()
    controller.title = "a"
    #expect(controller.notes == ["title"])
  }

  @Test("initializers of archives and nibs are those that UIKit's classes have")
  func initializers() {
    #expect(Coded().frame == .zero && Coded(coder: NSCoder())?.frame == .zero)
    #expect(UIView(coder: NSCoder()) != nil)
    #expect(NotedController().nibName == nil)
    #expect(UIViewController(nibName: "a", bundle: nil).nibName == "a")
    #expect(UITableViewCell().reuseIdentifier == nil)
    #expect(UITableViewCell(style: .value1, reuseIdentifier: "a").reuseIdentifier == "a")
  }
}
