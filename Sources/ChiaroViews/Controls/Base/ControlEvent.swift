// SPDX-License-Identifier: MIT

extension Control {
  /// What happens to a control, several things at once.
  ///
  /// Apple counterpart: `UIControl.Event` · Source: UIControl.h · Fidelity: exact
  public struct Event: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates events of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The pointer went down on it.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// The pointer moved on it.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// The pointer that went down on it moved beside it.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// The pointer came back to it.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// The pointer left it.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// The pointer went up on it.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// The pointer that went down on it went up beside it.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The pointer belongs to something else.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// A person changed its value.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// It is to do what it is there for: a button was pressed.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// Editing began.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The text was changed by a person.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Editing ended.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// Editing ended with the return key.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)

    /// All that pointers do.
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    /// All of editing.
    public static let allEditingEvents = Event(rawValue: 0xF0000)
    /// Everything.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }
}
