// SPDX-License-Identifier: MIT

public import ChiaroViews
public import Foundation

/// What has the numbers of wheels and rows of a picker.
///
/// Apple counterpart: `UIPickerViewDataSource` · Source: UIPickerView.h · Fidelity: exact
@preconcurrency @MainActor
public protocol PickerViewDataSource: AnyObject {
  /// Returns the number of wheels.
  func numberOfComponents(in pickerView: PickerView) -> Int
  /// Returns the number of rows of a wheel.
  func pickerView(_ pickerView: PickerView, numberOfRowsInComponent component: Int) -> Int
}

/// The methods by which a picker asks for its rows and tells of choices; all have defaults.
///
/// Apple counterpart: `UIPickerViewDelegate` · Source: UIPickerView.h · Fidelity: exact
@preconcurrency @MainActor
public protocol PickerViewDelegate: AnyObject {
  /// Returns the width of a wheel in points; 0 for an equal part.
  func pickerView(_ pickerView: PickerView, widthForComponent component: Int) -> CGFloat
  /// Returns the height of a wheel's rows in points; 0 for the usual one.
  func pickerView(_ pickerView: PickerView, rowHeightForComponent component: Int) -> CGFloat
  /// Returns the text of a row; nil for none.
  func pickerView(
    _ pickerView: PickerView, titleForRow row: Int, forComponent component: Int
  ) -> String?
  /// Returns the text of a row with attributes, which comes before the plain one; nil for none.
  func pickerView(
    _ pickerView: PickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString?
  /// Returns the view of a row, which comes before texts.
  ///
  /// - Parameters:
  ///   - pickerView: the picker
  ///   - row: the row
  ///   - component: the wheel
  ///   - view: a view that is not shown any more, to be used again; nil for none
  /// - Returns: the view of the row
  func pickerView(
    _ pickerView: PickerView, viewForRow row: Int, forComponent component: Int, reusing view: View?
  ) -> View
  /// Called when somebody has turned a wheel to a row.
  func pickerView(_ pickerView: PickerView, didSelectRow row: Int, inComponent component: Int)
}

extension PickerViewDelegate {
  /// Returns 0, for an equal part.
  public func pickerView(_ pickerView: PickerView, widthForComponent component: Int) -> CGFloat {
    0
  }
  /// Returns 0, for the usual height.
  public func pickerView(
    _ pickerView: PickerView, rowHeightForComponent component: Int
  ) -> CGFloat { 0 }
  /// Returns nil.
  public func pickerView(
    _ pickerView: PickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { nil }
  /// Returns nil.
  public func pickerView(
    _ pickerView: PickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? { nil }
  /// Returns a view that stands for none, so that the row shows its text.
  public func pickerView(
    _ pickerView: PickerView, viewForRow row: Int, forComponent component: Int, reusing view: View?
  ) -> View { PickerWheel.noView }
  /// Does nothing.
  public func pickerView(
    _ pickerView: PickerView, didSelectRow row: Int, inComponent component: Int
  ) {}
}
