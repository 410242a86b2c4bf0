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
  /// The wheels of months and years, while they stand in place of the days.
  private var months: DatePicker?

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
    months?.frame = CGRect(
      x: Self.margin, y: Self.header, width: bounds.width - 2 * Self.margin,
      height: Self.weekdays + 6 * Self.row)
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

  /// The name of the month with the chevron behind it, in a layout from left to right.
  private var title: CGRect {
    let width = textMeasure.width(of: picker.text("yMMMM", of: month), in: .headline) + 24
    return CGRect(
      x: Self.margin, y: 0, width: min(width, bounds.width - 112), height: Self.header)
  }

  /// Shows wheels of months and years in place of the days, or the days again.
  private func toggleMonths() {
    defer {
      setNeedsDisplay()
      setNeedsLayout()
    }
    if let shown = months {
      shown.removeFromSuperview()
      return months = nil
    }
    let wheels = DatePicker()
    (wheels.datePickerMode, wheels.preferredDatePickerStyle) = (.yearAndMonth, .wheels)
    (wheels.calendar, wheels.locale) = (picker.calendar, picker.locale)
    wheels.timeZone = picker.timeZone
    (wheels.minimumDate, wheels.maximumDate) = (picker.minimumDate, picker.maximumDate)
    wheels.date = month
    wheels.addAction(
      Action { [unowned self, unowned wheels] _ in
        month = wheels.date
        setNeedsDisplay()
      }, for: .valueChanged)
    addSubview(wheels)
    months = wheels
  }

  override func endTracking(_ event: PointerEvent) {
    let place = event.location(in: self)
    let point = CGPoint(x: distanceFromStart(place.x), y: place.y)
    if title.contains(point) { return toggleMonths() }
    guard months == nil else { return }
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
    if months == nil { drawDays(in: context) }
    if time != nil {
      let line = CGRect(
        x: Self.margin, y: bounds.height - Self.footer, width: bounds.width - 2 * Self.margin,
        height: Self.footer)
      context.draw(
        "Time", .headline, .label, in: line, share: drawnDirection.startShare)
    }
    drawFocusRing(in: context, cornerRadius: 10)
  }

  private func drawDays(in context: GraphicsContext) {
    drawWeekdays(in: context)
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
  }

  /// Draws the month, with a chevron that leads to others, and the buttons beside it.
  private func drawHeader(in context: GraphicsContext) {
    let title = title
    let words = CGRect(x: title.minX, y: 0, width: title.width - 20, height: Self.header)
    context.draw(
      picker.text("yMMMM", of: month), .headline, months == nil ? .label : .tintColor,
      in: words.placed(in: bounds, drawnDirection), share: drawnDirection.startShare)
    let mark = CGRect(x: title.maxX - 18, y: title.midY - 8, width: 16, height: 16)
    let chevron = months == nil ? drawnDirection.forwardChevron : "chevron.down"
    context.draw(
      Image(.symbol(chevron)), in: mark.placed(in: bounds, drawnDirection), place: .control,
      tint: .tintColor)
    for arrow in arrows where months == nil {
      let isOnward = arrow.months > 0
      let name = isOnward ? drawnDirection.forwardChevron : drawnDirection.backwardChevron
      let square = arrow.frame.centered(CGSize(width: 20, height: 20))
      context.draw(
        Image(.symbol(name)), in: square.placed(in: bounds, drawnDirection), place: .control,
        tint: .tintColor)
    }
  }

  private func drawWeekdays(in context: GraphicsContext) {
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
