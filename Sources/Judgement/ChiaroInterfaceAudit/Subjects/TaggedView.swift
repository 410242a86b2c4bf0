// SPDX-License-Identifier: MIT

/// A line of code that finds a view by its tag: `let title = cell.viewWithTag(21) as? UILabel`.
struct TaggedView {
  /// The tag, as it stands in the line.
  let tag: String
  /// The variable that holds the view; where there is none, the call itself, to whose result a
  /// color may be given at once.
  let variable: String

  /// Takes a line; nil for one that finds no view by a number.
  init?(_ line: Substring) {
    guard let call = line.firstRange(of: "viewWithTag") else { return nil }
    let rest = line[call.upperBound...]
    guard let first = rest.first, first == "(" || first == ":" else { return nil }
    let tag = rest.dropFirst().drop { $0 == " " }.prefix(while: \.isNumber)
    if tag.isEmpty { return nil }
    self.tag = String(tag)
    guard let sign = line[..<call.lowerBound].lastIndex(of: "=") else {
      variable = "viewWithTag(\(tag))"
      return
    }
    variable = line[..<sign].lastName(before: " ")
    if variable.isEmpty { return nil }
  }
}
