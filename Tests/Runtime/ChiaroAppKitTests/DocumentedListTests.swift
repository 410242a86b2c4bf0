// SPDX-License-Identifier: MIT

import ChiaroAppKit
import ChiaroViewsTestSupport
import Foundation
import Testing

/// Rows of texts that note what a table asks and tells.
@MainActor
private final class Rows: NSTableViewDataSource, NSTableViewDelegate {
  var texts = ["a", "b", "c", "d"]
  var told: [String] = []
  var refused: Int?
  var heights: [Int: CGFloat] = [:]
  var mayChange = true

  func numberOfRows(in tableView: NSTableView) -> Int { texts.count }
  func tableView(
    _ tableView: NSTableView, viewFor tableColumn: NSTableColumn?, row: Int
  ) -> NSView? {
    let name = NSUserInterfaceItemIdentifier("cell")
    let cell = tableView.makeView(withIdentifier: name, owner: nil) as? NSTextField
    let field = cell ?? NSTextField(labelWithString: "")
    field.identifier = name
    field.stringValue = texts[row]
    return field
  }
  func tableView(_ tableView: NSTableView, heightOfRow row: Int) -> CGFloat {
    heights[row] ?? tableView.rowHeight
  }
  func tableView(_ tableView: NSTableView, shouldSelectRow row: Int) -> Bool {
    told.append("should select \(row)")
    return row != refused
  }
  func selectionShouldChange(in tableView: NSTableView) -> Bool {
    told.append("should change")
    return mayChange
  }
  func tableViewSelectionDidChange(_ notification: Notification) {
    let table = notification.object as? NSTableView
    told.append("selected \(table.map { Array($0.selectedRowIndexes) } ?? [])")
  }
  func tableView(_ tableView: NSTableView, didClick tableColumn: NSTableColumn) {
    told.append("header \(tableColumn.title)")
  }
  func tableView(
    _ tableView: NSTableView, sortDescriptorsDidChange oldDescriptors: [NSSortDescriptor]
  ) {
    let now = tableView.sortDescriptors.map { $0.ascending ? "up" : "down" }
    told.append("sort \(oldDescriptors.count) \(now.joined())")
  }
  func act(_ sender: NSTableView) { told.append("action \(sender.clickedRow)") }
  func doubleAct(_ sender: NSTableView) { told.append("double \(sender.clickedRow)") }
  var changes: [String] { told.filter { $0.hasPrefix("selected") } }
}

/// Tables: what is selected, shown and told, as it is documented.
@MainActor
@Suite("AppKit's tables as documented")
struct DocumentedTableViewTests {
  let test = TestApplication()
  private let rows = Rows()

  private func table() -> NSTableView {
    let table = NSTableView(frame: NSRect(x: 0, y: 0, width: 200, height: 200))
    let column = NSTableColumn(identifier: NSUserInterfaceItemIdentifier("name"))
    column.title = "Name"
    table.addTableColumn(column)
    table.dataSource = rows
    table.delegate = rows
    test.content.addSubview(table)
    table.reloadData()
    test.app.updateWindows()
    return table
  }
  private func click(_ table: NSTableView, _ row: Int, _ keys: KeyModifiers = []) {
    let rect = table.rect(ofRow: row)
    let place = CGPoint(x: rect.midX, y: rect.midY)
    for phase in [PointerEvent.Phase.down, .up] {
      test.window.handle(PointerEvent(phase, at: place, time: Double(row) * 10, modifiers: keys))
    }
  }

  @Test("a new table has the documented values")
  func defaults() {
    let table = NSTableView()
    same("many", table.allowsMultipleSelection, false)
    same("none", table.allowsEmptySelection, true)
    same("selected", table.selectedRow, -1)
    same("clicked", table.clickedRow, -1)
    same("clicked column", table.clickedColumn, -1)
    same("rows", table.numberOfRows, 0)
    same("columns", table.numberOfColumns, 0)
    same("alternates", table.usesAlternatingRowBackgroundColors, false)
    same("reordering", table.allowsColumnReordering && table.allowsColumnResizing, true)
    same("grid", table.gridStyleMask, [])
    same("types", table.allowsTypeSelect, true)
    same("heights", table.usesAutomaticRowHeights, false)
    same("flipped", table.isFlipped, true)
    same("row", table.row(at: NSPoint(x: 1, y: 1)), -1)
    same("column", table.column(withIdentifier: NSUserInterfaceItemIdentifier("x")), -1)
    same("frame", table.rect(ofRow: 3), .zero)
  }

