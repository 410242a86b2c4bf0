// SPDX-License-Identifier: MIT

public import ChiaroControls
import ChiaroViews
public import Foundation

/// A data source of a collection view that shows snapshots of sections and items.
///
/// Apple counterpart: `NSCollectionViewDiffableDataSource` · Source: NSDiffableDataSource ·
/// Fidelity: approximate, every snapshot reloads the whole collection view
@preconcurrency @MainActor
open class NSCollectionViewDiffableDataSource<Section: Hashable, Item: Hashable>:
  NSCollectionViewDataSource
{
  /// A closure that returns the collection view item for an item of the snapshot; with nil an empty
  /// item is shown.
  public typealias ItemProvider = (NSCollectionView, IndexPath, Item) -> NSCollectionViewItem?
  /// A closure that returns the supplementary view for a kind and an index path; with nil an empty
  /// view is shown.
  public typealias SupplementaryViewProvider = (NSCollectionView, String, IndexPath) -> NSView?

  private final weak var collection: NSCollectionView?
  private final let provider: ItemProvider
  private final var current = DiffableSnapshot<Section, Item>()
  /// The closure that returns supplementary views; with nil empty views are shown.
  public final var supplementaryViewProvider: SupplementaryViewProvider?

  /// Creates a data source and sets it as the `dataSource` of a collection view.
  ///
  /// The collection view does not retain the data source.
  public init(collectionView: NSCollectionView, itemProvider: @escaping ItemProvider) {
    collection = collectionView
    provider = itemProvider
    collectionView.dataSource = self
  }

  /// Returns the snapshot that was applied last; empty at first.
  open func snapshot() -> DiffableSnapshot<Section, Item> { current }
  /// Shows a snapshot without animation, then calls the completion handler; selected items that are
  /// in the snapshot stay selected.
  open func apply(
    _ snapshot: DiffableSnapshot<Section, Item>, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    let chosen = collection?.selectionIndexPaths.compactMap { itemIdentifier(for: $0) } ?? []
    current = snapshot
    collection?.reloadData()
    collection?.selectionIndexPaths = Set(chosen.compactMap { indexPath(for: $0) })
    completion?()
  }
  /// Returns the item at an index path; nil for none.
  open func itemIdentifier(for indexPath: IndexPath) -> Item? { current.item(at: indexPath) }
  /// Returns the index path of an item; nil for none.
  open func indexPath(for itemIdentifier: Item) -> IndexPath? { current.path(of: itemIdentifier) }

  open func numberOfSections(in collectionView: NSCollectionView) -> Int {
    current.numberOfSections
  }
  open func collectionView(
    _ collectionView: NSCollectionView, numberOfItemsInSection section: Int
  ) -> Int { current.count(at: section) }
  open func collectionView(
    _ collectionView: NSCollectionView, itemForRepresentedObjectAt indexPath: IndexPath
  ) -> NSCollectionViewItem {
    itemIdentifier(for: indexPath).flatMap { provider(collectionView, indexPath, $0) }
      ?? NSCollectionViewItem()
  }
  open func collectionView(
    _ collectionView: NSCollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> NSView { supplementaryViewProvider?(collectionView, kind, indexPath) ?? NSView() }
}
