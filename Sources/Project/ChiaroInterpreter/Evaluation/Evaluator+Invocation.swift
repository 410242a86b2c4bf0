// SPDX-License-Identifier: MIT

extension Evaluator {
  /// Calls a function of the project's.
  ///
  /// The cell is where `self` is, nil for a function of no type; around is the scope in which a
  /// local function is written.
  func invoke(
    _ candidate: Candidate, _ arguments: [Pending], _ cell: Cell?, _ place: Place, _ hint: Type,
    _ around: Scope? = nil, generics: [String: Type] = [:]
  ) throws -> Value {
    try step(place)
    let function = candidate.function
    let scope = frame(of: function, cell, around, generics)
    infer(function, hint, scope.frame)
    let references = try bind(candidate, arguments, scope, place)
    if isNoted?(
      function.name, function.parameters.compactMap(\.label),
      function.parameters.map { $0.type.name ?? "" }) == true
    {
      return note(function, scope, place)
    }
    guard let body = function.body else {
      return unknown(function.name, function.result.map { resolve($0, scope) } ?? .any, place)
    }
    if let result = function.result {
      scope.frame.result = narrowed(resolve(result, scope), hint)
    } else {
      scope.frame.result = .builtin(.void, [])
    }
    let builder =
      builder(function.attributes) ?? cell.flatMap { builtMember(function, of: $0.value) }
    let value = try run(body.lowered, scope, builder: builder)
    for reference in references {
      try assign(reference.target, reference.cell.value, reference.scope)
    }
    return value
  }

  /// Tells the host of a call of the project's, with the value of each parameter.
  private func note(_ function: FunctionDeclaration, _ scope: Scope, _ place: Place) -> Value {
    var arguments = function.parameters.compactMap { parameter in
      scope.own(parameter.name).map { CallArgument(parameter.label ?? parameter.name, $0.value) }
    }
    // A method of a view's own asserts the view.
    if let cell = scope.frame.selfCell, !function.isStatic {
      arguments.append(CallArgument("self", cell.value))
    }
    let call = HostCall(name: function.name, arguments: arguments, place: place, isCall: true)
    return host.value(of: call) ?? .void
  }

  /// A function that gives what its caller wants has that as its result.
  private func narrowed(_ type: Type, _ hint: Type) -> Type { type.isAny ? hint : type }

  private func frame(
    of function: FunctionDeclaration, _ cell: Cell?, _ around: Scope?, _ generics: [String: Type]
  ) -> Scope {
    if let scope = function.scope ?? (function.owner == nil ? around : nil), function.owner == nil {
      let frame = scope.frame.inner(result: .any)
      frame.function = function
      frame.generics.merge(generics) { _, new in new }
      return Scope(scope, frame)
    }
    let frame = Frame(selfCell: ownCell(cell, function.owner), type: function.owner?.subject)
    if let cell { frame.generics = self.generics(of: cell.value) }
    frame.generics.merge(generics) { _, new in new }
    frame.isInitializer = function.isInitializer
    frame.function = function
    return Scope(function.owner?.subject.scope, frame)
  }

  /// Takes what generic parameters stand for from the result that is wanted.
  private func infer(_ function: FunctionDeclaration, _ hint: Type, _ frame: Frame) {
    guard !function.generics.isEmpty, let result = function.result else { return }
    // An optional conforms to nothing that a parameter asks for.
    let isBound = function.generics.contains { $0.constraint != nil && $0.name == result.name }
    infer(result, isBound ? hint.unwrapped : hint, Set(function.generics.map(\.name)), frame)
  }

  /// Takes what generic parameters stand for from a type that is known.
  func infer(_ written: TypeExpression, _ type: Type, _ names: Set<String>, _ frame: Frame) {
    if type.isAny { return }
    switch (written.form, type) {
    case (.named(let name, _), _) where names.contains(name):
      if frame.generics[name] == nil { frame.generics[name] = type }
    case (.optional(let inner), _): infer(inner, type.unwrapped, names, frame)
    case (.array(let inner), _): infer(inner, type.element, names, frame)
    case (.metatype(let inner), _): infer(inner, type, names, frame)
    case (.dictionary(let key, let value), .builtin(.dictionary, let types)):
      guard types.count == 2 else { return }
      infer(key, types[0], names, frame)
      infer(value, types[1], names, frame)
    case (.named(_, let inner), .declared(_, let types)),
      (.named(_, let inner), .builtin(_, let types)):
      for (written, type) in zip(inner, types) { infer(written, type, names, frame) }
    case (.function(_, let result), .function(_, let type)): infer(result, type, names, frame)
    default: break
    }
  }

