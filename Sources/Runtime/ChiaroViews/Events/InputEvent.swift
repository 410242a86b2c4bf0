// SPDX-License-Identifier: MIT

import Foundation

/// An input event that the user caused in a window.
///
/// Apple counterpart: `UIEvent` · Source: UIEvent.h · Fidelity: approximate, an enumeration
public enum InputEvent: Hashable, Sendable {
  /// A pointer event.
  case pointer(PointerEvent)
  /// A scroll event from a wheel or trackpad.
  case scroll(ScrollEvent)
  /// A press or release of a key.
  case key(KeyEvent)
  /// Typed text.
  case text(TextInputEvent)

  /// The event for a method that wants one where nobody caused any.
  static let unknown = InputEvent.pointer(PointerEvent(.up, at: .zero))
}
