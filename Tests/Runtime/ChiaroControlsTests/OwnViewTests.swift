// SPDX-License-Identifier: MIT

import ChiaroControls
import ChiaroViews
import ChiaroViewsTestSupport
import Foundation
import Testing

/// Views of an app's own in bars, cells and headers, which come, go and move elsewhere.
@MainActor
@Suite("Views of an app's own in bars and lists")
struct OwnViewTests {
  private let test = TestScreen()

  private func box() -> View { View(frame: CGRect(x: 0, y: 0, width: 20, height: 20)) }

  private func bar(_ items: [BarButtonItem] = []) -> Toolbar {
    let bar = Toolbar(frame: CGRect(x: 0, y: 100, width: 300, height: 44))
    bar.items = items
    test.root.view.addSubview(bar)
    return bar
  }

  @Test("the view of a bar button leaves the bar when another one or none takes its place")
  func barButton() {
    let (view, other) = (box(), box())
    let item = BarButtonItem(customView: view)
    let bar = bar([item])
    test.screen.update()
    #expect(view.superview === bar)
    item.customView = other
    test.screen.update()
    #expect(view.superview == nil && other.superview === bar)
    item.customView = nil
    #expect(other.superview == nil && bar.subviews.isEmpty)
  }

  @Test("the view of a bar button that went to another bar stays there")
  func barButtonElsewhere() {
    let view = box()
    let item = BarButtonItem(customView: view)
    let (first, second) = (bar([item]), bar())
    test.screen.update()
    second.items = [item]
    test.screen.update()
    #expect(view.superview === second)
    first.items = []
    test.screen.update()
    #expect(view.superview === second)
  }

  private func cell(_ view: View, _ state: CellAccessory.DisplayedState) -> CollectionViewListCell {
    let cell = CollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    cell.accessories = [
      .customView(configuration: .init(customView: view, placement: .trailing(displayed: state)))
    ]
    test.root.view.addSubview(cell)
    test.screen.update()
    return cell
  }

  @Test("an accessory that went to another cell stays there, and takes no room where it was")
  func accessoryElsewhere() {
    let view = box()
    let first = cell(view, .always)
    let second = cell(view, .always)
    first.setNeedsLayout()
    test.screen.update()
    #expect(view.superview === second)
    #expect([first, second].map(\.contentView.frame.width) == [300, 256])
    first.accessories = []
    test.screen.update()
    #expect(view.superview === second && second.contentView.frame.width == 256)
  }

  @Test("an accessory that was hidden in its cell is not hidden for others")
  func hiddenAccessory() {
    let view = box()
    let cell = cell(view, .whenEditing)
    #expect(view.isHidden)
    cell.accessories = []
    #expect(view.superview == nil && !view.isHidden)
  }

  /// Counts its layouts.
  private final class Counted: View {
    var layouts = 0
    override func layoutSubviews() { layouts += 1 }
  }

  @Test("what fills the content of a cell is laid out again only where its size changes")
  func layouts() {
    let (cell, content) = (cell(box(), .always), Counted())
    content.frame = cell.contentView.bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    cell.contentView.addSubview(content)
    test.screen.update()
    let former = content.layouts
    cell.setNeedsLayout()
    test.screen.update()
    #expect(content.layouts == former)
    cell.accessories = []
    test.screen.update()
    #expect(content.layouts > former && content.frame.width == 300)
  }

  // MARK: Headers

  /// Headers of which the first one is told its height, reused or kept by the app.
  private final class Headers: TableViewDataSource, TableViewDelegate {
    var kept: [TableViewHeaderFooterView]?
    var told: CGFloat = 120

    func numberOfSections(in tableView: TableView) -> Int { 2 }
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: TableView, cellForRowAt path: IndexPath) -> TableViewCell {
      TableViewCell()
    }
    func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> CGFloat {
      section == 0 ? told : TableView.automaticDimension
    }
    func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? {
      kept?[section] ?? tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
    }
  }

  private static func header() -> TableViewHeaderFooterView {
    let header = TableViewHeaderFooterView(reuseIdentifier: "header")
    header.frame.size.height = 60
    header.contentView.addSubview(View())
    return header
  }

  @Test("a header has the height that it came with, not that of a former place", arguments: [0, 1])
  func headers(_ row: Int) {
    let headers = Headers()
    if row == 1 { headers.kept = [Self.header(), Self.header()] }
    let table = TableView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    table.register({ Self.header() }, forHeaderFooterViewReuseIdentifier: "header")
    (table.dataSource, table.delegate) = (headers, headers)
    test.root.view.addSubview(table)
    var heights: [CGFloat?] {
      test.screen.update()
      return [0, 1].map { table.headerView(forSection: $0)?.frame.height }
    }
    #expect(heights == [120, 60])
    table.setNeedsLayout()
    #expect(heights == [120, 60])
    headers.kept?.reverse()
    table.reloadData()
    #expect(heights == [120, 60])
    headers.told = TableView.automaticDimension
    table.reloadData()
    #expect(heights == [60, 60])
    table.headerView(forSection: 1)?.frame.size.height = 90
    table.setNeedsLayout()
    #expect(heights == [60, 90])
  }
}
