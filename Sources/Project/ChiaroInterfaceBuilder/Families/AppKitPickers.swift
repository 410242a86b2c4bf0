// SPDX-License-Identifier: MIT

import ChiaroAppKit
import ChiaroAppearance
import ChiaroProject
import ChiaroViews
import Foundation

/// Controls of AppKit that show or set a date, a color, a level or a path.
enum AppKitPickers {
  static let kinds: [String: ElementKind] = [
    "datePicker": ElementKind("NSDatePicker", make: dates),
    "colorWell": ElementKind("NSColorWell", make: well),
    "levelIndicator": ElementKind("NSLevelIndicator", make: level),
    "pathControl": ElementKind("NSPathControl", make: path),
  ]

  @MainActor
  private static func dates(_ element: InterfaceElement, _ builder: SceneBuilder) -> View {
    let cell = element.child(key: "cell")
    let picker = NSDatePicker(frame: .zero)
    (picker.timeZone, picker.locale) = (.gmt, Locale(identifier: "en_US"))
    picker.font = AppKitControls.font(cell)
    picker.dateValue = cell.flatMap { PickerFamily.date($0, "date") } ?? PickerFamily.usualDate
    switch cell?[attribute: "datePickerType"] ?? cell?[attribute: "type"] {
    case "textField": picker.datePickerStyle = .textField
    case "clockAndCalendar": picker.datePickerStyle = .clockAndCalendar
    default: break
    }
    var parts: NSDatePicker.ElementFlags = []
    if let shown = cell?.child(key: "datePickerElements") {
      if shown.flag("year") == true { parts.insert(.yearMonth) }
      if shown.flag("day") == true { parts.insert(.yearMonthDay) }
      if shown.flag("hour") == true { parts.insert(.hourMinute) }
      if shown.flag("second") == true { parts.insert(.hourMinuteSecond) }
    }
    if !parts.isEmpty { picker.datePickerElements = parts }
    picker.isEnabled = cell?.flag("enabled") ?? true
    let size = CGSize(width: picker.intrinsicContentSize.width, height: 22)
    return AlignedView(
      picker, size: size, outsets: EdgeInsets(bottom: 5, right: 3), isDrawnInside: true)
  }

  @MainActor
  private static func well(_ element: InterfaceElement, _ builder: SceneBuilder) -> View {
    let well = NSColorWell(frame: .zero)
    if let color = builder.color(of: element, key: "color"), let color { well.color = color }
    well.isEnabled = element.flag("enabled") ?? true
    return AlignedView(
      well, size: CGSize(width: 38, height: 24),
      outsets: EdgeInsets(top: 3, left: 3, bottom: 3, right: 3), isDrawnInside: true)
  }

  @MainActor
  private static func level(_ element: InterfaceElement, _ builder: SceneBuilder) -> View {
    let cell = element.child(key: "cell")
    let view = NSLevelIndicator(frame: .zero)
    view.levelIndicatorStyle = levels[cell?[attribute: "levelIndicatorStyle"] ?? ""] ?? .relevancy
    view.minValue = Double(cell?.number("minValue") ?? 0)
    view.maxValue = min(mostLevels, Double(cell?.number("maxValue") ?? 0))
    view.warningValue = Double(cell?.number("warningValue") ?? 0)
    view.criticalValue = Double(cell?.number("criticalValue") ?? 0)
    view.doubleValue = Double(cell?.number("doubleValue") ?? 0)
    if let color = builder.color(of: element, key: "fillColor"), let color {
      view.fillColor = color
    }
    let width =
      view.levelIndicatorStyle == .rating
      ? view.intrinsicContentSize.width : View.noIntrinsicMetric
    return AlignedView(
      view, size: CGSize(width: width, height: 18), outsets: .zero, isDrawnInside: true)
  }

  /// The most parts of an indicator: more have room on no screen.
  private static let mostLevels = 1_000.0
  private static let levels: [String: NSLevelIndicator.Style] = [
    "relevancy": .relevancy, "continuousCapacity": .continuousCapacity,
    "discreteCapacity": .discreteCapacity, "rating": .rating,
  ]

  @MainActor
  private static func path(_ element: InterfaceElement, _ builder: SceneBuilder) -> View {
    let cell = element.child(key: "cell")
    let control = NSPathControl(frame: .zero)
    control.url = cell?.child(key: "url")?[attribute: "string"].flatMap(URL.init(string:))
    control.placeholderString = cell?.string("placeholderString")
    control.isEnabled = cell?.flag("enabled") ?? true
    // As a pop-up button it has a shadow around it.
    let isPopUp = cell?[attribute: "pathStyle"] == "popUp"
    return AlignedView(
      control, size: CGSize(width: View.noIntrinsicMetric, height: isPopUp ? 20 : 22),
      outsets: isPopUp ? EdgeInsets(top: 1, left: 3, bottom: 4, right: 3) : .zero,
      isDrawnInside: true)
  }
}
