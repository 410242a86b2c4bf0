// SPDX-License-Identifier: MIT

import ChiaroAppKit
import ChiaroRaster
import Testing

/// The selection of tables with and without the keyboard.
@MainActor
@Suite("Focus of tables")
struct TableFocusTests {
  private final class Source: NSObject, NSTableViewDataSource, NSTableViewDelegate {
    func numberOfRows(in tableView: NSTableView) -> Int { 3 }
    func tableView(
      _ tableView: NSTableView, viewFor tableColumn: NSTableColumn?, row: Int
    ) -> NSView? {
      let cell = NSTableCellView(frame: .zero)
      let text = NSTextField(labelWithString: "Row \(row)")
      cell.addSubview(text)
      cell.textField = text
      return cell
    }
  }

  private let test = TestApplication()
  private let table = NSTableView(frame: NSRect(x: 0, y: 0, width: 200, height: 100))
  private let field = NSTextField(frame: NSRect(x: 0, y: 200, width: 100, height: 22))
  private let source = Source()

  init() {
    table.addTableColumn(NSTableColumn(identifier: NSUserInterfaceItemIdentifier("name")))
    (table.dataSource, table.delegate) = (source, source)
    test.content.addSubview(table)
    test.content.addSubview(field)
    table.selectRowIndexes([1], byExtendingSelection: false)
    test.app.updateWindows()
  }

  private var row: NSTableRowView? { table.rowView(atRow: 1, makeIfNecessary: false) }
  private var isStrong: Bool {
    let cell = row?.view(atColumn: 0) as? NSTableCellView
    #expect(cell?.backgroundStyle == (row?.isEmphasized == true ? .emphasized : .normal))
    return row?.isEmphasized == true
  }

  @Test("the selection has the accent color while the table is first responder, at once")
  func responder() {
    #expect(table.acceptsFirstResponder && !isStrong)
    #expect(test.window.makeFirstResponder(table))
    #expect(test.window.firstResponder === table && isStrong)
    #expect(test.window.makeFirstResponder(field))
    #expect(test.window.firstResponder !== table && !isStrong)
    #expect(test.window.makeFirstResponder(table) && isStrong)
    #expect(test.window.makeFirstResponder(nil) && !isStrong)
  }

  @Test("a press and the Tab key give the table the keyboard; the arrow keys move the selection")
  func input() {
    test.window.handle(PointerEvent(.down, at: CGPoint(x: 20, y: 10)))
    test.window.handle(PointerEvent(.up, at: CGPoint(x: 20, y: 10)))
    test.app.updateWindows()
    #expect(test.window.firstResponder === table)
    table.selectRowIndexes([1], byExtendingSelection: false)
    test.app.updateWindows()
    #expect(isStrong)
    _ = test.window.handle(KeyEvent(.down, .upArrow))
    #expect(table.selectedRow == 0)
    #expect(test.window.makeFirstResponder(nil))
    table.selectRowIndexes([1], byExtendingSelection: false)
    test.app.updateWindows()
    for _ in 0..<4 where test.window.firstResponder !== table {
      _ = test.window.handle(KeyEvent(.down, .tab))
    }
    #expect(test.window.firstResponder === table && isStrong)
  }

  @Test("in a window that is not the key one the selection is gray, and its text is too")
  func inactive() {
    #expect(test.window.makeFirstResponder(table) && isStrong)
    test.change { $0.activeAppearance = .inactive }
    #expect(!isStrong)
    test.change { $0.activeAppearance = .active }
    #expect(isStrong)
  }
}
