// SPDX-License-Identifier: MIT

public import Foundation

extension TableView {
  /// The animation of inserted and deleted rows; without effect.
  ///
  /// Apple counterpart: `UITableView.RowAnimation` · Source: UITableView.h · Fidelity: approximate,
  /// rows change without animation
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

  /// Shows rows that were inserted in the data source, by reloading the whole table without
  /// animation.
  public final func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    reloadData()
  }

  /// Removes rows that were deleted from the data source, by reloading the whole table without
  /// animation.
  public final func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    reloadData()
  }

  /// Reloads rows, and with them the whole table, without animation.
  public final func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    reloadData()
  }

  /// Reloads sections, and with them the whole table, without animation.
  public final func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    reloadData()
  }

  /// Calls a closure that makes several changes, reloads the whole table, and calls the completion
  /// with true.
  public final func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    updates?()
    // A change within may have come before that of the data.
    if updates != nil { reloadData() }
    completion?(true)
  }
}
