// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroViews
import Foundation

/// The inline style of a date picker: a month with its days, and the time below it.
final class DateCalendar: Control, DatePickerPart {
  private unowned let picker: DatePicker
  /// A day of the month that is shown.
  private var month: Date
  /// The time, where the mode has one.
  private var time: DatePicker?

  private static let (header, weekdays, row, footer) = (
    44.0 as CGFloat, 22.0 as CGFloat, 44.0 as CGFloat, 48.0 as CGFloat
  )
  private static let margin: CGFloat = 16

  init(_ picker: DatePicker) {
    (self.picker, month) = (picker, picker.date)
    super.init(frame: .zero)
    guard picker.datePickerMode == .dateAndTime else { return }
    let time = DatePicker()
    (time.calendar, time.locale, time.timeZone) = (picker.calendar, picker.locale, picker.timeZone)
    (time.datePickerMode, time.minuteInterval) = (.time, picker.minuteInterval)
    time.addAction(
      Action { [unowned picker, unowned time] _ in picker.choose(time.date) }, for: .valueChanged)
    addSubview(time)
    self.time = time
  }

  var measuredSize: CGSize {
    CGSize(
      width: 320,
      height: Self.header + Self.weekdays + 6 * Self.row + (time == nil ? 8 : Self.footer))
  }

  func show() {
    let calendar = picker.effectiveCalendar
    if !calendar.isDate(month, equalTo: picker.date, toGranularity: .month) { month = picker.date }
    time?.date = picker.date
    setNeedsDisplay()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let time else { return }
    let size = time.sizeThatFits(.zero)
    time.frame = CGRect(
      x: bounds.width - Self.margin - size.width, y: bounds.height - Self.footer + 7,
      width: size.width, height: size.height
    ).placed(in: bounds, drawnDirection)
  }

  // MARK: Days

  /// The days of the month, each with its place in the grid of weeks.
  private var days: [(day: Int, date: Date, column: Int, row: Int)] {
    let calendar = picker.effectiveCalendar
    guard let range = calendar.range(of: .day, in: .month, for: month),
      let first = calendar.date(from: calendar.dateComponents([.era, .year, .month], from: month))
    else { return [] }
    let lead = (calendar.component(.weekday, from: first) - calendar.firstWeekday + 7) % 7
    return range.compactMap { day in
      let place = lead + day - range.lowerBound
      return calendar.date(byAdding: .day, value: day - range.lowerBound, to: first).map {
        (day, $0, place % 7, place / 7)
      }
    }
  }

  /// The place of a day, in a layout from left to right.
  private func frame(_ column: Int, _ row: Int) -> CGRect {
    let width = (bounds.width - 2 * Self.margin) / 7
    return CGRect(
      x: Self.margin + CGFloat(column) * width,
      y: Self.header + Self.weekdays + CGFloat(row) * Self.row, width: width, height: Self.row)
  }

  /// Whether a day holds dates that may be chosen.
  private func isAllowed(_ day: Date) -> Bool {
    let calendar = picker.effectiveCalendar
    return calendar.isDate(picker.limited(onDay(day)), inSameDayAs: day)
  }

  /// The time of the picker on another day.
  private func onDay(_ day: Date) -> Date {
    let calendar = picker.effectiveCalendar
    var parts = calendar.dateComponents([.hour, .minute, .second], from: picker.date)
    let date = calendar.dateComponents([.era, .year, .month, .day], from: day)
    (parts.era, parts.year, parts.month, parts.day) = (date.era, date.year, date.month, date.day)
    return calendar.date(from: parts) ?? day
  }

  // MARK: Use

  /// The places of the buttons that lead a month back and onward, from left to right.
  private var arrows: [(months: Int, frame: CGRect)] {
    [-1, 1].map { way in
      let x = bounds.width - (way < 0 ? 96 : 52)
      return (way, CGRect(x: x, y: 0, width: 44, height: Self.header))
    }
  }

