// SPDX-License-Identifier: MIT

import ChiaroUIKit
import Testing

/// Somebody whose methods are called.
private final class Listener: UIView {
  var notes: [String] = []

  func none() { notes.append("none") }
  func one(_ sender: UIControl) { notes.append("one \(sender.tag)") }
  func any(_ sender: Any?) { notes.append("any") }
  func two(_ sender: UIControl, event: UIEvent?) { notes.append("two \(event == nil)") }
  func sure(_ sender: UIControl, event: UIEvent) {
    guard case .pointer(let pointer) = event else { return notes.append("sure") }
    notes.append("sure \(pointer.location.x)")
  }
  func posted(_ notification: Notification) { notes.append(notification.name.rawValue) }
  func ticked(_ timer: Timer) { notes.append("ticked") }
  func tapped(_ item: UIBarButtonItem) { notes.append(item.title ?? "nil") }
  func answers() -> Bool {
    notes.append("answers")
    return true
  }
}

@Suite("Targets and selectors")
@MainActor
struct TargetTests {
  private static let name = Notification.Name("TargetTests")

  @Test(
    "a control calls methods with nothing, itself, or itself and the event",
    arguments: [
      (Selector(Listener.none, "none"), "none"), (Selector(Listener.one(_:), "one(_:)"), "one 7"),
      (Selector(Listener.any(_:), "any(_:)"), "any"),
      (Selector(Listener.two(_:event:), "two(_:event:)"), "two true"),
      (Selector(Listener.sure(_:event:), "sure(_:event:)"), "sure 0.0"),
      (Selector(Listener.answers, "answers"), "answers"),
    ])
  func controls(_ selector: Selector, _ note: String) {
    let (button, listener) = (UIButton(type: .system), Listener())
    button.tag = 7
    button.addTarget(listener, action: selector, for: .touchUpInside)
    button.addTarget(listener, action: selector, for: .valueChanged)
    button.sendActions(for: .touchUpInside)
    button.sendActions(for: .touchDown)
    #expect(listener.notes == [note])
    #expect(button.allTargets.count == 1 && button.allTargets.first === listener)
    button.removeTarget(listener, action: selector, for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(listener.notes == [note])
    button.sendActions(for: .valueChanged)
    #expect(listener.notes == [note, note])
    button.removeTarget(nil, action: nil, for: .allEvents)
    button.sendActions(for: .valueChanged)
    #expect(listener.notes == [note, note] && button.allTargets.isEmpty)
  }

  @Test("a method that takes the event gets the one that the window handles")
  func events() {
    let (stage, button, listener) = (InputStage(), UIButton(type: .system), Listener())
    button.frame = CGRect(x: 10, y: 20, width: 100, height: 40)
    stage.root.addSubview(button)
    for target in [listener, nil] {
      button.addTarget(
        target, action: Selector(Listener.two(_:event:), "two(_:event:)"), for: .touchUpInside)
    }
    button.addTarget(
      listener, action: Selector(Listener.sure(_:event:), "sure(_:event:)"), for: .touchUpInside)
    stage.press(button)
    #expect(listener.notes == ["two false", "sure 60.0"])
    #expect(
      stage.window.handle(KeyEvent(.down, .tab)) && stage.window.handle(KeyEvent(.down, .return)))
    #expect(listener.notes.suffix(2) == ["two false", "sure"])
  }

  @Test("without a target, the first responder that has the method is called")
  func responders() {
    let (outer, button) = (Listener(), UIButton(type: .system))
    let between = UIView()
    outer.addSubview(between)
    between.addSubview(button)
    button.addTarget(nil, action: Selector(Listener.none, "none"), for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(outer.notes == ["none"])
    button.removeFromSuperview()
    button.sendActions(for: .touchUpInside)
    #expect(outer.notes == ["none"])
  }

  @Test("a target is not kept alive")
  func lifetime() {
    let button = UIButton(type: .system)
    var listener: Listener? = Listener()
    weak let seen = listener
    button.addTarget(listener, action: Selector(Listener.none, "none"), for: .touchUpInside)
    listener = nil
    #expect(seen == nil)
    button.sendActions(for: .touchUpInside)
    #expect(button.allTargets.isEmpty)
  }

  @Test("selectors are equal by name, and one of a name alone calls nothing")
  func equality() {
    #expect(Selector(Listener.none, "none") == Selector("none"))
    #expect(Selector(Listener.none, "none") != Selector(Listener.one(_:), "one(_:)"))
    #expect(NSStringFromSelector(Selector(Listener.none, "none")) == "none")
    #expect(!Selector("none").perform(on: Listener(), sender: nil))
    #expect(!Selector(Listener.none, "none").perform(on: UIView(), sender: nil))
  }

  @Test("notifications reach methods until the observer is removed or gone")
  func notifications() {
    let center = NotificationCenter()
    var listener: Listener? = Listener()
    let selector = Selector(Listener.posted(_:), "posted(_:)")
    center.addObserver(listener!, selector: selector, name: Self.name, object: nil)
    center.post(name: Self.name, object: nil)
    center.post(name: Notification.Name("another"), object: nil)
    #expect(listener?.notes == ["TargetTests"])
    center.removeObserver(listener!, name: Notification.Name("another"), object: nil)
    center.post(name: Self.name, object: nil)
    #expect(listener?.notes.count == 2)
    center.removeObserver(listener!)
    center.post(name: Self.name, object: nil)
    #expect(listener?.notes.count == 2)
    center.addObserver(listener!, selector: selector, name: nil, object: nil)
    listener = nil
    center.post(name: Self.name, object: nil)
  }

  @Test("a timer and an item of a bar call methods")
  func others() {
    let listener = Listener()
    let timer = Timer(
      timeInterval: 60, target: listener, selector: Selector(Listener.ticked(_:), "ticked(_:)"),
      userInfo: nil, repeats: false)
    timer.fire()
    let item = UIBarButtonItem(
      barButtonSystemItem: .done, target: listener,
      action: Selector(Listener.tapped(_:), "tapped(_:)"))
    item.primaryAction?.perform(sender: nil)
    #expect(listener.notes == ["ticked", "Done"] && item.isProminent)
  }
}
