// SPDX-License-Identifier: MIT

/// What the standard library and Foundation give, by tables of names.
enum Library {
  typealias Property = @Sendable (Evaluator, Value) throws -> Value?
  typealias Method = @Sendable (Evaluator, Cell, Arguments) throws -> Value?

  /// The arguments of a library call.
  struct Arguments {
    var list: [CallArgument]
    var place: Place

    subscript(number: Int) -> Value { number < list.count ? list[number].value : .nothing }
    subscript(label: String) -> Value? { list.first { $0.label == label }?.value }
    var count: Int { list.count }
    var first: Value { self[0] }
    /// The last argument that can be called.
    var function: FunctionValue? {
      for argument in list.reversed() {
        if case .function(let function) = argument.value.unwrapped { return function }
        if case .keyPath(let path) = argument.value {
          let place = argument.place
          return FunctionValue(.native { try $0.follow(path, $1.first?.value ?? .void, place) })
        }
      }
      return nil
    }

    /// The first label; nil where there is none.
    var label: String? { list.first?.label }
  }

  static func isChanging(_ name: String, _ value: Value) -> Bool {
    switch value {
    case .array, .string: lists.contains(name)
    case .set: lists.contains(name) || sets.contains(name)
    case .dictionary: lists.contains(name) || dictionaries.contains(name)
    case .bool: name == "toggle"
    case .int, .double, .float, .sized: ["negate", "round", "formSquareRoot"].contains(name)
    default: false
    }
  }

  private static let lists: Set = [
    "append", "insert", "remove", "removeAll", "removeFirst", "removeLast", "popLast", "popFirst",
    "sort", "reverse", "shuffle", "swapAt", "reserveCapacity", "replaceSubrange", "removeSubrange",
    "partition", "move",
    "next",
  ]
  private static let sets: Set = [
    "formUnion", "formIntersection", "subtract", "formSymmetricDifference", "update",
  ]
  private static let dictionaries: Set = ["updateValue", "removeValue", "merge"]

  static func isOptionalMethod(_ name: String) -> Bool { ["map", "flatMap"].contains(name) }

  static func isProtocol(_ name: String) -> Bool {
    ["Equatable", "Hashable", "Comparable", "Error", "Identifiable", "Codable"].contains(name)
  }

  /// The value of a property of the standard library's.
  static func property(
    _ name: String, of value: Value, _ evaluator: Evaluator, _ place: Place
  ) throws -> Value? {
    switch value {
    case .string: if let found = try textProperties[name]?(evaluator, value) { return found }
    case .character:
      if let found = try characterProperties[name]?(evaluator, value) { return found }
    case .int, .double, .float, .sized:
      if let found = try numberProperties[name]?(evaluator, value) { return found }
    case .enumeration: if let found = try caseProperties[name]?(evaluator, value) { return found }
    case .range: if let found = try rangeProperties[name]?(evaluator, value) { return found }
    default: break
    }
    switch value {
    case .array, .set, .dictionary, .string, .range:
      if let found = try listProperties[name]?(evaluator, value) { return found }
      if case .dictionary(let pairs) = value {
        if name == "keys" { return .array(pairs.keys) }
        if name == "values" { return .array(pairs.values) }
      }
    default: break
    }
    return try commonProperties[name]?(evaluator, value)
  }

  /// Calls a method of the standard library's; nil where there is none.
  static func method(
    _ name: String, _ cell: Cell, _ arguments: [Pending], _ evaluator: Evaluator, _ place: Place,
    _ hint: Type
  ) throws -> Value? {
    guard let method = table(name, cell.value) else { return nil }
    let element = name == "reduce" && !hint.isAny ? hint : hintFor(cell.value, evaluator)
    let given = given(name, cell.value, hint)
    // The closure of `reduce(into:)` changes what the call gives.
    let taken = name == "reduce" ? [given] : []
    let list = try arguments.map { argument in
      let type = argument.isClosure ? given.isAny ? .any : .function(taken, given) : element
      let value = try evaluator.evaluate(argument, type)
      return CallArgument(argument.label, value, argument.place, isTrailing: argument.isTrailing)
    }
    return try method(evaluator, cell, Arguments(list: list, place: place))
  }

  /// The type of what a method adds to a value of a type; `any` for what takes no elements.
  static func added(to type: Type) -> Type {
    switch type {
    case .builtin(.dictionary, let types) where types.count == 2: types[1]
    default: type.element
    }
  }

  /// Whether an argument of this label is added, and tells no place.
  static func isAdded(_ label: String?) -> Bool {
    label == nil || label == "contentsOf"
  }

