// SPDX-License-Identifier: MIT

import ChiaroAppKit
import Foundation
import Testing

/// Windows: their order, their size and what they ask and tell, as it is documented.
@MainActor
@Suite("Windows as documented")
struct DocumentedWindowTests {
  private let apps = TestApplications()
  private var app: NSApplication { apps.app }

  private final class Told: NSWindowDelegate {
    var told: [String] = []
    var mayClose = true
    func windowShouldClose(_ sender: NSWindow) -> Bool {
      told.append("should close")
      return mayClose
    }
    func windowWillClose(_ notification: Notification) { told.append("will close") }
    func windowDidBecomeKey(_ notification: Notification) { told.append("key") }
    func windowDidResignKey(_ notification: Notification) { told.append("not key") }
    func windowDidBecomeMain(_ notification: Notification) { told.append("main") }
    func windowDidResignMain(_ notification: Notification) { told.append("not main") }
    func windowDidResize(_ notification: Notification) { told.append("resize") }
    func windowDidMove(_ notification: Notification) { told.append("move") }
  }
  /// A responder that is asked whether it comes and goes.
  private final class Asked: NSView {
    var comes = true
    var goes = true
    override var acceptsFirstResponder: Bool { true }
    override func becomeFirstResponder() -> Bool { comes && super.becomeFirstResponder() }
    override func resignFirstResponder() -> Bool { goes && super.resignFirstResponder() }
  }

  private func window(_ style: NSWindow.StyleMask = [.titled, .closable, .resizable]) -> NSWindow {
    apps.begin()
    return NSWindow(
      contentRect: NSRect(x: 20, y: 30, width: 200, height: 100), styleMask: style,
      backing: .buffered, defer: false)
  }

  @Test("a new window has the documented values")
  func defaults() {
    let window = window()
    same("visible", window.isVisible, false)
    same("title", window.subtitle, "")
    same("level", window.level, .normal)
    same("alpha", window.alphaValue, 1)
    same("released", window.isReleasedWhenClosed, true)
    same("movable", window.isMovable, true)
    same("opaque", window.isOpaque, true)
    same("shadow", window.hasShadow, true)
    same("edited", window.isDocumentEdited, false)
    same("miniaturized", window.isMiniaturized, false)
    same("title's visibility", window.titleVisibility, .visible)
    same("transparent bar", window.titlebarAppearsTransparent, false)
    same("mouse moved", window.acceptsMouseMovedEvents, false)
    same("moved by ground", window.isMovableByWindowBackground, false)
    same("hides", window.hidesOnDeactivate, false)
    same("ignores mouse", window.ignoresMouseEvents, false)
    same("content", window.contentView?.frame, NSRect(x: 0, y: 0, width: 200, height: 100))
    same("sheets", window.sheets.count, 0)
    same("sheet", window.attachedSheet == nil, true)
    same("children", window.childWindows == nil, true)
    same("toolbar", window.toolbar == nil, true)
    same("controller", window.contentViewController == nil, true)
    same("ground", window.backgroundColor, .windowBackgroundColor)
    same("appearance", window.appearance, nil)
    same("panel", NSPanel().hidesOnDeactivate, true)
  }

  @Test("a window without title bar and edges becomes neither key nor main, a panel not main")
  func kinds() {
    let samples: [(NSWindow, key: Bool, main: Bool)] = [
      (window([.titled]), true, true), (window([.resizable]), true, true),
      (window([]), false, false), (window([.closable]), false, false),
    ]
    for (index, sample) in samples.enumerated() {
      same("key of \(index)", sample.0.canBecomeKey, sample.key)
      same("main of \(index)", sample.0.canBecomeMain, sample.main)
    }
    same("panel", NSPanel().canBecomeMain, false)
  }

  @Test("windows that come and go tell their delegates, each once")
  func order() {
    let (first, second) = (window(), window())
    let (one, two) = (Told(), Told())
    (first.delegate, second.delegate) = (one, two)
    first.makeKeyAndOrderFront(nil)
    same("shown", first.isVisible && first.isKeyWindow && first.isMainWindow, true)
    same("told", Set(one.told), ["key", "main"])
    second.makeKeyAndOrderFront(nil)
    same("former", Set(one.told.suffix(2)), ["not key", "not main"])
    same("key", app.keyWindow === second, true)
    same("in front", app.orderedWindows.first === second, true)
    second.orderOut(nil)
    same("out", second.isVisible || second.isKeyWindow, false)
    same("told of out", Set(two.told.suffix(2)), ["not key", "not main"])
    same("next", app.keyWindow === first, true)
    same("still there", app.windows.contains { $0 === second }, true)
  }

