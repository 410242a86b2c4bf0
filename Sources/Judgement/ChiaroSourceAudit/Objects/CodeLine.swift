// SPDX-License-Identifier: MIT

import SwiftSyntax

/// A line of code as the words and marks that a parser made of it; comments and texts are left out.
struct CodeLine {
  /// The words and marks in their order.
  let words: [String]

  /// The word at an index; "" outside of the line.
  subscript(_ index: Int) -> String { words.indices.contains(index) ? words[index] : "" }

  /// The lines of a file of Swift.
  static func lines(of tree: SourceFileSyntax) -> [CodeLine] {
    var lines: [CodeLine] = []
    var words: [String] = []
    for token in tree.tokens(viewMode: .sourceAccurate) {
      if beginsLine(token), !words.isEmpty {
        lines.append(CodeLine(words: words))
        words = []
      }
      switch token.tokenKind {
      case .stringSegment, .stringQuote, .multilineStringQuote, .endOfFile: continue
      default: words.append(token.text)
      }
    }
    return words.isEmpty ? lines : lines + [CodeLine(words: words)]
  }

  private static func beginsLine(_ token: TokenSyntax) -> Bool {
    token.leadingTriviaLength.utf8Length > 0 && token.leadingTrivia.contains(where: \.isNewline)
  }

  /// The lines of a file of Objective-C.
  static func lines(of text: ObjectiveCTokens, _ bytes: [UInt8]) -> [CodeLine] {
    var lines: [CodeLine] = []
    var words: [String] = []
    var place = 0
    for token in text.tokens {
      let between = bytes[min(place, token.offset)..<min(token.offset, bytes.count)]
      if between.contains(UInt8(ascii: "\n")), !words.isEmpty {
        lines.append(CodeLine(words: words))
        words = []
      }
      place = token.offset
      if token.kind != .text { words.append(token.text) }
    }
    return words.isEmpty ? lines : lines + [CodeLine(words: words)]
  }

  /// Whether a word is a name, and no mark or number.
  static func isName(_ word: String) -> Bool {
    guard let first = word.utf8.first else { return false }
    return (first | 0x20) &- UInt8(ascii: "a") < 26 || "_$".utf8.contains(first) || first > 127
  }

  /// Whether some word, in capitals or not, holds one of some texts in lower case.
  func mentions(_ texts: StaticString...) -> Bool {
    words.contains { word in texts.contains(where: word.mentions) }
  }

  /// Whether a word with an ending stands before one of some others.
  func has(_ ending: String, before next: String...) -> Bool {
    words.indices.contains { words[$0].hasSuffix(ending) && next.contains(self[$0 + 1]) }
  }

  // MARK: Paths

  /// The most words of a path that are looked at.
  private static let longestPath = 32

  /// Returns the path of names that ends before an index, and where it begins.
  ///
  /// `a?.b!` has `a` and `b`. What is called is a name with brackets; `viewWithTag(21)` keeps its
  /// number.
  func path(before end: Int) -> (names: [String], start: Int) {
    var names: [String] = []
    var index = end - 1
    while index >= 0, names.count < Self.longestPath {
      while ["?", "!"].contains(self[index]) { index -= 1 }
      var call = ""
      if let mark = Self.openers[self[index]] {
        guard let open = opener(mark, of: index) else { break }
        let tag = index - open == 2 && self[open - 1] == "viewWithTag" ? self[open + 1] : ""
        call = self[open] + tag + self[index]
        index = open - 1
      }
      let isNamed = Self.isName(self[index])
      if !isNamed && call.isEmpty { break }
      names.append((isNamed ? self[index] : "") + call)
      if isNamed { index -= 1 }
      guard [".", "->"].contains(self[index]) else { break }
      index -= 1
    }
    return (names.reversed(), index + 1)
  }

  private static let openers = [")": "(", "]": "["]

  private func opener(_ mark: String, of close: Int) -> Int? {
    var depth = 0
    for index in stride(from: close, through: 0, by: -1) {
      if words[index] == words[close] { depth += 1 }
      if words[index] == mark { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }

  /// The last name before an index, marks behind it passed over; nil where something else is there.
  func name(before end: Int, passing marks: Set<String> = ["?", "!", ")"]) -> String? {
    let before = words[..<max(0, min(end, words.count))]
    return before.last { !marks.contains($0) }.flatMap { Self.isName($0) ? $0 : nil }
  }
}
