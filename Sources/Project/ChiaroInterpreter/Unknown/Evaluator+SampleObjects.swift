// SPDX-License-Identifier: MIT

// An object that nobody handed over: views take their models from the environment, which an app
// fills where it begins.

extension Evaluator {
  /// An object of a class of the project's: the one that the class itself keeps, or one that its
  /// simplest initializer makes; nil where no initializer can be called.
  ///
  /// A class has one such object, as an app has one model: what one view changes another sees.
  func sampleObject(_ type: TypeDeclaration, _ whole: Type, _ place: Place) -> Value? {
    if !limits.showsFirstState || hostClass(of: type) != nil { return nil }
    assume(
      "no value for \(type.name) is known; a sample from the project's own code is used", place)
    if let known = sampleObjects[type.path] { return known }
    guard let made = ownInstance(of: type, whole, place) ?? simplest(type, whole, place),
      case .object(let object) = made
    else { return nil }
    fillUnset(object, place)
    sampleObjects[type.path] = made
    return made
  }

  /// What a class keeps of itself: `static let shared = Store()`.
  private func ownInstance(
    of type: TypeDeclaration, _ whole: Type, _ place: Place
  ) -> Value? {
    let names = type.statics.filter { _, members in
      members.contains { member in
        guard case .property(let property) = member, property.getter == nil else { return false }
        return property.type.map { $0.name == type.name } ?? (property.initial != nil)
      }
    }.keys.sorted()
    for name in names.prefix(Self.tries) {
      guard let found = try? staticMember(name, of: whole, place) else { continue }
      if declaration(of: found) === type { return found }
    }
    return nil
  }

  /// An object by the initializer that asks for least.
  private func simplest(_ type: TypeDeclaration, _ whole: Type, _ place: Place) -> Value? {
    let all = initializers(of: type)
    if all.isEmpty { return try? construct(whole, [], place, .any) }
    let required = { (function: FunctionDeclaration) in
      function.parameters.filter { $0.fallback == nil && !$0.isVariadic }
    }
    let ordered = all.filter { !isOfCoder($0) }
      .sorted { required($0).count < required($1).count }
    for function in ordered.prefix(Self.tries) {
      let scope = Scope(type.scope, Frame(selfCell: nil, type: type))
      let arguments = unknownArguments(for: required(function), scope, place)
      guard let made = try? construct(whole, arguments, place, .any) else { continue }
      if case .object = made.unwrapped { return made.unwrapped }
    }
    return unset(type, whole, place)
  }

  /// Whether an initializer reads what was stored.
  private func isOfCoder(_ function: FunctionDeclaration) -> Bool {
    function.parameters.first.map { ["Decoder", "NSCoder"].contains($0.type.name) } ?? false
  }

  /// An object that no initializer made.
  private func unset(_ type: TypeDeclaration, _ whole: Type, _ place: Place) -> Value {
    let object = ObjectValue(type, stored(type).map { _ in .void }, generics(of: whole))
    object.place = place
    return .object(object)
  }

  /// Gives the properties that no initializer set what they begin with, or what stands for it.
  private func fillUnset(_ object: ObjectValue, _ place: Place) {
    let scope = Scope(
      object.type.scope,
      Frame(selfCell: nil, type: object.type, generics: object.generics))
    for (number, property) in stored(object.type).enumerated() where object.values[number].isVoid {
      let wanted = property.type.map { resolve($0, scope) } ?? .any
      if let value = try? initial(property, scope, wanted), !value.isVoid {
        object.values[number] = value
      } else if !property.isLazy {
        object.values[number] = unknown(property.name, wanted, place)
      }
    }
  }

  /// How many ways to an object are tried.
  private static let tries = 3
}
