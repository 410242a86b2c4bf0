// SPDX-License-Identifier: MIT

/// A line of code that goes through properties one by one, or through the elements of one:
/// `for mark in marks {`, `marks.forEach { $0.isHidden = true }`, `[a, b].forEach { view in`.
struct ElementLoop {
  /// The properties that are gone through.
  let properties: [String]
  /// What each of them, or of their elements, is called.
  let element: String

  /// Takes a line; nil for one that goes through nothing.
  init?(_ line: Substring) {
    let text = line.drop { $0 == " " || $0 == "\t" }
    if text.hasPrefix("for "), let word = text.firstRange(of: " in ") {
      element = text[..<word.lowerBound].lastName(before: Self.signs)
      let list = text[word.upperBound...].prefix { $0 != "{" }
      properties = Self.names(list)
    } else if let call = text.firstRange(of: ".forEach") {
      properties = Self.names(text[..<call.lowerBound])
      let closure = text[call.upperBound...].drop { " ({".contains($0) }
      let name = closure.firstName
      let isNamed = closure.dropFirst(name.count).hasPrefix(" in")
      element = isNamed && !name.isEmpty ? name : "$0"
    } else {
      return nil
    }
    if properties.isEmpty || element.isEmpty { return nil }
  }

  /// The names in a list `[a, self.b]`, or the last of a path `self.marks?`.
  private static func names(_ list: Substring) -> [String] {
    let end = list.lastIndex { $0 == "]" }
    guard let end, let start = list[..<end].lastIndex(of: "[") else {
      return [list.lastName(before: signs)].filter { !$0.isEmpty }
    }
    return list[list.index(after: start)..<end].split(separator: ",").prefix(50)
      .map { $0.lastName(before: signs) }.filter { !$0.isEmpty }
  }

  /// What may stand behind a name in a path.
  private static let signs = "?!) "
}
