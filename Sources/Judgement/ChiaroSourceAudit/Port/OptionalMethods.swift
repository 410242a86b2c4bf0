// SPDX-License-Identifier: MIT

import SwiftSyntax

/// Collects the optional requirements that the protocols of a file declare.
///
/// A method without a value does nothing by default; one with a value, and a property, gives nil,
/// and what the app has for it gives an optional.
final class OptionalMethods: SyntaxVisitor {
  private var names: Set<String> = []

  /// Returns the requirements of a file: a method's name, and before one that gives a value
  /// its labels and the sign `=`.
  static func names(_ tree: SourceFileSyntax) -> Set<String> {
    let visitor = OptionalMethods(viewMode: .sourceAccurate)
    visitor.walk(tree)
    return visitor.names
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.modifiers.isOptional else { return .skipChildren }
    names.insert(node.givesNoValue ? node.name.text : "=\(node.fullName)")
    return .skipChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.modifiers.isOptional, let name = node.bindings.first?.pattern.trimmedDescription
    else { return .skipChildren }
    names.insert("=\(name)")
    return .skipChildren
  }
}

extension DeclModifierListSyntax {
  /// Whether the requirement is optional.
  var isOptional: Bool { contains { $0.name.tokenKind == .keyword(.optional) } }
}

extension FunctionDeclSyntax {
  /// Whether it gives no value, so that to leave it out is to do nothing.
  var givesNoValue: Bool {
    let result = signature.returnClause?.type.trimmedDescription ?? "Void"
    return result == "Void" || result == "()"
  }

  /// The name with the labels of the parameters.
  var fullName: String {
    let labels = signature.parameterClause.parameters.map { "\($0.firstName.text):" }
    return "\(name.text)(\(labels.joined()))"
  }
}

extension TypeSyntax {
  /// Whether the type is an optional.
  var isOptional: Bool {
    self.is(OptionalTypeSyntax.self) || self.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
  }

  /// The text of the type as an optional.
  var asOptional: String {
    let text = trimmedDescription
    if isOptional { return text }
    let isSimple =
      self.is(IdentifierTypeSyntax.self) || self.is(MemberTypeSyntax.self)
      || self.is(ArrayTypeSyntax.self) || self.is(DictionaryTypeSyntax.self)
      || self.is(TupleTypeSyntax.self)
    return isSimple ? text + "?" : "(\(text))?"
  }
}
