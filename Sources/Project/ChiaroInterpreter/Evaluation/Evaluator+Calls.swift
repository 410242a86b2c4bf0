// SPDX-License-Identifier: MIT

extension Evaluator {
  /// The value of a call.
  func call(
    _ callee: Expression, _ arguments: [Expression.Argument], _ scope: Scope, _ node: Expression,
    _ hint: Type
  ) throws -> Value {
    let list = pending(arguments, scope)
    switch callee.form {
    case .name(let name, let types):
      return try callName(name, types, list, scope, node.place, hint)
    case .member(nil, let name, _):
      return try implicit(name, list, scope, callee.place, hint)
    case .member(let base?, let name, let types) where isModule(base, scope):
      if let type = systemType(name, of: base) {
        return try construct(.declared(type, []), list, node.place, hint)
      }
      return try callName(name, types, list, globals, node.place, hint)
    case .member(let base?, let name, let types):
      return try callMember(base, name, types, list, scope, node.place, hint)
    case .type(let written):
      return try construct(resolve(written, scope), list, node.place, hint)
    case .closure:
      // A closure that is called where it is written gives what its caller wants.
      let value = try evaluate(callee, scope, .function([], hint))
      return try callValue(value, list, node.place, hint)
    default:
      let value = try evaluate(callee, scope)
      return try callValue(value, list, node.place, hint)
    }
  }

  /// The type of the system that stands behind its module's name, where the project has one of the
  /// same name: `SwiftUI.VStack` in a `VStack` of its own.
  private func systemType(_ name: String, of base: Expression) -> TypeDeclaration? {
    guard case .name(let module, _) = base.form, program.systemModules.contains(module),
      program.types[name] != nil, host.hasType(name)
    else { return nil }
    return program.foreignType(name)
  }

  /// Calls a value: a function, a type, or an instance with `callAsFunction`.
  func callValue(
    _ value: Value, _ arguments: [Pending], _ place: Place, _ hint: Type = .any
  ) throws -> Value {
    switch value {
    case .function(let function): return try call(function, arguments, place, hint)
    case .type(let type): return try construct(type.type, arguments, place, hint)
    case .some(let inner): return try callValue(inner, arguments, place, hint)
    // `map(\.name)` by a function of the project's, which calls what it is given.
    case .keyPath(let path) where arguments.count == 1:
      return try follow(path, try evaluate(arguments[0]), place)
    case .unknown(let known):
      for argument in arguments where !argument.isClosure { _ = try evaluate(argument) }
      return unknown(known.name, hint, place)
    case .host(let hosted):
      // A modifier that is called: the member that was read becomes the call.
      guard let last = hosted.modifiers.last, !last.isCall else { break }
      let list = try hostArguments(arguments, of: last.name)
      let call = HostCall(name: last.name, arguments: list, place: last.place, isCall: true)
      return .host(HostValue(hosted.origin, modifiers: hosted.modifiers.dropLast() + [call]))
    default: break
    }
    if let type = declaration(of: value) {
      if let content = arguments.last, content.isTrailing, conforms(type, to: HostNames.layout) {
        return try arranged(value, content, place)
      }
      let functions = functions("callAsFunction", of: type)
      if let result = try callIfFits(functions, arguments, Cell(value), place, hint) {
        return result
      }
    }
    return trap("a \(type(of: value).name) cannot be called", place)
  }

  /// Calls a function value.
  func call(
    _ function: FunctionValue, _ arguments: [Pending], _ place: Place, _ hint: Type = .any
  ) throws -> Value {
    switch function.body {
    case .closure(let closure, let scope):
      let values = try arguments.enumerated().map { number, argument in
        let type = number < function.parameters.count ? function.parameters[number] : .any
        return coerce(try evaluate(argument, type), type)
      }
      return try callClosure(function, closure, values, scope, from: arguments)
    case .declared(let functions, let owner, let scope):
      let cell = owner.map { Cell($0) }
      if let result = try callIfFits(functions, arguments, cell, place, hint, scope) {
        return result
      }
      // A function that is passed on is called without its labels.
      guard arguments.allSatisfy({ $0.label == nil }) else {
        for argument in arguments where !argument.isClosure { _ = try evaluate(argument) }
        return trap("no \(functions.first?.name ?? "function") fits", place)
      }
      let plain = arguments.map { argument in
        var argument = argument
        argument.label = functions.first?.parameters.first?.label
        return argument
      }
      if let only = functions.first, only.parameters.count == plain.count {
        var list = arguments
        for (number, parameter) in only.parameters.enumerated() {
          list[number].label = parameter.label
          list[number].isTrailing = false
        }
        if let result = try callIfFits([only], list, cell, place, hint, scope) { return result }
      }
      return trap("no \(functions.first?.name ?? "function") fits", place)
    case .native(let work): return try work(self, try values(arguments))
    case .host(let work): return try work(self, arguments)
    }
  }

