// SPDX-License-Identifier: MIT

public import ChiaroViews
public import Foundation

/// An event of the pointer, the scroll wheel or a key.
///
/// Apple counterpart: `NSEvent` · Source: AppKit reference · Fidelity: approximate, without
/// pressure, touches and gestures
@preconcurrency @MainActor
public final class NSEvent {
  /// The type of an event.
  ///
  /// Apple counterpart: `NSEvent.EventType` · Source: AppKit reference · Fidelity: exact
  public enum EventType: UInt, Sendable {
    case leftMouseDown = 1
    case leftMouseUp = 2
    case rightMouseDown = 3
    case rightMouseUp = 4
    case mouseMoved = 5
    case leftMouseDragged = 6
    case mouseEntered = 8
    case mouseExited = 9
    case keyDown = 10
    case keyUp = 11
    case flagsChanged = 12
    case appKitDefined = 13
    case systemDefined = 14
    case applicationDefined = 15
    case periodic = 16
    case cursorUpdate = 17
    case otherMouseDown = 25
    case otherMouseUp = 26
    case otherMouseDragged = 27
    case rightMouseDragged = 7
    case magnify = 30
    case swipe = 31
    case rotate = 18
    case gesture = 29
    case scrollWheel = 22
  }
  /// The modifier keys of an event.
  public typealias ModifierFlags = KeyModifiers

  /// The type of the event.
  public let type: EventType
  /// The location of the pointer in the window, in points from its lower left corner.
  ///
  /// It is zero for key events and when the pointer enters or leaves a tracking area.
  public let locationInWindow: NSPoint
  /// The modifier keys that were down; empty for scroll events and when the pointer enters or
  /// leaves a tracking area.
  public let modifierFlags: ModifierFlags
  /// The time of the event, in seconds on a monotonic clock.
  ///
  /// It is 0 for scroll events and when the pointer enters or leaves a tracking area.
  public let timestamp: TimeInterval
  /// The window of the event; nil for none.
  public private(set) weak var window: NSWindow?
  /// The number of clicks in a row, such as 2 for a double-click; 0 for key and scroll events.
  public let clickCount: Int
  /// The horizontal distance to scroll, in points; positive values scroll towards the left.
  ///
  /// It is 0 for other events.
  public let scrollingDeltaX: CGFloat
  /// The vertical distance to scroll, in points; positive values scroll towards the top.
  ///
  /// It is 0 for other events.
  public let scrollingDeltaY: CGFloat
  /// The tracking area that the pointer entered or left; nil for other events.
  public let trackingArea: NSTrackingArea?
  /// The pointer's event behind it; nil for others.
  let pointer: PointerEvent?
  /// The key's event behind it; nil for others.
  let key: KeyEvent?
  /// Whether an object handled the event; methods that are not overridden set it to false.
  var isHandled = true

  /// Creates a pointer event; the window counts its clicks unless their number is given.
  init(_ event: PointerEvent, in window: NSWindow?, clicks: Int? = nil) {
    type =
      switch (event.phase, event.button) {
      case (.down, .primary): .leftMouseDown
      case (.up, .primary), (.cancel, .primary): .leftMouseUp
      case (.drag, .primary): .leftMouseDragged
      case (.down, .secondary): .rightMouseDown
      case (.up, .secondary), (.cancel, .secondary): .rightMouseUp
      case (.drag, .secondary): .rightMouseDragged
      case (.hover, _): .mouseMoved
      }
    locationInWindow = window?.upended(event.location) ?? event.location
    modifierFlags = event.modifiers
    timestamp = event.time
    self.window = window
    clickCount = clicks ?? window?.clicks.count(event) ?? 1
    (scrollingDeltaX, scrollingDeltaY) = (0, 0)
    trackingArea = nil
    pointer = event
    key = nil
    NSApplication.shared.currentEvent = self
  }

  /// Creates a key or scroll event, or one of a tracking area.
  init(
    _ type: EventType, key: KeyEvent? = nil, scrolling: CGSize = .zero, in window: NSWindow?,
    of area: NSTrackingArea? = nil
  ) {
    trackingArea = area
    self.type = type
    let wheel = type == .scrollWheel ? window?.input.wheel : nil
    locationInWindow = wheel.flatMap { window?.upended($0) } ?? .zero
    modifierFlags = key?.modifiers ?? []
    timestamp = key?.time ?? 0
    self.window = window
    clickCount = 0
    (scrollingDeltaX, scrollingDeltaY) = (scrolling.width, scrolling.height)
    pointer = nil
    self.key = key
    NSApplication.shared.currentEvent = self
  }

  /// Creates an event of the wheel.
  convenience init(scrolling delta: CGSize, of view: NSView) {
    self.init(.scrollWheel, scrolling: delta, in: view.window)
  }

  /// The horizontal distance to scroll, in points; the same as `scrollingDeltaX`.
  public var deltaX: CGFloat { scrollingDeltaX }
  /// The vertical distance to scroll, in points; the same as `scrollingDeltaY`.
  public var deltaY: CGFloat { scrollingDeltaY }

  /// The characters of the key; here modifier keys do not change them.
  ///
  /// It is nil for other events.
  public var characters: String? { charactersIgnoringModifiers }
  /// The characters of the key as if no modifier key were down; nil for other events.
  public var charactersIgnoringModifiers: String? { key?.key.characters }
  /// The virtual key code on a Mac keyboard; 0xFFFF for keys that have none and for other events.
  public var keyCode: UInt16 { key?.key.code ?? 0xFFFF }
}

extension KeyModifiers {
  /// The Option key.
  public static let option = alternate
  /// The Caps Lock key.
  public static let capsLock = alphaShift
  /// The mask of the bits that stand for modifier keys.
  public static let deviceIndependentFlagsMask = KeyModifiers(rawValue: 0xFFFF_0000)
}

/// Counts presses that follow one another quickly at one place.
struct ClickCounter {
  private var last: PointerEvent?
  private var number = 0

  /// Returns which press in a row an event belongs to.
  ///
  /// Source: half a second and five points, estimated; Apple publishes no values
  mutating func count(_ event: PointerEvent) -> Int {
    guard event.phase == .down, event != last else { return max(1, number) }
    let isNext =
      last.map {
        event.time - $0.time < 0.5 && abs(event.location.x - $0.location.x) < 5
          && abs(event.location.y - $0.location.y) < 5
      } ?? false
    number = isNext ? number + 1 : 1
    last = event
    return number
  }
}
