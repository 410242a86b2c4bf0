// SPDX-License-Identifier: MIT

extension Evaluator {
  /// Makes an instance of a type.
  func construct(
    _ type: Type, _ arguments: [Pending], _ place: Place, _ hint: Type
  ) throws -> Value {
    switch type {
    case .declared(let declaration, let types):
      return try construct(declaration, types, arguments, place, hint)
    case .builtin(let builtin, let types):
      if let made = try constructForeign(Conformances.names(of: builtin), type, arguments, place) {
        return made
      }
      return try Library.construct(builtin, types, arguments, self, place)
    case .optional(let inner): return try construct(inner, arguments, place, hint).wrapped
    case .foreign(let name, var types):
      // `_model = State(initialValue: .init())` says the type of the value on its left.
      if types.isEmpty, case .foreign(name, let known) = hint { types = known }
      return try constructForeign(name, type, typed(arguments, name, types), place)
    case .any, .tuple, .function:
      let values = try values(arguments)
      return values.count == 1 ? values[0].value : unknown("value", type, place)
    }
  }

  /// Gives the first argument the type that is written: `CurrentValueSubject<Mode,
  /// Never>(.listen)`.
  private func typed(
    _ arguments: [Pending], _ name: String, _ types: [Type]
  ) throws -> [Pending] {
    guard let wanted = types.first, let first = arguments.first, first.needsType,
      !first.isClosure,
      host.argumentType(of: name, label: first.label, position: 0) == nil
    else { return arguments }
    var typed = arguments
    typed[0].value = coerce(try evaluate(first, wanted), wanted)
    return typed
  }

  private func constructForeign(
    _ name: String, _ type: Type, _ arguments: [Pending], _ place: Place
  ) throws -> Value {
    if let made = try constructForeign([name], type, arguments, place) { return made }
    if name == "Binding", let binding = try Library.binding(arguments, self) { return binding }
    // `Bindable(model).name` is a way to the name.
    if case .object? = host.wrapper(name), arguments.count == 1,
      ["wrappedValue", "initialValue", nil].contains(arguments[0].label)
    {
      return .binding(BindingValue(Cell(try evaluate(arguments[0]))))
    }
    let list = try hostArguments(arguments, of: name)
    if let objects = host.objects, objects.isClass(name) {
      return try objects.make(name, list, HostSite(self, place)) ?? .nothing
    }
    let call = HostCall(name: name, arguments: list, place: place, isCall: true)
    if let value = host.value(of: call) { return value }
    if let value = try Library.constructForeign(name, list, self, place) { return value }
    if !hasForeign(name) { assume("\(name) is missing", place, .value) }
    return .host(HostValue(.call(type: nil, call)))
  }

  /// Whether the host or the library knows a type that the project does not declare.
  func hasForeign(_ name: String) -> Bool {
    name == CharacterSets.typeName || host.hasType(name)
  }

  /// Makes an instance by an initializer that an extension of a foreign type gives.
  private func constructForeign(
    _ names: [String], _ type: Type, _ arguments: [Pending], _ place: Place
  ) throws -> Value? {
    for foreign in names.compactMap({ program.foreign[$0] }) {
      let makers = foreign.extensionInitializers.filter { !isWrapper($0, at: place) }
      var list = arguments
      guard !makers.isEmpty, let candidate = try choose(makers, &list, owner: nil) else {
        continue
      }
      let cell = Cell(.type(TypeValue(type: type)))
      _ = try invoke(candidate, list, cell, place, .any)
      if case .type = cell.value { return unknown(foreign.name, type, place) }
      return candidate.function.isFailable ? cell.value.wrapped : cell.value
    }
    return nil
  }

  private func construct(
    _ type: TypeDeclaration, _ types: [Type], _ arguments: [Pending], _ place: Place, _ hint: Type
  ) throws -> Value {
    var generics = generics(of: .declared(type, types))
    if types.isEmpty, case .declared(let wanted, let known) = hint.unwrapped, wanted === type {
      generics = self.generics(of: .declared(wanted, known))
    }
    switch type.kind {
    case .structure:
      if let arranged = try arranged(type, types, arguments, place, hint) { return arranged }
      return try constructStructure(type, generics, arguments, place)
    case .reference:
      let values = stored(type).map { _ in Value.void }
      let object = ObjectValue(type, values, generics)
      object.place = place
      let cell = Cell(.object(object))
      return try initialize(cell, type, arguments, place) ? cell.value : .nothing
    case .enumeration: return try constructCase(type, generics, arguments, place)
    case .foreign:
      return try constructForeign(type.name, .foreign(type.name, types), arguments, place)
    case .interface: return unknown(type.name, .declared(type, []), place)
    }
  }

  /// The call of a layout of the project's with its content, `Flow(spacing: 4) { … }`, as the host
  /// knows it; nil for another type.
  private func arranged(
    _ type: TypeDeclaration, _ types: [Type], _ arguments: [Pending], _ place: Place, _ hint: Type
  ) throws -> Value? {
    guard let content = arguments.last, content.isTrailing, content.label == nil,
      conforms(type, to: HostNames.layout)
    else { return nil }
    let layout = try construct(type, types, arguments.dropLast(), place, hint)
    return try arranged(layout, content, place)
  }

