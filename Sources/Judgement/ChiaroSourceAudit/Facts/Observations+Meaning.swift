// SPDX-License-Identifier: MIT

import SwiftSyntax

extension Observations {
  /// Notes `isOn ? .green : .red` where nothing else around depends on it.
  mutating func noteMeaning(
    _ sequence: SequenceExprSyntax, _ elements: [ExprSyntax], _ walk: FactCollector
  ) {
    guard let mark = elements.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }),
      mark > 0, mark + 2 == elements.count,
      let choice = elements[mark].as(UnresolvedTernaryExprSyntax.self)
    else { return }
    let hues = [Self.hue(choice.thenExpression), Self.hue(elements[mark + 1])].compactMap { $0 }
    guard Set(hues) == ["red", "green"] else { return }
    let start = elements.count > 2 && elements[1].is(AssignmentExprSyntax.self) ? 2 : 0
    guard start < mark else { return }
    let condition = elements[start..<mark].map { Expressions.words($0) }.joined(separator: " ")
    // A colored text says by itself what it says.
    var ascent = Ascent(from: elements[mark + 1])
    if let role = ascent.climb()?.role(isExplicit: true),
      FactCollector.role(role, at: ascent.node) == .text
    {
      return
    }
    guard let body = enclosingBody(of: Syntax(sequence)) else { return }
    // A text, picture or symbol that depends on it tells the same.
    let words = Expressions.words(body, limit: 20_000)
    let places = Array(words.utf8.ranges(ofBytes: condition.utf8).prefix(2))
    guard places.count == 1 else { return }
    observe(.redAndGreen, choice.questionMark, condition, walk)
  }

  private static func hue(_ expression: ExprSyntax) -> String? {
    switch Expressions.path(expression).last {
    case "red", "systemRed": "red"
    case "green", "systemGreen": "green"
    default: nil
    }
  }

  private func enclosingBody(of node: Syntax) -> Syntax? {
    var current = node
    for _ in 0..<Expressions.bound * 4 {
      guard let parent = current.parent else { return nil }
      if parent.is(FunctionDeclSyntax.self) || parent.is(PatternBindingSyntax.self)
        || parent.is(InitializerDeclSyntax.self)
      {
        return parent
      }
      current = parent
    }
    return nil
  }

  // MARK: Pages

  /// Notes a text that is a page of its own.
  mutating func notePage(_ literal: StringLiteralExprSyntax, _ walk: FactCollector) {
    guard all.last?.kind != .page else { return }
    // A text of several lines has a segment a line.
    var text = ""
    for segment in literal.segments.prefix(400) {
      guard let part = segment.as(StringSegmentSyntax.self)?.content.text else { continue }
      if text.isEmpty && !part.utf8.contains(UInt8(ascii: "<")) { continue }
      text += part
    }
    guard !text.isEmpty, !text.mentions("<html></html>"), !Self.isLaidOver(text) else { return }
    // The code that fills in the page gives the color.
    if text.mentions("color:#%@") || text.mentions("color: #%@") || text.mentions("color: %@") {
      return
    }
    let hasColors = text.mentions("color: #") || text.mentions("color:#")
    let isStyled = text.mentions("<style") || text.mentions("stylesheet")
    if text.mentions("<html") || text.mentions("<body") || isStyled && hasColors {
      observe(.page, literal, hasColors ? "fixed colors" : "", walk)
    }
  }

  /// Whether a page has the ground of what lies under it, or light text.
  private static func isLaidOver(_ text: String) -> Bool {
    let words: [StaticString] = [
      "background: transparent", "background:transparent", "background-color: transparent",
      "background-color:transparent", "color: white", "color:white", "color: #fff", "color:#fff",
    ]
    return words.contains { text.mentions($0) }
  }
}
