// SPDX-License-Identifier: MIT

extension Evaluator {
  /// `base.name(…)`.
  func callMember(
    _ base: Expression, _ name: String, _ types: [TypeExpression], _ arguments: [Pending],
    _ scope: Scope, _ place: Place, _ hint: Type
  ) throws -> Value {
    if case .upper = base.form { return try callUpper(name, arguments, scope, place) }
    if case .name("self", _) = base.form, name == "init", let cell = scope.frame.selfCell {
      // In a static function it makes an instance.
      if case .type(let metatype) = cell.value, !scope.frame.isInitializer {
        return try construct(metatype.type, arguments, place, hint)
      }
      return try delegate(arguments, cell, scope, place)
    }
    var value = try evaluate(base, scope, base.isImplicit ? hint : .any)
    if base.isPlace, isChanging(value, name) {
      let wanted = try typeToAdd(base, arguments, scope).unwrapped
      let arguments = try evaluatedBefore(arguments, value, wanted)
      // Nobody else may have the value, or changing it would copy it.
      value = .void
      return try modify(base, scope) { value in
        let cell = Cell(value)
        value = .void
        defer { value = cell.value }
        return try self.callMember(of: cell, name, arguments, place, hint)
      }
    }
    return try callMember(of: Cell(value), name, arguments, place, hint)
  }

  /// The arguments of a method that changes its value: they are evaluated before that begins, but
  /// for closures and for what takes its type from the parameter alone.
  private func evaluatedBefore(
    _ arguments: [Pending], _ owner: Value, _ wanted: Type
  ) throws -> [Pending] {
    let added = Library.added(to: wanted)
    return try arguments.map { argument in
      guard argument.value == nil, argument.reference == nil, let node = argument.expression,
        !argument.isClosure
      else { return argument }
      if node.needsType, !added.isAny, Library.isAdded(argument.label) {
        var argument = argument
        let type = argument.label == "contentsOf" ? wanted : added
        argument.value = coerce(try evaluate(argument, type), type)
        return argument
      }
      guard !node.isImplicit, !node.isNumericLiteral else { return argument }
      if case .nothing = node.form { return argument }
      var hint = Type.any
      if node.needsType, case .array(let values) = owner, let first = values.first {
        hint = argument.label == "contentsOf" ? type(of: owner) : type(of: first)
      }
      var argument = argument
      argument.value = try evaluate(argument, hint)
      return argument
    }
  }

  /// Whether a method changes the value on which it is called.
  private func isChanging(_ value: Value, _ name: String) -> Bool {
    switch value {
    case .structure(let value):
      return functions(name, of: value.fields.type).contains(where: \.isMutating)
    case .enumeration(let value):
      return functions(name, of: value.type).contains(where: \.isMutating)
    case .host(let hosted):
      return host.isChanging(name, hosted)
        || extensions(of: hosted, having: name).contains {
          host.isMutable(hosted) || functions(name, of: $0).contains(where: \.isMutating)
        }
    case .object, .type, .unknown, .function, .binding: return false
    case .some(let inner): return isChanging(inner, name)
    default:
      if Library.isChanging(name, value) { return true }
      return foreignTypes(of: value).contains {
        functions(name, of: $0).contains(where: \.isMutating)
      }
    }
  }

  /// Calls a member of the value in a cell.
  func callMember(
    of cell: Cell, _ name: String, _ arguments: [Pending], _ place: Place, _ hint: Type
  ) throws -> Value {
    if let type = declaration(of: cell.value) {
      if let result = try callIfFits(functions(name, of: type), arguments, cell, place, hint) {
        return result
      }
      if let result = try callForeignProtocols(name, type, arguments, cell, place, hint) {
        return result
      }
      if let result = try callHostMethod(name, on: cell.value, arguments, place) { return result }
    }
    if let given = try published(name, cell.value, arguments, place) { return given }
    switch cell.value {
    case .type(let metatype):
      if name == "init" { return try construct(metatype.type, arguments, place, hint) }
      if let result = try callStatic(name, arguments, of: metatype.type, place, hint) {
        return result
      }
      return try callForeignStatic(name, metatype.type, arguments, place, hint)
    case .host(let hosted): return try callHost(hosted, name, arguments, cell, place, hint)
    case .some(let inner) where !Library.isOptionalMethod(name):
      let inside = Cell(inner)
      defer { cell.value = .some(inside.value) }
      return try callMember(of: inside, name, arguments, place, hint)
    case .unknown(let known):
      return try callUnknown(known, name, arguments, place, hint)
    default: break
    }
    for type in foreignTypes(of: cell.value) {
      if let result = try callIfFits(functions(name, of: type), arguments, cell, place, hint) {
        return result
      }
    }
    if let result = try callLibrary(name, arguments, cell, place, hint) { return result }
    if let property = try memberIfAny(name, of: cell.value, place),
      !isModifier(name, of: cell.value, beside: property)
    {
      return try callValue(property, arguments, place, hint)
    }
    return try callHostModifier(name, arguments, cell.value, place, hint)
  }

