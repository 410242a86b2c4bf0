// SPDX-License-Identifier: MIT

extension Evaluator {
  /// The members of a name that an instance of a declared type has: its own, then its superclass's,
  /// then those that protocols' extensions give.
  func members(_ name: String, of type: TypeDeclaration) -> [Member] {
    if let known = type.membersKept[name] { return known }
    var found = type.members[name] ?? []
    for parent in supertypes(type) {
      guard let more = parent.members[name] else { continue }
      found += parent.kind == .interface ? more.filter(\.hasBody) : more
    }
    type.membersKept[name] = found
    return found
  }

  func statics(_ name: String, of type: TypeDeclaration) -> [Member] {
    if let known = type.staticsKept[name] { return known }
    var found = type.statics[name] ?? []
    for parent in supertypes(type) {
      guard let more = parent.statics[name] else { continue }
      found += parent.kind == .interface ? more.filter(\.hasBody) : more
    }
    type.staticsKept[name] = found
    return found
  }

  /// The stored properties of a type and of the classes that it inherits from, those first.
  func stored(_ type: TypeDeclaration) -> [PropertyDeclaration] {
    if let known = type.storedKept { return known }
    type.storedKept = type.ownStored
    if type.kind == .reference, let parent = superclass(type) {
      type.storedKept = stored(parent) + type.ownStored
    }
    return type.storedKept ?? []
  }

  /// The number of a stored property.
  func place(of name: String, in type: TypeDeclaration) -> Int? {
    if let known = type.placesKept { return known[name] }
    var places: [String: Int] = [:]
    for (number, property) in stored(type).enumerated() { places[property.name] = number }
    type.placesKept = places
    return places[name]
  }

  /// A property that gives a value of a type: the first one that computes, or is stored.
  func property(_ name: String, of type: TypeDeclaration) -> PropertyDeclaration? {
    for case .property(let property) in members(name, of: type) { return property }
    return nil
  }

  func functions(_ name: String, of type: TypeDeclaration) -> [FunctionDeclaration] {
    members(name, of: type).compactMap {
      if case .function(let function) = $0 { return function }
      return nil
    }
  }

  func staticFunctions(_ name: String, of type: TypeDeclaration) -> [FunctionDeclaration] {
    statics(name, of: type).compactMap {
      if case .function(let function) = $0 { return function }
      return nil
    }
  }

  /// The declaration that holds the members of a value.
  func declaration(of value: Value) -> TypeDeclaration? {
    switch value {
    case .structure(let value): value.fields.type
    case .object(let object): object.type
    case .enumeration(let value): value.type
    default: nil
    }
  }

  func generics(of value: Value) -> [String: Type] {
    switch value {
    case .structure(let value): value.fields.generics
    case .object(let object): object.generics
    case .enumeration(let value): value.generics
    case .type(let value): generics(of: value.type)
    default: [:]
    }
  }

  func generics(of type: Type) -> [String: Type] {
    guard case .declared(let declaration, let arguments) = type, !arguments.isEmpty else {
      return [:]
    }
    return Dictionary(
      zip(declaration.generics.map(\.name), arguments), uniquingKeysWith: { first, _ in first })
  }

  // MARK: Reading

  /// `base.name` as an expression.
  func member(
    _ base: Expression?, _ name: String, _ scope: Scope, _ node: Expression, _ hint: Type
  ) throws -> Value {
    guard let base else { return try implicit(name, nil, scope, node.place, hint) }
    if case .upper = base.form { return try upperMember(name, scope, node.place) }
    // What is around the name does not count: a type may have an `Image` of its own.
    if isModule(base, scope) { return try read(name, [], globals, node.place, hint) }
    let value = try evaluate(base, scope, base.isImplicit ? hint : .any)
    return try member(name, of: value, node.place, hint)
  }

  /// Whether an expression names a module, before one of its types or functions: `SwiftUI.Text`.
  func isModule(_ base: Expression, _ scope: Scope) -> Bool {
    guard case .name(let name, _) = base.form, program.modules.contains(name),
      !host.hasType(name), scope.local(name) == nil
    else { return false }
    return true
  }

  private func upperMember(_ name: String, _ scope: Scope, _ place: Place) throws -> Value {
    guard let cell = scope.frame.selfCell, let type = scope.frame.type?.subject else {
      return unknown(name, .any, place)
    }
    if let parent = superclass(type), let property = property(name, of: parent) {
      return try get(property, cell)
    }
    if let value = try hostProperty(name, of: cell.value, place, isUpper: true) { return value }
    // The property that overrides it would ask itself.
    if let own = property(name, of: type), !own.isStored {
      assume("\(name) of super is unknown", place, .value)
      return unknown(name, .any, place)
    }
    return try member(name, of: cell.value, place)
  }

  /// The most members and calls of a value of the host's that one more member is read of.
  static let longestChain = 1_000

