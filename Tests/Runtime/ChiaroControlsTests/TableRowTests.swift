// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroControls
import ChiaroViews
import ChiaroViewsTestSupport
import Foundation
import Testing

/// A list of numbers that notes what it is asked for.
@MainActor
private final class Numbers: TableViewDataSource, TableViewDelegate {
  final class Row: TableViewCell {
    static var made = 0
    var reuses = 0
    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      Row.made += 1
    }
    override func prepareForReuse() {
      super.prepareForReuse()
      reuses += 1
    }
  }

  var count: Int
  var heights: ((Int) -> CGFloat)?
  var secondLines: Set<Int> = []
  var asked: [Int] = []
  var reuses = true
  var estimate: CGFloat?
  var headers: [CGFloat] = []
  var footers: [CGFloat] = []
  var told: [String] = []

  init(_ count: Int) { self.count = count }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { count }
  func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    heights?(indexPath.row) ?? tableView.rowHeight
  }
  func numberOfSections(in tableView: TableView) -> Int { max(1, headers.count) }
  func tableView(
    _ tableView: TableView, estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat { estimate ?? tableView.estimatedRowHeight }
  func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> CGFloat {
    headers.isEmpty ? TableView.automaticDimension : headers[section]
  }
  func tableView(_ tableView: TableView, heightForFooterInSection section: Int) -> CGFloat {
    footers.isEmpty ? TableView.automaticDimension : footers[section]
  }
  var title: String?
  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? { title }
  func tableView(
    _ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt indexPath: IndexPath
  ) { told.append("\(indexPath.row)") }
  func tableView(
    _ tableView: TableView, willDisplayHeaderView view: View, forSection section: Int
  ) { told.append("header \(section)") }
  func tableView(_ tableView: TableView, cellForRowAt path: IndexPath) -> TableViewCell {
    asked.append(path.row)
    let cell =
      reuses ? tableView.dequeueReusableCell(withIdentifier: "row", for: path) : TableViewCell()
    var content = ListContentConfiguration.cell()
    content.text = "\(path.row)"
    content.secondaryText = secondLines.contains(path.row) ? "more" : nil
    cell.contentConfiguration = content
    return cell
  }
}

/// Tables with more rows than can be seen: cells, heights, selection.
@MainActor
@Suite("Rows of tables")
struct TableRowTests {
  let test = TestScreen()
  let table = TableView(frame: CGRect(x: 0, y: 0, width: 300, height: 440))

  private func show(_ numbers: Numbers) {
    Numbers.Row.made = 0
    table.register(
      { Numbers.Row(style: .default, reuseIdentifier: "row") }, forCellReuseIdentifier: "row")
    table.delegate = numbers
    table.dataSource = numbers
    test.root.view.addSubview(table)
    test.screen.update()
  }

  private func scroll(to place: CGFloat) {
    table.contentOffset.y = place
    test.screen.update()
  }

  private var shown: [String] {
    table.visibleCells.compactMap { $0.listContent?.text }
  }

