// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroControls
import ChiaroViews
public import Foundation

/// A control that shows a grid of cells that work together, such as radio buttons.
///
/// Apple counterpart: `NSMatrix` · Source: NSMatrix.h · Fidelity: approximate, each cell is drawn
/// by a control of its own
open class NSMatrix: NSControl {
  /// The way in which a matrix's cells react to a press.
  ///
  /// Apple counterpart: `NSMatrix.Mode` · Source: NSMatrix.h · Fidelity: exact
  public enum Mode: UInt, Sendable, CaseIterable {
    /// The cells act as radio buttons: the pressed cell turns on, and all others turn off.
    case radioModeMatrix = 0
    /// A cell is highlighted only while it is pressed.
    case highlightModeMatrix = 1
    /// Any number of cells can be on.
    case listModeMatrix = 2
    /// Each cell reacts to a press as it would outside of a matrix.
    case trackModeMatrix = 3
  }

  /// The way in which the cells react to a press; the default is `radioModeMatrix`.
  open var mode = Mode.radioModeMatrix
  /// The cell that is copied to create new cells; with nil, the default, `cellClass` is used
  /// instead.
  open var prototype: NSCell?
  /// The class of new cells if there is no prototype; the default is `NSActionCell`.
  ///
  /// If the class is `NSButtonCell`, `NSTextFieldCell` or a subclass of one, new cells are of that
  /// AppKit class. Otherwise they are of the class `NSActionCell`.
  open var cellClass: NSCell.Type = NSActionCell.self
  /// Whether all cells of a matrix in `radioModeMatrix` may be off; the default is false.
  open var allowsEmptySelection = false
  /// The size of each cell, in points, unless `autosizesCells` is true; the default is 100 by 17.
  open var cellSize = NSSize(width: 100, height: 17) { didSet { contentDidChange() } }
  /// The distances between columns and between rows, in points; the default is 1 by 1.
  open var intercellSpacing = NSSize(width: 1, height: 1) { didSet { contentDidChange() } }
  /// Whether cells are resized to fill the matrix; the default is false.
  open var autosizesCells = false { didSet { setNeedsLayout() } }
  /// Whether the background is drawn; the default is false.
  open var drawsBackground = false { didSet { setNeedsDisplay() } }
  private final var ground: NSColor? = .controlColor
  /// The color behind the cells, drawn if `drawsBackground` is true; nil for none.
  open override var backgroundColor: NSColor? {
    get { ground }
    set {
      ground = newValue
      setNeedsDisplay()
    }
  }
  /// The action sent at the second click of a double-click; if it is nil, as by default, the second
  /// click sends the same action as the first.
  open var doubleAction: Selector?
  private final var rows: [[NSCell]] = []
  private final var controls: [ObjectIdentifier: NSControl] = [:]
  private final weak var chosenCell: NSCell?
  private final var chosen: (row: Int, column: Int)? {
    get { chosenCell.flatMap { chosen in place { $0 === chosen } } }
    set { chosenCell = newValue.flatMap { cell(atRow: $0.row, column: $0.column) } }
  }

  /// Creates an empty matrix with a frame.
  public override init(frame frameRect: NSRect) { super.init(frame: frameRect) }
  /// Creates a matrix with a frame and cells that are copies of a prototype.
  public convenience init(
    frame frameRect: NSRect, mode: Mode, prototype: NSCell, numberOfRows rowsHigh: Int,
    numberOfColumns colsWide: Int
  ) {
    self.init(frame: frameRect)
    (self.mode, self.prototype) = (mode, prototype)
    renewRows(rowsHigh, columns: colsWide)
  }
  /// Creates a matrix with a frame and new cells of a class; nil means `NSActionCell`.
  ///
  /// See `cellClass`.
  public convenience init(
    frame frameRect: NSRect, mode: Mode, cellClass factoryId: NSCell.Type?,
    numberOfRows rowsHigh: Int, numberOfColumns colsWide: Int
  ) {
    self.init(frame: frameRect)
    self.mode = mode
    if let factoryId { cellClass = factoryId }
    renewRows(rowsHigh, columns: colsWide)
  }

  // MARK: Cells

