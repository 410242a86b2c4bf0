// SPDX-License-Identifier: MIT

import SwiftSyntax

extension FactCollector {
  /// Whether a color has its own company beside it: the ground of a round symbol, and what is
  /// drawn to take other drawing away.
  static func isBesideItsGround(_ node: Syntax, _ role: ColorRole, _ sink: Sink) -> Bool {
    switch (role, sink) {
    case (.background, .argument("background", nil)): isOfRoundSymbol(node)
    case (.drawing, .drawn): statements(before: node).contains(where: takesAway)
    default: false
    }
  }

  /// Whether a ground is cut to a circle of a size that is written down, as that of a symbol.
  private static func isOfRoundSymbol(_ node: Syntax) -> Bool {
    guard let call = modifierCall(above: node),
      let access = call.parent?.as(MemberAccessExprSyntax.self),
      let next = access.parent?.as(FunctionCallExprSyntax.self),
      access.declName.baseName.text == "clipShape",
      next.arguments.first.map({ Expressions.words($0.expression) })?.hasPrefix("Circle") == true
    else { return false }
    return Expressions.path(call.calledExpression).contains("frame")
  }

  private static func modifierCall(above node: Syntax) -> FunctionCallExprSyntax? {
    var node = node.parent
    for _ in 0..<4 {
      if let call = node?.as(FunctionCallExprSyntax.self) { return call }
      node = node?.parent
    }
    return nil
  }

  /// Whether what is drawn after a statement takes away, whatever its color.
  private static func takesAway(_ statement: String) -> Bool {
    ["setBlendMode(.clear)", "compositingOperation = .clear", "blendMode = .clear"]
      .contains(where: statement.contains)
  }

  /// The statements before a node in its block, as words.
  private static func statements(before node: Syntax) -> [String] {
    var current = node
    for _ in 0..<16 {
      guard let parent = current.parent else { return [] }
      if let list = parent.as(CodeBlockItemListSyntax.self) {
        return list.prefix(32).prefix { Syntax($0).id != current.id }
          .map { Expressions.words($0, limit: 160) }
      }
      current = parent
    }
    return []
  }
}
