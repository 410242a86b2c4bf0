// SPDX-License-Identifier: MIT

import ChiaroUIKit
import Testing

/// A view that notes what it is told of its place.
private final class PlacedView: UIView {
  var notes: [String] = []

  override func willMove(toSuperview newSuperview: UIView?) {
    notes.append("will \(newSuperview == nil ? "leave" : "join")")
  }
  override func didMoveToSuperview() { notes.append("did \(superview == nil ? "leave" : "join")") }
  override func willMove(toWindow newWindow: UIWindow?) {
    notes.append("will window \(newWindow != nil)")
  }
  override func didMoveToWindow() { notes.append("window \(window != nil)") }
  override func didAddSubview(_ subview: UIView) { notes.append("added \(subview.tag)") }
  override func willRemoveSubview(_ subview: UIView) { notes.append("removes \(subview.tag)") }
}

/// Somebody who refuses what is typed.
private final class Refusing: UITextFieldDelegate {
  var notes: [String] = []
  var ends = false

  func textFieldDidBeginEditing(_ textField: UITextField) { notes.append("begin") }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { ends }
  func textFieldDidEndEditing(_ textField: UITextField) { notes.append("end") }
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    notes.append("\(range.location),\(range.length) \(string)")
    return string != "x"
  }
}

@Suite("What UIKit's names do")
@MainActor
struct NamedBehaviorTests {
  private func makeWindow() -> (UIScreen, UIWindow) {
    let screen = UIScreen()
    return (screen, UIWindow(windowScene: UIWindowScene(screen: screen)))
  }

  @Test("a view is told of its superview and window, before and after")
  func places() {
    let (_, window) = makeWindow()
    let (outer, view) = (UIView(), PlacedView())
    outer.addSubview(view)
    #expect(view.notes == ["will join", "did join"])
    view.notes = []
    window.addSubview(outer)
    #expect(view.notes == ["will window true", "window true"])
    view.notes = []
    let child = UIView()
    child.tag = 4
    view.addSubview(child)
    child.removeFromSuperview()
    #expect(view.notes == ["added 4", "removes 4"])
    view.notes = []
    view.removeFromSuperview()
    #expect(view.notes == ["will leave", "will window false", "window false", "did leave"])
  }

  @Test("the order of subviews changes as it is asked to")
  func order() {
    let view = UIView()
    func tags() -> [Int] { view.subviews.map(\.tag) }
    let views = (1...4).map { tag in
      let child = UIView()
      child.tag = tag
      view.addSubview(child)
      return child
    }
    view.bringSubviewToFront(views[0])
    #expect(tags() == [2, 3, 4, 1])
    view.sendSubviewToBack(views[3])
    #expect(tags() == [4, 2, 3, 1])
    view.insertSubview(views[3], aboveSubview: views[2])
    #expect(tags() == [2, 3, 4, 1])
    view.insertSubview(views[0], belowSubview: views[1])
    #expect(tags() == [1, 2, 3, 4])
    view.exchangeSubview(at: 0, withSubviewAt: 2)
    #expect(tags() == [3, 2, 1, 4])
    #expect(view.viewWithTag(2) === views[1] && view.viewWithTag(9) == nil)
    views[0].frame.size = CGSize(width: 10, height: 20)
    views[0].center = CGPoint(x: 50, y: 60)
    #expect(views[0].frame == CGRect(x: 45, y: 50, width: 10, height: 20))
  }