  /// Calls a function value with values.
  package func call(_ function: FunctionValue, _ values: [Value]) throws -> Value {
    if case .closure(let closure, let scope) = function.body {
      return try callClosure(function, closure, values, scope)
    }
    return try call(function, values.map { Pending(CallArgument(nil, $0)) }, function.place)
  }

  /// Gives what a closure made of its parameters to the variables behind `&`.
  private func writeBack(
    _ arguments: [Pending], _ closure: ClosureExpression, _ scope: Scope
  ) throws {
    for (number, argument) in arguments.enumerated() {
      guard let (target, around) = argument.reference else { continue }
      let names = closure.parameters
      let name = names.map { number < $0.count ? $0[number].name : "_" } ?? "$\(number)"
      if let cell = scope.own(name) { try assign(target, cell.value, around) }
    }
  }

  func callClosure(
    _ function: FunctionValue, _ closure: ClosureExpression, _ values: [Value], _ around: Scope,
    from arguments: [Pending] = []
  ) throws -> Value {
    let scope = Scope(around, around.frame.inner(result: function.result))
    if let result = closure.result { scope.frame.result = resolve(result, scope) }
    var values = values
    let count = closure.parameters?.count ?? closure.shorthandCount
    // A tuple is taken apart where a closure has a name for each part.
    if values.count == 1, count > 1, case .tuple(let tuple) = values[0].unwrapped,
      tuple.values.count == count
    {
      values = tuple.values
    }
    if let parameters = closure.parameters {
      for (number, parameter) in parameters.enumerated() {
        let type = parameter.type.map { resolve($0, scope) } ?? .any
        let value =
          number < values.count ? values[number] : unknown(parameter.name, type, function.place)
        if parameter.name != "_" { scope.declare(parameter.name, coerce(value, type), type) }
      }
    } else if count == 1, values.count > 1 {
      scope.declare("$0", .tuple(TupleValue(values: values, labels: values.map { _ in nil })))
    } else {
      for (number, value) in values.enumerated() { scope.declare("$\(number)", value) }
      if values.count < count {
        for number in values.count..<count {
          scope.declare("$\(number)", unknown("value", .any, function.place))
        }
      }
    }
    let result = try run(closure.body, scope, builder: function.builder)
    try writeBack(arguments, closure, scope)
    return result
  }

  /// Calls the function that fits, if one does.
  func callIfFits(
    _ functions: [FunctionDeclaration], _ arguments: [Pending], _ cell: Cell?, _ place: Place,
    _ hint: Type = .any, _ scope: Scope? = nil, generics: [String: Type] = [:]
  ) throws -> Value? {
    guard !functions.isEmpty else { return nil }
    let functions = program.visible(withoutWrapper(functions, cell?.value, place), at: place)
    var arguments = arguments
    guard
      let candidate = try choose(functions, &arguments, owner: cell?.value, hint)
    else { return nil }
    return try invoke(candidate, arguments, cell, place, hint, scope, generics: generics)
  }

  // MARK: Calls by name

  private func callName(
    _ name: String, _ types: [TypeExpression], _ arguments: [Pending], _ scope: Scope,
    _ place: Place, _ hint: Type
  ) throws -> Value {
    switch scope.local(name) {
    case .cell(let cell)?: return try callValue(try read(cell), arguments, place, hint)
    case .functions(let functions, let around)?:
      if let result = try callIfFits(
        functions, arguments, around.frame.selfCell, place, hint, around)
      {
        return result
      }
    case .type(let type)?:
      return try construct(
        .declared(type, types.map { resolve($0, scope) }), arguments, place, hint)
    case nil: break
    }
    if let result = try callOwn(name, arguments, scope, place, hint) { return result }
    if let cell = globals.own(name) { return try callValue(try read(cell), arguments, place, hint) }
    if let result = try callBeside(name, arguments, scope, place) { return result }
    let functions = program.functions(name, near: place) ?? globals.functions[name] ?? []
    let generics = explicitGenerics(functions.first, types, scope)
    if let result = try callIfFits(
      functions, arguments, nil, place, hint, globals, generics: generics)
    {
      return result
    }
    if let result = try Library.call(name, arguments, self, place, hint) { return result }
    if host.hasFunction(name) {
      let list = try hostArguments(arguments, of: name)
      return callHostFunction(name, list, from: scope.frame.function, place)
    }
    if let cell = scope.frame.selfCell, scope.frame.type?.subject.kind == .foreign,
      try globalByName(name, types, scope, place) == nil,
      let result = try callHosts(name, arguments, cell, place, hint)
    {
      return result
    }
    return try callValue(
      try read(name, types, scope, place, name.first?.isUppercase == true ? .any : hint),
      arguments, place, hint)
  }