  @Test("selecting by code asks nobody and tells of a change")
  func selecting() {
    let table = table()
    table.selectRowIndexes([1], byExtendingSelection: false)
    same("told", rows.told, ["selected [1]"])
    table.selectRowIndexes([1], byExtendingSelection: false)
    same("no change", rows.told.count, 1)
    table.selectRowIndexes([2], byExtendingSelection: true)
    same("extended", table.selectedRowIndexes, [1, 2])
    same("last", table.selectedRow, 2)
    same("count", table.numberOfSelectedRows, 2)
    table.deselectRow(2)
    same("deselected", table.selectedRowIndexes, [1])
    same("is selected", table.isRowSelected(1) && !table.isRowSelected(2), true)
    table.selectRowIndexes([9], byExtendingSelection: true)
    same("no such row", table.selectedRowIndexes, [1])
    rows.told = []
    table.deselectAll(nil)
    same("all", rows.told, ["should change", "selected []"])
    table.selectAll(nil)
    same("many are not allowed", table.selectedRow, -1)
    table.allowsMultipleSelection = true
    rows.refused = 2
    table.selectAll(nil)
    same("all that may be", table.selectedRowIndexes, [0, 1, 3])
    rows.mayChange = false
    table.deselectAll(nil)
    same("may not change", table.numberOfSelectedRows, 3)
  }

  @Test("a selection that may not be empty is emptied by code for one row alone")
  func emptiness() {
    let table = table()
    table.allowsEmptySelection = false
    table.selectRowIndexes([1], byExtendingSelection: false)
    table.deselectAll(nil)
    same("stays", table.selectedRow, 1)
    table.deselectRow(1)
    same("goes", table.selectedRow, -1)
  }

  @Test("a click asks whether the selection may change, then for the row, and sends the action")
  func clicks() {
    let table = table()
    table.target = rows
    table.action = Selector(Rows.act(_:), "act(_:)")
    click(table, 1)
    same("told", rows.told, ["should change", "should select 1", "selected [1]", "action 1"])
    rows.told = []
    rows.refused = 2
    click(table, 2)
    same("refused", rows.changes, [])
    same("stays", table.selectedRow, 1)
    rows.mayChange = false
    click(table, 3)
    same("may not change", table.selectedRow, 1)
    rows.mayChange = true
    click(table, 3, .command)
    same("one only", table.selectedRowIndexes, [3])
    table.allowsMultipleSelection = true
    click(table, 0, .command)
    same("added", table.selectedRowIndexes, [0, 3])
    click(table, 0, .command)
    same("taken away", table.selectedRowIndexes, [3])
    rows.refused = nil
    click(table, 3)
    click(table, 1, .shift)
    same("range", table.selectedRowIndexes, [1, 2, 3])
  }

  @Test("rows have heights, views and places")
  func views() {
    let table = table()
    table.rowHeight = 20
    table.intercellSpacing = NSSize(width: 0, height: 2)
    rows.heights = [1: 40]
    table.noteHeightOfRows(withIndexesChanged: [1])
    test.app.updateWindows()
    same("first", table.rect(ofRow: 0).height, 22)
    same("second", table.rect(ofRow: 1), NSRect(x: 0, y: 22, width: 200, height: 42))
    same("row", table.row(at: NSPoint(x: 5, y: 30)), 1)
    same("below", table.row(at: NSPoint(x: 5, y: 190)), -1)
    let cell = table.view(atColumn: 0, row: 2, makeIfNecessary: false)
    same("cell", (cell as? NSTextField)?.stringValue, "c")
    same("row of view", cell.map { table.row(for: $0) }, 2)
    same("no view's row", table.row(for: NSView()), -1)
    same("rows in", table.rows(in: NSRect(x: 0, y: 0, width: 9, height: 30)).length, 2)
    same("column", table.tableColumns[0].tableView === table, true)
    table.removeTableColumn(table.tableColumns[0])
    same("no column", table.numberOfColumns, 0)
  }

  @Test("what is loaded anew keeps the selected rows; inserted and removed rows move it")
  func reloading() {
    let table = table()
    table.selectRowIndexes([2], byExtendingSelection: false)
    rows.texts[2] = "z"
    table.reloadData()
    test.app.updateWindows()
    same("selected", table.selectedRow, 2)
    let cell = table.view(atColumn: 0, row: 2, makeIfNecessary: true) as? NSTextField
    same("text", cell?.stringValue, "z")
    rows.texts.insert("new", at: 0)
    table.insertRows(at: [0], withAnimation: [])
    same("moved", table.selectedRow, 3)
    same("rows", table.numberOfRows, 5)
    rows.texts.removeFirst(2)
    table.removeRows(at: [0, 1], withAnimation: [])
    same("back", table.selectedRow, 1)
    rows.texts[0] = "y"
    table.reloadData(forRowIndexes: [0], columnIndexes: [0])
    test.app.updateWindows()
    let first = table.view(atColumn: 0, row: 0, makeIfNecessary: true) as? NSTextField
    same("one row", first?.stringValue, "y")
    rows.told = []
    rows.texts = ["a"]
    table.reloadData()
    same("fewer", table.selectedRow, -1)
  }

