// SPDX-License-Identifier: MIT

// The names that UIKit gives to what this project calls by the same words without the prefix. There
// is no behavior here. On Apple's own systems UIKit itself has the names.

#if !canImport(UIKit)
  public import ChiaroControls

  /// UIKit's name for `Stepper`.
  public typealias UIStepper = Stepper
  /// UIKit's name for `PageControl`.
  public typealias UIPageControl = PageControl
  /// UIKit's name for `PickerView`.
  public typealias UIPickerView = PickerView
  /// UIKit's name for `PickerViewDataSource`.
  public typealias UIPickerViewDataSource = PickerViewDataSource
  /// UIKit's name for `PickerViewDelegate`.
  public typealias UIPickerViewDelegate = PickerViewDelegate
  /// UIKit's name for `DatePicker`.
  public typealias UIDatePicker = DatePicker
  /// UIKit's name for `DatePicker.Style`.
  public typealias UIDatePickerStyle = DatePicker.Style
  /// UIKit's name for `ColorWell`.
  public typealias UIColorWell = ColorWell
  /// UIKit's name for `ColorPickerViewController`.
  public typealias UIColorPickerViewController = ColorPickerViewController
  /// UIKit's name for `ColorPickerViewControllerDelegate`.
  public typealias UIColorPickerViewControllerDelegate = ColorPickerViewControllerDelegate
#endif
