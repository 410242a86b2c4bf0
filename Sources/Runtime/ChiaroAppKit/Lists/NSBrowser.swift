// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroControls
import ChiaroViews
public import Foundation

/// A control that browses a hierarchy in columns; each column lists the children of the row
/// selected in the previous column.
///
/// Apple counterpart: `NSBrowser` · Source: NSBrowser.h; the metrics of macOS 11 to 15 · Fidelity:
/// approximate, without previews of leaves and dragging
open class NSBrowser: NSControl {
  /// The rule that determines the widths of a browser's columns.
  ///
  /// Apple counterpart: `NSBrowser.ColumnResizingType` · Source: NSBrowser.h · Fidelity: exact
  public enum ColumnResizingType: UInt, Sendable, CaseIterable {
    /// Columns have the widths that `setWidth(_:ofColumn:)` set.
    case noColumnResizing = 0
    /// As many columns as fit share the width of the browser equally.
    case autoColumnResizing = 1
    /// The user can resize columns; here it is the same as `noColumnResizing`.
    case userColumnResizing = 2
  }

  /// The delegate, which provides the items or fills the cells; nil for none.
  open weak var delegate: (any NSBrowserDelegate)? { didSet { loadColumnZero() } }
  /// The maximum number of columns that are visible side by side, if the columns are resized with
  /// `autoColumnResizing`; the default is 3.
  open var maxVisibleColumns = 3 { didSet { setNeedsLayout() } }
  /// The minimum width of a column, in points; the default is 100.
  open var minColumnWidth: CGFloat = 100 { didSet { setNeedsLayout() } }
  /// The rule that determines the widths of the columns; the default is `autoColumnResizing`.
  open var columnResizingType = ColumnResizingType.autoColumnResizing {
    didSet { setNeedsLayout() }
  }
  /// The height of the rows, in points; the default is 17.
  open var rowHeight: CGFloat = 17 {
    didSet {
      for column in columns { column.table.rowHeight = rowHeight }
    }
  }
  /// Whether columns have titles; the default is true.
  open var isTitled = true { didSet { columnsDidChange() } }
  /// Whether a column without a title of its own shows the title of the row selected in the
  /// previous column; the default is true.
  open var takesTitleFromPreviousColumn = true { didSet { columnsDidChange() } }
  /// Whether the browser has a horizontal scroller if its columns do not fit; the default is true.
  open var hasHorizontalScroller = true {
    didSet { sides.hasHorizontalScroller = hasHorizontalScroller }
  }
  /// Whether several rows of a column can be selected; the default is false.
  open var allowsMultipleSelection = false {
    didSet {
      for column in columns { column.table.allowsMultipleSelection = allowsMultipleSelection }
    }
  }
  /// Whether a column may have no selected row; the default is true.
  open var allowsEmptySelection = true {
    didSet { for column in columns { column.table.allowsEmptySelection = allowsEmptySelection } }
  }
  /// The text that separates the titles in a path; the default is a slash.
  open var pathSeparator = "/"
  /// Whether the left and right arrow keys send the action; the default is true.
  open var sendsActionOnArrowKeys = true
  /// The action sent at the second click of a double-click; the default, nil, means `action`.
  open var doubleAction: Selector?
  /// The row that was clicked last, in `clickedColumn`; -1 for none.
  public private(set) final var clickedRow = -1
  /// The column that was clicked last; -1 for none.
  public private(set) final var clickedColumn = -1
  final var columns: [BrowserColumn] = []
  private final var widths: [Int: CGFloat] = [:]
  private final var titles: [Int: String] = [:]
  private final let sides = NSScrollView()
  private final let line = BrowserLine()

  /// Creates a browser with a frame.
  public override init(frame frameRect: NSRect) {
    super.init(frame: frameRect)
    sides.hasHorizontalScroller = true
    sides.documentView = line
    addSubview(sides)
  }
  /// The color behind the columns; nil for none.
  open override var backgroundColor: NSColor? {
    get { sides.backgroundColor }
    set { sides.backgroundColor = newValue }
  }

  // MARK: Columns

