// SPDX-License-Identifier: MIT

import ChiaroColor
import Foundation

extension Library {
  typealias Function = @Sendable (Evaluator, Arguments) throws -> Value?

  /// A global function as a value.
  static func function(_ name: String) -> ((Evaluator, [CallArgument]) throws -> Value)? {
    if let function = functions[name] {
      return { try function($0, Arguments(list: $1, place: .none)) ?? .void }
    }
    guard let first = name.first, !first.isLetter, first != "_", first != "$" else { return nil }
    // An operator as a function: `reduce(0, +)`.
    return { evaluator, arguments in
      guard arguments.count == 2 else {
        return Arithmetic.negated(arguments.first?.value ?? .void) ?? .void
      }
      return try evaluator.apply(name, arguments[0].value, arguments[1].value, .none)
    }
  }

  /// Calls a global function; nil where there is none.
  static func call(
    _ name: String, _ pending: [Pending], _ evaluator: Evaluator, _ place: Place, _ hint: Type
  ) throws -> Value? {
    if name == "swap", pending.count == 2, let a = pending[0].reference,
      let b = pending[1].reference
    {
      let (first, second) = (try evaluator.evaluate(a.0, a.1), try evaluator.evaluate(b.0, b.1))
      try evaluator.assign(a.0, second, a.1)
      try evaluator.assign(b.0, first, b.1)
      return .void
    }
    guard let function = functions[name] else { return nil }
    let wanted = numeric.contains(name) ? hint : .any
    return try function(
      evaluator, Arguments(list: try evaluator.values(pending, wanted), place: place))
  }

  /// The elements of two lists; a range without an end has as many as the other list.
  private static func pair(
    _ first: Value, _ second: Value, _ evaluator: Evaluator, _ place: Place
  ) throws -> ([Value], [Value]) {
    if let start = endless(first) {
      let other = try evaluator.countedElements(of: second, place) ?? []
      return (other.indices.map { .int(start + $0) }, other)
    }
    let elements = try evaluator.countedElements(of: first, place) ?? []
    if let start = endless(second) { return (elements, elements.indices.map { .int(start + $0) }) }
    return (elements, try evaluator.countedElements(of: second, place) ?? [])
  }

  /// Where a range of whole numbers without an end begins.
  private static func endless(_ value: Value) -> Int? {
    guard case .range(let range) = value, range.upper == nil, let start = range.lower?.wholeNumber,
      Swift.abs(start) < 1 << 40
    else { return nil }
    return start
  }

  private static let numeric: Set = ["min", "max", "abs"]

  private static let functions: [String: Function] = [
    "print": { evaluator, arguments in
      try write(evaluator, arguments, isDebug: false)
      return .void
    },
    "debugPrint": { evaluator, arguments in
      try write(evaluator, arguments, isDebug: true)
      return .void
    },
    "min": { evaluator, arguments in try extreme(evaluator, arguments, isMost: false) },
    "max": { evaluator, arguments in try extreme(evaluator, arguments, isMost: true) },
    "abs": { _, arguments in
      switch arguments.first {
      case .int(let number): .int(Swift.abs(number == .min ? .max : number))
      case .double(let number): .double(Swift.abs(number))
      case .float(let number): .float(Swift.abs(number))
      default: arguments.first
      }
    },
    "zip": { evaluator, arguments in
      let (a, b) = try pair(arguments[0], arguments[1], evaluator, arguments.place)
      return .array(zip(a, b).map { .tuple(TupleValue(values: [$0, $1], labels: [nil, nil])) })
    },
    "stride": stride, "parsedMarkdown": parsedMarkdown,
    "UnicodeScalar": { _, arguments in character(arguments.first) },
    "repeatElement": { evaluator, arguments in
      let count = Swift.max(0, arguments["count"]?.wholeNumber ?? 0)
      try evaluator.take(count, arguments.place)
      return .array(Array(repeating: arguments.first, count: Swift.min(count, 8_000_000)))
    },
    "type": { evaluator, arguments in
      .type(TypeValue(type: evaluator.type(of: arguments.first)))
    },
    "fatalError": stop, "preconditionFailure": stop, "assertionFailure": { _, _ in .void },
    "assert": { _, _ in .void }, "precondition": { _, _ in .void },
    "NSLocalizedString": { evaluator, arguments in
      if let key = arguments.first.text,
        let found = evaluator.host.text(key, table: arguments["tableName"]?.text)
      {
        return .string(found)
      }
      return arguments["value"]?.text.flatMap { $0.isEmpty ? nil : .string($0) } ?? arguments.first
    },
    "sqrt": { _, arguments in .double((arguments.first.number ?? 0).squareRoot()) },
    "pow": { _, arguments in
      .double(Foundation.pow(arguments[0].number ?? 0, arguments[1].number ?? 0))
    },
    "floor": { _, arguments in .double((arguments.first.number ?? 0).rounded(.down)) },
    "ceil": { _, arguments in .double((arguments.first.number ?? 0).rounded(.up)) },
    "round": { _, arguments in .double((arguments.first.number ?? 0).rounded()) },
    "sin": { _, arguments in .double(Foundation.sin(arguments.first.number ?? 0)) },
    "cos": { _, arguments in .double(Foundation.cos(arguments.first.number ?? 0)) },
    "tan": { _, arguments in .double(Foundation.tan(arguments.first.number ?? 0)) },
    "atan2": { _, arguments in
      .double(Foundation.atan2(arguments[0].number ?? 0, arguments[1].number ?? 0))
    },
    "log": { _, arguments in .double(Foundation.log(arguments.first.number ?? 1)) },
    "exp": { _, arguments in .double(Foundation.exp(arguments.first.number ?? 0)) },
    "hypot": { _, arguments in
      .double(Foundation.hypot(arguments[0].number ?? 0, arguments[1].number ?? 0))
    },
    "fmod": { _, arguments in
      .double(
        (arguments[0].number ?? 0).truncatingRemainder(dividingBy: arguments[1].number ?? 1))
    },
    "trunc": { _, arguments in .double((arguments.first.number ?? 0).rounded(.towardZero)) },
    "asin": { _, arguments in .double(Foundation.asin(arguments.first.number ?? 0)) },
    "acos": { _, arguments in .double(Foundation.acos(arguments.first.number ?? 0)) },
    "atan": { _, arguments in .double(Foundation.atan(arguments.first.number ?? 0)) },
    "log2": { _, arguments in .double(Foundation.log2(arguments.first.number ?? 1)) },
    "log10": { _, arguments in .double(Foundation.log10(arguments.first.number ?? 1)) },
    "fabs": { _, arguments in .double(Swift.abs(arguments.first.number ?? 0)) },
    "withAnimation": { evaluator, arguments in
      try arguments.function.map { try evaluator.call($0, []) } ?? .void
    },
    "autoreleasepool": { evaluator, arguments in
      try arguments.function.map { try evaluator.call($0, []) } ?? .void
    },
    "withExtendedLifetime": { evaluator, arguments in
      try arguments.function.map { try evaluator.call($0, [arguments.first]) } ?? .void
    },
  ]

