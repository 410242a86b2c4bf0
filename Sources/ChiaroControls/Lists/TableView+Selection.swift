// SPDX-License-Identifier: MIT

import ChiaroViews
public import Foundation

/// The methods by which a table view reports selection; all have defaults.
///
/// Apple counterpart: `UITableViewDelegate` · Source: UITableView.h · Fidelity: approximate
@MainActor
public protocol TableViewDelegate: ScrollViewDelegate {
  /// Returns whether a row can be highlighted, and so selected by the user.
  func tableView(_ tableView: TableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
  /// Called after the user selected a row.
  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath)
  /// Called after the user deselected a row, for example by selecting another.
  func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath)
}

extension TableViewDelegate {
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
  public final var indexPathsForSelectedRows: [IndexPath] { selectedPaths }
  /// The index path of the first selected row; nil for none.
  public final var indexPathForSelectedRow: IndexPath? { selectedPaths.first }

  /// Selects a row without notifying the delegate; nil deselects all rows.
  ///
  /// An index path without a row is ignored.
  public final func selectRow(at indexPath: IndexPath?, animated: Bool) {
    if let indexPath, cell(at: indexPath) == nil { return }
    select(indexPath)
  }

  /// Deselects a row without notifying the delegate.
  public final func deselectRow(at indexPath: IndexPath, animated: Bool) {
    cell(at: indexPath)?.isSelected = false
  }

  private final var tableDelegate: (any TableViewDelegate)? { delegate as? any TableViewDelegate }

  final func shouldHighlight(_ path: IndexPath) -> Bool {
    tableDelegate?.tableView(self, shouldHighlightRowAt: path) ?? true
  }
  final func didSelect(_ path: IndexPath) { tableDelegate?.tableView(self, didSelectRowAt: path) }
  final func didDeselect(_ path: IndexPath) {
    tableDelegate?.tableView(self, didDeselectRowAt: path)
  }
}