  /// The cells, row by row.
  public final var cells: [NSCell] { rows.flatMap { $0 } }
  /// The number of rows.
  public final var numberOfRows: Int { rows.count }
  /// The number of columns.
  public final var numberOfColumns: Int { rows.first?.count ?? 0 }
  /// Returns the cell in a row and a column, both counted from 0; nil if either is out of range.
  public final func cell(atRow row: Int, column col: Int) -> NSCell? {
    rows.indices.contains(row) && rows[row].indices.contains(col) ? rows[row][col] : nil
  }
  /// Returns the last cell with a tag, in row order, as AppKit does; nil for none.
  public final func cell(withTag tag: Int) -> NSCell? { cells.last { $0.tag == tag } }
  /// Returns a new cell for a row and a column: a copy of `prototype`, or a cell of `cellClass`.
  open func makeCell(atRow row: Int, column col: Int) -> NSCell {
    if let cell = prototype?.copy() as? NSCell { return cell }
    return switch cellClass {
    case is NSButtonCell.Type: NSButtonCell(textCell: "Button")
    case is NSTextFieldCell.Type: NSTextFieldCell(textCell: "")
    default: NSActionCell(textCell: "")
    }
  }
  /// Changes the numbers of rows and columns; negative numbers count as 0.
  ///
  /// Cells that still fit are kept, and missing ones are made.
  open func renewRows(_ newRows: Int, columns newCols: Int) {
    let (former, count) = (rows, max(0, newCols))
    rows = (0..<max(0, newRows)).map { row in
      (0..<count).map { column in
        former.indices.contains(row) && former[row].indices.contains(column)
          ? former[row][column] : makeCell(atRow: row, column: column)
      }
    }
    cellsDidChange()
  }
  /// Adds a row at the end.
  open func addRow() { insertRow(numberOfRows) }
  /// Adds a column at the end.
  open func addColumn() { insertColumn(numberOfColumns) }
  /// Inserts a row of new cells before an index, which is limited to 0 through `numberOfRows`.
  open func insertRow(_ row: Int) {
    let place = min(max(0, row), numberOfRows)
    rows.insert(
      (0..<max(1, numberOfColumns)).map { makeCell(atRow: place, column: $0) }, at: place)
    cellsDidChange()
  }
  /// Inserts a column of new cells before an index, which is limited to 0 through
  /// `numberOfColumns`; a matrix without rows gets a row.
  open func insertColumn(_ column: Int) {
    if rows.isEmpty { return insertRow(0) }
    let place = min(max(0, column), numberOfColumns)
    for row in rows.indices { rows[row].insert(makeCell(atRow: row, column: place), at: place) }
    cellsDidChange()
  }
  /// Removes a row; ignored if there is no row at the index.
  open func removeRow(_ row: Int) {
    guard rows.indices.contains(row) else { return }
    rows.remove(at: row)
    cellsDidChange()
  }
  /// Removes a column; ignored if there is no column at the index.
  open func removeColumn(_ col: Int) {
    guard (0..<numberOfColumns).contains(col) else { return }
    for row in rows.indices { rows[row].remove(at: col) }
    cellsDidChange()
  }
  /// Replaces the cell in a row and a column; ignored if there is no such cell.
  open func putCell(_ newCell: NSCell, atRow row: Int, column col: Int) {
    guard let former = cell(atRow: row, column: col) else { return }
    if former === chosenCell { chosenCell = newCell }
    rows[row][col] = newCell
    cellsDidChange()
  }

  /// Makes controls for new cells, and takes those away whose cells are gone.
  private final func cellsDidChange() {
    let kept = Set(cells.map { ObjectIdentifier($0) })
    for (key, control) in controls where !kept.contains(key) {
      control.removeFromSuperview()
      controls[key] = nil
    }
    for cell in cells where controls[ObjectIdentifier(cell)] == nil {
      let control = Self.control(of: cell)
      control.refusesFirstResponder = !(control is NSTextField)
      control.onAction = { [weak self, weak cell] _ in cell.map { self?.pressed($0) } }
      controls[ObjectIdentifier(cell)] = control
      addSubview(control)
    }
    let needsOne = mode == .radioModeMatrix && !allowsEmptySelection && chosen == nil
    if needsOne, let first = cell(atRow: 0, column: 0) {
      chosen = (0, 0)
      first.state = .on
    }
    contentDidChange()
    setNeedsLayout()
  }
  private static func control(of cell: NSCell) -> NSControl {
    let control: NSControl
    if cell is NSButtonCell {
      control = MatrixButton(frame: .zero)
    } else {
      let field = MatrixField(labelWithString: "")
      field.isEditable = false
      control = field
    }
    control.cell = cell
    return control
  }

