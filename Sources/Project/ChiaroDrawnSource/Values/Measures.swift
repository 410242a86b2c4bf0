// SPDX-License-Identifier: MIT

import ChiaroInterpreter
import Foundation

/// Measurements and their formatters, in the words of the United States.
enum Measures {
  /// A measurement: so many of a unit.
  struct Measurement {
    var number: Double
    var unit: Unit

    /// The same in another unit of the same kind; as it is for a unit of another kind.
    func converted(to other: Unit) -> Measurement {
      guard other.kind == unit.kind else { return self }
      let base = number * unit.factor + unit.offset
      return Measurement(number: (base - other.offset) / other.factor, unit: other)
    }
  }

  /// How long the names of units are.
  private enum Width { case short, medium, long }

  // MARK: Values

  /// The measurement that a value is; nil for another value.
  static func measurement(_ value: Value?) -> Measurement? {
    guard case .host(let hosted)? = value?.unwrapped, hosted.modifiers.isEmpty,
      hosted.typeName == "Measurement" || hosted.typeName == nil,
      let number = hosted.call?.argument("value")?.number,
      let unit = unit(hosted.call?.argument("unit"))
    else { return nil }
    return Measurement(number: number, unit: unit)
  }

  private static func value(_ measurement: Measurement) -> Value {
    .made(
      "Measurement",
      [
        ("value", .double(measurement.number)),
        ("unit", .word(measurement.unit.name, type: measurement.unit.kind)),
      ])
  }

  private static func unit(_ value: Value?) -> Unit? {
    guard case .host(let hosted)? = value?.unwrapped, hosted.modifiers.isEmpty else { return nil }
    return hosted.call.flatMap { Unit.all[$0.name] }
  }

  /// What a measurement or a unit has under a name.
  static func member(_ name: String, of value: HostValue) -> Value? {
    if let measurement = measurement(.host(value)) {
      switch name {
      case "value": return .double(measurement.number)
      case "unit": return .word(measurement.unit.name, type: measurement.unit.kind)
      case "description": return .string("\(measurement.number) \(measurement.unit.symbol)")
      default: return nil
      }
    }
    guard name == "symbol", value.typeName?.hasPrefix("Unit") == true else { return nil }
    return unit(.host(value)).map { .string($0.symbol) }
  }

  // MARK: Calls

  /// What a call on a measurement or its formatter gives.
  static func result(of call: HostCall, on value: HostValue) -> Value? {
    if let measurement = measurement(.host(value)) {
      switch call.name {
      case "converted":
        return unit(call.argument("to")).map { self.value(measurement.converted(to: $0)) }
      case "formatted":
        guard case .host(let style)? = call.arguments.first?.value.unwrapped else {
          return .string(text(measurement, .medium, usage: nil, nil))
        }
        return .string(formatted(measurement, style))
      default: return nil
      }
    }
    guard value.call?.name == "MeasurementFormatter", call.name == "string" else { return nil }
    let style = set("unitStyle", on: value)
    let width: Width = style == "long" ? .long : style == "short" ? .short : .medium
    if let measurement = measurement(call.argument("from") ?? call.argument("for")) {
      let isProvided = set("unitOptions", on: value)?.contains("providedUnit") ?? false
      return .string(
        text(
          measurement, width, usage: isProvided ? "asProvided" : nil,
          setting("numberFormatter", on: value)))
    }
    return unit(call.argument("from")).map { .string(width == .long ? $0.words : $0.alone) }
  }

  /// A measurement in a style: `.measurement(width: .wide, usage: .asProvided)`.
  static func formatted(_ measurement: Measurement, _ style: HostValue) -> String {
    let words = { (label: String) in word(style.call?.argument(label)) }
    let width: Width =
      switch words("width") {
      case "wide": .long
      case "narrow": .short
      default: .medium
      }
    return text(
      measurement, width, usage: words("usage"), style.call?.argument("numberFormatStyle"))
  }

  private static func text(
    _ measurement: Measurement, _ width: Width, usage: String?, _ style: Value?
  ) -> String {
    let shown = usage == "asProvided" ? measurement : usual(measurement)
    var digits: HostValue?
    if case .host(let given)? = style?.unwrapped { digits = given }
    let number =
      digits.map { Numbers.formatted(shown.number, $0) }
      ?? Numbers.decimal(shown.number, fraction: 0...3)
    let unit = shown.unit
    switch width {
    case .long: return "\(number) \(number == "1" ? unit.singular : unit.words)"
    case .medium: return number + (unit.symbol.hasPrefix("°") ? "" : " ") + unit.symbol
    case .short: return number + (unit.kind == "UnitTemperature" ? "°" : unit.symbol)
    }
  }

  /// A measurement in the unit that people in the United States use.
  private static func usual(_ measurement: Measurement) -> Measurement {
    let name: String? =
      switch measurement.unit.kind {
      case "UnitLength": "miles"
      case "UnitSpeed": "milesPerHour"
      case "UnitTemperature": "fahrenheit"
      case "UnitMass": "pounds"
      default: nil
      }
    return name.flatMap { Unit.all[$0] }.map { measurement.converted(to: $0) } ?? measurement
  }

  // MARK: What was set

  /// What was set last under a name; nil where nothing was.
  static func setting(_ name: String, on value: HostValue) -> Value? {
    value.modifiers.last { $0.name == name && !$0.arguments.isEmpty }?.arguments.first?.value
  }

  /// The name of the case that was set last.
  static func set(_ name: String, on value: HostValue) -> String? { word(setting(name, on: value)) }

  /// The name of a case, or of the first one of several.
  static func word(_ value: Value?) -> String? {
    switch value?.unwrapped {
    case .host(let hosted)?: hosted.call?.name
    case .array(let values)?: values.first.flatMap { word($0) }
    default: nil
    }
  }
}
