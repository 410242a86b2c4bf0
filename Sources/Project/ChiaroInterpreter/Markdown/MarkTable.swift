// SPDX-License-Identifier: MIT

/// Tables of GitHub Flavored Markdown.
enum MarkTable {
  /// The texts between the bars of a line.
  static func cells(_ line: MarkLine) -> [String] {
    var cells: [String] = []
    var cell = ""
    var isEscaped = false
    for character in line.content {
      if character == "|", !isEscaped {
        cells.append(String(MarkLine.trimmed(cell[...])))
        cell = ""
      } else {
        // `\|` is a bar in a cell.
        if character == "|" { cell.removeLast() }
        cell.append(character)
      }
      isEscaped = character == "\\" && !isEscaped
    }
    cells.append(String(MarkLine.trimmed(cell[...])))
    if cells.first?.isEmpty == true { cells.removeFirst() }
    if cells.last?.isEmpty == true { cells.removeLast() }
    return cells
  }

  /// How the columns are set, where a line is the one below the head of a table.
  static func columns(_ line: MarkLine) -> [MarkNode.Alignment]? {
    guard line.indent < 4, line.content.contains("-"), line.content.contains("|") else {
      return nil
    }
    let columns = cells(line).map { cell -> MarkNode.Alignment? in
      let dashes = cell.drop { $0 == ":" }.prefix { $0 == "-" }
      let (left, right) = (cell.hasPrefix(":"), cell.hasSuffix(":"))
      guard !dashes.isEmpty, dashes.count + (left ? 1 : 0) + (right ? 1 : 0) == cell.count else {
        return nil
      }
      return left && right ? .center : left ? .left : right ? .right : MarkNode.Alignment.none
    }
    guard !columns.isEmpty, columns.count <= 100 else { return nil }
    let known = columns.compactMap(\.self)
    return known.count == columns.count ? known : nil
  }

  /// A row with as many cells as there are columns.
  static func row(
    _ line: MarkLine, _ columns: [MarkNode.Alignment], isHead: Bool
  ) -> MarkNode {
    var row = MarkNode(.tableRow)
    row.isOn = isHead
    let texts = cells(line)
    row.children = columns.indices.map {
      MarkNode(.tableCell, $0 < texts.count ? texts[$0] : "")
    }
    return row
  }
}
