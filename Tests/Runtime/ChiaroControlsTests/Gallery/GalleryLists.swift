// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroControls
import ChiaroViews
import Foundation

/// Samples of tables and collections.
@MainActor
enum GalleryLists {
  static func table(_ style: TableView.Style) -> View {
    let table = ListWithData(style: style)
    table.frame.size = CGSize(width: 320, height: 300)
    return table
  }

  static func sidebar() -> View {
    Gallery.sized(CollectionWithData(layout: .list(.sidebar)), 200, 150)
  }

  static func grid() -> View {
    let layout = CollectionView.Layout.grid(
      itemSize: CGSize(width: 90, height: 44), spacing: 10)
    return Gallery.sized(CollectionWithData(layout: layout), 200, 150)
  }
}

/// A table that is its own data source: an ordinary, a selected and a disabled row.
final class ListWithData: TableView, TableViewDataSource {
  init(style: TableView.Style) {
    super.init(style: style)
    dataSource = self
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 3 }

  func tableView(
    _ tableView: TableView, cellForRowAt indexPath: IndexPath
  ) -> TableViewCell {
    let cell = TableViewCell()
    var content = ListContentConfiguration.cell()
    content.text = "Row \(indexPath.row)"
    content.secondaryText = "Detail"
    content.image = Image(.symbol("circle"))
    cell.contentConfiguration = content
    cell.accessoryType = [.disclosureIndicator, .checkmark, .detailButton][indexPath.row]
    cell.isSelected = indexPath.row == 1
    cell.isEnabled = indexPath.row != 2
    return cell
  }

  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    "Header"
  }

  func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? {
    "Footer"
  }
}

/// A collection that is its own data source.
final class CollectionWithData: CollectionView, CollectionViewDataSource {
  init(layout: CollectionView.Layout) {
    super.init(layout: layout)
    dataSource = self
  }

  func collectionView(
    _ collectionView: CollectionView, numberOfItemsInSection section: Int
  ) -> Int { 3 }

  func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell {
    let cell = CollectionViewListCell()
    var content = ListContentConfiguration.cell()
    content.text = "Item \(indexPath.item)"
    cell.contentConfiguration = content
    cell.isSelected = indexPath.item == 1
    return cell
  }
}
