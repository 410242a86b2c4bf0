// SPDX-License-Identifier: MIT

/// Statements in braces.
final class Block {
  let statements: [Statement]
  /// How much there is in it: the branch with more content is taken where nothing decides.
  let weight: Int

  init(_ statements: [Statement], weight: Int) {
    self.statements = statements
    self.weight = weight
  }

  static var empty: Block { Block([], weight: 0) }

  /// The only expression, whose value a closure or function gives without `return`.
  var onlyExpression: Expression? {
    guard statements.count == 1, case .expression(let expression) = statements[0].form else {
      return nil
    }
    return expression
  }
}

/// A statement of a project.
final class Statement {
  let form: Form
  let place: Place

  init(_ form: Form, _ place: Place) {
    self.form = form
    self.place = place
  }

  enum Form {
    case expression(Expression)
    case variables([Binding], isConstant: Bool)
    case property(PropertyDeclaration)
    case function(FunctionDeclaration)
    case type(TypeDeclaration)
    case give(Expression?)
    case choose(IfStatement)
    case guards([Condition], Block)
    case loop(label: String?, [Condition], Block)
    case repeats(label: String?, Block, Expression)
    case each(EachStatement)
    case select(SwitchStatement)
    case leave(String?)
    case next(String?)
    case fall
    case raise(Expression)
    case later(Block)
    case attempt(Block, [CatchClause])
    case labeled(String, Block)
    case other(String)
  }

  struct Binding {
    var pattern: Pattern
    var type: TypeExpression?
    var value: Expression?
  }
}

/// A condition of `if`, `guard` and `while`.
enum Condition {
  case expression(Expression)
  case binding(Pattern, TypeExpression?, Expression)
  case pattern(Pattern, Expression)
  case constant(Bool)
}

/// `if` with its branches, as a statement or an expression.
final class IfStatement {
  let conditions: [Condition]
  let body: Block
  let otherwise: Block?
  /// The `else if` of which the other branch consists, where it is one.
  let chained: IfStatement?
  let place: Place

  init(
    _ conditions: [Condition], _ body: Block, _ otherwise: Block?, chained: IfStatement? = nil,
    _ place: Place
  ) {
    self.conditions = conditions
    self.body = body
    self.otherwise = otherwise
    self.chained = chained
    self.place = place
  }
}

/// `switch` with its cases.
final class SwitchStatement {
  struct Case {
    /// Empty for `default`.
    var items: [(pattern: Pattern, condition: Expression?)]
    var isDefault: Bool
    var body: Block
  }

  let label: String?
  let subject: Expression
  let cases: [Case]
  let place: Place

  init(_ label: String?, _ subject: Expression, _ cases: [Case], _ place: Place) {
    self.label = label
    self.subject = subject
    self.cases = cases
    self.place = place
  }
}

/// `for … in`.
struct EachStatement {
  var label: String?
  var pattern: Pattern
  var type: TypeExpression?
  var sequence: Expression
  var condition: Expression?
  var body: Block
}

/// `catch`, with what it catches.
struct CatchClause {
  var items: [(pattern: Pattern?, condition: Expression?)]
  var body: Block
}

/// What a value is compared with, and the names that it is bound to.
indirect enum Pattern {
  case anything
  case name(String)
  case tuple([(label: String?, pattern: Pattern)])
  case enumeration(TypeExpression?, String, [(label: String?, pattern: Pattern)]?)
  case some(Pattern)
  case test(TypeExpression)
  case cast(Pattern, TypeExpression)
  case expression(Expression)
}
