// SPDX-License-Identifier: MIT

extension Evaluator {
  /// The value of an expression, where a value of some type is wanted.
  func evaluate(_ node: Expression, _ scope: Scope, _ hint: Type = .any) throws -> Value {
    try step(node.place)
    depth += 1
    defer { depth -= 1 }
    if depth > limits.depth {
      throw Interruption.limit("more than \(limits.depth) nested expressions", node.place)
    }
    return try value(node, scope, hint)
  }

  private func value(_ node: Expression, _ scope: Scope, _ hint: Type) throws -> Value {
    switch node.form {
    case .integer, .number, .boolean, .text, .interpolation, .nothing:
      return try literal(node, scope, hint)
    case .name(let name, let types): return try read(name, types, scope, node.place, hint)
    case .call(let callee, let arguments): return try call(callee, arguments, scope, node, hint)
    case .member(let base, let name, _): return try member(base, name, scope, node, hint)
    case .binary(let sign, let left, let right):
      return try binary(sign, left, right, scope, node.place, hint)
    case .closure(let closure): return .function(function(closure, scope, node.place, hint))
    case .ternary(let condition, let first, let second):
      return try ternary(condition, first, second, scope, hint)
    default: return try rareValue(node, scope, hint)
    }
  }

  private func rareValue(_ node: Expression, _ scope: Scope, _ hint: Type) throws -> Value {
    switch node.form {
    case .array(let elements):
      let value = try array(elements, scope, hint, node.place)
      return try expressed(value, "arrayLiteral", hint, node.place) ?? value
    case .dictionary(let pairs): return try dictionary(pairs, scope, hint, node.place)
    case .tuple(let parts): return try tuple(parts, scope, hint)
    case .element(let base, let arguments):
      return try element(base, arguments, scope, node.place, hint)
    case .prefix(let sign, let operand):
      return try prefix(sign, operand, scope, node.place, hint)
    case .postfix(let sign, let operand):
      let value = try evaluate(operand, scope)
      if sign == "..." { return .range(RangeValue(lower: value, upper: nil, isClosed: true)) }
      return try customOperator(sign, [value], node.place)
        ?? trap("the operator \(sign) is unknown", node.place)
    case .assign(let target, let value):
      try assign(target, value, scope)
      return .void
    case .cast(let operand, let type, let kind):
      return try cast(operand, type, kind, scope, node.place)
    case .attempt(let operand, let isOptional):
      return try attempt(operand, isOptional, scope, hint)
    case .unwrap(let operand): return try unwrap(operand, scope, node.place, hint)
    case .link(let operand):
      let value = try evaluate(operand, scope)
      if value.isNothing { throw Interruption.chain }
      if case .some(let inner) = value { return inner }
      return value
    case .chain(let operand):
      do { return try evaluate(operand, scope, hint.unwrapped).wrapped } catch Interruption.chain {
        return .nothing
      }
    default: return try lastValue(node, scope, hint)
    }
  }

  private func lastValue(_ node: Expression, _ scope: Scope, _ hint: Type) throws -> Value {
    switch node.form {
    case .choose(let statement):
      let completion = try choose(statement, scope, hint: hint)
      if case .give(let value) = completion { return value }
      return .void
    case .select(let statement):
      if case .give(let value) = try select(statement, scope, hint: hint) { return value }
      return .void
    case .keyPath(_, let components): return try keyPath(components, scope)
    case .type(let written): return .type(TypeValue(type: resolve(written, scope)))
    case .reference(let operand): return try evaluate(operand, scope, hint)
    case .macro(let name, let arguments):
      return try macro(name, arguments, scope, node.place, hint)
    case .upper: return try read("self", [], scope, node.place, hint)
    case .other(let kind):
      assume("\(kind) is not supported", node.place)
      return unknown("value", hint, node.place)
    default: return .void
    }
  }

  private func ternary(
    _ condition: Expression, _ first: Expression, _ second: Expression, _ scope: Scope,
    _ hint: Type
  ) throws -> Value {
    let truth = try isTrue(condition, scope, condition.place)
    let (taken, other) = truth ? (first, second) : (second, first)
    let value = try evaluate(taken, scope, hint)
    if case .nothing = other.form { return value.wrapped }
    // `flag ? 1 : 2.5`: both are of one type.
    if case .int(let whole) = value, taken.isNumericLiteral, other.isNumericLiteral,
      case .double = try evaluate(other, scope)
    {
      return .double(Double(whole))
    }
    return value
  }

  private func attempt(
    _ operand: Expression, _ isOptional: Bool, _ scope: Scope, _ hint: Type
  ) throws -> Value {
    guard isOptional else {
      guard limits.goesOn, catchers == 0 else { return try evaluate(operand, scope, hint) }
      // Nobody catches what is thrown here.
      do { return try evaluate(operand, scope, hint) } catch Interruption.thrown {
        assume("an error is thrown; the value is unknown", operand.place)
        return unknown("value", hint, operand.place)
      }
    }
    do {
      catchers += 1
      defer { catchers -= 1 }
      return try evaluate(operand, scope, hint.unwrapped).wrapped
    } catch Interruption.thrown {
      return .nothing
    }
  }

