// SPDX-License-Identifier: MIT

import ChiaroSource

/// The comments of a file that suppress rules.
///
/// `// chiaro:disable:next rule reason` suppresses a rule in the next line, `chiaro:disable:this`
/// in the comment's line, and `chiaro:disable` from there to the end of the file. The rule may be
/// `all`.
package struct Suppressions: Sendable {
  private struct Entry: Sendable {
    var rule: String
    /// The line of the comment.
    var line: Int
    var lines: ClosedRange<Int>
  }

  /// What every such comment begins with.
  static let word = "chiaro:disable"

  private var entries: [Entry] = []

  /// Reads a line of a file whose comments are not parsed.
  mutating func read(_ text: ArraySlice<UInt8>, line: Int) {
    guard text.range(ofBytes: Self.word.utf8) != nil else { return }
    read(String(decoding: text, as: UTF8.self), line: line)
  }

  /// Reads one comment, which begins in a line.
  mutating func read(_ comment: String, line: Int) {
    guard let start = comment.utf8.range(ofBytes: Self.word.utf8) else { return }
    let line = line + comment[..<start.lowerBound].count(where: \.isNewline)
    let words = comment[start.upperBound...].split(whereSeparator: \.isWhitespace)
    let isDirect = comment[start.upperBound...].first.map { !$0.isWhitespace } ?? false
    let scope = isDirect ? words.first ?? "" : ""
    guard let word = isDirect ? words.dropFirst().first : words.first else { return }
    // What ends the comment, or goes on to say why, is no part of the name.
    let end = word.lastIndex { $0.isLetter || $0.isNumber }
    guard let rule = end.map({ word[...$0] }) else { return }
    switch scope {
    case ":next": add(rule, line, line + 1...line + 1)
    case ":this": add(rule, line, line...line)
    case "": add(rule, line, line...Int.max)
    default: break
    }
  }

  private mutating func add(_ rule: Substring, _ line: Int, _ lines: ClosedRange<Int>) {
    entries.append(Entry(rule: String(rule), line: line, lines: lines))
  }

  /// Whether a rule is to be quiet in a line.
  func silence(_ rule: String, line: Int) -> Bool { entry(for: rule, line: line) != nil }

  /// The number of the comment that keeps a rule quiet in a line; nil for none.
  func entry(for rule: String, line: Int) -> Int? {
    entries.firstIndex { ($0.rule == rule || $0.rule == "all") && $0.lines.contains(line) }
  }

  /// What is said of comments that name no rule, or that kept nothing quiet.
  ///
  /// - Parameters:
  ///   - used: the numbers of the comments that kept something quiet
  ///   - ran: the ids of the rules that ran
  ///   - rules: the ids of all rules
  ///   - file: the path of the file
  /// - Returns: a note for each
  func oddities(
    _ used: Set<Int>, of ran: Set<String>, among rules: Set<String>, in file: String
  ) -> [Diagnostic] {
    entries.enumerated().compactMap { index, entry in
      let place = SourceLocation(file: file, line: entry.line)
      if entry.rule != "all" && !rules.contains(entry.rule) {
        return Diagnostic(
          .note, id: "suppression-unknown", at: place, "no rule is named “\(entry.rule)”")
      }
      if used.contains(index) || entry.rule != "all" && !ran.contains(entry.rule) { return nil }
      return Diagnostic(
        .note, id: "suppression-unused", at: place,
        "this \(Suppressions.word) matches no finding of \(entry.rule); remove it")
    }
  }
}
