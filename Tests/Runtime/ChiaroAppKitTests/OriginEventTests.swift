// SPDX-License-Identifier: MIT

import ChiaroAppKit
import ChiaroViewsTestSupport
import Testing

/// Where events are, and what opens at a place, in views that are flipped or not.
@MainActor
@Suite("Events from below and from above")
struct OriginEventTests {
  private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> NSRect {
    NSRect(x: x, y: y, width: width, height: height)
  }

  /// Notes where events are, in the window and in its own coordinates.
  private final class Probe: GroundView {
    var places: [NSPoint] = []
    override func mouseDown(with event: NSEvent) {
      places += [event.locationInWindow, convert(event.locationInWindow, from: nil)]
    }
    override func mouseUp(with event: NSEvent) {}
    override func scrollWheel(with event: NSEvent) { mouseDown(with: event) }
    override func mouseEntered(with event: NSEvent) { places.append(NSPoint(x: -1, y: -1)) }
  }

  @Test("events are counted from the lower left corner of the window", arguments: [false, true])
  func events(flips: Bool) {
    let test = TestApplication(content: GroundView(flips: false))
    let probe = Probe(rect(10, 20, 30, 40), flips: flips)
    test.content.addSubview(probe)
    test.app.updateWindows()
    let hand = Hand(test.window)
    hand.tap(12, 243)
    #expect(probe.places == [NSPoint(x: 12, y: 57), NSPoint(x: 2, y: flips ? 3 : 37)])
    test.window.handle(
      ScrollEvent(at: CGPoint(x: 12, y: 243), delta: CGSize(width: 0, height: 5)))
    #expect(probe.places.suffix(2) == probe.places.prefix(2) && probe.places.count == 4)
    hand.tap(12, 30)
    #expect(probe.places.count == 4, "a press above the view is not its own")
    let made = NSEvent.mouseEvent(
      with: .leftMouseDown, location: NSPoint(x: 12, y: 57), modifierFlags: [], timestamp: 0,
      windowNumber: test.window.windowNumber, context: nil, eventNumber: 0, clickCount: 1,
      pressure: 1)
    made.map(probe.mouseDown)
    #expect(probe.places.suffix(2) == probe.places.prefix(2))
  }

  @Test("a tracking area is in its view's coordinates", arguments: [false, true])
  func tracking(flips: Bool) {
    let test = TestApplication(content: GroundView(flips: true))
    let probe = Probe(rect(0, 0, 40, 40), flips: flips)
    probe.addTrackingArea(
      NSTrackingArea(rect: rect(0, 0, 40, 10), options: .mouseEnteredAndExited, owner: probe))
    test.content.addSubview(probe)
    test.app.updateWindows()
    let hand = Hand(test.window)
    hand.hover(5, flips ? 35 : 5)
    #expect(probe.places.isEmpty)
    hand.hover(5, flips ? 5 : 35)
    #expect(probe.places.count == 1)
  }

  /// Notes where it is dragged.
  private final class Panned: NSView {
    var places: [NSPoint] = []
    var inWindow: [NSPoint] = []
    func pan(_ recognizer: NSPanGestureRecognizer) {
      places = [recognizer.location(in: self), recognizer.translation(in: self)]
      inWindow = [recognizer.location(in: nil), recognizer.translation(in: nil)]
      recognizer.setTranslation(NSPoint(x: 3, y: 4), in: nil)
      inWindow.append(recognizer.translation(in: nil))
      recognizer.setTranslation(places[1], in: self)
    }
  }

  @Test("a gesture is where it is in the coordinates of the view that asks")
  func gestures() {
    let test = TestApplication(content: GroundView(flips: false))
    let view = Panned(frame: rect(10, 20, 100, 100))
    test.content.addSubview(view)
    view.addGestureRecognizer(
      NSPanGestureRecognizer(target: view, action: Selector(Panned.pan(_:), "pan(_:)")))
    test.app.updateWindows()
    let hand = Hand(test.window)
    hand.press(20, 270)
    hand.move(20, 230)
    hand.move(20, 220)
    #expect(view.places == [NSPoint(x: 10, y: 60), NSPoint(x: 0, y: 50)])
    #expect(
      view.inWindow == [NSPoint(x: 20, y: 80), NSPoint(x: 0, y: 50), NSPoint(x: 3, y: 4)])
  }

  @Test("a popover stands at an edge of its rectangle, where y grows upwards or downwards")
  func popovers() {
    for flips in [false, true] {
      let test = TestApplication(content: GroundView(flips: flips))
      let popover = NSPopover()
      popover.contentSize = NSSize(width: 10, height: 20)
      let places = [NSRectEdge.minX, .maxX, .minY, .maxY].map { edge -> NSPoint? in
        popover.show(
          relativeTo: rect(100, flips ? 160 : 100, 40, 40), of: test.content, preferredEdge: edge)
        return popover.window?.convertPoint(toScreen: .zero)
      }
      let (above, below) = (NSPoint(x: 115, y: 140), NSPoint(x: 115, y: 80))
      #expect(
        places == [
          NSPoint(x: 90, y: 110), NSPoint(x: 140, y: 110), flips ? above : below,
          flips ? below : above,
        ])
      popover.close()
    }
  }

  @Test("a menu opens below a point of a view")
  func menus() throws {
    let test = TestApplication(content: GroundView(flips: false))
    let menu = NSMenu(title: "")
    menu.addItem(withTitle: "a", action: nil, keyEquivalent: "")
    test.app.updateWindows()
    menu.popUp(positioning: nil, at: NSPoint(x: 30, y: 200), in: test.content)
    test.app.updateWindows()
    let panel = try #require(test.window.innerViews.last)
    let plate = try #require(panel.innerViews.first)
    #expect(plate.frame.origin == NSPoint(x: 30, y: 100))
    menu.cancelTracking()
  }

  /// Drags from where it is pressed, and takes what is dropped.
  private final class Dragged: NSView, NSDraggingSource {
    var places: [NSPoint] = []
    override func mouseDown(with event: NSEvent) {}
    override func mouseDragged(with event: NSEvent) {
      let item = NSDraggingItem(pasteboardWriter: "a" as NSString)
      item.setDraggingFrame(NSRect(x: 1, y: 2, width: 3, height: 4), contents: NSImage(size: .zero))
      places.append(
        beginDraggingSession(with: [item], event: event, source: self).draggingLocation)
    }
    func draggingSession(
      _ session: NSDraggingSession, sourceOperationMaskFor context: NSDraggingContext
    ) -> NSDragOperation { .copy }
    override func draggingEntered(_ sender: any NSDraggingInfo) -> NSDragOperation {
      places.append(sender.draggingLocation)
      return .copy
    }
  }

  @Test("a drag is counted from the lower left corner of the window, and so is its picture")
  func drags() throws {
    let test = TestApplication(content: GroundView(flips: false))
    let view = Dragged(frame: rect(10, 20, 100, 100))
    view.registerForDraggedTypes([.string])
    test.content.addSubview(view)
    test.app.updateWindows()
    let hand = Hand(test.window)
    hand.press(20, 270)
    hand.move(25, 260)
    hand.move(30, 250)
    #expect(view.places == [NSPoint(x: 25, y: 40), NSPoint(x: 30, y: 50)])
    let picture = try #require(test.window.innerViews.last as? NSView)
    #expect(picture.frame == rect(16, 32, 3, 4))
    hand.release(30, 250)
  }
}
