// SPDX-License-Identifier: MIT

import ChiaroViews
public import Foundation

extension NSWindow {
  /// The level of the window: the window is in front of all windows of lower levels.
  ///
  /// The default is `normal`.
  public final var level: Level {
    get { Level(Int(windowLevel.rawValue)) }
    set {
      guard newValue != level else { return }
      windowLevel = Window.Level(CGFloat(newValue.rawValue))
      if isVisible { show() }
    }
  }
  /// The way to order a window: in front of or behind another window, or off the screen.
  ///
  /// Apple counterpart: `NSWindow.OrderingMode` · Source: NSWindow.h · Fidelity: exact
  public enum OrderingMode: Int, Sendable {
    case below = -1
    case out = 0
    case above = 1
  }

  /// Whether the window is minimized; always false.
  public final var isMiniaturized: Bool { false }
  /// Whether the window is as large as its screen.
  public final var isZoomed: Bool { frame.size == screen?.bounds.size }
  /// Minimizes the window in AppKit; does nothing here, because the window manager minimizes
  /// windows.
  ///
  /// Fidelity: inert
  public final func miniaturize(_ sender: Any?) {}
  /// Minimizes the window in AppKit; does nothing here, because the window manager minimizes
  /// windows.
  ///
  /// Fidelity: inert
  public final func performMiniaturize(_ sender: Any?) {}
  /// Restores a minimized window; here it shows the window in front of the app's other windows.
  public final func deminiaturize(_ sender: Any?) { show() }
  /// Zooms the window in AppKit; does nothing here, because the window manager zooms windows.
  ///
  /// Fidelity: inert
  public final func zoom(_ sender: Any?) {}
  /// Zooms the window in AppKit; does nothing here, because the window manager zooms windows.
  ///
  /// Fidelity: inert
  public final func performZoom(_ sender: Any?) {}
  /// Enters or leaves full screen in AppKit; does nothing here, because the window manager does it.
  ///
  /// Fidelity: inert
  public final func toggleFullScreen(_ sender: Any?) {}

  /// Moves the window so that its top left corner is at a point on the screen.
  ///
  /// The point is in screen coordinates, in points; y grows upwards.
  public final func setFrameTopLeftPoint(_ point: NSPoint) {
    frame.origin = NSPoint(x: point.x, y: point.y - frame.height)
  }
  /// Moves the window so that its lower left corner is at a point on the screen, in points.
  public final func setFrameOrigin(_ point: NSPoint) { frame.origin = point }
  /// Converts a rectangle from window to screen coordinates, in points.
  public final func convertToScreen(_ rect: NSRect) -> NSRect {
    rect.offsetBy(dx: placeOnScreen.x, dy: placeOnScreen.y)
  }
  /// Converts a rectangle from screen to window coordinates, in points.
  public final func convertFromScreen(_ rect: NSRect) -> NSRect {
    rect.offsetBy(dx: -placeOnScreen.x, dy: -placeOnScreen.y)
  }
  /// Converts a point from window to screen coordinates, in points.
  public final func convertPoint(toScreen point: NSPoint) -> NSPoint {
    NSPoint(x: point.x + placeOnScreen.x, y: point.y + placeOnScreen.y)
  }
  /// Converts a point from screen to window coordinates, in points.
  public final func convertPoint(fromScreen point: NSPoint) -> NSPoint {
    NSPoint(x: point.x - placeOnScreen.x, y: point.y - placeOnScreen.y)
  }
  private final var placeOnScreen: NSPoint { windowScene?.frame.origin ?? .zero }
  /// Returns the frame, in points, that the window needs so that its content fills a rectangle.
  public final func frameRect(forContentRect contentRect: NSRect) -> NSRect {
    NSRect(
      x: contentRect.minX, y: contentRect.minY, width: contentRect.width,
      height: contentRect.height + chrome.barHeight)
  }
  /// Returns the rectangle, in points, that the content below the title bar has for a frame of the
  /// window.
  public final func contentRect(forFrameRect frameRect: NSRect) -> NSRect {
    NSRect(
      x: frameRect.minX, y: frameRect.minY, width: frameRect.width,
      height: max(0, frameRect.height - chrome.barHeight))
  }

  /// Marks all views of the window for redrawing and updates the app's windows immediately.
  public final func display() {
    for view in subviews { view.setNeedsDisplayBelow() }
    displayIfNeeded()
  }
  /// The view that becomes first responder when the window is shown for the first time; the
  /// default, nil, means none.
  ///
  /// It is referenced weakly. It is ignored if it is set after the window was shown, or if a view
  /// is already the first responder then.
  public final var initialFirstResponder: NSView? {
    get { chrome.initialResponder }
    set { chrome.initialResponder = newValue }
  }

  /// The name of the notification that AppKit posts before a window is moved; never posted here.
  public static let willMoveNotification = Notification.Name("NSWindowWillMoveNotification")
  /// The name of the notification that AppKit posts after a window was minimized; never posted
  /// here.
  public static let didMiniaturizeNotification = Notification.Name(
    "NSWindowDidMiniaturizeNotification")
  /// The name of the notification that AppKit posts after a minimized window was restored; never
  /// posted here.
  public static let didDeminiaturizeNotification = Notification.Name(
    "NSWindowDidDeminiaturizeNotification")
  /// The name of the notification that AppKit posts after a window entered full screen; never
  /// posted here.
  public static let didEnterFullScreenNotification = Notification.Name(
    "NSWindowDidEnterFullScreenNotification")
  /// The name of the notification that AppKit posts before a window enters full screen; never
  /// posted here.
  public static let willEnterFullScreenNotification = Notification.Name(
    "NSWindowWillEnterFullScreenNotification")
  /// The name of the notification that AppKit posts after a window left full screen; never posted
  /// here.
  public static let didExitFullScreenNotification = Notification.Name(
    "NSWindowDidExitFullScreenNotification")
  /// The name of the notification that AppKit posts before a window leaves full screen; never
  /// posted here.
  public static let willExitFullScreenNotification = Notification.Name(
    "NSWindowWillExitFullScreenNotification")
  /// The name of the notification that AppKit posts after the user resized a window; never posted
  /// here.
  public static let didEndLiveResizeNotification = Notification.Name(
    "NSWindowDidEndLiveResizeNotification")
  /// The name of the notification that AppKit posts before the user resizes a window; never posted
  /// here.
  public static let willStartLiveResizeNotification = Notification.Name(
    "NSWindowWillStartLiveResizeNotification")
  /// The name of the notification that AppKit posts after a window moved to another screen; never
  /// posted here.
  public static let didChangeScreenNotification = Notification.Name(
    "NSWindowDidChangeScreenNotification")
  /// The name of the notification that AppKit posts after a window's scale or color space changed;
  /// never posted here.
  public static let didChangeBackingPropertiesNotification = Notification.Name(
    "NSWindowDidChangeBackingPropertiesNotification")
  /// The name of the notification that AppKit posts after a window was covered or uncovered; never
  /// posted here.
  public static let didChangeOcclusionStateNotification = Notification.Name(
    "NSWindowDidChangeOcclusionStateNotification")
  /// The name of the notification that AppKit posts before a window shows a sheet; never posted
  /// here.
  public static let willBeginSheetNotification = Notification.Name(
    "NSWindowWillBeginSheetNotification")
  /// The name of the notification that AppKit posts after a window's sheet ended; never posted
  /// here.
  public static let didEndSheetNotification = Notification.Name("NSWindowDidEndSheetNotification")
}
