// SPDX-License-Identifier: MIT

import ChiaroViews
public import Foundation

extension NSTableView {
  /// Shows a row at another place; without animation.
  ///
  /// Apple counterpart: `moveRow(at:to:)` · Source: NSTableView.h · Fidelity: approximate
  public final func moveRow(at oldIndex: Int, to newIndex: Int) {
    let isChosen = selectedRowIndexes.contains(oldIndex)
    selectedRowIndexes.remove(oldIndex)
    selectedRowIndexes.shift(startingAt: oldIndex + 1, by: -1)
    selectedRowIndexes.shift(startingAt: newIndex, by: 1)
    if isChosen { selectedRowIndexes.insert(newIndex) }
    reloadData()
  }
  /// Returns the rows that are in a rectangle of the table.
  ///
  /// Apple counterpart: `rows(in:)` · Source: NSTableView.h · Fidelity: exact
  public final func rows(in rect: NSRect) -> NSRange {
    guard numberOfRows > 0, rect.height > 0 else { return NSRange(location: 0, length: 0) }
    let first = max(0, row(at: NSPoint(x: rect.minX, y: max(0, rect.minY))))
    let last = row(at: NSPoint(x: rect.minX, y: rect.maxY - 0.01))
    let end = last < 0 ? (rect.maxY > 0 ? numberOfRows : 0) : last + 1
    return NSRange(location: first, length: max(0, end - first))
  }
  /// Returns the columns that are in a rectangle of the table.
  ///
  /// Apple counterpart: `columnIndexes(in:)` · Source: NSTableView.h · Fidelity: exact
  public final func columnIndexes(in rect: NSRect) -> IndexSet {
    IndexSet(
      tableColumns.indices.filter { index in
        let frame = columnFrame(tableColumns[index])
        return !tableColumns[index].isHidden && frame.minX < rect.maxX && frame.maxX > rect.minX
      })
  }
  /// Asks for the heights of rows anew.
  ///
  /// Apple counterpart: `noteHeightOfRows(withIndexesChanged:)` · Source: NSTableView.h · Fidelity:
  /// approximate, without animation
  public final func noteHeightOfRows(withIndexesChanged indexSet: IndexSet) { reloadData() }
  /// Asks for the number of rows anew.
  ///
  /// Apple counterpart: `noteNumberOfRowsChanged()` · Source: NSTableView.h · Fidelity: exact
  public final func noteNumberOfRowsChanged() { reloadData() }
  /// Calls a closure with each row that has a view.
  ///
  /// Apple counterpart: `enumerateAvailableRowViews(_:)` · Source: NSTableView.h · Fidelity: exact
  public final func enumerateAvailableRowViews(_ handler: (NSTableRowView, Int) -> Void) {
    for (row, view) in rowStore.views.sorted(by: { $0.key < $1.key }) { handler(view, row) }
  }
  /// Makes columns as wide as the table, as their least and greatest widths allow.
  ///
  /// Apple counterpart: `sizeLastColumnToFit()` · Source: NSTableView.h · Fidelity: approximate,
  /// the last column always fills the table
  public final func sizeLastColumnToFit() { setNeedsLayout() }
  /// Returns where a column stands; zero where there is none.
  ///
  /// Apple counterpart: `rect(ofColumn:)` · Source: NSTableView.h · Fidelity: exact
  public final func rect(ofColumn column: Int) -> NSRect {
    tableColumns.indices.contains(column) ? columnFrame(tableColumns[column]) : .zero
  }
  /// Scrolls so that a column is seen.
  ///
  /// Apple counterpart: `scrollColumnToVisible(_:)` · Source: NSTableView.h · Fidelity: exact
  public final func scrollColumnToVisible(_ column: Int) {
    let frame = rect(ofColumn: column)
    scrollToVisible(
      NSRect(x: frame.minX, y: visibleRect.minY, width: frame.width, height: 1))
  }
}
