// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroControls
import ChiaroViews
public import Foundation

/// The views of the rows that are seen, and the heights of all.
///
/// A class, as views that leave call the app's code, which may ask for what is kept here.
@MainActor
final class RowStore {
  var count = 0
  var views: [Int: NSTableRowView] = [:]
  /// The bottom edges of the rows, where their heights differ; nil until they are asked for.
  private var bottoms: [CGFloat]?
  /// Cell views for reuse, by identifier.
  var spare: [NSUserInterfaceItemIdentifier: [NSView]] = [:]
  /// The nibs of cells that are new.
  var nibs: [NSUserInterfaceItemIdentifier: NSNib] = [:]

  func removeAll() {
    for view in views.values { keep(view) }
    views = [:]
    bottoms = nil
  }
  func forgetHeights() { bottoms = nil }
  /// Takes a row away, and keeps its cells.
  func keep(_ view: NSTableRowView) {
    for cell in view.cells.values {
      guard let name = cell.identifier, spare[name, default: []].count < 64 else { continue }
      (cell as? NSTableCellView)?.backgroundStyle = .normal
      cell.removeFromSuperview()
      spare[name, default: []].append(cell)
    }
    view.removeFromSuperview()
  }
  /// The bottom edge of the first rows.
  func bottom(of number: Int, in table: NSTableView) -> CGFloat {
    guard number > 0, count > 0 else { return 0 }
    if bottoms == nil {
      var edge: CGFloat = 0
      bottoms = (0..<count).map { row in
        edge += table.height(ofRow: row) + table.intercellSpacing.height
        return edge
      }
    }
    return bottoms?[min(number, count) - 1] ?? 0
  }
  /// The row at a distance from the top; -1 for none.
  func row(at y: CGFloat, in table: NSTableView) -> Int {
    guard y >= 0, y < bottom(of: count, in: table) else { return -1 }
    var (low, high) = (0, count - 1)
    while low < high {
      let middle = (low + high) / 2
      if bottom(of: middle + 1, in: table) > y { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

extension NSTableView {
  /// The columns that are shown.
  final var shownColumns: [NSTableColumn] { tableColumns.filter { !$0.isHidden } }
  /// How far the table is scrolled to the side.
  final var scrolledWidth: CGFloat { enclosingScrollView?.contentView.bounds.minX ?? 0 }
  /// How far rows stand off the edges.
  private final var inset: CGFloat {
    style == .plain || style == .fullWidth ? 0 : enclosingScrollView == nil ? 6 : 10
  }

  /// The frame of a column, as wide as the table where it is the last.
  final func columnFrame(_ column: NSTableColumn) -> CGRect {
    var left = inset + 6
    for other in shownColumns {
      let isLast = other === shownColumns.last
      let rest = bounds.width - left - inset - 6
      let width = isLast ? max(other.width, rest) : other.width
      if other === column {
        let frame = CGRect(x: left, y: 0, width: width, height: bounds.height)
        return frame.placed(in: bounds, drawnDirection)
      }
      left += width + intercellSpacing.width
    }
    return .zero
  }

  /// Whether the table gets keys in a window that does: it is the first responder, or has the focus
  /// that the Tab key moves.
  final var hasKeys: Bool {
    guard traitCollection.activeAppearance != .inactive else { return false }
    guard let input = window?.input else { return false }
    return input.firstResponder.map { $0 === self } ?? (input.focused === self)
  }
  /// Shows in the rows whether the table gets keys.
  final func showEmphasis() {
    let hasKeys = hasKeys
    for view in rowStore.views.values { view.isEmphasized = hasKeys }
  }

  /// Makes views of the rows that are seen, and takes the others away.
  final func placeRows() {
    let seen = enclosingScrollView == nil ? bounds : visibleRect
    guard rowStore.count > 0, seen.height > 0 else { return rowStore.removeAll() }
    let first = max(0, rowStore.row(at: max(0, seen.minY), in: self))
    let last = rowStore.row(at: seen.maxY - 0.1, in: self)
    let range = first...max(first, last < 0 ? rowStore.count - 1 : last)
    for (row, view) in rowStore.views where !range.contains(row) {
      rowStore.keep(view)
      rowStore.views[row] = nil
    }
    for row in range { place(row) }
  }

  private final func place(_ row: Int) {
    let view = rowStore.views[row] ?? makeRow(row)
    view.frame = rect(ofRow: row)
    view.isSelected = selectedRowIndexes.contains(row)
    view.isEmphasized = hasKeys
    for (index, column) in tableColumns.enumerated() {
      guard let cell = view.cells[index] else { continue }
      var frame = columnFrame(column)
      if index == 0 || column === shownColumns.first {
        let start = indent(ofRow: row)
        frame.size.width -= start
        if drawnDirection != .rightToLeft { frame.origin.x += start }
      }
      cell.isHidden = column.isHidden
      let height = (cell as? NSTextField).map { $0.contentSize(within: frame.size).height }
      frame.origin.y = height.map { max(0, (view.bounds.height - $0) / 2) } ?? 0
      frame.size.height = height ?? view.bounds.height
      cell.frame = frame
    }
    decorate(view, row)
  }

  private final func makeRow(_ row: Int) -> NSTableRowView {
    let view = makeRowView(row) ?? NSTableRowView()
    view.inset = inset
    view.selectionHighlightStyle = selectionHighlightStyle
    view.isGroupRowStyle = isGroup(row)
    for (index, column) in tableColumns.enumerated() {
      guard let cell = makeCell(column, row) ?? makeText(column, row) else { continue }
      view.cells[index] = cell
      view.addSubview(cell)
    }
    addSubview(view)
    rowStore.views[row] = view
    view.showInCells()
    delegate?.tableView(self, didAdd: view, forRow: row)
    return view
  }

  /// A text, for tables whose cells have no views.
  private final func makeText(_ column: NSTableColumn, _ row: Int) -> NSView? {
    guard let value = value(column, row) else { return nil }
    let cell = PlainCell()
    let text = NSTextField(labelWithString: Self.text(of: value))
    cell.addSubview(text)
    cell.textField = text
    return cell
  }
  private final class PlainCell: NSTableCellView {
    override func layout() {
      super.layout()
      guard let textField else { return }
      let height = textField.contentSize(within: bounds.size).height
      textField.frame = CGRect(
        x: 0, y: (bounds.height - height) / 2, width: bounds.width, height: height)
    }
  }

  /// Draws the alternating backgrounds and the lines.
  final func drawRows(in context: GraphicsContext) {
    if usesAlternatingRowBackgroundColors {
      let colors = NSColor.alternatingContentBackgroundColors
      var (top, row) = (CGFloat(0), 0)
      while top < bounds.height, row < 100_000, colors.count > 1 {
        let height = row < rowStore.count ? rect(ofRow: row).height : rowHeight
        let line = CGRect(x: 0, y: top, width: bounds.width, height: height)
        if row % 2 == 1 {
          context.fill(line.insetBy(dx: inset, dy: 0), colors[1], cornerRadius: inset > 0 ? 5 : 0)
        }
        (top, row) = (top + height, row + 1)
      }
    }
    if gridStyleMask.contains(.solidVerticalGridLineMask) {
      for column in shownColumns.dropLast() {
        let line = columnFrame(column)
        context.fill(
          CGRect(x: line.maxX + 4, y: 0, width: 1, height: bounds.height), gridColor)
      }
    }
    guard gridStyleMask.contains(.solidHorizontalGridLineMask) else { return }
    for row in 0..<min(rowStore.count, 10_000) {
      let line = rect(ofRow: row)
      context.fill(CGRect(x: 0, y: line.maxY - 1, width: bounds.width, height: 1), gridColor)
    }
  }

  // MARK: Looking up

  /// The number of rows.
  public final var numberOfRows: Int { rowStore.count }
  /// Returns the frame of a row in the table's coordinates; zero if there is no such row.
  public final func rect(ofRow row: Int) -> NSRect {
    guard (0..<rowStore.count).contains(row) else { return .zero }
    let top = rowStore.bottom(of: row, in: self)
    return NSRect(
      x: bounds.minX, y: top, width: bounds.width,
      height: rowStore.bottom(of: row + 1, in: self) - top)
  }
  /// Returns the frame of a cell in the table's coordinates; zero if there is no such row or
  /// column.
  public final func frameOfCell(atColumn column: Int, row: Int) -> NSRect {
    guard tableColumns.indices.contains(column), (0..<rowStore.count).contains(row) else {
      return .zero
    }
    return columnFrame(tableColumns[column]).intersection(rect(ofRow: row))
  }
  /// Returns the row at a point in the table's coordinates; -1 for none.
  public final func row(at point: NSPoint) -> Int { rowStore.row(at: point.y, in: self) }
  /// Returns the index of the column at a point in the table's coordinates; -1 for none.
  public final func column(at point: NSPoint) -> Int {
    tableColumns.firstIndex {
      let frame = columnFrame($0)
      return frame.minX <= point.x && point.x < frame.maxX
    } ?? -1
  }
  /// Returns the row whose view contains a view; -1 for none.
  public final func row(for view: NSView) -> Int {
    rowStore.views.first { view.isDescendant(of: $0.value) }?.key ?? -1
  }
  /// Returns the index of the column with an identifier; -1 for none.
  public final func column(withIdentifier identifier: NSUserInterfaceItemIdentifier) -> Int {
    tableColumns.firstIndex { $0.identifier == identifier } ?? -1
  }
  /// Returns the view of a cell; nil if the row has no cell in the column, or if the row is not
  /// visible and `makeIfNecessary` is false.
  ///
  /// - Parameters:
  ///   - column: the index of the column
  ///   - row: the index of the row
  ///   - makeIfNecessary: whether to make the row's view if the row is not visible
  /// - Returns: the cell view
  public final func view(atColumn column: Int, row: Int, makeIfNecessary: Bool) -> NSView? {
    if makeIfNecessary, rowStore.views[row] == nil, (0..<rowStore.count).contains(row) {
      place(row)
    }
    return rowStore.views[row]?.cells[column]
  }
  /// Returns the view of a row; nil if there is no such row, or if the row is not visible and
  /// `makeIfNecessary` is false.
  ///
  /// - Parameters:
  ///   - row: the index of the row
  ///   - makeIfNecessary: whether to make the row's view if the row is not visible
  /// - Returns: the row view
  public final func rowView(atRow row: Int, makeIfNecessary: Bool) -> NSTableRowView? {
    if makeIfNecessary, rowStore.views[row] == nil, (0..<rowStore.count).contains(row) {
      place(row)
    }
    return rowStore.views[row]
  }
  /// Registers the nib that makes new cell views for an identifier; nil removes the registration.
  ///
  /// Apple counterpart: `register(_:forIdentifier:)` · Source: NSTableView.h · Fidelity: exact
  public final func register(
    _ nib: NSNib?, forIdentifier identifier: NSUserInterfaceItemIdentifier
  ) { rowStore.nibs[identifier] = nib }
  /// The registered nibs, each under the identifier of its cell view; nil for none.
  public final var registeredNibsByIdentifier: [NSUserInterfaceItemIdentifier: NSNib]? {
    rowStore.nibs.isEmpty ? nil : rowStore.nibs
  }
}
