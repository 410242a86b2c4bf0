// SPDX-License-Identifier: MIT

public import Foundation

/// A delegate that controls and observes editing in a text field; every method has a default.
///
/// Apple counterpart: `UITextFieldDelegate` · Source: UITextField.h · Fidelity: approximate
@preconcurrency @MainActor
public protocol TextFieldDelegate: AnyObject {
  /// Returns whether editing may begin; the default is true.
  func textFieldShouldBeginEditing(_ textField: TextField) -> Bool
  /// Called when editing has begun.
  func textFieldDidBeginEditing(_ textField: TextField)
  /// Returns whether editing may end; the default is true.
  func textFieldShouldEndEditing(_ textField: TextField) -> Bool
  /// Called when editing has ended.
  func textFieldDidEndEditing(_ textField: TextField)
  /// Returns whether the user may replace characters; the default is true.
  ///
  /// - Parameters:
  ///   - textField: the field
  ///   - range: the place of the characters, counted in UTF-16
  ///   - string: the replacement text
  /// - Returns: whether the change is made
  func textField(
    _ textField: TextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  /// Returns whether the button may empty the field; the default is true.
  func textFieldShouldClear(_ textField: TextField) -> Bool
  /// Called when the insertion point moved; never called here.
  func textFieldDidChangeSelection(_ textField: TextField)
  /// Returns whether the Return key ends editing; the default is true.
  func textFieldShouldReturn(_ textField: TextField) -> Bool
}

extension TextFieldDelegate {
  /// Returns true.
  public func textFieldShouldClear(_ textField: TextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidChangeSelection(_ textField: TextField) {}
  /// Returns true.
  public func textFieldShouldBeginEditing(_ textField: TextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidBeginEditing(_ textField: TextField) {}
  /// Returns true.
  public func textFieldShouldEndEditing(_ textField: TextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidEndEditing(_ textField: TextField) {}
  /// Returns true.
  public func textField(
    _ textField: TextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }
  /// Returns true.
  public func textFieldShouldReturn(_ textField: TextField) -> Bool { true }
}