  /// What a closure gives, where the result of the method is known.
  private static func given(_ name: String, _ value: Value, _ hint: Type) -> Type {
    if hint.isAny { return .any }
    switch (name, value) {
    case ("map", .some), ("map", .nothing): return hint.unwrapped
    case ("flatMap", .some), ("flatMap", .nothing), ("reduce", _): return hint
    case ("map", _): return hint.element
    case ("compactMap", _): return .optional(hint.element)
    case ("flatMap", _): return .builtin(.array, [hint.element])
    case ("mapValues", _): return added(to: hint)
    default: return .any
    }
  }

  /// The type that literals among the arguments take.
  private static func hintFor(_ value: Value, _ evaluator: Evaluator) -> Type {
    switch value {
    case .array(let values): values.first.map { evaluator.type(of: $0) } ?? .any
    case .set(let set): set.members.first.map { evaluator.type(of: $0) } ?? .any
    case .double: .builtin(.double, [])
    case .range(let range): range.lower.map { evaluator.type(of: $0) } ?? .any
    default: .any
    }
  }

  /// Whether the library has a method of a name for a value.
  static func hasMethod(_ name: String, _ value: Value) -> Bool { table(name, value) != nil }

  private static func table(_ name: String, _ value: Value) -> Method? {
    switch value {
    case .string: return textMethods[name] ?? changes[name] ?? sequenceMethods[name]
    case .array:
      return changes[name] ?? listMethods[name] ?? sequenceMethods[name]
    case .set: return setMethods[name] ?? sequenceMethods[name]
    case .dictionary: return dictionaryMethods[name] ?? sequenceMethods[name]
    case .range: return rangeMethods[name] ?? sequenceMethods[name]
    case .some, .nothing: return optionalMethods[name]
    case .int, .double, .float, .sized: return numberMethods[name]
    case .bool: return name == "toggle" ? toggle : nil
    case .character: return characterMethods[name]
    case .keyPath: return name == "appending" ? appending : nil
    case .structure, .object:
      return sequenceMethods[name]
    default: return nil
    }
  }

  /// Joins two paths: `path.appending(path: other)`.
  private static let appending: Method = { _, cell, arguments in
    guard case .keyPath(let first) = cell.value, case .keyPath(let second) = arguments.first else {
      return cell.value
    }
    return .keyPath(KeyPathValue(components: first.components + second.components))
  }

  private static let toggle: Method = { _, cell, _ in
    cell.value = .bool(!(cell.value.truth ?? false))
    return .void
  }

  static let commonProperties: [String: Property] = [
    "description": { .string(try $0.description($1, .none)) },
    "debugDescription": { .string(try $0.debugDescription($1, .none)) },
    "hashValue": { _, value in
      var hasher = StableHasher()
      Equality.hash(value, into: &hasher)
      return .int(hasher.result)
    },
    "localizedDescription": {
      .string(try $0.errorDescription($1) ?? $0.description($1, .none))
    },
    "_storedProperties": { evaluator, value in .array(evaluator.storedProperties(of: value)) },
  ]

  static let caseProperties: [String: Property] = [
    "rawValue": { evaluator, value in
      guard case .enumeration(let one) = value else { return nil }
      let values = try evaluator.rawValues(of: one.type)
      return values.indices.contains(one.index) ? values[one.index] : nil
    }
  ]

  static let rangeProperties: [String: Property] = [
    "lowerBound": { _, value in
      guard case .range(let range) = value else { return nil }
      return range.lower
    },
    "upperBound": { _, value in
      guard case .range(let range) = value else { return nil }
      return range.upper
    },
    // An `NSRange`.
    "location": { _, value in
      guard case .range(let range) = value else { return nil }
      return range.lower
    },
    "length": { _, value in
      guard case .range(let range) = value, let lower = range.lower?.wholeNumber,
        let upper = range.upper?.wholeNumber
      else { return nil }
      return .int(upper.subtractingReportingOverflow(lower).partialValue)
    },
  ]

  static let optionalMethods: [String: Method] = [
    "map": { evaluator, cell, arguments in
      guard case .some(let inner) = cell.value, let function = arguments.function else {
        return .nothing
      }
      return Value.some(try evaluator.call(function, [inner]))
    },
    "flatMap": { evaluator, cell, arguments in
      guard case .some(let inner) = cell.value, let function = arguments.function else {
        return .nothing
      }
      return try evaluator.call(function, [inner]).wrapped
    },
  ]
}
