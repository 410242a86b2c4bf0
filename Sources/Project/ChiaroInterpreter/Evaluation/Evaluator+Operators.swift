// SPDX-License-Identifier: MIT

extension Evaluator {
  /// The value of an operator between two operands.
  func binary(
    _ sign: String, _ left: Expression, _ right: Expression, _ scope: Scope, _ place: Place,
    _ hint: Type
  ) throws -> Value {
    switch sign {
    case "&&": return try both(left, right, scope, isAnd: true)
    case "||": return try both(left, right, scope, isAnd: false)
    case "??": return try fallback(left, right, scope, hint)
    default: break
    }
    if Self.assigning.contains(sign) || (sign.hasSuffix("=") && isCustom(sign)) {
      if !Self.comparing.contains(sign) {
        return try change(sign, left, right, scope, place)
      }
    }
    if sign == "+", case .builtin(.array, let types) = hint.unwrapped, types.first?.isAny == false {
      // `[.first] + others` are elements of the list that is wanted.
      return try apply(
        sign, try evaluate(left, scope, hint), try evaluate(right, scope, hint), place)
    }
    let (first, second) = try operands(sign, left, right, scope, hint)
    return try apply(sign, first, second, place)
  }

  private static let assigning: Set = [
    "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<=", ">>=", "&+=", "&-=", "&*=",
  ]
  private static let comparing: Set = ["==", "!=", "<=", ">=", "===", "!==", "~="]
  private static let arithmetic: Set = ["+", "-", "*", "/", "%", "&+", "&-", "&*"]

  private func isCustom(_ sign: String) -> Bool { program.operatorNames.contains(sign) }

  private func both(
    _ left: Expression, _ right: Expression, _ scope: Scope, isAnd: Bool
  ) throws -> Value {
    let first = try truth(left, scope)
    if first == !isAnd { return .bool(!isAnd) }
    let second = try truth(right, scope)
    if second == !isAnd { return .bool(!isAnd) }
    guard first != nil, second != nil else {
      assume("a condition is unknown", left.place)
      return .unknown(UnknownValue("condition", .builtin(.bool, []), left.place))
    }
    return .bool(isAnd)
  }

  private func fallback(
    _ left: Expression, _ right: Expression, _ scope: Scope, _ hint: Type
  ) throws -> Value {
    let first = try evaluate(left, scope, hint.isAny ? .any : .optional(hint))
    if case .some(let inner) = first {
      // `a ?? b` of two optionals is an optional.
      if case .some = inner { return inner }
      return hint.isOptional ? first : inner
    }
    if !first.isNothing { return first }
    let wanted = hint.isAny && right.isImplicit ? declaredType(of: left, scope).unwrapped : hint
    return try evaluate(right, scope, wanted)
  }

  /// Both operands; one that is made of literals takes the type of the other.
  private func operands(
    _ sign: String, _ left: Expression, _ right: Expression, _ scope: Scope, _ hint: Type
  ) throws -> (Value, Value) {
    let wanted = Self.arithmetic.contains(sign) ? numeric(hint) : .any
    let isShift = sign == "<<" || sign == ">>"
    if left.needsType, !right.needsType {
      let second = try evaluate(right, scope, wanted)
      return (try evaluate(left, scope, isShift ? wanted : type(of: second)), second)
    }
    let first = try evaluate(left, scope, wanted)
    var type = isShift ? Type.any : type(of: first)
    if right.isNumericLiteral, let plain = plainOperand(sign, first) { type = plain }
    if left.needsType, right.needsType, left.isNumericLiteral, !wanted.isAny { type = wanted }
    var second = try evaluate(right, scope, right.needsType ? type : wanted)
    if !isShift, right.needsType { second = Self.like(first, second, right) }
    // What two literals give is a value of the type that the other operand has.
    if case .binary = right.form, right.isNumericLiteral, case .int = second {
      second = try expressed(second, "integerLiteral", type, right.place) ?? second
    }
    return (first, second)
  }

