// SPDX-License-Identifier: MIT

/// A key that went down or up.
///
/// What is typed comes as `TextInputEvent` besides; a key that is held down comes down repeatedly.
///
/// Apple counterpart: `UIPress` with its `UIKey` · Source: UIPress.h; UIKey.h ·
/// Fidelity: approximate
public struct KeyEvent: Hashable, Sendable {
  /// What happened.
  ///
  /// Apple counterpart: `UIPress.Phase` · Source: UIPress.h · Fidelity: approximate
  public enum Phase: Hashable, Sendable, CaseIterable { case down, up }

  /// Which key, as the keyboard's layout has it.
  ///
  /// Apple counterpart: `UIKeyboardHIDUsage` · Source: UIKeyConstants.h · Fidelity: approximate
  public enum Key: Hashable, Sendable {
    case tab, space, `return`, escape
    case leftArrow, rightArrow, upArrow, downArrow
    /// Takes away what is before the insertion point.
    case delete
    /// Takes away what is after it.
    case forwardDelete
    case home, end, pageUp, pageDown
    /// A key with a letter, a digit or a sign, in lower case.
    case character(String)
    /// A function key, from 1.
    case function(Int)
  }

  /// What happened.
  public var phase: Phase
  /// Which key.
  public var key: Key
  /// The keys that were held down with it.
  public var modifiers: KeyModifiers
  /// When, in seconds of a clock that never goes back.
  public var time: Double

  /// Creates an event.
  public init(_ phase: Phase, _ key: Key, modifiers: KeyModifiers = [], time: Double = 0) {
    self.phase = phase
    self.key = key
    self.modifiers = modifiers
    self.time = time
  }
}

/// The keys that change what others mean.
///
/// Apple counterpart: `UIKeyModifierFlags` · Source: UICommand.h · Fidelity: exact
public struct KeyModifiers: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Creates modifiers of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Caps lock.
  public static let alphaShift = KeyModifiers(rawValue: 1 << 16)
  /// Shift.
  public static let shift = KeyModifiers(rawValue: 1 << 17)
  /// Control.
  public static let control = KeyModifiers(rawValue: 1 << 18)
  /// Option, which other keyboards call Alt.
  public static let alternate = KeyModifiers(rawValue: 1 << 19)
  /// Command, which other keyboards call Super.
  public static let command = KeyModifiers(rawValue: 1 << 20)
}

/// Text that was typed, as the input method put it together.
///
/// Apple counterpart: `UIKeyInput.insertText(_:)` · Source: UITextInput.h · Fidelity: approximate
public struct TextInputEvent: Hashable, Sendable {
  /// The text.
  public var text: String

  /// Creates an event.
  public init(_ text: String) { self.text = text }
}
