// SPDX-License-Identifier: MIT

import ChiaroViews
public import Foundation

extension IndexPath {
  /// Creates an index path of a row in a section.
  ///
  /// Apple counterpart: `init(row:section:)` · Source: UITableView.h · Fidelity: exact
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
  /// Creates an index path of an item in a section.
  ///
  /// Apple counterpart: `init(item:section:)` · Source: UICollectionView.h · Fidelity: exact
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

  /// The index of the section.
  ///
  /// - Precondition: the index path is not empty
  public var section: Int { self[0] }
  /// The index of the row in its section.
  ///
  /// - Precondition: the index path has two elements
  public var row: Int { self[1] }
  /// The index of the item in its section.
  ///
  /// - Precondition: the index path has two elements
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

/// The methods that a table view calls to get its sections and cells.
///
/// Apple counterpart: `UITableViewDataSource` · Source: UITableView.h · Fidelity: approximate, the
/// methods for moving rows and for section indexes are never called
@preconcurrency @MainActor
public protocol TableViewDataSource: AnyObject {
  /// Asks for the number of sections; 1 by default.
  func numberOfSections(in tableView: TableView) -> Int
  /// Asks for the number of rows in a section.
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int
  /// Asks for the cell of a row when the row becomes visible.
  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell
  /// Asks for the title of a section's header; nil, the default, for no header.
  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String?
  /// Asks for the title of a section's footer; nil, the default, for no footer.
  func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String?
  /// Asks whether a row can be edited, so that a swipe offers Delete; true by default.
  func tableView(
    _ tableView: TableView, canEditRowAt indexPath: IndexPath
  ) -> Bool
  /// Asks whether a row can be moved; false by default, and never called here.
  func tableView(
    _ tableView: TableView, canMoveRowAt indexPath: IndexPath
  ) -> Bool
  /// Called when the user chose Delete for a row; the app then deletes the row.
  ///
  /// The default does nothing.
  func tableView(
    _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  )
  /// Called when the user moved a row; never called here.
  func tableView(
    _ tableView: TableView, moveRowAt source: IndexPath, to destination: IndexPath
  )
  /// Asks for the titles of an index beside the table; never called here, because no index is
  /// shown.
  func sectionIndexTitles(for tableView: TableView) -> [String]?
  /// Asks for the section that an index title leads to; never called here.
  ///
  /// The default returns the index of the title.
  func tableView(
    _ tableView: TableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int
}

extension TableViewDataSource {
  /// Asks for the number of sections; the default returns 1.
  public func numberOfSections(in tableView: TableView) -> Int { 1 }
  /// Asks for the title of a section's header; the default returns nil, for no header.
  public func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    nil
  }
  /// Asks for the title of a section's footer; the default returns nil, for no footer.
  public func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? {
    nil
  }
}

/// The methods that a collection view calls to get its sections and cells.
///
/// Apple counterpart: `UICollectionViewDataSource` · Source: UICollectionView.h · Fidelity:
/// approximate, the methods for moving items and for section indexes are missing
@preconcurrency @MainActor
public protocol CollectionViewDataSource: AnyObject {
  /// Asks for the number of sections; 1 by default.
  func numberOfSections(in collectionView: CollectionView) -> Int
  /// Asks for the number of items in a section.
  func collectionView(
    _ collectionView: CollectionView, numberOfItemsInSection section: Int
  ) -> Int
  /// Asks for the cell of an item.
  func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell
  /// Asks for a supplementary view, such as a header; an empty view by default.
  func collectionView(
    _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> CollectionReusableView
}

extension CollectionViewDataSource {
  /// Asks for a supplementary view, such as a header; the default returns an empty view.
  public func collectionView(
    _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> CollectionReusableView { CollectionReusableView(frame: .zero) }
  /// Asks for the number of sections; the default returns 1.
  public func numberOfSections(in collectionView: CollectionView) -> Int { 1 }
}

/// The methods that a collection view calls to prefetch items; never called here.
///
/// Apple counterpart: `UICollectionViewDataSourcePrefetching` · Source: UICollectionView.h ·
/// Fidelity: approximate, never called
@preconcurrency @MainActor
public protocol CollectionViewDataSourcePrefetching: AnyObject {
  /// Called with the items that may soon become visible; never called here.
  func collectionView(_ collectionView: CollectionView, prefetchItemsAt indexPaths: [IndexPath])
}
