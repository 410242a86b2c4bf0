// SPDX-License-Identifier: MIT

extension Evaluator {
  /// Whether a condition holds; nil where that is not known.
  func truth(_ node: Expression, _ scope: Scope) throws -> Bool? {
    let value = try evaluate(node, scope, .builtin(.bool, []))
    return value.truth
  }

  /// Whether a condition holds; what is not known holds.
  func isTrue(_ node: Expression, _ scope: Scope, _ place: Place) throws -> Bool {
    if let truth = try truth(node, scope) { return truth }
    assume("a condition is unknown and counts as true", place)
    return true
  }

  /// Whether all conditions hold; binds what they bind.
  func hold(
    _ conditions: [Condition], _ scope: Scope, _ place: Place, isGuard: Bool = false,
    isLoop: Bool = false
  ) throws -> Bool {
    try holds(conditions, scope, place, isLoop: isLoop) ?? true
  }

  /// Whether all conditions hold; nil where one is not known and none fails.
  private func holds(
    _ conditions: [Condition], _ scope: Scope, _ place: Place, isLoop: Bool = false
  ) throws -> Bool? {
    var isKnown = true
    for condition in conditions {
      switch condition {
      case .constant(let truth): if !truth { return false }
      case .expression(let node):
        guard let truth = try truth(node, scope) else {
          assume("a condition is unknown", node.place)
          // A loop whose end is not known ends.
          if isLoop { return false }
          isKnown = false
          continue
        }
        if !truth { return false }
      case .binding(let pattern, let written, let node):
        let type = written.map { resolve($0, scope) } ?? .any
        let value = try evaluate(node, scope, .optional(type))
        if value.isNothing { return false }
        if value.isUnknown, isLoop { return false }
        if value.isUnknown { isKnown = false }
        _ = try bind(pattern, Self.opened(value), scope)
      case .pattern(let pattern, let node):
        let value = try evaluate(node, scope)
        if value.isUnknown { isKnown = false }
        if try !bind(pattern, value, scope) { return false }
      }
    }
    return isKnown ? true : nil
  }

  private static func opened(_ value: Value) -> Value {
    if case .some(let inner) = value { return inner }
    return value
  }

  /// `if`: where no condition decides, the branch with more content is taken.
  ///
  /// The hint is the type that is wanted of the branch; nil for a statement.
  func choose(
    _ choice: IfStatement, _ scope: Scope, hint: Type? = nil
  ) throws -> Completion {
    guard let (block, inner) = try branch(choice, scope) else { return .normal }
    return try execute(block, inner, hint)
  }

  /// The branch of an `if` that is taken, and its scope.
  func branch(_ choice: IfStatement, _ scope: Scope) throws -> (Block, Scope)? {
    let inner = scope.inner()
    let truth = try holds(choice.conditions, inner, choice.place)
    if truth == true { return (choice.body, inner) }
    if truth == nil {
      let isHeavier = choice.body.weight >= (choice.otherwise?.weight ?? 0)
      assume(
        "a condition is unknown; the branch with more content is drawn", choice.place)
      if isHeavier { return (choice.body, inner) }
    }
    return choice.otherwise.map { ($0, scope.inner()) }
  }

  /// Executes a branch, whose only expression is its value where a value is wanted.
  private func execute(_ block: Block, _ scope: Scope, _ hint: Type?) throws -> Completion {
    guard let hint, let last = block.statements.last else { return try execute(block, scope) }
    if case .choose(let inner) = last.form, block.statements.count == 1 {
      return try choose(inner, scope, hint: hint)
    }
    if case .select(let inner) = last.form, block.statements.count == 1 {
      return try select(inner, scope, hint: hint)
    }
    guard case .expression(let node) = last.form else { return try execute(block, scope) }
    for statement in block.statements.dropLast() {
      let completion = try execute(statement, scope)
      if case .normal = completion { continue }
      return completion
    }
    return .give(coerce(try evaluate(node, scope, hint), hint))
  }

  // MARK: switch

  func select(
    _ choice: SwitchStatement, _ scope: Scope, hint: Type? = nil
  ) throws -> Completion {
    guard var (place, inner) = try chosen(choice, scope) else { return .normal }
    while place < choice.cases.count {
      let completion = try execute(choice.cases[place].body, inner, hint)
      switch completion {
      case .fall:
        place += 1
        inner = scope.inner()
      case .leave(let name) where name == nil || name == choice.label: return .normal
      default: return completion
      }
    }
    return .normal
  }

