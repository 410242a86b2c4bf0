// SPDX-License-Identifier: MIT

import ChiaroUIKit
import Foundation
import Testing

/// A list of texts in sections that notes what a table tells it.
@MainActor
private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
  var sections = [["a", "b", "c"], ["d", "e"]]
  var told: [String] = []
  var hasTitles = false

  // That the rows can be edited is not said: it is so where nobody says otherwise.
  func tableView(
    _ tableView: UITableView, commit style: UITableViewCell.EditingStyle,
    forRowAt path: IndexPath
  ) {
    told.append("commit \(style.rawValue) \(path.row)")
    sections[path.section].remove(at: path.row)
    tableView.deleteRows(at: [path], with: .automatic)
  }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    hasTitles && section == 0 ? "First" : nil
  }
  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    hasTitles && section == 1 ? UIView() : nil
  }
  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    hasTitles && section == 1 ? 30 : 0
  }
  func numberOfSections(in tableView: UITableView) -> Int { sections.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }
  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text = sections[indexPath.section][indexPath.row]
    return cell
  }
  func tableView(_ tableView: UITableView, willSelectRowAt path: IndexPath) -> IndexPath? {
    told.append("will select \(path.row)")
    return path.row == 2 ? nil : path
  }
  func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) {
    told.append("did select \(path.row)")
  }
  func tableView(_ tableView: UITableView, willDeselectRowAt path: IndexPath) -> IndexPath? {
    told.append("will deselect \(path.row)")
    return path
  }
  func tableView(_ tableView: UITableView, didDeselectRowAt path: IndexPath) {
    told.append("did deselect \(path.row)")
  }
  func tableView(_ tableView: UITableView, didHighlightRowAt path: IndexPath) {
    told.append("highlight \(path.row)")
  }
  func tableView(_ tableView: UITableView, didUnhighlightRowAt path: IndexPath) {
    told.append("unhighlight \(path.row)")
  }
  func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith path: IndexPath
  ) { told.append("accessory \(path.row)") }
  func tableView(_ tableView: UITableView, willBeginEditingRowAt path: IndexPath) {
    told.append("begin \(path.row)")
  }
  func tableView(_ tableView: UITableView, didEndEditingRowAt path: IndexPath?) {
    told.append("end \(path.map { "\($0.row)" } ?? "nil")")
  }
}

/// Tables: what is told when, and what stays where, as it is documented.
@MainActor
@Suite("Tables as documented")
struct DocumentedTableTests {
  let stage = InputStage()
  private let rows = Rows()

  private func table(
    _ rows: Rows, _ style: UITableView.Style = .plain,
    _ prepare: @MainActor (UITableView) -> Void = { _ in }
  ) -> UITableView {
    let table = UITableView(frame: stage.root.bounds, style: style)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    prepare(table)
    table.dataSource = rows
    table.delegate = rows
    stage.root.addSubview(table)
    stage.window.layoutIfNeeded()
    return table
  }
  private func path(_ row: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(row: row, section: section)
  }
  private func texts(_ table: UITableView) -> [String] {
    stage.window.layoutIfNeeded()
    return table.visibleCells.map { $0.textLabel?.text ?? "nil" }
  }

  @Test("a new table has the documented values")
  func defaults() {
    let table = UITableView()
    same("style", table.style, .plain)
    same("rowHeight", table.rowHeight, UITableView.automaticDimension)
    same("estimate", table.estimatedRowHeight, UITableView.automaticDimension)
    same("header", table.sectionHeaderHeight, UITableView.automaticDimension)
    same("headers", table.estimatedSectionHeaderHeight, UITableView.automaticDimension)
    same("footers", table.estimatedSectionFooterHeight, UITableView.automaticDimension)
    same("padding", table.sectionHeaderTopPadding, UITableView.automaticDimension)
    same("separators", table.separatorStyle, .singleLine)
    same("selects", table.allowsSelection, true)
    same("many", table.allowsMultipleSelection, false)
    same("editing selects", table.allowsSelectionDuringEditing, false)
    same("editing", table.isEditing, false)
    same("selected", table.indexPathForSelectedRow, nil)
    same("insets by safe area", table.insetsContentViewsToSafeArea, true)
    same("index", table.sectionIndexMinimumDisplayRowCount, 0)
    same("drag", table.dragInteractionEnabled, true)
  }

