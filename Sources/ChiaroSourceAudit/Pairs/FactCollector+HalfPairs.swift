// SPDX-License-Identifier: MIT

import ChiaroSource
import SwiftSyntax

/// Texts and grounds of which only one adapts.
extension FactCollector {
  /// Notes the color and ground of a text of SwiftUI, where one adapts and the other does not.
  func noteHalfPair(_ call: FunctionCallExprSyntax, _ path: [String]) {
    guard path == ["Text"] || path == ["Label"], facts.isSwiftUI || !importsViews, !isAside,
      facts.halfPairs.count < Self.bound
    else { return }
    let swiftUI = ColorLiteral(implicit: .swiftUI, hasAlias: literal.hasAlias)
    guard let found = PairScan.found(call, swiftUI),
      found.grounds.joined().contains(where: { $0.adapts != found.text.adapts })
    else { return }
    // Who uses a part of a body may give it a color.
    if !found.isExplicit && member != "body" { return }
    let site = site(of: found.textNode, around: Syntax(call))
    facts.halfPairs.append(
      HalfPair(
        site: site, text: found.text, grounds: found.grounds,
        groundLine: lines.position(
          of: found.groundNode.positionAfterSkippingLeadingTrivia.utf8Offset
        ).line,
        isExplicit: found.isExplicit, modifiers: found.modifiers))
  }

  /// Notes the functions that views of the project's own have as modifiers.
  func noteViewFunction(_ function: FunctionDeclSyntax) {
    guard let type = function.signature.returnClause?.type,
      Expressions.words(type, limit: 40).hasSuffix("View")
    else { return }
    facts.viewFunctions.insert(function.name.text)
  }

  // MARK: UIKit and AppKit

  private static let adding: Set = [
    "addSubview", "addArrangedSubview", "insertSubview", "insertArrangedSubview", "addSubviews",
    "addArrangedSubviews",
  ]

  /// Notes which view is put into which: `view.addSubview(label)`.
  func noteSubviews(_ call: FunctionCallExprSyntax, _ path: [String]) {
    guard let function = path.last, Self.adding.contains(function) else { return }
    let parent = receiver(path.dropLast())
    for argument in call.arguments.prefix(32) {
      let views =
        argument.expression.as(ArrayExprSyntax.self)?.elements.prefix(32).map(\.expression)
        ?? [argument.expression]
      for view in views {
        let child = receiver(Expressions.path(view))
        if child != parent { updateType { $0.superviews[child] = parent } }
      }
    }
  }

  /// Notes the views that a stack begins with: `UIStackView(arrangedSubviews: [label])`.
  func noteArranged(_ variable: VariableDeclSyntax) {
    guard let binding = variable.bindings.first,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      let call = binding.initializer?.value.as(FunctionCallExprSyntax.self),
      let list = call.arguments.first(where: { $0.label?.text == "arrangedSubviews" }),
      let views = list.expression.as(ArrayExprSyntax.self)
    else { return }
    let stack = receiver([name])
    for view in views.elements.prefix(32) {
      let child = receiver(Expressions.path(view.expression))
      updateType { $0.superviews[child] = stack }
    }
  }

  /// Notes a variable of a function that is a text: `let label = UILabel()`.
  func noteLocalLabel(_ variable: VariableDeclSyntax) {
    guard let binding = variable.bindings.first, let value = binding.initializer?.value,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
    else { return }
    let words = Expressions.words(value, limit: 60)
    guard ["UILabel(", "NSTextField(labelWithString"].contains(where: words.hasPrefix) else {
      return
    }
    updateType { $0.localLabels.insert(receiver([name])) }
  }
}

extension TypeFacts {
  /// The most views around a text that are looked at.
  private static let mostViews = 16
  /// Views that nothing is known to be around.
  static let roots: Set = ["view", "self", "contentView"]

  /// The texts that have the system's color, as it is given or as nothing is.
  var systemTexts: Set<String> {
    adaptiveTexts.union(labels.union(localLabels).subtracting(coloredTexts))
      .subtracting(["Text"])
  }

  /// The view with the ground on which something stands: its own, or that of the nearest view
  /// around it that has one; nil where nobody knows.
  func groundOwner(of view: String) -> String? {
    var current = view
    for _ in 0..<Self.mostViews {
      if let sources = groundSources[current], sources != [".clear"] { return current }
      if Self.roots.contains(current) { return current }
      guard let outer = superviews[current] else { return nil }
      current = outer
    }
    return nil
  }
}
