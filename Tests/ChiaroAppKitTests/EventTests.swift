// SPDX-License-Identifier: MIT

import ChiaroAppKit
import ChiaroViewsTestSupport
import Testing

/// Which object gets an event, and what that does.
@MainActor
@Suite("Events of AppKit")
struct EventTests {
  /// Notes what it is told, and passes on what it does not take.
  private final class Probe: NSView {
    var told: [String] = []
    var takes = true
    override func rightMouseDown(with event: NSEvent) {
      told.append("right")
      if !takes { super.rightMouseDown(with: event) }
    }
    override func rightMouseUp(with event: NSEvent) { told.append("right up") }
    override func mouseEntered(with event: NSEvent) {
      told.append("in \(event.trackingArea?.userInfo?["name"] ?? "")")
    }
    override func mouseExited(with event: NSEvent) { told.append("out") }
    override func mouseMoved(with event: NSEvent) {
      told.append("at \(Int(event.locationInWindow.x))")
    }
  }
  private final class Keyed: NSView { override var acceptsFirstResponder: Bool { true } }
  private final class Controller: NSViewController {
    var told: [String] = []
    override func mouseDown(with event: NSEvent) { told.append("down \(event.clickCount)") }
    override func rightMouseDown(with event: NSEvent) { told.append("right") }
    override func keyDown(with event: NSEvent) { told.append(event.characters ?? "") }
    override func scrollWheel(with event: NSEvent) { told.append("wheel") }
  }
  private final class Owner: NSWindowController {
    var told: [String] = []
    override func mouseDown(with event: NSEvent) { told.append("down") }
    override func keyDown(with event: NSEvent) {
      if event.characters == "k" { told.append("k") } else { super.keyDown(with: event) }
    }
    override func cancelOperation(_ sender: Any?) { told.append("cancel") }
  }

  private func right(_ phase: PointerEvent.Phase, _ x: CGFloat, in test: TestApplication) {
    test.window.handle(PointerEvent(phase, at: CGPoint(x: x, y: 10), button: .secondary))
  }

  @Test("what no view takes comes to the controller of its view")
  func controllers() {
    let test = TestApplication()
    let controller = Controller()
    controller.view = NSView(frame: NSRect(x: 0, y: 0, width: 100, height: 100))
    let inner = Keyed(frame: NSRect(x: 0, y: 0, width: 50, height: 50))
    controller.view.addSubview(inner)
    test.window.contentViewController = controller
    test.app.updateWindows()
    let hand = Hand(test.window)
    hand.tap(10, 10)
    right(.down, 10, in: test)
    test.window.handle(
      ScrollEvent(at: CGPoint(x: 10, y: 10), delta: CGSize(width: 0, height: 5)))
    #expect(test.window.makeFirstResponder(inner))
    test.window.handle(KeyEvent(.down, .character("x")))
    #expect(controller.told == ["down 1", "right", "wheel", "x"])
  }

  @Test("what no controller of a view takes comes to that of the window; Escape cancels")
  func windowControllers() {
    let test = TestApplication()
    let owner = Owner(window: test.window)
    Hand(test.window).tap(10, 10)
    for key in [KeyEvent.Key.character("k"), .character("j"), .escape] {
      test.window.handle(KeyEvent(.down, key))
    }
    #expect(owner.told == ["down", "k", "cancel"])
  }

  @Test("the secondary button goes to the view, and up to who has a menu")
  func secondary() {
    for takes in [true, false] {
      let test = TestApplication()
      let probe = Probe(frame: NSRect(x: 0, y: 0, width: 50, height: 50))
      probe.takes = takes
      test.content.addSubview(probe)
      test.content.menu = NSMenu(title: "")
      test.content.menu?.addItem(withTitle: "a", action: nil, keyEquivalent: "")
      test.app.updateWindows()
      let before = test.window.subviews.count
      right(.down, 10, in: test)
      right(.up, 10, in: test)
      #expect(probe.told == ["right", "right up"])
      #expect(test.window.subviews.count == before + (takes ? 0 : 1), "the menu is open")
    }
  }

  @Test("tracking areas tell of their own rectangle, and of movements where they are asked to")
  func tracking() {
    let rect = NSRect(x: 20, y: 0, width: 20, height: 50)
    let samples: [(options: NSTrackingArea.Options, told: [String])] = [
      ([.mouseEnteredAndExited], ["in a", "out"]),
      ([.mouseEnteredAndExited, .inVisibleRect], ["in a", "out"]),
      ([.mouseMoved], ["at 25", "at 30"]),
      ([.mouseMoved, .mouseEnteredAndExited], ["in a", "at 25", "at 30", "out"]),
      ([.cursorUpdate], []),
    ]
    for (index, sample) in samples.enumerated() {
      let test = TestApplication()
      let probe = Probe(frame: NSRect(x: 0, y: 0, width: 60, height: 50))
      probe.addTrackingArea(
        NSTrackingArea(rect: rect, options: sample.options, owner: probe, userInfo: ["name": "a"]))
      test.content.addSubview(probe)
      test.app.updateWindows()
      let hand = Hand(test.window)
      for x in [5, 25, 30, 50, 90] as [CGFloat] { hand.hover(x, 10) }
      #expect(probe.told == sample.told, "sample \(index)")
    }
  }

  @Test("events that are made are like those that come")
  func made() throws {
    let window = TestApplication().window
    let number = window.windowNumber
    let kinds: [(NSEvent.EventType, Int)] = [
      (.leftMouseDown, 0), (.rightMouseUp, 1), (.mouseMoved, 0),
    ]
    for (type, button) in kinds {
      let event = try #require(
        NSEvent.mouseEvent(
          with: type, location: NSPoint(x: 3, y: 4), modifierFlags: .shift, timestamp: 1,
          windowNumber: number, context: nil, eventNumber: 0, clickCount: 1, pressure: 1))
      #expect(event.type == type && event.buttonNumber == button)
      #expect(event.locationInWindow.y == 4 && event.modifierFlags == .shift)
      #expect(event.windowNumber == number && event.window === window)
    }
    let keys: [(String, NSEvent.SpecialKey?)] = [
      ("\u{F700}", .upArrow), ("\r", .carriageReturn), ("x", nil), (" ", nil),
    ]
    for (text, key) in keys {
      let event = NSEvent.keyEvent(
        with: .keyDown, location: .zero, modifierFlags: [], timestamp: 0, windowNumber: 0,
        context: nil, characters: text, charactersIgnoringModifiers: text,
        isARepeat: key == nil, keyCode: 0)
      #expect(event?.characters == text && event?.specialKey == key)
      #expect(event?.isARepeat == (key == nil))
    }
    window.close()
  }
}
