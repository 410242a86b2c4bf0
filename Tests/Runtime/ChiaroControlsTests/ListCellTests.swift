// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroControls
import ChiaroRaster
import ChiaroViews
import ChiaroViewsTestSupport
import Foundation
import Testing

/// Accessories, texts, headers and editing styles of cells.
@MainActor
@Suite("Cells of lists")
struct ListCellTests {
  let test = TestScreen()

  private func show(_ cell: CollectionViewListCell) {
    cell.frame = CGRect(x: 0, y: 0, width: 300, height: 44)
    test.root.view.addSubview(cell)
    test.screen.update()
  }

  private func symbols() -> [String] { test.window.displayList.lines(of: "image") }

  @Test("accessories stand at their edges, in their order")
  func accessories() {
    let cell = CollectionViewListCell()
    let box = View(frame: CGRect(x: 0, y: 0, width: 30, height: 10))
    cell.accessories = [
      .customView(configuration: .init(customView: box, placement: .leading())),
      .checkmark(), .disclosureIndicator(options: .init(tintColor: .red)),
    ]
    show(cell)
    #expect(box.frame == CGRect(x: 16, y: 17, width: 30, height: 10))
    #expect(
      symbols().map { $0.components(separatedBy: " in ")[0] } == [
        "image 244 14 16 16 symbol:checkmark", "image 268 14 16 16 symbol:chevron.forward",
      ])
    let places = cell.subviews.filter { $0 is Control }.map(\.frame.minX)
    #expect(places == [244, 268])
    #expect(cell.contentView.frame == CGRect(x: 38, y: 0, width: 198, height: 44))
  }

  @Test("in a language that begins at the right, accessories change sides")
  func mirrored() {
    test.change { $0.layoutDirection = .rightToLeft }
    let cell = CollectionViewListCell()
    cell.accessories = [.disclosureIndicator()]
    show(cell)
    #expect(cell.subviews.last?.frame.minX == 16)
    #expect(symbols().contains { $0.contains("chevron.left") })
  }

  @Test(
    "an accessory is there as the cell is edited or not, and as it is hidden or not",
    arguments: [
      (CellAccessory.DisplayedState.always, false, [true, true]),
      (.whenEditing, false, [false, true]), (.whenNotEditing, false, [true, false]),
      (.always, true, [false, false]),
    ])
  func displayed(
    _ state: CellAccessory.DisplayedState, _ isHidden: Bool, _ wanted: [Bool]
  ) {
    let cell = CollectionViewListCell()
    cell.accessories = [.checkmark(displayed: state, options: .init(isHidden: isHidden))]
    show(cell)
    for (isEditing, isShown) in zip([false, true], wanted) {
      cell.isEditing = isEditing
      test.screen.update()
      #expect(symbols().isEmpty == !isShown)
      #expect(cell.contentView.frame.width == (isShown ? 260 : 300))
    }
  }

  @Test("a label shows its text, and a button does what it is there for")
  func labelAndButton() {
    var deleted = 0
    let cell = CollectionViewListCell()
    cell.accessories = [
      .delete(displayed: .always, actionHandler: { deleted += 1 }),
      .label(text: "12", options: .init(tintColor: .red)),
    ]
    show(cell)
    #expect(test.window.displayList.color(ofText: "12") == "#FF0000")
    Hand(test.window).tap(24, 22)
    #expect(deleted == 1)
    cell.accessories = []
    test.screen.update()
    #expect(cell.subviews.count == 1 && cell.contentView.frame.width == 300)
  }

  @Test(
    "each text has the case of its own properties",
    arguments: [
      (ListContentConfiguration.TextProperties.TextTransform.none, "one Two"),
      (.uppercase, "ONE TWO"), (.lowercase, "one two"), (.capitalized, "One Two"),
    ])
  func transforms(
    _ transform: ListContentConfiguration.TextProperties.TextTransform, _ shown: String
  ) {
    for isSecond in [false, true] {
      var content = ListContentConfiguration.cell()
      (content.text, content.secondaryText) = ("one Two", "one Two")
      if isSecond {
        content.secondaryTextProperties.transform = transform
      } else {
        content.textProperties.transform = transform
      }
      #expect(content.isCapitalized == (!isSecond && transform == .uppercase))
      let cell = CollectionViewListCell()
      cell.contentConfiguration = content
      show(cell)
      let texts = test.window.displayList.texts.map(\.string)
      #expect(texts == (isSecond ? ["one Two", shown] : [shown, "one Two"]))
      cell.removeFromSuperview()
    }
  }

  @Test("a list has the background that its configuration says")
  func background() {
    var configuration = CompositionalListConfiguration(appearance: .plain)
    configuration.backgroundColor = .red
    let list = CollectionView(
      frame: .zero, collectionViewLayout: CompositionalLayout.list(using: configuration))
    #expect(list.backgroundColor == .red)
  }

  @Test("a list that is set later has the look of its kind, and loses it with the list")
  func laterList() {
    let list = CollectionView(frame: test.root.view.bounds)
    test.root.view.addSubview(list)
    test.screen.update()
    let usual = list.traitCollection.listEnvironment
    for appearance in [CompositionalListConfiguration.Appearance.insetGrouped, .sidebar] {
      var configuration = CompositionalListConfiguration(appearance: appearance)
      configuration.backgroundColor = appearance == .sidebar ? .red : .green
      list.collectionViewLayout = CompositionalLayout.list(using: configuration)
      test.screen.update()
      #expect(list.backgroundColor == configuration.backgroundColor)
      let isSidebar = list.traitCollection.listEnvironment == .sidebar
      #expect(isSidebar == (appearance == .sidebar))
      #expect(list.traitCollection.listEnvironment != usual)
    }
    list.collectionViewLayout = CollectionViewFlowLayout()
    test.screen.update()
    let other = CollectionView(frame: list.frame, collectionViewLayout: CollectionViewFlowLayout())
    #expect(list.traitCollection.listEnvironment == other.traitCollection.listEnvironment)
  }

  @Test("the properties of an image keep what they are told, and the tint color is its own")
  func imageProperties() {
    var content = ListContentConfiguration.cell()
    content.imageProperties.cornerRadius = 8
    content.imageProperties.maximumSize = CGSize(width: 30, height: 20)
    content.imageProperties.reservedLayoutSize = CGSize(width: 40, height: 0)
    content.imageProperties.preferredSymbolConfiguration = SymbolConfiguration(pointSize: 12)
    content.imageTintColor = .red
    let properties = content.imageProperties
    #expect(properties.cornerRadius == 8 && properties.tintColor == .red)
    #expect(properties.maximumSize == CGSize(width: 30, height: 20))
    #expect(properties.reservedLayoutSize.width == 40)
    #expect(properties.preferredSymbolConfiguration?.pointSize == 12)
    content.imageProperties.tintColor = .green
    #expect(content.imageTintColor == .green && content.imageProperties.cornerRadius == 8)
  }

  // MARK: Tables

  private final class Header: TableViewHeaderFooterView {
    static var made = 0
    var reuses = 0
    override init(reuseIdentifier: String?) {
      super.init(reuseIdentifier: reuseIdentifier)
      Self.made += 1
    }
    override func prepareForReuse() {
      super.prepareForReuse()
      reuses += 1
    }
  }

  private final class Sections: TableViewDataSource, TableViewDelegate {
    func numberOfSections(in tableView: TableView) -> Int { 3 }
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 10 }
    func tableView(_ tableView: TableView, cellForRowAt path: IndexPath) -> TableViewCell {
      TableViewCell()
    }
    func tableView(_ tableView: TableView, canEditRowAt path: IndexPath) -> Bool { path.row > 0 }
    func tableView(
      _ tableView: TableView, editingStyleForRowAt path: IndexPath
    ) -> TableViewCell.EditingStyle { path.row == 1 ? .insert : .delete }
    func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? {
      tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
    }
  }

  private func table(_ sections: Sections) -> TableView {
    let table = TableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    table.register(
      { Header(reuseIdentifier: "header") }, forHeaderFooterViewReuseIdentifier: "header")
    (table.dataSource, table.delegate) = (sections, sections)
    test.root.view.addSubview(table)
    test.screen.update()
    return table
  }

  @Test("headers that left with a reload are used again, and unseen ones are not given")
  func headers() {
    Header.made = 0
    let sections = Sections()
    let table = table(sections)
    #expect(Header.made == 3)
    #expect(table.headerView(forSection: 0) is Header)
    #expect(table.headerView(forSection: 2) == nil)
    table.reloadData()
    test.screen.update()
    #expect(Header.made == 3)
    #expect((table.headerView(forSection: 0) as? Header)?.reuses == 1)
    table.contentOffset.y = table.contentSize.height - 480
    #expect(table.headerView(forSection: 0) == nil)
    #expect(table.headerView(forSection: 2) is Header && table.footerView(forSection: 2) == nil)
  }

  @Test(
    "a cell knows what editing does with its row",
    arguments: [(0, TableViewCell.EditingStyle.none), (1, .insert), (2, .delete)])
  func editingStyles(_ row: Int, _ style: TableViewCell.EditingStyle) {
    let sections = Sections()
    let cell = table(sections).cellForRow(at: IndexPath(row: row, section: 0))
    #expect(cell?.editingStyle == style)
    #expect(TableViewCell().editingStyle == .none)
  }
}
