// SPDX-License-Identifier: MIT

public import Foundation

/// Is told what is done with the rows of a table.
///
/// Apple counterpart: `UITableViewDelegate` · Source: UITableView.h · Fidelity: approximate
@MainActor
public protocol TableViewDelegate: ScrollViewDelegate {
  /// Whether a row can be pressed, and so selected.
  func tableView(_ tableView: TableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
  /// A person selected a row.
  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath)
  /// A row is no longer selected because a person selected another.
  func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath)
}

extension TableViewDelegate {
  /// Every row can.
  public func tableView(
    _ tableView: TableView, shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool { true }
  /// Nothing.
  public func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {}
  /// Nothing.
  public func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath) {}
}

extension TableView: CellContainer {
  /// The rows that are selected, from the top.
  public final var indexPathsForSelectedRows: [IndexPath] { selectedPaths }
  /// The first row that is selected, or nil.
  public final var indexPathForSelectedRow: IndexPath? { selectedPaths.first }

  /// Selects a row without telling the delegate; nil selects none.
  ///
  /// One that is not there is passed over.
  public final func selectRow(at indexPath: IndexPath?, animated: Bool) {
    if let indexPath, cell(at: indexPath) == nil { return }
    select(indexPath)
  }

  /// Takes back the selection of a row without telling the delegate.
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
