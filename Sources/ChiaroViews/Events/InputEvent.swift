// SPDX-License-Identifier: MIT

/// Anything that a person does to a window.
///
/// Apple counterpart: `UIEvent` · Source: UIEvent.h · Fidelity: approximate
public enum InputEvent: Hashable, Sendable {
  /// A pointer did something.
  case pointer(PointerEvent)
  /// Content is to move.
  case scroll(ScrollEvent)
  /// A key went down or up.
  case key(KeyEvent)
  /// Text was typed.
  case text(TextInputEvent)
}
