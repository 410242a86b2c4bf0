// SPDX-License-Identifier: MIT

import SwiftSyntax

/// Code that tells nothing of what a color is for in both styles: previews, which only makers see,
/// what is chosen by the style, and views that have one style.
extension FactCollector {
  /// Whether the place that is visited is in such code.
  var isAside: Bool { !asides.isEmpty }

  func enterAside(_ node: some SyntaxProtocol) { asides.append(node.id) }

  func leaveAside(_ node: some SyntaxProtocol) {
    if asides.last == node.id { asides.removeLast() }
  }

  /// Whether a name is one of several values for styles: `Value(light: .ink, dark: .white)`.
  static func isForOneStyle(_ name: TokenSyntax, in expression: ExprSyntax) -> Bool {
    var current = name.parent
    for _ in 0..<16 {
      guard let node = current else { return false }
      if let call = node.as(FunctionCallExprSyntax.self), Ascent.offersStyles(call.arguments) {
        return true
      }
      if node.id == expression.id { return false }
      current = node.parent
    }
    return false
  }

  /// Whether a view has one style: `.environment(\.colorScheme, .light)`.
  static func fixesStyle(_ call: FunctionCallExprSyntax) -> Bool {
    guard let access = call.calledExpression.as(MemberAccessExprSyntax.self),
      let last = call.arguments.last
    else { return false }
    switch access.declName.baseName.text {
    case "colorScheme", "preferredColorScheme": break
    case "environment":
      let key = call.arguments.first.map { Expressions.words($0.expression, limit: 60) } ?? ""
      if !key.hasSuffix("colorScheme") { return false }
    default: return false
    }
    return ["light", "dark"].contains(Expressions.lastName(last.expression))
  }

  static func asksStyle(_ choice: IfExprSyntax) -> Bool {
    StyleWords.asksStyle(Expressions.words(choice.conditions, limit: 200))
  }

  /// Whether a choice asks for the style, or has a case for one: `switch theme { case .dark: … }`.
  static func asksStyle(_ choice: SwitchExprSyntax) -> Bool {
    if StyleWords.asksStyle(Expressions.words(choice.subject, limit: 200)) { return true }
    return choice.cases.prefix(8).contains {
      $0.as(SwitchCaseSyntax.self).map {
        StyleWords.asksStyle(Expressions.words($0.label, limit: 80))
      } ?? false
    }
  }
}