  /// The call of a layout that is there with its content.
  func arranged(_ layout: Value, _ content: Pending, _ place: Place) throws -> Value {
    let call = HostCall(
      name: HostNames.layout,
      arguments: [
        CallArgument("layout", layout),
        try hostArgument(content, of: HostNames.layout, position: 1),
      ], place: place, isCall: true)
    return .host(HostValue(.call(type: nil, call)))
  }

  /// The initializers of a type, with the one that it has of itself.
  func initializers(of type: TypeDeclaration) -> [FunctionDeclaration] {
    var found = type.initializers
    if type.initializers.isEmpty, type.kind == .structure { found.append(memberwise(type)) }
    found += type.extensionInitializers
    for parent in supertypes(type) where parent.kind == .interface || parent.kind == .foreign {
      found += (parent.initializers + parent.extensionInitializers).filter { $0.body != nil }
    }
    return found
  }

  private func memberwise(_ type: TypeDeclaration) -> FunctionDeclaration {
    if let known = type.memberwiseKept { return known }
    let function = FunctionDeclaration("init", type.place, owner: type)
    function.isMemberwise = true
    function.isInitializer = true
    for property in stored(type) {
      if property.isConstant, property.initial != nil { continue }
      if case .host(.environment)? = wrapping(property) { continue }
      var parameter = Parameter(
        label: property.name, name: property.name,
        type: property.type ?? TypeExpression(.inferred, property.place),
        fallback: property.initial ?? Self.nothing(property)
          ?? (hasWrapperAlone(property) ? .nothing : nil))
      parameter.attributes = property.attributes
      function.parameters.append(parameter)
    }
    type.memberwiseKept = function
    return function
  }

  /// What a variable of an optional type begins with.
  private static func nothing(_ property: PropertyDeclaration) -> LazyExpression? {
    let isOptional = { () -> Bool in
      if case .optional? = property.type?.form { return !property.isConstant }
      return false
    }
    if isOptional() || property.wrapper?.arguments.isEmpty == false || property.isLazy {
      return .nothing
    }
    return nil
  }

  private func constructStructure(
    _ type: TypeDeclaration, _ generics: [String: Type], _ arguments: [Pending], _ place: Place
  ) throws -> Value {
    var list = arguments
    let all = initializers(of: type)
    guard let candidate = try choose(all, &list, owner: nil) else {
      // Another module's type of this name is meant: `Section` beside a model of that name.
      if type.parent == nil, host.hasType(type.name) {
        return try constructForeign(type.name, .foreign(type.name, []), arguments, place)
      }
      for argument in arguments where !argument.isClosure { _ = try evaluate(argument) }
      assume("no initializer of \(type.name) fits", place, .value)
      return unknown(type.name, .declared(type, []), place)
    }
    let fields = Fields(type, stored(type).map { _ in .void }, generics, place)
    let cell = Cell(.structure(StructValue(fields)))
    if candidate.function.isMemberwise {
      try fill(cell, candidate, list, place)
      return cell.value
    }
    if candidate.function.owner?.subject === type { try fillDefaults(cell, type) }
    return try finish(candidate, list, cell, place)
  }

  /// Runs an initializer; nothing where it fails.
  func finish(
    _ candidate: Candidate, _ arguments: [Pending], _ cell: Cell, _ place: Place
  ) throws -> Value {
    do {
      let result = try invoke(candidate, arguments, cell, place, .any)
      if candidate.function.isFailable, result.isNothing { return .nothing }
    } catch Interruption.chain {
      return .nothing
    }
    learnGenerics(cell)
    return candidate.function.isFailable ? .some(cell.value) : cell.value
  }

  /// Takes what a type's generic parameters stand for from its fields.
  private func learnGenerics(_ cell: Cell) {
    guard case .structure(var value) = cell.value else { return }
    let type = value.fields.type
    guard type.generics.contains(where: { value.fields.generics[$0.name] == nil }) else { return }
    let frame = Frame(selfCell: nil, type: type, generics: value.fields.generics)
    let names = Set(type.generics.map(\.name))
    for (property, field) in zip(stored(type), value.fields.values) {
      if let written = property.type { infer(written, self.type(of: field), names, frame) }
    }
    value.own().generics = frame.generics
    cell.value = .structure(value)
  }

  /// Sets each field by its argument.
  private func fill(
    _ cell: Cell, _ candidate: Candidate, _ arguments: [Pending], _ place: Place
  ) throws {
    guard case .structure(var value) = cell.value else { return }
    cell.value = .void
    let type = value.fields.type
    let scope = Scope(type.scope, Frame(selfCell: nil, type: type, generics: value.fields.generics))
    let places = Dictionary(
      zip(candidate.function.parameters.map(\.name), candidate.places),
      uniquingKeysWith: { first, _ in first })
    for (number, property) in stored(type).enumerated() {
      let wanted = property.type.map { resolve($0, scope) } ?? .any
      let field: Value
      if let place = places[property.name]?.first {
        field = try wrap(try self.field(arguments[place], property, wanted), property)
      } else {
        field = try initial(property, scope, wanted)
      }
      value.own().values[number] = field
    }
    cell.value = .structure(value)
    learnGenerics(cell)
  }

