// SPDX-License-Identifier: MIT

extension NSEvent {
  /// The types of events that an event monitor receives; here a monitor receives only presses,
  /// drags, releases and keys.
  ///
  /// Apple counterpart: `NSEvent.EventTypeMask` · Source: NSEvent.h · Fidelity: exact
  public struct EventTypeMask: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt64
    /// Creates a set from its bits.
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    init(_ type: EventType) { rawValue = 1 << UInt64(type.rawValue) }
    /// Presses of the primary button.
    public static let leftMouseDown = EventTypeMask(.leftMouseDown)
    /// Releases of the primary button.
    public static let leftMouseUp = EventTypeMask(.leftMouseUp)
    /// Moves of the pointer while the primary button is down.
    public static let leftMouseDragged = EventTypeMask(.leftMouseDragged)
    /// Presses of the secondary button.
    public static let rightMouseDown = EventTypeMask(.rightMouseDown)
    /// Releases of the secondary button.
    public static let rightMouseUp = EventTypeMask(.rightMouseUp)
    /// Presses of other buttons.
    public static let otherMouseDown = EventTypeMask(.otherMouseDown)
    /// Releases of other buttons.
    public static let otherMouseUp = EventTypeMask(.otherMouseUp)
    /// Moves of the pointer.
    public static let mouseMoved = EventTypeMask(.mouseMoved)
    /// Entries of the pointer into a tracking area.
    public static let mouseEntered = EventTypeMask(.mouseEntered)
    /// Exits of the pointer from a tracking area.
    public static let mouseExited = EventTypeMask(.mouseExited)
    /// Key presses.
    public static let keyDown = EventTypeMask(.keyDown)
    /// Key releases.
    public static let keyUp = EventTypeMask(.keyUp)
    /// Presses and releases of modifier keys.
    public static let flagsChanged = EventTypeMask(.flagsChanged)
    /// Turns of the scroll wheel.
    public static let scrollWheel = EventTypeMask(.scrollWheel)
    /// All events.
    public static let any = EventTypeMask(rawValue: .max)
  }
}