  /// Whether a call means a modifier of the host's, though the value has a property of that name:
  /// a view may have `colorScheme` from around it.
  private func isModifier(_ name: String, of value: Value, beside property: Value) -> Bool {
    guard host.hasModifier(name), let type = declaration(of: value), isHosted(type) else {
      return false
    }
    // A method of that name which does not fit leaves the call to the host.
    return !property.isFunction || self.property(name, of: type) == nil
  }

  /// A method that extensions of the host's protocols give to a type of the project's.
  private func callForeignProtocols(
    _ name: String, _ type: TypeDeclaration, _ arguments: [Pending], _ cell: Cell, _ place: Place,
    _ hint: Type
  ) throws -> Value? {
    guard
      let inherited = supertypes(type).first(where: { $0.kind == .foreign && host.hasType($0.name) }
      )
    else { return nil }
    _ = inherited
    // What conforms to `View` conforms to what `View` inherits from, which only the host knows.
    for other in program.foreign.values.sorted(by: { $0.name < $1.name })
    where !host.isConcrete(other.name) && other.members[name] != nil {
      if let result = try callIfFits(functions(name, of: other), arguments, cell, place, hint) {
        return result
      }
    }
    return nil
  }

  func callStatic(
    _ name: String, _ arguments: [Pending], of type: Type, _ place: Place, _ hint: Type = .any
  ) throws -> Value? {
    switch type {
    case .declared(let declaration, _):
      if let index = declaration.caseIndices[name] {
        return try enumCase(declaration, index, arguments, place, generics: generics(of: type))
      }
      let owner = Cell(.type(TypeValue(type: type)))
      if let result = try callIfFits(
        staticFunctions(name, of: declaration), arguments, owner, place, hint)
      {
        return result
      }
      guard let value = try staticMember(name, of: type, place) else { return nil }
      return try callValue(value, arguments, place, hint)
    case .builtin(let builtin, _):
      return try callForeignStatics(Conformances.names(of: builtin), name, arguments, type, place)
        ?? Library.callStatic(name, builtin, arguments, self, place)
    case .foreign(let owner, _):
      return try callForeignStatics([owner], name, arguments, type, place)
    case .optional(let inner): return try callStatic(name, arguments, of: inner, place, hint)
    case .any, .tuple, .function: return nil
    }
  }

  private func callForeignStatics(
    _ owners: [String], _ name: String, _ arguments: [Pending], _ type: Type, _ place: Place
  ) throws -> Value? {
    let cell = Cell(.type(TypeValue(type: type)))
    for foreign in owners.compactMap({ program.foreign[$0] }) {
      if let result = try callIfFits(
        staticFunctions(name, of: foreign), arguments, cell, place)
      {
        return result
      }
      if let inner = foreign.types[name] {
        return try construct(.declared(inner, []), arguments, place, .any)
      }
    }
    return nil
  }

  /// A static function of a type that somebody else gives.
  private func callForeignStatic(
    _ name: String, _ type: Type, _ arguments: [Pending], _ place: Place, _ hint: Type
  ) throws -> Value {
    if let value = try waited(name, of: hostName(of: type), arguments, hint) { return value }
    guard let owner = hostName(of: type) else {
      for argument in arguments where !argument.isClosure { _ = try evaluate(argument) }
      return trap("\(type.name) has no \(name)", place)
    }
    if !host.hasType(owner), host.hasType(name), program.foreign[owner] == nil {
      return try construct(.foreign(name, []), arguments, place, hint)
    }
    let list = try hostArguments(arguments, of: name)
    if let objects = host.objects, objects.isClass(owner),
      let value = try objects.callStatic(name, of: owner, list, HostSite(self, place))
    {
      return value
    }
    if owner == "Binding", name == "constant", let only = list.first {
      return .binding(BindingValue(Cell(only.value)))
    }
    let whole = HostCall(name: "\(owner).\(name)", arguments: list, place: place, isCall: true)
    if let value = host.value(of: whole) { return value }
    guard host.hasType(owner) else {
      // What stands before the name may be a module.
      if let found = try callOfModule(name, arguments, place, hint) { return found }
      if host.hasFunction(name) {
        return callHostFunction(name, list, from: running?.function, place)
      }
      assume("\(owner) is missing, so \(owner).\(name)() is unknown", place)
      return unknown(name, hint, place)
    }
    let call = HostCall(name: name, arguments: list, place: place, isCall: true)
    return .host(HostValue(.call(type: owner, call)))
  }

  /// A function or a type of a module that is named before it: `Swift.min(…)`, `Kit.Card(…)`.
  private func callOfModule(
    _ name: String, _ arguments: [Pending], _ place: Place, _ hint: Type
  ) throws -> Value? {
    if let type = program.types[name] {
      return try construct(.declared(type, []), arguments, place, hint)
    }
    let functions = program.functions[name] ?? []
    if !host.hasFunction(name),
      let result = try callIfFits(functions, arguments, nil, place, hint, globals)
    {
      return result
    }
    return try Library.call(name, arguments, self, place, hint)
  }

