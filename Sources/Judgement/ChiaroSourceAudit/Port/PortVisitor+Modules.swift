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
    let isAtTop = node.parent?.parent?.parent?.is(SourceFileSyntax.self) == true
    if firstImport == nil, isAtTop { firstImport = node }
    if node.path.trimmedDescription == "FoundationNetworking" { network.isImported = true }
    guard let first = node.path.first, let name = Self.name(first.name.text, isAppKit) else {
      return
    }
    if let kind = node.importKindSpecifier { remove(kind) }
    replace(node.path, by: name)
  }

  /// Foundation's types that stand in a module of their own on Linux.
  private static let networking: Set<String> = [
    "URLSession", "URLSessionConfiguration", "URLSessionTask", "URLSessionDataTask",
    "URLSessionDownloadTask", "URLSessionUploadTask", "URLSessionDelegate",
    "URLSessionDataDelegate", "URLSessionTaskDelegate", "URLSessionDownloadDelegate", "URLRequest",
    "NSURLRequest", "NSMutableURLRequest", "HTTPURLResponse", "URLResponse", "URLCache",
    "URLCredential", "URLAuthenticationChallenge", "URLProtectionSpace", "URLProtocol",
    "HTTPCookie", "HTTPCookieStorage", "CachedURLResponse",
  ]

  /// Notes the name of such a type.
  func noteNetwork(_ token: TokenSyntax) {
    if case .identifier(let name) = token.tokenKind, Self.networking.contains(name) {
      network.isUsed = true
    }
  }

  /// Imports the module of such types where they are used.
  func importNetwork() {
    guard network.isUsed, !network.isImported, let firstImport else { return }
    insert("import FoundationNetworking\n", before: firstImport)
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