  // MARK: Selection

  /// The row of the cell that was selected last; -1 for none.
  public final var selectedRow: Int { chosen?.row ?? -1 }
  /// The column of the cell that was selected last; -1 for none.
  public final var selectedColumn: Int { chosen?.column ?? -1 }
  /// The cell that was selected last; nil for none.
  open func selectedCell() -> NSCell? {
    chosen.flatMap { cell(atRow: $0.row, column: $0.column) }
  }
  /// The selected cells: in `listModeMatrix` all cells that are on, otherwise the one selected
  /// last.
  public final var selectedCells: [NSCell] {
    mode == .listModeMatrix ? cells.filter { $0.state == .on } : selectedCell().map { [$0] } ?? []
  }
  /// The tag of the cell that was selected last; -1 for none.
  public final func selectedTag() -> Int { selectedCell()?.tag ?? -1 }
  /// Selects the cell in a row and a column without sending the action; ignored if there is no such
  /// cell.
  ///
  /// In `radioModeMatrix` and `listModeMatrix`, the cell turns on and all others turn off.
  open func selectCell(atRow row: Int, column col: Int) {
    guard let new = cell(atRow: row, column: col) else { return }
    if mode == .radioModeMatrix || mode == .listModeMatrix {
      for other in cells where other !== new { other.state = .off }
      new.state = .on
    }
    chosen = (row, col)
    setNeedsDisplay()
  }
  /// Selects the last cell with a tag, without sending the action; returns whether there is such a
  /// cell.
  @discardableResult
  open func selectCell(withTag tag: Int) -> Bool {
    guard let cell = cell(withTag: tag), let place = place(where: { $0 === cell }) else {
      return false
    }
    selectCell(atRow: place.row, column: place.column)
    return true
  }
  /// Turns off the cell that was selected last, so that none is selected.
  ///
  /// It is ignored in `radioModeMatrix` unless `allowsEmptySelection` is true.
  open func deselectSelectedCell() {
    guard mode != .radioModeMatrix || allowsEmptySelection else { return }
    selectedCell()?.state = .off
    chosen = nil
    setNeedsDisplay()
  }
  /// Turns off all cells; in `radioModeMatrix` it is the same as `deselectSelectedCell()`.
  open func deselectAllCells() {
    if mode == .radioModeMatrix { return deselectSelectedCell() }
    for cell in cells { cell.state = .off }
    chosen = nil
  }
  /// Turns on all cells in `listModeMatrix`; ignored in the other modes.
  open override func selectAll(_ sender: Any?) {
    if mode == .listModeMatrix { for cell in cells { cell.state = .on } }
  }
  /// Sets the state of a cell, such as 1 for on; ignored if there is no such cell.
  ///
  /// In `radioModeMatrix`, turning a cell on turns the others off.
  open func setState(_ value: Int, atRow row: Int, column col: Int) {
    guard let cell = cell(atRow: row, column: col) else { return }
    if mode == .radioModeMatrix, value != 0 { return selectCell(atRow: row, column: col) }
    cell.state = NSControl.StateValue(value)
  }
  private final func place(where fits: (NSCell) -> Bool) -> (row: Int, column: Int)? {
    for (row, cells) in rows.enumerated() {
      if let column = cells.firstIndex(where: fits) { return (row, column) }
    }
    return nil
  }

  // MARK: Use

