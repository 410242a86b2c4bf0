// SPDX-License-Identifier: MIT

/// An expression of a project, lowered from its syntax so that it can be evaluated often.
final class Expression {
  let form: Form
  let place: Place
  /// Whether it is made of literals of numbers alone, whose type is what stands around them.
  let isNumericLiteral: Bool
  /// Whether its value depends on the type that is asked for.
  let needsType: Bool
  /// Whether it begins with a dot.
  let isImplicit: Bool
  /// Whether it names where something is, so that it can be changed there.
  let isPlace: Bool

  init(_ form: Form, _ place: Place) {
    self.form = form
    self.place = place
    // Known once, for a chain of thousands would be walked from each of its ends.
    isNumericLiteral = Self.isNumericLiteral(form)
    isImplicit = Self.isImplicit(form)
    needsType = isNumericLiteral || isImplicit || Self.needsType(form)
    isPlace = Self.isPlace(form)
  }

  enum Form {
    case integer(Int)
    case number(Double)
    case boolean(Bool)
    case text(String)
    case interpolation([Segment])
    case nothing
    case array([Expression])
    case dictionary([(key: Expression, value: Expression)])
    case tuple([Argument])
    case name(String, [TypeExpression])
    case upper
    case member(Expression?, String, [TypeExpression])
    case call(Expression, [Argument])
    case element(Expression, [Argument])
    case closure(ClosureExpression)
    case binary(String, Expression, Expression)
    case prefix(String, Expression)
    case postfix(String, Expression)
    case assign(Expression, Expression)
    case ternary(Expression, Expression, Expression)
    case cast(Expression, TypeExpression, Cast)
    case attempt(Expression, isOptional: Bool)
    case unwrap(Expression)
    /// `a?`, whose emptiness ends the chain around it.
    case link(Expression)
    case chain(Expression)
    case choose(IfStatement)
    case select(SwitchStatement)
    case keyPath(TypeExpression?, [KeyPathComponent])
    case type(TypeExpression)
    case reference(Expression)
    case macro(String, [Argument])
    case wildcard
    /// Syntax that is not understood, by what it is called.
    case other(String)
  }

  enum Cast {
    case test, force, attempt, convert
  }

  struct Argument {
    var label: String?
    var value: Expression
    var isTrailing = false
  }

  enum Segment {
    case text(String)
    case value([Argument])
  }

  enum KeyPathComponent {
    case member(String)
    case element([Argument])
    case optional, unwrap
  }

  private static func isNumericLiteral(_ form: Form) -> Bool {
    switch form {
    case .integer, .number: true
    case .prefix(let sign, let value): (sign == "-" || sign == "+") && value.isNumericLiteral
    case .binary(let sign, let left, let right):
      arithmetic.contains(sign) && left.isNumericLiteral && right.isNumericLiteral
    case .tuple(let parts):
      parts.count == 1 && parts[0].value.isNumericLiteral
    default: false
    }
  }

  private static let arithmetic: Set = ["+", "-", "*", "/", "%"]

  private static func needsType(_ form: Form) -> Bool {
    switch form {
    case .closure, .nothing, .array, .dictionary: true
    case .tuple(let parts): parts.contains { $0.value.needsType }
    case .ternary(_, let left, let right): left.needsType || right.needsType
    default: false
    }
  }

  private static func isImplicit(_ form: Form) -> Bool {
    switch form {
    case .member(let base, _, _): base?.isImplicit ?? true
    case .call(let callee, _): callee.isImplicit
    case .chain(let inner), .link(let inner), .unwrap(let inner): inner.isImplicit
    default: false
    }
  }

  private static func isPlace(_ form: Form) -> Bool {
    switch form {
    case .name, .upper: true
    case .member(let base?, _, _): base.isPlace
    case .element(let base, _), .link(let base), .unwrap(let base), .chain(let base): base.isPlace
    default: false
    }
  }
}

/// A closure: its captures, its parameters and its statements.
final class ClosureExpression {
  struct Parameter {
    var name: String
    var type: TypeExpression?
  }

  struct Capture {
    var name: String
    var value: Expression?
  }

  let captures: [Capture]
  /// Nil where the closure names none, and `$0` stands for them.
  let parameters: [Parameter]?
  let result: TypeExpression?
  let body: Block
  /// The number of `$0`, `$1` … that it uses.
  let shorthandCount: Int

  init(
    captures: [Capture], parameters: [Parameter]?, result: TypeExpression?, body: Block,
    shorthandCount: Int
  ) {
    self.captures = captures
    self.parameters = parameters
    self.result = result
    self.body = body
    self.shorthandCount = shorthandCount
  }
}
