// SPDX-License-Identifier: MIT

// Extensions that wrap what the system has under the same name: `padding(_:)` that calls the
// system's `padding(_:)`, `init?(string: String?)` that calls `init?(string: String)`.

extension Evaluator {
  /// The functions that a call can mean: one that adds to a type of the system, and calls the
  /// system's function of its own name, means that one.
  func withoutWrapper(
    _ functions: [FunctionDeclaration], _ owner: Value?, _ place: Place
  ) -> [FunctionDeclaration] {
    guard let owner, functions.contains(where: { isWrapper($0, at: place) }),
      isOfSystem(functions[0].name, owner)
    else { return functions }
    return functions.filter { !isWrapper($0, at: place) }
  }

  /// Whether a function adds to a type of the system, and a place is in its body.
  func isWrapper(_ function: FunctionDeclaration, at place: Place) -> Bool {
    guard function.owner?.subject.kind == .foreign, function.place.file == place.file,
      function.place.offset <= place.offset
    else { return false }
    return program.member(around: place) == program.member(around: function.place)
  }

  /// Whether the system has a function of a name for a value.
  private func isOfSystem(_ name: String, _ value: Value) -> Bool {
    if Library.hasMethod(name, value) { return true }
    if let type = declaration(of: value), let owner = hostClass(of: type) {
      return host.objects?.hasMethod(name, of: owner) == true
    }
    return host.hasModifier(name)
  }
}
