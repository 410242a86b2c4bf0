// SPDX-License-Identifier: MIT

import ChiaroViews
import Foundation

/// The style of a date picker with wheels, whose order is that of the language.
final class DateWheels: View, DatePickerPart, PickerViewDataSource, PickerViewDelegate {
  private unowned let picker: DatePicker
  private let wheels = PickerView()
  private let parts: [Part]
  private let calendar: Calendar
  /// The day of the row in the middle of the wheel of days.
  private let middleDay: Date
  /// The first year of the wheel of years.
  private let firstYear = 1
  /// Whether the wheels have shown a date; from there on they turn to another.
  private var hasShown = false

  /// What a wheel chooses.
  private enum Part: Equatable {
    case year, month, day, wholeDay, hour24, hour12, minute, half, hours, minutes
  }

  /// The number of rows of days before and after the one that was shown first, and of years.
  private static let (reach, years) = (3_650, 10_000)

  init(_ picker: DatePicker) {
    self.picker = picker
    calendar = picker.effectiveCalendar
    middleDay = calendar.startOfDay(for: picker.date)
    parts = Self.parts(of: picker.datePickerMode, calendar.locale ?? .current)
    super.init(frame: .zero)
    wheels.dataSource = self
    wheels.delegate = self
    addSubview(wheels)
  }

  /// The wheels of a mode, in the order in which the language writes them.
  private static func parts(of mode: DatePicker.Mode, _ locale: Locale) -> [Part] {
    switch mode {
    case .countDownTimer: [.hours, .minutes]
    case .date: order("yMMMMd", locale)
    case .yearAndMonth: order("yMMMM", locale)
    case .time: order("jmm", locale)
    case .dateAndTime: [.wholeDay] + order("jmm", locale)
    }
  }

  private static func order(_ template: String, _ locale: Locale) -> [Part] {
    let format = DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: locale) ?? ""
    var isQuoted = false
    return format.reduce(into: []) { parts, letter in
      if letter == "'" { isQuoted.toggle() }
      guard !isQuoted, let part = part(letter), !parts.contains(part) else { return }
      parts.append(part)
    }
  }

  private static func part(_ letter: Character) -> Part? {
    switch letter {
    case "y": .year
    case "M", "L": .month
    case "d": .day
    case "H", "k": .hour24
    case "h", "K": .hour12
    case "m": .minute
    case "a", "b", "B": .half
    default: nil
    }
  }

  var measuredSize: CGSize { PickerView.size }

  override func layoutSubviews() {
    super.layoutSubviews()
    wheels.frame = bounds
  }

  // MARK: Rows

  func numberOfComponents(in pickerView: PickerView) -> Int { parts.count }

  func pickerView(_ pickerView: PickerView, numberOfRowsInComponent component: Int) -> Int {
    switch parts[component] {
    case .year: Self.years
    case .month: calendar.monthSymbols.count
    case .day: 31
    case .wholeDay: 2 * Self.reach + 1
    case .hour24, .hours: 24
    case .hour12: 12
    case .minute, .minutes: 60 / picker.effectiveInterval
    case .half: 2
    }
  }

  func pickerView(_ pickerView: PickerView, widthForComponent component: Int) -> CGFloat {
    switch parts[component] {
    case .wholeDay, .month: 140
    case .hours, .minutes: 130
    case .year: 80
    case .day, .hour24, .hour12, .minute, .half: 54
    }
  }

  func pickerView(
    _ pickerView: PickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? {
    switch parts[component] {
    case .year: "\(firstYear + row)"
    case .month: calendar.standaloneMonthSymbols[row]
    case .day: NumberFormatter.localizedDay(row + 1, calendar.locale)
    case .wholeDay: day(row).map { picker.text("EMMMd", of: $0) }
    case .hour24: "\(row)"
    case .hour12: "\(row == 0 ? 12 : row)"
    case .minute: minute(row) < 10 ? "0\(minute(row))" : "\(minute(row))"
    case .half: row == 0 ? calendar.amSymbol : calendar.pmSymbol
    case .hours: row == 1 ? "1 hour" : "\(row) hours"
    case .minutes: "\(minute(row)) min"
    }
  }

  private func minute(_ row: Int) -> Int { row * picker.effectiveInterval }
  private func day(_ row: Int) -> Date? {
    calendar.date(byAdding: .day, value: row - Self.reach, to: middleDay)
  }

  // MARK: Choosing

  /// Turns the wheels to the date.
  func show() {
    for (component, part) in parts.enumerated() {
      let count = wheels.numberOfRows(inComponent: component)
      let row = min(max(0, row(of: part)), count - 1)
      guard row != wheels.selectedRow(inComponent: component) else { continue }
      wheels.selectRow(row, inComponent: component, animated: hasShown)
    }
    hasShown = true
  }

  /// The row that stands for the picker's date.
  private func row(of part: Part) -> Int {
    let date = picker.date
    let minutes = Int(picker.countDownDuration) / 60
    switch part {
    case .year: return calendar.component(.year, from: date) - firstYear
    case .month: return calendar.component(.month, from: date) - 1
    case .day: return calendar.component(.day, from: date) - 1
    case .wholeDay:
      let days = calendar.dateComponents(
        [.day], from: middleDay, to: calendar.startOfDay(for: date))
      return Self.reach + (days.day ?? 0)
    case .hour24: return calendar.component(.hour, from: date)
    case .hour12: return calendar.component(.hour, from: date) % 12
    case .minute: return calendar.component(.minute, from: date) / picker.effectiveInterval
    case .half: return calendar.component(.hour, from: date) / 12
    case .hours: return minutes / 60
    case .minutes: return minutes % 60 / picker.effectiveInterval
    }
  }

  func pickerView(_ pickerView: PickerView, didSelectRow row: Int, inComponent component: Int) {
    if picker.datePickerMode == .countDownTimer {
      picker.choose(duration: chosenDuration)
    } else if let date = calendar.date(from: chosenParts) {
      picker.choose(date)
    }
    // What does not exist or may not be chosen is turned back.
    show()
  }

  private func chosenRow(_ part: Part) -> Int? {
    parts.firstIndex(of: part).map { wheels.selectedRow(inComponent: $0) }
  }

  private var chosenDuration: TimeInterval {
    TimeInterval(((chosenRow(.hours) ?? 0) * 60 + minute(chosenRow(.minutes) ?? 0)) * 60)
  }

  /// The date that the wheels show; a day beyond the month's end is its last.
  private var chosenParts: DateComponents {
    let day = chosenRow(.wholeDay).flatMap(day) ?? picker.date
    var parts = calendar.dateComponents([.era, .year, .month, .day, .hour, .minute], from: day)
    let time = calendar.dateComponents([.hour, .minute], from: picker.date)
    (parts.hour, parts.minute) = (time.hour, time.minute)
    if let year = chosenRow(.year) { parts.year = firstYear + year }
    if let month = chosenRow(.month) { parts.month = month + 1 }
    if let day = chosenRow(.day) { parts.day = day + 1 }
    if let hour = chosenRow(.hour24) { parts.hour = hour }
    if let hour = chosenRow(.hour12) { parts.hour = hour + 12 * (chosenRow(.half) ?? 0) }
    if let row = chosenRow(.minute) { parts.minute = minute(row) }
    let month = DateComponents(
      calendar: calendar, era: parts.era, year: parts.year, month: parts.month)
    if let first = month.date, let days = calendar.range(of: .day, in: .month, for: first) {
      parts.day = min(parts.day ?? 1, days.count)
    }
    return parts
  }
}
