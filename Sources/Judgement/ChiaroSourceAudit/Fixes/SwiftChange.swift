// SPDX-License-Identifier: MIT

import ChiaroSource
import SwiftParser
import SwiftSyntax

/// Checks changes of Swift: all of the tree but what is announced stays, and so do comments.
enum SwiftChange {
  /// The reason why a change must not be made; nil for none.
  static func objection(to change: AnnouncedChange) -> String? {
    if NestingScan(change.before).isTooDeep || NestingScan(change.after).isTooDeep {
      return "the file is nested too deeply to be parsed"
    }
    let before = parse(change.before)
    if before.hasError { return "the file does not parse" }
    let after = parse(change.after)
    if after.hasError { return "the file would no longer parse" }
    if let objection = objectionOfComments(to: change, in: before) { return objection }
    let isSame = change.isOnlyDifference(between: parts(of: before), and: parts(of: after))
    return isSame ? nil : "the surrounding code would change its meaning"
  }

  private static func parse(_ bytes: [UInt8]) -> SourceFileSyntax {
    bytes.withUnsafeBufferPointer {
      Parser.parse(source: $0, maximumNestingLevel: SourceAuditor.nestingLimit)
    }
  }

  // MARK: The tree

  private static func parts(
    of tree: SourceFileSyntax
  ) -> [AnnouncedChange.Part<SyntaxKind>] {
    let collector = Collector(viewMode: .sourceAccurate)
    collector.walk(tree)
    return collector.parts
  }

  /// Notes all nodes but lists, which grow at their ends, and stand in something whole.
  private final class Collector: SyntaxAnyVisitor {
    var parts: [AnnouncedChange.Part<SyntaxKind>] = []

    override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
      let kind = node.kind
      if kind.isSyntaxCollection || kind == .sourceFile { return .visitChildren }
      let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
      let end = node.endPositionBeforeTrailingTrivia.utf8Offset
      if start < end {
        parts.append(AnnouncedChange.Part(kind, start..<end, isWhole: kind == .token))
      }
      return .visitChildren
    }
  }

  // MARK: Comments

  private static func objectionOfComments(
    to change: AnnouncedChange, in tree: SourceFileSyntax
  ) -> String? {
    for token in tree.tokens(viewMode: .sourceAccurate) {
      let range = token.position.utf8Offset..<token.endPosition.utf8Offset
      let edits = change.edits.filter {
        $0.before.lowerBound <= range.upperBound && range.lowerBound <= $0.before.upperBound
      }
      if edits.isEmpty { continue }
      for comment in comments(of: token) {
        for edit in edits where isLost(comment, by: edit, of: change) {
          return "the change would delete a comment"
        }
      }
    }
    return nil
  }

  /// Whether a comment is cut by an edit, or goes and does not come again.
  private static func isLost(
    _ comment: Range<Int>, by edit: AnnouncedChange.Edit, of change: AnnouncedChange
  ) -> Bool {
    let range = edit.before
    if range.isEmpty {
      return comment.lowerBound < range.lowerBound && range.lowerBound < comment.upperBound
    }
    guard comment.overlaps(range) else { return false }
    let isWhole =
      range.lowerBound <= comment.lowerBound && comment.upperBound <= range.upperBound
    return !isWhole
      || change.after[edit.after].firstRange(of: change.before[comment]) == nil
  }

  /// The bytes of the comments before and behind a token.
  private static func comments(of token: TokenSyntax) -> [Range<Int>] {
    comments(in: token.leadingTrivia, from: token.position.utf8Offset)
      + comments(
        in: token.trailingTrivia, from: token.endPositionBeforeTrailingTrivia.utf8Offset)
  }

  private static func comments(in trivia: Trivia, from start: Int) -> [Range<Int>] {
    var comments: [Range<Int>] = []
    var place = start
    for piece in trivia {
      let end = place + piece.sourceLength.utf8Length
      if piece.isComment { comments.append(place..<end) }
      place = end
    }
    return comments
  }
}
