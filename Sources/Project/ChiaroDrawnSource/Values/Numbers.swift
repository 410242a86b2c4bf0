// SPDX-License-Identifier: MIT

import ChiaroInterpreter
import Foundation

/// Numbers as formats and formatters write them, for people in the United States.
enum Numbers {
  /// A number with separators, and a number of digits behind the point.
  static func decimal(
    _ number: Double, fraction: ClosedRange<Int>, _ locale: Locale = Locales.usual
  ) -> String {
    let formatter = NumberFormatter()
    (formatter.locale, formatter.numberStyle) = (locale, .decimal)
    formatter.minimumFractionDigits = fraction.lowerBound
    formatter.maximumFractionDigits = fraction.upperBound
    return formatter.string(from: NSNumber(value: number)) ?? "\(number)"
  }

  /// A number in a style: `.number`, `.percent`, `.currency(code:)` with what was called on it.
  static func formatted(_ number: Double, _ style: HostValue?) -> String {
    if style?.call?.name == "byteCount" {
      return Amounts.bytes(number, style: Measures.word(style?.call?.argument("style")))
    }
    let formatter = NumberFormatter()
    let locale = style.flatMap { Locales.locale(Measures.setting("locale", on: $0)) }
    formatter.locale = locale ?? Locales.usual
    formatter.numberStyle = .decimal
    switch style?.call?.name {
    case "percent": formatter.numberStyle = .percent
    case "currency":
      formatter.numberStyle = .currency
      formatter.currencyCode = style?.call?.argument("code")?.text ?? "USD"
    default: break
    }
    for call in style?.modifiers ?? [] { take(call, formatter) }
    return formatter.string(from: NSNumber(value: number)) ?? "\(number)"
  }

  private static func take(_ call: HostCall, _ formatter: NumberFormatter) {
    switch call.name {
    case "precision":
      guard case .host(let precision)? = call.arguments.first?.value.unwrapped,
        let inner = precision.call
      else { return }
      let first = inner.arguments.first?.value.unwrapped
      let isWhole = inner.name == "integerLength"
      if let count = first?.wholeNumber, (0...40).contains(count), !isWhole {
        (formatter.minimumFractionDigits, formatter.maximumFractionDigits) = (count, count)
      } else if case .range(let range)? = first, !isWhole {
        formatter.minimumFractionDigits = bounded(range.lower, 0)
        formatter.maximumFractionDigits = bounded(range.upper, 6)
      }
    case "grouping":
      if case .host(let grouping)? = call.arguments.first?.value.unwrapped,
        grouping.call?.name == "never"
      {
        formatter.usesGroupingSeparator = false
      }
    default: break
    }
  }

  private static func bounded(_ value: Value?, _ usual: Int) -> Int {
    min(40, max(0, value?.wholeNumber ?? usual))
  }

  /// What a call on a number gives: `formatted(.percent)`; nil for another call.
  static func result(of call: HostCall, onNumber number: Double) -> Value? {
    guard call.name == "formatted" else { return nil }
    guard case .host(let style)? = call.arguments.first?.value.unwrapped else {
      return call.arguments.isEmpty ? .string(formatted(number, nil)) : nil
    }
    return .string(formatted(number, style))
  }

  /// What a formatter of numbers makes.
  static func result(of call: HostCall, on value: HostValue) -> Value? {
    guard value.call?.name == "NumberFormatter", call.name == "string",
      let number = (call.argument("from") ?? call.argument("for"))?.number
    else { return nil }
    let formatter = NumberFormatter()
    formatter.locale = Locales.usual
    for set in value.modifiers where !set.isCall {
      guard let given = set.arguments.first?.value else { continue }
      switch set.name {
      case "minimumFractionDigits": formatter.minimumFractionDigits = bounded(given, 0)
      case "maximumFractionDigits": formatter.maximumFractionDigits = bounded(given, 3)
      case "minimumIntegerDigits": formatter.minimumIntegerDigits = bounded(given, 1)
      case "locale": formatter.locale = Locales.locale(given) ?? Locales.usual
      case "usesGroupingSeparator": formatter.usesGroupingSeparator = given.truth ?? true
      case "decimalSeparator": formatter.decimalSeparator = given.text
      case "currencyCode": formatter.currencyCode = given.text
      case "currencySymbol": formatter.currencySymbol = given.text
      case "groupingSeparator": formatter.groupingSeparator = given.text
      case "numberStyle":
        guard case .host(let style) = given.unwrapped else { break }
        switch style.call?.name {
        case "decimal": formatter.numberStyle = .decimal
        case "percent": formatter.numberStyle = .percent
        case "currency": formatter.numberStyle = .currency
        case "spellOut": formatter.numberStyle = .spellOut
        case "ordinal": formatter.numberStyle = .ordinal
        default: break
        }
      default: break
      }
    }
    return formatter.string(from: NSNumber(value: number)).map { .some(.string($0)) } ?? .nothing
  }
}

extension Drawing {
  /// A value as a text shows it in a format.
  func shown(_ value: Value, format: Value?) -> String {
    let value = self.value(value)
    var style: HostValue?
    if case .host(let given)? = format?.unwrapped { style = given }
    if let date = Dates.date(value) {
      return style.map { Dates.formatted(date, $0) } ?? Dates.shown(date, style: "date")
    }
    if let style, let measurement = Measures.measurement(value) {
      return Measures.formatted(measurement, style)
    }
    if let number = value.number, format != nil { return Numbers.formatted(number, style) }
    return text(value)
  }
}
