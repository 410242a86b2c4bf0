// SPDX-License-Identifier: MIT

import ChiaroColor
import Foundation

extension Library {
  static let numberProperties: [String: Property] = [
    "magnitude": { _, value in
      switch value {
      case .int(let number): .int(Swift.abs(number == .min ? .max : number))
      case .double(let number): .double(number.magnitude)
      default: value
      }
    },
    "isNaN": { _, value in .bool(value.number?.isNaN ?? false) },
    "isFinite": { _, value in .bool(value.number?.isFinite ?? true) },
    "isInfinite": { _, value in .bool(value.number?.isInfinite ?? false) },
    "isZero": { _, value in .bool(value.number == 0) },
    "nonzeroBitCount": { _, value in .int(value.wholeNumber?.nonzeroBitCount ?? 0) },
    "leadingZeroBitCount": { _, value in .int(value.wholeNumber?.leadingZeroBitCount ?? 0) },
    "trailingZeroBitCount": { _, value in .int(value.wholeNumber?.trailingZeroBitCount ?? 0) },
    "byteSwapped": { _, value in .int(value.wholeNumber?.byteSwapped ?? 0) },
  ]

  static let numberMethods: [String: Method] = [
    "isMultiple": { _, cell, arguments in
      guard let a = cell.value.wholeNumber, let b = arguments.first.wholeNumber else { return nil }
      return .bool(a.isMultiple(of: b))
    },
    "signum": { _, cell, _ in .int(cell.value.wholeNumber?.signum() ?? 0) },
    "rounded": { _, cell, arguments in .double(rounded(cell.value, arguments.first)) },
    "round": { _, cell, arguments in
      cell.value = .double(rounded(cell.value, arguments.first))
      return .void
    },
    "negate": { _, cell, _ in
      cell.value = Arithmetic.negated(cell.value) ?? cell.value
      return .void
    },
    "squareRoot": { _, cell, _ in .double((cell.value.number ?? 0).squareRoot()) },
    "truncatingRemainder": { _, cell, arguments in
      .double((cell.value.number ?? 0).truncatingRemainder(dividingBy: arguments.first.number ?? 1))
    },
    "remainder": { _, cell, arguments in
      .double((cell.value.number ?? 0).remainder(dividingBy: arguments.first.number ?? 1))
    },
    "quotientAndRemainder": { _, cell, arguments in
      guard let a = cell.value.wholeNumber, let b = arguments.first.wholeNumber, b != 0, b != -1
      else { return nil }
      let (quotient, remainder) = a.quotientAndRemainder(dividingBy: b)
      return .tuple(
        TupleValue(values: [.int(quotient), .int(remainder)], labels: ["quotient", "remainder"]))
    },
    "addingReportingOverflow": { _, cell, arguments in reporting("+", cell.value, arguments) },
    "subtractingReportingOverflow": { _, cell, arguments in
      reporting("-", cell.value, arguments)
    },
    "multipliedReportingOverflow": { _, cell, arguments in reporting("*", cell.value, arguments) },
    "advanced": { evaluator, cell, arguments in
      try evaluator.apply("+", cell.value, arguments.first, arguments.place)
    },
    "distance": { evaluator, cell, arguments in
      try evaluator.apply("-", arguments.first, cell.value, arguments.place)
    },
    "formatted": { evaluator, cell, arguments in
      let call = HostCall(
        name: "formatted", arguments: arguments.list, place: arguments.place, isCall: true)
      return cell.value.number.flatMap { evaluator.host.result(of: call, onNumber: $0) }
        ?? .string(grouped(cell.value))
    },
    "compare": { _, cell, arguments in .int(Order.compare(cell.value, arguments.first) ?? 0) },
  ]

