// SPDX-License-Identifier: MIT

extension Library {
  private static func option(_ value: Value?) -> Value { value.map { Value.some($0) } ?? .nothing }

  /// The elements of a value; those of something that is none are none.
  static func elements(
    _ evaluator: Evaluator, _ cell: Cell, _ arguments: Arguments
  ) throws -> [Value]? {
    try evaluator.countedElements(of: cell.value, arguments.place)
  }

  /// A collection of the kind of another: a text of a text, a list of all others.
  private static func like(_ value: Value, _ elements: [Value]) -> Value {
    if case .string = value { return .string(elements.compactMap(\.text).joined()) }
    if case .set = value { return .set(SetValue(elements)) }
    return .array(elements)
  }

  static let listProperties: [String: Property] = [
    "count": { evaluator, value in
      if case .range(let range) = value, let lower = range.lower?.wholeNumber,
        let upper = range.upper?.wholeNumber
      {
        let (length, isTooLong) = upper.subtractingReportingOverflow(lower)
        return .int(isTooLong ? .max : Swift.max(0, length) &+ (range.isClosed ? 1 : 0))
      }
      return evaluator.elements(of: value).map { .int($0.count) }
    },
    "isEmpty": { evaluator, value in
      if case .range(let range) = value, let lower = range.lower, let upper = range.upper {
        guard let order = Order.compare(lower, upper) else { return nil }
        return .bool(range.isClosed ? false : order >= 0)
      }
      return evaluator.elements(of: value).map { .bool($0.isEmpty) }
    },
    "first": { evaluator, value in evaluator.elements(of: value).map { option($0.first) } },
    "last": { evaluator, value in evaluator.elements(of: value).map { option($0.last) } },
    "indices": { evaluator, value in
      evaluator.elements(of: value).map {
        .range(RangeValue(lower: .int(0), upper: .int($0.count), isClosed: false))
      }
    },
    "startIndex": { _, _ in .int(0) },
    "endIndex": { evaluator, value in evaluator.elements(of: value).map { .int($0.count) } },
    "underestimatedCount": { evaluator, value in
      evaluator.elements(of: value).map { .int($0.count) }
    },
    "lazy": { _, value in value },
    "capacity": { evaluator, value in evaluator.elements(of: value).map { .int($0.count) } },
  ]

  static let rangeMethods: [String: Method] = [
    "contains": { evaluator, cell, arguments in
      guard case .range(let range) = cell.value else { return nil }
      if arguments.label == "where" {
        return try sequenceMethods["contains"]?(evaluator, cell, arguments)
      }
      return .bool(Ranges.contains(range, arguments.first))
    },
    "clamped": { _, cell, arguments in
      guard case .range(let a) = cell.value, case .range(let b) = arguments.first,
        let al = a.lower, let au = a.upper, let bl = b.lower, let bu = b.upper
      else { return nil }
      let lower = (Order.compare(al, bl) ?? 0) < 0 ? bl : al
      let upper = (Order.compare(au, bu) ?? 0) > 0 ? bu : au
      return .range(RangeValue(lower: lower, upper: upper, isClosed: a.isClosed))
    },
    "overlaps": { _, cell, arguments in
      guard case .range(let a) = cell.value, case .range(let b) = arguments.first,
        let al = a.lower?.number, let au = a.upper?.number, let bl = b.lower?.number,
        let bu = b.upper?.number
      else { return nil }
      return .bool((b.isClosed ? al <= bu : al < bu) && (a.isClosed ? bl <= au : bl < au))
    },
  ]

  static let sequenceMethods: [String: Method] = mapping.merging(searching) { first, _ in first }
    .merging(parts) { first, _ in first }.merging(ordering) { first, _ in first }

