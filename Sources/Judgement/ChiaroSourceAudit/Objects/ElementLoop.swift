// SPDX-License-Identifier: MIT

/// A line of code that goes through properties one by one, or through the elements of one:
/// `for mark in marks {`, `marks.forEach { $0.isHidden = true }`, `[a, b].forEach { view in`.
struct ElementLoop {
  /// The properties that are gone through.
  let properties: [String]
  /// What each of them, or of their elements, is called.
  let element: String

  /// Takes a line; nil for one that goes through nothing.
  init?(_ line: CodeLine) {
    let words = line.words
    if line[0] == "for", let word = words.firstIndex(of: "in") {
      element = line.name(before: word) ?? ""
      let end = words[word...].firstIndex(of: "{") ?? words.count
      properties = Self.names(word + 1..<end, in: line)
    } else if let call = words.firstIndex(of: "forEach"), line[call - 1] == "." {
      properties = Self.names(0..<call - 1, in: line)
      let first = words[(call + 1)...].firstIndex { !["(", "{"].contains($0) } ?? words.count
      element = CodeLine.isName(line[first]) && line[first + 1] == "in" ? line[first] : "$0"
    } else {
      return nil
    }
    if properties.isEmpty || element.isEmpty { return nil }
  }

  /// The most properties of a list that are looked at.
  private static let bound = 50

  /// The names in a list `[a, self.b]`, or the last of a path `self.marks?`.
  private static func names(_ range: Range<Int>, in line: CodeLine) -> [String] {
    if range.isEmpty { return [] }
    let list = line.words[range]
    guard let end = list.lastIndex(of: "]"), let start = list[..<end].lastIndex(of: "[") else {
      return [line.name(before: range.upperBound)].compactMap(\.self)
    }
    return line.words[(start + 1)..<end].split(separator: ",").prefix(bound)
      .compactMap { line.name(before: $0.endIndex) }
  }
}
