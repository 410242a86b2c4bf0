// SPDX-License-Identifier: MIT

import ChiaroColor

extension Library {
  /// Makes a value of a type of the standard library's.
  static func construct(
    _ type: Builtin, _ types: [Type], _ pending: [Pending], _ evaluator: Evaluator, _ place: Place
  ) throws -> Value {
    let hint: Type =
      type == .set || type == .array ? .builtin(.array, types.isEmpty ? [.any] : types) : .any
    let arguments = Arguments(list: try evaluator.values(pending, hint), place: place)
    if arguments.count == 0 { return empty(type) }
    if type.isInteger { return try integer(type, arguments, evaluator) }
    switch type {
    case .double, .float, .cgFloat, .timeInterval: return fraction(type, arguments, evaluator)
    case .string, .substring: return try text(arguments, evaluator)
    case .bool:
      guard let text = arguments.first.text else { return arguments.first }
      return ["true", "false"].contains(text) ? Value.some(.bool(text == "true")) : .nothing
    case .character: return character(arguments.first)
    case .array, .arraySlice: return try list(arguments, evaluator)
    case .set: return .set(SetValue(try counted(arguments.first, evaluator, place)))
    case .dictionary: return try dictionary(arguments, evaluator)
    case .range, .closedRange: return arguments.first
    default: return .void
    }
  }

  /// A character of a text, or that of a number of Unicode.
  static func character(_ value: Value) -> Value {
    if let number = value.wholeNumber, let code = UInt32(exactly: number) {
      return Unicode.Scalar(code).map { .character(Character($0)) } ?? .nothing
    }
    return value.text?.first.map { .character($0) } ?? .nothing
  }

  private static func counted(
    _ value: Value, _ evaluator: Evaluator, _ place: Place
  ) throws -> [Value] { try evaluator.countedElements(of: value, place) ?? [] }

  private static func empty(_ type: Builtin) -> Value {
    switch type {
    case .string, .substring: .string("")
    case .array, .arraySlice: .array([])
    case .set: .set(SetValue())
    case .dictionary: .dictionary(DictionaryValue())
    case .bool: .bool(false)
    case .void: .void
    default: Value.int(0).converted(to: type) ?? .int(0)
    }
  }

  private static func integer(
    _ type: Builtin, _ arguments: Arguments, _ evaluator: Evaluator
  ) throws -> Value {
    let value = arguments.first
    switch arguments.label {
    case "exactly":
      guard let number = value.number, number == number.rounded(.towardZero),
        number.magnitude < 9e18,
        let whole = Arithmetic.sized(type, Int(saturating: number))
      else { return .nothing }
      return Value.some(whole)
    case "clamping":
      guard let least = constant("min", of: type)?.wholeNumber,
        let most = constant("max", of: type)?.wholeNumber, let number = value.wholeNumber
      else { return value }
      return Value.int(Swift.min(Swift.max(number, least), most < least ? .max : most)).converted(
        to: type) ?? value
    case "truncatingIfNeeded", "bitPattern":
      return Arithmetic.wrapped(type, value.wholeNumber ?? 0)
    default: break
    }
    if let text = value.text {
      let radix = arguments["radix"]?.wholeNumber ?? 10
      guard (2...36).contains(radix), let number = Int(text, radix: radix),
        let whole = Arithmetic.sized(type, number)
      else { return .nothing }
      return Value.some(whole)
    }
    if case .bool = value { return value }
    if let whole = value.wholeNumber {
      return Arithmetic.sized(type, whole)
        ?? evaluator.trap("\(whole) is not a \(type.rawValue)", arguments.place)
    }
    guard let number = value.number else {
      return evaluator.unknown("number", .builtin(type, []), arguments.place)
    }
    guard number.isFinite, number.magnitude < 9.3e18 else {
      return evaluator.trap("\(number) does not fit into \(type.rawValue)", arguments.place)
    }
    return Arithmetic.sized(type, Int(saturating: number))
      ?? evaluator.trap("\(number) is out of range", arguments.place)
  }

  private static func fraction(
    _ type: Builtin, _ arguments: Arguments, _ evaluator: Evaluator
  ) -> Value {
    let value = arguments.first
    if let text = value.text {
      if type == .float { return Float(text).map { Value.some(.float($0)) } ?? .nothing }
      return Double(text).map { Value.some(.double($0)) } ?? .nothing
    }
    return value.converted(to: type)
      ?? evaluator.unknown("number", .builtin(type, []), arguments.place)
  }

