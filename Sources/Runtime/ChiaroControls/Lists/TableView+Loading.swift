// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroViews
import Foundation

extension TableView {
  final var tableDelegate: (any TableViewDelegate)? { delegate as? any TableViewDelegate }

  final func makeSection(_ index: Int) -> TableSection {
    let rows = max(0, dataSource?.tableView(self, numberOfRowsInSection: index) ?? 0)
    return TableSection(
      header: header(of: index), footer: footer(of: index), heights: heights(index, rows),
      separator: separatorStyle == .none ? .clear : separatorColor ?? .separator,
      separatorInset: chosenInset,
      ownHeights: (
        tableDelegate?.tableView(self, heightForHeaderInSection: index) ?? sectionHeaderHeight,
        tableDelegate?.tableView(self, heightForFooterInSection: index) ?? sectionFooterHeight
      ))
  }

  /// The heights of a section's rows, those to be measured as negative estimates, less 1.
  private final func heights(_ section: Int, _ rows: Int) -> [CGFloat] {
    func toBeMeasured(_ estimate: CGFloat) -> CGFloat { -1 - (estimate < 0 ? 44 : estimate) }
    guard let delegate = tableDelegate else {
      let height = rowHeight < 0 ? toBeMeasured(estimatedRowHeight) : rowHeight
      return Array(repeating: height, count: rows)
    }
    return (0..<rows).map { row in
      let path = IndexPath(row: row, section: section)
      let height = delegate.tableView(self, heightForRowAt: path)
      guard height < 0 else { return height }
      return toBeMeasured(delegate.tableView(self, estimatedHeightForRowAt: path))
    }
  }

  private final func header(of section: Int) -> View? {
    if let view = tableDelegate?.tableView(self, viewForHeaderInSection: section) { return view }
    return dataSource?.tableView(self, titleForHeaderInSection: section).map {
      title($0, style == .plain ? .plainHeader() : .groupedHeader())
    }
  }

  private final func footer(of section: Int) -> View? {
    if let view = tableDelegate?.tableView(self, viewForFooterInSection: section) { return view }
    return dataSource?.tableView(self, titleForFooterInSection: section).map {
      title($0, .groupedFooter())
    }
  }

  private final func title(_ text: String, _ content: ListContentConfiguration) -> View {
    let view = TableViewHeaderFooterView()
    var content = content
    content.text = text
    view.contentConfiguration = content
    return view
  }

  /// How far beyond what can be seen rows have cells, so that the keyboard can go there, in points.
  private static let margin: CGFloat = 88

  /// Gives the rows that can be seen, and a few above and below, their cells.
  ///
  /// - Returns: whether a row turned out to have another height than was estimated
  final func showRows() -> Bool {
    var hasMoved = false
    for (index, section) in tableSections.enumerated() {
      let rows = section.rows(
        from: bounds.minY - Self.margin, to: bounds.maxY + Self.margin)
      tellEnd(of: section.keep(rows, &pool), in: index)
      for row in rows where section.cells[row] == nil {
        if section.show(cell(IndexPath(row: row, section: index)), at: row) { hasMoved = true }
      }
    }
    return hasMoved
  }

  /// Tells the delegate which cells left.
  final func tellEnd(of cells: [(row: Int, cell: TableViewCell)], in section: Int) {
    for (row, cell) in cells {
      let path = IndexPath(row: row, section: section)
      tableDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
    }
  }

  /// Tells the delegate that headers and footers are shown.
  final func tellTitles(of sections: [TableSection]) {
    guard let delegate = tableDelegate else { return }
    for (index, section) in sections.enumerated() {
      if let view = section.header {
        delegate.tableView(self, willDisplayHeaderView: view, forSection: index)
      }
      if let view = section.footer {
        delegate.tableView(self, willDisplayFooterView: view, forSection: index)
      }
    }
  }

  private final func cell(_ path: IndexPath) -> TableViewCell {
    let cell = dataSource?.tableView(self, cellForRowAt: path) ?? TableViewCell()
    // A cell may come selected; else it shows what the table knows.
    if cell.isSelected { selected.insert(path) }
    cell.show(selected: selected.contains(path))
    cell.rowStyle = editingStyle(of: path)
    if let delegate = tableDelegate {
      let level = delegate.tableView(self, indentationLevelForRowAt: path)
      if level > 0 { cell.indentationLevel = level }
      delegate.tableView(self, willDisplay: cell, forRowAt: path)
    }
    return cell
  }
}
