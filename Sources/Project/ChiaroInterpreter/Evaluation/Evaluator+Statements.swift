// SPDX-License-Identifier: MIT

extension Evaluator {
  /// Runs the statements of a function or closure.
  ///
  /// - Returns: what it gives
  func run(_ block: Block, _ scope: Scope, builder: BuilderKind? = nil) throws -> Value {
    let result = scope.frame.result
    let around = running
    running = scope.frame
    defer { running = around }
    do { return try perform(block, scope, builder) } catch Interruption.fatal(let words, let place)
      where survive(words, place)
    {
      guard let builder else { return unknown("value", result, place) }
      return try build(.empty, scope, builder)
    }
  }

  private func perform(_ block: Block, _ scope: Scope, _ builder: BuilderKind?) throws -> Value {
    if let builder { return try build(block, scope, builder) }
    let result = scope.frame.result
    if let only = block.onlyExpression {
      let value = try evaluate(only, scope, result)
      if case .builtin(.void, _) = result { return .void }
      return coerce(value, result)
    }
    if case .give(let value) = try finish(block, scope, result) { return coerce(value, result) }
    return .void
  }

  /// Executes statements; a choice that is the only one gives the value of its branch.
  private func finish(_ block: Block, _ scope: Scope, _ result: Type) throws -> Completion {
    if case .builtin(.void, _) = result { return try execute(block, scope) }
    guard block.statements.count == 1, let only = block.statements.first else {
      return try execute(block, scope)
    }
    try step(only.place)
    switch only.form {
    case .choose(let choice) where choice.otherwise != nil:
      return try choose(choice, scope, hint: result)
    case .select(let choice): return try select(choice, scope, hint: result)
    default: return try execute(block, scope)
    }
  }

  /// Executes the statements of a block in a scope that is theirs alone.
  func execute(_ block: Block, _ scope: Scope) throws -> Completion {
    var later: [Block] = []
    defer { for block in later.reversed() { _ = try? execute(block, scope.inner()) } }
    for statement in block.statements {
      if case .later(let block) = statement.form {
        later.append(block)
        continue
      }
      let completion = try execute(statement, scope)
      if case .normal = completion { continue }
      return completion
    }
    return .normal
  }

  func execute(_ statement: Statement, _ scope: Scope) throws -> Completion {
    try step(statement.place)
    switch statement.form {
    case .expression(let node): try evaluateAlone(node, scope)
    case .variables(let bindings, _):
      for binding in bindings { try declare(binding, scope) }
    case .give(let node):
      guard let node else { return .give(.void) }
      return .give(try evaluate(node, scope, scope.frame.result))
    case .choose(let choice): return try choose(choice, scope)
    case .guards(let conditions, let block):
      if try !hold(conditions, scope, statement.place, isGuard: true) {
        if try goesOn(past: block, conditions, scope) { return .normal }
        return try execute(block, scope.inner())
      }
    case .select(let choice): return try select(choice, scope)
    case .each(let each): return try loop(each, scope, statement.place)
    default: return try executeRare(statement, scope)
    }
    return .normal
  }

  /// Evaluates an expression whose value nobody takes.
  private func evaluateAlone(_ node: Expression, _ scope: Scope) throws {
    guard limits.goesOn, case .builtin(.void, _) = scope.frame.result else {
      _ = try evaluate(node, scope)
      return
    }
    do { _ = try evaluate(node, scope) } catch Interruption.fatal(let words, let place)
      where survive(words, place)
    {}
  }

  /// Whether a `guard` whose block ends the program is taken to hold; what it binds is unknown.
  private func goesOn(
    past block: Block, _ conditions: [Condition], _ scope: Scope
  ) throws -> Bool {
    guard limits.goesOn, let end = block.statements.first(where: { ends($0) }),
      survive("the condition of a guard is false", end.place)
    else { return false }
    for case .binding(let pattern, let written, _) in conditions {
      guard case .name(let name) = pattern, scope.own(name) == nil else { continue }
      scope.declare(
        name, unknown(name, written.map { resolve($0, scope) } ?? .any, end.place))
    }
    return true
  }

  /// Whether a statement ends the program, or the test that it belongs to.
  private func ends(_ statement: Statement) -> Bool {
    let node: Expression
    switch statement.form {
    case .expression(let given), .raise(let given): node = given
    default: return false
    }
    guard case .call(let callee, _) = node.form else { return false }
    switch callee.form {
    case .name(let name, _): return Library.ends(name) || host.endsRun(name)
    case .member(let base?, let name, _):
      guard case .name(let owner, _) = base.form else { return false }
      return host.endsRun("\(owner).\(name)")
    default: return false
    }
  }