  private func field(_ argument: Pending, _ property: PropertyDeclaration, _ type: Type) throws
    -> Value
  {
    let given = try evaluate(argument, type)
    // A way to an optional value is no optional value itself.
    if case .binding = given, property.wrapper != nil { return given }
    let value = coerce(given, type)
    guard argument.isClosure, let builder = builder(property.attributes),
      case .function(let function) = value
    else { return value }
    let built = FunctionValue(
      function.body, parameters: function.parameters, result: function.result,
      place: function.place, builder: builder)
    // `@ViewBuilder let content: Content` keeps what the closure gives.
    if property.type?.mayBeFunction == true, property.type?.isFunction != true,
      case .function = type
    {
      return .function(built)
    }
    return property.type?.isFunction == true ? .function(built) : try call(built, [])
  }

  /// What a stored property begins with.
  func initial(_ property: PropertyDeclaration, _ scope: Scope, _ type: Type) throws -> Value {
    if property.wrapper != nil, let value = try initialWrap(property, scope) { return value }
    if property.isLazy { return .unknown(UnknownValue(property.name, type, property.place)) }
    if let initial = property.initial {
      return coerce(try evaluate(initial.lowered, scope, type), type)
    }
    if type.isOptional { return .nothing }
    if property.wrapper != nil {
      return try wrap(unknown(property.name, type, property.place), property)
    }
    return .void
  }

  private func fillDefaults(_ cell: Cell, _ type: TypeDeclaration) throws {
    let scope = Scope(
      type.scope, Frame(selfCell: nil, type: type, generics: generics(of: cell.value)))
    for (number, property) in stored(type).enumerated() {
      let wanted = property.type.map { resolve($0, scope) } ?? .any
      guard property.initial != nil || property.wrapper != nil || wanted.isOptional else {
        continue
      }
      if property.wrapper != nil, property.initial == nil,
        property.wrapper?.arguments.isEmpty == true, !wanted.isOptional
      {
        let isEnvironment =
          if case .host(.environment)? = wrapping(property) { true } else { false }
        guard isEnvironment || hasWrapperAlone(property) else { continue }
      }
      let value = try initial(property, scope, wanted)
      switch cell.value {
      case .structure(var structure):
        cell.value = .void
        structure.own().values[number] = value
        cell.value = .structure(structure)
      case .object(let object): object.values[number] = value
      default: break
      }
    }
  }

  // MARK: Classes

  /// Initializes an object as an instance of a class or of one that it inherits from.
  @discardableResult func initialize(
    _ cell: Cell, _ type: TypeDeclaration, _ arguments: [Pending], _ place: Place,
    from caller: FunctionDeclaration? = nil
  ) throws -> Bool {
    guard case .object(let object) = cell.value else { return true }
    try fillOwn(object, type)
    var owner = type
    var list = arguments
    // An initializer hands over to another one, never to itself.
    var candidates = initializers(of: owner).filter { $0 !== caller }
    while candidates.isEmpty, let parent = superclass(owner) {
      owner = parent
      candidates = initializers(of: owner)
      try fillOwn(object, owner)
    }
    guard let candidate = try choose(candidates, &list, owner: nil) else {
      if let parent = superclass(owner), !arguments.isEmpty {
        return try initialize(cell, parent, arguments, place)
      }
      if arguments.isEmpty, !candidates.isEmpty, let usual = usualArguments(owner), !usual.isEmpty {
        return try initialize(cell, type, usual, place)
      }
      try beginHostObject(object, owner, arguments, place)
      return true
    }
    if arguments.isEmpty,
      let usual = inheritsPlainInitializer(candidates, candidate.function, owner)
    {
      return try initialize(cell, type, usual, place)
    }
    let result = try invoke(candidate, list, cell, place, .any)
    // An initializer that does not call that of the class above does so at its end.
    if let parent = superclass(owner), isUnfilled(object, parent) {
      try initialize(cell, parent, [], place)
    }
    return !(candidate.function.isFailable && result.isNothing)
  }

  /// Whether an object lacks the values of the properties that a class declares.
  private func isUnfilled(_ object: ObjectValue, _ type: TypeDeclaration) -> Bool {
    type.ownStored.contains { property in
      place(of: property.name, in: object.type).map { object.values[$0].isVoid } ?? false
    }
  }

  private func fillOwn(_ object: ObjectValue, _ type: TypeDeclaration) throws {
    let scope = Scope(
      type.scope, Frame(selfCell: nil, type: type, generics: object.generics))
    for property in type.ownStored {
      guard let number = self.place(of: property.name, in: object.type),
        case .tuple(let tuple) = object.values[number], tuple.values.isEmpty
      else { continue }
      let wanted = property.type.map { resolve($0, scope) } ?? .any
      object.values[number] = try initial(property, scope, wanted)
    }
    if type.initializers.isEmpty, let parent = superclass(type) { try fillOwn(object, parent) }
  }
}
