// SPDX-License-Identifier: MIT

/// A responder that accepts typed text.
///
/// Apple counterpart: `UIKeyInput` · Source: UITextInput.h · Fidelity: approximate, only responders
/// can conform
@preconcurrency @MainActor
public protocol KeyInput: Responder {
  /// Whether there is any text.
  var hasText: Bool { get }
  /// Inserts text at the insertion point.
  func insertText(_ text: String)
  /// Deletes the character before the insertion point.
  func deleteBackward()
}
