// SPDX-License-Identifier: MIT

import ChiaroAppKit
import ChiaroRaster
import ChiaroViewsTestSupport
import Testing

/// The order of windows, and what comes and goes with them.
@MainActor
@Suite("Windows of AppKit in their order")
struct WindowOrderTests {
  private var app: NSApplication { NSApplication.shared }

  private func window(
    _ title: String, _ style: NSWindow.StyleMask = [.titled, .resizable]
  ) -> NSWindow {
    let window = NSWindow(
      contentRect: NSRect(x: 0, y: 0, width: 300, height: 200), styleMask: style,
      backing: .buffered, defer: true)
    window.title = title
    return window
  }
  private var shown: String { app.orderedWindows.map(\.title).joined() }

  @Test("windows are ordered among those of their level, and come back after they were closed")
  func order() {
    _ = NSApplication()
    typealias Step = @MainActor (NSWindow, NSWindow, NSWindow) -> Void
    let samples: [(step: Step, order: String, key: String)] = [
      ({ _, _, _ in }, "cba", "c"),
      ({ a, _, _ in a.makeKeyAndOrderFront(nil) }, "acb", "a"),
      ({ a, _, _ in a.orderFront(nil) }, "acb", "a"), ({ a, _, _ in a.makeKey() }, "acb", "a"),
      ({ _, _, c in c.orderBack(nil) }, "bac", "b"),
      ({ a, b, c in c.order(.below, relativeTo: b.windowNumber) }, "bca", "b"),
      ({ a, b, c in a.order(.above, relativeTo: b.windowNumber) }, "cab", "c"),
      ({ a, _, _ in a.order(.below, relativeTo: 0) }, "cba", "c"),
      ({ _, _, c in c.order(.out, relativeTo: 0) }, "ba", "b"),
      ({ a, _, _ in a.level = .floating }, "acb", "a"),
      (
        { a, b, _ in
          a.level = .floating
          b.orderFront(nil)
        }, "abc", "a"
      ),
      (
        { a, _, c in
          c.close()
          a.orderFront(nil)
          c.makeKeyAndOrderFront(nil)
        }, "cab", "c"
      ),
    ]
    for (index, sample) in samples.enumerated() {
      let (a, b, c) = (window("a"), window("b"), window("c"))
      for window in [a, b, c] { window.makeKeyAndOrderFront(nil) }
      sample.step(a, b, c)
      #expect(shown == sample.order, "sample \(index)")
      #expect(app.keyWindow?.title == sample.key, "sample \(index)")
      #expect([a, b, c].filter(\.isKeyWindow).map(\.title) == [sample.key], "sample \(index)")
      for window in [a, b, c] { window.close() }
    }
  }

  @Test("hidden windows stay hidden when another goes to the back")
  func backOfHidden() {
    _ = NSApplication()
    let (a, b) = (window("a"), window("b"))
    b.orderBack(nil)
    #expect(shown == "b" && a.isHidden)
    for window in [a, b] { window.close() }
  }

  private final class Refusing: NSWindow {
    override var canBecomeKey: Bool { false }
    override var canBecomeMain: Bool { false }
  }
  private final class Watching: NSWindowDelegate {
    var number = 0
    func windowDidBecomeKey(_ notification: Notification) { number += 1 }
  }

  @Test("only what can become key or main does")
  func keys() {
    _ = NSApplication()
    let main = window("main")
    main.orderFront(nil)
    let samples: [(make: @MainActor () -> NSWindow, isKey: Bool, isMain: Bool)] = [
      ({ window("w") }, true, true), ({ window("w", []) }, false, false),
      ({ window("w", .resizable) }, true, true),
      (
        {
          Refusing(
            contentRect: .zero, styleMask: .titled, backing: .buffered, defer: true)
        }, false, false
      ),
      (
        { NSPanel(contentRect: .zero, styleMask: .titled, backing: .buffered, defer: true) }, true,
        false
      ),
    ]
    for (index, sample) in samples.enumerated() {
      let (window, delegate) = (sample.make(), Watching())
      window.delegate = delegate
      window.makeKeyAndOrderFront(nil)
      #expect(app.orderedWindows.first === window)
      #expect((app.keyWindow === window) == sample.isKey, "sample \(index)")
      #expect((app.mainWindow === window) == sample.isMain, "sample \(index)")
      #expect(delegate.number == (sample.isKey ? 1 : 0), "sample \(index)")
      window.close()
    }
    main.close()
  }

