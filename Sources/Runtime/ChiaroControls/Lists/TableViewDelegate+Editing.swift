// SPDX-License-Identifier: MIT

public import Foundation

extension TableViewDelegate {
  /// Asks for the editing style of a row, which a swipe offers; the default returns `delete`: a
  /// Delete action.
  public func tableView(
    _ tableView: TableView, editingStyleForRowAt indexPath: IndexPath
  ) -> TableViewCell.EditingStyle { .delete }
  /// Asks for the title of the Delete action; the default returns nil, for “Delete”.
  public func tableView(
    _ tableView: TableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? { nil }
  /// Asks whether a row is indented during editing; by default true, but never called here.
  public func tableView(
    _ tableView: TableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool { true }
  /// Asks for the actions of a swipe from the leading edge; the default returns nil: there are
  /// none.
  public func tableView(
    _ tableView: TableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> SwipeActionsConfiguration? { nil }
  /// Asks for the actions of a swipe from the trailing edge.
  ///
  /// The default returns nil: an editable row offers Delete.
  public func tableView(
    _ tableView: TableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> SwipeActionsConfiguration? { nil }
  /// Asks for the target of a dragged row; the default returns the proposed index path; never
  /// called here.
  public func tableView(
    _ tableView: TableView, targetIndexPathForMoveFromRowAt source: IndexPath,
    toProposedIndexPath proposed: IndexPath
  ) -> IndexPath { proposed }
}
