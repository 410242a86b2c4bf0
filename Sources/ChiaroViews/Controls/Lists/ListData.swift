// SPDX-License-Identifier: MIT

public import Foundation

extension IndexPath {
  /// A row of a section.
  ///
  /// Apple counterpart: `init(row:section:)` · Source: UITableView.h · Fidelity: exact
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }

  /// The section.
  public var section: Int { self[0] }
  /// The row in its section.
  public var row: Int { self[1] }
  /// The item in its section.
  public var item: Int { self[1] }
}

/// Says what stands in a table.
///
/// Apple counterpart: `UITableViewDataSource` · Source: UITableView.h · Fidelity: approximate
@MainActor
public protocol TableViewDataSource: AnyObject {
  /// How many sections there are.
  func numberOfSections(in tableView: TableView) -> Int
  /// How many rows a section has.
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int
  /// The cell of a row.
  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell
  /// The title above a section, or nil.
  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String?
  /// The title below a section, or nil.
  func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String?
}

extension TableViewDataSource {
  /// One.
  public func numberOfSections(in tableView: TableView) -> Int { 1 }
  /// None.
  public func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    nil
  }
  /// None.
  public func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? {
    nil
  }
}

/// Says what stands in a collection.
///
/// Apple counterpart: `UICollectionViewDataSource` · Source: UICollectionView.h ·
/// Fidelity: approximate
@MainActor
public protocol CollectionViewDataSource: AnyObject {
  /// How many sections there are.
  func numberOfSections(in collectionView: CollectionView) -> Int
  /// How many items a section has.
  func collectionView(
    _ collectionView: CollectionView, numberOfItemsInSection section: Int
  ) -> Int
  /// The cell of an item.
  func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell
}

extension CollectionViewDataSource {
  /// One.
  public func numberOfSections(in collectionView: CollectionView) -> Int { 1 }
}
