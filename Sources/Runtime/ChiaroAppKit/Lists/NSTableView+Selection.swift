// SPDX-License-Identifier: MIT

import ChiaroViews
public import Foundation

extension NSTableView {
  /// The selected row, or the last one of several; -1 for none.
  public final var selectedRow: Int { selectedRowIndexes.last ?? -1 }
  /// The number of selected rows.
  public final var numberOfSelectedRows: Int { selectedRowIndexes.count }
  /// Returns whether a row is selected.
  public final func isRowSelected(_ row: Int) -> Bool { selectedRowIndexes.contains(row) }
  /// Selects rows and notifies the delegate; indexes out of range are ignored.
  ///
  /// - Parameters:
  ///   - indexes: the rows
  ///   - extend: whether the rows selected before stay selected
  public final func selectRowIndexes(_ indexes: IndexSet, byExtendingSelection extend: Bool) {
    selectRows(extend ? selectedRowIndexes.union(indexes) : indexes)
  }
  /// Deselects all rows if `allowsEmptySelection` is true and the delegate allows it.
  public final func deselectAll(_ sender: Any?) {
    if allowsEmptySelection, mayChangeSelection { selectRows([]) }
  }
  /// Deselects a row, even if it is the only selected row and `allowsEmptySelection` is false.
  public final func deselectRow(_ row: Int) { selectRows(selectedRowIndexes.subtracting([row])) }

  /// Selects what a person chose, as the delegate allows.
  final func choose(_ indexes: IndexSet) {
    selectRows(
      delegate?.tableView(self, selectionIndexesForProposedSelection: indexes) ?? indexes)
  }
  /// Selects rows and tells of it.
  ///
  /// It is not called `select`: every responder has a `select(_:)` that takes anything, and an
  /// array literal would go there.
  final func selectRows(_ indexes: IndexSet) {
    let new = indexes.filteredIndexSet { $0 >= 0 && $0 < rowStore.count }
    guard new != selectedRowIndexes else { return }
    selectedRowIndexes = new
    for (row, view) in rowStore.views { view.isSelected = new.contains(row) }
    selectionDidChange()
  }

  /// Sorts by a column, the other way round where it is sorted by it.
  final func sort(by column: NSTableColumn) {
    guard let prototype = column.sortDescriptorPrototype else { return }
    let former = sortedColumn === column ? sortDescriptors.first : nil
    sortedColumn = column
    sortDescriptors = [former?.reversedSortDescriptor as? NSSortDescriptor ?? prototype]
    NotificationCenter.default.post(name: Self.sortDidChangeNotification, object: self)
  }
  /// The name of the notification posted after a click on a column's header changed
  /// `sortDescriptors`.
  ///
  /// Its object is the table. The app must then sort the rows and reload the table.
  ///
  /// Apple counterpart: `tableView(_:sortDescriptorsDidChange:)` · Source: this project · Fidelity:
  /// approximate, posted in addition to the call to that method
  public static let sortDidChangeNotification = Notification.Name(
    "NSTableViewSortDescriptorsDidChange")

  /// Scrolls the table so that a row is visible; does nothing if there is no such row.
  public final func scrollRowToVisible(_ row: Int) { scrollToVisible(rect(ofRow: row)) }
  /// Reloads rows from the data source in the next layout, in all columns; `columnIndexes` is
  /// ignored.
  public final func reloadData(forRowIndexes rowIndexes: IndexSet, columnIndexes: IndexSet) {
    for row in rowIndexes { rowStore.views.removeValue(forKey: row).map { rowStore.keep($0) } }
    setNeedsLayout()
  }
  /// Reloads the table, without animation, after rows were inserted into the data source.
  ///
  /// - Parameters:
  ///   - indexes: the indexes of the new rows; the rows that were selected stay selected
  ///   - animationOptions: not used
  public final func insertRows(
    at indexes: IndexSet, withAnimation animationOptions: AnimationOptions = []
  ) {
    for row in indexes { selectedRowIndexes.shift(startingAt: row, by: 1) }
    reloadData()
  }
  /// Reloads the table, without animation, after rows were removed from the data source.
  ///
  /// - Parameters:
  ///   - indexes: the former indexes of the removed rows; other selected rows stay selected
  ///   - animationOptions: not used
  public final func removeRows(
    at indexes: IndexSet, withAnimation animationOptions: AnimationOptions = []
  ) {
    for row in indexes.reversed() {
      selectedRowIndexes.remove(row)
      selectedRowIndexes.shift(startingAt: row + 1, by: -1)
    }
    reloadData()
  }
  /// Begins a group of row changes; does nothing here, because each change is shown immediately.
  ///
  /// Fidelity: inert
  public final func beginUpdates() {}
  /// Ends a group of row changes; does nothing here, because each change is shown immediately.
  ///
  /// Fidelity: inert
  public final func endUpdates() {}

  /// The animation of inserted and removed rows; ignored, because rows appear and disappear
  /// immediately.
  ///
  /// Apple counterpart: `NSTableView.AnimationOptions` · Source: AppKit reference · Fidelity:
  /// approximate, ignored
  public struct AnimationOptions: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// An animation that fades rows in or out; ignored.
    public static let effectFade = AnimationOptions(rawValue: 1)
    /// An animation that slides rows up; ignored.
    public static let slideUp = AnimationOptions(rawValue: 0x10)
    /// An animation that slides rows down; ignored.
    public static let slideDown = AnimationOptions(rawValue: 0x20)
  }

  /// Edits the text of a cell, if the cell has an editable text field.
  ///
  /// - Parameters:
  ///   - column: the index of the column
  ///   - row: the index of the row; the table scrolls to make it visible
  ///   - event: not used
  ///   - select: not used; the insertion point is at the end of the text
  ///
  /// Apple counterpart: `editColumn(_:row:with:select:)` · Source: NSTableView.h · Fidelity:
  /// approximate, text is not selected
  public final func editColumn(_ column: Int, row: Int, with event: NSEvent?, select: Bool) {
    scrollRowToVisible(row)
    let cell = view(atColumn: column, row: row, makeIfNecessary: true)
    let field = (cell as? NSTableCellView)?.textField ?? cell as? NSTextField
    if let field, field.isEditable { window?.makeFirstResponder(field) }
  }
}
