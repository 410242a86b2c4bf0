// SPDX-License-Identifier: MIT

import ChiaroSource
import SwiftSyntax

/// What is odd about a file that was read in spite of it.
struct SourceOddities {
  var path: String
  var bytes: [UInt8]
  var lines: LineMap

  /// One diagnostic a kind, at its first place.
  func diagnostics(of tree: SourceFileSyntax) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    if String(validating: bytes, as: UTF8.self) == nil {
      diagnostics.append(
        Diagnostic(
          .warning, id: "invalid-utf8", at: SourceLocation(file: path),
          "the text is not valid UTF-8", fix: "save the file as UTF-8"))
    }
    guard tree.hasError else { return diagnostics }
    let place = firstError(in: tree).map { lines.position(of: $0) }
    diagnostics.append(
      Diagnostic(
        .warning, id: "syntax-error",
        at: SourceLocation(file: path, line: place?.line, column: place?.column),
        "this is not valid Swift, so chiaro may miss colors around it"))
    return diagnostics
  }

  /// The first token that is missing or that nobody expected.
  private func firstError(in tree: SourceFileSyntax) -> Int? {
    let finder = ErrorFinder(viewMode: .all)
    finder.walk(tree)
    return finder.offset
  }

  private final class ErrorFinder: SyntaxVisitor {
    var offset: Int?
    private var depth = 0

    override func visit(_ node: UnexpectedNodesSyntax) -> SyntaxVisitorContinueKind {
      note(node.positionAfterSkippingLeadingTrivia)
      return .skipChildren
    }

    override func visit(_ node: TokenSyntax) -> SyntaxVisitorContinueKind {
      if node.presence == .missing || node.hasError {
        note(node.positionAfterSkippingLeadingTrivia)
      }
      return .skipChildren
    }

    override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
      offset == nil && node.hasError ? .visitChildren : .skipChildren
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
      depth += 1
      return depth < FactCollector.chainBound ? .visitChildren : .skipChildren
    }
    override func visitPost(_ node: MemberAccessExprSyntax) { depth -= 1 }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      depth += 1
      return depth < FactCollector.chainBound ? .visitChildren : .skipChildren
    }
    override func visitPost(_ node: FunctionCallExprSyntax) { depth -= 1 }

    private func note(_ position: AbsolutePosition) {
      if offset == nil { offset = position.utf8Offset }
    }
  }
}
