// SPDX-License-Identifier: MIT

import ChiaroSwiftUI

/// A text with the marks of Markdown that SwiftUI reads within a line: bold, italic, struck
/// through, code and links.
@MainActor
enum MarkedText {
  /// The text of a source; nil for one without marks.
  static func text(_ source: String) -> Text? {
    guard source.contains(where: { "*_`[~".contains($0) }), source.utf8.count < mostBytes else {
      return nil
    }
    let pieces = pieces(of: source[...], depth: 0)
    guard pieces.count > 1 || pieces.first?.isMarked == true else { return nil }
    return pieces.dropFirst().reduce(pieces[0].text) { $0 + $1.text }
  }

  private static let mostBytes = 20_000
  private static let mostDepth = 8

  private struct Piece {
    var text: Text
    var isMarked: Bool
  }

  /// The marks, the longer ones first.
  private static let marks: [(mark: String, change: @MainActor (Text) -> Text)] = [
    ("**", { $0.bold() }), ("__", { $0.bold() }), ("~~", { $0.strikethrough() }),
    ("*", { $0.italic() }), ("_", { $0.italic() }),
  ]

  private static func pieces(of source: Substring, depth: Int) -> [Piece] {
    var pieces: [Piece] = []
    var plain = ""
    var rest = source
    var last: Character?
    let flush = {
      if !plain.isEmpty { pieces.append(Piece(text: Text(verbatim: plain), isMarked: false)) }
      plain = ""
    }
    while let first = rest.first {
      if depth < mostDepth, let (made, length) = marked(rest, after: last, depth) {
        flush()
        pieces += made
        rest = rest.dropFirst(length)
        last = "*"
        continue
      }
      plain.append(first)
      last = first
      rest = rest.dropFirst()
    }
    flush()
    return pieces
  }

  /// What begins with a mark, with the number of its characters; nil where none begins.
  private static func marked(
    _ source: Substring, after last: Character?, _ depth: Int
  ) -> ([Piece], Int)? {
    if source.first == "`", let end = source.dropFirst().firstIndex(of: "`") {
      let code = source[source.index(after: source.startIndex)..<end]
      guard !code.isEmpty else { return nil }
      return (
        [Piece(text: Text(verbatim: String(code)).monospaced(), isMarked: true)],
        code.count + 2
      )
    }
    if source.first == "[" { return link(source, depth) }
    for (mark, change) in marks where source.hasPrefix(mark) {
      // A line within a word is no mark.
      if mark.hasPrefix("_"), last.map({ $0.isLetter || $0.isNumber }) ?? false { continue }
      let inside = source.dropFirst(mark.count)
      guard let next = inside.first, !next.isWhitespace,
        let end = inside.firstRange(of: mark), end.lowerBound > inside.startIndex
      else { continue }
      let content = inside[..<end.lowerBound]
      guard content.last?.isWhitespace == false else { continue }
      let pieces = pieces(of: content, depth: depth + 1).map {
        Piece(text: change($0.text), isMarked: true)
      }
      return (pieces, content.count + 2 * mark.count)
    }
    return nil
  }

  private static func link(_ source: Substring, _ depth: Int) -> ([Piece], Int)? {
    guard let middle = source.firstRange(of: "]("),
      let end = source[middle.upperBound...].firstIndex(of: ")")
    else { return nil }
    let title = source[source.index(after: source.startIndex)..<middle.lowerBound]
    guard !title.isEmpty, !title.contains("\n") else { return nil }
    let pieces = pieces(of: title, depth: depth + 1).map {
      Piece(text: $0.text.foregroundColor(.accentColor), isMarked: true)
    }
    return (pieces, source.distance(from: source.startIndex, to: end) + 1)
  }
}
