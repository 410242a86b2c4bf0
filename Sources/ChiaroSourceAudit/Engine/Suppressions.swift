// SPDX-License-Identifier: MIT

/// The comments of a file by which a person keeps a rule quiet.
///
/// `// chiaro:disable:next rule reason` silences one rule in the next line, `chiaro:disable:this`
/// in its own, `chiaro:disable` in the whole file behind it. The rule may be `all`.
package struct Suppressions: Sendable {
  private struct Entry: Sendable {
    var rule: String
    var lines: ClosedRange<Int>
  }

  /// What every such comment begins with.
  static let word = "chiaro:disable"

  private var entries: [Entry] = []

  /// Reads one comment.
  mutating func read(_ comment: String, line: Int) {
    guard let start = comment.utf8.range(ofBytes: Self.word.utf8) else { return }
    let words = comment[start.upperBound...].split(whereSeparator: \.isWhitespace)
    let isDirect = comment[start.upperBound...].first.map { !$0.isWhitespace } ?? false
    let scope = isDirect ? words.first ?? "" : ""
    guard let rule = isDirect ? words.dropFirst().first : words.first else { return }
    switch scope {
    case ":next": add(rule, line + 1...line + 1)
    case ":this": add(rule, line...line)
    case "": add(rule, line...Int.max)
    default: break
    }
  }

  private mutating func add(_ rule: Substring, _ lines: ClosedRange<Int>) {
    entries.append(Entry(rule: String(rule), lines: lines))
  }

  /// Whether a rule is to be quiet in a line.
  func silence(_ rule: String, line: Int) -> Bool {
    entries.contains { ($0.rule == rule || $0.rule == "all") && $0.lines.contains(line) }
  }
}