  @Test("weights of fonts have numbers, and metrics scale with the text size")
  func fonts() {
    let weights: [UIFont.Weight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]
    #expect(
      weights.map { UIFont.systemFont(ofSize: 9, weight: $0).weight }
        == Array(stride(from: 100, through: 900, by: 100)))
    #expect(UIFont.systemFont(ofSize: 9, weight: UIFont.Weight(0.31)).weight == 600)
    #expect(UIFont(descriptor: UIFont.label.fontDescriptor, size: 0) == UIFont.label)
    let bold = UIFont.label.fontDescriptor.withSymbolicTraits(.traitBold)
    #expect(bold.map { UIFont(descriptor: $0, size: 12) } == .boldSystemFont(ofSize: 12))
    let italic = UIFont.label.fontDescriptor.withSymbolicTraits(.traitItalic)
    #expect(italic?.symbolicTraits == .traitItalic && italic?.withSize(9).pointSize == 9)
    #expect(UIFont.label.fontDescriptor.withSymbolicTraits(.init(rawValue: 1 << 5)) == nil)
    #expect(UIFont(name: "Helvetica", size: 12)?.fontName == "Helvetica")
    #expect(UIFont(name: "NoSuchFont-Bold", size: 12) == nil)
    let large = UITraitCollection(preferredContentSizeCategory: .extraExtraExtraLarge)
    let metrics = UIFontMetrics(forTextStyle: .body)
    // 17 points of body text become 23.
    #expect(metrics.scaledValue(for: 34, compatibleWith: large) == 46)
    #expect(
      metrics.scaledFont(for: .label, maximumPointSize: 20, compatibleWith: large).pointSize == 20)
  }

  @Test("a text field asks and tells its delegate")
  func editing() {
    let (_, window) = makeWindow()
    let (field, delegate) = (UITextField(frame: window.bounds), Refusing())
    field.delegate = delegate
    window.addSubview(field)
    #expect(field.becomeFirstResponder())
    field.insertText("a")
    field.insertText("x")
    field.deleteBackward()
    #expect(delegate.notes == ["begin", "0,0 a", "1,0 x", "0,1 "])
    #expect(!window.endEditing(false) && field.isFirstResponder)
    #expect(window.endEditing(true) && !field.isFirstResponder)
    #expect(field.becomeFirstResponder())
    delegate.ends = true
    #expect(window.endEditing(false) && delegate.notes.last == "end")
  }

  @Test(
    "a cell places its labels by its style",
    arguments: [
      (UITableViewCell.CellStyle.default, 16.0, nil as Double?), (.value1, 16, 278.5),
      (.value2, 16, 119), (.subtitle, 16, 16),
    ])
  func cells(_ style: UITableViewCell.CellStyle, _ first: Double, _ second: Double?) {
    let cell = UITableViewCell(style: style, reuseIdentifier: nil)
    cell.semanticContentAttribute = .forceLeftToRight
    cell.textLabel?.text = "abc"
    cell.detailTextLabel?.text = "abc"
    cell.layoutIfNeeded()
    let lefts = [cell.textLabel, cell.detailTextLabel].map { $0.map { Double($0.frame.minX) } }
    #expect(lefts == [first, second])
    #expect(cell.textLabel === cell.textLabel)
  }

  @Test("what is said to assistive software is a tree that can be printed")
  func accessibility() {
    let (view, label, button) = (UIView(), UILabel(), UIButton(type: .system))
    view.addSubview(label)
    view.addSubview(button)
    label.isAccessibilityElement = true
    label.accessibilityLabel = "Name"
    button.accessibilityLabel = "Save"
    button.accessibilityHint = "Keeps it"
    view.accessibilityIdentifier = "form"
    #expect(
      view.accessibilityTree().map(\.description) == [
        "View #form\n  Label “Name”\n  Button “Save” (Keeps it)"
      ])
    button.isHidden = true
    label.accessibilityElementsHidden = true
    #expect(view.accessibilityTree().map(\.children) == [[]])
  }

  @Test("paths are made of the lines and curves that they are asked for")
  func paths() {
    let oval = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 10, height: 10))
    let circle = UIBezierPath(
      arcCenter: CGPoint(x: 5, y: 5), radius: 5, startAngle: 0, endAngle: 2 * .pi, clockwise: true)
    #expect(oval.cgPath.elements.count == 6 && circle.cgPath.elements.count == 5)
    #expect(abs(circle.currentPoint.x - 10) < 1e-9 && abs(circle.currentPoint.y - 5) < 1e-9)
    let half = UIBezierPath(
      arcCenter: .zero, radius: 1, startAngle: 0, endAngle: .pi, clockwise: false)
    #expect(abs(half.currentPoint.x + 1) < 1e-9)
    let corner = UIBezierPath(
      roundedRect: CGRect(x: 0, y: 0, width: 9, height: 9), byRoundingCorners: .topLeft,
      cornerRadii: CGSize(width: 3, height: 3))
    let curves = corner.cgPath.elements.filter { if case .cubic = $0 { true } else { false } }
    #expect(curves.count == 1)
  }

  @Test("transforms are made and joined as Core Graphics does")
  func transforms() {
    let turned = CGAffineTransform(rotationAngle: .pi / 2).translatedBy(x: 2, y: 0)
    let point = CGPoint(x: 1, y: 0).applying(turned)
    #expect(abs(point.x) < 1e-6 && abs(point.y - 3) < 1e-6)
    let back = point.applying(turned.inverted())
    #expect(abs(back.x - 1) < 1e-6 && CGAffineTransform.identity.isIdentity)
  }

  @Test("an app that starts tells its delegate and knows its windows")
  func application() {
    final class Delegate: UIApplicationDelegate {
      var window: UIWindow?
      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        window = UIWindow(windowScene: UIWindowScene(screen: application.screens[0]))
        window?.makeKeyAndVisible()
        return true
      }
    }
    let (application, delegate) = (UIApplication(), Delegate())
    let former = Application.main
    defer { Application.main = former }
    application.add(UIScreen())
    #expect(application.applicationState == .background)
    #expect(application.launch(delegate) && application.delegate === delegate)
    #expect(application.keyWindow === delegate.window && application.connectedScenes.count == 1)
  }

  @Test("a controller's layout guides end where the safe area begins")
  func layoutGuides() {
    let screen = UIScreen(bounds: CGRect(x: 0, y: 0, width: 100, height: 200))
    screen.activate()
    let window = UIWindow(windowScene: UIWindowScene(screen: screen))
    let controller = UIViewController()
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 0)
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(box)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: controller.topLayoutGuide.bottomAnchor),
      box.bottomAnchor.constraint(equalTo: controller.bottomLayoutGuide.topAnchor),
    ])
    screen.update()
    #expect(controller.topLayoutGuide.length == 20 && controller.bottomLayoutGuide.length == 10)
    #expect(box.frame.minY == 20 && box.frame.maxY == 190)
  }
}