  override func endTracking(_ event: PointerEvent) {
    let place = event.location(in: self)
    let point = CGPoint(x: distanceFromStart(place.x), y: place.y)
    if let arrow = arrows.first(where: { $0.frame.contains(point) }) { return turn(arrow.months) }
    let hit = days.first { frame($0.column, $0.row).contains(point) }
    if let hit, isAllowed(hit.date) { picker.choose(onDay(hit.date)) }
  }

  private func turn(_ months: Int) {
    month = picker.effectiveCalendar.date(byAdding: .month, value: months, to: month) ?? month
    setNeedsDisplay()
  }

  override func activate() {}

  /// Goes to another day or week for the arrow keys, and to another month for the page keys.
  override func adjust(by key: KeyEvent.Key) -> Bool {
    let days: Int
    switch isRightToLeft ? key.mirrored : key {
    case .leftArrow: days = -1
    case .rightArrow: days = 1
    case .upArrow: days = -7
    case .downArrow: days = 7
    default: return false
    }
    let next = picker.effectiveCalendar.date(byAdding: .day, value: days, to: picker.date)
    if let next { picker.choose(next) }
    return true
  }

  // MARK: Drawing

  override func drawContent(in context: GraphicsContext) {
    drawHeader(in: context)
    let calendar = picker.effectiveCalendar
    for entry in days {
      let place = frame(entry.column, entry.row).placed(in: bounds, drawnDirection)
      let isChosen = calendar.isDate(entry.date, inSameDayAs: picker.date)
      let isToday = calendar.isDateInToday(entry.date)
      let disk = place.centered(CGSize(width: 44, height: 44))
      if isChosen {
        let color = isToday ? DynamicColor.tintColor : .tintColor.withAlphaComponent(0.12)
        context.fill(disk, color, cornerRadius: 22)
      }
      var color: DynamicColor = isChosen || isToday ? .tintColor : .label
      if isChosen, isToday { color = .white }
      if !isAllowed(entry.date) { color = .tertiaryLabel }
      let font = Font.systemFont(ofSize: isChosen ? 22 : 20, weight: isChosen ? 600 : 400)
      let text = NumberFormatter.localizedDay(entry.day, calendar.locale)
      context.draw(text, font, color, in: place, share: 0.5)
    }
    if time != nil {
      let line = CGRect(
        x: Self.margin, y: bounds.height - Self.footer, width: bounds.width - 2 * Self.margin,
        height: Self.footer)
      context.draw(
        "Time", .headline, .label, in: line, share: drawnDirection.startShare)
    }
    drawFocusRing(in: context, cornerRadius: 10)
  }

  /// Draws the month, the buttons that lead to others, and the names of the weekdays.
  private func drawHeader(in context: GraphicsContext) {
    let title = CGRect(x: Self.margin, y: 0, width: bounds.width - 120, height: Self.header)
      .placed(in: bounds, drawnDirection)
    context.draw(
      picker.text("yMMMM", of: month), .headline, .label, in: title,
      share: drawnDirection.startShare)
    for arrow in arrows {
      let isOnward = arrow.months > 0
      let name = isOnward ? drawnDirection.forwardChevron : drawnDirection.backwardChevron
      let square = arrow.frame.centered(CGSize(width: 20, height: 20))
      context.draw(
        Image(.symbol(name)), in: square.placed(in: bounds, drawnDirection), place: .control,
        tint: .tintColor)
    }
    let calendar = picker.effectiveCalendar
    let names = calendar.shortStandaloneWeekdaySymbols
    for column in 0..<7 {
      let name = names[(calendar.firstWeekday - 1 + column) % 7]
      var place = frame(column, 0)
      (place.origin.y, place.size.height) = (Self.header, Self.weekdays)
      context.draw(
        name.uppercased(with: calendar.locale), .systemFont(ofSize: 13, weight: 600),
        .tertiaryLabel, in: place.placed(in: bounds, drawnDirection), share: 0.5)
    }
  }
}

extension NumberFormatter {
  /// Returns a number in the digits of a language.
  static func localizedDay(_ day: Int, _ locale: Locale?) -> String {
    let formatter = NumberFormatter()
    formatter.locale = locale
    return formatter.string(from: NSNumber(value: day)) ?? "\(day)"
  }
}
