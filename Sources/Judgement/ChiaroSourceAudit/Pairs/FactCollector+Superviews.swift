// SPDX-License-Identifier: MIT

import ChiaroSource
import SwiftSyntax

/// Which views are put into which, and the texts among the variables of functions.
extension FactCollector {
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
