// SPDX-License-Identifier: MIT

import ChiaroViews
public import Foundation

extension NSTableView {
  /// The last of the selected rows; -1 for none.
  public final var selectedRow: Int { selectedRowIndexes.last ?? -1 }
  /// The number of selected rows.
  public final var numberOfSelectedRows: Int { selectedRowIndexes.count }
  /// Returns whether a row is selected.
  public final func isRowSelected(_ row: Int) -> Bool { selectedRowIndexes.contains(row) }
  /// Selects rows, as well as those that are, or in their place.
  public final func selectRowIndexes(_ indexes: IndexSet, byExtendingSelection extend: Bool) {
    selectRows(extend ? selectedRowIndexes.union(indexes) : indexes)
  }
  /// Selects no row.
  public final func deselectAll(_ sender: Any?) { selectRows([]) }
  /// Selects a row no longer.
  public final func deselectRow(_ row: Int) { selectRows(selectedRowIndexes.subtracting([row])) }

  /// Selects rows and tells of it.
  ///
  /// It is not called `select`: every responder has a `select(_:)` that takes anything, and an
  /// array literal would go there.
  final func selectRows(_ indexes: IndexSet) {
    let new = indexes.filteredIndexSet { $0 >= 0 && $0 < rows.count }
    guard new != selectedRowIndexes else { return }
    selectedRowIndexes = new
    for (row, view) in rows.views { view.isSelected = new.contains(row) }
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

  /// Scrolls so that a row is seen.
  public final func scrollRowToVisible(_ row: Int) { scrollToVisible(rect(ofRow: row)) }
  /// Asks for some rows anew.
  public final func reloadData(forRowIndexes rowIndexes: IndexSet, columnIndexes: IndexSet) {
    for row in rowIndexes { rows.views.removeValue(forKey: row).map { rows.keep($0) } }
    setNeedsLayout()
  }
  /// Follows rows that were added to the source; at once, however it is to be animated.
  public final func insertRows(
    at indexes: IndexSet, withAnimation animationOptions: AnimationOptions = []
  ) {
    for row in indexes { selectedRowIndexes.shift(startingAt: row, by: 1) }
    reloadData()
  }
  /// Follows rows that were removed from the source; at once, however it is to be animated.
  public final func removeRows(
    at indexes: IndexSet, withAnimation animationOptions: AnimationOptions = []
  ) {
    for row in indexes.reversed() {
      selectedRowIndexes.remove(row)
      selectedRowIndexes.shift(startingAt: row + 1, by: -1)
    }
    reloadData()
  }
  /// Begins several changes; each is followed by itself.
  public final func beginUpdates() {}
  /// Ends several changes.
  public final func endUpdates() {}

  /// How rows come and go; they do so at once.
  ///
  /// Apple counterpart: `NSTableView.AnimationOptions` · Source: AppKit reference · Fidelity:
  /// approximate
  public struct AnimationOptions: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// They fade.
    public static let effectFade = AnimationOptions(rawValue: 1)
    /// They come from above.
    public static let slideUp = AnimationOptions(rawValue: 0x10)
    /// They come from below.
    public static let slideDown = AnimationOptions(rawValue: 0x20)
  }
}
