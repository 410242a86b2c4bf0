// SPDX-License-Identifier: MIT

import SwiftSyntax

/// Makes trees that can be evaluated of syntax; each part of a file is walked once.
struct Lowering {
  let file: SourceFile
  /// How deep the syntax is in which the walk is.
  private let depth: Depth

  /// The deepest syntax that is walked.
  static let limit = 1_500

  private final class Depth {
    var now = 0
    var isTold = false
  }

  init(_ file: SourceFile) {
    self.file = file
    depth = Depth()
  }

  func place(_ node: some SyntaxProtocol) -> Place { file.place(node) }

  /// Walks deeper, if that is allowed; else says once that the rest is left out.
  func deeper(_ node: some SyntaxProtocol, _ work: () -> Expression) -> Expression {
    guard depth.now < Self.limit else {
      if !depth.isTold { file.refused.append((place(node), "too deeply nested")) }
      depth.isTold = true
      return Expression(.other("nesting"), place(node))
    }
    depth.now += 1
    defer { depth.now -= 1 }
    return work()
  }

  /// The statements of braces, with those of `#if` that are built.
  func block(_ items: CodeBlockItemListSyntax) -> Block {
    var statements: [Statement] = []
    append(items, to: &statements)
    let length = items.totalLength.utf8Length
    return Block(statements, weight: length)
  }

  private func append(_ items: CodeBlockItemListSyntax, to statements: inout [Statement]) {
    for item in items {
      if case .decl(let declaration) = item.item,
        let condition = declaration.as(IfConfigDeclSyntax.self)
      {
        if case .statements(let inner)? = built(condition) { append(inner, to: &statements) }
        continue
      }
      statements += statement(item)
    }
  }

  /// The code of the first clause whose condition holds.
  func built(_ condition: IfConfigDeclSyntax) -> IfConfigClauseSyntax.Elements? {
    condition.clauses.first { file.conditions.holds($0.condition) }?.elements
  }
}

extension TokenSyntax {
  /// The name without the accents around a keyword.
  var word: String {
    let text = text
    return text.hasPrefix("`") ? String(text.dropFirst().dropLast()) : text
  }
}
