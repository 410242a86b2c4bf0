// SPDX-License-Identifier: MIT

/// A line of code that finds a view by its tag: `let title = cell.viewWithTag(21) as? UILabel`.
struct TaggedView {
  /// The tag, as it stands in the line.
  let tag: String
  /// The variable that holds the view; where there is none, the call itself, to whose result a
  /// color may be given at once.
  let variable: String

  /// Takes a line; nil for one that finds no view by a number.
  init?(_ line: CodeLine) {
    guard let call = line.words.firstIndex(of: "viewWithTag"), ["(", ":"].contains(line[call + 1])
    else { return nil }
    let tag = line[call + 2]
    guard !tag.isEmpty, tag.allSatisfy(\.isNumber) else { return nil }
    self.tag = tag
    guard let sign = line.words[..<call].lastIndex(of: "=") else {
      variable = "viewWithTag(\(tag))"
      return
    }
    guard let variable = line.name(before: sign, passing: []) else { return nil }
    self.variable = variable
  }
}