  /// Reloads the first column from the delegate, without a selection, and removes all other
  /// columns.
  open func loadColumnZero() {
    for column in columns { column.removeFromSuperview() }
    columns = []
    guard let delegate else { return columnsDidChange() }
    append(delegate.rootItem(for: self))
  }
  private final func append(_ parent: Any?) {
    let column = BrowserColumn(self, columns.count, parent)
    columns.append(column)
    line.addSubview(column)
    column.reload()
    columnsDidChange()
  }
  private final func removeColumns(after index: Int) {
    for column in columns.dropFirst(index + 1) { column.removeFromSuperview() }
    columns = Array(columns.prefix(index + 1))
    columnsDidChange()
  }
  private final func columnsDidChange() {
    for column in columns {
      column.setNeedsLayout()
      column.setNeedsDisplay()
    }
    setNeedsLayout()
  }
  /// Reloads the rows of a column; if no row in it remains selected, the columns after it are
  /// removed.
  ///
  /// A column that does not exist is ignored.
  open func reloadColumn(_ column: Int) {
    guard columns.indices.contains(column) else { return }
    columns[column].reload()
    if columns[column].table.selectedRowIndexes.isEmpty { removeColumns(after: column) }
  }
  /// The index of the last loaded column; -1 for none.
  ///
  /// Setting it removes the columns after the index; a negative value reloads the first column and
  /// removes all others.
  open var lastColumn: Int {
    get { columns.count - 1 }
    set { if newValue >= 0 { removeColumns(after: newValue) } else { loadColumnZero() } }
  }
  /// The index of the last column that has a selected row; -1 for none.
  public final var selectedColumn: Int {
    columns.lastIndex { !$0.table.selectedRowIndexes.isEmpty } ?? -1
  }
  /// Returns the title of a column; nil for none.
  ///
  /// It is the title that the delegate returns, or else the one set with `setTitle(_:ofColumn:)`,
  /// or else the title of the row selected in the previous column.
  open func title(ofColumn column: Int) -> String? {
    if let own = delegate?.browser(self, titleOfColumn: column) ?? titles[column] { return own }
    guard takesTitleFromPreviousColumn, column > 0, columns.indices.contains(column - 1) else {
      return nil
    }
    let left = columns[column - 1]
    return left.cell(left.table.selectedRow)?.stringValue
  }
  /// Sets the title of a column; it is shown unless the delegate returns a title.
  open func setTitle(_ string: String, ofColumn column: Int) {
    titles[column] = string
    columnsDidChange()
  }
  /// The height of the columns' titles, in points: 21, or 0 if `isTitled` is false.
  open var titleHeight: CGFloat { isTitled ? 21 : 0 }
  /// Returns the width of a column, in points.
  open func width(ofColumn column: Int) -> CGFloat {
    if columnResizingType != .autoColumnResizing { return widths[column] ?? max(minColumnWidth, 1) }
    let shown = max(1, min(maxVisibleColumns, Int(bounds.width / max(1, minColumnWidth))))
    return max(minColumnWidth, (bounds.width / CGFloat(shown)).rounded(.down))
  }
  /// Sets the width of a column, in points, to at least `minColumnWidth`; ignored in
  /// `autoColumnResizing`.
  open func setWidth(_ columnWidth: CGFloat, ofColumn columnIndex: Int) {
    widths[columnIndex] = max(minColumnWidth, columnWidth)
    setNeedsLayout()
  }
  /// Returns the frame of a column in the coordinates of the scrolled content, in points; zero if
  /// there is no such column.
  open func frame(ofColumn column: Int) -> NSRect {
    columns.indices.contains(column) ? columns[column].frame : .zero
  }
  /// Scrolls to make a column visible; ignored if there is no such column.
  open func scrollColumnToVisible(_ column: Int) {
    layoutSubtreeIfNeeded()
    if columns.indices.contains(column) { line.scrollToVisible(columns[column].frame) }
  }

  // MARK: Rows

