// SPDX-License-Identifier: MIT

package import ChiaroSource

// What a host asks of evaluation.

extension Evaluator {
  /// The value of a member of a value.
  package func read(_ name: String, of value: Value, at place: Place = .none) throws -> Value {
    try member(name, of: value, place)
  }

  /// The value of a member; nil where the value has none of that name.
  package func readIfAny(_ name: String, of value: Value) throws -> Value? {
    try memberIfAny(name, of: value, .none)
  }

  /// The value of a static member of a type; nil where it has none of that name.
  package func readStatic(_ name: String, of type: TypeValue) throws -> Value? {
    try staticMember(name, of: type.type, .none)
  }

  /// Calls a method of a value.
  package func call(
    _ name: String, on value: Value, _ arguments: [CallArgument], at place: Place = .none
  ) throws -> Value {
    try callMember(of: Cell(value), name, arguments.map { Pending($0) }, place, .any)
  }

  /// The result of a method that a builder of the host makes: `body(content:)` of a modifier.
  package func built(
    _ name: String, of value: Value, _ arguments: [CallArgument]
  ) throws -> Value? {
    guard let type = declaration(of: value) else { return nil }
    return try callIfFits(
      functions(name, of: type), arguments.map { Pending($0) }, Cell(value), .none, .any)
  }

  /// The elements of a list, within the limit.
  package func listed(_ value: Value) throws -> [Value]? { try countedElements(of: value, .none) }

  /// The value at a key path.
  package func follow(_ path: KeyPathValue, from value: Value) throws -> Value {
    try follow(path, value, .none)
  }

  /// Whether a type of the project's conforms to a protocol, or inherits from a class.
  package func conforms(_ value: Value, to name: String) -> Bool {
    guard let type = declaration(of: value) else { return false }
    return type.name == name || conforms(type, to: name)
  }

  /// A value as a program prints it.
  package func described(_ value: Value) throws -> String {
    try description(value, .none)
  }

  /// The placeholder for a value of an unknown type.
  package func unknown(_ name: String, of type: TypeValue) -> Value {
    unknown(name, type.type, .none)
  }

  /// An instance of a project's type, made without arguments if possible, or else with
  /// placeholders.
  package func instance(of subject: ViewSubject) throws -> Value {
    let type = Type.declared(subject.declaration, [])
    let makers = initializers(of: subject.declaration)
    var list: [Pending] = []
    if try choose(makers, &list, owner: nil) != nil {
      return try construct(type, [], subject.place, .any)
    }
    guard let maker = makers.first(where: { $0.parameters.first?.label != "coder" }) else {
      return try construct(type, [], subject.place, .any)
    }
    let scope = Scope(
      subject.declaration.scope, Frame(selfCell: nil, type: subject.declaration))
    for generic in subject.declaration.generics { scope.frame.generics[generic.name] = .any }
    let arguments = unknownArguments(
      for: maker.parameters.filter { $0.fallback == nil }, scope, subject.place)
    if !arguments.isEmpty {
      assume("the arguments of \(subject.name) are unknown", subject.place, .value)
    }
    return try construct(type, arguments, subject.place, .any)
  }

  /// The project's value for a name in the environment of views: from a computed property or an
  /// `@Entry`; nil if it declares none.
  package func environmentDefault(_ name: String) throws -> Value? {
    guard let type = program.foreign["EnvironmentValues"] else { return nil }
    for case .property(let property) in type.members[name] ?? [] {
      let values = Value.host(
        HostValue(
          .call(
            type: nil,
            HostCall(name: "EnvironmentValues", arguments: [], place: .none, isCall: true))))
      if property.getter != nil { return try get(property, Cell(values)) }
      let scope = Scope(nil, Frame(selfCell: nil, type: type))
      let wanted = property.type.map { resolve($0, scope) } ?? .any
      return try property.initial.map { coerce(try evaluate($0.lowered, scope, wanted), wanted) }
        ?? .nothing
    }
    return nil
  }