  private func executeRare(_ statement: Statement, _ scope: Scope) throws -> Completion {
    switch statement.form {
    case .loop(let label, let conditions, let block):
      return try loop(label, conditions, block, scope, statement.place)
    case .repeats(let label, let block, let condition):
      repeat {
        try step(statement.place)
        if let end = end(try execute(block, scope.inner()), label) { return end }
      } while try isTrue(condition, scope, statement.place)
    case .leave(let label): return .leave(label)
    case .next(let label): return .next(label)
    case .fall: return .fall
    case .raise(let node): throw Interruption.thrown(try evaluate(node, scope))
    case .labeled(let label, let block):
      let completion = try execute(block, scope.inner())
      if case .leave(let name?) = completion, name == label { return .normal }
      return completion
    case .attempt(let block, let clauses): return try attempt(block, clauses, scope)
    case .function(let function):
      function.scope = scope
      // Each call of the function around has its own.
      let copy = FunctionDeclaration(copying: function, scope: scope)
      scope.declare(copy)
    case .type(let type):
      type.scope = scope
      scope.declare(type)
    case .property(let property): try declare(property, scope)
    case .other(let kind): assume("\(kind) is not supported", statement.place)
    default: break
    }
    return .normal
  }

  /// What a loop does after its body: nil to go on.
  private func end(_ completion: Completion, _ label: String?) -> Completion? {
    switch completion {
    case .normal, .fall: nil
    case .next(let name): name == nil || name == label ? nil : completion
    case .leave(let name): name == nil || name == label ? .normal : completion
    case .give: completion
    }
  }

  private func loop(
    _ label: String?, _ conditions: [Condition], _ block: Block, _ scope: Scope, _ place: Place
  ) throws -> Completion {
    while true {
      try step(place)
      let inner = scope.inner()
      guard try hold(conditions, inner, place, isLoop: true) else { return .normal }
      if let end = end(try execute(block, inner), label) { return end }
    }
  }

  private func loop(_ each: EachStatement, _ scope: Scope, _ place: Place) throws -> Completion {
    let sequence = try evaluate(each.sequence, scope)
    var result = Completion.normal
    try iterate(sequence, each.sequence.place) { value in
      try step(place)
      let inner = scope.inner()
      guard try bind(each.pattern, value, inner) else { return true }
      if let condition = each.condition, try !isTrue(condition, inner, place) { return true }
      guard let end = end(try execute(each.body, inner), each.label) else { return true }
      result = end
      return false
    }
    return result
  }

  private func attempt(
    _ block: Block, _ clauses: [CatchClause], _ scope: Scope
  ) throws -> Completion {
    do {
      catchers += 1
      defer { catchers -= 1 }
      return try execute(block, scope.inner())
    } catch Interruption.thrown(let error) {
      for clause in clauses {
        let inner = scope.inner()
        inner.declare("error", error)
        let isCaught =
          try clause.items.isEmpty
          || clause.items.contains { item in
            guard try item.pattern.map({ try bind($0, error, inner) }) ?? true else { return false }
            return try item.condition.map { try isTrue($0, inner, $0.place) } ?? true
          }
        if isCaught { return try execute(clause.body, inner) }
      }
      throw Interruption.thrown(error)
    }
  }

  // MARK: Declarations

  func declare(_ binding: Statement.Binding, _ scope: Scope) throws {
    let type = binding.type.map { resolve($0, scope) } ?? .any
    guard let node = binding.value else {
      if case .name(let name) = binding.pattern {
        scope.declare(name, type.isOptional ? .nothing : .void, type)
      }
      return
    }
    let value = coerce(try evaluate(node, scope, type), type)
    if case .name(let name) = binding.pattern {
      scope.declare(name, value, type)
      return
    }
    _ = try bind(binding.pattern, value, scope)
  }

  /// A variable with accessors, observers, a wrapper or `lazy`.
  private func declare(_ property: PropertyDeclaration, _ scope: Scope) throws {
    let type = property.type.map { resolve($0, scope) } ?? .any
    let own = PropertyDeclaration(copying: property, scope: scope)
    let cell = Cell(.void, type)
    if own.wrapper != nil, let wrapped = try initialWrap(own, scope) {
      scope.declare("_\(own.name)", wrapped)
      if case .binding(let binding) = wrapped {
        cell.value = try binding.get()
      } else {
        cell.value = try member("wrappedValue", of: wrapped, own.place)
      }
      scope.declare(own.name, cell)
      return
    }
    if own.isLazy || !own.isStored {
      cell.pending = own
    } else {
      cell.value = type.isOptional ? .nothing : .void
      // A wrapper that is not there gives what nobody knows.
      if own.wrapper != nil, own.initial == nil { cell.value = unknown(own.name, type, own.place) }
      if let initial = own.initial {
        cell.value = coerce(try evaluate(initial.lowered, scope, type), type)
      }
      if own.isObserved { cell.observers = own }
    }
    scope.declare(own.name, cell)
  }
}

extension FunctionDeclaration {
  /// The same function in the scope of one call.
  convenience init(copying other: FunctionDeclaration, scope: Scope) {
    self.init(other.name, other.place, owner: other.owner)
    parameters = other.parameters
    result = other.result
    body = other.body
    generics = other.generics
    attributes = other.attributes
    self.scope = scope
  }
}

extension PropertyDeclaration {
  /// The same variable in the scope of one call.
  convenience init(copying other: PropertyDeclaration, scope: Scope) {
    self.init(other.name, other.place, owner: other.owner)
    type = other.type
    initial = other.initial
    getter = other.getter
    setter = other.setter
    setterName = other.setterName
    willSet = other.willSet
    willSetName = other.willSetName
    didSet = other.didSet
    didSetName = other.didSetName
    isLazy = other.isLazy
    attributes = other.attributes
    wrapper = other.wrapper
    self.scope = scope
  }
}
