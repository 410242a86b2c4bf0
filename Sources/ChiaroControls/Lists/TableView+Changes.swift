// SPDX-License-Identifier: MIT

public import Foundation

extension TableView {
  /// The animation of inserted and deleted rows.
  ///
  /// Apple counterpart: `UITableView.RowAnimation` · Source: UITableView.h · Fidelity: approximate,
  /// every change is immediate
  public enum RowAnimation: Int, Sendable, CaseIterable {
    case fade = 0
    case right = 1
    case left = 2
    case top = 3
    case bottom = 4
    case none = 5
    case middle = 6
    case automatic = 100
  }

  /// Shows rows that were inserted in the data source; reloads the whole table.
  public final func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    reloadData()
  }

  /// Hides rows that were deleted from the data source; reloads the whole table.
  public final func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    reloadData()
  }

  /// Reloads rows; reloads the whole table.
  public final func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    reloadData()
  }

  /// Reloads sections; reloads the whole table.
  public final func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    reloadData()
  }

  /// Makes several changes, reloads the whole table, and then calls a closure with true.
  public final func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    updates?()
    // A change within may have come before that of the data.
    if updates != nil { reloadData() }
    completion?(true)
  }
}
