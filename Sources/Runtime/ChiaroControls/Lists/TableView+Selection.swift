// SPDX-License-Identifier: MIT

public import ChiaroViews
public import Foundation

/// The methods that a table view calls to ask for heights and views and to report selection.
///
/// All have defaults.
///
/// Apple counterpart: `UITableViewDelegate` · Source: UITableView.h · Fidelity: approximate, the
/// methods for detail buttons, indentation during editing and dragged rows are never called
@preconcurrency @MainActor
public protocol TableViewDelegate: ScrollViewDelegate {
  /// Asks for the height of a row in points; the default is the table's `rowHeight`.
  ///
  /// If it returns `automaticDimension`, the row has the height of its content.
  func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat
  /// Asks for the view above a section.
  ///
  /// If it returns nil, the default, the header shows the title that the data source returns, if
  /// any.
  func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View?
  /// Asks for the view below a section.
  ///
  /// If it returns nil, the default, the footer shows the title that the data source returns, if
  /// any.
  func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> View?
  /// Called before a cell is shown.
  func tableView(
    _ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath)
  /// Asks whether a row can be highlighted and therefore selected by the user; true by default.
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
  /// Asks for the estimated height of a row, in points, which is used until the content is
  /// measured.
  ///
  /// The default is `estimatedRowHeight`.
  func tableView(
    _ tableView: TableView, estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat
  /// Called before the user selects a row.
  ///
  /// It returns the index path of the row to select instead, or nil to select none. The default
  /// returns the given index path.
  func tableView(
    _ tableView: TableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath?
  /// Called before the user deselects a row, for example by selecting another one.
  ///
  /// It returns the index path of the row to deselect instead, or nil to keep the selection. The
  /// default returns the given index path.
  func tableView(
    _ tableView: TableView, willDeselectRowAt indexPath: IndexPath
  ) -> IndexPath?
  /// Called after the cell of a row was removed from the table.
  func tableView(
    _ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt indexPath: IndexPath
  )
  /// Called when the table view has loaded the header of a section, even if it is not visible.
  func tableView(
    _ tableView: TableView, willDisplayHeaderView view: View, forSection section: Int
  )
  /// Called when the table view has loaded the footer of a section, even if it is not visible.
  func tableView(
    _ tableView: TableView, willDisplayFooterView view: View, forSection section: Int
  )
  /// Called when the user pressed the detail button of a row; never called here, because that
  /// button cannot be pressed.
  func tableView(
    _ tableView: TableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  )
  /// Asks for the editing style of a row, which determines what a swipe offers.
  ///
  /// Only `delete`, the default, has an effect.
  func tableView(
    _ tableView: TableView, editingStyleForRowAt indexPath: IndexPath
  ) -> TableViewCell.EditingStyle
  /// Asks for the title of a row's Delete action; nil, the default, for “Delete”.
  func tableView(
    _ tableView: TableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String?
  /// Asks whether a row is indented during editing; never called here, because rows are not
  /// indented.
  func tableView(
    _ tableView: TableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool
  /// Asks for the actions of a swipe from the leading edge; nil, the default, for none.
  func tableView(
    _ tableView: TableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> SwipeActionsConfiguration?
  /// Asks for the actions of a swipe from the trailing edge.
  ///
  /// If it returns nil, the default, the editing style determines the actions.
  func tableView(
    _ tableView: TableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> SwipeActionsConfiguration?
  /// Asks for the context menu that a long press on a row shows; nil, the default, for none.
  func tableView(
    _ tableView: TableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> ContextMenuConfiguration?
  /// Asks for the index path to which a row is dragged; never called here, because rows cannot be
  /// dragged.
  func tableView(
    _ tableView: TableView, targetIndexPathForMoveFromRowAt source: IndexPath,
    toProposedIndexPath proposed: IndexPath
  ) -> IndexPath
  /// Called after the user has begun to press a row; the row is highlighted now.
  func tableView(_ tableView: TableView, didHighlightRowAt indexPath: IndexPath)
  /// Called after the user has released a row or moved the pointer away from it.
  func tableView(_ tableView: TableView, didUnhighlightRowAt indexPath: IndexPath)
  /// Called before a row's swipe actions are shown.
  func tableView(_ tableView: TableView, willBeginEditingRowAt indexPath: IndexPath)
  /// Called after the swipe actions of a row were closed; the index path is never nil here.
  func tableView(_ tableView: TableView, didEndEditingRowAt indexPath: IndexPath?)
  /// Asks for the indentation level of a row; 0, the default, keeps the level of the cell.
  func tableView(_ tableView: TableView, indentationLevelForRowAt indexPath: IndexPath) -> Int
  /// Asks whether a selected row can perform its primary action.
  ///
  /// By default, it is true unless the table view is in editing mode.
  func tableView(
    _ tableView: TableView, canPerformPrimaryActionForRowAt indexPath: IndexPath
  ) -> Bool
  /// Called after `didSelectRowAt` when the user selected a row, to perform the row's primary
  /// action.
  func tableView(_ tableView: TableView, performPrimaryActionForRowAt indexPath: IndexPath)
  /// Asks whether a row can have keyboard focus; by default true for rows that can be selected.
  func tableView(_ tableView: TableView, canFocusRowAt indexPath: IndexPath) -> Bool
  /// Asks for the estimated height of a header; never called here, because headers are always
  /// measured.
  func tableView(_ tableView: TableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat
  /// Asks for the estimated height of a footer; never called here, because footers are always
  /// measured.
  func tableView(_ tableView: TableView, estimatedHeightForFooterInSection section: Int) -> CGFloat
  /// Asks whether a drag with two fingers selects several rows; never called here.
  func tableView(
    _ tableView: TableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool
  /// Called when a drag with two fingers begins to select several rows; never called here.
  func tableView(
    _ tableView: TableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  )
  /// Asks whether a long press on a row shows the edit menu; never called here.
  func tableView(_ tableView: TableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool
}

extension TableViewDelegate {
  /// Asks for the height of a row in points; the default returns the table's `rowHeight`.
  public func tableView(
    _ tableView: TableView, heightForRowAt indexPath: IndexPath
  ) -> CGFloat { tableView.rowHeight }
  /// Asks for the view above a section; the default returns nil, so that the data source's title is
  /// used.
  public func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? {
    nil
  }
  /// Asks for the view below a section; the default returns nil, so that the data source's title is
  /// used.
  public func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> View? {
    nil
  }
  /// Called before a cell is shown; the default does nothing.
  public func tableView(
    _ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath
  ) {}
  /// Asks whether a row can be highlighted and therefore selected; the default returns true.
  public func tableView(
    _ tableView: TableView, shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool { true }
  /// Called after the user selected a row; the default does nothing.
  public func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {}
  /// Called after the user deselected a row; the default does nothing.
  public func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath) {}
}

extension TableView: CellContainer {
  /// The index paths of the selected rows, from top to bottom; nil for none.
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
