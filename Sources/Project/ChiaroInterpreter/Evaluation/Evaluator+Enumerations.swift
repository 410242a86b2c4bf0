// SPDX-License-Identifier: MIT

// Values of enumerations, made of their raw values.

extension Evaluator {
  func constructCase(
    _ type: TypeDeclaration, _ generics: [String: Type], _ arguments: [Pending], _ place: Place
  ) throws -> Value {
    var list = arguments
    if let candidate = try choose(initializers(of: type), &list, owner: nil) {
      let cell = Cell(.type(TypeValue(type: .declared(type, []))))
      return try finish(candidate, list, cell, place)
    }
    guard let first = arguments.first, first.label == "rawValue" else {
      return unknown(type.name, .declared(type, []), place)
    }
    let wanted = try evaluate(first)
    for (index, raw) in try rawValues(of: type).enumerated() where Equality.areEqual(raw, wanted) {
      return .some(.enumeration(EnumValue(type: type, index: index, payload: [])))
    }
    return .nothing
  }

  /// The raw values of the cases of an enumeration.
  func rawValues(of type: TypeDeclaration) throws -> [Value] {
    if let known = type.rawValuesKept { return known }
    let scope = Scope(type.scope, Frame(selfCell: nil, type: type))
    let wanted = type.inherited.first.map { resolve($0, scope) } ?? .any
    var isText = false
    if case .builtin(let builtin, _) = wanted { isText = builtin == .string }
    var next = 0
    var values: [Value] = []
    for declaration in type.cases {
      if let raw = declaration.rawValue {
        let value = try evaluate(raw.lowered, scope, wanted)
        next = (value.wholeNumber ?? next) &+ 1
        values.append(value)
      } else if isText {
        values.append(.string(declaration.name))
      } else {
        values.append(Self.literal(next, wanted))
        next &+= 1
      }
    }
    type.rawValuesKept = values
    return values
  }
}
