// SPDX-License-Identifier: MIT

import ChiaroViews
public import Foundation

/// What changes within a group of changes of a collection view.
struct CollectionUpdates {
  var deleted: Set<IndexPath> = []
  var inserted: Set<IndexPath> = []
  var moved: [(from: IndexPath, to: IndexPath)] = []
  var deletedSections = IndexSet()
  var insertedSections = IndexSet()

  /// Returns where an item of before is afterwards; nil if it is gone.
  func place(of path: IndexPath) -> IndexPath? {
    if let target = moved.first(where: { $0.from == path })?.to { return target }
    if deleted.contains(path) || deletedSections.contains(path.section) { return nil }
    let gone = deleted.union(moved.map(\.from))
    let new = inserted.union(moved.map(\.to))
    var section = path.section - deletedSections.count(in: 0..<path.section)
    for other in insertedSections where other <= section { section += 1 }
    var item = path.item - gone.count { $0.section == path.section && $0.item < path.item }
    for other in new.sorted() where other.section == section && other.item <= item { item += 1 }
    return IndexPath(item: item, section: section)
  }
}

extension NSCollectionView {
  /// Performs several insertions, deletions and moves as one change, then calls the completion
  /// handler with true.
  ///
  /// The index paths of deleted items, and the old ones of moved items, refer to the items before
  /// all changes. The index paths of inserted items, and the new ones of moved items, refer to the
  /// items after all changes.
  ///
  /// Apple counterpart: `performBatchUpdates(_:completionHandler:)` · Source: NSCollectionView.h ·
  /// Fidelity: approximate, without animation
  public final func performBatchUpdates(
    _ updates: (() -> Void)?, completionHandler: ((Bool) -> Void)? = nil
  ) {
    let isOutermost = self.updates == nil
    if isOutermost { self.updates = CollectionUpdates() }
    updates?()
    if isOutermost { finishUpdates() }
    completionHandler?(true)
  }
  private final func change(_ change: (inout CollectionUpdates) -> Void) {
    var changes = updates ?? CollectionUpdates()
    let isAlone = updates == nil
    change(&changes)
    updates = changes
    if isAlone { finishUpdates() }
  }
  /// Loads everything anew; what stays is selected as it was.
  private final func finishUpdates() {
    guard let changes = updates else { return }
    updates = nil
    let stay = Set(selected.compactMap(changes.place))
    reloadData()
    selectionIndexPaths = stay
  }

  /// Shows items that were inserted into the data source; the parameter contains their new index
  /// paths.
  public final func insertItems(at indexPaths: Set<IndexPath>) {
    change { $0.inserted.formUnion(indexPaths) }
  }
  /// Removes items that were deleted from the data source; the parameter contains their former
  /// index paths.
  public final func deleteItems(at indexPaths: Set<IndexPath>) {
    change { $0.deleted.formUnion(indexPaths) }
  }
  /// Reloads items from the data source; here it reloads all items.
  public final func reloadItems(at indexPaths: Set<IndexPath>) { change { _ in } }
  /// Shows an item at its new index path, after it was moved in the data source.
  public final func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.moved.append((indexPath, newIndexPath)) }
  }
  /// Shows sections that were inserted into the data source; the parameter contains their new
  /// indexes.
  public final func insertSections(_ sections: IndexSet) {
    change { $0.insertedSections.formUnion(sections) }
  }
  /// Removes sections that were deleted from the data source; the parameter contains their former
  /// indexes.
  public final func deleteSections(_ sections: IndexSet) {
    change { $0.deletedSections.formUnion(sections) }
  }
  /// Reloads sections from the data source; here it reloads all items.
  public final func reloadSections(_ sections: IndexSet) { change { _ in } }
}
