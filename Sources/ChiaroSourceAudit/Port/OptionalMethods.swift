// SPDX-License-Identifier: MIT

import SwiftSyntax

/// Collects the optional methods without a value that the protocols of a file declare.
final class OptionalMethods: SyntaxVisitor {
  private var names: Set<String> = []

  /// Returns the names of the methods in a file.
  static func names(_ tree: SourceFileSyntax) -> Set<String> {
    let visitor = OptionalMethods(viewMode: .sourceAccurate)
    visitor.walk(tree)
    return visitor.names
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let isOptional = node.modifiers.contains { $0.name.tokenKind == .keyword(.optional) }
    if isOptional, node.givesNoValue { names.insert(node.name.text) }
    return .skipChildren
  }
}

extension FunctionDeclSyntax {
  /// Whether it gives no value, so that to leave it out is to do nothing.
  var givesNoValue: Bool {
    let result = signature.returnClause?.type.trimmedDescription ?? "Void"
    return result == "Void" || result == "()"
  }
}
