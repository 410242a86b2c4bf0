// SPDX-License-Identifier: MIT

import ChiaroViews
public import Foundation

extension NSWindow {
  /// The level of the window; the default is `normal`.
  public final var level: Level {
    get { Level(Int(windowLevel.rawValue)) }
    set { windowLevel = Window.Level(CGFloat(newValue.rawValue)) }
  }

  /// Shows the window behind the others.
  public final func orderBack(_ sender: Any?) {
    isHidden = false
    for window in NSApplication.shared.windows where window !== self { window.makeKey() }
  }
  /// Shows the window in front of the others, whichever app is active.
  public final func orderFrontRegardless() { makeKeyAndVisible() }
  /// Shows or hides the window; relative places are not kept.
  public final func order(_ place: NSWindow.OrderingMode, relativeTo otherWindow: Int) {
    if place == .out { orderOut(nil) } else { makeKeyAndVisible() }
  }
  /// Where a window is ordered.
  ///
  /// Apple counterpart: `NSWindow.OrderingMode` · Source: NSWindow.h · Fidelity: exact
  public enum OrderingMode: Int, Sendable {
    case below = -1
    case out = 0
    case above = 1
  }

  /// Whether the window is minimized; always false.
  public final var isMiniaturized: Bool { false }
  /// Whether the window fills its screen.
  public final var isZoomed: Bool { frame.size == screen?.bounds.size }
  /// Does nothing: the window manager minimizes.
  public final func miniaturize(_ sender: Any?) {}
  /// Does nothing: the window manager minimizes.
  public final func performMiniaturize(_ sender: Any?) {}
  /// Shows the window.
  public final func deminiaturize(_ sender: Any?) { makeKeyAndVisible() }
  /// Does nothing: the window manager zooms.
  public final func zoom(_ sender: Any?) {}
  /// Does nothing: the window manager zooms.
  public final func performZoom(_ sender: Any?) {}
  /// Does nothing: the window manager has full screens.
  public final func toggleFullScreen(_ sender: Any?) {}

  /// Moves the window so that its top left corner is at a point of the screen, whose y grows
  /// upwards as that of the frame's origin, the lower left corner.
  public final func setFrameTopLeftPoint(_ point: NSPoint) {
    frame.origin = NSPoint(x: point.x, y: point.y - frame.height)
  }
  /// Moves the window.
  public final func setFrameOrigin(_ point: NSPoint) { frame.origin = point }
  /// Returns a rectangle of the window on its screen.
  public final func convertToScreen(_ rect: NSRect) -> NSRect {
    rect.offsetBy(dx: placeOnScreen.x, dy: placeOnScreen.y)
  }
  /// Returns a rectangle of the screen in the window.
  public final func convertFromScreen(_ rect: NSRect) -> NSRect {
    rect.offsetBy(dx: -placeOnScreen.x, dy: -placeOnScreen.y)
  }
  /// Returns a point of the window on its screen.
  public final func convertPoint(toScreen point: NSPoint) -> NSPoint {
    NSPoint(x: point.x + placeOnScreen.x, y: point.y + placeOnScreen.y)
  }
  /// Returns a point of the screen in the window.
  public final func convertPoint(fromScreen point: NSPoint) -> NSPoint {
    NSPoint(x: point.x - placeOnScreen.x, y: point.y - placeOnScreen.y)
  }
  private final var placeOnScreen: NSPoint { windowScene?.frame.origin ?? .zero }
  /// Returns the frame of a window with content in a rectangle.
  public final func frameRect(forContentRect contentRect: NSRect) -> NSRect {
    let bar = WindowChrome.height(of: styleMask, toolbar: toolbar)
    return NSRect(
      x: contentRect.minX, y: contentRect.minY, width: contentRect.width,
      height: contentRect.height + bar)
  }
  /// Returns the content's rectangle in a window's frame.
  public final func contentRect(forFrameRect frameRect: NSRect) -> NSRect {
    let bar = WindowChrome.height(of: styleMask, toolbar: toolbar)
    return NSRect(
      x: frameRect.minX, y: frameRect.minY, width: frameRect.width,
      height: max(0, frameRect.height - bar))
  }

