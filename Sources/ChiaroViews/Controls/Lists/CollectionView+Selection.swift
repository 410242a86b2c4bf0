// SPDX-License-Identifier: MIT

public import Foundation

/// Is told what is done with the items of a collection.
///
/// Apple counterpart: `UICollectionViewDelegate` · Source: UICollectionView.h ·
/// Fidelity: approximate
@MainActor
public protocol CollectionViewDelegate: ScrollViewDelegate {
  /// Whether an item can be pressed, and so selected.
  func collectionView(
    _ collectionView: CollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool
  /// A person selected an item.
  func collectionView(_ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath)
  /// An item is no longer selected because a person selected another.
  func collectionView(_ collectionView: CollectionView, didDeselectItemAt indexPath: IndexPath)
}

extension CollectionViewDelegate {
  /// Every item can.
  public func collectionView(
    _ collectionView: CollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool { true }
  /// Nothing.
  public func collectionView(
    _ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath
  ) {}
  /// Nothing.
  public func collectionView(
    _ collectionView: CollectionView, didDeselectItemAt indexPath: IndexPath
  ) {}
}

extension CollectionView: CellContainer {
  /// The items that are selected, from the top.
  public final var indexPathsForSelectedItems: [IndexPath] { selectedPaths }

  /// The cell of an item, or nil when there is no such item.
  public final func cellForItem(at indexPath: IndexPath) -> CollectionViewCell? {
    cell(at: indexPath) as? CollectionViewCell
  }

  /// Selects an item without telling the delegate; nil selects none.
  ///
  /// One that is not there is passed over.
  public final func selectItem(at indexPath: IndexPath?, animated: Bool) {
    if let indexPath, cell(at: indexPath) == nil { return }
    select(indexPath)
  }

  /// Takes back the selection of an item without telling the delegate.
  public final func deselectItem(at indexPath: IndexPath, animated: Bool) {
    cell(at: indexPath)?.isSelected = false
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
