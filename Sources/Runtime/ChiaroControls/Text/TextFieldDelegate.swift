// SPDX-License-Identifier: MIT

public import Foundation

/// The methods that a text field calls to ask about and report editing; all have defaults.
///
/// Apple counterpart: `UITextFieldDelegate` · Source: UITextField.h · Fidelity: approximate, the
/// methods for edit menus are missing
@preconcurrency @MainActor
public protocol TextFieldDelegate: AnyObject {
  /// Asks whether editing may begin; true by default.
  func textFieldShouldBeginEditing(_ textField: TextField) -> Bool
  /// Called after editing began.
  func textFieldDidBeginEditing(_ textField: TextField)
  /// Asks whether editing may end; true by default.
  func textFieldShouldEndEditing(_ textField: TextField) -> Bool
  /// Called after editing ended.
  func textFieldDidEndEditing(_ textField: TextField)
  /// Called after editing ended, with the reason; the default calls `textFieldDidEndEditing(_:)`.
  func textFieldDidEndEditing(_ textField: TextField, reason: TextField.DidEndEditingReason)
  /// Asks whether the user may replace characters; true by default.
  ///
  /// - Parameters:
  ///   - textField: the field
  ///   - range: the range of the characters to replace, in UTF-16 units
  ///   - string: the replacement text
  /// - Returns: whether the text field makes the change
  func textField(
    _ textField: TextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  /// Asks whether the clear button may empty the field; true by default.
  func textFieldShouldClear(_ textField: TextField) -> Bool
  /// Called after the insertion point moved, because of a key or of typed text.
  func textFieldDidChangeSelection(_ textField: TextField)
  /// Asks whether the Return key ends editing; true by default.
  func textFieldShouldReturn(_ textField: TextField) -> Bool
}

extension TextFieldDelegate {
  /// Asks whether the clear button may empty the field; the default returns true.
  public func textFieldShouldClear(_ textField: TextField) -> Bool { true }
  /// Called after the insertion point moved; the default does nothing.
  public func textFieldDidChangeSelection(_ textField: TextField) {}
  /// Asks whether editing may begin; the default returns true.
  public func textFieldShouldBeginEditing(_ textField: TextField) -> Bool { true }
  /// Called after editing began; the default does nothing.
  public func textFieldDidBeginEditing(_ textField: TextField) {}
  /// Asks whether editing may end; the default returns true.
  public func textFieldShouldEndEditing(_ textField: TextField) -> Bool { true }
  /// Called after editing ended; the default does nothing.
  public func textFieldDidEndEditing(_ textField: TextField) {}
  /// Called after editing ended; the default calls `textFieldDidEndEditing(_:)`.
  public func textFieldDidEndEditing(
    _ textField: TextField, reason: TextField.DidEndEditingReason
  ) { textFieldDidEndEditing(textField) }
  /// Asks whether the user may replace characters; the default returns true.
  public func textField(
    _ textField: TextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }
  /// Asks whether the Return key ends editing; the default returns true.
  public func textFieldShouldReturn(_ textField: TextField) -> Bool { true }
}

extension TextField {
  /// The reason why editing ended.
  ///
  /// Apple counterpart: `UITextField.DidEndEditingReason` · Source: UITextField.h · Fidelity:
  /// approximate, it is always `committed`
  public enum DidEndEditingReason: Int, Sendable, CaseIterable {
    case committed = 0
    case cancelled = 1
  }
}
