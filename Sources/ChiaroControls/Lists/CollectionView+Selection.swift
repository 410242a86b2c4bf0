// SPDX-License-Identifier: MIT

import ChiaroViews
public import Foundation

/// The methods by which a collection view reports selection; all have defaults.
///
/// Apple counterpart: `UICollectionViewDelegate` · Source: UICollectionView.h ·
/// Fidelity: approximate
@preconcurrency @MainActor
public protocol CollectionViewDelegate: ScrollViewDelegate {
  /// Returns whether an item can be highlighted, and so selected by the user.
  func collectionView(
    _ collectionView: CollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool
  /// Called after the user selected an item.
  func collectionView(_ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath)
  /// Called after the user deselected an item, for example by selecting another.
  func collectionView(_ collectionView: CollectionView, didDeselectItemAt indexPath: IndexPath)
}

extension CollectionViewDelegate {
  /// Returns true for every item.
  public func collectionView(
    _ collectionView: CollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool { true }
  /// Does nothing.
  public func collectionView(
    _ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath
  ) {}
  /// Does nothing.
  public func collectionView(
    _ collectionView: CollectionView, didDeselectItemAt indexPath: IndexPath
  ) {}
}

extension CollectionView: CellContainer {
  final var shownCells: [(path: IndexPath, cell: Cell)] {
    sections.enumerated().flatMap { section, content in
      content.cells.enumerated().compactMap { row, cell in
        (cell as? Cell).map { (IndexPath(row: row, section: section), $0) }
      }
    }
  }
  final var selectedPaths: [IndexPath] { shownCells.filter(\.cell.isSelected).map(\.path) }
  final func select(_ path: IndexPath?) { showSelection(of: path) }
  final func deselect(_ path: IndexPath) { cell(at: path)?.isSelected = false }

  /// The index paths of the selected items, from the top.
  public final var indexPathsForSelectedItems: [IndexPath] { selectedPaths }

  /// Returns the cell of an item; nil if there is no such item.
  public final func cellForItem(at indexPath: IndexPath) -> CollectionViewCell? {
    cell(at: indexPath) as? CollectionViewCell
  }

  /// Selects an item without notifying the delegate; nil deselects all items.
  ///
  /// An index path without an item is ignored.
  public final func selectItem(at indexPath: IndexPath?, animated: Bool) {
    if let indexPath, cell(at: indexPath) == nil { return }
    select(indexPath)
  }

  /// Deselects an item without notifying the delegate.
  public final func deselectItem(at indexPath: IndexPath, animated: Bool) {
    deselect(indexPath)
  }

  private final var collectionDelegate: (any CollectionViewDelegate)? {
    delegate as? any CollectionViewDelegate
  }

  final func shouldHighlight(_ path: IndexPath) -> Bool {
    collectionDelegate?.collectionView(self, shouldHighlightItemAt: path) ?? true
  }
  final func didSelect(_ path: IndexPath) {
    collectionDelegate?.collectionView(self, didSelectItemAt: path)
  }
  final func didDeselect(_ path: IndexPath) {
    collectionDelegate?.collectionView(self, didDeselectItemAt: path)
  }
}