  /// Whether a function ends the program.
  static func ends(_ name: String) -> Bool { name == "fatalError" || name == "preconditionFailure" }

  private static let stop: Function = { evaluator, arguments in
    throw Interruption.fatal(arguments.first.text ?? "the code stops the program", arguments.place)
  }

  private static func write(
    _ evaluator: Evaluator, _ arguments: Arguments, isDebug: Bool
  ) throws {
    var parts: [String] = []
    for argument in arguments.list where argument.label == nil {
      parts.append(
        isDebug
          ? try evaluator.debugDescription(argument.value, arguments.place)
          : try evaluator.description(argument.value, arguments.place))
    }
    let separator = arguments["separator"]?.text ?? " "
    try evaluator.print(
      parts.joined(separator: separator) + (arguments["terminator"]?.text ?? "\n"))
  }

  private static func extreme(
    _ evaluator: Evaluator, _ arguments: Arguments, isMost: Bool
  ) throws -> Value? {
    var values = arguments.list.map(\.value)
    Evaluator.unify(&values)
    guard var best = values.first else { return nil }
    for value in values.dropFirst() {
      if best.isUnknown { best = value }
      if value.isUnknown { continue }
      if try isMost ? !evaluator.isBefore(value, best) : evaluator.isBefore(value, best) {
        best = value
      }
    }
    return best
  }

  private static let stride: Function = { evaluator, arguments in
    let isThrough = arguments["through"] != nil
    guard let step = arguments["by"], let end = arguments["through"] ?? arguments["to"],
      let amount = step.number, amount != 0, amount.isFinite, let last = end.number,
      let first = arguments["from"], let start = first.number
    else { return .array([]) }
    let isWhole = first.wholeNumber != nil && step.wholeNumber != nil && end.wholeNumber != nil
    var result: [Value] = []
    var number = 0.0
    while true {
      let value = start + number * amount
      guard
        amount > 0
          ? value < last || isThrough && value == last : value > last || isThrough && value == last
      else { break }
      try evaluator.take(1, arguments.place)
      result.append(isWhole ? .int(Int(saturating: value)) : .double(value))
      number += 1
    }
    return .array(result)
  }

  /// A static function of a type of the standard library's.
  static func callStatic(
    _ name: String, _ type: Builtin, _ pending: [Pending], _ evaluator: Evaluator, _ place: Place
  ) throws -> Value? {
    if name == "init" { return try construct(type, [], pending, evaluator, place) }
    let arguments = try evaluator.values(pending)
    // A random number is always the same: the first that may come.
    if name == "random", case .range(let range)? = arguments.first?.value { return range.lower }
    if name == "random", type == .bool { return .bool(true) }
    if name == "localizedStringWithFormat", let format = arguments.first?.value.text {
      return .string(Formats.text(format, arguments.dropFirst().map(\.value)))
    }
    if ["minimum", "maximum"].contains(name), arguments.count == 2 {
      let isFirst = (Order.compare(arguments[0].value, arguments[1].value) ?? 0) <= 0
      return arguments[(name == "minimum") == isFirst ? 0 : 1].value
    }
    return nil
  }
}
