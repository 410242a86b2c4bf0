// SPDX-License-Identifier: MIT

/// A press or release of a key.
///
/// Typed text arrives separately as `TextInputEvent`. A key that is held down sends repeated
/// presses.
///
/// Apple counterpart: `UIPress` with its `UIKey` · Source: UIPress.h; UIKey.h · Fidelity:
/// approximate, a value rather than an object
public struct KeyEvent: Hashable, Sendable {
  /// The phase of a key event: the key went down or up.
  ///
  /// Apple counterpart: `UIPress.Phase` · Source: UIPress.h · Fidelity: approximate, without
  /// cancellation
  public enum Phase: Hashable, Sendable, CaseIterable { case down, up }

  /// A key, identified by its meaning in the keyboard layout rather than its position.
  ///
  /// Apple counterpart: `UIKeyboardHIDUsage` · Source: UIKeyConstants.h · Fidelity: approximate, by
  /// meaning rather than position
  public enum Key: Hashable, Sendable {
    case tab, space, `return`, escape
    case leftArrow, rightArrow, upArrow, downArrow
    /// The key that deletes the character before the insertion point, usually labeled Backspace.
    case delete
    /// The key that deletes the character after the insertion point.
    case forwardDelete
    case home, end, pageUp, pageDown
    /// A key with a letter, digit or punctuation mark, in lowercase.
    case character(String)
    /// A function key, numbered from 1.
    case function(Int)
  }

  /// The phase: the key went down or up.
  public var phase: Phase
  /// The key.
  public var key: Key
  /// The modifier keys that were held down.
  public var modifiers: KeyModifiers
  /// The time of the event, in seconds on a monotonic clock.
  public var time: Double
  /// Whether the press is a repeated one, of a key that is held down.
  package var isRepeat = false

  /// Creates a key event.
  public init(_ phase: Phase, _ key: Key, modifiers: KeyModifiers = [], time: Double = 0) {
    self.phase = phase
    self.key = key
    self.modifiers = modifiers
    self.time = time
  }
}

/// A set of modifier keys.
///
/// Apple counterpart: `UIKeyModifierFlags` · Source: UICommand.h · Fidelity: exact
public struct KeyModifiers: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Creates a set of modifiers from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The Caps Lock key.
  public static let alphaShift = KeyModifiers(rawValue: 1 << 16)
  /// The Shift key.
  public static let shift = KeyModifiers(rawValue: 1 << 17)
  /// The Control key.
  public static let control = KeyModifiers(rawValue: 1 << 18)
  /// The Option key, labeled Alt on other keyboards.
  public static let alternate = KeyModifiers(rawValue: 1 << 19)
  /// The Command key, labeled Super or Windows on other keyboards.
  public static let command = KeyModifiers(rawValue: 1 << 20)
}

/// Text that the user typed, as composed by the input method.
///
/// Apple counterpart: `UIKeyInput.insertText(_:)` · Source: UITextInput.h · Fidelity: approximate,
/// an event rather than a call
public struct TextInputEvent: Hashable, Sendable {
  /// The text to insert.
  public var text: String

  /// Creates an event for a text.
  public init(_ text: String) { self.text = text }
}
