// SPDX-License-Identifier: MIT

public import Foundation

// What happens where a delegate does not say it.

extension TableViewDelegate {
  /// Called after the user has begun to press a row; the default does nothing.
  public func tableView(_ tableView: TableView, didHighlightRowAt indexPath: IndexPath) {}
  /// Called after the user has released a row or moved the pointer away; the default does nothing.
  public func tableView(_ tableView: TableView, didUnhighlightRowAt indexPath: IndexPath) {}
  /// Called before a row's swipe actions are shown; the default does nothing.
  public func tableView(_ tableView: TableView, willBeginEditingRowAt indexPath: IndexPath) {}
  /// Called after a row's swipe actions were closed; the default does nothing.
  public func tableView(_ tableView: TableView, didEndEditingRowAt indexPath: IndexPath?) {}
  /// Asks for the indentation level of a row; the default returns 0, which keeps the level of the
  /// cell.
  public func tableView(
    _ tableView: TableView, indentationLevelForRowAt indexPath: IndexPath
  ) -> Int { 0 }
  /// Asks whether a selected row can perform its primary action.
  ///
  /// By default, it is true unless the table view is in editing mode.
  public func tableView(
    _ tableView: TableView, canPerformPrimaryActionForRowAt indexPath: IndexPath
  ) -> Bool { !tableView.isEditing }
  /// Called after `didSelectRowAt`, to perform the row's primary action; the default does nothing.
  public func tableView(
    _ tableView: TableView, performPrimaryActionForRowAt indexPath: IndexPath
  ) {}
  /// Asks whether a row can have keyboard focus; by default true for rows that can be selected.
  public func tableView(
    _ tableView: TableView, canFocusRowAt indexPath: IndexPath
  ) -> Bool { tableView.allowsSelection }
  /// Asks for the estimated height of a header; never called here, because headers are always
  /// measured.
  public func tableView(
    _ tableView: TableView, estimatedHeightForHeaderInSection section: Int
  ) -> CGFloat { tableView.sectionHeaderHeight }
  /// Asks for the estimated height of a footer; never called here, because footers are always
  /// measured.
  public func tableView(
    _ tableView: TableView, estimatedHeightForFooterInSection section: Int
  ) -> CGFloat { tableView.sectionFooterHeight }
  /// Asks whether a drag with two fingers selects several rows; never called here.
  public func tableView(
    _ tableView: TableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { false }
  /// Called when a drag with two fingers begins to select several rows; never called here.
  public func tableView(
    _ tableView: TableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {}
  /// Asks whether a long press on a row shows the edit menu; never called here.
  public func tableView(
    _ tableView: TableView, shouldShowMenuForRowAt indexPath: IndexPath
  ) -> Bool { false }
}
