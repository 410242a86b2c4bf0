// SPDX-License-Identifier: MIT

import ChiaroSource
import SwiftSyntax

/// Where the types at the top of a file begin and end, by which unreached ones are found.
extension FactCollector {
  /// Notes a type at the top of the file, and whether others than code find it.
  func noteSpan(_ type: some DeclGroupSyntax, _ name: String, isDeclared: Bool) {
    let attributes = Expressions.words(type.attributes, limit: 200)
    let begins = ["@main", "@UIApplicationMain", "@NSApplicationMain"]
      .contains(where: attributes.contains)
    let inherited = type.inheritanceClause.map { Array($0.inheritedTypes.prefix(32)) } ?? []
    let parents = inherited.map { Expressions.words($0.type, limit: 80) }
    if begins || ReachedTypes.isApp(parents) { beginsApp = true }
    let isPublic = type.modifiers.contains { ["public", "open"].contains($0.name.text) }
    noteSpan(
      Syntax(type), name, isDeclared: isDeclared,
      isRoot: begins || isPublic || attributes.contains("@objc(") || ReachedTypes.isFound(parents))
  }

  private func noteSpan(_ node: Syntax, _ name: String, isDeclared: Bool, isRoot: Bool) {
    guard member.isEmpty, scopes.allSatisfy(\.type.isEmpty) else { return }
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    let end = node.endPositionBeforeTrailingTrivia.utf8Offset
    let first = lines.position(of: start).line
    spans.append(
      TypeSpan(
        name: name, bytes: start..<end, lines: first...max(first, lines.position(of: end).line),
        isDeclared: isDeclared, isRoot: isRoot))
  }

  func notePreview(_ node: Syntax) {
    noteSpan(node, TypeMentions.preview, isDeclared: false, isRoot: false)
  }
}