  private static let mapping: [String: Method] = [
    "map": { evaluator, cell, arguments in
      guard let values = try elements(evaluator, cell, arguments), let f = arguments.function else {
        return nil
      }
      var result = try values.map { try evaluator.call(f, [$0]) }
      Evaluator.unify(&result)
      return .array(result)
    },
    "compactMap": { evaluator, cell, arguments in
      guard let values = try elements(evaluator, cell, arguments), let f = arguments.function else {
        return nil
      }
      return .array(
        try values.compactMap { value in
          switch try evaluator.call(f, [value]) {
          case .nothing: return nil
          case .some(let inner): return inner
          case let other: return other
          }
        })
    },
    "flatMap": { evaluator, cell, arguments in
      guard let values = try elements(evaluator, cell, arguments), let f = arguments.function else {
        return nil
      }
      var result: [Value] = []
      for value in values {
        let part = try evaluator.call(f, [value])
        result += evaluator.elements(of: part) ?? [part]
        try evaluator.take(1, arguments.place)
      }
      return .array(result)
    },
    "filter": { evaluator, cell, arguments in
      guard let values = try elements(evaluator, cell, arguments), let f = arguments.function else {
        return nil
      }
      let kept = try values.filter { try evaluator.call(f, [$0]).truth ?? true }
      if case .dictionary = cell.value { return dictionary(ofPairs: kept) }
      return like(cell.value, kept)
    },
    "forEach": { evaluator, cell, arguments in
      guard let f = arguments.function else { return nil }
      if let values = try elements(evaluator, cell, arguments) {
        for value in values { _ = try evaluator.call(f, [value]) }
      }
      return .void
    },
    "reduce": { evaluator, cell, arguments in
      guard let values = try elements(evaluator, cell, arguments), let f = arguments.function else {
        return nil
      }
      return arguments.label == "into"
        ? try gather(evaluator, values, arguments.first, f)
        : try fold(evaluator, values, arguments.first, f)
    },
    "enumerated": { evaluator, cell, arguments in
      try elements(evaluator, cell, arguments).map { values in
        .array(
          values.enumerated().map {
            .tuple(
              TupleValue(values: [.int($0.offset), $0.element], labels: ["offset", "element"]))
          })
      }
    },
    "joined": { evaluator, cell, arguments in
      guard let values = try elements(evaluator, cell, arguments) else { return nil }
      let separator = arguments.count > 0 ? arguments.first : .string("")
      if values.isEmpty || values[0].text != nil || values[0].isUnknown {
        let parts = try values.map { try evaluator.description($0, arguments.place) }
        let text = parts.joined(separator: separator.text ?? "")
        try evaluator.take(text.utf8.count, arguments.place)
        return .string(text)
      }
      let between = arguments.count > 0 ? evaluator.elements(of: separator) ?? [] : []
      var result: [Value] = []
      for (number, value) in values.enumerated() {
        if number > 0 { result += between }
        result += evaluator.elements(of: value) ?? [value]
      }
      return .array(result)
    },
    "makeIterator": { evaluator, cell, arguments in
      try elements(evaluator, cell, arguments).map { .array($0) }
    },
  ]

  /// A literal as the first value takes the type of the elements.
  private static func fold(
    _ evaluator: Evaluator, _ values: [Value], _ first: Value, _ function: FunctionValue
  ) throws -> Value {
    var result = first
    if case .int(let whole) = first, values.first?.isFloating == true {
      result = .double(Double(whole))
    }
    for value in values { result = try evaluator.call(function, [result, value]) }
    return result
  }

  /// `reduce(into:)`: the closure changes its first parameter.
  private static func gather(
    _ evaluator: Evaluator, _ values: [Value], _ first: Value, _ function: FunctionValue
  ) throws -> Value {
    guard case .closure(let closure, let around) = function.body else { return first }
    let cell = Cell(first, function.parameters.first ?? .any)
    for value in values {
      let scope = Scope(around, around.frame.inner(result: .builtin(.void, [])))
      let names = closure.parameters?.map(\.name) ?? ["$0", "$1"]
      guard names.count == 2 else { return cell.value }
      scope.declare(names[0], cell)
      scope.declare(names[1], value)
      _ = try evaluator.run(closure.body, scope)
    }
    return cell.value
  }

