// SPDX-License-Identifier: MIT

extension Evaluator {
  /// `target = value`.
  func assign(_ target: Expression, _ node: Expression, _ scope: Scope) throws {
    if case .wildcard = target.form {
      _ = try evaluate(node, scope)
      return
    }
    let type = try targetType(target, scope)
    let value = coerce(try evaluate(node, scope, type), type)
    do { try assign(target, value, scope) } catch Interruption.chain {}
  }

  func assign(_ target: Expression, _ value: Value, _ scope: Scope) throws {
    switch target.form {
    case .wildcard: return
    case .tuple(let parts) where parts.count > 1:
      guard case .tuple(let tuple) = value, tuple.values.count == parts.count else { return }
      for (part, value) in zip(parts, tuple.values) { try assign(part.value, value, scope) }
    case .element(let base, let arguments):
      let indices = try values(arguments, scope)
      try setElement(base, indices, value, scope, target.place)
    case .chain(let inner): try assign(inner, value, scope)
    default:
      try modify(target, scope) { $0 = Self.like($0, value) }
    }
  }

  /// A value in place of another of the same variable: an optional stays one, a fraction too.
  static func like(_ old: Value, _ new: Value) -> Value {
    switch (old, new) {
    case (.nothing, .int), (.nothing, .string), (.nothing, .double), (.nothing, .bool),
      (.nothing, .structure), (.nothing, .enumeration), (.nothing, .array), (.nothing, .tuple),
      (.nothing, .object), (.nothing, .function), (.nothing, .dictionary), (.nothing, .character),
      (.some, .int), (.some, .string), (.some, .double), (.some, .bool), (.some, .structure),
      (.some, .enumeration), (.some, .array), (.some, .tuple), (.some, .object), (.some, .function),
      (.some, .dictionary), (.some, .character):
      return .some(new)
    case (.double, .int(let whole)): return .double(Double(whole))
    case (.sized(let number), .int(let whole)):
      return .sized(SizedInteger(type: number.type, bits: whole))
    default: return new
    }
  }

  /// The declared type of what is assigned to.
  func targetType(_ target: Expression, _ scope: Scope) throws -> Type {
    switch target.form {
    case .name(let name, _):
      if case .cell(let cell)? = scope.local(name) { return known(cell) }
      if let cell = scope.frame.selfCell, name != "self" {
        if let type = memberType(name, cell.value) { return type }
      }
      if let cell = globals.own(name) { return known(cell) }
      if let variable = program.variable(name, near: target.place), let type = variable.type {
        return resolve(type, Scope(nil, Frame(selfCell: nil, type: nil)))
      }
      if name == "self" { return selfType(scope.frame) }
      return .any
    case .chain(let inner): return try targetType(inner, scope)
    case .member(let base?, let name, _):
      guard isPath(base) else { return .any }
      if case .tuple(let parts) = try targetType(base, scope).unwrapped {
        let part = Int(name).map { $0 < parts.count ? parts[$0] : nil }
        return (part ?? parts.first { $0.label == name })?.type ?? .any
      }
      do { return memberType(name, try evaluate(base, scope)) ?? .any } catch Interruption.chain {
        return .any
      }
    case .element(let base, _):
      guard isPath(base, true) else { return .any }
      switch try targetType(base, scope).unwrapped {
      case .builtin(.array, let types) where types.first?.isAny == false: return types[0]
      case .builtin(.dictionary, let types) where types.count == 2: return types[1]
      default: break
      }
      switch try evaluate(base, scope) {
      case .array(let values): return values.first.map { type(of: $0) } ?? .any
      case .dictionary(let pairs): return pairs.values.first.map { type(of: $0) } ?? .any
      default: return .any
      }
    default: return .any
    }
  }

  /// Whether an expression only goes from member to member, so that it may be evaluated twice.
  private func isPath(_ node: Expression, _ isPlain: Bool = false) -> Bool {
    switch node.form {
    case .link(let inner), .unwrap(let inner): !isPlain && isPath(inner)
    case .member(let base?, _, _): isPath(base, isPlain)
    case .call, .element: false
    default: true
    }
  }

  private func known(_ cell: Cell) -> Type {
    if !cell.type.isAny { return cell.type }
    if case .enumeration = cell.value { return type(of: cell.value) }
    if case .structure = cell.value { return type(of: cell.value) }
    return .any
  }

