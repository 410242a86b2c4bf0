// SPDX-License-Identifier: MIT

import SwiftSyntax

extension Lowering {
  /// Whether a chain with `?` in it ends at a node, so that its value is an optional.
  func closesChain(_ node: ExprSyntax) -> Bool {
    guard Self.base(of: node) != nil || node.is(OptionalChainingExprSyntax.self) else {
      return false
    }
    if let parent = node.parent?.as(ExprSyntax.self), Self.base(of: parent)?.id == node.id {
      return false
    }
    var current = node
    while let base = Self.base(of: current) {
      if current.is(OptionalChainingExprSyntax.self) { return true }
      current = base
    }
    return false
  }

  /// What an expression continues: the base of a member, a call, a subscript, `?` and `!`.
  private static func base(of node: ExprSyntax) -> ExprSyntax? {
    if let inner = node.as(MemberAccessExprSyntax.self) { return inner.base }
    if let inner = node.as(FunctionCallExprSyntax.self) { return inner.calledExpression }
    if let inner = node.as(SubscriptCallExprSyntax.self) { return inner.calledExpression }
    if let inner = node.as(OptionalChainingExprSyntax.self) { return inner.expression }
    if let inner = node.as(ForceUnwrapExprSyntax.self) { return inner.expression }
    return nil
  }

  func closure(_ node: ClosureExprSyntax) -> ClosureExpression {
    let signature = node.signature
    let captures =
      signature?.capture?.items.map { item in
        ClosureExpression.Capture(
          name: item.name.word, value: item.initializer.map { expression($0.value) })
      } ?? []
    return ClosureExpression(
      captures: captures, parameters: signature?.parameterClause.map(parameters),
      result: signature?.returnClause.map { type($0.type) }, body: block(node.statements),
      shorthandCount: Self.shorthandCount(node))
  }

  private func parameters(
    _ clause: ClosureSignatureSyntax.ParameterClause
  ) -> [ClosureExpression.Parameter] {
    switch clause {
    case .simpleInput(let list): list.map { .init(name: $0.name.word, type: nil) }
    case .parameterClause(let clause):
      clause.parameters.map {
        .init(name: ($0.secondName ?? $0.firstName).word, type: $0.type.map { type($0) })
      }
    }
  }

  /// The number of `$0`, `$1` … that stand in a closure, and not in one inside of it.
  private static func shorthandCount(_ node: ClosureExprSyntax) -> Int {
    guard node.signature?.parameterClause == nil else { return 0 }
    let counter = ShorthandCounter(viewMode: .sourceAccurate)
    counter.walk(node.statements)
    return counter.count
  }

  private final class ShorthandCounter: SyntaxVisitor {
    private(set) var count = 0

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
      if case .dollarIdentifier(let text) = token.tokenKind, let number = Int(text.dropFirst()),
        number < 16
      {
        count = max(count, number + 1)
      }
      return .skipChildren
    }
  }

  // MARK: Operators

  /// A sequence of operands and operators as a tree.
  func fold(_ elements: [ExprSyntax]) -> Expression.Form {
    var place = 0
    let folded = fold(elements, &place, above: -1)
    return folded.form
  }

  private func fold(_ elements: [ExprSyntax], _ place: inout Int, above rank: Double) -> Expression
  {
    var left = expression(elements[place])
    place += 1
    while place < elements.count {
      let name = Self.operatorName(elements[place])
      let group = file.operators.group(name)
      guard group.rank > rank else { return left }
      let sign = elements[place]
      place += 1
      guard place < elements.count else { return left }
      let inner = group.isRight ? group.rank - 0.1 : group.rank
      left = joined(left, sign, name, elements, &place, inner)
    }
    return left
  }

  private func joined(
    _ left: Expression, _ sign: ExprSyntax, _ name: String, _ elements: [ExprSyntax],
    _ place: inout Int, _ rank: Double
  ) -> Expression {
    if name == "is" || name == "as" {
      let written = elements[place].as(TypeExprSyntax.self).map { type($0.type) }
      place += 1
      let target = written ?? TypeExpression(.inferred, left.place)
      return Expression(.cast(left, target, Self.cast(sign)), left.place)
    }
    let right = deeper(elements[place]) { fold(elements, &place, above: rank) }
    if let ternary = sign.as(UnresolvedTernaryExprSyntax.self) {
      return Expression(.ternary(left, expression(ternary.thenExpression), right), left.place)
    }
    if name == "=" { return Expression(.assign(left, right), left.place) }
    return Expression(.binary(name, left, right), left.place)
  }

  private static func cast(_ node: ExprSyntax) -> Expression.Cast {
    guard let node = node.as(UnresolvedAsExprSyntax.self) else { return .test }
    switch node.questionOrExclamationMark?.text {
    case "?": return .attempt
    case "!": return .force
    default: return .convert
    }
  }

  private static func operatorName(_ node: ExprSyntax) -> String {
    switch node.as(ExprSyntaxEnum.self) {
    case .binaryOperatorExpr(let inner): inner.operator.text
    case .assignmentExpr: "="
    case .unresolvedTernaryExpr: "?:"
    case .unresolvedIsExpr: "is"
    case .unresolvedAsExpr: "as"
    default: "?"
    }
  }
}
