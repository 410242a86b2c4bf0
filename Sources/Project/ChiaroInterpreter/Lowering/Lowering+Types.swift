// SPDX-License-Identifier: MIT

import SwiftSyntax

extension Lowering {
  func type(_ node: TypeSyntax, depth: Int = 0) -> TypeExpression {
    TypeExpression(depth < 64 ? form(node, depth + 1) : .inferred, place(node))
  }

  private func form(_ node: TypeSyntax, _ depth: Int) -> TypeExpression.Form {
    switch node.as(TypeSyntaxEnum.self) {
    case .identifierType(let inner):
      return .named(inner.name.word, arguments(inner.genericArgumentClause, depth))
    case .memberType(let inner):
      return .member(
        type(inner.baseType, depth: depth), inner.name.word,
        arguments(inner.genericArgumentClause, depth))
    case .optionalType(let inner): return .optional(type(inner.wrappedType, depth: depth))
    case .implicitlyUnwrappedOptionalType(let inner):
      return .optional(type(inner.wrappedType, depth: depth))
    case .arrayType(let inner): return .array(type(inner.element, depth: depth))
    case .dictionaryType(let inner):
      return .dictionary(type(inner.key, depth: depth), type(inner.value, depth: depth))
    case .tupleType(let inner): return tuple(inner, depth)
    case .functionType(let inner):
      return .function(
        inner.parameters.map { type($0.type, depth: depth) },
        type(inner.returnClause.type, depth: depth))
    case .attributedType(let inner): return form(inner.baseType, depth + 1)
    case .someOrAnyType(let inner): return .constrained(type(inner.constraint, depth: depth))
    case .metatypeType(let inner): return .metatype(type(inner.baseType, depth: depth))
    case .compositionType(let inner):
      return .composition(inner.elements.map { type($0.type, depth: depth) })
    default: return .inferred
    }
  }

  private func tuple(_ node: TupleTypeSyntax, _ depth: Int) -> TypeExpression.Form {
    if node.elements.count == 1, let only = node.elements.first {
      return form(only.type, depth + 1)
    }
    return .tuple(node.elements.map { ($0.firstName?.word, type($0.type, depth: depth)) })
  }

  /// The type of a variable, as it is written: behind its name, or as the empty collection with
  /// which it begins, for that knows its elements by its type alone.
  func type(of binding: PatternBindingSyntax) -> TypeExpression? {
    if let written = binding.typeAnnotation { return type(written.type) }
    guard let call = binding.initializer?.value.as(FunctionCallExprSyntax.self),
      call.arguments.isEmpty, call.trailingClosure == nil,
      let written = typeExpression(call.calledExpression)
    else { return nil }
    switch written.form {
    case .array, .dictionary: return written
    case .named(let name, let types)
    where !types.isEmpty && ["Array", "Dictionary", "Set"].contains(name):
      return written
    default: return nil
    }
  }

  private func arguments(_ node: GenericArgumentClauseSyntax?, _ depth: Int) -> [TypeExpression] {
    (node?.arguments).map { list in
      list.compactMap { argument in
        if case .type(let node) = argument.argument { return type(node, depth: depth) }
        return nil
      }
    } ?? []
  }

  func arguments(_ node: GenericArgumentClauseSyntax?) -> [TypeExpression] { arguments(node, 0) }

  /// `(A) -> B` where an expression is read.
  private func functionType(_ parts: [ExprSyntax], _ place: Place) -> TypeExpression? {
    guard parts.count == 3, parts[1].is(ArrowExprSyntax.self),
      let taken = parts[0].as(TupleExprSyntax.self), let result = typeExpression(parts[2])
    else { return nil }
    let parameters = taken.elements.compactMap { typeExpression($0.expression) }
    guard parameters.count == taken.elements.count else { return nil }
    return TypeExpression(.function(parameters, result), place)
  }

  /// An expression that is written like a type: `A`, `A.B`, `[A]`, `[A: B]`, `A<B>`.
  func typeExpression(_ node: ExprSyntax) -> TypeExpression? {
    switch node.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let inner):
      return TypeExpression(.named(inner.baseName.word, []), place(node))
    case .memberAccessExpr(let inner):
      guard let base = inner.base.flatMap(typeExpression) else { return nil }
      return TypeExpression(.member(base, inner.declName.baseName.word, []), place(node))
    case .genericSpecializationExpr(let inner):
      let arguments = arguments(inner.genericArgumentClause)
      switch typeExpression(inner.expression)?.form {
      case .named(let name, _)?: return TypeExpression(.named(name, arguments), place(node))
      case .member(let base, let name, _)?:
        return TypeExpression(.member(base, name, arguments), place(node))
      default: return nil
      }
    case .typeExpr(let inner): return type(inner.type)
    case .sequenceExpr(let inner): return functionType(Array(inner.elements), place(node))
    case .optionalChainingExpr(let inner):
      return typeExpression(inner.expression).map { TypeExpression(.optional($0), place(node)) }
    case .arrayExpr(let inner):
      guard inner.elements.count == 1, let only = inner.elements.first,
        let element = typeExpression(only.expression), element.isCapitalized
      else { return nil }
      return TypeExpression(.array(element), place(node))
    case .dictionaryExpr(let inner):
      guard case .elements(let list) = inner.content, list.count == 1, let only = list.first,
        let key = typeExpression(only.key), let value = typeExpression(only.value),
        key.isCapitalized, value.isCapitalized
      else { return nil }
      return TypeExpression(.dictionary(key, value), place(node))
    case .tupleExpr(let inner):
      let parts = inner.elements.compactMap { element in
        typeExpression(element.expression).map { (label: element.label?.word, type: $0) }
      }
      guard parts.count == inner.elements.count, parts.allSatisfy({ $0.type.isCapitalized })
      else { return nil }
      return TypeExpression(.tuple(parts), place(node))
    default: return nil
    }
  }
}

extension TypeExpression {
  /// Whether the names in it begin as those of types do.
  var isCapitalized: Bool {
    switch form {
    case .array(let type), .optional(let type): type.isCapitalized
    case .dictionary(let key, let value): key.isCapitalized && value.isCapitalized
    case .tuple(let parts): !parts.isEmpty && parts.allSatisfy { $0.type.isCapitalized }
    case .function: true
    default: name?.first?.isUppercase == true
    }
  }
}
