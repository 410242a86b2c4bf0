// SPDX-License-Identifier: MIT

extension Evaluator {
  /// The result builder among attributes.
  func builder(_ attributes: [String]) -> BuilderKind? {
    for name in attributes {
      if let type = program.types[name], type.attributes.contains("resultBuilder") {
        return .declared(type)
      }
      if host.isBuilder(name) { return .host(name) }
      if let type = nestedBuilders[name.split(separator: ".").last.map(String.init) ?? name] {
        return .declared(type)
      }
    }
    return nil
  }

  /// The builders that types of a program declare inside of them, by their names; one of a name
  /// that several have is not known.
  static func nestedBuilders(of program: Program) -> [String: TypeDeclaration] {
    var found: [String: [TypeDeclaration]] = [:]
    var open = program.types.values.flatMap(\.types.values)
    while let type = open.popLast() {
      open += type.types.values
      if type.attributes.contains("resultBuilder") { found[type.name, default: []].append(type) }
    }
    return found.compactMapValues { $0.count == 1 ? $0[0] : nil }
  }

  /// The builder of a member that a protocol of the host's declares: `body` of `View`.
  func builtMember(_ property: PropertyDeclaration, of value: Value) -> BuilderKind? {
    guard let type = declaration(of: value) else { return nil }
    return builtMembers(of: type)[property.name].map { .host($0) }
  }

  func builtMember(_ property: PropertyDeclaration) -> BuilderKind? {
    guard let type = property.owner?.subject else { return nil }
    return builtMembers(of: type)[property.name].map { .host($0) }
  }

  func builtMember(_ function: FunctionDeclaration, of value: Value) -> BuilderKind? {
    guard !function.isInitializer, let type = declaration(of: value) else { return nil }
    return builtMembers(of: type)[function.name].map { .host($0) }
  }

  private func builtMembers(of type: TypeDeclaration) -> [String: String] {
    if let known = type.builtKept { return known }
    var found: [String: String] = [:]
    for parent in supertypes(type) where parent.kind == .foreign {
      found.merge(host.builtMembers(of: parent.name)) { first, _ in first }
    }
    type.builtKept = found
    return found
  }

  /// Runs statements whose values are the elements of a builder.
  func build(_ block: Block, _ scope: Scope, _ builder: BuilderKind) throws -> Value {
    switch builder {
    case .host:
      var elements: [Value] = []
      if let given = try collect(block, scope, &elements) { return given }
      return elements.count == 1 ? elements[0] : .host(HostValue(.list(elements)))
    case .declared(let type):
      let built = try DeclaredBuilder(self, type).build(block, scope)
      return coerce(built, scope.frame.result)
    }
  }

  /// The values of the elements of a block of the host's builder.
  ///
  /// - Returns: what `return` gives, where there is one; the elements do not count then
  private func collect(
    _ block: Block, _ scope: Scope, _ elements: inout [Value]
  ) throws -> Value? {
    for statement in block.statements {
      if let given = try collect(statement, scope, &elements) { return given }
    }
    return nil
  }

  private func collect(
    _ statement: Statement, _ scope: Scope, _ elements: inout [Value]
  ) throws -> Value? {
    try step(statement.place)
    switch statement.form {
    case .expression(let node):
      if case .assign = node.form {
        _ = try evaluate(node, scope)
        return nil
      }
      try append(try evaluate(node, scope), node.place, to: &elements)
    case .choose(let choice):
      guard let (block, inner) = try branch(choice, scope) else { return nil }
      return try collect(block, inner, &elements)
    case .select(let choice):
      guard let (place, inner) = try chosen(choice, scope) else { return nil }
      return try collect(choice.cases[place].body, inner, &elements)
    case .each(let each):
      var given: Value?
      try iterate(try evaluate(each.sequence, scope), statement.place) { value in
        let inner = scope.inner()
        guard try bind(each.pattern, value, inner) else { return true }
        given = try collect(each.body, inner, &elements)
        return given == nil
      }
      return given
    case .give(let node):
      return try node.map { try evaluate($0, scope, scope.frame.result) } ?? .void
    default:
      if case .give(let value) = try execute(statement, scope) { return value }
    }
    return nil
  }