  /// A value after a closure changed it as its only parameter.
  package func changed(_ value: Value, by closure: FunctionValue) throws -> Value {
    guard case .closure(let written, let around) = closure.body else {
      _ = try call(closure, [value])
      return value
    }
    let scope = Scope(around, around.frame.inner(result: .any))
    let cell = Cell(value)
    scope.declare(written.parameters?.first?.name ?? "$0", cell)
    _ = try run(written.body, scope)
    return cell.value
  }

  /// Whether a value of a type of the project's has a member that is called with a name.
  package func declares(_ name: String, _ value: Value) -> Bool {
    declaration(of: value).map { !members(name, of: $0).isEmpty } ?? false
  }
}

extension Value {
  /// The name of the type of an instance of the project's, with those of the types around it; nil
  /// for other values.
  package var typePath: String? {
    switch unwrapped {
    case .structure(let value): value.fields.type.path
    case .object(let object): object.type.path
    case .enumeration(let value): value.type.path
    default: nil
    }
  }
}

/// A type of the project's that a host draws.
package struct ViewSubject {
  let declaration: TypeDeclaration
  /// The name, with the names of enclosing types.
  package var name: String { declaration.path }
  /// Where it is declared.
  package var place: Place { declaration.place }
  /// The type itself.
  package var type: TypeValue { TypeValue(type: .declared(declaration, [])) }
  /// The place of the declaration of `previews`; nil if there is none.
  package var previews: Place? {
    declaration.statics["previews"]?.lazy.compactMap { member -> Place? in
      if case .property(let property) = member { return property.place }
      return nil
    }.first
  }
}

extension Program {
  /// The types that conform to a protocol or inherit from a class of a name, in the order of the
  /// files.
  package func subjects(_ name: String) -> [ViewSubject] {
    let evaluator = Evaluator(self, Limits())
    var found: [ViewSubject] = []
    var open = Array(types.values)
    while let type = open.popLast() {
      open += type.types.values
      guard type.kind == .structure || type.kind == .reference || type.kind == .enumeration,
        evaluator.conforms(type, to: name)
      else { continue }
      found.append(ViewSubject(declaration: type))
    }
    return found.sorted {
      ($0.place.file, $0.place.offset) < ($1.place.file, $1.place.offset)
    }
  }

  /// The class of the project's of a name; nil for none.
  ///
  /// - Parameters:
  ///   - name: the name
  ///   - module: the module that declares it, which several may; nil if it is not known
  /// - Returns: the class
  package func classNamed(_ name: String, module: String? = nil) -> ViewSubject? {
    let ofModule = module.flatMap { module in
      sameNamed[name]?.first { type in
        type.kind == .reference
          && Path.components(location(of: type.place)?.file ?? "").contains { $0 == module }
      }
    }
    let found = ofModule ?? types[name]
    return found.flatMap { $0.kind == .reference ? ViewSubject(declaration: $0) : nil }
  }

  /// The paths of the files.
  package var paths: [String] { files.map(\.path) }

  /// What is told of an error that ended evaluation.
  func diagnostic(_ error: any Error) -> Diagnostic {
    let at = { (place: Place) in
      self.location(of: place) ?? SourceLocation(file: self.files.first?.path ?? "")
    }
    switch error as? Interruption {
    case .limit(let words, let place):
      return Diagnostic(
        .warning, id: "evaluation-limit", at: at(place), "evaluation stops here: \(words)")
    case .fatal(let words, let place):
      return Diagnostic(
        .warning, id: "evaluation-ended", at: at(place), "the code stops the program: \(words)")
    case .thrown:
      return Diagnostic(.warning, id: "error-thrown", at: at(.none), "an error was thrown")
    case .chain, nil:
      return Diagnostic(
        .warning, id: "evaluation-ended", at: at(.none), "evaluation ended early")
    }
  }

  /// The diagnostics about code that could not be lowered.
  package var refusals: [Diagnostic] {
    files.flatMap { file in
      file.refused.map { place, words in
        Diagnostic(
          .warning, id: "source-not-evaluated",
          at: location(of: place) ?? SourceLocation(file: file.path), words)
      }
    }
  }
}
