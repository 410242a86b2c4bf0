// SPDX-License-Identifier: MIT

import ChiaroSource
import SwiftSyntax

/// Where what code makes of an asset's name goes.
extension FactCollector {
  func follow(_ indices: [Int], _ kind: NamedAsset.Kind, _ expression: ExprSyntax) {
    guard !indices.isEmpty else { return }
    if kind == .image {
      let ascent = ImageAscent(from: expression)
      var use = use(of: indices, Syntax(expression), ascent.manner)
      use.functions = ascent.functions
      use.holder = ascent.holder.map { ColorIndex.Object(use.type, receiver($0)) }
      facts.assets.uses.append(use)
      return
    }
    // What code chooses for one style is none of the other's business.
    if isAside || Self.isChosenByStyle(expression) {
      return note(indices, Syntax(expression), .unknown)
    }
    var ascent = Ascent(from: expression)
    let sink = ascent.climb()
    if ascent.isDynamic { return note(indices, Syntax(expression), .unknown) }
    let manner = sink?.constant.map(AssetUse.Manner.constant) ?? .plain
    var role = sink?.role(isExplicit: true).map { Self.role($0, at: ascent.node) }
    if role == .text {
      let site = site(of: expression, around: ascent.node)
      if site.isPreview { return note(indices, Syntax(expression), .unknown) }
      // The marks of a chart are drawn with what is a text's color elsewhere, and so is the text
      // of a view that draws itself, on what it draws.
      if member == "draw" || Lexicon.names(["chart", "graph"], in: site.type) { role = .drawing }
      // What is written into an empty field is faint by design.
      if isPlaceholder(sink) || Self.isPlaceholder(ascent.node) { role = .unknown }
    }
    var use = use(of: indices, Syntax(expression), manner)
    use.role = role
    facts.assets.uses.append(use)
  }

  /// Whether a color is given to a text that shows a placeholder until something is written.
  private func isPlaceholder(_ sink: Sink?) -> Bool {
    guard case .assignment(let path)? = sink, let type = scopes.last?.type else { return false }
    return facts.types[type]?.placeholders.contains(receiver(path.dropLast())) == true
  }

  /// Whether a value goes into a placeholder, as among its attributes:
  /// `field.attributedPlaceholder = NSAttributedString(…)`.
  private static func isPlaceholder(_ node: Syntax) -> Bool {
    var current = node
    for _ in 0..<10 {
      guard let parent = current.parent, !parent.is(CodeBlockItemSyntax.self) else { return false }
      if let list = parent.as(ExprListSyntax.self), let target = list.first,
        list.dropFirst().first?.is(AssignmentExprSyntax.self) == true
      {
        return Expressions.path(target).last?.mentions("laceholder") == true
      }
      current = parent
    }
    return false
  }

  /// Whether it is one of two that a style decides between: `isDark ? .textBackgroundColor : a`.
  private static func isChosenByStyle(_ expression: ExprSyntax) -> Bool {
    var current = Syntax(expression)
    for _ in 0..<6 {
      guard let parent = current.parent else { return false }
      if let list = parent.as(ExprListSyntax.self) {
        guard let mark = list.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }) else {
          return false
        }
        let condition = list[..<mark].prefix(16).map { Expressions.words($0, limit: 200) }.joined()
        return ["dark", "colorScheme", "interfaceStyle"].contains { condition.mentions($0) }
      }
      current = parent
    }
    return false
  }

  func note(_ indices: [Int], _ node: Syntax, _ manner: AssetUse.Manner) {
    guard !indices.isEmpty else { return }
    facts.assets.uses.append(use(of: indices, node, manner))
  }

  func use(of indices: [Int], _ node: Syntax, _ manner: AssetUse.Manner) -> AssetUse {
    let line = lines.position(of: node.positionAfterSkippingLeadingTrivia.utf8Offset).line
    return AssetUse(assets: indices, manner: manner, line: line, type: scopes.last?.type ?? "")
  }
}
