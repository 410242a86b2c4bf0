// SPDX-License-Identifier: MIT

/// What would go wrong when GitHub shows a report in Markdown.
enum MarkdownSyntax {
  static func problems(_ text: String) -> [String] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    return tableProblems(lines) + lines.flatMap(lineProblems)
  }

  /// Every row of a table has as many cells as its head (GitHub Flavored Markdown §4.10).
  private static func tableProblems(_ lines: [String]) -> [String] {
    var width: Int?
    return lines.compactMap { line in
      guard line.hasPrefix("|") else {
        width = nil
        return nil
      }
      let cells = bars(in: line)
      defer { width = width ?? cells }
      return width ?? cells == cells ? nil : "another number of cells: \(line)"
    }
  }

  private static func bars(in line: String) -> Int {
    var isEscaped = false
    return line.unicodeScalars.count { scalar in
      defer { isEscaped = scalar == "\\" && !isEscaped }
      return scalar == "|" && !isEscaped
    }
  }

  /// No tag, no link, no entity that was not made by escaping, outside of code.
  private static func lineProblems(_ line: String) -> [String] {
    let prose = withoutCode(line)
    var problems: [String] = []
    if prose.contains("<") || prose.contains(">") { problems.append("a tag: \(line)") }
    if prose.firstMatch(of: #/(^|[^\\])\]\(/#) != nil { problems.append("a link: \(line)") }
    if prose.firstMatch(of: #/&(?!amp;|lt;|gt;)/#) != nil { problems.append("an entity: \(line)") }
    if prose.firstMatch(of: #/@[A-Za-z]/#) != nil { problems.append("a call: \(line)") }
    return problems
  }

  /// The line without its code spans: from a run of backticks to the next run as long (§6.3).
  static func withoutCode(_ line: String) -> String {
    var prose = ""
    var rest = Substring(line)
    while let scalar = rest.unicodeScalars.first {
      if scalar == "\\" {
        prose.unicodeScalars.append(contentsOf: rest.unicodeScalars.prefix(2))
        rest = Substring(rest.unicodeScalars.dropFirst(2))
        continue
      }
      let run = rest.unicodeScalars.prefix { $0 == "`" }.count
      if run == 0 {
        prose.unicodeScalars.append(scalar)
        rest = Substring(rest.unicodeScalars.dropFirst())
      } else {
        rest = afterCode(Substring(rest.unicodeScalars.dropFirst(run)), fence: run)
      }
    }
    return prose
  }

  /// What follows the code that begins here.
  private static func afterCode(_ text: Substring, fence: Int) -> Substring {
    var rest = text.unicodeScalars
    while let tick = rest.firstIndex(of: "`") {
      let run = rest[tick...].prefix { $0 == "`" }.count
      rest = rest[rest.index(tick, offsetBy: run)...]
      if run == fence { return Substring(rest) }
    }
    return text
  }
}
