// SPDX-License-Identifier: MIT

import ChiaroUIKit
import Testing

/// A control that is told of what it overrides.
private final class Aligned: UIControl {
  var changes = 0
  override var contentHorizontalAlignment: UIControl.ContentHorizontalAlignment {
    didSet { changes += 1 }
  }
}

/// Somebody whom timers and fields tell.
@MainActor
private final class Told {
  var count = 0
  func tell(_ sender: Any) { count += 1 }
}

/// What files of others use of UIKit beside its views.
@MainActor
@Suite("What ported files use")
struct PortedBehaviorTests {
  private let stage = InputStage()

  @Test(
    "return leaves a field only if somebody asked for the event of leaving",
    arguments: [false, true])
  func returning(_ isAsked: Bool) {
    let field = UITextField(frame: CGRect(x: 10, y: 10, width: 200, height: 34))
    let told = Told()
    if isAsked {
      field.addTarget(
        told, action: Selector(Told.tell(_:), "tell(_:)"), for: .editingDidEndOnExit)
    }
    stage.root.addSubview(field)
    field.becomeFirstResponder()
    _ = stage.window.handle(KeyEvent(.down, .return))
    #expect(field.isEditing == !isAsked)
    #expect(told.count == (isAsked ? 1 : 0))
  }

  @Test("any control has an alignment of its content, which can be overridden")
  func alignment() {
    let control = Aligned(frame: .zero)
    #expect(control.contentHorizontalAlignment == .center)
    control.contentHorizontalAlignment = .leading
    #expect(control.changes == 1)
    let own = UIControl.State(rawValue: 1 << 16)
    #expect(UIControl.State.application.contains(own))
    #expect(!UIControl.State.reserved.contains(own))
  }

  @Test("an animation keeps values of an app's own, its mode and what it turns by")
  func animation() {
    let animation = CAKeyframeAnimation(keyPath: "position")
    #expect(animation.calculationMode == .linear && animation.rotationMode == nil)
    animation.calculationMode = .cubicPaced
    animation.rotationMode = .rotateAuto
    animation.setValue("ring", forKey: "part")
    #expect(animation.value(forKey: "part") as? String == "ring")
    animation.setValue(nil, forKey: "part")
    #expect(animation.value(forKey: "part") == nil)
    #expect(animation.calculationMode.rawValue == "cubicPaced")
  }

  @Test("a reversed path runs backward, the last part first, and closed parts stay closed")
  func reversing() {
    let path = UIBezierPath()
    path.lineWidth = 3
    path.move(to: CGPoint(x: 0, y: 0))
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addCurve(
      to: CGPoint(x: 20, y: 10), controlPoint1: CGPoint(x: 14, y: 0),
      controlPoint2: CGPoint(x: 20, y: 4))
    path.close()
    path.move(to: CGPoint(x: 50, y: 50))
    path.addQuadCurve(to: CGPoint(x: 70, y: 50), controlPoint: CGPoint(x: 60, y: 40))
    let expected = UIBezierPath()
    expected.move(to: CGPoint(x: 70, y: 50))
    expected.addQuadCurve(to: CGPoint(x: 50, y: 50), controlPoint: CGPoint(x: 60, y: 40))
    expected.move(to: CGPoint(x: 20, y: 10))
    expected.addCurve(
      to: CGPoint(x: 10, y: 0), controlPoint1: CGPoint(x: 20, y: 4),
      controlPoint2: CGPoint(x: 14, y: 0))
    expected.addLine(to: CGPoint(x: 0, y: 0))
    expected.close()
    #expect(path.reversing().cgPath == expected.cgPath)
    #expect(path.reversing().reversing().cgPath == path.cgPath)
    #expect(path.reversing().lineWidth == 3)
    #expect(UIBezierPath().reversing().isEmpty)
  }

  @Test("a timer calls a method at its date")
  func timer() throws {
    let told = Told()
    let timer = Timer(
      fireAt: Date(timeIntervalSinceNow: 3600), interval: 60, target: told,
      selector: Selector(Told.tell(_:), "tell(_:)"), userInfo: nil, repeats: true)
    #expect(timer.timeInterval == 60 && timer.fireDate.timeIntervalSinceNow > 3000)
    timer.fire()
    #expect(told.count == 1 && timer.isValid)
    timer.invalidate()
  }

  @Test("windows tell when they are shown and hidden, and not that they are made")
  func windows() {
    var told: [String] = []
    let observers = [
      (UIWindow.didBecomeVisibleNotification, "shown"),
      (UIWindow.didBecomeHiddenNotification, "hidden"),
    ].map { name, word in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
        let isMarked = note.object is Marked
        MainActor.assumeIsolated { if isMarked { told.append(word) } }
      }
    }
    let window = Marked(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(told.isEmpty)
    window.makeKeyAndVisible()
    window.isHidden = true
    window.isHidden = false
    #expect(told == ["shown", "hidden", "shown"])
    observers.forEach(NotificationCenter.default.removeObserver)
  }
  private final class Marked: UIWindow {}

  @Test("the insertion point of a text view stands behind the letters before it")
  func caret() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    stage.root.addSubview(view)
    func rect(_ offset: Int) -> CGRect { view.caretRect(for: TextPosition(offset)) }
    let empty = rect(0)
    view.text = "ab\nc\n"
    #expect(rect(0).origin == empty.origin)
    #expect(rect(0).minX < rect(1).minX && rect(1).minX < rect(2).minX)
    #expect(rect(2).minY == rect(0).minY)
    #expect(rect(3).minX == rect(0).minX && rect(3).minY > rect(2).minY)
    #expect(rect(4).minY == rect(3).minY && rect(4).minX > rect(3).minX)
    #expect(rect(5).minX == rect(0).minX && rect(5).minY > rect(4).minY)
    #expect(rect(99) == rect(5) && rect(0).height > 0)
    #expect(view.markedTextRange == nil)
  }

  @Test("segments move their contents by their places, else as any does")
  func segments() {
    let control = UISegmentedControl(items: ["a", "b", "c"])
    stage.root.addSubview(control)
    let before = stage.window.displayList
    control.setContentPositionAdjustment(
      UIOffset(horizontal: 0, vertical: -3), forSegmentType: .any, barMetrics: .default)
    control.setContentPositionAdjustment(
      UIOffset(horizontal: 5, vertical: 0), forSegmentType: .left, barMetrics: .default)
    #expect(
      control.contentPositionAdjustment(forSegmentType: .any, barMetrics: .default)
        == UIOffset(horizontal: 0, vertical: -3))
    #expect(
      control.contentPositionAdjustment(forSegmentType: .right, barMetrics: .default) == .zero)
    let after = stage.window.displayList
    #expect(after != before)
    for place in [UISegmentedControl.SegmentPlace.any, .left] {
      control.setContentPositionAdjustment(.zero, forSegmentType: place, barMetrics: .default)
    }
    #expect(stage.window.displayList == before)
  }
}
