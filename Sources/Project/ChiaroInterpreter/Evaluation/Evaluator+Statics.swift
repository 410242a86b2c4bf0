// SPDX-License-Identifier: MIT

extension Evaluator {
  /// A static member of a type, or nil where it has none of that name.
  func staticMember(
    _ name: String, of type: Type, _ place: Place, _ hint: Type = .any
  ) throws -> Value? {
    if name == "init" || name.hasPrefix("init(") { return maker(name, of: type, place) }
    switch type {
    case .declared(let declaration, let arguments):
      return try staticMember(name, of: declaration, arguments, place)
    case .builtin(let builtin, let arguments):
      for foreign in Conformances.names(of: builtin).compactMap({ program.foreign[$0] }) {
        for case .property(let property) in statics(name, of: foreign) where arguments.count == 1 {
          return try global(property, selfType: type, generics: ["Element": arguments[0]])
        }
        if let found = try staticMember(name, of: foreign, [], place) { return found }
      }
      return Library.constant(name, of: builtin)
    case .foreign(let outer, _):
      if let foreign = program.foreign[outer],
        let found = try staticMember(name, of: foreign, [], place)
      {
        return found
      }
      if !host.hasType(outer), program.foreign[outer] == nil, let type = program.types[name] {
        return .type(TypeValue(type: .declared(type, [])))
      }
      return Library.constant(name, of: outer)
    case .optional(let inner):
      if name == "none" { return .nothing }
      return try staticMember(name, of: inner, place)
    case .any, .tuple, .function: return nil
    }
  }

  /// The labels of the initializer that takes a number of values: as a function, it has none.
  private func labels(of type: Type, _ count: Int) -> [String?] {
    guard case .declared(let declaration, _) = type else { return [] }
    let makers = initializers(of: declaration).filter { $0.parameters.count == count }
    return makers.first?.parameters.map(\.label) ?? []
  }

  /// An initializer as a function; `init(title:)` gives the arguments their labels.
  private func maker(_ name: String, of type: Type, _ place: Place) -> Value {
    let labels = name.dropFirst(5).dropLast().split(separator: ":").map {
      $0 == "_" ? nil : String($0)
    }
    return .function(
      FunctionValue(
        .native { evaluator, arguments in
          let labels = labels.isEmpty ? evaluator.labels(of: type, arguments.count) : labels
          let named = arguments.enumerated().map { number, argument in
            guard number < labels.count else { return Pending(argument) }
            return Pending(CallArgument(labels[number], argument.value, argument.place))
          }
          return try evaluator.construct(type, named, place, .any)
        }, place: place))
  }

  private func staticMember(
    _ name: String, of type: TypeDeclaration, _ arguments: [Type], _ place: Place
  ) throws -> Value? {
    if let index = type.caseIndices[name] { return try enumCase(type, index, place) }
    for case .property(let property) in statics(name, of: type) {
      return try global(property, selfType: .declared(type, arguments))
    }
    let functions = staticFunctions(name, of: type)
    if !functions.isEmpty {
      let owner = Value.type(TypeValue(type: .declared(type, arguments)))
      return .function(FunctionValue(.declared(functions, owner: owner, nil), place: place))
    }
    if let inner = type.types[name] { return .type(TypeValue(type: .declared(inner, []))) }
    if let alias = type.aliases[name] {
      let scope = Scope(nil, Frame(selfCell: nil, type: type))
      return .type(TypeValue(type: resolve(alias, scope)))
    }
    if name == "allCases", !type.cases.isEmpty {
      return .array(
        type.cases.indices.map { .enumeration(EnumValue(type: type, index: $0, payload: [])) })
    }
    // A method that is named through its type takes the instance first.
    let methods = self.functions(name, of: type)
    if !methods.isEmpty { return unbound(methods, place) }
    return nil
  }

  private func unbound(_ methods: [FunctionDeclaration], _ place: Place) -> Value {
    .function(
      FunctionValue(
        .native { evaluator, arguments in
          let owner = arguments.first?.value ?? .void
          return .function(FunctionValue(.declared(methods, owner: owner, nil), place: place))
        }))
  }

