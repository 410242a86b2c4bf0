// SPDX-License-Identifier: MIT

import ChiaroAppKit
import ChiaroViewsTestSupport
import Testing

/// Which object gets an event, and what that does.
@MainActor
@Suite("Events of AppKit")
struct EventTests {
  /// Notes what it is told, and passes on what it does not take.
  private class Probe: NSView {
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
  /// Replaces its tracking area where AppKit says to.
  private final class Replacing: Probe {
    override func updateTrackingAreas() {
      super.updateTrackingAreas()
      for area in trackingAreas { removeTrackingArea(area) }
      track()
    }
    func track() {
      addTrackingArea(
        NSTrackingArea(rect: bounds, options: [.mouseEnteredAndExited], owner: self))
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

  @Test("an area that is replaced or added under the pointer first tells that it leaves")
  func replacedAreas() {
    typealias Sample = (act: @MainActor (Replacing, @MainActor () -> Void) -> Void, told: [String])
    let samples: [Sample] = [
      ({ _, _ in }, ["in ", "out"]),
      (
        {
          $0.frame.size.width = 80
          $1()
        }, ["in ", "out"]
      ),
      ({ view, _ in for area in view.trackingAreas { view.removeTrackingArea(area) } }, ["in "]),
      (
        { view, _ in
          view.trackingAreas.first.map(view.removeTrackingArea)
          view.track()
        }, ["in ", "out"]
      ),
    ]
    for (index, sample) in samples.enumerated() {
      let (test, view) = (TestApplication(), Replacing())
      view.frame = NSRect(x: 0, y: 0, width: 60, height: 50)
      test.content.addSubview(view)
      test.app.updateWindows()
      #expect(view.trackingAreas.map(\.rect) == [view.bounds])
      let hand = Hand(test.window)
      hand.hover(10, 10)
      sample.act(view, test.app.updateWindows)
      for x in [20, 200] as [CGFloat] { hand.hover(x, 10) }
      #expect(view.told == sample.told, "sample \(index)")
      // What was added while the pointer is elsewhere tells that it comes.
      if view.trackingAreas.isEmpty { view.track() }
      hand.hover(20, 10)
      #expect(view.told == sample.told + ["in "], "sample \(index)")
    }
  }

  @Test("a monitor hears each key and press once, before anybody gets it")
  func monitors() {
    let places: [@MainActor (TestApplication) -> Void] = [
      { _ in }, { $0.window.contentViewController = NSViewController() },
      { test in
        let controller = NSViewController()
        test.window.contentViewController = controller
        let view = Keyed()
        controller.view.addSubview(view)
        #expect(view.becomeFirstResponder())
      },
    ]
    for (index, place) in places.enumerated() {
      for isTaken in [false, true] {
        let test = TestApplication()
        let owner = Owner(window: test.window)
        place(test)
        test.app.updateWindows()
        var heard: [NSEvent.EventType] = []
        let monitor = NSEvent.addLocalMonitorForEvents(matching: [.keyDown, .leftMouseDown]) {
          heard.append($0.type)
          return isTaken ? nil : $0
        }
        #expect(test.window.handle(KeyEvent(.down, .character("k"))))
        Hand(test.window).tap(10, 10)
        monitor.map(NSEvent.removeMonitor)
        #expect(heard == [.keyDown, .leftMouseDown], "place \(index)")
        #expect(owner.told == (isTaken ? [] : ["k", "down"]), "place \(index)")
      }
    }
  }

  @Test("what a controller does with the wheel does not scroll as well")
  func wheel() {
    let samples: [(NSViewController, CGFloat)] = [(Controller(), 0), (NSViewController(), 30)]
    for (controller, place) in samples {
      let test = TestApplication()
      controller.view = FlippedView(frame: NSRect(x: 0, y: 0, width: 100, height: 400))
      let scroll = NSScrollView(frame: NSRect(x: 0, y: 0, width: 100, height: 100))
      scroll.documentView = controller.view
      test.content.addSubview(scroll)
      test.app.updateWindows()
      Hand(test.window).scroll(10, 10, by: CGSize(width: 0, height: -30))
      #expect(scroll.contentView.bounds.minY == place)
    }
  }

  @Test("events that are made are like those that come")
  func made() throws {
    let test = TestApplication()
    let window = test.window
    let number = window.windowNumber
    let kinds: [(NSEvent.EventType, Int, Int)] = [
      (.leftMouseDown, 0, 1), (.leftMouseDown, 0, 2), (.rightMouseUp, 1, 1), (.mouseMoved, 0, 0),
    ]
    for (type, button, clicks) in kinds {
      let event = try #require(
        NSEvent.mouseEvent(
          with: type, location: NSPoint(x: 3, y: 4), modifierFlags: .shift, timestamp: 1,
          windowNumber: number, context: nil, eventNumber: 0, clickCount: clicks, pressure: 1))
      #expect(event.type == type && event.buttonNumber == button && event.clickCount == clicks)
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
    #expect(test.app.currentEvent == nil, "they do not come")
    Hand(window).press(3, 4)
    #expect(test.app.currentEvent?.clickCount == 1, "nor are they counted")
    window.close()
  }
}
