// SPDX-License-Identifier: MIT

/// Something that can be typed into.
///
/// Apple counterpart: `UIKeyInput` · Source: UITextInput.h · Fidelity: approximate
@MainActor
public protocol KeyInput: Responder {
  /// Whether there is any text.
  var hasText: Bool { get }
  /// Puts text in at the insertion point.
  func insertText(_ text: String)
  /// Takes away the character before the insertion point.
  func deleteBackward()
}