  /// What a function of the host's gives, called in a function of the project's.
  func callHostFunction(
    _ name: String, _ arguments: [CallArgument], from caller: FunctionDeclaration?, _ place: Place
  ) -> Value {
    var call = HostCall(name: name, arguments: arguments, place: place, isCall: true)
    call.caller = caller
    return host.value(of: call) ?? .host(HostValue(.call(type: nil, call)))
  }

  /// Calls what the host gives to all views, without `self` in `extension View`, or what it gives
  /// to a value; nil for another owner.
  private func callHosts(
    _ name: String, _ arguments: [Pending], _ cell: Cell, _ place: Place, _ hint: Type
  ) throws -> Value? {
    guard declaration(of: cell.value).map({ isHosted($0) }) ?? isHost(cell.value) else {
      return nil
    }
    let result = try callHostModifier(name, arguments, cell.value, place, hint)
    guard case .host(let hosted) = cell.value, host.isChanging(name, hosted) else { return result }
    cell.value = result
    return .void
  }

  /// A static function of somebody else's type, called by its name alone in an extension that adds
  /// others of that name, none of which fits.
  private func callBeside(
    _ name: String, _ arguments: [Pending], _ scope: Scope, _ place: Place
  ) throws -> Value? {
    guard let type = scope.frame.type?.subject, type.kind == .foreign,
      case .type? = scope.frame.selfCell?.value, !staticFunctions(name, of: type).isEmpty
    else { return nil }
    return try hostImplicit(name, arguments, .foreign(type.name, []), place)
  }

  private func isHost(_ value: Value) -> Bool {
    if case .host = value { return true }
    return false
  }

  private func explicitGenerics(
    _ function: FunctionDeclaration?, _ types: [TypeExpression], _ scope: Scope
  ) -> [String: Type] {
    guard let function, !types.isEmpty else { return [:] }
    return Dictionary(
      zip(function.generics.map(\.name), types.map { resolve($0, scope) }),
      uniquingKeysWith: { first, _ in first })
  }

  /// Calls a method of `self`, or a static one of the types around.
  private func callOwn(
    _ name: String, _ arguments: [Pending], _ scope: Scope, _ place: Place, _ hint: Type
  ) throws -> Value? {
    let frame = scope.frame
    if let cell = frame.selfCell {
      if let type = declaration(of: cell.value) {
        if let result = try callIfFits(functions(name, of: type), arguments, cell, place, hint) {
          return result
        }
        if let result = try callHostMethod(name, on: cell.value, arguments, place) { return result }
      } else if case .type(let type) = cell.value {
        if let result = try callStatic(name, arguments, of: type.type, place, hint) {
          return result
        }
      } else if let result = try callForeign(name, arguments, cell, place, hint) {
        return result
      }
    }
    var around = frame.type?.subject
    while let type = around {
      let owner = Cell(.type(TypeValue(type: .declared(type, []))))
      if let result = try callIfFits(staticFunctions(name, of: type), arguments, owner, place, hint)
      {
        return result
      }
      around = type.parent?.subject
    }
    return try callProperty(name, arguments, scope, place, hint)
  }

  /// Calls a property of `self` that hides a global function.
  private func callProperty(
    _ name: String, _ arguments: [Pending], _ scope: Scope, _ place: Place, _ hint: Type
  ) throws -> Value? {
    guard program.functions[name] != nil, let cell = scope.frame.selfCell,
      let type = declaration(of: cell.value) ?? scope.frame.type?.subject,
      property(name, of: type) != nil
    else { return nil }
    let value = try read(name, [], scope, place, .any)
    switch value.unwrapped {
    case .function, .unknown: return try callValue(value, arguments, place, hint)
    default: return nil
    }
  }

  private func callForeign(
    _ name: String, _ arguments: [Pending], _ cell: Cell, _ place: Place, _ hint: Type
  ) throws -> Value? {
    for type in foreignTypes(of: cell.value) {
      if let result = try callIfFits(functions(name, of: type), arguments, cell, place, hint) {
        return result
      }
    }
    if case .host(let hosted) = cell.value {
      for type in extensions(of: hosted, having: name) {
        if let result = try callIfFits(functions(name, of: type), arguments, cell, place, hint) {
          return result
        }
      }
      return nil
    }
    return try callLibrary(name, arguments, cell, place, hint)
  }

  /// Calls a method of the standard library.
  func callLibrary(
    _ name: String, _ arguments: [Pending], _ cell: Cell, _ place: Place, _ hint: Type
  ) throws -> Value? {
    try Library.method(name, cell, arguments, self, place, hint)
  }
}
