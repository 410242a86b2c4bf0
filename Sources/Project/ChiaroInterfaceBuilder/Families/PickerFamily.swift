// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroControls
import ChiaroProject
import ChiaroViews
import Foundation

/// Controls in which a value is chosen: wheels, dates, steps, pages and colors.
enum PickerFamily {
  static let kinds: [String: ElementKind] = [
    "stepper": ElementKind("UIStepper", make: stepper),
    "pageControl": ElementKind("UIPageControl", make: pages),
    "pickerView": ElementKind("UIPickerView") { _, _ in SamplePicker() },
    "datePicker": ElementKind("UIDatePicker", make: dates),
    "colorWell": ElementKind("UIColorWell", make: well),
  ]

  @MainActor
  private static func stepper(_ element: InterfaceElement, _ builder: SceneBuilder) -> View {
    let stepper = Stepper()
    let least = Double(element.number("minimumValue") ?? 0)
    stepper.minimumValue = least
    stepper.maximumValue = max(least, Double(element.number("maximumValue") ?? 100))
    stepper.value = Double(element.number("value") ?? 0)
    stepper.wraps = element.flag("wraps") ?? false
    stepper.isEnabled = element.flag("enabled") ?? true
    return builder.aligned(stepper, size: CGSize(width: 94, height: 32), outsets: .zero)
  }

  // MARK: Pages

  /// The most dots of a page control: more have room on no screen.
  private static let mostPages = 1_000

  @MainActor
  private static func pages(_ element: InterfaceElement, _ builder: SceneBuilder) -> View {
    let control = PageControl(frame: .zero)
    control.numberOfPages = min(mostPages, element.integer("numberOfPages") ?? 0)
    control.currentPage = element.integer("currentPage") ?? 0
    if let color = builder.color(of: element, key: "pageIndicatorTintColor") {
      control.pageIndicatorTintColor = color
    }
    if let color = builder.color(of: element, key: "currentPageIndicatorTintColor") {
      control.currentPageIndicatorTintColor = color
    }
    control.isEnabled = element.flag("enabled") ?? true
    let size = control.size(forNumberOfPages: control.numberOfPages)
    return builder.aligned(
      control, size: element.rect(key: "frame")?.size ?? size, outsets: .zero)
  }

  // MARK: Dates

  /// The date of pickers that show the current one, so that each run draws the same: the talk about
  /// Dark Mode, June 4, 2019, at ten.
  static let usualDate = Date(timeIntervalSinceReferenceDate: 581_335_200)

  /// The first Interface Builder whose date pickers have a style.
  private static let styledVersion = 17_124

  @MainActor
  private static func dates(_ element: InterfaceElement, _ builder: SceneBuilder) -> View {
    let picker = DatePicker()
    picker.timeZone = .gmt
    picker.locale = Locale(identifier: localeName(of: element) ?? "en_US")
    picker.datePickerMode = modes[element[attribute: "datePickerMode"] ?? ""] ?? .dateAndTime
    let usual: DatePicker.Style = builder.toolsVersion < styledVersion ? .wheels : .automatic
    picker.preferredDatePickerStyle = styles[element[attribute: "style"] ?? ""] ?? usual
    picker.minuteInterval = element.integer("minuteInterval") ?? 1
    picker.minimumDate = date(element, "minimumDate")
    picker.maximumDate = date(element, "maximumDate")
    picker.date =
      (element.flag("useCurrentDate") == false ? date(element, "date") : nil) ?? usualDate
    if let duration = element.number("countDownDuration") {
      picker.countDownDuration = Double(duration)
    }
    picker.isEnabled = element.flag("enabled") ?? true
    return builder.aligned(
      picker, size: element.rect(key: "frame")?.size ?? picker.frame.size, outsets: .zero)
  }

  private static let modes: [String: DatePicker.Mode] = [
    "time": .time, "date": .date, "dateAndTime": .dateAndTime, "countDownTimer": .countDownTimer,
    "yearAndMonth": .yearAndMonth,
  ]
  private static let styles: [String: DatePicker.Style] = [
    "wheels": .wheels, "compact": .compact, "inline": .inline,
  ]

  /// The identifier of a locale; nil for none, and for what is none: Foundation ends the program
  /// for it.
  private static func localeName(of element: InterfaceElement) -> String? {
    let name =
      element.child(key: "locale")?[attribute: "localeIdentifier"] ?? element[attribute: "locale"]
    return name.flatMap { name in
      let isName = name.unicodeScalars.allSatisfy {
        $0.isASCII && ($0.properties.isAlphabetic || "0123456789-_".unicodeScalars.contains($0))
      }
      return isName && (2...40).contains(name.utf8.count) ? name : nil
    }
  }

  /// The date with a key; nil where the file has none that a calendar reaches.
  static func date(_ element: InterfaceElement, _ key: String) -> Date? {
    guard let date = element.child(key: key),
      let seconds = date[attribute: "timeIntervalSinceReferenceDate"].flatMap(Double.init),
      abs(seconds) < 1e11
    else { return nil }
    return Date(timeIntervalSinceReferenceDate: seconds)
  }

  // MARK: Colors

  @MainActor
  private static func well(_ element: InterfaceElement, _ builder: SceneBuilder) -> View {
    let well = ColorWell()
    well.selectedColor = builder.color(of: element, key: "selectedColor") ?? nil
    well.isEnabled = element.flag("enabled") ?? true
    return builder.aligned(well, size: CGSize(width: 28, height: 28), outsets: .zero)
  }
}

/// A picker with the rows that Interface Builder's canvas shows: files have none.
private final class SamplePicker: PickerView, PickerViewDataSource, PickerViewDelegate {
  private static let rows = [
    "Mountain View", "Sunnyvale", "Cupertino", "Santa Clara", "San Jose",
  ]

  init() {
    super.init(frame: .zero)
    dataSource = self
    delegate = self
    selectRow(2, inComponent: 0, animated: false)
  }

  func numberOfComponents(in pickerView: PickerView) -> Int { 1 }

  func pickerView(_ pickerView: PickerView, numberOfRowsInComponent component: Int) -> Int {
    Self.rows.count
  }

  func pickerView(
    _ pickerView: PickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { Self.rows[row] }
}
