// SPDX-License-Identifier: MIT

public import ChiaroViews
public import Foundation

/// The methods by which a table view asks for heights and views and reports selection; all have
/// defaults.
///
/// Apple counterpart: `UITableViewDelegate` · Source: UITableView.h · Fidelity: approximate,
/// methods about detail buttons, indentation, context menus and dragged rows are never called
@preconcurrency @MainActor
public protocol TableViewDelegate: ScrollViewDelegate {
  /// Asks for the height of a row in points; the default is the table's `rowHeight`.
  ///
  /// `automaticDimension` is for the height of the row's content.
  func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat
  /// Asks for the view above a section; nil, the default, for the title of the data source, or no
  /// header.
  func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View?
  /// Asks for the view below a section; nil, the default, for the title of the data source, or no
  /// footer.
  func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> View?
  /// Called before a cell is shown.
  func tableView(
    _ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath)
  /// Asks whether a row can be highlighted, and so selected by the user; true by default.
  func tableView(_ tableView: TableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
  /// Called after the user selected a row.
  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath)
  /// Called after the user deselected a row, for example by selecting another.
  func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath)
  /// Asks for the height of a section's header in points; the default is the table's
  /// `sectionHeaderHeight`.
  func tableView(
    _ tableView: TableView, heightForHeaderInSection section: Int
  ) -> CGFloat
  /// Asks for the height of a section's footer in points; the default is the table's
  /// `sectionFooterHeight`.
  func tableView(
    _ tableView: TableView, heightForFooterInSection section: Int
  ) -> CGFloat
  /// Asks for the height of a row, in points, before its content is measured; by default
  /// `estimatedRowHeight`.
  func tableView(
    _ tableView: TableView, estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat
  /// Called before the user selects a row; returns the row to select instead, or nil to select
  /// none.
  ///
  /// The default returns the given index path.
  func tableView(
    _ tableView: TableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath?
  /// Called before the user deselects a row, also by selecting another; returns the row to deselect
  /// instead.
  ///
  /// If it returns nil, the selection stays. The default returns the given index path.
  func tableView(
    _ tableView: TableView, willDeselectRowAt indexPath: IndexPath
  ) -> IndexPath?
  /// Called after the cell of a row was removed from the table.
  func tableView(
    _ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt indexPath: IndexPath
  )
  /// Called when the table has loaded the header of a section, visible or not.
  func tableView(
    _ tableView: TableView, willDisplayHeaderView view: View, forSection section: Int
  )
  /// Called when the table has loaded the footer of a section, visible or not.
  func tableView(
    _ tableView: TableView, willDisplayFooterView view: View, forSection section: Int
  )
  /// Called when the user pressed a row's detail button; never called here, as the button takes no
  /// presses.
  func tableView(
    _ tableView: TableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  )
  /// Asks for the editing style of a row, which a swipe offers; the default, `delete`, is the only
  /// style with an effect.
  func tableView(
    _ tableView: TableView, editingStyleForRowAt indexPath: IndexPath
  ) -> TableViewCell.EditingStyle
  /// Asks for the title of the Delete action of a row; nil, the default, for “Delete”.
  func tableView(
    _ tableView: TableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String?
  /// Asks whether a row is indented during editing; never called here, as rows are not indented.
  func tableView(
    _ tableView: TableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool
  /// Asks for the actions of a swipe from the leading edge; nil, the default, for none.
  func tableView(
    _ tableView: TableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> SwipeActionsConfiguration?
  /// Asks for the actions of a swipe from the trailing edge; nil, the default, for those of the
  /// editing style.
  func tableView(
    _ tableView: TableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> SwipeActionsConfiguration?
  /// Asks for the context menu that a long press of a row shows; nil, the default, for none.
  func tableView(
    _ tableView: TableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> ContextMenuConfiguration?
  /// Asks for the target of a dragged row; never called here, as rows are not dragged.
  func tableView(
    _ tableView: TableView, targetIndexPathForMoveFromRowAt source: IndexPath,
    toProposedIndexPath proposed: IndexPath
  ) -> IndexPath
  /// Called after the user began to press a row, which is highlighted now.
  func tableView(_ tableView: TableView, didHighlightRowAt indexPath: IndexPath)
  /// Called after the user let go of a row, or moved away from it.
  func tableView(_ tableView: TableView, didUnhighlightRowAt indexPath: IndexPath)
  /// Called before a row's swipe actions are shown.
  func tableView(_ tableView: TableView, willBeginEditingRowAt indexPath: IndexPath)
  /// Called after a row's swipe actions were closed; the path is never nil here.
  func tableView(_ tableView: TableView, didEndEditingRowAt indexPath: IndexPath?)
  /// Asks for the level to which a row is indented; 0, the default, keeps the cell's own.
  func tableView(_ tableView: TableView, indentationLevelForRowAt indexPath: IndexPath) -> Int
  /// Asks whether a selected row can perform its action; false by default while the table is
  /// edited.
  func tableView(
    _ tableView: TableView, canPerformPrimaryActionForRowAt indexPath: IndexPath
  ) -> Bool
  /// Called when the user selected a row, after `didSelectRowAt`, to perform the row's primary
  /// action.
  func tableView(_ tableView: TableView, performPrimaryActionForRowAt indexPath: IndexPath)
  /// Asks whether a row can have the keyboard focus; true by default for rows that can be selected.
  func tableView(_ tableView: TableView, canFocusRowAt indexPath: IndexPath) -> Bool
  /// Asks for an estimate of the height of a header; never called here, as headers are measured.
  func tableView(_ tableView: TableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat
  /// Asks for an estimate of the height of a footer; never called here, as footers are measured.
  func tableView(_ tableView: TableView, estimatedHeightForFooterInSection section: Int) -> CGFloat
  /// Asks whether two fingers begin a selection of several rows; never called here.
  func tableView(
    _ tableView: TableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool
  /// Called when two fingers began a selection of several rows; never called here.
  func tableView(
    _ tableView: TableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  )
  /// Asks whether a long press shows the menu of editing; never called here.
  func tableView(_ tableView: TableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool
}

extension TableViewDelegate {
  /// Asks for the height of a row in points; the default returns the table's `rowHeight`.
  public func tableView(
    _ tableView: TableView, heightForRowAt indexPath: IndexPath
  ) -> CGFloat { tableView.rowHeight }
  /// Asks for the view above a section; the default returns nil: the data source's title, or no
  /// header.
  public func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? {
    nil
  }
  /// Asks for the view below a section; the default returns nil: the data source's title, or no
  /// footer.
  public func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> View? {
    nil
  }
  /// Called before a cell is shown; the default does nothing.
  public func tableView(
    _ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath
  ) {}
  /// Asks whether a row can be highlighted, and so selected; the default returns true.
  public func tableView(
    _ tableView: TableView, shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool { true }
  /// Called after the user selected a row; the default does nothing.
  public func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {}
  /// Called after the user deselected a row; the default does nothing.
  public func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath) {}
}

extension TableView: CellContainer {
  /// The index paths of the selected rows, from the top; nil for none.
  public final var indexPathsForSelectedRows: [IndexPath]? {
    selectedPaths.isEmpty ? nil : selectedPaths
  }
  /// The index path of the first selected row; nil for none.
  public final var indexPathForSelectedRow: IndexPath? { selectedPaths.first }

  final var shownCells: [(path: IndexPath, cell: Cell)] {
    (loaded ?? []).enumerated().flatMap { index, section in
      section.cells.sorted { $0.key < $1.key }.map {
        (IndexPath(row: $0.key, section: index), $0.value)
      }
    }
  }

  final var selectedPaths: [IndexPath] { selected.sorted() }
  final var takesSelection: Bool {
    guard isEditing else { return allowsSelection }
    return allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing
  }
  final var takesSelections: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  final func select(_ path: IndexPath?) {
    let former = selected
    if !takesSelections || path == nil { selected = [] }
    if let path { selected.insert(path) }
    showSelection(of: path, insteadOf: former)
  }

  final func deselect(_ path: IndexPath) {
    selected.remove(path)
    cell(at: path)?.show(selected: false)
  }

  final func shouldHighlight(_ path: IndexPath) -> Bool {
    tableDelegate?.tableView(self, shouldHighlightRowAt: path) ?? true
  }
  final func willSelect(_ path: IndexPath) -> IndexPath? {
    guard let delegate = tableDelegate else { return path }
    return delegate.tableView(self, willSelectRowAt: path)
  }
  final func willDeselect(_ path: IndexPath) -> IndexPath? {
    guard let delegate = tableDelegate else { return path }
    return delegate.tableView(self, willDeselectRowAt: path)
  }
  final func canFocus(_ path: IndexPath) -> Bool {
    tableDelegate?.tableView(self, canFocusRowAt: path) ?? allowsSelection
  }
  final func didHighlight(_ path: IndexPath, _ isHighlighted: Bool) {
    if isHighlighted {
      tableDelegate?.tableView(self, didHighlightRowAt: path)
    } else {
      tableDelegate?.tableView(self, didUnhighlightRowAt: path)
    }
  }
  final func performPrimaryAction(_ path: IndexPath) {
    guard let delegate = tableDelegate,
      delegate.tableView(self, canPerformPrimaryActionForRowAt: path)
    else { return }
    delegate.tableView(self, performPrimaryActionForRowAt: path)
  }
  final func didSelect(_ path: IndexPath) { tableDelegate?.tableView(self, didSelectRowAt: path) }
  final func didDeselect(_ path: IndexPath) {
    tableDelegate?.tableView(self, didDeselectRowAt: path)
  }
}
