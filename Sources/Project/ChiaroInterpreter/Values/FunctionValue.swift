// SPDX-License-Identifier: MIT

/// An argument of a call.
package struct CallArgument {
  /// The label; nil for one without.
  package var label: String?
  package var value: Value
  /// Where its expression begins.
  package var place: Place
  /// Whether it is a closure behind the parentheses.
  package var isTrailing = false
  /// Whether it is a text that is written here, which is a key for texts and may have marks.
  package var isLiteralText = false

  package init(
    _ label: String? = nil, _ value: Value, _ place: Place = .none, isTrailing: Bool = false
  ) {
    self.label = label
    self.value = value
    self.place = place
    self.isTrailing = isTrailing
  }
}

/// Something that can be called.
package final class FunctionValue {
  enum Body {
    case closure(ClosureExpression, Scope)
    case declared([FunctionDeclaration], owner: Value?, Scope?)
    case native((Evaluator, [CallArgument]) throws -> Value)
    /// A function of the host's, which knows the types of its arguments.
    case host((Evaluator, [Pending]) throws -> Value)
  }

  let body: Body
  /// The types of the parameters and of the result, where they are known.
  var parameters: [Type]
  var result: Type
  package let place: Place
  /// Whether its statements are elements of a result builder.
  var builder: BuilderKind?

  init(
    _ body: Body, parameters: [Type] = [], result: Type = .any, place: Place = .none,
    builder: BuilderKind? = nil
  ) {
    self.body = body
    self.parameters = parameters
    self.result = result
    self.place = place
    self.builder = builder
  }

  /// The number of parameters that a closure names; nil if unknown.
  package var parameterCount: Int? {
    switch body {
    case .closure(let closure, _): closure.parameters?.count ?? closure.shorthandCount
    case .declared(let functions, _, _): functions.first?.parameters.count
    case .native, .host: nil
    }
  }
}

/// A result builder: one of the host, whose elements stay a list, or one of the project.
enum BuilderKind {
  case host(String)
  case declared(TypeDeclaration)
}