  private static func text(_ arguments: Arguments, _ evaluator: Evaluator) throws -> Value {
    let value = arguments.first
    switch arguments.label {
    case "repeating":
      let count = Swift.max(0, arguments["count"]?.wholeNumber ?? 0)
      let one = value.text ?? ""
      try evaluator.take(
        count.multipliedReportingOverflow(by: Swift.max(1, one.utf8.count)).partialValue,
        arguments.place)
      guard count <= 8_000_000 else { return .string("") }
      return .string(String(repeating: one, count: count))
    case "format":
      return .string(Formats.text(value.text ?? "", formatted(arguments)))
    case "describing": return .string(try evaluator.description(value, arguments.place))
    case "reflecting": return .string(try evaluator.debugDescription(value, arguments.place))
    case "localized": return .string(localized(arguments, evaluator))
    default: break
    }
    if let radix = arguments["radix"]?.wholeNumber, let number = value.wholeNumber,
      (2...36).contains(radix)
    {
      let isUpper = arguments["uppercase"]?.truth ?? false
      return .string(String(number, radix: radix, uppercase: isUpper))
    }
    if case .array(let values) = value { return .string(values.compactMap(\.text).joined()) }
    return .string(try evaluator.description(value, arguments.place))
  }

  /// The values that a format is filled with: one by one, or in a list.
  private static func formatted(_ arguments: Arguments) -> [Value] {
    arguments.list.dropFirst().filter { $0.label != "locale" }.flatMap { argument in
      if argument.label == "arguments", case .array(let values) = argument.value { return values }
      return [argument.value]
    }
  }

  /// A text as the host's tables have it; the key, or what is given for it, where they lack it.
  private static func localized(_ arguments: Arguments, _ evaluator: Evaluator) -> String {
    let key = arguments.first.text ?? ""
    return evaluator.host.text(key, table: arguments["table"]?.text)
      ?? arguments["defaultValue"]?.text ?? key
  }

  private static func list(_ arguments: Arguments, _ evaluator: Evaluator) throws -> Value {
    if arguments.label == "repeating" {
      let count = Swift.max(0, arguments["count"]?.wholeNumber ?? 0)
      try evaluator.take(count, arguments.place)
      return .array(Array(repeating: arguments.first, count: Swift.min(count, 8_000_000)))
    }
    return .array(try counted(arguments.first, evaluator, arguments.place))
  }

  private static func dictionary(_ arguments: Arguments, _ evaluator: Evaluator) throws -> Value {
    var result = DictionaryValue()
    let values = try counted(arguments.first, evaluator, arguments.place)
    if arguments.label == "grouping" {
      guard let f = arguments.function else { return .dictionary(result) }
      var groups: [(Value, [Value])] = []
      var places: [Key: Int] = [:]
      for value in values {
        let key = try evaluator.call(f, [value])
        if let place = places[Key(key)] {
          groups[place].1.append(value)
        } else {
          places[Key(key)] = groups.count
          groups.append((key, [value]))
        }
      }
      for (key, group) in groups { result[key] = .array(group) }
      return .dictionary(result)
    }
    for case .tuple(let pair) in values where pair.values.count == 2 {
      let key = pair.values[0]
      if let old = result[key], let f = arguments.function {
        result[key] = try evaluator.call(f, [old, pair.values[1]])
      } else {
        result[key] = pair.values[1]
      }
    }
    return .dictionary(result)
  }

  /// `Binding(get:set:)`, `.constant(…)`.
  static func binding(_ pending: [Pending], _ evaluator: Evaluator) throws -> Value? {
    let list = try evaluator.values(pending)
    guard list.first?.label == "get", list.count > 1, case .function(let get) = list[0].value,
      case .function(let set) = list[1].value
    else { return nil }
    return .binding(
      BindingValue(
        get: { [unowned evaluator] in try evaluator.call(get, []) },
        set: { [unowned evaluator] in _ = try evaluator.call(set, [$0]) }))
  }

  /// Makes a value of one of Foundation's types that evaluation knows.
  static func constructForeign(
    _ name: String, _ arguments: [CallArgument], _ evaluator: Evaluator, _ place: Place
  ) throws -> Value? {
    switch name {
    case "AnyView", "AnyHashable", "LocalizedStringKey", "NSString", "AnyShapeStyle":
      return arguments.count == 1 ? arguments[0].value : nil
    case "NSNumber": return arguments.first?.value
    default: return nil
    }
  }
}