  @Test("close() asks nobody; performClose(_:) asks the delegate, if there is a close button")
  func closing() {
    let told = Told()
    let window = window()
    window.delegate = told
    window.makeKeyAndOrderFront(nil)
    told.told = []
    told.mayClose = false
    window.performClose(nil)
    same("refused", told.told, ["should close"])
    same("stays", window.isVisible, true)
    window.close()
    same("closed", told.told.filter { $0.contains("close") }, ["should close", "will close"])
    same("gone", window.isVisible, false)
    let fixed = self.window([.titled])
    fixed.delegate = told
    fixed.makeKeyAndOrderFront(nil)
    told.told = []
    told.mayClose = true
    fixed.performClose(nil)
    same("no button", told.told, [])
    same("no button, stays", fixed.isVisible, true)
  }

  @Test("a window that is not released when it is closed can be shown again")
  func again() {
    let window = window()
    window.isReleasedWhenClosed = false
    window.makeKeyAndOrderFront(nil)
    window.close()
    window.makeKeyAndOrderFront(nil)
    same("shown", window.isVisible, true)
    same("among windows", app.windows.contains { $0 === window }, true)
    same("key", window.isKeyWindow, true)
  }

  @Test("another frame is told; the title bar is part of the frame and not of the content")
  func frames() {
    let told = Told()
    let window = window()
    window.delegate = told
    window.makeKeyAndOrderFront(nil)
    told.told = []
    window.setFrameOrigin(NSPoint(x: 5, y: 6))
    same("moved", told.told, ["move"])
    window.setContentSize(NSSize(width: 300, height: 200))
    same("resized", told.told.contains("resize"), true)
    same("content", window.contentView?.frame.size, NSSize(width: 300, height: 200))
    same("content's rectangle", window.contentRect(forFrameRect: window.frame).size.height, 200)
    let frame = NSRect(x: 1, y: 2, width: 100, height: 90)
    let content = window.contentRect(forFrameRect: frame)
    same("there and back", window.frameRect(forContentRect: content), frame)
    same("the bar is above", content.origin, frame.origin)
    window.setFrameTopLeftPoint(NSPoint(x: 50, y: 400))
    same("top left", NSPoint(x: window.frame.minX, y: window.frame.maxY), NSPoint(x: 50, y: 400))
    let point = NSPoint(x: 3, y: 4)
    let back = window.convertPoint(fromScreen: window.convertPoint(toScreen: point))
    same("from the screen", back, point)
    window.minSize = NSSize(width: 250, height: 250)
    window.setContentSize(NSSize(width: 10, height: 10))
    same("least", window.frame.size, NSSize(width: 250, height: 250))
  }

  @Test("the first responder is the window where no other is; who does not resign stays")
  func responders() {
    let window = window()
    let (one, two) = (Asked(), Asked())
    for view in [one, two] { window.contentView?.addSubview(view) }
    window.makeKeyAndOrderFront(nil)
    same("at first", window.firstResponder === window, true)
    same("one", window.makeFirstResponder(one), true)
    same("is one", window.firstResponder === one, true)
    one.goes = false
    same("two", window.makeFirstResponder(two), false)
    same("none", window.makeFirstResponder(nil), false)
    same("stays one", window.firstResponder === one, true)
    one.goes = true
    two.comes = false
    same("refused", window.makeFirstResponder(two), true)
    same("refused: the window", window.firstResponder === window, true)
    window.makeFirstResponder(one)
    same("nil", window.makeFirstResponder(nil), true)
    same("nil: the window", window.firstResponder === window, true)
    window.makeFirstResponder(one)
    one.removeFromSuperview()
    same("removed", window.firstResponder === window, true)
  }

  @Test("the initial first responder is that when the window is shown first")
  func initialResponder() {
    let window = window()
    let view = Asked()
    window.contentView?.addSubview(view)
    window.initialFirstResponder = view
    window.makeKeyAndOrderFront(nil)
    same("first", window.firstResponder === view, true)
  }

  @Test("sheets belong to their window until they end with a code")
  func sheets() {
    let (window, sheet) = (window(), window())
    window.makeKeyAndOrderFront(nil)
    var code: NSApplication.ModalResponse?
    window.beginSheet(sheet) { code = $0 }
    same("attached", window.attachedSheet === sheet, true)
    same("sheets", window.sheets.count, 1)
    same("parent", sheet.sheetParent === window, true)
    same("key", app.keyWindow === sheet, true)
    same("main", app.mainWindow === window, true)
    window.endSheet(sheet, returnCode: .cancel)
    same("code", code, .cancel)
    same("gone", window.attachedSheet == nil && sheet.sheetParent == nil, true)
    same("hidden", sheet.isVisible, false)
    window.beginSheet(sheet) { code = $0 }
    window.endSheet(sheet)
    same("usual code", code, .stop)
  }

  @Test("child windows go with their window")
  func children() {
    let (window, child) = (window(), window())
    window.makeKeyAndOrderFront(nil)
    window.addChildWindow(child, ordered: .above)
    same("there", window.childWindows?.first === child, true)
    same("shown", child.isVisible, true)
    window.orderOut(nil)
    same("out", child.isVisible, false)
    window.makeKeyAndOrderFront(nil)
    same("back", child.isVisible, true)
    window.removeChildWindow(child)
    same("no more", window.childWindows == nil, true)
    window.orderOut(nil)
    same("stays", child.isVisible, true)
  }
}