  /// A number with commas between thousands, as the fixed locale writes it.
  static func grouped(_ value: Value) -> String {
    guard let number = value.number, number.isFinite else { return "" }
    let text =
      value.wholeNumber.map { "\(abs($0 == .min ? 0 : $0))" }
      ?? fraction(Swift.abs(number))
    let parts = text.split(separator: ".", maxSplits: 1)
    var digits = ""
    for (place, digit) in (parts.first ?? "").reversed().enumerated() {
      if place > 0, place % 3 == 0 { digits.append(",") }
      digits.append(digit)
    }
    let rest = parts.count > 1 ? ".\(parts[1])" : ""
    return (number < 0 ? "-" : "") + String(digits.reversed()) + rest
  }

  private static func fraction(_ number: Double) -> String {
    var text = String(format: "%.3f", number)
    while text.hasSuffix("0") { text.removeLast() }
    if text.hasSuffix(".") { text.removeLast() }
    return text
  }

  /// What an operator gives without the bits that do not fit, and whether there were some.
  private static func reporting(_ sign: String, _ value: Value, _ arguments: Arguments) -> Value? {
    guard let part = Arithmetic.apply("&" + sign, value, arguments.first) else { return nil }
    let overflows = Arithmetic.apply(sign, value, arguments.first) == nil
    return .tuple(
      TupleValue(values: [part, .bool(overflows)], labels: ["partialValue", "overflow"]))
  }

  private static func rounded(_ value: Value, _ rule: Value) -> Double {
    let number = value.number ?? 0
    guard case .host(let hosted) = rule, let name = hosted.call?.name else {
      return number.rounded()
    }
    switch name {
    case "up": return number.rounded(.up)
    case "down": return number.rounded(.down)
    case "towardZero": return number.rounded(.towardZero)
    case "awayFromZero": return number.rounded(.awayFromZero)
    case "toNearestOrEven": return number.rounded(.toNearestOrEven)
    default: return number.rounded()
    }
  }

  /// A constant of a type: `Int.max`, `Double.pi`.
  static func constant(_ name: String, of type: Builtin) -> Value? {
    if type.isFloating {
      let values: [String: Double] = [
        "pi": .pi, "infinity": .infinity, "nan": .nan, "zero": 0,
        "greatestFiniteMagnitude": .greatestFiniteMagnitude,
        "leastNormalMagnitude": .leastNormalMagnitude,
        "leastNonzeroMagnitude": .leastNonzeroMagnitude, "ulpOfOne": .ulpOfOne,
      ]
      if type == .float {
        let floats: [String: Float] = [
          "pi": .pi, "infinity": .infinity, "nan": .nan, "zero": 0,
          "greatestFiniteMagnitude": .greatestFiniteMagnitude,
        ]
        return floats[name].map { .float($0) }
      }
      return values[name].map { .double($0) }
    }
    if type.isInteger { return whole(name, of: type) }
    if type == .string || type == .array || type == .set, name == "init" {
      return .type(TypeValue(type: .builtin(type, [])))
    }
    return name == "init" ? .type(TypeValue(type: .builtin(type, []))) : nil
  }

  private static func whole(_ name: String, of type: Builtin) -> Value? {
    let limits: [Builtin: (Int, Int, Int)] = [
      .int: (.min, .max, 64), .int64: (.min, .max, 64),
      .int32: (Int(Int32.min), Int(Int32.max), 32), .int16: (Int(Int16.min), Int(Int16.max), 16),
      .int8: (Int(Int8.min), Int(Int8.max), 8), .uint8: (0, Int(UInt8.max), 8),
      .uint16: (0, Int(UInt16.max), 16), .uint32: (0, Int(UInt32.max), 32),
      .uint: (0, Int(bitPattern: UInt.max), 64), .uint64: (0, Int(bitPattern: UInt.max), 64),
    ]
    guard let (least, most, width) = limits[type] else { return nil }
    switch name {
    case "min": return Value.int(least).converted(to: type)
    case "max": return Value.int(most).converted(to: type)
    case "zero": return Value.int(0).converted(to: type)
    case "bitWidth": return .int(width)
    case "init": return .type(TypeValue(type: .builtin(type, [])))
    default: return nil
    }
  }

  /// A constant of a type that is none of the standard library's.
  static func constant(_ name: String, of type: String) -> Value? { nil }
}
