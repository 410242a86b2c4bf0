// SPDX-License-Identifier: MIT

public import ChiaroViews
public import Foundation

extension NSEvent {
  /// The location of the pointer at the last event, in screen coordinates, in points.
  ///
  /// It is zero before the first event, and if the last event has no window.
  public static var mouseLocation: NSPoint {
    guard let event = NSApplication.shared.currentEvent, let window = event.window else {
      return .zero
    }
    return window.convertPoint(toScreen: event.locationInWindow)
  }
  /// The modifier keys that were down at the last event.
  public static var modifierFlags: ModifierFlags {
    NSApplication.shared.currentEvent?.modifierFlags ?? []
  }
  /// The mouse buttons that were down at the last event, as bits: 1 for the primary button, 2 for
  /// the secondary one, 0 for none.
  public static var pressedMouseButtons: Int {
    switch NSApplication.shared.currentEvent?.type {
    case .leftMouseDown, .leftMouseDragged: 1
    case .rightMouseDown, .rightMouseDragged: 2
    default: 0
    }
  }
  /// The maximum time between the presses of a double-click, in seconds.
  public static var doubleClickInterval: TimeInterval { 0.5 }

  /// Whether the scrolling deltas are in points rather than lines; always true here.
  public var hasPreciseScrollingDeltas: Bool { true }
}