  @Test("child windows come, go and move with the window they belong to")
  func children() {
    _ = NSApplication()
    typealias Step = @MainActor (NSWindow, NSWindow) -> Void
    let samples: [(step: Step, order: String, isChild: Bool)] = [
      ({ _, _ in }, "cpo", true), ({ p, _ in p.orderBack(nil) }, "ocp", true),
      ({ p, _ in p.orderOut(nil) }, "o", true),
      (
        { p, _ in
          p.orderOut(nil)
          p.orderFront(nil)
        }, "cpo", true
      ),
      ({ p, _ in p.close() }, "o", true), ({ _, c in c.orderOut(nil) }, "po", false),
      ({ _, c in c.close() }, "po", false),
      ({ p, c in p.removeChildWindow(c) }, "cpo", false),
      ({ p, c in p.addChildWindow(c, ordered: .below) }, "pco", true),
      ({ p, c in c.addChildWindow(p, ordered: .above) }, "cpo", true),
    ]
    for (index, sample) in samples.enumerated() {
      let (other, parent, child) = (window("o"), window("p"), window("c", []))
      for window in [other, parent] { window.orderFront(nil) }
      parent.addChildWindow(child, ordered: .above)
      sample.step(parent, child)
      #expect(shown == sample.order, "sample \(index)")
      #expect((parent.childWindows?.first === child) == sample.isChild, "sample \(index)")
      for window in [other, parent, child] { window.close() }
    }
    let (parent, child) = (window("p"), window("c", []))
    parent.addChildWindow(child, ordered: .above)
    #expect(!child.isVisible)
    child.setFrameOrigin(NSPoint(x: 10, y: 20))
    parent.setFrameOrigin(NSPoint(x: 100, y: 50))
    #expect(child.frame.origin == NSPoint(x: 110, y: 70))
    parent.orderFront(nil)
    #expect(child.isVisible)
    parent.close()
  }

  @Test("an app that is shown again shows the windows that it hid")
  func hiding() {
    _ = NSApplication()
    let (a, b, c, d) = (window("a"), window("b"), window("c"), window("d"))
    for window in [a, b, d] { window.orderFront(nil) }
    a.canHide = false
    app.hide(nil)
    #expect(shown == "a" && app.isHidden && c.isHidden)
    d.orderOut(nil)
    app.unhide(nil)
    #expect(shown == "ba" && !app.isHidden && c.isHidden)
    for window in [a, b, c, d] { window.close() }
  }

  @Test("a window that is shown for the first time has its initial first responder")
  func initialResponder() {
    _ = NSApplication()
    let window = window("a")
    let (first, second) = (NSTextField(string: "a"), NSTextField(string: "b"))
    for field in [first, second] { window.contentView?.addSubview(field) }
    #expect(window.initialFirstResponder == nil)
    window.initialFirstResponder = second
    #expect(second.currentEditor() == nil)
    window.makeKeyAndOrderFront(nil)
    #expect(second.currentEditor() != nil)
    window.makeFirstResponder(first)
    window.orderFront(nil)
    #expect(first.currentEditor() != nil && window.initialFirstResponder === second)
    window.close()
  }

  @Test("the room of the content is that below the bar, whichever it is")
  func bars() {
    _ = NSApplication()
    let styles = NSWindow.ToolbarStyle.allCases
    for style in styles {
      let window = window("a")
      (window.toolbar, window.toolbarStyle) = (NSToolbar(identifier: "t"), style)
      let bar = window.frame.height - window.contentLayoutRect.height
      let content = NSRect(x: 1, y: 2, width: 300, height: 200)
      let frame = window.frameRect(forContentRect: content)
      #expect(frame.height == 200 + bar && window.contentRect(forFrameRect: frame) == content)
      window.contentMinSize = content.size
      #expect(window.minSize.height == 200 + bar && window.contentMinSize == content.size)
      #expect(bar == (style == .expanded || style == .preference ? 80 : 52), "\(style)")
      window.close()
    }
  }

