// SPDX-License-Identifier: MIT

import ChiaroUIKit
import Testing

/// What libraries of layout do with constraints and views: of their own classes and protocols.
@MainActor
@Suite("Libraries of layout")
struct LayoutLibraryTests {
  /// A constraint with a text and a value of its own, as libraries make them.
  private final class NotedConstraint: NSLayoutConstraint {
    var note = "none"
    override var description: String { "noted \(super.description)" }
  }

  @Test("a class of constraints relates what is known as objects only; no item, no attribute")
  func constraints() {
    let stage = InputStage()
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    stage.root.addSubview(view)
    let (item, other): (AnyObject, AnyObject?) = (view, stage.root)
    let made = [
      NotedConstraint(
        item: item, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .width,
        multiplier: 1, constant: 30),
      NotedConstraint(
        item: item, attribute: .height, relatedBy: .equal, toItem: other, attribute: .height,
        multiplier: 0.5, constant: 1),
    ]
    NSLayoutConstraint.activate(made)
    stage.window.layoutIfNeeded()
    #expect(view.frame.size == CGSize(width: 30, height: 301))
    #expect(made[0].secondAttribute == .notAnAttribute && made[0].secondItem == nil)
    #expect(made[0].description.hasPrefix("noted ") && "\(made[0])" == made[0].description)
    #expect(made[0].note == "none")
    let nothing = NSLayoutConstraint()
    #expect(nothing.firstItem == nil && !nothing.isActive)
  }

  @Test("a view keeps its own neighbors where a protocol of the app has members of their names")
  func neighbors() {
    let stage = InputStage()
    let view: any Placed = stage.root
    #expect(view.superview === stage.window && view.window == "a window" && view.subviews == 0)
  }

  /// Notes how large the view is.
  private final class Sized: UIViewController {
    var sizes: [CGSize] = []
    override func viewDidLoad() { sizes.append(view.frame.size) }
    override func viewWillAppear(_ animated: Bool) { sizes.append(view.frame.size) }
  }

  @Test("a controller's view is as large as the screen when it is loaded, and when it will appear")
  func sizes() {
    let stage = InputStage()
    let controller = Sized()
    controller.loadViewIfNeeded()
    #expect(controller.sizes == [UIScreen.main.bounds.size])
    stage.window.frame = CGRect(x: 0, y: 0, width: 300, height: 200)
    stage.window.rootViewController = controller
    #expect(controller.sizes.last == CGSize(width: 300, height: 200))
  }
}

/// An item of the app's that may be a view.
@MainActor
private protocol Placed {}

extension UIView: Placed {}

extension Placed {
  fileprivate var superview: UIView? { (self as? UIView)?.superview }
  fileprivate var window: String { (self as? UIView)?.window == nil ? "none" : "a window" }
  fileprivate var subviews: Int { (self as? UIView)?.subviews.count ?? -1 }
}
