// SPDX-License-Identifier: MIT

import ChiaroViews
public import Foundation

extension NSTableView {
  /// The last selected row; -1 for none.
  public final var selectedRow: Int { selectedRowIndexes.last ?? -1 }
  /// The number of selected rows.
  public final var numberOfSelectedRows: Int { selectedRowIndexes.count }
  /// Returns whether a row is selected.
  public final func isRowSelected(_ row: Int) -> Bool { selectedRowIndexes.contains(row) }
  /// Selects rows, in addition to the selected ones or in their place.
  public final func selectRowIndexes(_ indexes: IndexSet, byExtendingSelection extend: Bool) {
    selectRows(extend ? selectedRowIndexes.union(indexes) : indexes)
  }
  /// Deselects all rows.
  public final func deselectAll(_ sender: Any?) { selectRows([]) }
  /// Deselects a row.
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
  /// Posted after a heading was pressed: sort the rows by `sortDescriptors`, and reload them.
  ///
  /// Apple counterpart: `tableView(_:sortDescriptorsDidChange:)` · Source: this project · Fidelity:
  /// approximate
  public static let sortDidChangeNotification = Notification.Name(
    "NSTableViewSortDescriptorsDidChange")

  /// Scrolls so that a row is visible.
  public final func scrollRowToVisible(_ row: Int) { scrollToVisible(rect(ofRow: row)) }
  /// Reloads some rows from the data source.
  public final func reloadData(forRowIndexes rowIndexes: IndexSet, columnIndexes: IndexSet) {
    for row in rowIndexes { rowStore.views.removeValue(forKey: row).map { rowStore.keep($0) } }
    setNeedsLayout()
  }
  /// Shows rows that were inserted in the data source; without animation.
  public final func insertRows(
    at indexes: IndexSet, withAnimation animationOptions: AnimationOptions = []
  ) {
    for row in indexes { selectedRowIndexes.shift(startingAt: row, by: 1) }
    reloadData()
  }
  /// Hides rows that were removed from the data source; without animation.
  public final func removeRows(
    at indexes: IndexSet, withAnimation animationOptions: AnimationOptions = []
  ) {
    for row in indexes.reversed() {
      selectedRowIndexes.remove(row)
      selectedRowIndexes.shift(startingAt: row + 1, by: -1)
    }
    reloadData()
  }
  /// Does nothing: each change of a group is shown at once.
  public final func beginUpdates() {}
  /// Does nothing: each change of a group is shown at once.
  public final func endUpdates() {}

  /// The animation of inserted and removed rows; stored nowhere, as rows change at once.
  ///
  /// Apple counterpart: `NSTableView.AnimationOptions` · Source: AppKit reference · Fidelity:
  /// approximate
  public struct AnimationOptions: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Rows fade.
    public static let effectFade = AnimationOptions(rawValue: 1)
    /// Rows slide up.
    public static let slideUp = AnimationOptions(rawValue: 0x10)
    /// Rows slide down.
    public static let slideDown = AnimationOptions(rawValue: 0x20)
  }

  /// Edits the text of a cell, if it has an editable one.
  ///
  /// - Parameters:
  ///   - column: the index of the column
  ///   - row: the index of the row, which is scrolled to
  ///   - event: not used
  ///   - select: whether the text is selected; not used, typed text comes at its end
  ///
  /// Apple counterpart: `editColumn(_:row:with:select:)` · Source: NSTableView.h · Fidelity:
  /// approximate
  public final func editColumn(_ column: Int, row: Int, with event: NSEvent?, select: Bool) {
    scrollRowToVisible(row)
    let cell = view(atColumn: column, row: row, makeIfNecessary: true)
    let field = (cell as? NSTableCellView)?.textField ?? cell as? NSTextField
    if let field, field.isEditable { window?.makeFirstResponder(field) }
  }
}
