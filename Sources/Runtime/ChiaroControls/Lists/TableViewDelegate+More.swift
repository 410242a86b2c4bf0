// SPDX-License-Identifier: MIT

public import ChiaroViews
public import Foundation

extension TableViewDelegate {
  /// Asks for the height of a section's header; the default returns the table's
  /// `sectionHeaderHeight`.
  public func tableView(
    _ tableView: TableView, heightForHeaderInSection section: Int
  ) -> CGFloat { tableView.sectionHeaderHeight }
  /// Asks for the height of a section's footer; the default returns the table's
  /// `sectionFooterHeight`.
  public func tableView(
    _ tableView: TableView, heightForFooterInSection section: Int
  ) -> CGFloat { tableView.sectionFooterHeight }
  /// Asks for the estimated height of a row; the default returns the table's `estimatedRowHeight`.
  public func tableView(
    _ tableView: TableView, estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat { tableView.estimatedRowHeight }
  /// Asks which row to select when the user is about to select one; nil selects none.
  ///
  /// The default returns the given index path.
  public func tableView(
    _ tableView: TableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? { indexPath }
  /// Asks which row to deselect when the user is about to deselect one, also by selecting another;
  /// nil keeps the selection.
  ///
  /// The default returns the given index path.
  public func tableView(
    _ tableView: TableView, willDeselectRowAt indexPath: IndexPath
  ) -> IndexPath? { indexPath }
  /// Called after the cell of a row was removed from the table; the default does nothing.
  public func tableView(
    _ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt indexPath: IndexPath
  ) {}
  /// Called when the table has loaded the header of a section; the default does nothing.
  public func tableView(
    _ tableView: TableView, willDisplayHeaderView view: View, forSection section: Int
  ) {}
  /// Called when the table has loaded the footer of a section; the default does nothing.
  public func tableView(
    _ tableView: TableView, willDisplayFooterView view: View, forSection section: Int
  ) {}
  /// Called when the user pressed a row's detail button; does nothing by default, and is never
  /// called here.
  public func tableView(
    _ tableView: TableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {}
  /// Asks what a swipe over an editable row offers; the default returns `delete`: a Delete action.
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
  /// Asks for the context menu that a long press of a row shows; by default nil, for none.
  public func tableView(
    _ tableView: TableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> ContextMenuConfiguration? { nil }
  /// Asks where a dragged row goes; by default to the proposed index path, but never called here.
  public func tableView(
    _ tableView: TableView, targetIndexPathForMoveFromRowAt source: IndexPath,
    toProposedIndexPath proposed: IndexPath
  ) -> IndexPath { proposed }
}

extension TableViewDataSource {
  /// Asks whether a row can be edited; the default returns true.
  public func tableView(
    _ tableView: TableView, canEditRowAt indexPath: IndexPath
  ) -> Bool { true }
  /// Asks whether a row can be moved; by default false, and never called here.
  public func tableView(
    _ tableView: TableView, canMoveRowAt indexPath: IndexPath
  ) -> Bool { false }
  /// Called when the user chose Delete for a row; the default does nothing: the row stays, and
  /// swipes no longer offer Delete.
  public func tableView(
    _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) { tableView.commitsNothing = true }
  /// Called when the user moved a row; does nothing by default, and is never called here.
  public func tableView(
    _ tableView: TableView, moveRowAt source: IndexPath, to destination: IndexPath
  ) {}
  /// Asks for the titles of an index beside the table; by default nil, for none, and never called
  /// here.
  public func sectionIndexTitles(for tableView: TableView) -> [String]? { nil }
  /// Asks for the section of an index title; by default that of the title's index, but never called
  /// here.
  public func tableView(
    _ tableView: TableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { index }
}