  private final func pressed(_ cell: NSCell) {
    guard isEnabled, let place = place(where: { $0 === cell }) else { return }
    window?.makeFirstResponder(self)
    let held = NSEvent.modifierFlags
    switch mode {
    case .radioModeMatrix:
      let isAgain = chosen.map { $0 == place } ?? false
      if isAgain, allowsEmptySelection {
        deselectSelectedCell()
      } else {
        selectCell(atRow: place.row, column: place.column)
      }
    case .listModeMatrix:
      // The control of a cell has turned it already, unless it is one of those that do not.
      let isKept = !held.isDisjoint(with: [.command, .shift])
      if isKept { chosen = place } else { selectCell(atRow: place.row, column: place.column) }
    case .highlightModeMatrix, .trackModeMatrix: chosen = place
    }
    send(of: cell)
  }
  /// Sends the action of a cell that has one, else that of the matrix.
  private final func send(of cell: NSCell) {
    if doubleAction != nil, NSApplication.shared.currentEvent?.clickCount == 2 {
      sendAction(orDouble: doubleAction)
    } else if let cell = cell as? NSActionCell, let action = cell.action {
      NSApplication.shared.sendAction(action, to: cell.target, from: self)
      onAction?(self)
    } else {
      sendAction()
    }
  }
  override var isPressedByKeys: Bool { false }
  override func adjust(by key: KeyEvent.Key) -> Bool {
    var (row, column) = chosen ?? (0, 0)
    switch isRightToLeft ? key.mirrored : key {
    case .upArrow: row -= 1
    case .downArrow: row += 1
    case .leftArrow: column -= 1
    case .rightArrow: column += 1
    case .space:
      guard let cell = selectedCell() else { return false }
      controls[ObjectIdentifier(cell)]?.press()
      return true
    default: return false
    }
    guard let new = cell(atRow: row, column: column), new.isEnabled else { return true }
    if mode == .radioModeMatrix {
      selectCell(atRow: row, column: column)
      send(of: new)
    } else {
      chosen = (row, column)
      setNeedsDisplay()
    }
    return true
  }
  open override var isEnabled: Bool {
    didSet { for control in controls.values { control.isEnabled = isEnabled } }
  }

  // MARK: Layout and drawing

  private final var spacedSize: NSSize {
    guard autosizesCells, numberOfRows > 0, numberOfColumns > 0 else { return cellSize }
    let (rows, columns) = (CGFloat(numberOfRows), CGFloat(numberOfColumns))
    return NSSize(
      width: max(0, (bounds.width - (columns - 1) * intercellSpacing.width) / columns),
      height: max(0, (bounds.height - (rows - 1) * intercellSpacing.height) / rows))
  }
  /// Returns the frame of the cell in a row and a column, in the matrix's coordinates; for indexes
  /// out of range, the grid continues.
  open func cellFrame(atRow row: Int, column col: Int) -> NSRect {
    let size = spacedSize
    return CGRect(
      x: CGFloat(col) * (size.width + intercellSpacing.width),
      y: CGFloat(row) * (size.height + intercellSpacing.height), width: size.width,
      height: size.height
    ).placed(in: bounds, drawnDirection)
  }
  override final func contentSize(within size: CGSize) -> CGSize {
    let (rows, columns) = (CGFloat(numberOfRows), CGFloat(numberOfColumns))
    return CGSize(
      width: max(0, columns * (cellSize.width + intercellSpacing.width) - intercellSpacing.width),
      height: max(0, rows * (cellSize.height + intercellSpacing.height) - intercellSpacing.height))
  }
  /// Resizes the matrix to fit its rows and columns, from `cellSize` and `intercellSpacing`.
  open func sizeToCells() { setFrameSize(contentSize(within: frame.size)) }
  open override func layout() {
    super.layout()
    for (row, cells) in rows.enumerated() {
      for (column, cell) in cells.enumerated() {
        controls[ObjectIdentifier(cell)]?.frame = cellFrame(atRow: row, column: column)
      }
    }
  }
  override final func drawLook(in context: GraphicsContext) {
    if drawsBackground, let ground { context.fill(bounds, ground) }
    guard let chosen else { return }
    drawFocusRing(
      in: context, cellFrame(atRow: chosen.row, column: chosen.column), cornerRadius: 3)
  }
}

// The matrix sends the actions of its cells, itself the sender.

private final class MatrixButton: NSButton {
  override func sendAction(_ action: Selector?, to target: Any?) -> Bool {
    onAction?(self)
    return true
  }
}

private final class MatrixField: NSTextField {
  override func sendAction(_ action: Selector?, to target: Any?) -> Bool {
    onAction?(self)
    return true
  }
}
