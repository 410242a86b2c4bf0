// SPDX-License-Identifier: MIT

import SwiftSyntax

// A table makes its cells by a closure: without the Objective-C runtime, no object can be made of a
// class that is known at run time only.

extension PortVisitor {
  /// Rewrites `register(Cell.self, forCellReuseIdentifier:)` and its like.
  func rewriteRegistration(_ node: FunctionCallExprSyntax) {
    guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "register",
      let first = node.arguments.first, let last = node.arguments.last,
      let type = first.expression.as(MemberAccessExprSyntax.self),
      type.declName.baseName.text == "self", let name = type.base?.trimmedDescription
    else { return }
    let labels = node.arguments.dropFirst().compactMap { $0.label?.text }
    let identifier = last.expression.trimmedDescription
    let arguments: String
    switch labels {
    case ["forCellReuseIdentifier"]:
      arguments = "style: .default, reuseIdentifier: \(identifier)"
    case ["forHeaderFooterViewReuseIdentifier"]: arguments = "reuseIdentifier: \(identifier)"
    case ["forCellWithReuseIdentifier"], ["forDecorationViewOfKind"],
      ["forSupplementaryViewOfKind", "withReuseIdentifier"]:
      arguments = "frame: .zero"
    default: return
    }
    replace(first.expression, by: "{ \(name)(\(arguments)) }")
  }
}
