// SPDX-License-Identifier: MIT

extension Evaluator {
  /// The value that a name stands for.
  func read(
    _ name: String, _ types: [TypeExpression], _ scope: Scope, _ place: Place, _ hint: Type
  ) throws -> Value {
    switch scope.local(name) {
    case .cell(let cell)?: return try read(cell)
    case .functions(let functions, let scope)?:
      return .function(FunctionValue(.declared(functions, owner: nil, scope), place: place))
    case .type(let type)?:
      return .type(TypeValue(type: .declared(type, types.map { resolve($0, scope) })))
    case nil: break
    }
    if let found = try memberByName(name, scope, place) { return found }
    if let found = try globalByName(name, types, scope, place) { return found }
    if name.hasPrefix("$"), case .cell(let cell)? = scope.local(String(name.dropFirst())) {
      return .binding(BindingValue(cell))
    }
    if let cell = scope.frame.selfCell, isInHostExtension(scope.frame) {
      return try member(name, of: cell.value, place, hint)
    }
    assume("\(name) is missing", place, .value)
    return unknown(name, hint, place)
  }

  /// Whether names without an owner may be those of a host value: within an extension of its type.
  func isInHostExtension(_ frame: Frame) -> Bool {
    guard frame.type?.subject.kind == .foreign, case .host? = frame.selfCell?.value else {
      return false
    }
    return true
  }

  func read(_ cell: Cell) throws -> Value {
    guard let pending = cell.pending else { return cell.value }
    if let getter = pending.getter {
      guard let scope = pending.scope else { return cell.value }
      let inner = Scope(scope, scope.frame.inner(result: cell.type))
      return try run(getter.lowered, inner, builder: builder(pending.attributes))
    }
    cell.pending = nil
    if let initial = pending.initial, let scope = pending.scope {
      cell.value = coerce(try evaluate(initial.lowered, scope, cell.type), cell.type)
    }
    return cell.value
  }

  /// What a name stands for within the types around it.
  private func memberByName(_ name: String, _ scope: Scope, _ place: Place) throws -> Value? {
    let frame = scope.frame
    if name == "self" { return frame.selfCell?.value }
    if name == "Self" { return .type(TypeValue(type: selfType(frame))) }
    if let type = frame.generics[name] { return .type(TypeValue(type: type)) }
    if let cell = frame.selfCell {
      if let type = declaration(of: cell.value), let property = property(name, of: type) {
        return try get(property, cell)
      }
      if case .type(let type) = cell.value {
        if let found = try staticMember(name, of: type.type, place) { return found }
      } else if let found = try ownMember(name, of: cell.value, place) {
        return found
      }
    }
    var around = frame.type?.subject
    while let type = around {
      if let found = try staticMember(name, of: .declared(type, []), place) { return found }
      for parent in supertypes(type) {
        if let inner = parent.types[name] { return .type(TypeValue(type: .declared(inner, []))) }
      }
      around = type.parent?.subject
    }
    return nil
  }

  /// A member of `self` that is named without it; host values have any member, and none of them is
  /// meant by a name alone.
  private func ownMember(_ name: String, of value: Value, _ place: Place) throws -> Value? {
    switch value {
    case .host(let hosted): try hostMember(name, of: hosted, value, place)
    case .unknown: nil
    case .binding where name != "wrappedValue": nil
    default: try memberIfAny(name, of: value, place)
    }
  }

  func globalByName(
    _ name: String, _ types: [TypeExpression], _ scope: Scope, _ place: Place
  ) throws -> Value? {
    if let cell = globals.own(name) { return try read(cell) }
    if let variable = program.variable(name, near: place) { return try global(variable) }
    if let functions = program.functions(name, near: place) ?? globals.functions[name] {
      return .function(FunctionValue(.declared(functions, owner: nil, globals), place: place))
    }
    if let type = globals.types[name] { return .type(TypeValue(type: .declared(type, []))) }
    if let native = Library.function(name) {
      return .function(FunctionValue(.native(native), place: place))
    }
    guard name.first?.isUppercase == true, !host.hasFunction(name) else {
      guard host.hasFunction(name) else { return nil }
      return .function(
        FunctionValue(
          .host { evaluator, pending in
            let arguments = try evaluator.hostArguments(pending, of: name)
            return evaluator.callHostFunction(name, arguments, from: nil, place)
          }, place: place))
    }
    let written = TypeExpression(.named(name, types), place)
    let type = resolve(written, scope)
    if case .any = type, Library.isProtocol(name) {
      return .type(TypeValue(type: .foreign(name, [])))
    }
    return .type(TypeValue(type: type))
  }

  // MARK: Host values

  /// A member that the project adds to host values, or that the host knows.
  func hostMember(
    _ name: String, of hosted: HostValue, _ value: Value, _ place: Place
  ) throws -> Value? {
    let extensions = extensions(of: hosted, having: name)
    for type in extensions {
      for case .property(let property) in type.members[name] ?? [] where property.getter != nil {
        return try get(property, Cell(value))
      }
    }
    // A method of the project's, such as a modifier `size(_:)`, hides no member of another type.
    if let known = try host.member(name, of: hosted) ?? awaited(name, of: hosted) { return known }
    if hosted.modifiers.isEmpty, let call = hosted.call, let value = call.argument(name) {
      return value
    }
    let functions = extensions.lazy.map { self.functions(name, of: $0) }.first { !$0.isEmpty }
    return functions.map {
      .function(FunctionValue(.declared($0, owner: value, nil), place: place))
    }
  }

  /// What the project adds to host values under a name: to their type, else to a protocol.
  func extensions(of hosted: HostValue, having name: String) -> [TypeDeclaration] {
    let all = program.foreign.values.filter { $0.members[name] != nil }
    guard !all.isEmpty else { return [] }
    if let own = hosted.typeName, host.staysItself(hosted) {
      if let type = all.first(where: { $0.name == own }) { return [type] }
      // What a type inherits from that nobody declares is not known: it may be anything.
      if own.first?.isUppercase == true, !host.hasType(own) {
        return all.sorted { $0.name < $1.name }
      }
    }
    return all.filter { !host.isConcrete($0.name) }.sorted { $0.name < $1.name }
  }
}