  /// Returns the item in a row of a column; nil if there is none, or if the delegate fills cells.
  open func item(atRow row: Int, inColumn column: Int) -> Any? {
    columns.indices.contains(column) ? columns[column].item(row) : nil
  }
  /// Returns the item at an index path, which holds a row for each column, starting with the first;
  /// nil for none.
  open func item(at indexPath: IndexPath) -> Any? {
    guard let delegate else { return nil }
    var item = delegate.rootItem(for: self)
    for row in indexPath {
      guard (0..<delegate.browser(self, numberOfChildrenOfItem: item)).contains(row) else {
        return nil
      }
      item = delegate.browser(self, child: row, ofItem: item)
    }
    return item
  }
  /// Returns the item whose children a column lists; nil for none.
  open func parentForItems(inColumn column: Int) -> Any? {
    columns.indices.contains(column) ? columns[column].parent : nil
  }
  /// Returns whether an item has no children, according to the delegate; true without a delegate.
  open func isLeafItem(_ item: Any?) -> Bool { delegate?.browser(self, isLeafItem: item) ?? true }
  /// Returns the `NSBrowserCell` in a row of a column, after filling it if needed; nil for none.
  open func loadedCell(atRow row: Int, column col: Int) -> Any? {
    columns.indices.contains(col) ? columns[col].cell(row) : nil
  }
  /// Returns the selected row in a column; -1 for none.
  open func selectedRow(inColumn column: Int) -> Int {
    columns.indices.contains(column) ? columns[column].table.selectedRow : -1
  }
  /// Returns the selected rows in a column; empty if there are none, and nil if there is no such
  /// column.
  open func selectedRowIndexes(inColumn column: Int) -> IndexSet? {
    columns.indices.contains(column) ? columns[column].table.selectedRowIndexes : nil
  }
  /// Selects a row in a column and shows its children in the next column, without sending the
  /// action.
  open func selectRow(_ row: Int, inColumn column: Int) {
    selectRowIndexes([row], inColumn: column)
  }
  /// Selects rows in a column without sending the action; if there is only one, shows its children
  /// in the next column.
  ///
  /// A column that does not exist is ignored.
  open func selectRowIndexes(_ indexes: IndexSet, inColumn column: Int) {
    guard columns.indices.contains(column) else { return }
    columns[column].select(indexes)
    if let row = indexes.first { columns[column].table.scrollRowToVisible(row) }
    showSelection(of: columns[column])
  }
  /// Returns the selected cell in the last column that has a selection; nil for none.
  open func selectedCell() -> Any? {
    let column = selectedColumn
    return column < 0 ? nil : columns[column].cell(selectedRow(inColumn: column))
  }
  /// Selects every row in the last column that has a selection, or else in the first column, if
  /// several rows can be selected.
  open override func selectAll(_ sender: Any?) {
    let column = max(0, selectedColumn)
    if columns.indices.contains(column) { columns[column].table.selectAll(sender) }
  }
  /// The selected row in each column, starting with the first; nil if nothing is selected.
  ///
  /// Setting it selects these rows; nil reloads the first column, which removes the selection.
  open var selectionIndexPath: IndexPath? {
    get {
      let rows = columns.map(\.table.selectedRow).prefix { $0 >= 0 }
      return rows.isEmpty ? nil : IndexPath(indexes: Array(rows))
    }
    set {
      guard let newValue else { return loadColumnZero() }
      for (column, row) in newValue.enumerated() { selectRow(row, inColumn: column) }
    }
  }
  /// Returns the path of the selection: the titles of the selected rows, starting with the first
  /// column, each after a `pathSeparator`.
  open func path() -> String { path(toColumn: columns.count) }
  /// Returns the titles of the selected rows in the columns before an index, each after a
  /// `pathSeparator`.
  open func path(toColumn column: Int) -> String {
    columns.prefix(column).prefix { $0.table.selectedRow >= 0 }.reduce("") { path, column in
      path + pathSeparator + (column.cell(column.table.selectedRow)?.stringValue ?? "")
    }
  }
  /// Selects the rows whose titles make up a path, starting with the first column; returns whether
  /// all of them were found.
  @discardableResult
  open func setPath(_ path: String) -> Bool {
    loadColumnZero()
    for (index, name) in path.components(separatedBy: pathSeparator)
      .filter({ !$0.isEmpty }).enumerated()
    {
      guard columns.indices.contains(index) else { return false }
      let rows = 0..<columns[index].table.numberOfRows
      guard let row = rows.first(where: { columns[index].cell($0)?.stringValue == name }) else {
        return false
      }
      selectRow(row, inColumn: index)
    }
    return true
  }

  // MARK: Use

  /// Shows what is within the row that is selected in a column.
  private final func showSelection(of column: BrowserColumn) {
    let former = lastColumn
    removeColumns(after: column.index)
    let rows = column.table.selectedRowIndexes
    if rows.count == 1, let row = rows.first, column.cell(row)?.isLeaf == false {
      append(column.item(row))
      scrollColumnToVisible(column.index + 1)
    }
    if former != lastColumn {
      delegate?.browser(self, didChangeLastColumn: former, toColumn: lastColumn)
    }
  }
  final func selectionDidChange(in column: BrowserColumn) { showSelection(of: column) }
  final func columnWasPressed(_ column: BrowserColumn) {
    (clickedRow, clickedColumn) = (column.table.clickedRow, column.index)
    sendAction(orDouble: doubleAction)
  }
  final func moveFocus(from column: BrowserColumn, toNext isNext: Bool) {
    let index = column.index + (isNext ? 1 : -1)
    guard columns.indices.contains(index) else { return }
    if isNext, selectedRow(inColumn: index) < 0 { selectRow(0, inColumn: index) }
    if !isNext { removeSelection(after: index) }
    window?.makeFirstResponder(columns[index].table)
    if sendsActionOnArrowKeys { sendAction() }
  }
  /// Shows what is within the selected row of a column, and selects nothing there.
  private final func removeSelection(after index: Int) { showSelection(of: columns[index]) }
  open override var acceptsFirstResponder: Bool { false }

  // MARK: Layout

  open override func layout() {
    super.layout()
    sides.frame = bounds
    sides.layoutSubtreeIfNeeded()
    let isMirrored = drawnDirection == .rightToLeft
    let widths = columns.indices.map(width(ofColumn:))
    let whole = max(bounds.width, widths.reduce(0, +))
    line.frame.size = CGSize(width: whole, height: bounds.height)
    var left: CGFloat = 0
    for (column, width) in zip(columns, widths) {
      column.frame = CGRect(
        x: isMirrored ? whole - left - width : left, y: 0, width: width, height: bounds.height)
      left += width
    }
  }
}

/// What the columns of a browser stand in, side by side.
private final class BrowserLine: NSView {
  override var isFlipped: Bool { true }
}
