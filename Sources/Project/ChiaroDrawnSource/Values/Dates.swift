// SPDX-License-Identifier: MIT

import ChiaroInterpreter
import Foundation

/// Dates, calendars and their formatters, with a clock that stands still: a picture is the same
/// each time.
enum Dates {
  /// The moment that is now, in Greenwich: noon of the first day of 2025.
  static let now = Date(timeIntervalSince1970: 1_735_732_800)
  private static let zone = TimeZone(secondsFromGMT: 0) ?? .current
  private static let calendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    (calendar.timeZone, calendar.locale) = (zone, Locales.usual)
    return calendar
  }()
  private static let label = "timeIntervalSinceReferenceDate"

  // MARK: Values

  static func value(_ date: Date) -> Value {
    Value.made("Date", [(label, .double(date.timeIntervalSinceReferenceDate))])
  }

  /// The date that a value is; nil for what is none.
  static func date(_ value: Value?) -> Date? {
    guard case .host(let hosted)? = value?.unwrapped, hosted.modifiers.isEmpty,
      let call = hosted.call, call.name == "Date" || call.name == "now"
    else { return nil }
    return call.argument(label)?.number.map(Date.init(timeIntervalSinceReferenceDate:)) ?? now
  }

  /// The seconds of a date since the reference date; nil for another value.
  static func seconds(of value: HostValue) -> Double? {
    date(.host(value))?.timeIntervalSinceReferenceDate
  }

  /// What a call makes that begins with one of these types; nil for another call.
  static func made(_ call: HostCall) -> Value? {
    let number = { (label: String) in call.argument(label)?.number }
    switch call.name {
    case "Date", "Date.now":
      if let seconds = number("timeIntervalSince1970") {
        return value(Date(timeIntervalSince1970: seconds))
      }
      if let seconds = number("timeIntervalSinceNow") {
        return value(now.addingTimeInterval(seconds))
      }
      if let seconds = number("timeInterval"), let since = date(call.argument("since")) {
        return value(since.addingTimeInterval(seconds))
      }
      if number(label) != nil { return nil }
      return call.arguments.isEmpty ? value(now) : nil
    case "DateFormatter.localizedString":
      guard let date = date(call.argument("from")) else { return nil }
      let formatter = formatter(HostValue(.implicit(call)))
      formatter.dateStyle = call.argument("dateStyle").map(style) ?? .none
      formatter.timeStyle = call.argument("timeStyle").map(style) ?? .none
      return .string(formatter.string(from: date))
    case "Date.distantPast": return value(.distantPast)
    case "Date.distantFuture": return value(.distantFuture)
    default: return nil
    }
  }

  /// What a date has under a name.
  static func member(_ name: String, of value: HostValue) -> Value? {
    if value.name == "DateComponents", name == "date" {
      return components(.host(value)).flatMap(calendar.date).map { .some(self.value($0)) }
    }
    guard let date = date(.host(value)) else { return nil }
    switch name {
    case "timeIntervalSince1970": return .double(date.timeIntervalSince1970)
    case "timeIntervalSinceReferenceDate": return .double(date.timeIntervalSinceReferenceDate)
    case "timeIntervalSinceNow": return .double(date.timeIntervalSince(now))
    case "description": return .string("\(date)")
    default: return nil
    }
  }

  // MARK: Calls

  /// What a call on a date, a calendar or a formatter gives.
  static func result(of call: HostCall, on value: HostValue) -> Value? {
    if let date = date(.host(value)) { return result(of: call, on: date) }
    if call.name == "format", let date = date(call.arguments.first?.value) {
      return .string(formatted(date, value))
    }
    switch value.call?.name {
    case "DateFormatter", "ISO8601DateFormatter":
      if call.name == "string", let date = date(call.argument("from")) {
        return .string(formatter(value).string(from: date))
      }
      if call.name == "date", let text = call.argument("from")?.text {
        return formatter(value).date(from: text).map { .some(self.value($0)) } ?? .nothing
      }
      return nil
    case "RelativeDateTimeFormatter":
      guard call.name == "localizedString" || call.name == "string" else { return nil }
      let from = date(call.argument("relativeTo")) ?? now
      if let date = date(call.argument("for")) {
        return .string(relative(date.timeIntervalSince(from), isShort: isShort(value)))
      }
      return call.argument("fromTimeInterval")?.number.map {
        .string(relative($0, isShort: isShort(value)))
      }
    case "Calendar", "NSCalendar": return calendarResult(of: call)
    default:
      return value.typeName == "Calendar" ? calendarResult(of: call) : nil
    }
  }

  private static func result(of call: HostCall, on date: Date) -> Value? {
    let first = call.arguments.first?.value
    switch call.name {
    case "addingTimeInterval", "advanced":
      return first?.number.map { value(date.addingTimeInterval($0)) }
    case "timeIntervalSince":
      return self.date(first).map { .double(date.timeIntervalSince($0)) }
    case "formatted": return .string(formatted(date, call))
    case "ISO8601Format": return .string(date.ISO8601Format())
    default: return nil
    }
  }

  private static func calendarResult(of call: HostCall) -> Value? {
    let unit = { (value: Value?) -> Calendar.Component? in
      guard case .host(let hosted)? = value?.unwrapped else { return nil }
      return hosted.call.flatMap { units[$0.name] }
    }
    switch call.name {
    case "date":
      if let parts = components(call.argument("from") ?? call.argument("byAdding")),
        call.argument("from") != nil
      {
        return calendar.date(from: parts).map { .some(value($0)) } ?? .nothing
      }
      guard let date = date(call.argument("to")) else { return nil }
      if let unit = unit(call.argument("byAdding")),
        let count = call.argument("value")?.wholeNumber
      {
        return calendar.date(byAdding: unit, value: count, to: date).map { .some(value($0)) }
      }
      return components(call.argument("byAdding")).flatMap {
        calendar.date(byAdding: $0, to: date)
      }.map { .some(value($0)) }
    case "startOfDay":
      return date(call.argument("for")).map { value(calendar.startOfDay(for: $0)) }
    case "component":
      guard let unit = unit(call.arguments.first?.value), let date = date(call.argument("from"))
      else { return nil }
      return .int(calendar.component(unit, from: date))
    case "isDateInToday", "isDateInYesterday", "isDateInTomorrow":
      guard let date = date(call.arguments.first?.value) else { return nil }
      let days = calendar.dateComponents(
        [.day], from: calendar.startOfDay(for: now), to: calendar.startOfDay(for: date)
      ).day
      let wanted = call.name == "isDateInToday" ? 0 : call.name == "isDateInTomorrow" ? 1 : -1
      return .bool(days == wanted)
    default: return nil
    }
  }

  private static let units: [String: Calendar.Component] = [
    "year": .year, "month": .month, "day": .day, "hour": .hour, "minute": .minute,
    "second": .second, "weekday": .weekday, "weekOfYear": .weekOfYear, "era": .era,
    "quarter": .quarter,
  ]

  private static func components(_ value: Value?) -> DateComponents? {
    guard case .host(let hosted)? = value?.unwrapped, let call = hosted.call,
      call.name == "DateComponents" || call.name == "init"
    else { return nil }
    var parts = DateComponents()
    (parts.calendar, parts.timeZone) = (calendar, zone)
    let given = call.arguments.map { ($0.label ?? "", $0.value) }
    let set = hosted.modifiers.filter { !$0.isCall }.compactMap { call in
      call.arguments.first.map { (call.name, $0.value) }
    }
    for (name, value) in given + set {
      guard let unit = units[name], let number = value.wholeNumber else { continue }
      parts.setValue(number, for: unit)
    }
    return parts
  }

  private static func isShort(_ formatter: HostValue) -> Bool {
    formatter.modifiers.contains {
      $0.name == "unitsStyle"
        && ["abbreviated", "short"].contains(
          $0.arguments.first.map { style in
            if case .host(let hosted) = style.value.unwrapped { return hosted.call?.name ?? "" }
            return ""
          } ?? "")
    }
  }

  /// A time before or after now in words: `3 minutes ago`, `in 2 days`.
  static func relative(_ seconds: Double, isShort: Bool) -> String {
    let length = Int(min(1e10, abs(seconds)))
    let units = [
      (31_536_000, "year", "y"), (2_592_000, "month", "mo"), (604_800, "week", "w"),
      (86_400, "day", "d"), (3_600, "hour", "h"), (60, "minute", "m"), (1, "second", "s"),
    ]
    let unit = units.first { length >= $0.0 } ?? (1, "second", "s")
    let count = length / unit.0
    let words = isShort ? "\(count)\(unit.2)" : "\(count) \(unit.1)\(count == 1 ? "" : "s")"
    return seconds > 0 ? "in \(words)" : "\(words) ago"
  }

  // MARK: Formats

  private static func formatter(_ value: HostValue) -> DateFormatter {
    let formatter = DateFormatter()
    (formatter.locale, formatter.timeZone, formatter.calendar) = (Locales.usual, zone, calendar)
    if value.call?.name == "ISO8601DateFormatter" {
      formatter.dateFormat = "yyyy-MM-dd'T'HH:mm:ss'Z'"
    }
    for argument in value.call?.arguments ?? [] { place(argument.label, argument.value, formatter) }
    for call in value.modifiers {
      guard let given = call.arguments.first?.value else { continue }
      switch call.name {
      case "dateFormat": formatter.dateFormat = given.text ?? ""
      case "setLocalizedDateFormatFromTemplate":
        formatter.setLocalizedDateFormatFromTemplate(given.text ?? "")
      case "dateStyle": formatter.dateStyle = style(given)
      case "timeStyle": formatter.timeStyle = style(given)
      default: place(call.name, given, formatter)
      }
    }
    return formatter
  }

  /// Sets where and when dates are written.
  private static func place(_ name: String?, _ value: Value, _ formatter: DateFormatter) {
    switch name {
    case "locale": Locales.locale(value).map { formatter.locale = $0 }
    case "timeZone": Locales.zone(value).map { formatter.timeZone = $0 }
    default: break
    }
  }

  private static func style(_ value: Value) -> DateFormatter.Style {
    guard case .host(let hosted) = value.unwrapped else { return .none }
    switch hosted.call?.name {
    case "short", "shortened", "numeric": return .short
    case "medium", "abbreviated", "standard": return .medium
    case "long": return .long
    case "full", "complete": return .full
    default: return .none
    }
  }

  /// A date as `formatted` writes it.
  static func formatted(_ date: Date, _ call: HostCall) -> String {
    if case .host(let style)? = call.arguments.first?.value.unwrapped,
      call.arguments.first?.label == nil
    {
      return formatted(date, style)
    }
    let formatter = formatter(HostValue(.implicit(call)))
    let isPlain = call.arguments.isEmpty
    formatter.dateStyle = isPlain ? .short : call.argument("date").map(style) ?? .none
    formatter.timeStyle = isPlain ? .short : call.argument("time").map(style) ?? .none
    return formatter.string(from: date)
  }

  /// A date in a style: `.dateTime.day().month()`, or parts of it.
  static func formatted(_ date: Date, _ style: HostValue) -> String {
    if style.call?.name == "iso8601" { return date.ISO8601Format() }
    if style.call?.name == "relative" {
      return relative(date.timeIntervalSince(now), isShort: false)
    }
    let formatter = formatter(style)
    let letters = style.modifiers.compactMap(letters).joined()
    let parts = ["date", "time"].map { style.call?.argument($0).map(self.style) }
    if !letters.isEmpty {
      formatter.setLocalizedDateFormatFromTemplate(letters)
    } else if parts.contains(where: { $0 != nil }) {
      (formatter.dateStyle, formatter.timeStyle) = (parts[0] ?? .none, parts[1] ?? .none)
    } else {
      (formatter.dateStyle, formatter.timeStyle) = (.short, .short)
    }
    return formatter.string(from: date)
  }

  /// The letters of a part of a style: `.month(.wide)`.
  private static func letters(_ call: HostCall) -> String? {
    guard let usual = templates[call.name] else { return nil }
    let width = Measures.word(call.arguments.first?.value) ?? ""
    return widths[call.name]?[width] ?? usual
  }

  private static let templates = [
    "year": "y", "month": "MMM", "day": "d", "hour": "j", "minute": "mm", "second": "ss",
    "weekday": "EEE", "era": "G",
  ]

  private static let widths = [
    "month": ["wide": "MMMM", "narrow": "MMMMM", "defaultDigits": "M", "twoDigits": "MM"],
    "weekday": ["wide": "EEEE", "narrow": "EEEEE", "short": "EEEEEE"],
    "day": ["twoDigits": "dd"], "year": ["twoDigits": "yy"],
  ]

  /// A date as the axis of a chart labels it.
  static func tick(_ date: Date) -> String {
    let formatter = formatter(HostValue(.list([])))
    formatter.setLocalizedDateFormatFromTemplate("MMMd")
    return formatter.string(from: date)
  }

  /// A date as a text shows it in a style: `Text(date, style: .time)`.
  static func shown(_ date: Date, style: String?) -> String {
    let formatter = formatter(HostValue(.list([])))
    formatter.dateStyle = style == "date" ? .long : .none
    formatter.timeStyle = style == "time" ? .short : .none
    guard style != "date", style != "time" else { return formatter.string(from: date) }
    let seconds = Int(max(-1e9, min(1e9, abs(date.timeIntervalSince(now)).rounded())))
    if style == "timer" {
      return String(format: "%d:%02d", seconds / 60, seconds % 60)
    }
    let units = [(86_400, "day"), (3_600, "hr"), (60, "min"), (1, "sec")]
    let unit = units.first { seconds >= $0.0 } ?? (1, "sec")
    return "\(seconds / unit.0) \(unit.1)"
  }
}
