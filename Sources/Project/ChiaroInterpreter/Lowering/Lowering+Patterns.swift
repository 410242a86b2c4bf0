// SPDX-License-Identifier: MIT

import SwiftSyntax

extension Lowering {
  /// A pattern; below `let` or `var`, names are bound and not looked up.
  func pattern(_ node: PatternSyntax, isBinding: Bool = false) -> Pattern {
    switch node.as(PatternSyntaxEnum.self) {
    case .identifierPattern(let inner): .name(inner.identifier.word)
    case .wildcardPattern: .anything
    case .valueBindingPattern(let inner): pattern(inner.pattern, isBinding: true)
    case .tuplePattern(let inner):
      .tuple(inner.elements.map { ($0.label?.word, pattern($0.pattern, isBinding: isBinding)) })
    case .isTypePattern(let inner): .test(type(inner.type))
    case .expressionPattern(let inner): pattern(inner.expression, isBinding)
    default: .anything
    }
  }

  /// A pattern that is written as an expression: `.case(let a)`, `a?`, `(1, _)`, `a as B`.
  private func pattern(_ node: ExprSyntax, _ isBinding: Bool) -> Pattern {
    switch node.as(ExprSyntaxEnum.self) {
    case .patternExpr(let inner): return pattern(inner.pattern, isBinding: isBinding)
    case .discardAssignmentExpr: return .anything
    case .optionalChainingExpr(let inner): return .some(pattern(inner.expression, isBinding))
    case .tupleExpr(let inner):
      if inner.elements.count == 1, let only = inner.elements.first {
        return pattern(only.expression, isBinding)
      }
      return .tuple(inner.elements.map { ($0.label?.word, pattern($0.expression, isBinding)) })
    case .functionCallExpr(let inner):
      if let found = enumeration(inner, isBinding) { return found }
    case .memberAccessExpr(let inner):
      if let found = enumeration(inner) { return found }
    case .sequenceExpr(let inner):
      if let found = cast(Array(inner.elements), isBinding) { return found }
    case .declReferenceExpr(let inner) where isBinding: return .name(inner.baseName.word)
    default: break
    }
    return .expression(expression(node))
  }

  private func enumeration(_ node: FunctionCallExprSyntax, _ isBinding: Bool) -> Pattern? {
    guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      case .enumeration(let type, let name, _)? = enumeration(member)
    else { return nil }
    return .enumeration(
      type, name, node.arguments.map { ($0.label?.word, pattern($0.expression, isBinding)) })
  }

  /// `.name` and `Type.name`; what begins with a small letter is no type.
  private func enumeration(_ node: MemberAccessExprSyntax) -> Pattern? {
    let name = node.declName.baseName.word
    guard let base = node.base else { return .enumeration(nil, name, nil) }
    let text = base.trimmedDescription
    guard text.first?.isUppercase == true, !text.contains("("), name.first?.isLowercase == true,
      let written = typeExpression(base)
    else { return nil }
    return .enumeration(written, name, nil)
  }

  private func cast(_ elements: [ExprSyntax], _ isBinding: Bool) -> Pattern? {
    guard elements.count == 3, elements[1].is(UnresolvedAsExprSyntax.self),
      let written = elements[2].as(TypeExprSyntax.self)
    else { return nil }
    return .cast(pattern(elements[0], isBinding), type(written.type))
  }
}
