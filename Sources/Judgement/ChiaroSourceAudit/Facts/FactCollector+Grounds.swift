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

  // MARK: Highlights

  /// Whether a text has a ground of its own among its attributes, on which it can be read:
  /// `addAttribute(.backgroundColor, value: NSColor.yellow, range: found)` beside its own.
  func isOnHighlight(_ value: ColorValue, _ node: Syntax, _ role: ColorRole, _ sink: Sink)
    -> Bool
  {
    guard role == .text, case .dictionary = sink, let ground = highlight(beside: node) else {
      return false
    }
    // A hue of the system's, or a color of the app's own, was chosen with the text on it.
    if let read = literal.read(ground) { return value.isLegible(on: read.value) }
    let words = Expressions.words(ground, limit: 100)
    return !words.contains("clear") && !LayerColorSource.isSystemGround(words)
  }

  private func highlight(beside node: Syntax) -> ExprSyntax? {
    // The value may be cast: `NSColor.black as Any`.
    var element = node.parent
    for _ in 0..<3 where element?.is(DictionaryElementSyntax.self) == false {
      element = element?.parent
    }
    if let list = element?.parent?.as(DictionaryElementListSyntax.self) {
      return list.prefix(32).first { Self.isGround($0.key) }?.value
    }
    guard let call = Self.modifierCall(above: node), let range = Self.range(of: call),
      let list = call.parent?.parent?.as(CodeBlockItemListSyntax.self)
    else { return nil }
    let others = list.prefix(64).compactMap { $0.item.as(FunctionCallExprSyntax.self) }
    let ground = others.first { other in
      other.arguments.first.map { Self.isGround($0.expression) } == true
        && Self.range(of: other) == range
    }
    return ground?.arguments.first { $0.label?.text == "value" }?.expression
  }

  private static func isGround(_ key: ExprSyntax) -> Bool {
    Expressions.lastName(key) == "backgroundColor"
      || Expressions.words(key, limit: 80).contains("backgroundColor")
  }

  /// The text that a call gives an attribute, as it is written.
  private static func range(of call: FunctionCallExprSyntax) -> String? {
    guard Expressions.lastName(call.calledExpression) == "addAttribute" else { return nil }
    return call.arguments.first { $0.label?.text == "range" }
      .map { Expressions.words($0.expression, limit: 120) }
  }

  // MARK: Symbols

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