  /// The type of numbers that an operator of a project's takes behind a value of a type that can be
  /// written as a number itself: `vector * 2` scales, where the type says how.
  private func plainOperand(_ sign: String, _ left: Value) -> Type? {
    guard isCustom(sign), declaration(of: left) != nil else { return nil }
    for function in operators(sign, [left]) where function.parameters.count == 2 {
      let scope = Scope(
        function.scope, Frame(selfCell: Cell(left), type: function.owner?.subject))
      let type = resolve(function.parameters[1].type, scope)
      guard case .builtin(let builtin, _) = type, builtin.isInteger || builtin.isFloating,
        score(left, resolve(function.parameters[0].type, scope)) != nil
      else { continue }
      return type
    }
    return nil
  }

  private static func like(_ first: Value, _ second: Value, _ node: Expression) -> Value {
    if case .double = first, case .int(let whole) = second { return .double(Double(whole)) }
    return second
  }

  private func numeric(_ hint: Type) -> Type {
    if case .builtin(let builtin, _) = hint.unwrapped, builtin.isInteger || builtin.isFloating {
      return hint.unwrapped
    }
    return .any
  }

  /// `a += b`, and the project's own operators of that kind.
  private func change(
    _ sign: String, _ left: Expression, _ right: Expression, _ scope: Scope, _ place: Place
  ) throws -> Value {
    let old = right.needsType ? try oldType(left, scope) : .any
    let value = try evaluate(right, scope, old)
    let plain = String(sign.dropLast())
    do {
      try modify(left, scope) { content in
        if isCustom(sign), let new = try customChange(sign, content, value, place) {
          content = new
        } else if plain == "+", case .array(var list) = content, let more = elements(of: value) {
          try take(more.count, place)
          content = .void
          list += more
          content = .array(list)
        } else if plain == "+", case .string(var text) = content, let more = value.text {
          try take(more.utf8.count, place)
          content = .void
          text += more
          content = .string(text)
        } else {
          content = try apply(plain, content, value, place)
        }
      }
    } catch Interruption.chain {}
    return .void
  }

  private func oldType(_ left: Expression, _ scope: Scope) throws -> Type {
    switch left.form {
    case .name: return type(of: try evaluate(left, scope))
    case .member(let base?, _, _):
      guard case .name = base.form else { return .any }
      return type(of: try evaluate(left, scope))
    default: return .any
    }
  }

  private func customChange(
    _ sign: String, _ left: Value, _ right: Value, _ place: Place
  ) throws -> Value? {
    let cell = Cell(left)
    for function in operators(sign, [left, right])
    where function.parameters.count == 2 && function.parameters[0].isInout {
      let frame = Frame(selfCell: nil, type: function.owner?.subject)
      let scope = Scope(nil, frame)
      guard score(left, resolve(function.parameters[0].type, scope)) != nil,
        score(right, resolve(function.parameters[1].type, scope)) != nil,
        let body = function.body
      else { continue }
      scope.declare(function.parameters[0].name, cell)
      scope.declare(function.parameters[1].name, right)
      _ = try run(body.lowered, scope)
      return cell.value
    }
    return nil
  }

  /// The functions that the project declares for an operator: in the types of the operands first.
  private func operators(_ sign: String, _ values: [Value]) -> [FunctionDeclaration] {
    var found: [FunctionDeclaration] = []
    for value in values {
      if let type = declaration(of: value.unwrapped) { found += staticFunctions(sign, of: type) }
      for type in foreignTypes(of: value.unwrapped) { found += staticFunctions(sign, of: type) }
    }
    found += program.functions[sign] ?? []
    for name in (program.foreignStatics[sign] ?? []) { found += staticFunctions(sign, of: name) }
    return found
  }

