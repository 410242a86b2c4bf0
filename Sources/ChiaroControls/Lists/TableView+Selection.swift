// SPDX-License-Identifier: MIT

public import ChiaroViews
public import Foundation

/// The methods by which a table view asks for heights and views and reports selection; all have
/// defaults.
///
/// Apple counterpart: `UITableViewDelegate` · Source: UITableView.h · Fidelity: approximate
@preconcurrency @MainActor
public protocol TableViewDelegate: ScrollViewDelegate {
  /// Returns the height of a row, or `automaticDimension`.
  func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat
  /// Returns the view above a section; nil for a title, or nothing.
  func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View?
  /// Returns the view below a section; nil for a title, or nothing.
  func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> View?
  /// Called before a cell is shown.
  func tableView(
    _ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath)
  /// Returns whether a row can be highlighted, and so selected by the user.
  func tableView(_ tableView: TableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
  /// Called after the user selected a row.
  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath)
  /// Called after the user deselected a row, for example by selecting another.
  func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath)
  /// By default: returns the table's `sectionHeaderHeight`.
  func tableView(
    _ tableView: TableView, heightForHeaderInSection section: Int
  ) -> CGFloat
  /// By default: returns the table's `sectionFooterHeight`.
  func tableView(
    _ tableView: TableView, heightForFooterInSection section: Int
  ) -> CGFloat
  /// Returns the height of a row before its content is measured; by default `estimatedRowHeight`.
  func tableView(
    _ tableView: TableView, estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat
  /// By default: returns the path itself: it is selected.
  func tableView(
    _ tableView: TableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath?
  /// Called before the user deselects a row, also by selecting another; returns the row to deselect
  /// instead, or nil for none, where the selection stays. By default: the path itself.
  func tableView(
    _ tableView: TableView, willDeselectRowAt indexPath: IndexPath
  ) -> IndexPath?
  /// Called after the cell of a row left.
  func tableView(
    _ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt indexPath: IndexPath
  )
  /// Called when the table has loaded the header of a section, seen or not.
  func tableView(
    _ tableView: TableView, willDisplayHeaderView view: View, forSection section: Int
  )
  /// Called when the table has loaded the footer of a section, seen or not.
  func tableView(
    _ tableView: TableView, willDisplayFooterView view: View, forSection section: Int
  )
  /// Called when the user pressed a row's detail button; never called here, as it takes no presses.
  func tableView(
    _ tableView: TableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  )
  /// By default: returns `delete`.
  func tableView(
    _ tableView: TableView, editingStyleForRowAt indexPath: IndexPath
  ) -> TableViewCell.EditingStyle
  /// By default: returns nil: “Delete”.
  func tableView(
    _ tableView: TableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String?
  /// Returns whether a row is indented during editing; never called here, as rows are not indented.
  func tableView(
    _ tableView: TableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool
  /// By default: returns nil: nothing.
  func tableView(
    _ tableView: TableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> SwipeActionsConfiguration?
  /// By default: returns nil: what the editing style says.
  func tableView(
    _ tableView: TableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> SwipeActionsConfiguration?
  /// Returns the menu of a row; nil, the default, for none. Never called here: rows show no menu.
  func tableView(
    _ tableView: TableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> ContextMenuConfiguration?
  /// Returns where a dragged row goes; never called here, as rows are not dragged.
  func tableView(
    _ tableView: TableView, targetIndexPathForMoveFromRowAt source: IndexPath,
    toProposedIndexPath proposed: IndexPath
  ) -> IndexPath
}

extension TableViewDelegate {
  /// Returns the table's `rowHeight`.
  public func tableView(
    _ tableView: TableView, heightForRowAt indexPath: IndexPath
  ) -> CGFloat { tableView.rowHeight }
  /// Returns nil: a title, or nothing.
  public func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? {
    nil
  }
  /// Returns nil: a title, or nothing.
  public func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> View? {
    nil
  }
  /// Does nothing.
  public func tableView(
    _ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath
  ) {}
  /// Returns true for every row.
  public func tableView(
    _ tableView: TableView, shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool { true }
  /// Does nothing.
  public func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {}
  /// Does nothing.
  public func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath) {}
}

extension TableView: CellContainer {
  /// The index paths of the selected rows, from the top.
  public final var indexPathsForSelectedRows: [IndexPath]? {
    selectedPaths.isEmpty ? nil : selectedPaths
  }
  /// The index path of the first selected row; nil for none.
  public final var indexPathForSelectedRow: IndexPath? { selectedPaths.first }

  /// Selects a row without notifying the delegate, and scrolls to it; nil deselects all rows.
  ///
  /// An index path without a row is ignored. With `none` nothing scrolls.
  ///
  /// Apple counterpart: `selectRow(at:animated:scrollPosition:)` · Source: UITableView.h ·
  /// Fidelity: exact
  public final func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition = .none
  ) {
    if let indexPath, !hasRow(indexPath) { return }
    select(indexPath)
    guard let indexPath, scrollPosition != .none else { return }
    scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
  }

  /// Deselects a row without notifying the delegate.
  public final func deselectRow(at indexPath: IndexPath, animated: Bool) {
    deselect(indexPath)
  }

  final var shownCells: [(path: IndexPath, cell: Cell)] {
    (loaded ?? []).enumerated().flatMap { index, section in
      section.cells.sorted { $0.key < $1.key }.map {
        (IndexPath(row: $0.key, section: index), $0.value)
      }
    }
  }

  final var selectedPaths: [IndexPath] { selected.sorted() }

  final func select(_ path: IndexPath?) {
    let former = selected
    if !allowsMultipleSelection || path == nil { selected = [] }
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
  final func didSelect(_ path: IndexPath) { tableDelegate?.tableView(self, didSelectRowAt: path) }
  final func didDeselect(_ path: IndexPath) {
    tableDelegate?.tableView(self, didDeselectRowAt: path)
  }
}
