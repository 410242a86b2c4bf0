// SPDX-License-Identifier: MIT

import ChiaroViews
public import Foundation

// What windows are told when another one becomes key or main, and of their size and place.
extension NSWindow {
  /// The name of the notification posted after a window became key; its object is the window.
  public static let didBecomeKeyNotification = Notification.Name("NSWindowDidBecomeKeyNotification")
  /// The name of the notification posted after a window is no longer key, because another window
  /// became key or it was hidden or closed; its object is the window.
  public static let didResignKeyNotification = Notification.Name("NSWindowDidResignKeyNotification")
  /// The name of the notification posted after a window became main; its object is the window.
  public static let didBecomeMainNotification = Notification.Name(
    "NSWindowDidBecomeMainNotification")
  /// The name of the notification posted after a window is no longer main; its object is the
  /// window.
  public static let didResignMainNotification = Notification.Name(
    "NSWindowDidResignMainNotification")
  /// The name of the notification posted after a window's size changed; its object is the window.
  public static let didResizeNotification = Notification.Name("NSWindowDidResizeNotification")
  /// The name of the notification posted after a window moved; its object is the window.
  public static let didMoveNotification = Notification.Name("NSWindowDidMoveNotification")

  /// Tells the delegate and then observers.
  private final func tell(
    _ name: Notification.Name,
    _ method: (any NSWindowDelegate) -> (Notification) -> Void
  ) {
    let note = Notification(name: name, object: self)
    if let delegate { method(delegate)(note) }
    NotificationCenter.default.post(note)
  }

  /// Tells of another size and another place.
  final func frameDidChange(from former: CGRect) {
    if frame.size != former.size { tell(Self.didResizeNotification) { $0.windowDidResize } }
    if frame.origin != former.origin { tell(Self.didMoveNotification) { $0.windowDidMove } }
  }
  final func tellKey(_ isKey: Bool) {
    if isKey {
      tell(Self.didBecomeKeyNotification) { $0.windowDidBecomeKey }
    } else {
      tell(Self.didResignKeyNotification) { $0.windowDidResignKey }
    }
  }
  final func tellMain(_ isMain: Bool) {
    if isMain {
      tell(Self.didBecomeMainNotification) { $0.windowDidBecomeMain }
    } else {
      tell(Self.didResignMainNotification) { $0.windowDidResignMain }
    }
  }
}

extension NSApplication {
  /// Tells the windows that are key and main now, and those that are no longer.
  final func windowOrderDidChange() {
    let (formerKey, formerMain) = (toldWindows.key, toldWindows.main)
    let (key, main) = (keyWindow, mainWindow)
    // First remembered: who is told may order windows.
    toldWindows = WindowsInFront(key: key, main: main)
    if formerKey !== key { formerKey?.tellKey(false) }
    if formerMain !== main { formerMain?.tellMain(false) }
    if formerKey !== key, toldWindows.key === key { key?.tellKey(true) }
    if formerMain !== main, toldWindows.main === main { main?.tellMain(true) }
  }
}

/// The windows that were told last that they are key and main.
struct WindowsInFront {
  weak var key: NSWindow?
  weak var main: NSWindow?
}
