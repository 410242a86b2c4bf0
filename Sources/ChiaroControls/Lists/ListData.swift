// SPDX-License-Identifier: MIT

import ChiaroViews
public import Foundation

extension IndexPath {
  /// Creates an index path to a row of a section.
  ///
  /// Apple counterpart: `init(row:section:)` · Source: UITableView.h · Fidelity: exact
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
  /// Creates an index path to an item of a section.
  ///
  /// Apple counterpart: `init(item:section:)` · Source: UICollectionView.h · Fidelity: exact
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

  /// The index of the section.
  public var section: Int { self[0] }
  /// The index of the row in its section.
  public var row: Int { self[1] }
  /// The index of the item in its section.
  public var item: Int { self[1] }
}

extension NSIndexPath {
  /// The index of the section.
  public var section: Int { index(atPosition: 0) }
  /// The index of the row in its section.
  public var row: Int { index(atPosition: 1) }
  /// The index of the item in its section.
  public var item: Int { index(atPosition: 1) }
}

/// The methods that supply a table view with its sections and cells.
///
/// Apple counterpart: `UITableViewDataSource` · Source: UITableView.h · Fidelity: approximate
@preconcurrency @MainActor
public protocol TableViewDataSource: AnyObject {
  /// Returns the number of sections.
  func numberOfSections(in tableView: TableView) -> Int
  /// Returns the number of rows in a section.
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int
  /// Returns the cell of a row.
  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell
  /// Returns the title of a section's header; nil for no header.
  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String?
  /// Returns the title of a section's footer; nil for no footer.
  func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String?
  /// By default: returns false: rows cannot be edited unless the source says so.
  func tableView(
    _ tableView: TableView, canEditRowAt indexPath: IndexPath
  ) -> Bool
  /// By default: returns false.
  func tableView(
    _ tableView: TableView, canMoveRowAt indexPath: IndexPath
  ) -> Bool
  /// By default: does nothing.
  func tableView(
    _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  )
  /// By default: does nothing.
  func tableView(
    _ tableView: TableView, moveRowAt source: IndexPath, to destination: IndexPath
  )
  /// By default: returns nil: no index beside the table.
  func sectionIndexTitles(for tableView: TableView) -> [String]?
  /// By default: returns the index itself.
  func tableView(
    _ tableView: TableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int
}

extension TableViewDataSource {
  /// Returns 1.
  public func numberOfSections(in tableView: TableView) -> Int { 1 }
  /// Returns nil: no header.
  public func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    nil
  }
  /// Returns nil: no footer.
  public func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? {
    nil
  }
}

/// The methods that supply a collection view with its sections and cells.
///
/// Apple counterpart: `UICollectionViewDataSource` · Source: UICollectionView.h ·
/// Fidelity: approximate
@preconcurrency @MainActor
public protocol CollectionViewDataSource: AnyObject {
  /// Returns the number of sections.
  func numberOfSections(in collectionView: CollectionView) -> Int
  /// Returns the number of items in a section.
  func collectionView(
    _ collectionView: CollectionView, numberOfItemsInSection section: Int
  ) -> Int
  /// Returns the cell of an item.
  func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell
  /// Returns a view beside the items, such as a header; an empty one by default.
  func collectionView(
    _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> CollectionReusableView
}

extension CollectionViewDataSource {
  /// Returns an empty view.
  public func collectionView(
    _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> CollectionReusableView { CollectionReusableView(frame: .zero) }
  /// Returns 1.
  public func numberOfSections(in collectionView: CollectionView) -> Int { 1 }
}

/// A data source that is asked to prefetch items; never called here.
///
/// Apple counterpart: `UICollectionViewDataSourcePrefetching` · Source: UICollectionView.h ·
/// Fidelity: approximate, kept
@preconcurrency @MainActor
public protocol CollectionViewDataSourcePrefetching: AnyObject {
  /// Called with items that may be seen soon; never called here.
  func collectionView(_ collectionView: CollectionView, prefetchItemsAt indexPaths: [IndexPath])
}
