// SPDX-License-Identifier: MIT

import SwiftSyntax

/// The property of a layer to which an expression goes.
struct LayerPlace {
  /// The property, such as `borderColor`.
  var property: String
  /// The names before the property.
  var receiver: [String]
  /// The expression that is given.
  var node: Syntax
  /// What is asked on the way, by `? :`.
  var conditions: [String]
  /// Whether it is given by what asks for the style.
  var isDynamic: Bool

  private static let bound = 600

  /// Follows an expression, and the variable of the function around that it is kept in, to a
  /// layer; nil where it goes elsewhere.
  init?(of expression: some ExprSyntaxProtocol) {
    var ascent = Ascent(from: expression)
    guard let sink = ascent.climb() else { return nil }
    if let place = Self(sink, ascent) {
      self = place
    } else if case .named(let name, _, isLocal: true) = sink,
      let place = Self.use(of: name, behind: ascent.node)
    {
      self = place
    } else {
      return nil
    }
  }

  private init?(_ sink: Sink, _ ascent: Ascent) {
    guard let property = FactCollector.layerProperty(sink), case .assignment(let path) = sink else {
      return nil
    }
    self.property = property
    receiver = path.dropLast()
    node = ascent.node
    conditions = ascent.conditions
    isDynamic = ascent.isDynamic
  }

  /// Where a variable that is declared around a node is given to a layer.
  private static func use(of name: String, behind node: Syntax) -> LayerPlace? {
    var current = node
    for _ in 0..<16 {
      guard let parent = current.parent else { return nil }
      if let list = parent.as(CodeBlockItemListSyntax.self) {
        return use(of: name, in: list, behind: current)
      }
      current = parent
    }
    return nil
  }

  private static func use(
    of name: String, in list: CodeBlockItemListSyntax, behind node: Syntax
  ) -> LayerPlace? {
    var left = bound
    for item in list where item.position > node.position {
      for token in item.tokens(viewMode: .sourceAccurate) {
        left -= 1
        if left < 0 { return nil }
        guard token.text == name, let use = token.parent?.as(DeclReferenceExprSyntax.self) else {
          continue
        }
        var ascent = Ascent(from: use)
        if let place = ascent.climb().flatMap({ Self($0, ascent) }) { return place }
      }
    }
    return nil
  }
}
