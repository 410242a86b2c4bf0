// SPDX-License-Identifier: MIT

public import Foundation

extension TableViewDelegate {
  /// Asks for the editing style of a row, which determines what a swipe offers.
  ///
  /// The default returns `delete`, for a Delete action.
  public func tableView(
    _ tableView: TableView, editingStyleForRowAt indexPath: IndexPath
  ) -> TableViewCell.EditingStyle { .delete }
  /// Asks for the title of a row's Delete action; the default returns nil, for “Delete”.
  public func tableView(
    _ tableView: TableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? { nil }
  /// Asks whether a row is indented during editing; the default returns true, but it is never
  /// called here.
  public func tableView(
    _ tableView: TableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool { true }
  /// Asks for the actions of a swipe from the leading edge; the default returns nil, for none.
  public func tableView(
    _ tableView: TableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> SwipeActionsConfiguration? { nil }
  /// Asks for the actions of a swipe from the trailing edge.
  ///
  /// The default returns nil, so that a row that can be edited offers Delete.
  public func tableView(
    _ tableView: TableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> SwipeActionsConfiguration? { nil }
  /// Asks for the index path to which a row is dragged; never called here.
  ///
  /// The default returns the proposed index path.
  public func tableView(
    _ tableView: TableView, targetIndexPathForMoveFromRowAt source: IndexPath,
    toProposedIndexPath proposed: IndexPath
  ) -> IndexPath { proposed }
}
