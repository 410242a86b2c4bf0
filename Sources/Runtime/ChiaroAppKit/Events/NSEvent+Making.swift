// SPDX-License-Identifier: MIT

public import ChiaroViews
public import Foundation

extension NSEvent {
  /// Creates a pointer event; nil unless `type` is an event of the primary or secondary button or
  /// `mouseMoved`.
  ///
  /// The location is in the window, in points from its lower left corner. If no window has the
  /// window number, the event has no window. The context, event number and pressure are ignored.
  ///
  /// Apple counterpart: `mouseEvent(with:location:modifierFlags:timestamp:windowNumber:context:…)`
  /// · Source: NSEvent.h · Fidelity: approximate, without number and pressure
  public static func mouseEvent(
    with type: EventType, location: NSPoint, modifierFlags flags: ModifierFlags,
    timestamp time: TimeInterval, windowNumber: Int, context: NSGraphicsContext?, eventNumber: Int,
    clickCount: Int, pressure: Float
  ) -> NSEvent? {
    let kinds: [EventType: (PointerEvent.Phase, PointerEvent.Button)] = [
      .leftMouseDown: (.down, .primary), .leftMouseUp: (.up, .primary),
      .leftMouseDragged: (.drag, .primary), .rightMouseDown: (.down, .secondary),
      .rightMouseUp: (.up, .secondary), .rightMouseDragged: (.drag, .secondary),
      .mouseMoved: (.hover, .primary),
    ]
    guard let (phase, button) = kinds[type] else { return nil }
    return made(inWindowOfNumber: windowNumber) { window in
      let place = window?.upended(location) ?? location
      let event = PointerEvent(phase, at: place, button: button, time: time, modifiers: flags)
      return NSEvent(event, in: window, clicks: clickCount)
    }
  }

  /// Creates a key event from its characters; nil if `type` is not `keyDown` or `keyUp`.
  ///
  /// The key is the one that types `charactersIgnoringModifiers`. The location, the context,
  /// `characters` and the key code are ignored.
  ///
  /// Apple counterpart: `keyEvent(with:location:modifierFlags:timestamp:windowNumber:context:…)` ·
  /// Source: NSEvent.h · Fidelity: approximate, the key code follows from the characters
  public static func keyEvent(
    with type: EventType, location: NSPoint, modifierFlags flags: ModifierFlags,
    timestamp time: TimeInterval, windowNumber: Int, context: NSGraphicsContext?,
    characters keys: String, charactersIgnoringModifiers ukeys: String, isARepeat flag: Bool,
    keyCode code: UInt16
  ) -> NSEvent? {
    guard type == .keyDown || type == .keyUp else { return nil }
    let key = KeyEvent.Key.allNamed.first { $0.characters == ukeys } ?? .character(ukeys)
    var event = KeyEvent(type == .keyUp ? .up : .down, key, modifiers: flags, time: time)
    event.isRepeat = flag
    return made(inWindowOfNumber: windowNumber) { NSEvent(type, key: event, in: $0) }
  }
  /// Returns an event that an app makes, which is not the current one.
  private static func made(
    inWindowOfNumber number: Int, _ make: (NSWindow?) -> NSEvent
  ) -> NSEvent {
    let application = NSApplication.shared
    let current = application.currentEvent
    defer { application.currentEvent = current }
    return make(application.window(withWindowNumber: number))
  }

  /// The number of the event's window; 0 without a window.
  public var windowNumber: Int { window?.windowNumber ?? 0 }
  /// Whether the event repeats because the key is held down; false for events of other kinds.
  public var isARepeat: Bool { key?.isRepeat ?? false }
  /// The number of the mouse button: 1 for the secondary button, 0 for the primary one and for
  /// other events.
  public var buttonNumber: Int { pointer?.button == .secondary ? 1 : 0 }
  /// The special key of a key event, such as an arrow key; nil for other keys and other events.
  public var specialKey: SpecialKey? {
    guard let key = key?.key, let scalar = key.characters.unicodeScalars.first else { return nil }
    return KeyEvent.Key.allNamed.contains(key) && key != .space && key != .escape
      ? SpecialKey(rawValue: Int(scalar.value)) : nil
  }

  /// A key that is not a character, such as an arrow key.
  ///
  /// Apple counterpart: `NSEvent.SpecialKey` · Source: NSEvent.h · Fidelity: exact
  public struct SpecialKey: RawRepresentable, Hashable, Sendable {
    /// The Unicode code point that stands for the key.
    public let rawValue: Int
    /// Creates a key from its Unicode code point.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The Unicode code point as a scalar; U+FFFD if the number is not a scalar.
    public var unicodeScalar: Unicode.Scalar {
      Unicode.Scalar(UInt32(clamping: rawValue)) ?? "\u{FFFD}"
    }
    /// The up arrow key.
    public static let upArrow = SpecialKey(rawValue: 0xF700)
    /// The down arrow key.
    public static let downArrow = SpecialKey(rawValue: 0xF701)
    /// The left arrow key.
    public static let leftArrow = SpecialKey(rawValue: 0xF702)
    /// The right arrow key.
    public static let rightArrow = SpecialKey(rawValue: 0xF703)
    /// The Forward Delete key.
    public static let deleteForward = SpecialKey(rawValue: 0xF728)
    /// The Home key.
    public static let home = SpecialKey(rawValue: 0xF729)
    /// The End key.
    public static let end = SpecialKey(rawValue: 0xF72B)
    /// The Page Up key.
    public static let pageUp = SpecialKey(rawValue: 0xF72C)
    /// The Page Down key.
    public static let pageDown = SpecialKey(rawValue: 0xF72D)
    /// The Tab key.
    public static let tab = SpecialKey(rawValue: 0x09)
    /// The Return key.
    public static let carriageReturn = SpecialKey(rawValue: 0x0D)
    /// The Enter key.
    public static let enter = SpecialKey(rawValue: 0x03)
    /// The Backspace key.
    public static let backspace = SpecialKey(rawValue: 0x08)
    /// The Delete key.
    public static let delete = SpecialKey(rawValue: 0x7F)
  }
}

extension KeyEvent.Key {
  /// The keys without a character of their own.
  static let allNamed: [KeyEvent.Key] = [
    .tab, .space, .return, .escape, .delete, .forwardDelete, .upArrow, .downArrow, .leftArrow,
    .rightArrow, .home, .end, .pageUp, .pageDown,
  ]
}

extension NSWindow {
  /// The number that identifies the window within the app; it is assigned at first access, from 1.
  ///
  /// Apple counterpart: `windowNumber` · Source: NSWindow.h · Fidelity: approximate, not the window
  /// server's number
  public final var windowNumber: Int {
    if chrome.number == 0 {
      Self.lastNumber += 1
      chrome.number = Self.lastNumber
    }
    return chrome.number
  }
  private static var lastNumber = 0
  /// The graphics context for drawing outside of `draw(_:)`; always nil here.
  public final var graphicsContext: NSGraphicsContext? { nil }
}

extension NSApplication {
  /// Returns the window that has a window number; nil for none.
  public final func window(withWindowNumber windowNum: Int) -> NSWindow? {
    windowNum > 0 ? windows.first { $0.windowNumber == windowNum } : nil
  }
}