  /// What an operator of the project's gives; nil where none fits.
  func customOperator(_ sign: String, _ values: [Value], _ place: Place) throws -> Value? {
    guard isCustom(sign) else { return nil }
    let functions = operators(sign, values).filter {
      $0.parameters.count == values.count && !isWrapper($0, at: place)
    }
    guard !functions.isEmpty else { return nil }
    let plain = functions.filter { function in
      let frame = Frame(selfCell: nil, type: function.owner?.subject)
      let scope = Scope(nil, frame)
      if let owner = values.first(where: { declaration(of: $0.unwrapped) != nil }) {
        frame.generics["Self"] = type(of: owner.unwrapped)
      }
      for generic in function.generics {
        frame.generics[generic.name] = generic.constraint.map { resolve($0, scope) } ?? .any
      }
      let scores = zip(function.parameters, values).map { score($1, resolve($0.type, scope)) }
      // A comparison is for values that surely are of its types, and arithmetic is not for unknown
      // ones: with members of unknown operands a function would call itself without an end.
      let isSure =
        Self.comparing.contains(sign)
        ? scores.contains { $0 ?? 0 > 1 }
        : !Self.arithmetic.contains(sign) || !values.allSatisfy(\.isUnknown)
      return isSure && !scores.contains(nil)
    }
    guard let function = plain.first else { return nil }
    let owner = values.lazy.compactMap { self.declaration(of: $0.unwrapped) }.first
    let cell = (function.owner?.subject ?? owner).map { type in
      Cell(.type(TypeValue(type: .declared(owner ?? type, []))))
    }
    let arguments = values.map { Pending(CallArgument(nil, $0)) }
    let candidate = Candidate(function: function, places: values.indices.map { [$0] })
    return try invoke(candidate, arguments, cell, place, .any, globals)
  }

  /// What an operator of two values gives.
  func apply(_ sign: String, _ left: Value, _ right: Value, _ place: Place) throws -> Value {
    if case .int(let a) = left, case .int(let b) = right, !isCustom(sign),
      let result = Arithmetic.apply(sign, a, b)
    {
      return result
    }
    if let result = try customOperator(sign, [left, right], place) { return result }
    if sign == "==" || sign == "!=",
      left.isUnknown || right.isUnknown || Self.cannotBeCompared(left, right)
    {
      return .unknown(UnknownValue("condition", .builtin(.bool, []), place))
    }
    switch sign {
    case "==": return .bool(try areEqual(left, right))
    case "!=": return .bool(try !areEqual(left, right))
    case "===": return .bool(Self.isSame(left, right))
    case "!==": return .bool(!Self.isSame(left, right))
    case "..<": return .range(RangeValue(lower: left, upper: right, isClosed: false))
    case "...": return .range(RangeValue(lower: left, upper: right, isClosed: true))
    case "<", ">", "<=", ">=": return try compare(sign, left, right, place)
    case "~=":
      if case .range(let range) = left { return .bool(Ranges.contains(range, right)) }
      return .bool(try areEqual(left, right))
    default: break
    }
    if sign == "+", let joined = try joined(left, right, place) { return joined }
    if let result = Arithmetic.apply(sign, left, right) { return result }
    if let result = host.result(of: sign, left, right) { return result }
    if left.isUnknown || right.isUnknown {
      if let number = (left.isUnknown ? right : left).number, Self.arithmetic.contains(sign) {
        return left.isFloating || right.isFloating
          ? .double(number) : .int(left.wholeNumber ?? right.wholeNumber ?? 3)
      }
      return left.isUnknown ? left : right
    }
    return trap("\(type(of: left).name) \(sign) \(type(of: right).name) is not defined", place)
  }

  /// Texts, arrays or a host's values, one behind the other; nil for others.
  private func joined(_ left: Value, _ right: Value, _ place: Place) throws -> Value? {
    if let a = left.text, let b = right.text {
      try take(a.utf8.count + b.utf8.count, place)
      return .string(a + b)
    }
    if case .array(let a) = left, let b = elements(of: right) {
      try take(a.count + b.count, place)
      return .array(a + b)
    }
    guard case .host(let hosted) = left else { return nil }
    let call = HostCall(
      name: "+", arguments: [CallArgument(nil, right)], place: place, isCall: true)
    return .host(hosted.adding(call))
  }

  /// Whether one is a text or a number, and the other one a value of the host's: what somebody else
  /// would give for it is not known.
  private static func cannotBeCompared(_ left: Value, _ right: Value) -> Bool {
    let isPlain = { (value: Value) in value.text != nil || value.number != nil }
    switch (left.unwrapped, right.unwrapped) {
    case (.host, let other), (let other, .host): return isPlain(other)
    default: return false
    }
  }

