// SPDX-License-Identifier: MIT

// What a class inherits, where its own code names it.

extension Evaluator {
  /// Changes `super.name`: what the superclass has, past the accessors and observers of the class
  /// itself.
  func modifyUpper<Result>(
    _ name: String, _ scope: Scope, _ place: Place, _ body: (inout Value) throws -> Result
  ) throws -> Result {
    guard let cell = scope.frame.selfCell, let type = scope.frame.type?.subject else {
      var value = unknown(name, .any, place)
      return try body(&value)
    }
    var value = cell.value
    if let parent = superclass(type), let property = property(name, of: parent) {
      if !property.isStored { return try modifyComputed(&value, property, body) }
      if let number = self.place(of: name, in: type) {
        return try modifyField(&value, number, body)
      }
    }
    if let result = try modifyHostProperty(&value, name, place, body) { return result }
    return try modifyMember(&value, name, place, isQuiet: true, body)
  }

  /// Whether a class inherits an initializer without arguments from the host's class: it has the
  /// host's usual initializer, and the one that would be called has arguments of its own.
  func inheritsPlainInitializer(
    _ candidates: [FunctionDeclaration], _ chosen: FunctionDeclaration, _ type: TypeDeclaration
  ) -> [Pending]? {
    guard !chosen.parameters.isEmpty, let usual = usualArguments(type), !usual.isEmpty,
      candidates.contains(where: {
        $0.parameters.count == usual.count && Self.match($0.parameters, usual) != nil
      })
    else { return nil }
    return usual
  }

  /// The name of the class that a class property of an object's class gives: `layerClass`; nil
  /// where it declares none.
  package func declaredClass(_ name: String, of object: ObjectValue) -> String? {
    for case .property(let property) in statics(name, of: object.type) {
      let value = try? global(property, selfType: .declared(object.type, []))
      guard case .type(let type)? = value?.unwrapped else { continue }
      return type.name
    }
    return nil
  }
}
