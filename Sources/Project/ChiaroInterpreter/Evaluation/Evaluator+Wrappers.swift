// SPDX-License-Identifier: MIT

extension Evaluator {
  /// What a property wrapper of a property does: the project's own, or one of the host's.
  enum Wrapping {
    case declared(TypeDeclaration, [Type])
    case host(HostWrapper)
  }

  func wrapping(_ property: PropertyDeclaration) -> Wrapping? {
    guard let use = property.wrapper else { return nil }
    let scope = Scope(nil, Frame(selfCell: nil, type: property.owner?.subject))
    if case .declared(let type, let arguments) = resolve(use.type, scope) {
      return type.attributes.contains("propertyWrapper") ? .declared(type, arguments) : nil
    }
    return host.wrapper(use.name).map { .host($0) }
  }

  /// Whether a property has a wrapper of the project's that needs no value.
  func hasWrapperAlone(_ property: PropertyDeclaration) -> Bool {
    guard case .declared(let wrapper, _)? = wrapping(property) else { return false }
    return isMadeAlone(wrapper)
  }

  /// What is stored for a wrapped property whose value is given.
  func wrap(_ value: Value, _ property: PropertyDeclaration) throws -> Value {
    switch wrapping(property) {
    case .declared(let type, _)?:
      if case .structure(let given) = value, given.fields.type === type { return value }
      return try wrapped(type, [CallArgument("wrappedValue", value)], property)
    case .host(.storage)?:
      if case .binding = value { return value }
      return .binding(BindingValue(Cell(value)))
    case .host, nil: return value
    }
  }

  /// What is stored for a wrapped property without a value of its own.
  func initialWrap(_ property: PropertyDeclaration, _ scope: Scope) throws -> Value? {
    guard let use = property.wrapper, let kind = wrapping(property) else { return nil }
    let type = property.type.map { resolve($0, scope) } ?? .any
    let initial = try property.initial.map {
      coerce(try evaluate($0.lowered, scope, type), type)
    }
    switch kind {
    case .declared(let wrapper, _):
      var arguments = try use.arguments.map {
        CallArgument($0.label, try evaluate($0.value.lowered, scope), property.place)
      }
      if let initial { arguments.insert(CallArgument("wrappedValue", initial), at: 0) }
      if arguments.isEmpty, initial == nil, type.isOptional {
        arguments = [CallArgument("wrappedValue", .nothing)]
      }
      if arguments.isEmpty, !isMadeAlone(wrapper) { return nil }
      return try wrapped(wrapper, arguments, property)
    case .host(.storage):
      if isSetting(use, type) {
        return .binding(
          BindingValue(Cell(.unknown(UnknownValue(property.name, type, property.place)))))
      }
      if let initial { return .binding(BindingValue(Cell(initial))) }
      if let first = use.arguments.first(where: {
        $0.label == "wrappedValue" || $0.label == "initialValue"
      }) {
        return .binding(BindingValue(Cell(try evaluate(first.value.lowered, scope, type))))
      }
      return type.isOptional ? .binding(BindingValue(Cell(.nothing))) : nil
    case .host(.environment): return environment(property, use, type)
    case .host: return initial
    }
  }

  /// Whether an instance can be made without arguments.
  private func isMadeAlone(_ type: TypeDeclaration) -> Bool {
    initializers(of: type).contains { Self.match($0.parameters, []) != nil }
  }

  /// Whether a person sets the value, such as the color of a theme, where nothing is judged by
  /// what it is at first.
  private func isSetting(_ use: WrapperUse, _ type: Type) -> Bool {
    guard !limits.showsFirstState, ["AppStorage", "SceneStorage"].contains(use.name),
      case .foreign = type
    else { return false }
    return true
  }