  private func memberType(_ name: String, _ value: Value) -> Type? {
    var owner = value.unwrapped
    if case .binding(let binding) = owner, let content = try? binding.get() { owner = content }
    if case .type(let metatype) = owner, case .declared(let type, _) = metatype.type {
      for case .property(let property) in statics(name, of: type) {
        return property.type.map { resolve($0, Scope(nil, Frame(selfCell: nil, type: type))) }
          ?? .any
      }
      return nil
    }
    guard let type = declaration(of: owner), let property = property(name, of: type) else {
      return wrapperType(name, of: owner) ?? hostPropertyType(name, of: owner)
    }
    guard let written = property.type else {
      // A variable without a type has that of its value.
      if let number = place(of: name, in: type), property.wrapper == nil {
        switch owner {
        case .structure(let value): return inferred(value.fields.values[number])
        case .object(let object): return inferred(object.values[number])
        default: return .any
        }
      }
      return .any
    }
    let frame = Frame(
      selfCell: Cell(owner), type: property.owner?.subject, generics: generics(of: owner))
    return resolve(written, Scope(type.scope, frame))
  }

  /// The type of the wrapper that `_name` stands for: `State<Model>`.
  private func wrapperType(_ name: String, of owner: Value) -> Type? {
    guard name.hasPrefix("_"), let type = declaration(of: owner),
      let property = property(String(name.dropFirst()), of: type), let use = property.wrapper
    else { return nil }
    switch wrapping(property) {
    case .declared(let wrapper, let arguments)?: return .declared(wrapper, arguments)
    case .host(.environment)?, nil: return nil
    case .host?: return .foreign(use.name, [wrappedType(property, of: owner)])
    }
  }

  /// The type that is written for a wrapped property.
  func wrappedType(_ property: PropertyDeclaration, of owner: Value) -> Type {
    guard let written = property.type else { return .any }
    let frame = Frame(
      selfCell: Cell(owner), type: property.owner?.subject, generics: generics(of: owner))
    return resolve(written, Scope(property.owner?.subject.scope, frame))
  }

  private func inferred(_ value: Value) -> Type {
    switch value {
    case .enumeration, .structure, .double: type(of: value)
    default: .any
    }
  }

  // MARK: Conversion

  /// A value as one of a type: in an optional, as a fraction, as a set.
  func coerce(_ value: Value, _ type: Type) -> Value {
    switch (type, value) {
    case (.any, _), (_, .unknown): return value
    case (.optional, .nothing): return value
    case (.optional(let inner), .some(let content)): return .some(coerce(content, inner))
    case (.optional(let inner), _): return .some(coerce(value, inner))
    // What is unwrapped without a mark: the value of a `String!` as a `String`.
    case (.builtin, .some(let content)): return coerce(content, type)
    case (.declared(let wanted, _), .some(let content)) where wanted.kind != .interface:
      return coerce(content, type)
    case (.declared(let wanted, let types), .structure(let value)):
      return .structure(named(value, wanted, types))
    case (.builtin(.double, _), .int(let whole)), (.builtin(.cgFloat, _), .int(let whole)),
      (.builtin(.timeInterval, _), .int(let whole)):
      return .double(Double(whole))
    case (.builtin(.cgFloat, _), .float(let number)): return .double(Double(number))
    case (.builtin(.float, _), .int), (.builtin(.float, _), .double):
      return value.converted(to: .float) ?? value
    case (.builtin(let builtin, _), .int) where builtin.isInteger && builtin != .int:
      return value.converted(to: builtin) ?? value
    case (.builtin(.array, let types), .array(let values)):
      return coerce(values, types.first ?? .any)
    case (.builtin(.set, _), .array(let values)): return .set(SetValue(values))
    case (.builtin(.character, _), .string(let text)) where text.count == 1:
      return text.first.map { .character($0) } ?? value
    case (.tuple(let parts), .tuple(let tuple)) where parts.count == tuple.values.count:
      return .tuple(
        TupleValue(
          values: zip(tuple.values, parts).map { coerce($0, $1.type) },
          labels: zip(parts, tuple.labels).map { $0.label ?? $1 }))
    case (.function(let parameters, let result), .function(let function)):
      if function.parameters.isEmpty { function.parameters = parameters }
      if function.result.isAny { function.result = result }
      return value
    default: return value
    }
  }

