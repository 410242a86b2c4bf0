// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroControls
import ChiaroViews
public import Foundation

/// Columns of rows, each of which shows what is within the row that is selected to its left.
///
/// Apple counterpart: `NSBrowser` · Source: NSBrowser.h; the metrics of macOS 11 to 15 · Fidelity:
/// approximate, without previews of leaves and dragging
open class NSBrowser: NSControl {
  /// How columns get their widths.
  ///
  /// Apple counterpart: `NSBrowser.ColumnResizingType` · Source: NSBrowser.h · Fidelity: exact
  public enum ColumnResizingType: UInt, Sendable, CaseIterable {
    /// They have the widths that they were given.
    case noColumnResizing = 0
    /// They share the width of the browser.
    case autoColumnResizing = 1
    /// They have the widths that people gave them, as those that they were given here.
    case userColumnResizing = 2
  }

  /// The delegate, which has the items; nil for none.
  open weak var delegate: (any NSBrowserDelegate)? { didSet { loadColumnZero() } }
  /// The most columns that are seen side by side; the default is 3.
  open var maxVisibleColumns = 3 { didSet { setNeedsLayout() } }
  /// The least width of a column, in points; the default is 100.
  open var minColumnWidth: CGFloat = 100 { didSet { setNeedsLayout() } }
  /// How columns get their widths; the default is `autoColumnResizing`.
  open var columnResizingType = ColumnResizingType.autoColumnResizing {
    didSet { setNeedsLayout() }
  }
  /// The height of rows, in points; the default is 17.
  open var rowHeight: CGFloat = 17 {
    didSet {
      for column in columns { column.table.rowHeight = rowHeight }
    }
  }
  /// Whether columns have titles; the default is true.
  open var isTitled = true { didSet { columnsDidChange() } }
  /// Whether a column's title is that of the row to its left; the default is true.
  open var takesTitleFromPreviousColumn = true { didSet { columnsDidChange() } }
  /// Whether columns stand apart; stored, without effect: a line is between them.
  open var separatesColumns = false
  /// Whether columns that do not fit can be scrolled to; the default is true.
  open var hasHorizontalScroller = true {
    didSet { sides.hasHorizontalScroller = hasHorizontalScroller }
  }
  /// Whether several rows of a column can be selected; the default is false.
  open var allowsMultipleSelection = false {
    didSet {
      for column in columns { column.table.allowsMultipleSelection = allowsMultipleSelection }
    }
  }
  /// Whether no row may be selected; the default is true.
  open var allowsEmptySelection = true {
    didSet { for column in columns { column.table.allowsEmptySelection = allowsEmptySelection } }
  }
  /// Whether rows that are no leaves can be selected; stored, without effect: they always can.
  open var allowsBranchSelection = true
  /// What separates the titles in a path; the default is a slash.
  open var pathSeparator = "/"
  /// Whether arrows send the action; the default is true.
  open var sendsActionOnArrowKeys = true
  /// The action of a double-click; nil for none.
  open var doubleAction: Selector?
  /// The name under which widths are kept; stored, without effect; nil for none.
  open var columnsAutosaveName: String?
  /// The row that was pressed last; -1 for none.
  public private(set) final var clickedRow = -1
  /// The column that was pressed last; -1 for none.
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
  /// The color behind the rows.
  open override var backgroundColor: NSColor? {
    get { sides.backgroundColor }
    set { sides.backgroundColor = newValue }
  }

  // MARK: Columns