  /// The type of a value, or the type that the value itself is.
  private func typeToLearn(_ value: Value) -> Type {
    if case .type(let metatype) = value { return metatype.type }
    return type(of: value)
  }

  private struct Reference {
    var target: Expression
    var scope: Scope
    var cell: Cell
  }

  /// Evaluates the arguments of a call and declares the parameters.
  ///
  /// - Returns: the arguments that are written back
  private func bind(
    _ candidate: Candidate, _ arguments: [Pending], _ scope: Scope, _ place: Place
  ) throws -> [Reference] {
    let names = Set(candidate.function.generics.map(\.name))
    var references: [Reference] = []
    for (parameter, places) in zip(candidate.function.parameters, candidate.places) {
      let type = openType(parameter.type, names, scope)
      if parameter.isVariadic {
        let values = try places.map { coerce(try evaluate(arguments[$0], type), type) }
        scope.declare(parameter.name, .array(values), .builtin(.array, [type]))
        continue
      }
      guard let place = places.first else {
        let value = try parameter.fallback.map {
          try siteLiteral($0.lowered, place) ?? evaluate($0.lowered, scope, type)
        }
        scope.declare(parameter.name, coerce(value ?? .nothing, type), type)
        continue
      }
      let argument = arguments[place]
      if parameter.isInout, let (target, around) = argument.reference {
        let cell = Cell(coerce(try evaluate(target, around), type), type)
        references.append(Reference(target: target, scope: around, cell: cell))
        if !names.isEmpty { infer(parameter.type, self.type(of: cell.value), names, scope.frame) }
        scope.declare(parameter.name, cell)
        continue
      }
      let value = try self.value(argument, parameter, type)
      if !names.isEmpty { infer(parameter.type, typeToLearn(value), names, scope.frame) }
      scope.declare(parameter.name, value, type)
    }
    return references
  }

  /// The type of a parameter; generic parameters that are not known yet are anything.
  private func openType(_ written: TypeExpression, _ names: Set<String>, _ scope: Scope) -> Type {
    guard !names.isEmpty else { return resolve(written, scope) }
    let missing = names.filter { scope.frame.generics[$0] == nil }
    for name in missing { scope.frame.generics[name] = .any }
    defer { for name in missing { scope.frame.generics[name] = nil } }
    return resolve(written, scope)
  }

  private func value(_ argument: Pending, _ parameter: Parameter, _ type: Type) throws -> Value {
    if parameter.isDeferred, argument.value == nil {
      guard case .function(_, let result) = type else { return try evaluate(argument, type) }
      return .function(
        FunctionValue(
          .native { evaluator, _ in
            evaluator.coerce(try evaluator.evaluate(argument, result), result)
          },
          result: result, place: argument.place))
    }
    let value = coerce(try evaluate(argument, type), type)
    if case .function(let function) = value, function.builder == nil,
      let builder = builder(parameter.attributes), argument.isClosure
    {
      return .function(
        FunctionValue(
          function.body, parameters: function.parameters, result: function.result,
          place: function.place, builder: builder))
    }
    return value
  }

  /// A closure as a value.
  func function(
    _ closure: ClosureExpression, _ scope: Scope, _ place: Place, _ hint: Type
  ) -> FunctionValue {
    var around = scope
    if !closure.captures.isEmpty {
      around = scope.inner()
      for capture in closure.captures where capture.name != "self" || capture.value != nil {
        let value =
          capture.value.map { try? evaluate($0, scope) }
          ?? (try? read(capture.name, [], scope, place, .any))
        around.declare(capture.name, (value ?? nil) ?? .nothing)
      }
    }
    let function = FunctionValue(.closure(closure, around), place: place)
    if case .function(let parameters, let result) = hint.unwrapped {
      function.parameters = parameters
      function.result = result
    } else if let parameters = closure.parameters, parameters.contains(where: { $0.type != nil }) {
      function.parameters = parameters.map { $0.type.map { resolve($0, scope) } ?? .any }
    }
    return function
  }
}
