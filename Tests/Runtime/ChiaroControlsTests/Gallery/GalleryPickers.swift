// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroControls
import ChiaroViews
import Foundation

/// Samples of what values, pages, colors and dates are chosen with.
@MainActor
enum GalleryPickers {
  static func steppers() -> View {
    let views = (0..<3).map { _ in Stepper() }
    views[1].value = 3
    views[2].isEnabled = false
    return Gallery.column(views)
  }

  static func pageControls() -> View {
    let views = PageControl.BackgroundStyle.allCases.map { style in
      let control = Gallery.sized(PageControl(), 120, 26)
      control.numberOfPages = 4
      control.currentPage = style.rawValue
      control.backgroundStyle = style
      return control
    }
    views[2].currentPageIndicatorTintColor = .label
    return Gallery.column(views)
  }

  static func colorWells() -> View {
    let views = (0..<3).map { _ in ColorWell() }
    views[1].selectedColor = .systemTeal
    views[2].isEnabled = false
    return Gallery.column(views)
  }

  /// A picker whose rows are kept by the view around it.
  static func pickerView() -> View {
    let rows = GalleryRows(["Sun", "Moon", "Stars"])
    rows.picker.selectRow(1, inComponent: 0, animated: false)
    return rows
  }

  static func datePickers() -> View {
    let column = Gallery.column(
      [DatePicker.Style.compact, .inline, .wheels].map { style in
        let picker = datePicker()
        picker.preferredDatePickerStyle = style
        picker.frame.size = picker.sizeThatFits(.zero)
        return picker
      })
    column.frame.size.height = 660
    return column
  }

  /// A picker of 15 March 2026, 10:30 in the calendar that most countries share.
  static func datePicker(_ locale: String = "en_US") -> DatePicker {
    let picker = DatePicker()
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? calendar.timeZone
    (picker.calendar, picker.locale) = (calendar, Locale(identifier: locale))
    picker.date = Date(timeIntervalSince1970: 1_773_570_600)
    return picker
  }
}

/// A picker with one wheel of texts, and what has them.
final class GalleryRows: View, PickerViewDataSource, PickerViewDelegate {
  let picker = PickerView()
  var texts: [String]
  var told: [Int] = []

  init(_ texts: [String]) {
    self.texts = texts
    super.init(frame: picker.frame)
    (picker.dataSource, picker.delegate) = (self, self)
    addSubview(picker)
  }

  func numberOfComponents(in pickerView: PickerView) -> Int { 1 }
  func pickerView(_ pickerView: PickerView, numberOfRowsInComponent component: Int) -> Int {
    texts.count
  }
  func pickerView(
    _ pickerView: PickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { texts[row] }
  func pickerView(_ pickerView: PickerView, didSelectRow row: Int, inComponent component: Int) {
    told.append(row)
  }
}
