// SPDX-License-Identifier: MIT

extension Evaluator {
  /// What a written type stands for.
  func resolve(_ written: TypeExpression, _ scope: Scope) -> Type {
    if let known = written.resolved { return known }
    var isFixed = true
    let type = resolve(written, scope.frame, scope, 0, &isFixed)
    if isFixed { written.resolved = type }
    return type
  }

  /// Where a type is written, and how many types stand around it.
  private typealias Site = (place: Place, depth: Int)

  // `isFixed` becomes false where the answer depends on what is around the type.
  private func resolve(
    _ written: TypeExpression, _ frame: Frame, _ scope: Scope?, _ depth: Int,
    _ isFixed: inout Bool
  ) -> Type {
    guard depth < 64 else { return .any }
    let inner = { (type: TypeExpression, isFixed: inout Bool) in
      self.resolve(type, frame, scope, depth + 1, &isFixed)
    }
    switch written.form {
    case .named(let name, let arguments):
      let types = arguments.map { inner($0, &isFixed) }
      return named(name, types, frame, scope, (written.place, depth), &isFixed)
    case .member(let base, let name, let arguments):
      let types = arguments.map { inner($0, &isFixed) }
      return memberType(inner(base, &isFixed), name, types, (written.place, depth), &isFixed)
    case .optional(let type): return .optional(inner(type, &isFixed))
    case .array(let type): return .builtin(.array, [inner(type, &isFixed)])
    case .dictionary(let key, let value):
      return .builtin(.dictionary, [inner(key, &isFixed), inner(value, &isFixed)])
    case .tuple(let parts):
      return parts.isEmpty
        ? .builtin(.void, []) : .tuple(parts.map { ($0.label, inner($0.type, &isFixed)) })
    case .function(let parameters, let result):
      return .function(parameters.map { inner($0, &isFixed) }, inner(result, &isFixed))
    case .constrained(let type), .metatype(let type): return inner(type, &isFixed)
    case .composition(let types): return types.first.map { inner($0, &isFixed) } ?? .any
    case .inferred: return .any
    }
  }

  private func named(
    _ name: String, _ types: [Type], _ frame: Frame, _ scope: Scope?, _ site: Site,
    _ isFixed: inout Bool
  ) -> Type {
    if let type = frame.generics[name] {
      isFixed = false
      return type
    }
    if name == "Self" {
      isFixed = false
      return selfType(frame)
    }
    if case .type(let type)? = scope?.local(name) {
      isFixed = false
      return .declared(type, types)
    }
    var around = frame.type?.subject
    while let type = around {
      if type.generics.contains(where: { $0.name == name }) {
        isFixed = false
        return .any
      }
      if let found = nested(name, in: type) { return .declared(found, types) }
      if let found = hostNested(name, in: type) { return .foreign(found, types) }
      if let alias = type.aliases[name] {
        let inner = Frame(selfCell: nil, type: type, generics: frame.generics)
        return resolve(alias, inner, nil, site.depth + 1, &isFixed)
      }
      around = type.parent?.subject
    }
    return global(name, types, site, &isFixed)
  }

  private func nested(_ name: String, in type: TypeDeclaration) -> TypeDeclaration? {
    if type.name == name, type.kind != .foreign { return type }
    if let inner = type.types[name] { return inner }
    return supertypes(type).lazy.compactMap { $0.types[name] }.first
  }

  /// The whole name of a type that a class of the host's declares inside, as its subclasses and
  /// extensions name it: `Configuration` in a button; nil if there is none.
  private func hostNested(_ name: String, in type: TypeDeclaration) -> String? {
    ([type] + supertypes(type)).lazy.filter { $0.kind == .foreign }.map { "\($0.name).\(name)" }
      .first { host.isConcrete($0) }
  }

