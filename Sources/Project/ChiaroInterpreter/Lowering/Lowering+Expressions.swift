// SPDX-License-Identifier: MIT

import SwiftSyntax

extension Lowering {
  func expression(_ node: ExprSyntax) -> Expression {
    deeper(node) {
      let lowered = Expression(form(node), anchor(node))
      return closesChain(node) ? Expression(.chain(lowered), lowered.place) : lowered
    }
  }

  /// Where an expression stands for people: a member and its call at the name, not where the chain
  /// before it begins.
  private func anchor(_ node: ExprSyntax) -> Place {
    if let call = node.as(FunctionCallExprSyntax.self),
      let member = call.calledExpression.as(MemberAccessExprSyntax.self)
    {
      return place(member.declName)
    }
    if let member = node.as(MemberAccessExprSyntax.self) { return place(member.declName) }
    return place(node)
  }

  private func form(_ node: ExprSyntax) -> Expression.Form {
    switch node.as(ExprSyntaxEnum.self) {
    case .integerLiteralExpr(let inner): return Self.integer(inner.literal.text)
    case .floatLiteralExpr(let inner):
      return .number(Double(inner.literal.text.filter { $0 != "_" }) ?? 0)
    case .booleanLiteralExpr(let inner): return .boolean(inner.literal.tokenKind == .keyword(.true))
    case .stringLiteralExpr(let inner): return text(inner)
    case .nilLiteralExpr: return .nothing
    case .declReferenceExpr(let inner): return .name(name(inner), [])
    case .superExpr: return .upper
    case .discardAssignmentExpr: return .wildcard
    case .closureExpr(let inner): return .closure(closure(inner))
    case .ifExpr(let inner): return .choose(ifStatement(inner))
    case .switchExpr(let inner): return .select(switchStatement(inner, nil))
    case .keyPathExpr(let inner): return keyPath(inner)
    case .typeExpr(let inner): return .type(type(inner.type))
    case .macroExpansionExpr(let inner): return macro(inner)
    case .arrayExpr, .dictionaryExpr, .tupleExpr: return collection(node)
    default: return compound(node)
    }
  }

  private func compound(_ node: ExprSyntax) -> Expression.Form {
    switch node.as(ExprSyntaxEnum.self) {
    case .sequenceExpr(let inner): return fold(Array(inner.elements))
    case .functionCallExpr(let inner): return call(inner)
    case .subscriptCallExpr(let inner):
      return .element(
        expression(inner.calledExpression),
        arguments(
          inner.arguments, inner.trailingClosure, inner.additionalTrailingClosures))
    case .memberAccessExpr(let inner): return member(inner)
    case .genericSpecializationExpr(let inner): return specialized(inner)
    case .prefixOperatorExpr(let inner):
      return .prefix(inner.operator.text, expression(inner.expression))
    case .postfixOperatorExpr(let inner):
      return .postfix(inner.operator.text, expression(inner.expression))
    case .inOutExpr(let inner): return .reference(expression(inner.expression))
    case .optionalChainingExpr(let inner): return .link(expression(inner.expression))
    case .forceUnwrapExpr(let inner): return .unwrap(expression(inner.expression))
    case .tryExpr(let inner):
      let isOptional = inner.questionOrExclamationMark?.text == "?"
      return .attempt(expression(inner.expression), isOptional: isOptional)
    case .awaitExpr(let inner): return expression(inner.expression).form
    case .unsafeExpr(let inner): return expression(inner.expression).form
    case .consumeExpr(let inner): return expression(inner.expression).form
    case .copyExpr(let inner): return expression(inner.expression).form
    case .postfixIfConfigExpr(let inner): return postfixCondition(inner)
    default: return .other("\(node.kind)")
    }
  }

  private func collection(_ node: ExprSyntax) -> Expression.Form {
    switch node.as(ExprSyntaxEnum.self) {
    case .arrayExpr(let inner): return .array(inner.elements.map { expression($0.expression) })
    case .dictionaryExpr(let inner):
      guard case .elements(let list) = inner.content else { return .dictionary([]) }
      return .dictionary(list.map { (expression($0.key), expression($0.value)) })
    case .tupleExpr(let inner):
      let parts = arguments(inner.elements)
      // Parentheses around one expression are no tuple.
      if parts.count == 1, parts[0].label == nil, !parts[0].value.isNumericLiteral {
        return parts[0].value.form
      }
      return .tuple(parts)
    default: return .other("\(node.kind)")
    }
  }