  private func callHost(
    _ hosted: HostValue, _ name: String, _ arguments: [Pending], _ cell: Cell, _ place: Place,
    _ hint: Type
  ) throws -> Value {
    for type in extensions(of: hosted, having: name) {
      if let result = try callIfFits(functions(name, of: type), arguments, cell, place, hint) {
        return result
      }
    }
    if let value = try waited(name, of: hosted.typeName, arguments, hint) { return value }
    let result = try callHostModifier(name, arguments, cell.value, place, hint)
    guard host.isChanging(name, hosted) else { return result }
    cell.value = result
    return .void
  }

  /// Something of the host's that is called on a value.
  func callHostModifier(
    _ name: String, _ arguments: [Pending], _ value: Value, _ place: Place, _ hint: Type
  ) throws -> Value {
    if case .host(let hosted) = value, arguments.contains(where: { $0.reference != nil }),
      let parts = host.parts(name, of: hosted)
    {
      for (argument, part) in zip(arguments, parts) {
        guard let (target, scope) = argument.reference else { continue }
        try assign(target, .double(part), scope)
      }
      return .bool(true)
    }
    let list = try hostArguments(arguments, of: name)
    let call = HostCall(name: name, arguments: list, place: place, isCall: true)
    switch value {
    case .host(let hosted):
      if let known = host.result(of: call, on: hosted) { return known }
      // Calls on calls in each other, each of which is kept, are a recursion without an end.
      if hosted.modifiers.count >= Self.longestChain, depth > Self.longestChain {
        assume("\(name) of \(hosted.name) is unknown", place, .value)
        return .unknown(UnknownValue(name, .any, place))
      }
      return .host(hosted.adding(call))
    case .unknown: return .host(HostValue(.instance(value), modifiers: [call]))
    default:
      if let type = declaration(of: value), isHosted(type), hostClass(of: type) == nil {
        return .host(HostValue(.instance(value), modifiers: [call]))
      }
      if let text = value.text, let found = host.result(of: call, onText: text) { return found }
      assume("\(name)() of \(type(of: value).name) is unknown", place)
      return unknown(name, hint, place)
    }
  }

  /// Whether a type of the project's conforms to a protocol of the host's.
  func isHosted(_ type: TypeDeclaration) -> Bool {
    supertypes(type).contains { $0.kind == .foreign && host.hasType($0.name) }
  }

  private func callUnknown(
    _ known: UnknownValue, _ name: String, _ arguments: [Pending], _ place: Place, _ hint: Type
  ) throws -> Value {
    // A view of which nothing is known keeps what is done to it.
    if known.mayBeView, host.hasModifier(name) {
      return try callHostModifier(name, arguments, .unknown(known), place, hint)
    }
    // What a closure does to something unknown is not known either; other arguments may be odd.
    for argument in arguments where !argument.isClosure { _ = try evaluate(argument) }
    assume("\(name)() of \(known.name) is unknown", place, .value)
    return unknown(name, hint, place)
  }

  // MARK: Superclasses and other initializers

  private func callUpper(
    _ name: String, _ arguments: [Pending], _ scope: Scope, _ place: Place
  ) throws -> Value {
    guard let cell = scope.frame.selfCell, let type = scope.frame.type?.subject else {
      for argument in arguments where !argument.isClosure { _ = try evaluate(argument) }
      return .void
    }
    guard let parent = superclass(type) else {
      if name == "init", case .object(let object) = cell.value {
        try beginHostObject(object, type, arguments, place)
        return .void
      }
      if let result = try callHostMethod(name, on: cell.value, arguments, place, isUpper: true) {
        return result
      }
      for argument in arguments where !argument.isClosure { _ = try evaluate(argument) }
      return .void
    }
    if name == "init" {
      try initialize(cell, parent, arguments, place)
      return .void
    }
    if case .type = cell.value {
      return try callIfFits(staticFunctions(name, of: parent), arguments, cell, place) ?? .void
    }
    if let result = try callIfFits(functions(name, of: parent), arguments, cell, place) {
      return result
    }
    return try callHostMethod(name, on: cell.value, arguments, place, isUpper: true)
      ?? trap("super has no \(name)", place)
  }

  /// The name of a type of somebody else; of a class of the project's, the host's class from which
  /// it inherits.
  func hostName(of type: Type) -> String? {
    switch type {
    case .foreign(let name, _): name
    case .declared(let declaration, _): hostClass(of: declaration)
    default: nil
    }
  }

  /// `self.init(…)`.
  private func delegate(
    _ arguments: [Pending], _ cell: Cell, _ scope: Scope, _ place: Place
  ) throws -> Value {
    guard let type = declaration(of: cell.value) else {
      if let frame = scope.frame.type?.subject {
        cell.value = try construct(Self.type(named: frame), arguments, place, .any)
      }
      return .void
    }
    if type.kind == .reference {
      try initialize(cell, type, arguments, place, from: scope.frame.function)
    } else {
      let type = Type.declared(type, [])
      let value = try construct(type, arguments, place, .any)
      if value.isNothing { throw Interruption.chain }
      cell.value = value.unwrapped
    }
    return .void
  }

  private static func type(named declaration: TypeDeclaration) -> Type {
    Builtin(rawValue: declaration.name).map { .builtin($0, []) } ?? .foreign(declaration.name, [])
  }
}
