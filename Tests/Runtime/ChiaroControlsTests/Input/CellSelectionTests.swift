// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroControls
import ChiaroViews
import ChiaroViewsTestSupport
import Foundation
import Testing

/// Rows and items that people press.
@MainActor
@Suite("Selection of cells")
struct CellSelectionTests {
  /// Two sections of three rows, 44 points each, below headers of 28.
  @MainActor
  final class Stage: TableViewDataSource, TableViewDelegate {
    let test = TestScreen()
    let table = TableView(frame: CGRect(x: 0, y: 0, width: 300, height: 844))
    let hand: Hand
    var refused: IndexPath?
    /// The row that stays selected.
    var held: IndexPath?
    var makeCell: () -> TableViewCell = { TableViewCell() }
    var onSelect: (() -> Void)?
    private(set) var told: [String] = []

    init() {
      hand = Hand(test.window)
      table.dataSource = self
      table.delegate = self
      test.root.view.addSubview(table)
      test.screen.update()
    }

    func numberOfSections(in tableView: TableView) -> Int { 2 }
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
      makeCell()
    }
    func tableView(
      _ tableView: TableView, willDeselectRowAt indexPath: IndexPath
    ) -> IndexPath? { indexPath == held ? nil : indexPath }
    func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
      "Section"
    }
    func tableView(_ tableView: TableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
      indexPath != refused
    }
    func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
      told.append("select \(indexPath.section).\(indexPath.row)")
      onSelect?()
    }
    func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath) {
      told.append("deselect \(indexPath.section).\(indexPath.row)")
    }

    var selected: String {
      (table.indexPathsForSelectedRows ?? []).map { "\($0.section).\($0.row)" }.joined(
        separator: " ")
    }
  }

  @Test(
    "a press selects the row there, and takes that of another back",
    arguments: [
      ([50], "0.0", "select 0.0"), ([50, 100], "0.1", "select 0.0, deselect 0.0, select 0.1"),
      ([50, 50], "0.0", "select 0.0, select 0.0"), ([10], "", ""), ([800], "", ""),
      ([200], "1.0", "select 1.0"),
    ] as [([CGFloat], String, String)])
  func selects(_ places: [CGFloat], _ selected: String, _ told: String) {
    let stage = Stage()
    for place in places { stage.hand.tap(100, place) }
    #expect(stage.selected == selected)
    #expect(stage.told.joined(separator: ", ") == told)
  }

  @Test("where several can be selected, a press adds one or takes it back")
  func several() {
    let stage = Stage()
    stage.table.allowsMultipleSelection = true
    for place in [50, 100, 50, 200] as [CGFloat] { stage.hand.tap(100, place) }
    #expect(stage.selected == "0.1 1.0")
    #expect(stage.told == ["select 0.0", "select 0.1", "deselect 0.0", "select 1.0"])
  }

  @Test("a row is highlighted while it is pressed, and not selected when the pointer leaves it")
  func highlighted() {
    let stage = Stage()
    // A table waits for a moment whether the press becomes a drag.
    stage.table.delaysContentTouches = false
    let cell = stage.table.cellForRow(at: IndexPath(row: 0, section: 0))
    stage.hand.press(100, 50)
    #expect(cell?.isHighlighted == true)
    stage.hand.move(104, 90)
    #expect(cell?.isHighlighted == false)
    stage.hand.release(104, 90)
    #expect(stage.selected == "")
    stage.hand.press(100, 50)
    stage.table.reloadData()
    #expect(cell?.isHighlighted == false)
    stage.hand.release(100, 50)
    #expect(stage.told == [])
  }

  @Test("rows that are refused, disabled or in a table without selection stay as they are")
  func refused() {
    let stage = Stage()
    stage.refused = IndexPath(row: 0, section: 0)
    stage.hand.tap(100, 50)
    stage.table.cellForRow(at: IndexPath(row: 1, section: 0))?.isEnabled = false
    stage.hand.tap(100, 100)
    stage.table.allowsSelection = false
    stage.hand.tap(100, 140)
    #expect(stage.told == [])
  }

  @Test("selecting by code tells nobody")
  func byCode() {
    let stage = Stage()
    stage.table.selectRow(at: IndexPath(row: 2, section: 1), animated: false)
    stage.table.selectRow(at: IndexPath(row: 9, section: 9), animated: false)
    #expect(stage.selected == "1.2")
    stage.table.deselectRow(at: IndexPath(row: 2, section: 1), animated: false)
    #expect(stage.table.indexPathForSelectedRow == nil)
    #expect(stage.told == [])
  }

  @Test("a table that scrolls selects nothing")
  func scrolls() {
    let stage = Stage()
    stage.table.frame.size.height = 200
    stage.test.screen.update()
    stage.hand.drag((100, 150), (100, 100), hold: 0.3)
    #expect(stage.table.contentOffset.y > 0)
    #expect(stage.told == [])
    let top = stage.table.contentOffset.y
    stage.hand.tap(100, 50)
    #expect(stage.told == ["select 0.\(Int((50 + top - 28) / 44))"])
  }

  @Test("a control in a row is pressed by itself")
  func controls() {
    let stage = Stage()
    let toggle = Switch()
    toggle.frame.origin = CGPoint(x: 200, y: 6)
    stage.table.cellForRow(at: IndexPath(row: 0, section: 0))?.contentView.addSubview(toggle)
    stage.hand.tap(220, 50)
    #expect(toggle.isOn)
    #expect(stage.told == [])
  }

  @Test(
    "tab and arrows go from row to row, space and return select; what is out of sight scrolls in")
  func keys() {
    let stage = Stage()
    stage.table.frame.size.height = 120
    stage.test.screen.update()
    stage.hand.key(.tab)
    stage.hand.key(.space)
    for _ in 0..<3 { stage.hand.key(.downArrow) }
    stage.hand.key(.return)
    #expect(stage.told == ["select 0.0", "deselect 0.0", "select 1.0"])
    #expect(stage.table.contentOffset.y == 112)
    stage.hand.key(.upArrow)
    #expect(stage.table.cellForRow(at: IndexPath(row: 2, section: 0))?.isFocused == true)
  }

  @Test("a delegate may load everything anew, or take the table away")
  func reloads() {
    let stage = Stage()
    stage.onSelect = { stage.table.reloadData() }
    stage.hand.tap(100, 50)
    stage.onSelect = { stage.table.removeFromSuperview() }
    stage.hand.tap(100, 100)
    stage.hand.tap(100, 100)
    #expect(stage.told == ["select 0.0", "select 0.1"])
  }

  @Test("items of a collection are selected in the same way")
  func collection() {
    final class Source: CollectionViewDataSource, CollectionViewDelegate {
      var told: [Int] = []
      func collectionView(
        _ collectionView: CollectionView, numberOfItemsInSection section: Int
      ) -> Int { 6 }
      func collectionView(
        _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
      ) -> CollectionViewCell { CollectionViewCell() }
      func collectionView(
        _ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath
      ) { told.append(indexPath.item) }
    }
    let (test, source) = (TestScreen(), Source())
    let view = CollectionView(
      frame: CGRect(x: 0, y: 0, width: 330, height: 400),
      layout: .grid(itemSize: CGSize(width: 100, height: 50), spacing: 10))
    view.dataSource = source
    view.delegate = source
    test.root.view.addSubview(view)
    test.screen.update()
    let hand = Hand(test.window)
    for (x, y) in [(50, 25), (160, 85), (105, 25)] as [(CGFloat, CGFloat)] { hand.tap(x, y) }
    #expect(source.told == [0, 4])
    #expect(view.indexPathsForSelectedItems == [IndexPath(row: 4, section: 0)])
    #expect(view.cellForItem(at: IndexPath(row: 4, section: 0))?.isSelected == true)
  }

  @Test("the delegate can keep a row selected", arguments: [false, true])
  func keeps(_ isMultiple: Bool) {
    let stage = Stage()
    stage.table.allowsMultipleSelection = isMultiple
    stage.held = IndexPath(row: 0, section: 0)
    for place in [50, isMultiple ? 50 : 100] as [CGFloat] { stage.hand.tap(100, place) }
    #expect(stage.selected == "0.0" && stage.told == ["select 0.0"])
  }

  private final class Row: TableViewCell {
    var notes: [String] = []
    override func setSelected(_ selected: Bool, animated: Bool) {
      notes.append("selected \(selected)")
    }
    override func setHighlighted(_ highlighted: Bool, animated: Bool) {
      notes.append("pressed \(highlighted)")
    }
  }

  @Test("cells are selected and pressed by their methods, also where an override does nothing")
  func methods() throws {
    let stage = Stage()
    stage.makeCell = { Row() }
    stage.table.reloadData()
    let row = try #require(stage.table.cellForRow(at: IndexPath(row: 0, section: 0)) as? Row)
    #expect(row.notes == ["selected false"])
    stage.table.allowsMultipleSelection = true
    stage.hand.tap(100, 50)
    #expect(row.notes.dropFirst() == ["pressed true", "pressed false", "selected true"])
    stage.hand.tap(100, 50)
    #expect(row.notes.last == "selected false" && stage.told == ["select 0.0", "deselect 0.0"])
    for path in [IndexPath(row: 0, section: 0), nil] {
      stage.table.selectRow(at: path, animated: false)
      #expect(row.notes.last == "selected \(path != nil)")
    }
  }

  @MainActor
  private final class Items: CollectionViewDataSource, CollectionViewDelegate {
    var count = 60
    private(set) var left: [Int] = []
    func collectionView(
      _ collectionView: CollectionView, numberOfItemsInSection section: Int
    ) -> Int { count }
    func collectionView(
      _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
    ) -> CollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    }
    func collectionView(
      _ collectionView: CollectionView, didEndDisplaying cell: CollectionViewCell,
      forItemAt indexPath: IndexPath
    ) { left.append(indexPath.item) }

    func show(_ view: CollectionView) -> CollectionView {
      view.register({ CollectionViewCell(frame: .zero) }, forCellWithReuseIdentifier: "item")
      (view.delegate, view.dataSource) = (self, self)
      view.layoutIfNeeded()
      return view
    }
  }

  private static let frame = CGRect(x: 0, y: 0, width: 330, height: 400)

  @Test("items that leave are told in their order")
  func leaving() {
    let items = Items()
    let layout = CollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 80, height: 80)
    let view = items.show(CollectionView(frame: Self.frame, collectionViewLayout: layout))
    view.contentOffset.y = 600
    view.layoutIfNeeded()
    #expect(items.left == Array(items.left.indices) && items.left.count >= 12)
  }

  @Test("after a batch of changes the numbers are those of the data", arguments: [false, true])
  func batch(_ isFlowing: Bool) {
    let items = Items()
    let view = items.show(
      isFlowing
        ? CollectionView(frame: Self.frame, collectionViewLayout: CollectionViewFlowLayout())
        : CollectionView(frame: Self.frame, layout: .list(.plain)))
    var isDone = false
    view.performBatchUpdates {
      view.insertItems(at: [IndexPath(row: 0, section: 0)])
      #expect(view.numberOfItems(inSection: 0) == 60)
      items.count = 1
    } completion: {
      isDone = $0
    }
    view.layoutIfNeeded()
    #expect(view.numberOfItems(inSection: 0) == 1 && view.visibleCells.count == 1 && isDone)
  }

  @Test("a grid of items without width has columns", arguments: [(0, 0), (10, -10), (0, 1e-300)])
  func grid(_ width: CGFloat, _ spacing: CGFloat) {
    let size = CGSize(width: width, height: 20)
    let items = Items()
    let view = items.show(
      CollectionView(frame: Self.frame, layout: .grid(itemSize: size, spacing: spacing)))
    #expect(view.contentSize.width == 330)
  }
}