  private func name(_ node: DeclReferenceExprSyntax) -> String {
    guard node.baseName.tokenKind == .keyword(.`init`) else { return node.baseName.word }
    // `Card.init(title:)` as a function: the labels tell which initializer is meant.
    let labels = node.argumentNames?.arguments.map { "\($0.name.text):" } ?? []
    return labels.isEmpty ? "init" : "init(\(labels.joined()))"
  }

  private func member(_ node: MemberAccessExprSyntax) -> Expression.Form {
    let name = name(node.declName)
    guard let base = node.base else { return .member(nil, name, []) }
    if base.is(ArrayExprSyntax.self) || base.is(DictionaryExprSyntax.self),
      name == "self" || Self.isListOfType(base), let written = typeExpression(base)
    {
      return .member(Expression(.type(written), place(base)), name, [])
    }
    return .member(expression(base), name, [])
  }

  /// Whether brackets around the name of a type stand for a type: `[Item].samples`.
  private static func isListOfType(_ node: ExprSyntax) -> Bool {
    guard let list = node.as(ArrayExprSyntax.self), list.elements.count == 1,
      let only = list.elements.first?.expression.as(DeclReferenceExprSyntax.self)
    else { return false }
    return only.baseName.text.first?.isUppercase == true
  }

  private func specialized(_ node: GenericSpecializationExprSyntax) -> Expression.Form {
    let types = arguments(node.genericArgumentClause)
    switch expression(node.expression).form {
    case .name(let name, _): return .name(name, types)
    case .member(let base, let name, _): return .member(base, name, types)
    case let form: return form
    }
  }

  private func call(_ node: FunctionCallExprSyntax) -> Expression.Form {
    let list = arguments(
      node.arguments, node.trailingClosure, node.additionalTrailingClosures)
    // `[Int]()` and `[Int: Int]()` make collections.
    let callee = node.calledExpression
    if callee.is(ArrayExprSyntax.self) || callee.is(DictionaryExprSyntax.self),
      let written = typeExpression(callee)
    {
      return .call(Expression(.type(written), place(callee)), list)
    }
    return .call(expression(callee), list)
  }

  func arguments(
    _ list: LabeledExprListSyntax, _ trailing: ClosureExprSyntax? = nil,
    _ others: MultipleTrailingClosureElementListSyntax? = nil
  ) -> [Expression.Argument] {
    var result = list.map {
      Expression.Argument(label: $0.label?.word, value: expression($0.expression))
    }
    if let trailing {
      result.append(.init(label: nil, value: expression(ExprSyntax(trailing)), isTrailing: true))
    }
    for other in others ?? [] {
      let label = other.label.word == "_" ? nil : other.label.word
      let value = expression(ExprSyntax(other.closure))
      result.append(.init(label: label, value: value, isTrailing: true))
    }
    return result
  }

  private func macro(_ node: MacroExpansionExprSyntax) -> Expression.Form {
    .macro(
      node.macroName.word,
      arguments(node.arguments, node.trailingClosure, node.additionalTrailingClosures))
  }

  private func keyPath(_ node: KeyPathExprSyntax) -> Expression.Form {
    let components = node.components.compactMap { item -> Expression.KeyPathComponent? in
      switch item.component {
      case .property(let part): .member(part.declName.baseName.word)
      case .subscript(let part): .element(arguments(part.arguments))
      case .optional(let part): part.questionOrExclamationMark.text == "?" ? .optional : .unwrap
      default: nil
      }
    }
    return .keyPath(node.root.map { type($0) }, components)
  }

  /// `a #if … .b() #endif`: what is built is called on what stands before.
  private func postfixCondition(_ node: PostfixIfConfigExprSyntax) -> Expression.Form {
    guard let base = node.base else { return .other("#if") }
    let lowered = expression(base)
    guard case .postfixExpression(let inner)? = built(node.config) else { return lowered.form }
    return grafted(expression(inner), onto: lowered).form
  }

  /// An expression that begins with a dot, with something before the dot.
  private func grafted(_ node: Expression, onto base: Expression) -> Expression {
    switch node.form {
    case .member(nil, let name, let types):
      Expression(.member(base, name, types), node.place)
    case .member(let inner?, let name, let types):
      Expression(.member(grafted(inner, onto: base), name, types), node.place)
    case .call(let callee, let arguments):
      Expression(.call(grafted(callee, onto: base), arguments), node.place)
    default: node
    }
  }
}
