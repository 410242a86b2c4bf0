// SPDX-License-Identifier: MIT

import SwiftSyntax

/// Small questions about expressions, none of which calls itself.
enum Expressions {
  /// The most steps that any of them takes.
  static let bound = 64

  /// The names of `a.b?.c()!.d`, without calls, question marks and subscripts.
  static func path(_ expression: ExprSyntax) -> [String] {
    var names: [String] = []
    var next: ExprSyntax? = expression
    for _ in 0..<bound {
      guard let current = next else { break }
      if let access = current.as(MemberAccessExprSyntax.self) {
        names.append(access.declName.baseName.text)
        next = access.base
      } else if let name = current.as(DeclReferenceExprSyntax.self) {
        names.append(name.baseName.text)
        next = nil
      } else {
        next = inner(current)
      }
    }
    return names.reversed()
  }

  /// What an expression that only wraps another one wraps.
  private static func inner(_ expression: ExprSyntax) -> ExprSyntax? {
    if let chain = expression.as(OptionalChainingExprSyntax.self) { return chain.expression }
    if let forced = expression.as(ForceUnwrapExprSyntax.self) { return forced.expression }
    if let call = expression.as(FunctionCallExprSyntax.self) { return call.calledExpression }
    if let call = expression.as(SubscriptCallExprSyntax.self) { return call.calledExpression }
    if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1 {
      return tuple.elements.first?.expression
    }
    return nil
  }

  /// The call to which a closure is given; nil where it is given to none.
  ///
  /// A trailing closure stands in the call, another one among its arguments.
  static func call(of closure: ClosureExprSyntax) -> FunctionCallExprSyntax? {
    closure.parent?.as(FunctionCallExprSyntax.self)
      ?? closure.parent?.parent?.parent?.as(FunctionCallExprSyntax.self)
  }

  /// What a call calls by its last name; a type where it makes one: `A(…)` and `A.init(…)`.
  static func function(of call: FunctionCallExprSyntax) -> String {
    let path = path(call.calledExpression)
    return (path.last == "init" ? path.dropLast().last : path.last) ?? "init"
  }

  /// The calls with parentheses in the first tokens of a piece of code, in order.
  static func calls(in node: Syntax, most: Int) -> [FunctionCallExprSyntax] {
    node.tokens(viewMode: .sourceAccurate).prefix(most).compactMap { token in
      token.tokenKind == .leftParen ? token.parent?.as(FunctionCallExprSyntax.self) : nil
    }
  }

  /// The member of a type, or the function, in which a node stands.
  static func member(around node: Syntax) -> Syntax? {
    sequence(first: node) { $0.parent }.prefix(bound * 4).first {
      $0.is(FunctionDeclSyntax.self) || $0.is(InitializerDeclSyntax.self)
        || $0.is(AccessorBlockSyntax.self) || $0.is(MemberBlockItemSyntax.self)
    }
  }

  /// The last name of `A.B`; nil for anything but names.
  static func lastName(_ expression: ExprSyntax) -> String? {
    if let name = expression.as(DeclReferenceExprSyntax.self) { return name.baseName.text }
    return expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
  }

  /// A number that is written down: `0.5`, `230/255`, `CGFloat(3)`, `CGFloat(51) / 255`.
  static func number(_ expression: ExprSyntax) -> Double? {
    if let number = plainNumber(expression) { return number }
    let parts = expression.as(TupleExprSyntax.self)?.elements.first?.expression ?? expression
    guard let sequence = parts.as(SequenceExprSyntax.self), sequence.elements.count == 3 else {
      return plainNumber(parts)
    }
    let elements = Array(sequence.elements)
    guard isOperator(elements[1], "/"), let top = plainNumber(elements[0]),
      let bottom = plainNumber(elements[2]), bottom != 0
    else { return nil }
    return top / bottom
  }

  /// A literal, or a type that is made of one: `CGFloat(3)`.
  private static func plainNumber(_ expression: ExprSyntax) -> Double? {
    if let number = literal(expression) { return number }
    guard let call = expression.as(FunctionCallExprSyntax.self), call.arguments.count == 1 else {
      return nil
    }
    return call.arguments.first.flatMap { literal($0.expression) }
  }

  private static func literal(_ expression: ExprSyntax) -> Double? {
    if let integer = expression.as(IntegerLiteralExprSyntax.self) {
      let text = integer.literal.text.filter { $0 != "_" }
      if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map(Double.init) }
      return Double(text)
    }
    if let float = expression.as(FloatLiteralExprSyntax.self) {
      return Double(float.literal.text.filter { $0 != "_" })
    }
    return nil
  }

  /// The text of a string that is written down whole.
  static func text(_ expression: ExprSyntax) -> String? {
    guard let literal = expression.as(StringLiteralExprSyntax.self), literal.segments.count == 1
    else { return nil }
    return literal.segments.first?.as(StringSegmentSyntax.self)?.content.text
  }

  /// The first bytes of a node's text, spaces and line breaks made one space.
  static func words(_ node: some SyntaxProtocol, limit: Int = 300) -> String {
    var words = ""
    for token in node.tokens(viewMode: .sourceAccurate) {
      if !words.isEmpty && !token.leadingTrivia.isEmpty { words += " " }
      let text = token.text
      words +=
        text.utf8.count > limit ? String(decoding: text.utf8.prefix(limit), as: UTF8.self) : text
      if !token.trailingTrivia.isEmpty { words += " " }
      if words.utf8.count > limit { break }
    }
    if words.last == " " { words.removeLast() }
    return words
  }

  /// The expression of a statement that is nothing else; nil for another.
  static func expression(of item: CodeBlockItemSyntax) -> ExprSyntax? {
    item.item.as(ExprSyntax.self) ?? item.item.as(ExpressionStmtSyntax.self)?.expression
  }

  /// Whether an expression is an operator between two sides, such as `&&`.
  static func isOperator(_ expression: ExprSyntax, _ text: String) -> Bool {
    expression.as(BinaryOperatorExprSyntax.self)?.operator.text == text
  }
}

extension DeclModifierListSyntax {
  /// Whether a declaration is an override.
  var hasOverride: Bool { contains { $0.name.text == "override" } }
}