  @Test("a press highlights, selects and deselects, in this order")
  func selection() throws {
    let table = table(rows)
    stage.press(try #require(table.cellForRow(at: path(0))))
    same("first", rows.told, ["highlight 0", "unhighlight 0", "will select 0", "did select 0"])
    rows.told = []
    stage.press(try #require(table.cellForRow(at: path(1))))
    same(
      "second", rows.told.filter { !$0.contains("highlight") },
      ["will select 1", "will deselect 0", "did deselect 0", "did select 1"])
    rows.told = []
    stage.press(try #require(table.cellForRow(at: path(2))))
    same("refused", rows.told.filter { !$0.contains("highlight") }, ["will select 2"])
    same("stays", table.indexPathForSelectedRow, path(1))
    rows.told = []
    table.selectRow(at: path(0), animated: false, scrollPosition: .none)
    table.deselectRow(at: path(0), animated: false)
    same("by code nobody is told", rows.told, [])
  }

  @Test("several rows are selected where the table allows it")
  func manySelected() throws {
    let table = table(rows) { $0.allowsMultipleSelection = true }
    for row in [0, 1] { stage.press(try #require(table.cellForRow(at: path(row)))) }
    same("both", table.indexPathsForSelectedRows, [path(0), path(1)])
    stage.press(try #require(table.cellForRow(at: path(0))))
    same("one less", table.indexPathsForSelectedRows, [path(1)])
    same("cell", table.cellForRow(at: path(1))?.isSelected, true)
    table.allowsMultipleSelection = false
    table.allowsSelection = false
    rows.told = []
    stage.press(try #require(table.cellForRow(at: path(0))))
    same("none", rows.told.filter { $0.contains("select") }, [])
  }

  @Test("rows and sections come, go, move and are loaded anew")
  func changes() {
    let table = table(rows)
    table.selectRow(at: path(1), animated: false, scrollPosition: .none)
    rows.sections[0].insert("new", at: 0)
    table.insertRows(at: [path(0)], with: .automatic)
    same("inserted", texts(table), ["new", "a", "b", "c", "d", "e"])
    same("the selection moves along", table.indexPathForSelectedRow, path(2))
    rows.sections[0].remove(at: 1)
    table.deleteRows(at: [path(1)], with: .fade)
    same("deleted", texts(table), ["new", "b", "c", "d", "e"])
    same("and back", table.indexPathForSelectedRow, path(1))
    rows.sections[0].remove(at: 1)
    table.deleteRows(at: [path(1)], with: .fade)
    same("the selected row is gone", table.indexPathForSelectedRow, nil)
    table.selectRow(at: path(0), animated: false, scrollPosition: .none)
    rows.sections[0] = ["c", "new"]
    table.moveRow(at: path(0), to: path(1))
    same("moved", texts(table), ["c", "new", "d", "e"])
    same("with its selection", table.indexPathForSelectedRow, path(1))
    rows.sections.insert(["f"], at: 0)
    table.insertSections([0], with: .none)
    same("sections", texts(table), ["f", "c", "new", "d", "e"])
    same("selection in its section", table.indexPathForSelectedRow, path(1, 1))
    table.reloadData()
    same("nothing after a reload", table.indexPathForSelectedRow, nil)
  }

  @Test("a batch deletes by what was there, inserts by what is there after, and then completes")
  func batch() {
    let table = table(rows)
    table.selectRow(at: path(2), animated: false, scrollPosition: .none)
    var ended: [Bool] = []
    rows.sections[0] = ["x", "c", "y"]
    table.performBatchUpdates {
      table.insertRows(at: [path(0), path(2)], with: .automatic)
      table.deleteRows(at: [path(0), path(1)], with: .automatic)
    } completion: {
      ended.append($0)
    }
    same("texts", texts(table), ["x", "c", "y", "d", "e"])
    same("selection", table.indexPathForSelectedRow, path(1))
    same("completion", ended, [true])
    table.beginUpdates()
    rows.sections[1] = ["e"]
    table.deleteRows(at: [path(0, 1)], with: .automatic)
    table.endUpdates()
    same("updates", texts(table), ["x", "c", "y", "e"])
    same("selection stays", table.indexPathForSelectedRow, path(1))
    let cell = table.cellForRow(at: path(1))
    rows.sections[0][1] = "C"
    table.reconfigureRows(at: [path(1)])
    stage.window.layoutIfNeeded()
    same("reconfigured", texts(table), ["x", "C", "y", "e"])
    #expect(table.cellForRow(at: path(1)) === cell)
  }

  @Test("where rows can be removed and nothing else is said, a swipe offers Delete")
  func commit() throws {
    let table = table(rows)
    let cell = try #require(table.cellForRow(at: path(1)))
    swipe(cell, by: -150)
    same("menu", stage.menu, ["Delete"])
    #expect(stage.choose("Delete"))
    same("told", rows.told.filter { $0.contains("commit") }, ["commit 1 1"])
    same(
      "begun and ended", rows.told.filter { $0.contains("begin") || $0.contains("end") }.count, 2)
    same("gone", texts(table), ["a", "c", "d", "e"])
  }

  private func swipe(_ view: UIView, by distance: CGFloat) {
    let place = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    stage.window.handle(PointerEvent(.down, at: place, time: 5))
    stage.window.handle(
      PointerEvent(.drag, at: CGPoint(x: place.x + distance, y: place.y), time: 5.1))
    stage.window.handle(
      PointerEvent(.up, at: CGPoint(x: place.x + distance, y: place.y), time: 5.1))
    stage.window.layoutIfNeeded()
  }

  @Test("editing shows in cells, and rows are not selected then")
  func editing() throws {
    let table = table(rows)
    table.setEditing(true, animated: false)
    stage.window.layoutIfNeeded()
    let cell = try #require(table.cellForRow(at: path(0)))
    same("cell", cell.isEditing, true)
    same("style", cell.editingStyle, .delete)
    stage.press(cell)
    same("no selection", table.indexPathForSelectedRow, nil)
    table.allowsSelectionDuringEditing = true
    stage.press(cell)
    same("selection", table.indexPathForSelectedRow, path(0))
    table.setEditing(false, animated: false)
    same("over", cell.isEditing, false)
  }

  @Test("rectangles, paths and cells say the same")
  func places() throws {
    let table = table(rows) { $0.rowHeight = 50 }
    same("row", table.rectForRow(at: path(1)), CGRect(x: 0, y: 50, width: 400, height: 50))
    same("second section", table.rectForRow(at: path(0, 1)).minY, 150)
    same("section", table.rect(forSection: 1).height, 100)
    same("point", table.indexPathForRow(at: CGPoint(x: 5, y: 160)), path(0, 1))
    same("none", table.indexPathForRow(at: CGPoint(x: 5, y: 900)), nil)
    same(
      "rows in a rectangle",
      table.indexPathsForRows(in: CGRect(x: 0, y: 60, width: 10, height: 100)),
      [path(1), path(2), path(0, 1)])
    let cell = try #require(table.cellForRow(at: path(2)))
    same("path of a cell", table.indexPath(for: cell), path(2))
    same("of no cell", table.indexPath(for: UITableViewCell()), nil)
    same("beyond", table.cellForRow(at: path(7)) == nil, true)
    same("content", table.contentSize.height, 250)
  }

  @Test("diffable sources keep cells, the selection and the order of what is said")
  func diffable() {
    let table = table(rows)
    let source = UITableViewDiffableDataSource<Int, String>(tableView: table) { table, path, item in
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
      cell.textLabel?.text = item
      return cell
    }
    source.defaultRowAnimation = .fade
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([1, 2])
    snapshot.appendItems(["a", "b"], toSection: 1)
    snapshot.appendItems(["c"], toSection: 2)
    source.apply(snapshot, animatingDifferences: false)
    same("texts", texts(table), ["a", "b", "c"])
    table.selectRow(at: path(1), animated: false, scrollPosition: .none)
    var ended = 0
    snapshot.insertItems(["z"], beforeItem: "a")
    snapshot.moveItem("c", afterItem: "a")
    source.apply(snapshot, animatingDifferences: true) { ended += 1 }
    same("after", texts(table), ["z", "a", "c", "b"])
    same("selection", table.indexPathForSelectedRow, path(3))
    same("completion", ended, 1)
    same("item", source.itemIdentifier(for: path(2)), "c")
    same("path", source.indexPath(for: "b"), path(3))
    same("section", source.sectionIdentifier(for: 1), 2)
    same("empty section", source.snapshot().numberOfItems(inSection: 2), 0)
  }

  @Test("headers, footers and views above and below stand where they should")
  func headers() throws {
    rows.hasTitles = true
    let table = table(rows) { table in
      table.rowHeight = 40
      table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 60))
      table.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
    }
    same("header's width", table.tableHeaderView?.frame.width, 400)
    same("header of a section", table.rectForHeader(inSection: 0).minY, 60)
    same("footer", table.rectForFooter(inSection: 1).height, 30)
    same("no header", table.rectForHeader(inSection: 1).height, 0)
    same("below", table.tableFooterView?.frame.maxY, table.contentSize.height)
    #expect(table.headerView(forSection: 0) != nil)
    table.tableHeaderView = nil
    stage.window.layoutIfNeeded()
    same("without", table.rectForHeader(inSection: 0).minY, 0)
  }
}
