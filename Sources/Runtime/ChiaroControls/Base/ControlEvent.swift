// SPDX-License-Identifier: MIT

import ChiaroViews

extension Control {
  /// A set of events that a control can send.
  ///
  /// Apple counterpart: `UIControl.Event` · Source: UIControl.h · Fidelity: exact
  public struct Event: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Creates a set of events from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The pointer went down on the control.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// The pointer went down on the control again soon after a press; never sent here.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// The tracked pointer moved inside the control.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// The tracked pointer moved outside the control.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// The tracked pointer moved back into the control.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// The tracked pointer moved out of the control.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// The tracked pointer went up inside the control.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// The tracked pointer went up outside the control.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// Tracking was canceled.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The user changed the control's value.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The control's primary action was triggered, for example because a button was pressed.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// The control shows its menu.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// Text editing began.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The user changed the text.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Text editing ended.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// The Return key ended text editing.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)

    /// All pointer events.
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    /// All editing events.
    public static let allEditingEvents = Event(rawValue: 0xF0000)
    /// All events.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }
}