  private static func dictionary(ofPairs pairs: [Value]) -> Value {
    var result = DictionaryValue()
    for case .tuple(let pair) in pairs where pair.values.count == 2 {
      result[pair.values[0]] = pair.values[1]
    }
    return .dictionary(result)
  }

  private static let searching: [String: Method] = [
    "contains": { evaluator, cell, arguments in
      guard let values = try elements(evaluator, cell, arguments) else { return nil }
      if let f = arguments.function {
        return .bool(try values.contains { try evaluator.call(f, [$0]).truth ?? false })
      }
      return .bool(try values.contains { try evaluator.areEqual($0, arguments.first) })
    },
    "allSatisfy": { evaluator, cell, arguments in
      guard let values = try elements(evaluator, cell, arguments), let f = arguments.function else {
        return nil
      }
      return .bool(try values.allSatisfy { try evaluator.call(f, [$0]).truth ?? true })
    },
    "first": { evaluator, cell, arguments in
      guard let values = try elements(evaluator, cell, arguments), let f = arguments.function else {
        return nil
      }
      return option(try values.first { try evaluator.call(f, [$0]).truth ?? true })
    },
    "last": { evaluator, cell, arguments in
      guard let values = try elements(evaluator, cell, arguments), let f = arguments.function else {
        return nil
      }
      return option(try values.last { try evaluator.call(f, [$0]).truth ?? true })
    },
    "firstIndex": { evaluator, cell, arguments in
      guard let values = try elements(evaluator, cell, arguments) else { return nil }
      let place = try values.firstIndex {
        try arguments.function.map { f in { try evaluator.call(f, [$0]).truth ?? false } }?($0)
          ?? evaluator.areEqual($0, arguments.first)
      }
      return option(place.map { .int($0) })
    },
    "lastIndex": { evaluator, cell, arguments in
      guard let values = try elements(evaluator, cell, arguments) else { return nil }
      let place = try values.lastIndex {
        try arguments.function.map { f in { try evaluator.call(f, [$0]).truth ?? false } }?($0)
          ?? evaluator.areEqual($0, arguments.first)
      }
      return option(place.map { .int($0) })
    },
    "count": { evaluator, cell, arguments in
      guard let values = try elements(evaluator, cell, arguments), let f = arguments.function else {
        return nil
      }
      return .int(try values.count { try evaluator.call(f, [$0]).truth ?? true })
    },
    "elementsEqual": { evaluator, cell, arguments in
      guard let a = try elements(evaluator, cell, arguments),
        let b = evaluator.elements(of: arguments.first), a.count == b.count
      else { return .bool(false) }
      for (a, b) in zip(a, b) where try !evaluator.areEqual(a, b) { return .bool(false) }
      return .bool(true)
    },
    "starts": { evaluator, cell, arguments in
      guard let a = try elements(evaluator, cell, arguments),
        let b = evaluator.elements(of: arguments.first), a.count >= b.count
      else { return .bool(false) }
      return .bool(Equality.areAllEqual(Array(a.prefix(b.count)), b))
    },
    "min": { evaluator, cell, arguments in try extreme(evaluator, cell, arguments, isMost: false) },
    "max": { evaluator, cell, arguments in try extreme(evaluator, cell, arguments, isMost: true) },
    "randomElement": { evaluator, cell, arguments in
      option(try elements(evaluator, cell, arguments)?.first)
    },
  ]