  private func global(
    _ name: String, _ types: [Type], _ site: Site, _ isFixed: inout Bool
  ) -> Type {
    if let type = program.type(name, near: site.place) { return .declared(type, types) }
    if let alias = program.alias(name, near: site.place) {
      return resolve(alias, Frame(selfCell: nil, type: nil), nil, site.depth + 8, &isFixed)
    }
    switch name {
    case "Optional": return .optional(types.first ?? .any)
    case "Any", "AnyObject", "AnyHashable", "Equatable", "Hashable", "Comparable", "Sendable",
      "Never", "Numeric", "BinaryInteger", "FloatingPoint", "Sequence", "Collection", "Error",
      "CustomStringConvertible", "StringProtocol", "BinaryFloatingPoint", "AdditiveArithmetic",
      "Codable", "Decodable", "Encodable", "Identifiable", "SignedNumeric", "Strideable",
      "RandomAccessCollection":
      if program.foreign[name] != nil { return .foreign(name, types) }
      return .any
    case "ContiguousArray": return .builtin(.array, types)
    default: break
    }
    if let builtin = Builtin(rawValue: name) { return .builtin(builtin, types) }
    return .foreign(name, types)
  }

  private func memberType(
    _ base: Type, _ name: String, _ types: [Type], _ site: Site, _ isFixed: inout Bool
  ) -> Type {
    switch base {
    case .declared(let type, _):
      if let found = nested(name, in: type) { return .declared(found, types) }
      if let alias = type.aliases[name] {
        return resolve(
          alias, Frame(selfCell: nil, type: type), nil, site.depth + 1, &isFixed)
      }
      return .any
    case .foreign(let outer, _):
      if let found = program.foreign[outer]?.types[name] { return .declared(found, types) }
      // `Swift.Int`, `SwiftUI.Color`: a module before a type.
      if ["Swift", "SwiftUI", "Foundation", "UIKit", "CoreGraphics"].contains(outer) {
        return named(
          name, types, Frame(selfCell: nil, type: nil), nil, (site.place, site.depth + 1), &isFixed)
      }
      // A module of the project before one of its types.
      if !host.hasType(outer), program.foreign[outer] == nil,
        let type = program.type(name, near: site.place)
      {
        return .declared(type, types)
      }
      return .foreign("\(outer).\(name)", types)
    case .builtin, .optional, .tuple, .function, .any: return .any
    }
  }

  /// The type of `self`, as far as it is known.
  func selfType(_ frame: Frame) -> Type {
    guard let cell = frame.selfCell else {
      return frame.type.map { Self.ofHost(.declared($0.subject, [])) } ?? .any
    }
    if case .type(let value) = cell.value { return Self.ofHost(value.type) }
    return type(of: cell.value)
  }

  /// A type that somebody else declares, by its name, where an extension of it was meant.
  private static func ofHost(_ type: Type) -> Type {
    guard case .declared(let declaration, let arguments) = type, declaration.kind == .foreign else {
      return type
    }
    return Builtin(rawValue: declaration.name).map { .builtin($0, arguments) }
      ?? .foreign(declaration.name, arguments)
  }

  /// The type of a value.
  func type(of value: Value) -> Type {
    switch value {
    case .bool: .builtin(.bool, [])
    case .int: .builtin(.int, [])
    case .sized(let number): .builtin(number.type, [])
    case .double: .builtin(.double, [])
    case .float: .builtin(.float, [])
    case .string: .builtin(.string, [])
    case .character: .builtin(.character, [])
    case .array(let values): .builtin(.array, [values.first.map { type(of: $0) } ?? .any])
    case .set(let set): .builtin(.set, [set.members.first.map { type(of: $0) } ?? .any])
    case .dictionary(let pairs):
      .builtin(
        .dictionary, [pairs.keys.first, pairs.values.first].map { $0.map { type(of: $0) } ?? .any })
    case .tuple(let tuple):
      .tuple(zip(tuple.labels, tuple.values).map { ($0, type(of: $1)) })
    case .nothing: .optional(.any)
    case .some(let inner): .optional(type(of: inner))
    case .structure(let value): .declared(value.fields.type, arguments(value.fields))
    case .object(let object): .declared(object.type, [])
    case .enumeration(let value): .declared(value.type, [])
    case .function(let function): .function(function.parameters, function.result)
    case .range(let range): .builtin(range.isClosed ? .closedRange : .range, [])
    case .host(let value): value.typeName.map { .foreign($0, []) } ?? .any
    case .unknown(let value): value.type
    case .type, .keyPath, .binding: .any
    }
  }