  /// The value of a member of a value.
  func member(
    _ name: String, of value: Value, _ place: Place, _ hint: Type = .any
  ) throws -> Value {
    if name == "self" { return value }
    if let found = try memberIfAny(name, of: value, place, hint) { return found }
    if let found = try dynamicMember(name, of: value, place) { return found }
    switch value {
    case .unknown(let unknown): return self.unknown(named: name, in: unknown, place)
    case .host(let value):
      // A raw value is a number or a text, and no value of the host's. A chain of a thousand
      // members is a recursion that comes to no end.
      if name == "rawValue" || value.modifiers.count >= Self.longestChain {
        assume("\(name) of \(value.name) is unknown", place, .value)
        return .unknown(UnknownValue(name, .any, place))
      }
      return .host(value.adding(HostCall(name: name, arguments: [], place: place, isCall: false)))
    case .some(let inner): return try member(name, of: inner, place, hint)
    case .nothing: return trap("nil has no member \(name)", place)
    case .type(let type): return try foreignStatic(name, type.type, place)
    default:
      assume("\(name) of \(type(of: value).name) is unknown", place)
      return unknown(name, hint, place)
    }
  }

  /// The value of a member, or nil where the value has none of that name.
  func memberIfAny(
    _ name: String, of value: Value, _ place: Place, _ hint: Type = .any
  ) throws -> Value? {
    if let type = declaration(of: value) {
      if let found = try declaredMember(name, of: value, type, place) { return found }
      if let found = hostMethod(name, of: value, place) { return found }
    } else if case .type(let metatype) = value {
      return try staticMember(name, of: metatype.type, place, hint)
    } else if case .tuple(let tuple) = value {
      return tuple.member(name)
    } else if case .host(let hosted) = value {
      return try hostMember(name, of: hosted, value, place)
    } else if case .binding(let binding) = value {
      return try bindingMember(name, of: binding, place)
    } else if let found = try foreignProperty(name, of: value) {
      return found
    }
    return try Library.property(name, of: value, self, place) ?? foreignMethod(name, of: value)
  }

  private func declaredMember(
    _ name: String, of value: Value, _ type: TypeDeclaration, _ place: Place
  ) throws -> Value? {
    for case .property(let property) in members(name, of: type) {
      return try get(property, Cell(value))
    }
    // A list has a property `tableView`, and the project's class methods of that name.
    if let found = try hostProperty(name, of: value, place) { return found }
    let functions = functions(name, of: type)
    if !functions.isEmpty {
      return .function(FunctionValue(.declared(functions, owner: value, nil), place: place))
    }
    if name.hasPrefix("$") || name.hasPrefix("_") {
      return try wrapperMember(name, of: value, type, place)
    }
    return nil
  }

  /// A property that the project adds to a type that it does not declare.
  func foreignProperty(_ name: String, of value: Value) throws -> Value? {
    for type in foreignTypes(of: value) {
      for case .property(let property) in type.members[name] ?? [] where property.getter != nil {
        return try get(property, Cell(value))
      }
    }
    return nil
  }

  /// A method that the project adds, which a property of the type itself goes before: `count`.
  func foreignMethod(_ name: String, of value: Value) -> Value? {
    for type in foreignTypes(of: value) {
      let functions = functions(name, of: type)
      if !functions.isEmpty {
        return .function(FunctionValue(.declared(functions, owner: value, nil)))
      }
    }
    return nil
  }

  /// The value of a property of the instance in a cell.
  func get(_ property: PropertyDeclaration, _ cell: Cell) throws -> Value {
    if let getter = property.getter {
      let frame = Frame(
        selfCell: cell, type: property.owner?.subject, generics: generics(of: cell.value))
      let scope = Scope(property.scope ?? property.owner?.subject.scope, frame)
      frame.result = property.type.map { resolve($0, scope) } ?? .any
      let builder = builder(property.attributes) ?? builtMember(property, of: cell.value)
      return try run(getter.lowered, scope, builder: builder)
    }
    switch cell.value {
    case .structure(let value):
      guard let place = place(of: property.name, in: value.fields.type) else { break }
      let stored = value.fields.values[place]
      if property.isLazy, case .unknown = stored { return try lazy(property, place, cell) }
      return try opened(stored, property)
    case .object(let object):
      if isHostStored(property, object.type),
        let found = try hostProperty(property.name, of: cell.value, property.place)
      {
        return found
      }
      guard let place = place(of: property.name, in: object.type) else { break }
      let stored = object.values[place]
      if property.isLazy, case .unknown = stored { return try lazy(property, place, cell) }
      return try opened(stored, property)
    default: break
    }
    return unknown(
      property.name,
      property.type.map { resolve($0, Scope(nil, Frame(selfCell: cell, type: property.owner))) }
        ?? .any, property.place)
  }

  private func lazy(_ property: PropertyDeclaration, _ place: Int, _ cell: Cell) throws -> Value {
    guard let initial = property.initial else { return .nothing }
    let frame = Frame(selfCell: cell, type: property.owner?.subject)
    let scope = Scope(property.owner?.subject.scope, frame)
    let type = property.type.map { resolve($0, scope) } ?? .any
    let value = coerce(try evaluate(initial.lowered, scope, type), type)
    switch cell.value {
    case .object(let object): object.values[place] = value
    case .structure(var structure):
      structure.own().values[place] = value
      cell.value = .structure(structure)
    default: break
    }
    return value
  }
}

extension Member {
  /// Whether it does something, and is not only asked for by a protocol.
  var hasBody: Bool {
    switch self {
    case .property(let property): property.getter != nil || property.initial != nil
    case .function(let function): function.body != nil
    }
  }
}

extension TupleValue {
  func member(_ name: String) -> Value? {
    if let number = Int(name) { return values.indices.contains(number) ? values[number] : nil }
    return labels.firstIndex(of: name).map { values[$0] }
  }
}