  private func unwrap(
    _ operand: Expression, _ scope: Scope, _ place: Place, _ hint: Type
  ) throws -> Value {
    switch try evaluate(operand, scope, hint) {
    case .some(let inner): return inner
    case .nothing: return trap("a nil value is unwrapped", place)
    case let value: return value
    }
  }

  private func keyPath(
    _ components: [Expression.KeyPathComponent], _ scope: Scope
  ) throws -> Value {
    .keyPath(
      KeyPathValue(
        components: try components.map { component in
          switch component {
          case .member(let name): return .member(name)
          case .element(let arguments): return .element(try values(arguments, scope))
          case .optional: return .optional
          case .unwrap: return .unwrap
          }
        }))
  }

  // MARK: Literals

  static func literal(_ number: Int, _ hint: Type) -> Value {
    guard case .builtin(let type, _) = hint.unwrapped else { return .int(number) }
    return type == .int ? .int(number) : Value.int(number).converted(to: type) ?? .int(number)
  }

  static func literal(_ number: Double, _ hint: Type) -> Value {
    if case .builtin(.float, _) = hint.unwrapped { return .float(Float(number)) }
    return .double(number)
  }

  private func array(
    _ elements: [Expression], _ scope: Scope, _ hint: Type, _ place: Place
  ) throws -> Value {
    try take(elements.count, place)
    var values = try self.elements(elements, scope, hint.element)
    Self.unify(&values)
    if !hint.element.isAny { values = values.map { coerce($0, hint.element) } }
    if case .builtin(.set, _) = hint.unwrapped { return .set(SetValue(values)) }
    return .array(values)
  }

  /// The values of the elements of a literal; `.name` takes the type of the others.
  private func elements(
    _ nodes: [Expression], _ scope: Scope, _ hint: Type
  ) throws -> [Value] {
    guard hint.isAny, nodes.contains(where: \.isImplicit),
      let first = nodes.firstIndex(where: { !$0.isImplicit })
    else { return try nodes.map { try evaluate($0, scope, hint) } }
    let known = try evaluate(nodes[first], scope)
    let type = type(of: known)
    return try nodes.enumerated().map {
      $0.offset == first ? known : try evaluate($0.element, scope, type)
    }
  }

  /// Makes all numbers fractions where one is, and all values optionals where one is nothing.
  static func unify(_ values: inout [Value]) {
    if values.contains(where: \.isFloating), values.allSatisfy({ $0.number != nil }) {
      for (place, value) in values.enumerated() {
        if case .int(let whole) = value { values[place] = .double(Double(whole)) }
      }
    }
    if values.contains(where: \.isNothing) { values = values.map(\.wrapped) }
  }

  private func dictionary(
    _ pairs: [(key: Expression, value: Expression)], _ scope: Scope, _ hint: Type, _ place: Place
  ) throws -> Value {
    var types: [Type] = []
    if case .builtin(.dictionary, let arguments) = hint.unwrapped { types = arguments }
    let (keyType, valueType) = (types.first ?? .any, types.count > 1 ? types[1] : .any)
    try take(pairs.count, place)
    var keys: [Value] = []
    var values: [Value] = []
    for pair in pairs {
      keys.append(try evaluate(pair.key, scope, keyType))
      values.append(coerce(try evaluate(pair.value, scope, valueType), valueType))
    }
    Self.unify(&values)
    var result = DictionaryValue()
    for (key, value) in zip(keys, values) { result[key] = value }
    return .dictionary(result)
  }

  private func tuple(
    _ parts: [Expression.Argument], _ scope: Scope, _ hint: Type
  ) throws -> Value {
    if parts.count == 1 { return try evaluate(parts[0].value, scope, hint) }
    var types: [(label: String?, type: Type)] = []
    if case .tuple(let known) = hint.unwrapped, known.count == parts.count { types = known }
    var values: [Value] = []
    for (number, part) in parts.enumerated() {
      let type = types.isEmpty ? Type.any : types[number].type
      values.append(coerce(try evaluate(part.value, scope, type), type))
    }
    let labels = parts.enumerated().map { number, part in
      part.label ?? (types.isEmpty ? nil : types[number].label)
    }
    return .tuple(TupleValue(values: values, labels: labels))
  }

  func interpolate(
    _ segments: [Expression.Segment], _ scope: Scope, _ hint: Type, _ place: Place
  ) throws -> Value {
    var text = ""
    for segment in segments {
      switch segment {
      case .text(let part): text += part
      case .value(let arguments):
        guard let first = arguments.first else { continue }
        let value = try evaluate(first.value, scope)
        let place = first.value.place
        text +=
          try KeyTexts.number(value, arguments, hint)
          ?? interpolated(value, arguments.dropFirst(), scope, place)
      }
    }
    try take(text.utf8.count, place)
    return .string(text)
  }

  private func interpolated(
    _ value: Value, _ options: ArraySlice<Expression.Argument>, _ scope: Scope, _ place: Place
  ) throws -> String {
    if let option = options.first, option.label == "specifier",
      let format = try evaluate(option.value, scope).text
    {
      return Formats.text(format, [value])
    }
    if let option = options.first, option.label == "default", value.isNothing {
      return try evaluate(option.value, scope).text ?? ""
    }
    return try description(value, place)
  }
}
