// SPDX-License-Identifier: MIT

import ChiaroViews
public import Foundation

/// A data source of a table view that shows snapshots of sections and items.
///
/// Apple counterpart: `UITableViewDiffableDataSource` · Source: UITableViewDiffableDataSource ·
/// Fidelity: approximate, each snapshot reloads the whole table
@preconcurrency @MainActor
open class TableViewDiffableDataSource<Section: Hashable, Item: Hashable>: TableViewDataSource {
  /// A closure that returns the cell of an item; nil for an empty cell.
  public typealias CellProvider = (TableView, IndexPath, Item) -> TableViewCell?

  private final weak var table: TableView?
  private final let provider: CellProvider
  private final var current = DiffableSnapshot<Section, Item>()
  /// The animation with which rows change; stored, but without effect, because rows change without
  /// animation.
  ///
  /// Fidelity: inert
  public final var defaultRowAnimation = TableView.RowAnimation.automatic

  /// Creates a data source and sets it as the data source of a table view.
  public init(tableView: TableView, cellProvider: @escaping CellProvider) {
    table = tableView
    provider = cellProvider
    tableView.dataSource = self
  }

  /// Returns the snapshot that the table view shows.
  open func snapshot() -> DiffableSnapshot<Section, Item> { current }

  /// Shows a snapshot without animation and then calls the completion; selected items stay
  /// selected.
  open func apply(
    _ snapshot: DiffableSnapshot<Section, Item>, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    let selected = table?.indexPathsForSelectedRows?.compactMap { itemIdentifier(for: $0) } ?? []
    current = snapshot
    table?.reloadData()
    for item in selected { indexPath(for: item).map { table?.selectRow(at: $0, animated: false) } }
    completion?()
  }

  /// Shows a snapshot and then calls the completion; all items are deselected.
  open func applySnapshotUsingReloadData(
    _ snapshot: DiffableSnapshot<Section, Item>, completion: (() -> Void)? = nil
  ) {
    current = snapshot
    table?.reloadData()
    completion?()
  }

  /// Returns the item at an index path; nil if the index path is out of range.
  open func itemIdentifier(for indexPath: IndexPath) -> Item? { current.item(at: indexPath) }
  /// Returns the index path of an item; nil if the snapshot does not contain the item.
  open func indexPath(for itemIdentifier: Item) -> IndexPath? { current.path(of: itemIdentifier) }
  /// Returns the section at an index; nil if the index is out of range.
  open func sectionIdentifier(for index: Int) -> Section? { current.section(at: index) }

  open func numberOfSections(in tableView: TableView) -> Int { current.numberOfSections }
  open func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    current.count(at: section)
  }
  open func tableView(
    _ tableView: TableView, cellForRowAt indexPath: IndexPath
  ) -> TableViewCell {
    itemIdentifier(for: indexPath).flatMap { provider(tableView, indexPath, $0) } ?? TableViewCell()
  }
  open func tableView(
    _ tableView: TableView, titleForHeaderInSection section: Int
  ) -> String? { nil }
  open func tableView(
    _ tableView: TableView, titleForFooterInSection section: Int
  ) -> String? { nil }
  open func tableView(
    _ tableView: TableView, canEditRowAt indexPath: IndexPath
  ) -> Bool { false }
  open func tableView(
    _ tableView: TableView, canMoveRowAt indexPath: IndexPath
  ) -> Bool { false }
  open func tableView(
    _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}
  open func tableView(
    _ tableView: TableView, moveRowAt source: IndexPath, to destination: IndexPath
  ) {}
  open func sectionIndexTitles(for tableView: TableView) -> [String]? { nil }
}

/// A data source of a collection view that shows snapshots of sections and items.
///
/// Apple counterpart: `UICollectionViewDiffableDataSource` · Source:
/// UICollectionViewDiffableDataSource · Fidelity: approximate, each snapshot reloads the whole
/// collection view
@preconcurrency @MainActor
open class CollectionViewDiffableDataSource<Section: Hashable, Item: Hashable>:
  CollectionViewDataSource
{
  /// A closure that returns the cell of an item; nil for an empty cell.
  public typealias CellProvider = (CollectionView, IndexPath, Item) -> CollectionViewCell?
  /// A closure that returns the supplementary view of a kind; nil for an empty view.
  public typealias SupplementaryViewProvider =
    (CollectionView, String, IndexPath) -> CollectionReusableView?

  private final weak var collection: CollectionView?
  private final let provider: CellProvider
  private final var current = DiffableSnapshot<Section, Item>()
  /// The closure that returns supplementary views; nil for empty views.
  public final var supplementaryViewProvider: SupplementaryViewProvider?

  /// Creates a data source and sets it as the data source of a collection view.
  public init(collectionView: CollectionView, cellProvider: @escaping CellProvider) {
    collection = collectionView
    provider = cellProvider
    collectionView.dataSource = self
  }

  /// Returns the snapshot that the collection view shows.
  open func snapshot() -> DiffableSnapshot<Section, Item> { current }

  /// Shows a snapshot without animation and then calls the completion; selected items stay
  /// selected.
  open func apply(
    _ snapshot: DiffableSnapshot<Section, Item>, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    let paths = collection?.indexPathsForSelectedItems ?? []
    let selected = paths.compactMap { itemIdentifier(for: $0) }
    current = snapshot
    collection?.reloadData()
    for item in selected {
      indexPath(for: item).map { collection?.selectItem(at: $0, animated: false) }
    }
    completion?()
  }

  /// Shows a snapshot and then calls the completion; all items are deselected.
  open func applySnapshotUsingReloadData(
    _ snapshot: DiffableSnapshot<Section, Item>, completion: (() -> Void)? = nil
  ) {
    current = snapshot
    collection?.reloadData()
    completion?()
  }

  /// Returns the item at an index path; nil if the index path is out of range.
  open func itemIdentifier(for indexPath: IndexPath) -> Item? { current.item(at: indexPath) }
  /// Returns the index path of an item; nil if the snapshot does not contain the item.
  open func indexPath(for itemIdentifier: Item) -> IndexPath? { current.path(of: itemIdentifier) }
  /// Returns the section at an index; nil if the index is out of range.
  open func sectionIdentifier(for index: Int) -> Section? { current.section(at: index) }

  open func numberOfSections(in collectionView: CollectionView) -> Int { current.numberOfSections }
  open func collectionView(
    _ collectionView: CollectionView, numberOfItemsInSection section: Int
  ) -> Int { current.count(at: section) }
  open func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell {
    itemIdentifier(for: indexPath).flatMap { provider(collectionView, indexPath, $0) }
      ?? CollectionViewCell()
  }
  open func collectionView(
    _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> CollectionReusableView {
    supplementaryViewProvider?(collectionView, kind, indexPath)
      ?? CollectionReusableView(frame: .zero)
  }
}

extension DiffableSnapshot {
  package func section(at index: Int) -> Section? {
    sectionIdentifiers.indices.contains(index) ? sectionIdentifiers[index] : nil
  }
  package func count(at index: Int) -> Int {
    section(at: index).map(numberOfItems(inSection:)) ?? 0
  }
  package func item(at path: IndexPath) -> Item? {
    guard path.count == 2, let section = section(at: path.section) else { return nil }
    let items = itemIdentifiers(inSection: section)
    return items.indices.contains(path.item) ? items[path.item] : nil
  }
  package func path(of item: Item) -> IndexPath? {
    guard let section = sectionIdentifier(containingItem: item),
      let index = indexOfSection(section),
      let place = itemIdentifiers(inSection: section).firstIndex(of: item)
    else { return nil }
    return IndexPath(item: place, section: index)
  }
}
