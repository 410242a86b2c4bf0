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
    let estimate = -1 - max(0, estimatedRowHeight)
    guard let delegate = tableDelegate else {
      return Array(repeating: rowHeight < 0 ? estimate : rowHeight, count: rows)
    }
    return (0..<rows).map { row in
      let path = IndexPath(row: row, section: section)
      let height = delegate.tableView(self, heightForRowAt: path)
      return height < 0 ? estimate : height
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
    view.contentConfiguration = content
    view.contentConfiguration?.text = text
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
      section.keep(rows, &pool)
      for row in rows where section.cells[row] == nil {
        if section.show(cell(IndexPath(row: row, section: index)), at: row) { hasMoved = true }
      }
    }
    return hasMoved
  }

  private final func cell(_ path: IndexPath) -> TableViewCell {
    let cell = dataSource?.tableView(self, cellForRowAt: path) ?? TableViewCell()
    // A cell may come selected; else it shows what the table knows.
    if cell.isSelected { selected.insert(path) }
    if selected.contains(path) { cell.isSelected = true }
    tableDelegate?.tableView(self, willDisplay: cell, forRowAt: path)
    return cell
  }
}