  private static func isSame(_ left: Value, _ right: Value) -> Bool {
    switch (left.unwrapped, right.unwrapped) {
    case (.object(let a), .object(let b)): a === b
    case (.nothing, .nothing): true
    default: false
    }
  }

  private func ranks(_ one: HostValue, _ other: HostValue) -> (Double, Double)? {
    guard let first = host.rank(of: one), let second = host.rank(of: other) else { return nil }
    return (first, second)
  }

  /// `<` and similar operators, by the project's own `<` if it declares one.
  private func compare(
    _ sign: String, _ left: Value, _ right: Value, _ place: Place
  ) throws -> Value {
    let isSwapped = sign == ">" || sign == "<="
    let (a, b) = isSwapped ? (right, left) : (left, right)
    if isCustom("<"), let less = try customOperator("<", [a, b], place), let truth = less.truth {
      return .bool(sign == "<" || sign == ">" ? truth : !truth)
    }
    if case .host(let one) = left.unwrapped, case .host(let other) = right.unwrapped,
      let (first, second) = ranks(one, other)
    {
      return try compare(sign, .double(first), .double(second), place)
    }
    guard let order = Order.compare(left, right) else {
      if left.isUnknown || right.isUnknown {
        return .unknown(UnknownValue("condition", .builtin(.bool, []), place))
      }
      return trap("values without an order are compared", place)
    }
    switch sign {
    case "<": return .bool(order < 0)
    case ">": return .bool(order > 0)
    case "<=": return .bool(order <= 0)
    default: return .bool(order >= 0)
    }
  }

  /// Whether two values are equal, by the project's own `==` where that is declared.
  func areEqual(_ left: Value, _ right: Value) throws -> Bool {
    guard isCustom("==") else { return Equality.areEqual(left, right) }
    if let own = try customOperator("==", [left, right], .none) { return own.truth ?? false }
    switch (left, right) {
    case (.some(let a), .some(let b)): return try areEqual(a, b)
    case (.array(let a), .array(let b)):
      guard a.count == b.count else { return false }
      for (a, b) in zip(a, b) where try !areEqual(a, b) { return false }
      return true
    case (.structure(let a), .structure(let b)) where a.fields.type === b.fields.type:
      for (a, b) in zip(a.fields.values, b.fields.values) where try !areEqual(a, b) { return false }
      return true
    case (.enumeration(let a), .enumeration(let b)) where a.type === b.type:
      guard a.index == b.index, a.payload.count == b.payload.count else { return false }
      for (a, b) in zip(a.payload, b.payload) where try !areEqual(a, b) { return false }
      return true
    default: return Equality.areEqual(left, right)
    }
  }

  /// Whether a value stands before another, for sorting.
  func isBefore(_ left: Value, _ right: Value) throws -> Bool {
    try compare("<", left, right, .none).truth ?? false
  }

  /// An operator before its operand.
  func prefix(
    _ sign: String, _ operand: Expression, _ scope: Scope, _ place: Place, _ hint: Type
  ) throws -> Value {
    if sign == "-" || sign == "+" {
      let value = try evaluate(operand, scope, hint)
      if let own = try customOperator(sign, [value], place) { return own }
      if sign == "+" { return value }
      return Arithmetic.negated(value)
        ?? (value.isUnknown
          ? value
          : trap(
            "negation is not defined for this value", place))
    }
    let value = try evaluate(operand, scope)
    if let own = try customOperator(sign, [value], place) { return own }
    switch sign {
    case "!":
      guard let truth = value.truth else { return value }
      return .bool(!truth)
    case "~":
      if case .int(let number) = value { return .int(~number) }
      if case .sized(let number) = value {
        return Arithmetic.wrapped(number.type, ~number.bits)
      }
      return value
    case "..<": return .range(RangeValue(lower: nil, upper: value, isClosed: false))
    case "...": return .range(RangeValue(lower: nil, upper: value, isClosed: true))
    default: return trap("the operator \(sign) is unknown", place)
    }
  }
}