  @Test("of a hundred thousand rows those that can be seen have cells, wherever it is scrolled")
  func many() {
    let numbers = Numbers(100_000)
    show(numbers)
    #expect(table.contentSize.height == 4_400_000)
    #expect(numbers.asked == Array(0..<12) && Numbers.Row.made == 12)
    #expect(shown == (0..<10).map { "\($0)" })
    for place in [220_010, 4_399_560] as [CGFloat] {
      numbers.asked = []
      scroll(to: place)
      let first = Int(place / 44)
      #expect(shown.first == "\(first)" && shown.last == "\(Int((place + 439) / 44))")
      #expect(numbers.asked.count <= 15)
    }
    #expect(Numbers.Row.made <= 15)
    #expect(table.indexPathsForVisibleRows?.last == IndexPath(row: 99_999, section: 0))
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 0)) == nil)
  }

  /// A cell that keeps what it was made with; one of its kind has nothing of its own.
  private class Named: TableViewCell {
    let made: String
    override init(style: CellStyle, reuseIdentifier: String?) {
      made = "\(style) \(reuseIdentifier ?? "nil")"
      super.init(style: .value1, reuseIdentifier: reuseIdentifier)
    }
  }
  private final class Heir: Named { var count = 3 }
  private final class Title: TableViewHeaderFooterView { var count = 4 }
  private final class Tile: CollectionViewCell {
    var count = 5
    override init(frame: CGRect) { super.init(frame: frame) }
  }
  private func register<Row: TableViewCell>(_ type: Row.Type, _ name: String) {
    table.register(type, forCellReuseIdentifier: name)
  }

  @Test("a class of cells is registered, also one that is known at run time only")
  func classes() throws {
    register(Named.self, "a")
    register(Heir.self, "b")
    let cells = ["a", "b"].map { table.dequeueReusableCell(withIdentifier: $0) }
    #expect(cells.map { ($0 as? Named)?.made } == ["default a", "default b"])
    #expect(cells.map { $0?.reuseIdentifier } == ["a", "b"])
    #expect((cells[1] as? Heir)?.count == 3)
    table.register(Title.self, forHeaderFooterViewReuseIdentifier: "c")
    let title = try #require(
      table.dequeueReusableHeaderFooterView(withIdentifier: "c") as? Title)
    #expect(title.count == 4 && title.reuseIdentifier == "c")
    let grid = CollectionView(frame: .zero, collectionViewLayout: CollectionViewFlowLayout())
    grid.register(Tile.self, forCellWithReuseIdentifier: "d")
    let path = IndexPath(item: 0, section: 0)
    #expect((grid.dequeueReusableCell(withReuseIdentifier: "d", for: path) as? Tile)?.count == 5)
    table.register(nil as AnyClass?, forCellReuseIdentifier: "a")
    #expect(table.dequeueReusableCell(withIdentifier: "a") == nil)
  }

  @Test("cells that leave are used again after they were told, and fresh ones are not kept")
  func reuse() {
    let numbers = Numbers(100)
    show(numbers)
    for place in stride(from: 0 as CGFloat, to: 3900, by: 30) { scroll(to: place) }
    #expect(Numbers.Row.made <= 15)
    let cells = table.visibleCells.compactMap { $0 as? Numbers.Row }
    #expect(cells.count >= 10 && cells.allSatisfy { $0.reuses > 0 })
    numbers.reuses = false
    table.reloadData()
    test.screen.update()
    let first = table.visibleCells.first
    scroll(to: 0)
    scroll(to: 3870)
    #expect(table.visibleCells.first !== first && first?.superview == nil)
  }

  @Test("a row is as high as its lines ask for, and pushes those below")
  func automatic() {
    let numbers = Numbers(50)
    numbers.secondLines = [1, 30]
    show(numbers)
    let (first, second) = (rect(0), rect(1))
    #expect(first == CGRect(x: 0, y: 0, width: 300, height: 44))
    #expect(second.minY == 44 && second.height > 44)
    #expect(rect(2).minY == second.maxY)
    #expect(table.contentSize.height == 49 * 44 + second.height)
    scroll(to: 1000)
    #expect(rect(30).height == second.height)
    #expect(table.contentSize.height == 48 * 44 + 2 * second.height)
  }

  @Test("the delegate's heights go before the table's, and the table's before the content's")
  func heights() {
    let numbers = Numbers(10)
    numbers.secondLines = [0]
    table.rowHeight = 50
    show(numbers)
    #expect((0...1).map { rect($0).height } == [50, 50])
    numbers.heights = { $0 == 1 ? 80 : TableView.automaticDimension }
    table.reloadData()
    test.screen.update()
    #expect(rect(0).height > 50 && rect(1).height == 80)
    #expect(table.indexPathForRow(at: CGPoint(x: 5, y: rect(1).midY))?.row == 1)
    #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 5000)) == nil)
  }

  private func rect(_ row: Int) -> CGRect { table.rectForRow(at: IndexPath(row: row, section: 0)) }

  @Test("a row stays selected while it cannot be seen, and its cell shows it when it returns")
  func selection() {
    show(Numbers(200))
    let path = IndexPath(row: 2, section: 0)
    table.selectRow(at: path, animated: false)
    #expect(table.cellForRow(at: path)?.isSelected == true)
    scroll(to: 4000)
    #expect(table.indexPathsForSelectedRows == [path])
    #expect(table.visibleCells.allSatisfy { !$0.isSelected })
    scroll(to: 0)
    #expect(table.cellForRow(at: path)?.isSelected == true)
    table.deselectRow(at: path, animated: false)
    #expect(table.indexPathForSelectedRow == nil)
    #expect(table.cellForRow(at: path)?.isSelected == false)
  }

  @Test(
    "a table scrolls to a row, so that it stands where it was asked for",
    arguments: [
      (TableView.ScrollPosition.top, 2200), (.middle, 2002), (.bottom, 1804), (.none, 1804),
    ] as [(TableView.ScrollPosition, CGFloat)])
  func scrolling(_ position: TableView.ScrollPosition, _ place: CGFloat) {
    show(Numbers(200))
    table.scrollToRow(at: IndexPath(row: 50, section: 0), at: position, animated: false)
    #expect(table.contentOffset.y == place)
    table.scrollToRow(at: IndexPath(row: 500, section: 0), at: position, animated: false)
    #expect(table.contentOffset.y == place)
  }

  @Test("lines between rows begin with the text, right to left too")
  func separators() {
    let numbers = Numbers(2)
    show(numbers)
    var content = ListContentConfiguration.cell()
    content.image = Image(.symbol("star"))
    let cell = table.cellForRow(at: IndexPath(row: 0, section: 0))
    #expect(test.window.displayList.lines(of: "fill").contains("fill 16 43.5 284 0.5 #3C3C434A"))
    cell?.contentConfiguration = content
    table.frame.size.width = 200
    #expect(test.window.displayList.lines(of: "fill").contains("fill 56 43.5 144 0.5 #3C3C434A"))
    test.change { $0.layoutDirection = .rightToLeft }
    table.frame.size.width = 300
    #expect(test.window.displayList.lines(of: "fill").contains("fill 0 43.5 244 0.5 #3C3C434A"))
  }

  @Test(
    "rows that are not seen have no cells, however their height is estimated",
    arguments: [(44, nil), (TableView.automaticDimension, nil), (44, 100), (44, -1)]
      as [(CGFloat, CGFloat?)])
  func estimates(_ height: CGFloat, _ delegates: CGFloat?) {
    let numbers = Numbers(500)
    numbers.estimate = delegates
    table.estimatedRowHeight = height
    show(numbers)
    #expect(Numbers.Row.made <= 15)
    let unseen = delegates.map { $0 < 0 ? 44 : $0 } ?? 44
    #expect(rect(499).height == unseen)
  }

  @Test("the delegate hears of headers, and of rows that left, in their order")
  func leaving() {
    let numbers = Numbers(100)
    numbers.title = "Header"
    show(numbers)
    #expect(numbers.told == ["header 0"])
    numbers.told = []
    scroll(to: 880)
    #expect(numbers.told == (0..<12).map { "\($0)" })
    numbers.told = []
    table.reloadData()
    #expect(numbers.told == numbers.told.sorted { Int($0)! < Int($1)! } && numbers.told.count > 9)
  }

  @Test("a table that gets shorter shows its last rows")
  func shorter() {
    let numbers = Numbers(500)
    show(numbers)
    scroll(to: 17_600)
    for (count, top) in [(20, 440), (3, 0)] as [(Int, CGFloat)] {
      numbers.count = count
      table.reloadData()
      test.screen.update()
      #expect(table.contentOffset.y == top && shown.last == "\(count - 1)")
    }
  }

  @Test(
    "heights of headers and footers that are not there are the gaps of a grouped table",
    arguments: [
      ([-1, -1], [-1, -1], 35, 114), ([1, 1], [1, 1], 1, 47), ([0, 20], [-1, -1], 0, 81.5),
      ([-1, -1], [5, 5], 35, 101.5), ([20, -1], [0, 0], 20, 81.5),
    ] as [([CGFloat], [CGFloat], CGFloat, CGFloat)])
  func gaps(_ headers: [CGFloat], _ footers: [CGFloat], _ first: CGFloat, _ second: CGFloat) {
    let numbers = Numbers(1)
    (numbers.headers, numbers.footers) = (headers, footers)
    let table = TableView(frame: CGRect(x: 0, y: 0, width: 300, height: 440), style: .grouped)
    table.register({ TableViewCell() }, forCellReuseIdentifier: "row")
    (table.delegate, table.dataSource) = (numbers, numbers)
    let rows = [0, 1].map { table.rectForRow(at: IndexPath(row: 0, section: $0)).minY }
    #expect(rows == [first, second])
  }

  @Test("with insets, a table scrolls to a row so that it stands within them")
  func scrollingWithinInsets() {
    show(Numbers(200))
    table.contentInset = EdgeInsets(top: 64, left: 0, bottom: 100, right: 0)
    let cases: [(TableView.ScrollPosition, CGFloat)] = [
      (.top, 2136), (.middle, 2020), (.bottom, 1904), (.none, 1904),
    ]
    for (position, place) in cases {
      table.contentOffset.y = 0
      table.scrollToRow(at: IndexPath(row: 50, section: 0), at: position, animated: false)
      #expect(table.contentOffset.y == place)
    }
  }

  @Test("content makes room for an accessory that comes later, and takes it back")
  func lateAccessory() {
    let cell = TableViewCell()
    cell.frame = CGRect(x: 0, y: 0, width: 300, height: 44)
    test.root.view.addSubview(cell)
    test.screen.update()
    #expect(cell.contentView.frame.width == 300)
    cell.accessoryType = .checkmark
    test.screen.update()
    #expect(cell.contentView.frame.width < 280)
    cell.accessoryType = .none
    test.screen.update()
    #expect(cell.contentView.frame.width == 300)
  }
}