  /// Makes all views of the window draw and show anew.
  public final func display() {
    contentView?.needsDisplay = true
    displayIfNeeded()
  }
  /// The view that becomes first responder when the window is shown first; stored, without effect.
  public final var initialFirstResponder: NSView? {
    get { contentView }
    set { _ = newValue.map { makeFirstResponder($0) } }
  }

  /// The windows that move with this one.
  public final var childWindows: [NSWindow]? { followers.isEmpty ? nil : followers }
  /// Lets a window come and go with this one; it stays where it is when this one is moved.
  public final func addChildWindow(_ childWin: NSWindow, ordered place: OrderingMode) {
    followers.append(childWin)
    childWin.makeKeyAndVisible()
    if place == .below { makeKey() }
  }
  /// Takes a child window away.
  public final func removeChildWindow(_ childWin: NSWindow) {
    followers.removeAll { $0 === childWin }
  }
  /// The name of AppKit's notification; never posted here.
  public static let didResignKeyNotification = Notification.Name("NSWindowDidResignKeyNotification")
  /// The name of AppKit's notification; never posted here.
  public static let didBecomeMainNotification = Notification.Name(
    "NSWindowDidBecomeMainNotification")
  /// The name of AppKit's notification; never posted here.
  public static let didResignMainNotification = Notification.Name(
    "NSWindowDidResignMainNotification")
  /// The name of AppKit's notification; never posted here.
  public static let didResizeNotification = Notification.Name("NSWindowDidResizeNotification")
  /// The name of AppKit's notification; never posted here.
  public static let didMoveNotification = Notification.Name("NSWindowDidMoveNotification")
  /// The name of AppKit's notification; never posted here.
  public static let willMoveNotification = Notification.Name("NSWindowWillMoveNotification")
  /// The name of AppKit's notification; never posted here.
  public static let didMiniaturizeNotification = Notification.Name(
    "NSWindowDidMiniaturizeNotification")
  /// The name of AppKit's notification; never posted here.
  public static let didDeminiaturizeNotification = Notification.Name(
    "NSWindowDidDeminiaturizeNotification")
  /// The name of AppKit's notification; never posted here.
  public static let didEnterFullScreenNotification = Notification.Name(
    "NSWindowDidEnterFullScreenNotification")
  /// The name of AppKit's notification; never posted here.
  public static let willEnterFullScreenNotification = Notification.Name(
    "NSWindowWillEnterFullScreenNotification")
  /// The name of AppKit's notification; never posted here.
  public static let didExitFullScreenNotification = Notification.Name(
    "NSWindowDidExitFullScreenNotification")
  /// The name of AppKit's notification; never posted here.
  public static let willExitFullScreenNotification = Notification.Name(
    "NSWindowWillExitFullScreenNotification")
  /// The name of AppKit's notification; never posted here.
  public static let didEndLiveResizeNotification = Notification.Name(
    "NSWindowDidEndLiveResizeNotification")
  /// The name of AppKit's notification; never posted here.
  public static let willStartLiveResizeNotification = Notification.Name(
    "NSWindowWillStartLiveResizeNotification")
  /// The name of AppKit's notification; never posted here.
  public static let didChangeScreenNotification = Notification.Name(
    "NSWindowDidChangeScreenNotification")
  /// The name of AppKit's notification; never posted here.
  public static let didChangeBackingPropertiesNotification = Notification.Name(
    "NSWindowDidChangeBackingPropertiesNotification")
  /// The name of AppKit's notification; never posted here.
  public static let didChangeOcclusionStateNotification = Notification.Name(
    "NSWindowDidChangeOcclusionStateNotification")
  /// The name of AppKit's notification; never posted here.
  public static let willBeginSheetNotification = Notification.Name(
    "NSWindowWillBeginSheetNotification")
  /// The name of AppKit's notification; never posted here.
  public static let didEndSheetNotification = Notification.Name("NSWindowDidEndSheetNotification")
}
