// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroControls
import ChiaroRaster
import ChiaroViews
import ChiaroViewsTestSupport
import Foundation
import Testing

/// How high rows of lists are, and where their content begins and ends.
@MainActor
@Suite("Measures of lists")
struct ListMeasureTests {
  /// A row whose height follows from a label between its margins.
  private final class MarginCell: TableViewCell {
    let label = Label()
    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      label.text = "Row"
      label.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(label)
      let margins = contentView.layoutMarginsGuide
      LayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
        label.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
        label.topAnchor.constraint(equalTo: margins.topAnchor),
        label.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
        label.heightAnchor.constraint(equalToConstant: 40),
      ])
    }
  }

  private final class Rows: TableViewDataSource {
    var count = 3
    var content: ListContentConfiguration?
    var dressing: (TableViewCell) -> Void = { _ in }
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(_ tableView: TableView, cellForRowAt path: IndexPath) -> TableViewCell {
      guard let content else {
        let cell = MarginCell(style: .default, reuseIdentifier: nil)
        dressing(cell)
        return cell
      }
      let cell = TableViewCell()
      cell.contentConfiguration = content
      return cell
    }
  }

  private let rows = Rows()

  private func heights(_ table: TableView) -> [CGFloat] {
    (0..<rows.count).map { table.rectForRow(at: IndexPath(row: $0, section: 0)).height }
  }

  @Test("margins that a content view preserves do not depend on the height that it came with")
  func preservedMargins() {
    for height in [20, 44, 400] {
      let test = TestScreen()
      let table = TableView(frame: test.window.bounds)
      rows.dressing = { cell in
        cell.preservesSuperviewLayoutMargins = true
        cell.contentView.preservesSuperviewLayoutMargins = true
        cell.contentView.frame.size.height = CGFloat(height)
      }
      table.dataSource = rows
      test.window.addSubview(table)
      test.screen.update()
      #expect(heights(table) == [62, 62, 62], "\(height) points")
    }
  }

  @Test("a table that moves to a screen with another text size measures its rows anew")
  func otherScreen() {
    rows.content = ListContentConfiguration.cell()
    rows.content?.text = "Row"
    let table = TableView(frame: CGRect(x: 0, y: 0, width: 390, height: 800))
    table.dataSource = rows
    var measured: [[CGFloat]] = []
    for size in [ContentSizeCategory.large, .accessibilityLarge, .large] {
      let test = TestScreen()
      test.change { $0.preferredContentSizeCategory = size }
      test.window.addSubview(table)
      test.screen.update()
      measured.append(heights(table))
      table.removeFromSuperview()
    }
    #expect(measured[1][0] > measured[0][0] && measured[2] == measured[0], "\(measured)")
  }

  @Test(
    "a row is as high under bars, a large title and a device's edges as anywhere",
    arguments: [false, true], TableView.Style.allCases)
  func underBars(_ isLarge: Bool, _ style: TableView.Style) {
    for count in [3, 60] {
      let test = TestScreen()
      test.window.deviceInsets = EdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
      let controller = TableViewController(style: style)
      controller.title = "List"
      let navigation = NavigationController(rootViewController: controller)
      navigation.navigationBar.prefersLargeTitles = isLarge
      rows.count = count
      controller.tableView.dataSource = rows
      test.window.rootViewController = navigation
      for _ in 0..<3 { test.screen.update() }
      #expect(heights(controller.tableView).prefix(3) == [62, 62, 62], "\(count) rows")
    }
  }

  @Test(
    "content of cells has margins of 16 points, or 20 in a wide list, in groups and lines too",
    arguments: [320, 390, 414, 834] as [CGFloat], TableView.Style.allCases)
  func margins(_ width: CGFloat, _ style: TableView.Style) throws {
    let margin: CGFloat = width < 414 ? 16 : 20
    let inset = style == .insetGrouped ? margin : 0
    let test = TestScreen()
    let table = TableView(
      frame: CGRect(x: 0, y: 0, width: width, height: 400), style: style)
    table.dataSource = rows
    test.root.view.addSubview(table)
    test.screen.update()
    let cell = try #require(table.cellForRow(at: [0, 0]) as? MarginCell)
    let place = cell.label.convert(cell.label.bounds, to: table)
    #expect(place.minX == inset + margin && place.maxX == width - inset - margin)
    #expect(cell.label.frame.minY == 11)
    cell.accessoryType = .disclosureIndicator
    test.screen.update()
    #expect(cell.contentView.frame.maxX - cell.label.frame.maxX == 8)
    cell.contentView.directionalLayoutMargins.leading = 30
    test.screen.update()
    #expect(cell.label.frame.minX == 30, "an app's margins are its own")
    rows.content = .cell()
    rows.content?.text = "Row"
    table.reloadData()
    test.screen.update()
    let text = try #require(test.window.displayList.lines(of: "text").first)
    #expect(text.hasPrefix("text \(Int(inset + margin)) "), "\(text)")
  }

  // MARK: Contents

  private nonisolated static let contents: [(String, @Sendable () -> ListContentConfiguration)] = [
    ("cell", { .cell() }), ("subtitle", { .subtitleCell() }), ("value", { .valueCell() }),
    ("plain header", { .plainHeader() }), ("grouped header", { .groupedHeader() }),
    ("footer", { .groupedFooter() }),
  ]

  @Test("larger text reaches the texts and heights of rows, and fonts of no text style stay")
  func textSizes() throws {
    for (name, make) in Self.contents {
      var content = make()
      (content.text, content.secondaryText) = ("A", "b")
      for isFixed in [false, true] {
        if isFixed {
          content.font = .systemFont(ofSize: 17)
          content.secondaryFont = .systemFont(ofSize: 15)
        }
        rows.content = content
        let test = TestScreen()
        let table = TableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
        table.dataSource = rows
        test.root.view.addSubview(table)
        var (sizes, heights): ([[String]], [CGFloat]) = ([], [])
        for category in [ContentSizeCategory.large, .accessibilityLarge] {
          test.change { $0.preferredContentSizeCategory = category }
          test.screen.update()
          sizes.append(
            test.window.displayList.lines(of: "text").map {
              $0.components(separatedBy: "\" ")[1].components(separatedBy: "/")[0]
            })
          heights.append(table.rectForRow(at: [0, 0]).height)
        }
        #expect((sizes[0] != sizes[1]) == !isFixed, "\(name)")
        #expect(isFixed ? heights[0] == heights[1] : heights[0] < heights[1], "\(name)")
      }
    }
  }

  @Test(
    "a value stands at the trailing edge beside its text, and below it where there is no room",
    arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func values(_ direction: LayoutDirection) throws {
    let test = TestScreen()
    test.change { $0.layoutDirection = direction }
    let table = TableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    test.root.view.addSubview(table)
    for (value, isBeside) in [("Meters", true), (String(repeating: "long ", count: 12), false)] {
      var content = ListContentConfiguration.valueCell()
      (content.text, content.secondaryText) = ("Depth", value)
      rows.content = content
      table.dataSource = rows
      table.reloadData()
      test.screen.update()
      let list = test.window.displayList
      let texts = list.commands.compactMap { command -> (rect: Rectangle, share: Float)? in
        guard case .text(let rect, let index, _) = command else { return nil }
        return (rect, list.texts[Int(index)].alignment)
      }
      try #require(texts.count >= 2)
      let (name, shown) = (texts[0], texts[1])
      #expect((name.rect.y == shown.rect.y) == isBeside)
      let nameIsLeft = direction == .leftToRight
      #expect((name.share == 0) == nameIsLeft)
      #expect((shown.share == 0) == (nameIsLeft != isBeside))
      #expect(table.rectForRow(at: [0, 0]).height == (isBeside ? 44 : 63))
    }
  }
}