  @Test("a subtitle is drawn with the title, whatever the bar")
  func subtitles() {
    _ = NSApplication()
    for style in [nil, NSWindow.ToolbarStyle.unified, .expanded] {
      let window = window("Tide")
      if let style { (window.toolbar, window.toolbarStyle) = (NSToolbar(identifier: "t"), style) }
      window.subtitle = "High water"
      window.makeKeyAndOrderFront(nil)
      #expect(window.displayList.description.contains("High water"), "\(String(describing: style))")
      window.titleVisibility = .hidden
      #expect(!window.displayList.description.contains("High water"))
      window.close()
    }
  }

  private final class Standing: NSWindowDelegate {
    var told: [String] = []
    private func tell(_ note: Notification, _ what: String) {
      told.append("\((note.object as? NSWindow)?.title ?? "") \(what)")
    }
    func windowDidBecomeKey(_ notification: Notification) { tell(notification, "key") }
    func windowDidResignKey(_ notification: Notification) { tell(notification, "no key") }
    func windowDidBecomeMain(_ notification: Notification) { tell(notification, "main") }
    func windowDidResignMain(_ notification: Notification) { tell(notification, "no main") }
    func windowDidResize(_ notification: Notification) { tell(notification, "size") }
    func windowDidMove(_ notification: Notification) { tell(notification, "place") }
  }

  @Test("windows are told once that they are key, main or no longer, and of their frames")
  func standing() {
    let app = NSApplication()
    let (a, b, delegate) = (window("a"), window("b"), Standing())
    (a.delegate, b.delegate) = (delegate, delegate)
    let exchange = ["a no key", "a no main", "b key", "b main"]
    let back = ["b no key", "b no main", "a key", "a main"]
    let samples: [(step: @MainActor () -> Void, told: [String])] = [
      ({ a.makeKeyAndOrderFront(nil) }, ["a key", "a main"]),
      ({ a.makeKeyAndOrderFront(nil) }, []), ({ b.makeKeyAndOrderFront(nil) }, exchange),
      ({ b.orderBack(nil) }, back), ({ b.makeKeyAndOrderFront(nil) }, exchange),
      ({ b.orderOut(nil) }, back), ({ app.hide(nil) }, ["a no key", "a no main"]),
      ({ b.makeKeyAndOrderFront(nil) }, ["b key", "b main"]),
      ({ app.hide(nil) }, ["b no key", "b no main"]),
      ({ app.activate(ignoringOtherApps: true) }, ["b key", "b main"]),
      ({ a.setContentSize(NSSize(width: 90, height: 90)) }, ["a size"]),
      ({ a.setFrameOrigin(NSPoint(x: 7, y: 9)) }, ["a place"]),
      ({ b.close() }, ["b no key", "b no main", "a key", "a main"]),
    ]
    for (index, sample) in samples.enumerated() {
      delegate.told = []
      sample.step()
      #expect(delegate.told == sample.told, "sample \(index)")
    }
    #expect(!app.isHidden && a.isVisible)
    a.close()
  }

  private final class Counting: NSView {
    var number = 0
    override func draw(_ dirtyRect: NSRect) { number += 1 }
  }

  @Test("a window or view that is displayed draws everything in it; a flag of false nothing")
  func displaying() {
    _ = NSApplication()
    let window = window("a")
    let (outer, inner) = (Counting(frame: window.frame), Counting(frame: window.frame))
    outer.addSubview(inner)
    window.contentView = outer
    window.makeKeyAndOrderFront(nil)
    window.displayIfNeeded()
    let samples: [(step: @MainActor () -> Void, number: Int)] = [
      ({ window.display() }, 1), ({ outer.display() }, 1),
      ({ inner.setNeedsDisplay(inner.bounds, flag: false) }, 0),
      ({ inner.setNeedsDisplay(inner.bounds, flag: true) }, 1),
    ]
    for (index, sample) in samples.enumerated() {
      let before = inner.number
      sample.step()
      window.displayIfNeeded()
      _ = window.displayList
      #expect(inner.number - before == sample.number, "sample \(index)")
    }
    window.close()
  }
}
