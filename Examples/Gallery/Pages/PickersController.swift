// SPDX-License-Identifier: MIT

import ChiaroUIKit
import Foundation

/// Steppers, dots, wells, wheels and dates.
final class PickersController: PageController, UIPickerViewDataSource, UIPickerViewDelegate {
  override var pageTitle: String { "Pickers" }

  private let heights = ["Valley", "Meadow", "Forest", "Ridge", "Summit", "Glacier", "Sky"]
  private let lengths = ["1 km", "2 km", "5 km", "10 km", "20 km"]

  override func fill() {
    addHeading("Steppers, pages and colors")
    let steppers = [0.0, 3].map { value in
      let stepper = UIStepper()
      (stepper.maximumValue, stepper.value) = (5, value)
      return stepper
    }
    let well = UIColorWell()
    well.selectedColor = .systemTeal
    addRow(steppers + [well], height: 34, spacing: 20)
    addRow([pages(.prominent), pages(.minimal)], height: 26)
    addHeading("Wheels")
    let wheels = UIPickerView()
    (wheels.dataSource, wheels.delegate) = (self, self)
    wheels.selectRow(3, inComponent: 0, animated: false)
    wheels.selectRow(2, inComponent: 1, animated: false)
    add(wheels, height: 150)
    addHeading("A date, compact and in place")
    add(picker(.compact, .dateAndTime), height: 34)
    add(picker(.inline, .date), height: 340)
  }

  private func pages(_ style: UIPageControl.BackgroundStyle) -> UIPageControl {
    let control = UIPageControl()
    (control.numberOfPages, control.currentPage) = (5, 1)
    control.backgroundStyle = style
    if style == .minimal {
      control.currentPageIndicatorTintColor = .label
      control.pageIndicatorTintColor = .tertiaryLabel
    }
    return control
  }

  /// A picker of a day that is none of today's.
  private func picker(_ style: UIDatePickerStyle, _ mode: UIDatePicker.Mode) -> UIDatePicker {
    let picker = UIDatePicker()
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? calendar.timeZone
    (picker.calendar, picker.locale) = (calendar, Locale(identifier: "en_US"))
    (picker.preferredDatePickerStyle, picker.datePickerMode) = (style, mode)
    picker.date = Date(timeIntervalSince1970: 1_773_570_600)
    return picker
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    component == 0 ? heights.count : lengths.count
  }

  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { component == 0 ? heights[row] : lengths[row] }
}
