// SPDX-License-Identifier: MIT

import SwiftSyntax

/// The settings for `#if`: the platform, the modules and the conditions.
package struct BuildSettings: Sendable {
  package var system = "iOS"
  /// The major version of the system on which code runs.
  package var version = 26
  package var modules: Set<String> = ["SwiftUI", "UIKit", "Foundation", "Combine", "CoreGraphics"]
  package var conditions: Set<String> = ["DEBUG"]
  package var isSimulator = true

  package init() {}

  /// The settings on a Mac.
  package static var mac: BuildSettings {
    var settings = BuildSettings()
    (settings.system, settings.isSimulator) = ("macOS", false)
    settings.modules = ["SwiftUI", "AppKit", "Cocoa", "Foundation", "Combine", "CoreGraphics"]
    return settings
  }

  /// Whether what is asked for is in the version of the system; other systems do not count.
  func isAvailable(_ list: AvailabilityArgumentListSyntax) -> Bool {
    for item in list {
      guard let wish = item.argument.as(PlatformVersionSyntax.self), wish.platform.text == system,
        let major = (wish.version?.major.text).flatMap({ Int($0) })
      else { continue }
      return version >= major
    }
    return true
  }

  /// Whether the code of a condition is built; nil for no condition, which is `#else`.
  func holds(_ condition: ExprSyntax?, depth: Int = 0) -> Bool {
    guard let condition else { return true }
    guard depth < 64 else { return false }
    if let literal = condition.as(BooleanLiteralExprSyntax.self) {
      return literal.literal.tokenKind == .keyword(.true)
    }
    if let name = condition.as(DeclReferenceExprSyntax.self) {
      return conditions.contains(name.baseName.text)
    }
    if let tuple = condition.as(TupleExprSyntax.self), let only = tuple.elements.first {
      return holds(only.expression, depth: depth + 1)
    }
    if let prefix = condition.as(PrefixOperatorExprSyntax.self) {
      return !holds(prefix.expression, depth: depth + 1)
    }
    if let sequence = condition.as(SequenceExprSyntax.self) {
      return holds(Array(sequence.elements), depth)
    }
    if let call = condition.as(FunctionCallExprSyntax.self) { return holds(call) }
    return condition.is(_CanImportExprSyntax.self)
  }

  /// `a || b && c`, where `&&` binds its sides first.
  private func holds(_ elements: [ExprSyntax], _ depth: Int) -> Bool {
    let isOperator = { (element: ExprSyntax, text: String) in
      element.as(BinaryOperatorExprSyntax.self)?.operator.text == text
    }
    return elements.split { isOperator($0, "||") }.contains { part in
      part.split { isOperator($0, "&&") }.allSatisfy { only in
        only.count == 1 && holds(only.first, depth: depth + 1)
      }
    }
  }

  private func holds(_ call: FunctionCallExprSyntax) -> Bool {
    let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
    let argument = call.arguments.first?.expression.trimmedDescription ?? ""
    switch name {
    case "os": return argument == system
    case "canImport":
      return modules.contains(String(argument.prefix { $0 != "." && $0 != "," }))
    case "targetEnvironment": return argument == "simulator" && isSimulator
    case "arch": return argument == "arm64"
    case "swift", "compiler": return true
    case "hasFeature", "hasAttribute": return true
    default: return false
    }
  }
}
