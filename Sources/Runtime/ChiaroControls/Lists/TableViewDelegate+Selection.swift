// SPDX-License-Identifier: MIT

public import Foundation

extension TableViewDelegate {
  /// Asks which row to select when the user is about to select one; nil to select none.
  ///
  /// The default returns the given index path.
  public func tableView(
    _ tableView: TableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? { indexPath }
  /// Asks which row to deselect when the user is about to deselect one, for example by selecting
  /// another.
  ///
  /// Nil keeps the selection. The default returns the given index path.
  public func tableView(
    _ tableView: TableView, willDeselectRowAt indexPath: IndexPath
  ) -> IndexPath? { indexPath }
  /// Called after the cell of a row was removed from the table; the default does nothing.
  public func tableView(
    _ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt indexPath: IndexPath
  ) {}
  /// Called when the user pressed the detail button of a row; the default does nothing, and it is
  /// never called here.
  public func tableView(
    _ tableView: TableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {}
  /// Asks for the context menu that a long press on a row shows; the default returns nil, for none.
  public func tableView(
    _ tableView: TableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> ContextMenuConfiguration? { nil }
}
