// SPDX-License-Identifier: MIT

import SwiftSyntax

// Modules that have other names here, and questions about the platform.

extension PortVisitor {
  /// What stands for Apple's modules: UIKit's and AppKit's names, and Foundation for those of
  /// which it has the types.
  private static let modules = [
    "UIKit": "ChiaroUIKit", "AppKit": "ChiaroAppKit", "Cocoa": "ChiaroAppKit",
    "CoreGraphics": "Foundation", "ObjectiveC": "Foundation", "Darwin": "Foundation",
  ]

  /// Gives a module its name here.
  func rewriteImport(_ node: ImportDeclSyntax) {
    guard let first = node.path.first, let name = Self.name(first.name.text, isAppKit) else {
      return
    }
    if let kind = node.importKindSpecifier { remove(kind) }
    replace(node.path, by: name)
  }

  private static func name(_ module: String, _ isAppKit: Bool) -> String? {
    module == "QuartzCore" ? isAppKit ? "ChiaroAppKit" : "ChiaroUIKit" : modules[module]
  }

  /// Asks for our modules instead of Apple's modules and systems.
  func rewriteCondition(_ condition: ExprSyntax) {
    for call in PlatformQuestions.calls(in: condition) {
      guard let argument = call.arguments.first?.expression.trimmedDescription else { continue }
      switch (call.calledExpression.trimmedDescription, argument) {
      case ("canImport", "UIKit"), ("os", "iOS"): replace(call, by: "canImport(ChiaroUIKit)")
      case ("canImport", "AppKit"), ("canImport", "Cocoa"), ("os", "macOS"), ("os", "OSX"):
        replace(call, by: "canImport(ChiaroAppKit)")
      default: break
      }
    }
  }
}

/// The calls in a condition of `#if`.
private final class PlatformQuestions: SyntaxVisitor {
  private var calls: [FunctionCallExprSyntax] = []

  static func calls(in condition: ExprSyntax) -> [FunctionCallExprSyntax] {
    let visitor = PlatformQuestions(viewMode: .sourceAccurate)
    visitor.walk(condition)
    return visitor.calls
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    calls.append(node)
    return .visitChildren
  }
}
