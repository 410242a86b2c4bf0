// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroControls
import ChiaroViews
public import Foundation

/// A table of rows and columns; only visible rows have views.
///
/// Apple counterpart: `NSTableView` · Source: AppKit reference; the metrics of macOS 11 to 15 ·
/// Fidelity: approximate, the user cannot move or resize columns
open class NSTableView: NSControl {
  /// The style of a table.
  ///
  /// Apple counterpart: `NSTableView.Style` · Source: AppKit reference · Fidelity: exact
  public enum Style: Int, Sendable, CaseIterable {
    case automatic = 0
    case fullWidth = 1
    case inset = 2
    case sourceList = 3
    case plain = 4
  }
  /// The style of a table's selection.
  ///
  /// Apple counterpart: `NSTableView.SelectionHighlightStyle` · Source: AppKit reference ·
  /// Fidelity: exact
  public enum SelectionHighlightStyle: Int, Sendable {
    case none = -1
    case regular = 0
    case sourceList = 1
  }
  /// The lines that a table draws between rows and columns.
  ///
  /// Apple counterpart: `NSTableView.GridLineStyle` · Source: AppKit reference · Fidelity: exact
  public struct GridLineStyle: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Vertical lines between columns.
    public static let solidVerticalGridLineMask = GridLineStyle(rawValue: 1)
    /// Horizontal lines between rows.
    public static let solidHorizontalGridLineMask = GridLineStyle(rawValue: 2)
  }

  /// The data source; nil for none.
  ///
  /// Setting it reloads the table.
  open weak var dataSource: (any NSTableViewDataSource)? { didSet { reloadData() } }
  /// The delegate, which supplies views and is notified of the selection; nil for none.
  open weak var delegate: (any NSTableViewDelegate)? { didSet { reloadData() } }
  /// The height of the rows in points, if the delegate does not supply heights; the default is 24.
  open var rowHeight: CGFloat = 24 { didSet { reloadData() } }
  /// The distances between cells in points: 10 horizontally and 0 vertically by default.
  open var intercellSpacing = NSSize(width: 10, height: 0) { didSet { setNeedsLayout() } }
  /// The style of the table; the default is `automatic`, which is drawn as `inset`.
  open var style = Style.automatic { didSet { setNeedsLayout() } }
  /// The style of the selection; the default is `regular`.
  open var selectionHighlightStyle = SelectionHighlightStyle.regular { didSet { setNeedsLayout() } }
  /// The lines that are drawn between rows and columns; none by default.
  open var gridStyleMask: GridLineStyle = [] { didSet { setNeedsDisplay() } }
  /// The color of the lines between rows and columns.
  open var gridColor = NSColor.gridColor { didSet { setNeedsDisplay() } }
  /// Whether the backgrounds of rows alternate between two colors; the default is false.
  open var usesAlternatingRowBackgroundColors = false { didSet { setNeedsDisplay() } }
  /// Whether the cells' constraints determine the row heights; stored, but without effect.
  ///
  /// Fidelity: inert
  open var usesAutomaticRowHeights = false
  /// Whether the user can select several rows; the default is false.
  open var allowsMultipleSelection = false
  /// Whether the user can deselect the last selected row; the default is true.
  open var allowsEmptySelection = true
  /// Whether typing selects the row whose text begins with the typed text; stored, but without
  /// effect.
  ///
  /// Fidelity: inert
  open var allowsTypeSelect = true
  /// Whether the user can reorder columns; stored, but without effect.
  ///
  /// Fidelity: inert
  open var allowsColumnReordering = true
  /// Whether the user can resize columns; stored, but without effect.
  ///
  /// Fidelity: inert
  open var allowsColumnResizing = true
  /// The rule by which columns share the table's width; stored, but without effect.
  ///
  /// Fidelity: inert
  open var columnAutoresizingStyle = ColumnAutoresizingStyle.lastColumnOnlyAutoresizingStyle
  /// The size of the rows, either fixed or taken from the system's setting; stored, but without
  /// effect.
  ///
  /// Fidelity: inert
  open var rowSizeStyle = RowSizeStyle.custom
  /// The action of a double-click, sent to `target` instead of `action`; nil for none.
  open var doubleAction: Selector?
  /// The sort order of the rows, which changes when the user clicks column headers; the data source
  /// sorts the rows.
  open var sortDescriptors: [NSSortDescriptor] = [] {
    didSet {
      headerView?.setNeedsDisplay()
      if sortDescriptors != oldValue {
        dataSource?.tableView(self, sortDescriptorsDidChange: oldValue)
      }
    }
  }
  /// The column whose heading was pressed to sort; nil for none.
  final weak var sortedColumn: NSTableColumn?
  /// The row that was pressed last, even if it was not selected; -1 if the last press was on no
  /// row.
  public private(set) final var clickedRow = -1
  /// The index of the column that was pressed last; -1 if the last press was on no column.
  public private(set) final var clickedColumn = -1
  /// The header with the titles of the columns, shown in a scroll view; nil for none.
  open var headerView: NSTableHeaderView? {
    didSet {
      headerView?.tableView = self
      if let scroll = enclosingScrollView { scroll.documentView = self }
    }
  }
  /// The columns, including hidden ones, starting at the leading edge.
  public private(set) final var tableColumns: [NSTableColumn] = []
  /// The indexes of the selected rows.
  public internal(set) final var selectedRowIndexes = IndexSet()
  final let rowStore = RowStore()
  /// Where what is dragged would be dropped; nil for nowhere.
  final var drop: RowDrop? { didSet { setNeedsDisplay() } }
  /// What may be done with rows that are dragged.
  final var sourceMask = NSDragOperation.every
  private final var dragStart: NSPoint?
  /// The row that was pressed within the selection, which it becomes unless rows are dragged.
  private final var pressed: Int?
  private final var anchor = 0

  /// Creates a table with a frame and without columns.
  public override init(frame frameRect: NSRect) {
    super.init(frame: frameRect)
    headerView = NSTableHeaderView()
    headerView?.tableView = self
    registerForTraitChanges([TraitActiveAppearance.self]) { (table: NSTableView, _) in
      table.showEmphasis()
    }
  }

  // MARK: Columns

  /// Adds a column at the trailing end.
  open func addTableColumn(_ tableColumn: NSTableColumn) {
    tableColumn.tableView = self
    tableColumns.append(tableColumn)
    columnsDidChange()
  }
  /// Removes a column; does nothing if the table does not contain it.
  open func removeTableColumn(_ tableColumn: NSTableColumn) {
    tableColumns.removeAll { $0 === tableColumn }
    tableColumn.tableView = nil
    columnsDidChange()
  }
  /// Returns the column with an identifier; nil for none.
  public final func tableColumn(withIdentifier identifier: NSUserInterfaceItemIdentifier)
    -> NSTableColumn?
  {
    tableColumns.first { $0.identifier == identifier }
  }
  /// The number of columns, including hidden ones.
  public final var numberOfColumns: Int { tableColumns.count }
  /// Lays out the columns anew.
  final func columnsDidChange() {
    headerView?.setNeedsDisplay()
    rowStore.removeAll()
    setNeedsLayout()
    setNeedsDisplay()
  }

  // MARK: Rows

  /// Reloads all rows from the data source; indexes that were selected and still exist stay
  /// selected.
  open func reloadData() {
    rowStore.removeAll()
    rowStore.count = rowCount
    let lost = selectedRowIndexes.filteredIndexSet { $0 >= rowStore.count }
    selectedRowIndexes.subtract(lost)
    fillClip(of: enclosingScrollView?.contentView.bounds.size ?? frame.size)
    setNeedsLayout()
    setNeedsDisplay()
  }
  /// The number of rows in the data source.
  var rowCount: Int { dataSource?.numberOfRows(in: self) ?? 0 }
  /// Returns the height of a row.
  func height(ofRow row: Int) -> CGFloat {
    max(1, delegate?.tableView(self, heightOfRow: row) ?? rowHeight)
  }
  /// Returns the view of a cell as the delegate supplies it; nil for none.
  func makeCell(_ column: NSTableColumn?, _ row: Int) -> NSView? {
    delegate?.tableView(self, viewFor: column, row: row)
  }
  /// Returns the view of a row as the delegate supplies it; nil for the usual one.
  func makeRowView(_ row: Int) -> NSTableRowView? {
    delegate?.tableView(self, rowViewForRow: row)
  }
  /// Returns whether a row is the heading of a group, as the delegate says.
  func isGroup(_ row: Int) -> Bool { delegate?.tableView(self, isGroupRow: row) ?? false }
  /// Returns what stands for a row that is dragged; nil where it is not to be dragged.
  func writer(ofRow row: Int) -> (any NSPasteboardWriting)? {
    dataSource?.tableView(self, pasteboardWriterForRow: row)
  }
  /// Returns the data source's value for a column of a row.
  func value(_ column: NSTableColumn, _ row: Int) -> Any? {
    dataSource?.tableView(self, objectValueFor: column, row: row)
  }
  /// Notifies the delegate and observers of a changed selection.
  func selectionDidChange() {
    let note = Notification(name: Self.selectionDidChangeNotification, object: self)
    delegate?.tableViewSelectionDidChange(note)
    NotificationCenter.default.post(note)
  }
  /// Whether the user may change the selection, as the delegate decides.
  var mayChangeSelection: Bool { delegate?.selectionShouldChange(in: self) ?? true }
  /// Returns whether a row can be selected, as the delegate decides.
  func canSelect(_ row: Int) -> Bool { delegate?.tableView(self, shouldSelectRow: row) ?? true }
  /// The indentation of a row's content, in points.
  func indent(ofRow row: Int) -> CGFloat { 0 }
  /// Adds views before a row's content, such as a triangle.
  func decorate(_ view: NSTableRowView, _ row: Int) {}

  /// The name of the notification posted after the selection changed; its object is the table.
  public static let selectionDidChangeNotification = Notification.Name(
    "NSTableViewSelectionDidChangeNotification")

  override final func fillClip(of size: CGSize) {
    let widths = shownColumns.reduce(0) { $0 + $1.width + intercellSpacing.width }
    let height = max(size.height, rowStore.bottom(of: rowStore.count, in: self))
    let new = CGSize(width: max(size.width, shownColumns.count > 1 ? widths : 0), height: height)
    if new != frame.size { frame.size = new }
  }
  override final func visibleRectDidChange() {
    setNeedsLayout()
    headerView?.setNeedsDisplay()
  }
  open override func layout() {
    super.layout()
    placeRows()
  }

  // MARK: Use

  override var isPressedByKeys: Bool { false }
  open override var keepsPointer: Bool { false }
  open override var canBecomeFirstResponder: Bool { acceptsFirstResponder }
  open override func focusDidChange(_ isFocused: Bool) { showEmphasis() }
  /// Makes the table the first responder; the selection then has the accent color.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    let isDone = super.becomeFirstResponder()
    showEmphasis()
    return isDone
  }
  /// Stops being the first responder; the selection is then gray.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    let isDone = super.resignFirstResponder()
    showEmphasis()
    return isDone
  }
  open override func mouseDown(with event: NSEvent) {
    guard isEnabled, let point = event.pointer?.location(in: self) else { return }
    becomeFirstResponder()
    (dragStart, pressed) = (event.locationInWindow, nil)
    (clickedRow, clickedColumn) = (row(at: point), column(at: point))
    press(clickedRow, event.modifierFlags)
  }
  /// Called when the pointer is dragged; begins to drag rows if it moved more than 4 points and the
  /// data source provides pasteboard writers for them.
  open override func mouseDragged(with event: NSEvent) {
    let place = event.locationInWindow
    guard isEnabled, clickedRow >= 0, let start = dragStart,
      max(abs(place.x - start.x), abs(place.y - start.y)) > 4
    else { return }
    dragStart = nil
    dragRows(with: event)
  }
  open override func mouseUp(with event: NSEvent) {
    guard isEnabled else { return }
    if let pressed { select(pressed) }
    if event.clickCount == 2, let doubleAction {
      sendAction(doubleAction, to: target)
    } else {
      sendAction()
    }
  }
  /// Selects all rows that the delegate allows to be selected; does nothing unless
  /// `allowsMultipleSelection` is true.
  open override func selectAll(_ sender: Any?) {
    guard allowsMultipleSelection, mayChangeSelection else { return }
    choose(IndexSet(integersIn: 0..<rowStore.count).filteredIndexSet { canSelect($0) })
  }

  /// Selects a row, as a press with keys held down does.
  private final func press(_ row: Int, _ held: NSEvent.ModifierFlags) {
    guard mayChangeSelection else { return }
    guard row >= 0 else {
      if allowsEmptySelection { choose([]) }
      return
    }
    guard canSelect(row) else { return }
    if allowsMultipleSelection, held.contains(.command) {
      var new = selectedRowIndexes
      if new.contains(row), allowsEmptySelection || new.count > 1 {
        new.remove(row)
      } else {
        new.insert(row)
      }
      choose(new)
    } else if allowsMultipleSelection, held.contains(.shift), selectedRow >= 0 {
      choose(IndexSet(integersIn: min(anchor, row)...max(anchor, row)))
      return
    } else if selectedRowIndexes.count > 1, selectedRowIndexes.contains(row) {
      return pressed = row
    } else {
      choose([row])
    }
    anchor = row
  }
  private final func select(_ row: Int) {
    choose([row])
    (anchor, pressed) = (row, nil)
  }
  override func adjust(by key: KeyEvent.Key) -> Bool {
    let next: Int
    switch key {
    case .upArrow: next = selectedRow < 0 ? rowStore.count - 1 : selectedRow - 1
    case .downArrow: next = (selectedRowIndexes.last ?? -1) + 1
    case .home: next = 0
    case .end: next = rowStore.count - 1
    default: return false
    }
    guard (0..<rowStore.count).contains(next), mayChangeSelection, canSelect(next) else {
      return true
    }
    choose([next])
    anchor = next
    scrollRowToVisible(next)
    sendAction()
    return true
  }

  // MARK: Dropping

  /// Returns what the data source would do with what is dragged.
  func validate(_ info: any NSDraggingInfo, _ drop: RowDrop) -> NSDragOperation {
    dataSource?.tableView(
      self, validateDrop: info, proposedRow: drop.row, proposedDropOperation: drop.operation) ?? []
  }
  /// Has the data source take what is dropped; returns whether it did.
  func accept(_ info: any NSDraggingInfo, _ drop: RowDrop) -> Bool {
    dataSource?.tableView(self, acceptDrop: info, row: drop.row, dropOperation: drop.operation)
      ?? false
  }
  open override func draggingEntered(_ sender: any NSDraggingInfo) -> NSDragOperation {
    propose(sender)
  }
  open override func draggingUpdated(_ sender: any NSDraggingInfo) -> NSDragOperation {
    propose(sender)
  }
  open override func draggingExited(_ sender: (any NSDraggingInfo)?) { drop = nil }
  open override func draggingEnded(_ sender: any NSDraggingInfo) { drop = nil }
  open override func performDragOperation(_ sender: any NSDraggingInfo) -> Bool {
    guard let place = drop else { return false }
    drop = nil
    return accept(sender, place)
  }

  // MARK: Drawing

  override final func drawLook(in context: GraphicsContext) {
    drawRows(in: context)
    drawDrop(in: context)
  }

  /// Returns a reused cell view for an identifier, or a new one from the nib registered for it.
  ///
  /// It is nil if there is neither. `prepareForReuse()` is called on a reused `NSTableCellView`.
  open func makeView(withIdentifier identifier: NSUserInterfaceItemIdentifier, owner: Any?)
    -> NSView?
  {
    if let cell = rowStore.spare[identifier]?.popLast() {
      (cell as? NSTableCellView)?.prepareForReuse()
      return cell
    }
    let new = rowStore.nibs[identifier]?.first(NSView.self, owner: owner)
    new?.identifier = identifier
    return new
  }
}