  /// A case without values, or a function that makes one with values.
  func enumCase(_ type: TypeDeclaration, _ index: Int, _ place: Place) throws -> Value {
    let parameters = type.cases[index].parameters
    if parameters.isEmpty { return .enumeration(EnumValue(type: type, index: index, payload: [])) }
    return .function(
      FunctionValue(
        .native { evaluator, arguments in
          try evaluator.enumCase(type, index, arguments.map { Pending($0) }, place)
        }, place: place))
  }

  /// A case with the values of a call.
  func enumCase(
    _ type: TypeDeclaration, _ index: Int, _ arguments: [Pending], _ place: Place,
    generics: [String: Type] = [:]
  ) throws -> Value {
    let declaration = type.cases[index]
    let frame = Frame(selfCell: nil, type: type, generics: generics)
    let scope = Scope(type.scope, frame)
    var payload: [Value] = []
    for (number, parameter) in declaration.parameters.enumerated() {
      let wanted = resolve(parameter.type, scope)
      if number < arguments.count {
        payload.append(coerce(try evaluate(arguments[number], wanted), wanted))
      } else if let fallback = parameter.fallback {
        payload.append(coerce(try evaluate(fallback.lowered, scope, wanted), wanted))
      } else {
        payload.append(unknown(parameter.name, wanted, place))
      }
    }
    return .enumeration(EnumValue(type: type, index: index, payload: payload, generics: generics))
  }

  /// The value of a static or global property, which is worked out when it is first asked for.
  func global(
    _ property: PropertyDeclaration, selfType: Type? = nil, generics: [String: Type] = [:]
  ) throws -> Value {
    let owner = ownCell(selfType.map { Cell(.type(TypeValue(type: $0))) }, property.owner)
    let frame = Frame(
      selfCell: owner, type: property.owner?.subject,
      generics: selfType.map { self.generics(of: $0) } ?? [:])
    frame.generics.merge(generics) { first, _ in first }
    let scope = Scope(property.scope, frame)
    if let getter = property.getter {
      frame.result = property.type.map { resolve($0, scope) } ?? .any
      let builder = builder(property.attributes) ?? builtMember(property)
      return try run(getter.lowered, scope, builder: builder)
    }
    return try cell(of: property, scope).value
  }

  /// Where `self` is in a static member: in `extension Style where Self == Fancy` it is `Fancy`.
  func ownCell(_ cell: Cell?, _ owner: TypeDeclaration?) -> Cell? {
    guard let written = owner?.ownSelf, case .type? = cell?.value else { return cell }
    let type = resolve(written, Scope(nil, Frame(selfCell: nil, type: nil)))
    return Cell(.type(TypeValue(type: type)))
  }

  /// The cell of a static or global stored property.
  func cell(of property: PropertyDeclaration, _ scope: Scope) throws -> Cell {
    if let cell = property.cell { return cell }
    let type = property.type.map { resolve($0, scope) } ?? .any
    guard !property.isBeingEvaluated else {
      assume("\(property.name) needs its own value", property.place, .value)
      return Cell(unknown(property.name, type, property.place), type)
    }
    property.isBeingEvaluated = true
    defer { property.isBeingEvaluated = false }
    let value: Value
    if let initial = property.initial {
      value = coerce(try evaluate(initial.lowered, scope, type), type)
    } else {
      value = type.isOptional ? .nothing : unknown(property.name, type, property.place)
    }
    let cell = Cell(value, type)
    if property.isObserved { cell.observers = property }
    property.cell = cell
    return cell
  }

