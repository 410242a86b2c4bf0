// SPDX-License-Identifier: MIT

import ChiaroSource

extension Evaluator {
  /// What stands for a value of a type that is not known: a text made of its name, a small number,
  /// a list of three, an instance with unknown fields.
  func unknown(_ name: String, _ type: Type, _ place: Place) -> Value {
    switch type {
    case .any, .foreign: return .unknown(UnknownValue(name, type, place))
    case .optional(let inner): return unknown(name, inner, place).wrapped
    case .builtin(let builtin, _): return unknown(name, builtin, type, place)
    case .tuple(let parts):
      return .tuple(
        TupleValue(
          values: parts.map { unknown($0.label ?? name, $0.type, place) },
          labels: parts.map(\.label)))
    case .function(_, let result):
      return .function(
        FunctionValue(.native { evaluator, _ in evaluator.unknown(name, result, place) }))
    case .declared(let declaration, _): return sample(declaration, name, type, place)
    }
  }

  private func unknown(
    _ name: String, _ builtin: Builtin, _ type: Type, _ place: Place
  ) -> Value {
    switch builtin {
    case .string, .substring: return .string(Samples.text(name))
    case .character: return .character(name.first ?? "A")
    case .array, .arraySlice: return .array(samples(name, type.element, place))
    case .set: return .set(SetValue(samples(name, type.element, place)))
    case .dictionary: return .dictionary(DictionaryValue())
    case .void: return .void
    case .range, .closedRange:
      return .range(
        RangeValue(lower: .int(0), upper: .int(Samples.number), isClosed: builtin == .closedRange))
    case .bool: return .unknown(UnknownValue(name, type, place))
    default: return Value.int(Samples.number).converted(to: builtin) ?? .int(Samples.number)
    }
  }

  /// What stands for the arguments of parameters.
  func unknownArguments(for parameters: [Parameter], _ scope: Scope, _ place: Place) -> [Pending] {
    parameters.map { parameter in
      let wanted = resolve(parameter.type, scope)
      if case .metatype = parameter.type.form, !wanted.isAny {
        return Pending(CallArgument(parameter.label, .type(TypeValue(type: wanted))))
      }
      return Pending(CallArgument(parameter.label, unknown(parameter.name, wanted, place)))
    }
  }

  /// The elements of a list that is not known.
  func samples(_ name: String, _ type: Type, _ place: Place) -> [Value] {
    let one = Samples.singular(name)
    assume("\(name) is unknown; \(Samples.listLength) sample elements are used", place, .value)
    return (0..<Samples.listLength).map { _ in unknown(one, type, place) }
  }

  /// An instance of a type of the project's: one that it keeps as a sample, or one of unknown
  /// values.
  private func sample(
    _ type: TypeDeclaration, _ name: String, _ whole: Type, _ place: Place
  ) -> Value {
    let fallback = Value.unknown(UnknownValue(name, whole, place))
    guard sampled.count < 6, !sampled.contains(type.path) else { return fallback }
    sampled.append(type.path)
    defer { sampled.removeLast() }
    for name in ["preview", "sample", "mock", "example", "placeholder"] {
      guard let found = try? staticMember(name, of: whole, place) else { continue }
      if declaration(of: found) === type { return found }
    }
    switch type.kind {
    case .enumeration:
      guard let first = type.cases.first else { return fallback }
      let payload = first.parameters.map { parameter in
        unknown(
          parameter.name, resolve(parameter.type, Scope(nil, Frame(selfCell: nil, type: type))),
          place)
      }
      return .enumeration(EnumValue(type: type, index: 0, payload: payload))
    case .structure: return sampleStructure(type, whole, place)
    case .reference: return sampleObject(type, whole, place) ?? fallback
    case .interface, .foreign: return fallback
    }
  }

  private func sampleStructure(_ type: TypeDeclaration, _ whole: Type, _ place: Place) -> Value {
    let scope = Scope(type.scope, Frame(selfCell: nil, type: type, generics: generics(of: whole)))
    let values = stored(type).map { property -> Value in
      let wanted = property.type.map { resolve($0, scope) } ?? .any
      if property.initial != nil || property.wrapper != nil,
        let value = try? initial(property, scope, wanted), !value.isVoid
      {
        return value
      }
      return unknown(property.name, wanted, place)
    }
    return .structure(StructValue(Fields(type, values, generics(of: whole))))
  }

  /// A member of something unknown.
  func unknown(named name: String, in owner: UnknownValue, _ place: Place) -> Value {
    switch name {
    case "count": return .int(Samples.listLength)
    case "isEmpty": return .bool(false)
    case "first", "last":
      return .some(unknown(Samples.singular(owner.name), owner.type.element, place))
    case "description": return .string(Samples.text(owner.name))
    default: break
    }
    if case .declared(let type, _) = owner.type, let property = property(name, of: type) {
      let scope = Scope(nil, Frame(selfCell: nil, type: type))
      if let written = property.type { return unknown(name, resolve(written, scope), place) }
    }
    assume("\(name) of \(owner.name) is unknown", place, .value)
    return .unknown(UnknownValue(name, .any, place))
  }

  /// A picture or color that stands in code as Xcode shows it: that of its name or parts.
  private func literal(
    _ name: String, _ arguments: [Expression.Argument], _ scope: Scope, _ place: Place
  ) throws -> Value {
    var parts = try values(arguments, scope)
    for place in parts.indices where parts[place].label == "resourceName" {
      parts[place].label = "named"
    }
    let type = name == "imageLiteral" ? "UIImage" : "UIColor"
    return try construct(.foreign(type, []), parts.map { Pending($0) }, place, .any)
  }

  /// A macro: those that name a place or a thing; all others are unknown.
  func macro(
    _ name: String, _ arguments: [Expression.Argument], _ scope: Scope, _ place: Place, _ hint: Type
  ) throws -> Value {
    if let value = siteLiteral(name, place, scope.frame) { return value }
    switch name {
    case "selector", "keyPath": return .string(name)
    case "available": return .bool(true)
    case "Preview": return .void
    case "imageLiteral", "colorLiteral": return try literal(name, arguments, scope, place)
    default: break
    }
    if host.hasFunction("#\(name)") {
      let list = try values(arguments, scope)
      let call = HostCall(name: "#\(name)", arguments: list, place: place, isCall: true)
      return host.value(of: call) ?? .host(HostValue(.call(type: nil, call)))
    }
    assume("the macro #\(name) is unknown", place)
    return unknown(name, hint, place)
  }
}
