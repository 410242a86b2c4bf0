// SPDX-License-Identifier: MIT

public import ChiaroViews
public import Foundation

/// The methods that a picker view calls to get the numbers of its wheels and rows.
///
/// Apple counterpart: `UIPickerViewDataSource` · Source: UIPickerView.h · Fidelity: exact
@preconcurrency @MainActor
public protocol PickerViewDataSource: AnyObject {
  /// Asks for the number of wheels.
  func numberOfComponents(in pickerView: PickerView) -> Int
  /// Asks for the number of rows of a wheel.
  func pickerView(_ pickerView: PickerView, numberOfRowsInComponent component: Int) -> Int
}

/// The methods that a picker view calls to get its rows and to report choices; all have defaults.
///
/// Apple counterpart: `UIPickerViewDelegate` · Source: UIPickerView.h · Fidelity: exact
@preconcurrency @MainActor
public protocol PickerViewDelegate: AnyObject {
  /// Asks for the width of a wheel in points; 0, the default, for an equal share of the width.
  func pickerView(_ pickerView: PickerView, widthForComponent component: Int) -> CGFloat
  /// Asks for the height of the rows of a wheel in points; 0, the default, for 32 points.
  func pickerView(_ pickerView: PickerView, rowHeightForComponent component: Int) -> CGFloat
  /// Asks for the title of a row; nil, the default, for none.
  func pickerView(
    _ pickerView: PickerView, titleForRow row: Int, forComponent component: Int
  ) -> String?
  /// Asks for the attributed title of a row, which replaces the title; nil, the default, for none.
  func pickerView(
    _ pickerView: PickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString?
  /// Asks for the view of a row, which replaces the title; none by default.
  ///
  /// - Parameters:
  ///   - pickerView: the picker view
  ///   - row: the index of the row
  ///   - component: the index of the wheel
  ///   - view: a view that is no longer shown and can be reused; nil for none
  /// - Returns: the view to show in the row
  func pickerView(
    _ pickerView: PickerView, viewForRow row: Int, forComponent component: Int, reusing view: View?
  ) -> View
  /// Called after the user turned a wheel to a row.
  func pickerView(_ pickerView: PickerView, didSelectRow row: Int, inComponent component: Int)
}

extension PickerViewDelegate {
  /// Asks for the width of a wheel; the default returns 0, for an equal share of the width.
  public func pickerView(_ pickerView: PickerView, widthForComponent component: Int) -> CGFloat {
    0
  }
  /// Asks for the height of a wheel's rows; the default returns 0, for 32 points.
  public func pickerView(
    _ pickerView: PickerView, rowHeightForComponent component: Int
  ) -> CGFloat { 0 }
  /// Asks for the title of a row; the default returns nil, for an empty row.
  public func pickerView(
    _ pickerView: PickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { nil }
  /// Asks for the attributed title of a row; the default returns nil, for the plain title.
  public func pickerView(
    _ pickerView: PickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? { nil }
  /// Asks for the view of a row; the default returns a placeholder, so that the title is shown.
  public func pickerView(
    _ pickerView: PickerView, viewForRow row: Int, forComponent component: Int, reusing view: View?
  ) -> View { PickerWheel.noView }
  /// Called after the user turned a wheel to a row; the default does nothing.
  public func pickerView(
    _ pickerView: PickerView, didSelectRow row: Int, inComponent component: Int
  ) {}
}