  /// A static member of a type that the project does not declare.
  func foreignStatic(_ name: String, _ type: Type, _ place: Place) throws -> Value {
    switch type {
    case .declared:
      if let given = try host.staticMember(name, of: TypeValue(type: type), self) { return given }
      if let owner = hostName(of: type) {
        return try foreignStatic(name, .foreign(owner, []), place)
      }
      assume("\(type.name) has no \(name)", place, .value)
      return .unknown(UnknownValue(name, .any, place))
    case .foreign(let owner, _):
      if let objects = host.objects, objects.isClass(owner),
        let value = try objects.callStatic(name, of: owner, nil, HostSite(self, place))
      {
        return value
      }
      let call = HostCall(name: name, arguments: [], place: place, isCall: false)
      if !hasForeign(owner), !owner.contains(".") {
        assume("\(owner) is missing, so \(owner).\(name) is unknown", place, .value)
        return .unknown(UnknownValue(name, .any, place))
      }
      return host.value(
        of: HostCall(name: "\(owner).\(name)", arguments: [], place: place, isCall: false))
        ?? .host(HostValue(.call(type: owner, call)))
    default:
      assume("\(type.name) has no \(name)", place, .value)
      return .unknown(UnknownValue(name, .any, place))
    }
  }

  // MARK: Implicit members

  /// `.name` or `.name(…)`, by the type that is wanted.
  ///
  /// Without arguments it is only named, and not called.
  func implicit(
    _ name: String, _ arguments: [Pending]?, _ scope: Scope, _ place: Place, _ hint: Type
  ) throws -> Value {
    if case .optional(let inner) = hint {
      if name == "none", arguments == nil { return .nothing }
      if name == "some", let first = arguments?.first {
        return .some(try evaluate(first, inner))
      }
      return try implicit(name, arguments, scope, place, inner)
    }
    if name == "init", let arguments { return try construct(hint, arguments, place, hint) }
    if name == "constant", let only = arguments?.first, arguments?.count == 1, only.label == nil,
      let inner = contentOfBinding(hint)
    {
      return .binding(BindingValue(Cell(coerce(try evaluate(only, inner), inner))))
    }
    if let found = try implicit(name, arguments, of: hint, place) { return found }
    if let type = foreignStatics(name, for: hint).first {
      let owner = Type.foreign(type.name, [])
      if let found = try implicit(name, arguments, of: owner, place) { return found }
    }
    if case .declared(let type, _) = hint, type.kind != .interface {
      assume("\(type.name) has no \(name)", place, .value)
    }
    return try hostImplicit(name, arguments, hint, place)
  }

  /// The type of what a binding leads to; nil for a type that has a `constant` of its own.
  private func contentOfBinding(_ type: Type) -> Type? {
    switch type {
    case .foreign("Binding", let types): types.first ?? .any
    case .any: .any
    case .builtin: type
    case .declared(let declaration, _):
      statics("constant", of: declaration).isEmpty && declaration.caseIndices["constant"] == nil
        ? type : nil
    case .foreign, .optional, .tuple, .function: nil
    }
  }

  /// The types of somebody else to which the project adds a static member of a name, where one of
  /// them can be what is wanted.
  private func foreignStatics(_ name: String, for hint: Type) -> [TypeDeclaration] {
    let all = program.foreignStatics[name] ?? []
    guard case .foreign(let wanted, _) = hint, host.isConcrete(wanted) else { return all }
    return all.filter { $0.name == wanted || !host.isConcrete($0.name) }
  }

  private func implicit(
    _ name: String, _ arguments: [Pending]?, of type: Type, _ place: Place
  ) throws -> Value? {
    if let arguments { return try callStatic(name, arguments, of: type, place) }
    return try staticMember(name, of: type, place)
  }

  /// What a name after a dot stands for, where the host knows later of which type it is.
  func hostImplicit(
    _ name: String, _ arguments: [Pending]?, _ hint: Type, _ place: Place
  ) throws -> Value {
    let list = try hostArguments(arguments ?? [], of: name)
    if name == "constant", list.count == 1, list[0].label == nil {
      return .binding(BindingValue(Cell(list[0].value)))
    }
    let call = HostCall(name: name, arguments: list, place: place, isCall: arguments != nil)
    if case .foreign(let owner, _) = hint, host.hasType(owner) {
      return host.value(
        of: HostCall(name: "\(owner).\(name)", arguments: list, place: place, isCall: call.isCall))
        ?? .host(HostValue(.call(type: owner, call)))
    }
    return .host(HostValue(.implicit(call)))
  }
}
