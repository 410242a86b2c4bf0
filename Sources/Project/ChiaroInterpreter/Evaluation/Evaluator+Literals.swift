// SPDX-License-Identifier: MIT

// Literals, and the types of the project that can be written as one.

extension Evaluator {
  /// The value of a literal that is no collection.
  func literal(_ node: Expression, _ scope: Scope, _ hint: Type) throws -> Value {
    switch node.form {
    case .integer(let number):
      let value = Self.literal(number, hint)
      return try expressed(value, "integerLiteral", hint, node.place)
        ?? expressed(value, "floatLiteral", hint, node.place) ?? value
    case .number(let number):
      let value = Self.literal(number, hint)
      return try expressed(value, "floatLiteral", hint, node.place) ?? value
    case .boolean(let truth):
      return try expressed(.bool(truth), "booleanLiteral", hint, node.place) ?? .bool(truth)
    case .text(let text):
      let value = literal(text, hint)
      return try expressed(value, "stringLiteral", hint, node.place) ?? value
    case .interpolation(let segments):
      let value = try interpolate(segments, scope, hint, node.place)
      return try expressed(value, "stringLiteral", hint, node.place) ?? value
    default: return .nothing
    }
  }

  /// The value of a literal as a type of the project's, or one to which the project adds this, that
  /// has an initializer for it; nil where the type that is wanted has none.
  func expressed(
    _ value: Value, _ label: String, _ hint: Type, _ place: Place
  ) throws -> Value? {
    let type = hint.unwrapped
    let makers: [FunctionDeclaration]
    switch type {
    case .declared(let declaration, _)
    where declaration.kind == .structure || declaration.kind == .enumeration
      || declaration.kind == .reference:
      makers = initializers(of: declaration)
    case .foreign(let name, _): makers = program.extended[name]?.extensionInitializers ?? []
    default: return nil
    }
    guard makers.contains(where: { $0.parameters.first?.label == label }) else { return nil }
    var arguments = [CallArgument(label, value)]
    if label == "arrayLiteral", case .array(let values) = value {
      arguments = values.enumerated().map { CallArgument($0.offset == 0 ? label : nil, $0.element) }
    }
    return try construct(type, arguments.map { Pending($0) }, place, type)
  }

  private func literal(_ text: String, _ hint: Type) -> Value {
    if case .builtin(.character, _) = hint.unwrapped, text.count == 1, let only = text.first {
      return .character(only)
    }
    return .string(text)
  }
}