  private func arguments(_ fields: Fields) -> [Type] {
    fields.type.generics.compactMap { fields.generics[$0.name] }
  }

  // MARK: Inheritance

  /// The class and the protocols that a type inherits from, the nearest first.
  func supertypes(_ type: TypeDeclaration) -> [TypeDeclaration] {
    if let known = type.supertypesKept { return known }
    // Until all is found, a circle finds nothing.
    type.supertypesKept = []
    let frame = Frame(selfCell: nil, type: type)
    let scope = type.scope ?? Scope(nil, frame)
    var found: [TypeDeclaration] = []
    for written in type.inherited {
      for part in parts(of: written) {
        guard let parent = supertype(part, frame, scope) else { continue }
        for next in [parent] + supertypes(parent)
        where !found.contains(where: { $0 === next }) && next !== type { found.append(next) }
      }
    }
    if type.kind == .foreign, let upper = hostSuperclass(of: type) {
      let parent = program.foreignType(upper)
      for next in [parent] + supertypes(parent)
      where !found.contains(where: { $0 === next }) && next !== type { found.append(next) }
    }
    type.supertypesKept = found
    return found
  }

  /// The class from which a class of the host's or of XCTest inherits; in the end all are
  /// `NSObject`.
  private func hostSuperclass(of type: TypeDeclaration) -> String? {
    if let upper = TestSubject.superclasses[type.name] { return upper }
    guard let objects = host.objects, objects.isClass(type.name) else { return nil }
    return objects.superclass(of: type.name) ?? "NSObject"
  }

  /// The types that a written type composes, also by another name: `typealias Both = A & B`.
  private func parts(of written: TypeExpression, depth: Int = 0) -> [TypeExpression] {
    guard depth < 16 else { return [written] }
    switch written.form {
    case .composition(let types): return types.flatMap { parts(of: $0, depth: depth + 1) }
    case .named(let name, let types) where types.isEmpty && program.types[name] == nil:
      guard let alias = program.alias(name, near: written.place),
        case .composition = alias.form
      else { break }
      return parts(of: alias, depth: depth + 1)
    default: break
    }
    return [written]
  }

  private func supertype(
    _ written: TypeExpression, _ frame: Frame, _ scope: Scope
  ) -> TypeDeclaration? {
    var isFixed = true
    switch resolve(written, frame, scope, 0, &isFixed) {
    case .declared(let type, _): return type
    case .foreign(let name, _): return program.foreignType(name)
    case .any: return written.name.map(program.foreignType)
    default: return nil
    }
  }

  /// The class from which a class inherits.
  func superclass(_ type: TypeDeclaration) -> TypeDeclaration? {
    supertypes(type).first { parent in
      // Two classes that inherit from each other inherit from none.
      parent.kind == .reference && !supertypes(parent).contains { $0 === type }
    }
  }

  /// Whether a type is another, inherits from it or conforms to it.
  func conforms(_ type: TypeDeclaration, to other: TypeDeclaration) -> Bool {
    type === other || supertypes(type).contains { $0 === other }
  }

  func conforms(_ type: TypeDeclaration, to name: String) -> Bool {
    supertypes(type).contains { $0.name == name }
  }

  /// The declarations that may add members to values of types that the project does not declare.
  func foreignTypes(of value: Value) -> [TypeDeclaration] {
    if program.extended.isEmpty { return [] }
    return Conformances.names(of: value).compactMap { program.extended[$0] }
      .flatMap { [$0] + supertypes($0) }
  }
}
