// SPDX-License-Identifier: MIT

public import Foundation

/// The methods by which a text field asks about and reports editing; all have defaults.
///
/// Apple counterpart: `UITextFieldDelegate` · Source: UITextField.h · Fidelity: approximate,
/// reasons and menus of editing are missing
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
  /// Asks whether the user may replace characters; true by default.
  ///
  /// - Parameters:
  ///   - textField: the field
  ///   - range: the range of the replaced characters, in UTF-16 units
  ///   - string: the replacement text
  /// - Returns: whether the change is made
  func textField(
    _ textField: TextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  /// Asks whether the clear button may empty the field; true by default.
  func textFieldShouldClear(_ textField: TextField) -> Bool
  /// Called after the insertion point moved; never called here.
  func textFieldDidChangeSelection(_ textField: TextField)
  /// Asks whether the Return key ends editing; true by default.
  func textFieldShouldReturn(_ textField: TextField) -> Bool
}

extension TextFieldDelegate {
  /// Asks whether the clear button may empty the field; the default returns true.
  public func textFieldShouldClear(_ textField: TextField) -> Bool { true }
  /// Called after the insertion point moved; does nothing by default, and is never called here.
  public func textFieldDidChangeSelection(_ textField: TextField) {}
  /// Asks whether editing may begin; the default returns true.
  public func textFieldShouldBeginEditing(_ textField: TextField) -> Bool { true }
  /// Called after editing began; the default does nothing.
  public func textFieldDidBeginEditing(_ textField: TextField) {}
  /// Asks whether editing may end; the default returns true.
  public func textFieldShouldEndEditing(_ textField: TextField) -> Bool { true }
  /// Called after editing ended; the default does nothing.
  public func textFieldDidEndEditing(_ textField: TextField) {}
  /// Asks whether the user may replace characters; the default returns true.
  public func textField(
    _ textField: TextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }
  /// Asks whether the Return key ends editing; the default returns true.
  public func textFieldShouldReturn(_ textField: TextField) -> Bool { true }
}