  private func environment(
    _ property: PropertyDeclaration, _ use: WrapperUse, _ type: Type
  ) -> Value {
    let call = HostCall(
      name: use.name,
      arguments: use.arguments.compactMap { argument in
        let scope = Scope(nil, Frame(selfCell: nil, type: property.owner))
        return (try? evaluate(argument.value.lowered, scope)).map {
          CallArgument(argument.label, $0)
        }
      }, place: property.place, isCall: true)
    if let value = host.value(of: call) { return value }
    // `@Environment(Store.self) var store` says its type by the argument.
    var wanted = type
    if case .any = type, case .type(let named)? = call.arguments.first?.value {
      wanted = named.type
    }
    // What stands for it is made when somebody asks and nobody handed it over.
    return .unknown(UnknownValue(property.name, wanted, property.place))
  }

  private func wrapped(
    _ type: TypeDeclaration, _ arguments: [CallArgument], _ property: PropertyDeclaration
  ) throws -> Value {
    let list = arguments.map { Pending($0) }
    return try construct(.declared(type, []), list, property.place, .any)
  }

  /// The value of a property in what is stored for it.
  func opened(_ stored: Value, _ property: PropertyDeclaration) throws -> Value {
    guard property.wrapper != nil, let kind = wrapping(property) else { return stored }
    switch kind {
    case .declared: return try member("wrappedValue", of: stored, property.place)
    case .host(.storage), .host(.binding), .host(.object):
      var kept = stored
      if case .binding(let binding) = stored { kept = try binding.get() }
      guard let use = property.wrapper else { return kept }
      let subject = use.arguments.first { $0.label == "relativeTo" }
      return host.opened(kept, by: use.name, subject?.value.lowered.implicitName)
    case .host(.environment):
      if let value = try around(property) { return value }
      guard case .unknown(let missing) = stored else { return stored }
      return unknown(missing.name, missing.type, missing.place)
    }
  }

  /// What the host knows at this time of what a property takes from around.
  private func around(_ property: PropertyDeclaration) throws -> Value? {
    guard let use = property.wrapper else { return nil }
    let scope = Scope(nil, Frame(selfCell: nil, type: property.owner))
    var wish = EnvironmentWish(
      wrapper: use.name, property: property.name, path: [], typeName: property.type?.name ?? "")
    if let first = use.arguments.first {
      switch try evaluate(first.value.lowered, scope) {
      case .keyPath(let path): wish.path = path.names
      case .type(let type): wish.typeName = type.type.name
      default: break
      }
    }
    return try host.environment(wish, self)
  }

  /// `$name` and `_name`: the projection of a wrapped property, and the wrapper itself.
  func wrapperMember(
    _ name: String, of value: Value, _ type: TypeDeclaration, _ place: Place
  ) throws -> Value? {
    let plain = String(name.dropFirst())
    guard let number = self.place(of: plain, in: type) else { return nil }
    let property = stored(type)[number]
    guard property.wrapper != nil, let kind = wrapping(property) else { return nil }
    let stored = try storedValue(value, number)
    if name.hasPrefix("_") { return stored }
    switch kind {
    case .declared: return try member("projectedValue", of: stored, place)
    case .host(.object), .host(.environment):
      return .binding(BindingValue(Cell(try opened(stored, property))))
    case .host:
      if case .binding = stored { return stored }
      return .binding(BindingValue(Cell(stored)))
    }
  }

  private func storedValue(_ value: Value, _ number: Int) throws -> Value {
    switch value {
    case .structure(let value): value.fields.values[number]
    case .object(let object): object.values[number]
    default: .void
    }
  }

  /// A member of a binding: a binding of the member of its value.
  func bindingMember(_ name: String, of binding: BindingValue, _ place: Place) throws -> Value? {
    switch name {
    case "wrappedValue": return try binding.get()
    case "projectedValue": return .binding(binding)
    default: break
    }
    let bound = Value.binding(binding)
    if let found = try foreignProperty(name, of: bound) ?? foreignMethod(name, of: bound) {
      return found
    }
    return .binding(
      BindingValue(
        get: { try self.member(name, of: try binding.get(), place) },
        set: { value in
          var whole = try binding.get()
          try self.modifyMember(&whole, name, place, isQuiet: false) { $0 = value }
          try binding.set(whole)
        }))
  }
}