  /// A structure whose type has the arguments that are written: `Style<Marker>`.
  private func named(
    _ value: StructValue, _ type: TypeDeclaration, _ types: [Type]
  ) -> StructValue {
    let names = type.generics.map(\.name)
    guard !types.isEmpty, value.fields.type === type,
      names.contains(where: { value.fields.generics[$0]?.isAny ?? true })
    else { return value }
    var value = value
    for (name, type) in zip(names, types) where !type.isAny { value.own().generics[name] = type }
    return value
  }

  /// Elements are looked at only where the first one shows that they differ.
  private func coerce(_ values: [Value], _ type: Type) -> Value {
    guard let first = values.first else { return .array(values) }
    switch (type, first) {
    case (.builtin(let builtin, _), .int) where builtin.isFloating,
      (.builtin(let builtin, _), .double) where builtin == .float:
      return .array(values.map { coerce($0, type) })
    case (.optional, .some), (.optional, .nothing): return .array(values)
    case (.optional, _): return .array(values.map(\.wrapped))
    default: return .array(values)
    }
  }

  /// `is`, `as`, `as?` and `as!`.
  func cast(
    _ operand: Expression, _ written: TypeExpression, _ kind: Expression.Cast, _ scope: Scope,
    _ place: Place
  ) throws -> Value {
    let type = resolve(written, scope)
    if kind == .convert { return coerce(try evaluate(operand, scope, type), type) }
    let value = try evaluate(operand, scope)
    if case .unknown(let known) = value.unwrapped {
      if kind == .test { return .bool(true) }
      let sample = unknown(known.name, type, place)
      return kind == .attempt ? sample.wrapped : sample
    }
    let fits = matches(type.isOptional ? value : value.unwrapped, type)
    switch kind {
    case .test: return .bool(fits)
    case .attempt: return fits ? .some(coerce(value.unwrapped, type)) : .nothing
    case .force, .convert:
      return fits
        ? coerce(value.unwrapped, type) : trap("a value is not a \(type.name)", place)
    }
  }

  /// Whether a value is of a type.
  func matches(_ value: Value, _ type: Type) -> Bool {
    switch (type, value) {
    case (.any, _), (_, .unknown): return true
    case (.optional(let inner), .some(let content)): return matches(content, inner)
    case (.optional, .nothing): return true
    case (.optional(let inner), _): return matches(value, inner)
    case (_, .some(let content)): return matches(content, type)
    case (.declared(let wanted, _), _):
      if let own = declaration(of: value) { return conforms(own, to: wanted) }
      return foreignTypes(of: value).contains { conforms($0, to: wanted) }
    case (.builtin(let builtin, let types), _): return matches(value, builtin, types)
    case (.tuple(let parts), .tuple(let tuple)):
      return parts.count == tuple.values.count
        && zip(parts, tuple.values).allSatisfy { matches($1, $0.type) }
    case (.function, .function): return true
    case (.foreign(let name, _), .host(let hosted)):
      return hosted.typeName == nil || hosted.typeName == name || !host.isConcrete(name)
    case (.foreign(let name, _), _):
      if let own = declaration(of: value) { return own.name == name || conforms(own, to: name) }
      return Conformances.names(of: value).contains(name)
    default: return false
    }
  }

  private func matches(_ value: Value, _ builtin: Builtin, _ types: [Type]) -> Bool {
    switch value {
    case .int: return builtin == .int
    case .sized(let number): return builtin == number.type
    case .double: return builtin.isFloating && builtin != .float
    case .float: return builtin == .float
    case .bool: return builtin == .bool
    case .string: return builtin == .string || builtin == .substring
    case .character: return builtin == .character
    case .array(let values):
      guard builtin == .array || builtin == .arraySlice else { return false }
      return types.first.map { type in values.allSatisfy { matches($0, type) } } ?? true
    case .set: return builtin == .set
    case .dictionary(let pairs):
      guard builtin == .dictionary else { return false }
      guard types.count == 2 else { return true }
      return pairs.keys.allSatisfy { matches($0, types[0]) }
        && pairs.values.allSatisfy { matches($0, types[1]) }
    case .range(let range): return builtin == (range.isClosed ? .closedRange : .range)
    case .tuple(let tuple): return builtin == .void && tuple.values.isEmpty
    default: return false
    }
  }
}
