// SPDX-License-Identifier: MIT

import ChiaroSource
import SwiftSyntax

/// Finds the comments of a file that keep rules quiet.
enum SuppressionReader {
  /// Reads the comments of a tree; a text without the word costs one look over its bytes.
  static func read(_ tree: SourceFileSyntax, bytes: [UInt8], lines: LineMap) -> Suppressions {
    var suppressions = Suppressions()
    guard bytes.range(ofBytes: Suppressions.word.utf8) != nil else { return suppressions }
    for token in tree.tokens(viewMode: .sourceAccurate) {
      read(token.leadingTrivia, at: token.position.utf8Offset, lines, into: &suppressions)
      read(
        token.trailingTrivia, at: token.endPositionBeforeTrailingTrivia.utf8Offset, lines,
        into: &suppressions)
    }
    return suppressions
  }

  private static func read(
    _ trivia: Trivia, at offset: Int, _ lines: LineMap, into suppressions: inout Suppressions
  ) {
    var offset = offset
    for piece in trivia {
      switch piece {
      case .lineComment(let text), .blockComment(let text):
        suppressions.read(text, line: lines.position(of: offset).line)
      default: break
      }
      offset += piece.sourceLength.utf8Length
    }
  }
}