  private static func extreme(
    _ evaluator: Evaluator, _ cell: Cell, _ arguments: Arguments, isMost: Bool
  ) throws -> Value? {
    guard let values = try elements(evaluator, cell, arguments) else { return nil }
    let isBefore = { (a: Value, b: Value) throws -> Bool in
      guard let f = arguments.function else { return try evaluator.isBefore(a, b) }
      return try evaluator.call(f, [a, b]).truth ?? false
    }
    guard var best = values.first else { return .nothing }
    for value in values.dropFirst() {
      if try isMost ? !isBefore(value, best) && isBefore(best, value) : isBefore(value, best) {
        best = value
      }
    }
    return Value.some(best)
  }

  private static let parts: [String: Method] = [
    "prefix": { evaluator, cell, arguments in
      guard let values = try elements(evaluator, cell, arguments) else { return nil }
      if let f = arguments.function {
        return like(
          cell.value, Array(try values.prefix { try evaluator.call(f, [$0]).truth ?? true }))
      }
      let extra = arguments.label == "through" ? 1 : 0
      return like(
        cell.value, Array(values.prefix(Swift.max(0, (arguments.first.wholeNumber ?? 0) + extra))))
    },
    "suffix": { evaluator, cell, arguments in
      guard let values = try elements(evaluator, cell, arguments) else { return nil }
      let number = arguments.first.wholeNumber ?? 0
      if arguments.label == "from" {
        return like(cell.value, Array(values.dropFirst(Swift.max(0, number))))
      }
      return like(cell.value, Array(values.suffix(Swift.max(0, number))))
    },
    "dropFirst": { evaluator, cell, arguments in
      guard let values = try elements(evaluator, cell, arguments) else { return nil }
      let number = arguments.count > 0 ? arguments.first.wholeNumber ?? 1 : 1
      return like(cell.value, Array(values.dropFirst(Swift.max(0, number))))
    },
    "dropLast": { evaluator, cell, arguments in
      guard let values = try elements(evaluator, cell, arguments) else { return nil }
      let number = arguments.count > 0 ? arguments.first.wholeNumber ?? 1 : 1
      return like(cell.value, Array(values.dropLast(Swift.max(0, number))))
    },
    "drop": { evaluator, cell, arguments in
      guard let values = try elements(evaluator, cell, arguments), let f = arguments.function else {
        return nil
      }
      return like(cell.value, Array(try values.drop { try evaluator.call(f, [$0]).truth ?? false }))
    },
    "split": { evaluator, cell, arguments in
      guard let values = try elements(evaluator, cell, arguments) else { return nil }
      let keepsEmpty = arguments["omittingEmptySubsequences"]?.truth == false
      let most = arguments["maxSplits"]?.wholeNumber ?? .max
      let separates = { (value: Value) throws -> Bool in
        if let f = arguments.function { return try evaluator.call(f, [value]).truth ?? false }
        return try evaluator.areEqual(value, arguments["separator"] ?? arguments.first)
      }
      let parts = try values.split(
        maxSplits: Swift.max(0, most), omittingEmptySubsequences: !keepsEmpty,
        whereSeparator: separates)
      return .array(parts.map { like(cell.value, Array($0)) })
    },
    "reversed": { evaluator, cell, arguments in
      try elements(evaluator, cell, arguments).map { .array($0.reversed()) }
    },
    "chunked": { evaluator, cell, arguments in nil },
  ]

  private static let ordering: [String: Method] = [
    "sorted": { evaluator, cell, arguments in
      guard let values = try elements(evaluator, cell, arguments) else { return nil }
      return .array(try sorted(values, evaluator, arguments))
    },
    "shuffled": { evaluator, cell, arguments in
      try elements(evaluator, cell, arguments).map { .array($0) }
    },
  ]

  static func sorted(
    _ values: [Value], _ evaluator: Evaluator, _ arguments: Arguments
  ) throws -> [Value] {
    guard let f = arguments.function else {
      return try values.sorted { try evaluator.isBefore($0, $1) }
    }
    return try values.sorted { try evaluator.call(f, [$0, $1]).truth ?? false }
  }
}
