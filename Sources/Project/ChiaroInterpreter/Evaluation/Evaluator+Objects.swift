// SPDX-License-Identifier: MIT

// Objects of the host's classes, and instances of classes that the project derives from them.

extension Evaluator {
  /// The nearest class of the host's that a class is or inherits from; nil for none.
  func hostClass(of type: TypeDeclaration) -> String? {
    guard let objects = host.objects else { return nil }
    if let known = type.hostClassKept { return known.isEmpty ? nil : known }
    var found = ""
    if type.kind == .foreign || type.kind == .reference {
      found =
        ([type] + supertypes(type)).first { $0.kind == .foreign && objects.isClass($0.name) }?.name
        ?? ""
    }
    type.hostClassKept = found
    return found.isEmpty ? nil : found
  }

  private func hosted(_ object: ObjectValue, isUpper: Bool = false) -> HostedObject? {
    hostClass(of: object.type).map { HostedObject(object: object, className: $0, isUpper: isUpper) }
  }

  /// The value of a property that the host's class has; nil where it has none of that name.
  func hostProperty(
    _ name: String, of value: Value, _ place: Place, isUpper: Bool = false
  ) throws -> Value? {
    guard case .object(let object) = value, let objects = host.objects,
      let target = hosted(object, isUpper: isUpper)
    else { return nil }
    return try objects.read(name, of: target, HostSite(self, place))
  }

  /// The type of a property of the host's class, as far as it is known; nil where it has none of
  /// that name.
  func hostPropertyType(_ name: String, of value: Value) -> Type? {
    guard case .object(let object) = value, let className = hostClass(of: object.type),
      let written = host.objects?.propertyType(name, of: className)
    else { return nil }
    return written.isEmpty ? .any : hostType(written)
  }

  /// Whether a property only observes one that the host's class has.
  func isHostStored(_ property: PropertyDeclaration, _ type: TypeDeclaration) -> Bool {
    guard property.isStored, property.isObserved, property.initial == nil,
      let className = hostClass(of: type)
    else { return false }
    return host.objects?.propertyType(property.name, of: className) != nil
  }

  /// Changes a property of the host's class; nil where the value is no such object.
  func modifyHostProperty<Result>(
    _ value: inout Value, _ name: String, _ place: Place, _ body: (inout Value) throws -> Result
  ) throws -> Result? {
    guard case .object(let object) = value, let objects = host.objects,
      let target = hosted(object)
    else { return nil }
    let site = HostSite(self, place)
    var member =
      try objects.read(name, of: target, site)
      ?? .unknown(UnknownValue(name, hostPropertyType(name, of: value) ?? .any, place))
    let result = try body(&member)
    try objects.write(name, member, of: target, site)
    return result
  }

  /// Calls a method of the host's class; nil where it has none of that name.
  func callHostMethod(
    _ name: String, on value: Value, _ arguments: [Pending], _ place: Place, isUpper: Bool = false
  ) throws -> Value? {
    guard case .object(let object) = value, let objects = host.objects,
      let target = hosted(object, isUpper: isUpper),
      objects.hasMethod(name, of: target.className)
    else { return nil }
    let list = try hostArguments(arguments, of: name)
    return try objects.call(name, on: target, list, HostSite(self, place)) ?? .void
  }

  /// A method of the host's class as a value: `views.forEach(addSubview)`.
  func hostMethod(_ name: String, of value: Value, _ place: Place) -> Value? {
    guard case .object(let object) = value, let className = hostClass(of: object.type),
      host.objects?.hasMethod(name, of: className) == true
    else { return nil }
    return .function(
      FunctionValue(
        .host { evaluator, pending in
          try evaluator.callHostMethod(name, on: value, pending, place) ?? .void
        }, place: place))
  }

  /// Makes the host's object for an instance of a class of the project's.
  func beginHostObject(
    _ object: ObjectValue, _ type: TypeDeclaration, _ arguments: [Pending], _ place: Place
  ) throws {
    guard let objects = host.objects, let className = hostClass(of: type) else { return }
    let list = try hostArguments(arguments, of: className)
    try objects.begin(
      HostedObject(object: object, className: className), list, HostSite(self, place))
  }

  /// The arguments with which a class that is made without any is initialized.
  func usualArguments(_ type: TypeDeclaration) -> [Pending]? {
    hostClass(of: type).flatMap { host.objects?.usualArguments(of: $0).map { Pending($0) } }
  }

  /// Calls a method that the project's class declares; nil where it declares none that fits.
  package func callDeclared(
    _ name: String, on value: Value, _ arguments: [CallArgument] = []
  ) throws -> Value? {
    guard let type = declaration(of: value) else { return nil }
    return try callIfFits(
      functions(name, of: type), arguments.map { Pending($0) }, Cell(value), .none)
  }

  /// The value of a property that the project's class computes; nil where it declares none.
  package func readDeclared(_ name: String, of value: Value) throws -> Value? {
    guard let type = declaration(of: value), let property = property(name, of: type),
      property.getter != nil
    else { return nil }
    return try get(property, Cell(value))
  }

  /// Sets a property of an object, of the project's class or of the host's; one that neither has
  /// stays away.
  package func write(_ name: String, _ value: Value, of object: ObjectValue) throws {
    var target = Value.object(object)
    guard property(name, of: object.type) != nil || hostPropertyType(name, of: target) != nil else {
      return
    }
    try modifyMember(&target, name, object.place, isQuiet: false) { $0 = Self.like($0, value) }
  }

  /// Whether the class of an object declares a function or a computed property of a name.
  package func overrides(_ name: String, _ object: ObjectValue) -> Bool {
    members(name, of: object.type).contains { member in
      switch member {
      case .function(let function): function.owner?.subject.kind == .reference
      case .property(let property): property.owner?.subject.kind == .reference
      }
    }
  }

  /// An instance of a type that is known as a value.
  package func construct(
    _ type: TypeValue, _ arguments: [CallArgument], _ place: Place
  ) throws -> Value {
    try construct(type.type, arguments.map { Pending($0) }, place, .any)
  }

  /// Ends evaluation because it exceeds the limits of a screen.
  package func exceed(_ words: String, _ place: Place) throws -> Never {
    throw Interruption.limit(words, place)
  }

  /// Whether an error ends all of the evaluation.
  package static func isLimit(_ error: any Error) -> Bool {
    if case .limit? = error as? Interruption { return true }
    return false
  }
}

// What a host of objects asks of evaluation.

extension Evaluator {
  /// Says that something is assumed.
  package func suppose(_ words: String, _ place: Place) { assume(words, place) }

  /// Makes the host's object of an instance that has none yet.
  package func startNative(of object: ObjectValue) throws {
    guard object.native == nil else { return }
    try beginHostObject(object, object.type, usualArguments(object.type) ?? [], object.place)
  }

  /// Whether a value is an instance of a class of the host's.
  package func isHostObject(_ value: Value) -> Bool {
    guard case .object(let object) = value.unwrapped else { return false }
    return hostClass(of: object.type) != nil
  }

  /// A sample text for an unknown value, made from its name.
  package func sample(of unknown: UnknownValue) -> String { Samples.text(unknown.name) }

  /// The name of the case of an enumeration of the project's.
  package func caseName(_ value: Value) -> String? {
    if case .enumeration(let value) = value.unwrapped { return value.declaration.name }
    return nil
  }

  /// The pairs of a dictionary, in order.
  package func pairs(_ value: Value) -> [(key: Value, value: Value)] {
    guard case .dictionary(let pairs) = value.unwrapped else { return [] }
    return Array(zip(pairs.keys, pairs.values)).map { ($0, $1) }
  }
}