  /// Shows the first column anew, with nothing selected.
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
  /// Loads a column's rows anew; columns after it stay while their row does.
  open func reloadColumn(_ column: Int) {
    guard columns.indices.contains(column) else { return }
    columns[column].reload()
    if columns[column].table.selectedRowIndexes.isEmpty { removeColumns(after: column) }
  }
  /// The index of the last column; -1 for none.
  open var lastColumn: Int {
    get { columns.count - 1 }
    set { if newValue >= 0 { removeColumns(after: newValue) } else { loadColumnZero() } }
  }
  /// The index of the last column in which a row is selected; -1 for none.
  public final var selectedColumn: Int {
    columns.lastIndex { !$0.table.selectedRowIndexes.isEmpty } ?? -1
  }
  /// Returns the title of a column; nil for none.
  open func title(ofColumn column: Int) -> String? {
    if let own = delegate?.browser(self, titleOfColumn: column) ?? titles[column] { return own }
    guard takesTitleFromPreviousColumn, column > 0, columns.indices.contains(column - 1) else {
      return nil
    }
    let left = columns[column - 1]
    return left.cell(left.table.selectedRow)?.stringValue
  }
  /// Sets the title of a column.
  open func setTitle(_ string: String, ofColumn column: Int) {
    titles[column] = string
    columnsDidChange()
  }
  /// The height of the titles, in points; 0 without them.
  open var titleHeight: CGFloat { isTitled ? 21 : 0 }
  /// Returns the width of a column, in points.
  open func width(ofColumn column: Int) -> CGFloat {
    if columnResizingType != .autoColumnResizing { return widths[column] ?? max(minColumnWidth, 1) }
    let shown = max(1, min(maxVisibleColumns, Int(bounds.width / max(1, minColumnWidth))))
    return max(minColumnWidth, (bounds.width / CGFloat(shown)).rounded(.down))
  }
  /// Sets the width of a column, which counts unless columns share the browser's.
  open func setWidth(_ columnWidth: CGFloat, ofColumn columnIndex: Int) {
    widths[columnIndex] = max(minColumnWidth, columnWidth)
    setNeedsLayout()
  }
  /// Returns the frame of a column, as it stands when nothing is scrolled.
  open func frame(ofColumn column: Int) -> NSRect {
    columns.indices.contains(column) ? columns[column].frame : .zero
  }
  /// Scrolls so that a column is seen.
  open func scrollColumnToVisible(_ column: Int) {
    layoutSubtreeIfNeeded()
    if columns.indices.contains(column) { line.scrollToVisible(columns[column].frame) }
  }

  // MARK: Rows

  /// Returns the item of a row; nil for none.
  open func item(atRow row: Int, inColumn column: Int) -> Any? {
    columns.indices.contains(column) ? columns[column].item(row) : nil
  }
  /// Returns the item at a path of rows from the first column on; nil for none.
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
  /// Returns the item whose children a column has; nil for none.
  open func parentForItems(inColumn column: Int) -> Any? {
    columns.indices.contains(column) ? columns[column].parent : nil
  }
  /// Returns whether an item is a leaf, as the delegate says.
  open func isLeafItem(_ item: Any?) -> Bool { delegate?.browser(self, isLeafItem: item) ?? true }
  /// Returns the cell of a row; nil for none.
  open func loadedCell(atRow row: Int, column col: Int) -> Any? {
    columns.indices.contains(col) ? columns[col].cell(row) : nil
  }
  /// Returns the row that is selected in a column; -1 for none.
  open func selectedRow(inColumn column: Int) -> Int {
    columns.indices.contains(column) ? columns[column].table.selectedRow : -1
  }
  /// Returns the rows that are selected in a column; nil where there is none.
  open func selectedRowIndexes(inColumn column: Int) -> IndexSet? {
    columns.indices.contains(column) ? columns[column].table.selectedRowIndexes : nil
  }
  /// Selects a row in a column, and shows what is within.
  open func selectRow(_ row: Int, inColumn column: Int) {
    selectRowIndexes([row], inColumn: column)
  }
  /// Selects rows in a column, and shows what is within if it is one.
  open func selectRowIndexes(_ indexes: IndexSet, inColumn column: Int) {
    guard columns.indices.contains(column) else { return }
    columns[column].select(indexes)
    if let row = indexes.first { columns[column].table.scrollRowToVisible(row) }
    showSelection(of: columns[column])
  }
  /// The cell that is selected last; nil for none.
  open func selectedCell() -> Any? {
    let column = selectedColumn
    return column < 0 ? nil : columns[column].cell(selectedRow(inColumn: column))
  }
  /// Selects every row of the last column with a selection, if several can be.
  open override func selectAll(_ sender: Any?) {
    let column = max(0, selectedColumn)
    if columns.indices.contains(column) { columns[column].table.selectAll(sender) }
  }
  /// The rows from the first column to the selected one; nil for none.
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
  /// The titles from the first column to the selected one, each after a separator.
  open func path() -> String { path(toColumn: columns.count) }
  /// The titles of what is selected in the columns before one, each after a separator.
  open func path(toColumn column: Int) -> String {
    columns.prefix(column).prefix { $0.table.selectedRow >= 0 }.reduce("") { path, column in
      path + pathSeparator + (column.cell(column.table.selectedRow)?.stringValue ?? "")
    }
  }
  /// Selects the rows of a path; returns whether all of them were found.
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
    sendAction()
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
