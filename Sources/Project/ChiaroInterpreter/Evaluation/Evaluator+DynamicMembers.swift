// SPDX-License-Identifier: MIT

// Members of types with `@dynamicMemberLookup`, which a subscript gives by their names.

extension Evaluator {
  /// The value of a member that a type does not declare; nil where no subscript gives such.
  func dynamicMember(_ name: String, of value: Value, _ place: Place) throws -> Value? {
    guard let type = declaration(of: value), let index = dynamicIndex(name, of: type) else {
      return nil
    }
    return try declaredElement(value, [Pending(index)], place)
  }

  /// The argument of the subscript that gives a member: its name, or a key path of it.
  func dynamicIndex(_ name: String, of type: TypeDeclaration) -> CallArgument? {
    guard type.attributes.contains("dynamicMemberLookup") else { return nil }
    let label = "dynamicMember"
    for one in ([type] + supertypes(type)).flatMap(\.subscripts) {
      guard let parameter = one.getter.parameters.first, parameter.label == label else { continue }
      let wanted = resolve(parameter.type, Scope(nil, Frame(selfCell: nil, type: type)))
      if case .foreign(let kind, _) = wanted, kind.hasSuffix("KeyPath") {
        return CallArgument(label, .keyPath(KeyPathValue(components: [.member(name)])))
      }
      return CallArgument(label, .string(name))
    }
    return nil
  }
}