  private func append(_ value: Value, _ place: Place, to elements: inout [Value]) throws {
    try take(1, place)
    switch value {
    case .host(let hosted):
      if case .list(let inner) = hosted.origin, hosted.modifiers.isEmpty {
        elements += inner
      } else {
        elements.append(value)
      }
    case .some(let inner): try append(inner, place, to: &elements)
    case .nothing: break
    default: if !value.isVoid { elements.append(value) }
    }
  }
}

/// A result builder that the project declares.
private struct DeclaredBuilder {
  let evaluator: Evaluator
  let type: TypeDeclaration

  init(_ evaluator: Evaluator, _ type: TypeDeclaration) {
    self.evaluator = evaluator
    self.type = type
  }

  private func has(_ name: String) -> Bool { !evaluator.statics(name, of: type).isEmpty }

  private func call(_ name: String, _ arguments: [CallArgument]) throws -> Value {
    try evaluator.callStatic(
      name, arguments.map { Pending($0) }, of: .declared(type, []), type.place) ?? .void
  }

  func build(_ block: Block, _ scope: Scope) throws -> Value {
    let result = try self.block(block, scope)
    return has("buildFinalResult")
      ? try call("buildFinalResult", [CallArgument(nil, result)]) : result
  }

  private func block(_ block: Block, _ scope: Scope) throws -> Value {
    var parts: [Value] = []
    for statement in block.statements { try add(statement, scope, &parts) }
    guard has("buildPartialBlock"), let first = parts.first else {
      return try call("buildBlock", parts.map { CallArgument(nil, $0) })
    }
    var whole = try call("buildPartialBlock", [CallArgument("first", first)])
    for part in parts.dropFirst() {
      whole = try call(
        "buildPartialBlock", [CallArgument("accumulated", whole), CallArgument("next", part)])
    }
    return whole
  }

  private func add(_ statement: Statement, _ scope: Scope, _ parts: inout [Value]) throws {
    try evaluator.step(statement.place)
    switch statement.form {
    case .expression(let node):
      let value = try evaluator.evaluate(node, scope)
      if case .assign = node.form { return }
      parts.append(
        has("buildExpression") ? try call("buildExpression", [CallArgument(nil, value)]) : value)
    case .choose(let choice): parts.append(try choose(choice, scope))
    case .select(let choice):
      guard let (place, inner) = try evaluator.chosen(choice, scope) else { return }
      let value = try block(choice.cases[place].body, inner)
      parts.append(try either(value, place, of: choice.cases.count))
    case .each(let each):
      var rounds: [Value] = []
      try evaluator.iterate(try evaluator.evaluate(each.sequence, scope), statement.place) {
        value in
        let inner = scope.inner()
        guard try evaluator.bind(each.pattern, value, inner) else { return true }
        rounds.append(try block(each.body, inner))
        return true
      }
      parts.append(try call("buildArray", [CallArgument(nil, .array(rounds))]))
    default: _ = try evaluator.execute(statement, scope)
    }
  }

  /// A chain of `else if` is one choice among all of its branches.
  private func choose(_ choice: IfStatement, _ scope: Scope) throws -> Value {
    var (link, place) = (choice, 0)
    var taken = try evaluator.branch(link, scope)
    while let next = link.chained, let (branch, inner) = taken, branch !== link.body {
      (link, place) = (next, place + 1)
      taken = try evaluator.branch(next, inner)
    }
    var (last, count) = (choice, 1)
    while let next = last.chained { (last, count) = (next, count + 1) }
    guard let (branch, inner) = taken else {
      return try call("buildOptional", [CallArgument(nil, .nothing)])
    }
    if branch !== link.body { place += 1 }
    let value = try either(
      try block(branch, inner), place, of: last.otherwise == nil ? count : count + 1)
    return last.otherwise == nil
      ? try call("buildOptional", [CallArgument(nil, value.wrapped)]) : value
  }

  /// Puts a branch into the tree of pairs that the compiler makes of all branches: the last one of
  /// an odd number has no partner.
  private func either(_ value: Value, _ place: Int, of count: Int) throws -> Value {
    guard has("buildEither") else { return value }
    var (value, place, count) = (value, place, count)
    while count > 1 {
      if place % 2 == 1 || place + 1 < count {
        let label = place % 2 == 0 ? "first" : "second"
        value = try call("buildEither", [CallArgument(label, value)])
      }
      (place, count) = (place / 2, (count + 1) / 2)
    }
    return value
  }
}