  @Test("setting sort descriptors tells the data source")
  func sorting() {
    let table = table()
    table.sortDescriptors = [NSSortDescriptor(keyPath: \String.count, ascending: true)]
    same("told", rows.told, ["sort 0 up"])
    table.sortDescriptors = [NSSortDescriptor(keyPath: \String.count, ascending: false)]
    same("told again", rows.told, ["sort 0 up", "sort 1 down"])
  }
}

/// Items of texts by their prefixes.
@MainActor
private final class Tree: NSOutlineViewDataSource, NSOutlineViewDelegate {
  var told: [String] = []
  var refused: String?
  func outlineView(_ outlineView: NSOutlineView, numberOfChildrenOfItem item: Any?) -> Int {
    ((item as? String) ?? "").count < 2 ? 2 : 0
  }
  func outlineView(_ outlineView: NSOutlineView, child index: Int, ofItem item: Any?) -> Any {
    ((item as? String) ?? "") + ["a", "b"][index]
  }
  func outlineView(_ outlineView: NSOutlineView, isItemExpandable item: Any) -> Bool {
    ((item as? String) ?? "").count < 2
  }
  func outlineView(_ outlineView: NSOutlineView, shouldExpandItem item: Any) -> Bool {
    (item as? String) != refused
  }
  private func item(_ note: Notification) -> String {
    note.userInfo?["NSObject"] as? String ?? "nil"
  }
  func outlineViewItemWillExpand(_ note: Notification) { told.append("will open \(item(note))") }
  func outlineViewItemDidExpand(_ note: Notification) { told.append("open \(item(note))") }
  func outlineViewItemWillCollapse(_ note: Notification) { told.append("will close \(item(note))") }
  func outlineViewItemDidCollapse(_ note: Notification) { told.append("close \(item(note))") }
  func outlineViewSelectionDidChange(_ note: Notification) { told.append("selected") }
}

/// Outlines: items that open, their levels and parents, as it is documented.
@MainActor
@Suite("AppKit's outlines as documented")
struct DocumentedOutlineViewTests {
  let test = TestApplication()
  private let tree = Tree()

  private func outline() -> NSOutlineView {
    let outline = NSOutlineView(frame: NSRect(x: 0, y: 0, width: 200, height: 200))
    let column = NSTableColumn(identifier: NSUserInterfaceItemIdentifier("name"))
    outline.addTableColumn(column)
    outline.outlineTableColumn = column
    outline.dataSource = tree
    outline.delegate = tree
    test.content.addSubview(outline)
    outline.reloadData()
    test.app.updateWindows()
    return outline
  }

  @Test("items open and close, and are told of before and after")
  func expansion() {
    let outline = outline()
    same("closed", outline.numberOfRows, 2)
    outline.expandItem("a")
    same("told", tree.told, ["will open a", "open a"])
    same("rows", outline.numberOfRows, 4)
    same("is open", outline.isItemExpanded("a"), true)
    outline.expandItem("a")
    same("once", tree.told.count, 2)
    outline.expandItem("aa")
    same("no children", outline.isItemExpanded("aa") || outline.numberOfRows != 4, false)
    tree.told = []
    outline.collapseItem("a")
    same("told of closing", tree.told, ["will close a", "close a"])
    same("rows again", outline.numberOfRows, 2)
    outline.collapseItem("a")
    same("closed once", tree.told.count, 2)
    tree.refused = "b"
    outline.expandItem("b")
    same("refused", outline.isItemExpanded("b"), false)
  }

  @Test("rows and items know each other")
  func items() {
    let outline = outline()
    outline.expandItem("a")
    same("item", outline.item(atRow: 1) as? String, "aa")
    same("row", outline.row(forItem: "b"), 3)
    same("no row", outline.row(forItem: "ba"), -1)
    same("no item", outline.item(atRow: 9) == nil, true)
    same("level", outline.level(forRow: 1), 1)
    same("level of item", outline.level(forItem: "b"), 0)
    same("no level", outline.level(forRow: 9), -1)
    same("parent", outline.parent(forItem: "ab") as? String, "a")
    same("top", outline.parent(forItem: "a") == nil, true)
    same("children", outline.numberOfChildren(ofItem: "a"), 2)
    same("child", outline.child(1, ofItem: "a") as? String, "ab")
    same("child index", outline.childIndex(forItem: "ab"), 1)
    same("expandable", outline.isExpandable("a") && !outline.isExpandable("aa"), true)
  }

  @Test("the selection stays with its item")
  func selection() {
    let outline = outline()
    outline.selectRowIndexes([1], byExtendingSelection: false)
    same("told", tree.told, ["selected"])
    outline.expandItem("a")
    same("moved", outline.item(atRow: outline.selectedRow) as? String, "b")
    outline.collapseItem("a")
    same("back", outline.item(atRow: outline.selectedRow) as? String, "b")
    outline.reloadItem(nil, reloadChildren: true)
    same("loaded", outline.selectedRow, 1)
  }
}
