// SPDX-License-Identifier: MIT

public import Foundation

// What happens where a delegate does not say it.

extension TableViewDelegate {
  /// Called after the user began to press a row, which is highlighted now.
  public func tableView(_ tableView: TableView, didHighlightRowAt indexPath: IndexPath) {}
  /// Called after the user let go of a row, or moved away from it.
  public func tableView(_ tableView: TableView, didUnhighlightRowAt indexPath: IndexPath) {}
  /// Called before a row's swipe actions are shown.
  public func tableView(_ tableView: TableView, willBeginEditingRowAt indexPath: IndexPath) {}
  /// Called after a row's swipe actions were closed; the path is never nil here.
  public func tableView(_ tableView: TableView, didEndEditingRowAt indexPath: IndexPath?) {}
  /// Asks for the level to which a row is indented; 0, the default, keeps the cell's own.
  public func tableView(
    _ tableView: TableView, indentationLevelForRowAt indexPath: IndexPath
  ) -> Int { 0 }
  /// Asks whether a selected row can perform its action; false by default while the table is
  /// edited.
  public func tableView(
    _ tableView: TableView, canPerformPrimaryActionForRowAt indexPath: IndexPath
  ) -> Bool { !tableView.isEditing }
  /// Called when the user selected a row, after `didSelectRowAt`, to perform the row's primary
  /// action.
  public func tableView(
    _ tableView: TableView, performPrimaryActionForRowAt indexPath: IndexPath
  ) {}
  /// Asks whether a row can have the keyboard focus; true by default for rows that can be selected.
  public func tableView(
    _ tableView: TableView, canFocusRowAt indexPath: IndexPath
  ) -> Bool { tableView.allowsSelection }
  /// Asks for an estimate of the height of a header; never called here, as headers are measured.
  public func tableView(
    _ tableView: TableView, estimatedHeightForHeaderInSection section: Int
  ) -> CGFloat { tableView.sectionHeaderHeight }
  /// Asks for an estimate of the height of a footer; never called here, as footers are measured.
  public func tableView(
    _ tableView: TableView, estimatedHeightForFooterInSection section: Int
  ) -> CGFloat { tableView.sectionFooterHeight }
  /// Asks whether two fingers begin a selection of several rows; never called here.
  public func tableView(
    _ tableView: TableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { false }
  /// Called when two fingers began a selection of several rows; never called here.
  public func tableView(
    _ tableView: TableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {}
  /// Asks whether a long press shows the menu of editing; never called here.
  public func tableView(
    _ tableView: TableView, shouldShowMenuForRowAt indexPath: IndexPath
  ) -> Bool { false }
}
