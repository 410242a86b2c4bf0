// SPDX-License-Identifier: MIT

import SwiftSyntax

// A table makes its cells by a closure: without the Objective-C runtime, no object can be made of a
// class that is known at run time only.

extension PortVisitor {
  /// Rewrites `register(Cell.self, forCellReuseIdentifier:)`.
  func rewriteRegistration(_ node: FunctionCallExprSyntax) {
    guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "register", node.arguments.count == 2,
      let first = node.arguments.first, let last = node.arguments.last,
      last.label?.text == "forCellReuseIdentifier",
      let type = first.expression.as(MemberAccessExprSyntax.self),
      type.declName.baseName.text == "self", let name = type.base?.trimmedDescription
    else { return }
    let identifier = last.expression.trimmedDescription
    replace(
      first.expression, by: "{ \(name)(style: .default, reuseIdentifier: \(identifier)) }")
  }
}
