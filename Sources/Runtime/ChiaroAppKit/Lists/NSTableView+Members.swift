// SPDX-License-Identifier: MIT

import ChiaroViews
public import Foundation

extension NSTableView {
  /// Shows a row that was moved in the data source and reloads all rows; selected rows stay
  /// selected at their new indexes.
  ///
  /// Apple counterpart: `moveRow(at:to:)` · Source: NSTableView.h · Fidelity: approximate, without
  /// animation
  public final func moveRow(at oldIndex: Int, to newIndex: Int) {
    let isChosen = selectedRowIndexes.contains(oldIndex)
    selectedRowIndexes.remove(oldIndex)
    selectedRowIndexes.shift(startingAt: oldIndex + 1, by: -1)
    selectedRowIndexes.shift(startingAt: newIndex, by: 1)
    if isChosen { selectedRowIndexes.insert(newIndex) }
    reloadData()
  }
  /// Returns the range of the rows that intersect a rectangle in the table's coordinates.
  ///
  /// Apple counterpart: `rows(in:)` · Source: NSTableView.h · Fidelity: exact
  public final func rows(in rect: NSRect) -> NSRange {
    let bottom = numberOfRows > 0 ? self.rect(ofRow: numberOfRows - 1).maxY : 0
    guard rect.height > 0, rect.maxY > 0, rect.minY < bottom else {
      return NSRange(location: 0, length: 0)
    }
    let first = max(0, row(at: NSPoint(x: rect.minX, y: max(0, rect.minY))))
    let last = row(at: NSPoint(x: rect.minX, y: rect.maxY - 0.01))
    return NSRange(location: first, length: max(0, (last < 0 ? numberOfRows : last + 1) - first))
  }
  /// Returns the indexes of the visible columns that intersect the horizontal extent of a rectangle
  /// in the table's coordinates.
  ///
  /// Apple counterpart: `columnIndexes(in:)` · Source: NSTableView.h · Fidelity: exact
  public final func columnIndexes(in rect: NSRect) -> IndexSet {
    IndexSet(
      tableColumns.indices.filter { index in
        let frame = columnFrame(tableColumns[index])
        return !tableColumns[index].isHidden && frame.minX < rect.maxX && frame.maxX > rect.minX
      })
  }
  /// Tells the table that the heights of some rows changed; it lays out all rows and their views
  /// again.
  ///
  /// Apple counterpart: `noteHeightOfRows(withIndexesChanged:)` · Source: NSTableView.h · Fidelity:
  /// approximate, without animation
  public final func noteHeightOfRows(withIndexesChanged indexSet: IndexSet) {
    rowStore.forgetHeights()
    fillClip(of: enclosingScrollView?.contentView.bounds.size ?? frame.size)
    setNeedsLayout()
    setNeedsDisplay()
  }
  /// Tells the table that the number of rows changed; it reloads all rows.
  ///
  /// Apple counterpart: `noteNumberOfRowsChanged()` · Source: NSTableView.h · Fidelity: exact
  public final func noteNumberOfRowsChanged() { reloadData() }
  /// Calls a closure with each existing row view and the index of its row, from top to bottom.
  ///
  /// Apple counterpart: `enumerateAvailableRowViews(_:)` · Source: NSTableView.h · Fidelity: exact
  public final func enumerateAvailableRowViews(_ handler: (NSTableRowView, Int) -> Void) {
    for (row, view) in rowStore.views.sorted(by: { $0.key < $1.key }) { handler(view, row) }
  }
  /// Places the columns again in the next layout, where the last visible column fills the table;
  /// minimum and maximum widths are ignored.
  ///
  /// Apple counterpart: `sizeLastColumnToFit()` · Source: NSTableView.h · Fidelity: approximate,
  /// the last column always fills the table
  public final func sizeLastColumnToFit() { setNeedsLayout() }
  /// Returns the frame of a column in the table's coordinates; zero if there is no such column.
  ///
  /// Apple counterpart: `rect(ofColumn:)` · Source: NSTableView.h · Fidelity: exact
  public final func rect(ofColumn column: Int) -> NSRect {
    tableColumns.indices.contains(column) ? columnFrame(tableColumns[column]) : .zero
  }
  /// Scrolls horizontally to make a column visible.
  ///
  /// Apple counterpart: `scrollColumnToVisible(_:)` · Source: NSTableView.h · Fidelity: exact
  public final func scrollColumnToVisible(_ column: Int) {
    let frame = rect(ofColumn: column)
    scrollToVisible(
      NSRect(x: frame.minX, y: visibleRect.minY, width: frame.width, height: 1))
  }
}