  /// The number of the case that is taken, and its scope; for a value that is not known, the case
  /// with most content.
  func chosen(_ choice: SwitchStatement, _ scope: Scope) throws -> (Int, Scope)? {
    let value = try evaluate(choice.subject, scope)
    if value.isUnknown {
      assume("a value is unknown; the case with the most content is drawn", choice.place)
      let place = choice.cases.indices.max {
        choice.cases[$0].body.weight < choice.cases[$1].body.weight
      }
      guard let place else { return nil }
      let inner = scope.inner()
      if let item = choice.cases[place].items.first { _ = try bind(item.pattern, value, inner) }
      return (place, inner)
    }
    var other: Int?
    for (place, one) in choice.cases.enumerated() {
      if one.isDefault { other = place }
      for item in one.items {
        let inner = scope.inner()
        guard try bind(item.pattern, value, inner) else { continue }
        if let condition = item.condition, try !isTrue(condition, inner, condition.place) {
          continue
        }
        return (place, inner)
      }
    }
    return other.map { ($0, scope.inner()) }
  }

  // MARK: Patterns

  /// Compares a value with a pattern and binds the names in it.
  func bind(_ pattern: Pattern, _ value: Value, _ scope: Scope) throws -> Bool {
    switch pattern {
    case .anything: return true
    case .name(let name):
      if name != "_" { scope.declare(name, value) }
      return true
    case .tuple(let parts):
      guard case .tuple(let tuple) = value.unwrapped, tuple.values.count == parts.count else {
        return try bindUnknown(parts, value, scope)
      }
      for (part, value) in zip(parts, tuple.values)
      where try !bind(part.pattern, value, scope) { return false }
      return true
    case .some(let inner):
      if value.isNothing { return false }
      return try bind(inner, Self.opened(value), scope)
    case .test(let written): return matches(value, resolve(written, scope))
    case .cast(let inner, let written):
      let type = resolve(written, scope)
      guard matches(value, type) else { return false }
      return try bind(inner, coerce(value.unwrapped, type), scope)
    case .expression(let node): return try equals(node, value, scope)
    case .enumeration(let written, let name, let parts):
      return try bindCase(written, name, parts, value, scope)
    }
  }

  private func bindUnknown(
    _ parts: [(label: String?, pattern: Pattern)], _ value: Value, _ scope: Scope
  ) throws -> Bool {
    guard case .unknown(let known) = value.unwrapped else { return false }
    for part in parts {
      var name = part.label ?? known.name
      if case .name(let own) = part.pattern { name = own }
      _ = try bind(part.pattern, .unknown(UnknownValue(name, .any, known.place)), scope)
    }
    return true
  }

  private func bindCase(
    _ written: TypeExpression?, _ name: String, _ parts: [(label: String?, pattern: Pattern)]?,
    _ value: Value, _ scope: Scope
  ) throws -> Bool {
    switch value {
    case .some(let inner):
      if name == "some", let first = parts?.first { return try bind(first.pattern, inner, scope) }
      if name == "none" { return false }
      return try bindCase(written, name, parts, inner, scope)
    case .nothing: return name == "none"
    case .enumeration(let own):
      guard own.type.caseIndices[name] != nil || parts != nil else { break }
      guard own.declaration.name == name else { return false }
      return try bind(parts, own.payload, scope)
    case .unknown: return try bindUnknown(parts ?? [], value, scope)
    default: break
    }
    // A static member of a type is compared.
    let hint = written.map { resolve($0, scope) } ?? type(of: value)
    let other = try implicit(name, nil, scope, .none, hint)
    return try areEqual(value, other)
  }

  private func bind(
    _ parts: [(label: String?, pattern: Pattern)]?, _ payload: [Value], _ scope: Scope
  ) throws -> Bool {
    guard let parts, !parts.isEmpty else { return true }
    if parts.count == 1, payload.count > 1 {
      let tuple = TupleValue(values: payload, labels: payload.map { _ in nil })
      return try bind(parts[0].pattern, .tuple(tuple), scope)
    }
    for (part, value) in zip(parts, payload)
    where try !bind(part.pattern, value, scope) { return false }
    return true
  }

  /// `~=`: whether an expression as a pattern fits a value.
  private func equals(_ node: Expression, _ value: Value, _ scope: Scope) throws -> Bool {
    let pattern = try evaluate(node, scope, type(of: value))
    if let own = try customOperator("~=", [pattern, value], node.place) {
      return own.truth ?? false
    }
    if case .range(let range) = pattern { return Ranges.contains(range, value) }
    if case .nothing = pattern { return value.isNothing }
    if value.isNothing { return false }
    return try areEqual(value, pattern)
  }
}
