// SPDX-License-Identifier: MIT

import ChiaroAppKit
import ChiaroViewsTestSupport
import Testing

/// What matrices and browsers choose by pointer and keys.
@MainActor
@Suite("Matrices and browsers")
struct MatrixTests {
  private func matrix(_ mode: NSMatrix.Mode, _ type: NSButton.ButtonType) -> NSMatrix {
    let cell = NSButtonCell()
    cell.title = "Choice"
    cell.setButtonType(type)
    let matrix = NSMatrix(
      frame: NSRect(x: 0, y: 0, width: 210, height: 62), mode: mode, prototype: cell,
      numberOfRows: 3, numberOfColumns: 2)
    matrix.cellSize = NSSize(width: 100, height: 20)
    return matrix
  }
  private func states(_ matrix: NSMatrix) -> [Int] { matrix.cells.map(\.state.rawValue) }

  @Test("of radio buttons one is on, by presses and arrows, in both directions")
  func radios() {
    let (test, matrix) = (TestApplication(), matrix(.radioModeMatrix, .radio))
    var sent = 0
    matrix.onAction = { _ in sent += 1 }
    test.content.addSubview(matrix)
    test.app.updateWindows()
    #expect(states(matrix) == [1, 0, 0, 0, 0, 0] && sent == 0)
    #expect(matrix.cells.allSatisfy { $0.title == "Choice" })
    #expect(matrix.cellFrame(atRow: 1, column: 1) == NSRect(x: 101, y: 21, width: 100, height: 20))
    let hand = Hand(test.window)
    hand.tap(110, 30)
    #expect(states(matrix) == [0, 0, 0, 1, 0, 0] && sent == 1)
    #expect(matrix.selectedRow == 1 && matrix.selectedColumn == 1)
    for (key, place) in [
      (KeyEvent.Key.downArrow, 5), (.leftArrow, 4), (.leftArrow, 4), (.upArrow, 2),
    ] {
      hand.key(key)
      #expect(states(matrix).firstIndex(of: 1) == place && states(matrix).reduce(0, +) == 1)
    }
    #expect(sent == 4)
    test.change { $0.layoutDirection = .rightToLeft }
    #expect(matrix.cellFrame(atRow: 0, column: 0).minX == 110)
    hand.key(.leftArrow)
    #expect(matrix.selectedColumn == 1)
    matrix.allowsEmptySelection = true
    matrix.deselectSelectedCell()
    #expect(states(matrix).reduce(0, +) == 0 && matrix.selectedCell() == nil)
    matrix.isEnabled = false
    hand.tap(150, 5)
    #expect(matrix.selectedCell() == nil)
  }

  @MainActor
  private final class Counter {
    var senders: [String] = []
    func count(_ sender: Any?) { senders.append(sender is NSMatrix ? "matrix" : "other") }
  }

  @Test("the action of a cell is sent once, by the matrix", arguments: [true, false])
  func actions(isOfCells: Bool) {
    let (test, matrix, counter) = (TestApplication(), matrix(.radioModeMatrix, .radio), Counter())
    let action = Selector(Counter.count(_:), "count(_:)")
    if isOfCells {
      for case let cell as NSActionCell in matrix.cells {
        (cell.target, cell.action) = (counter, action)
      }
    } else {
      (matrix.target, matrix.action) = (counter, action)
    }
    test.content.addSubview(matrix)
    test.app.updateWindows()
    Hand(test.window).tap(10, 30)
    #expect(counter.senders == ["matrix"])
  }

  @Test("the selected cell stays so where others come and go")
  func places() {
    let matrix = matrix(.radioModeMatrix, .radio)
    matrix.selectCell(atRow: 1, column: 1)
    let cell = matrix.selectedCell()
    matrix.insertRow(0)
    #expect(matrix.selectedRow == 2 && matrix.selectedCell() === cell)
    matrix.removeColumn(0)
    #expect(matrix.selectedColumn == 0 && matrix.selectedCell() === cell)
    matrix.removeRow(2)
    #expect(matrix.selectedRow == 0 && states(matrix) == [1, 0, 0])
  }

  @Test("check boxes are on and off by themselves")
  func checks() {
    let (test, matrix) = (TestApplication(), matrix(.trackModeMatrix, .switch))
    test.content.addSubview(matrix)
    test.app.updateWindows()
    let hand = Hand(test.window)
    hand.tap(10, 10)
    hand.tap(10, 50)
    #expect(states(matrix) == [1, 0, 0, 0, 1, 0] && matrix.selectedRow == 2)
    hand.key(.space)
    #expect(states(matrix) == [1, 0, 0, 0, 0, 0])
  }

  @Test("rows and columns come and go")
  func sizes() {
    let matrix = matrix(.trackModeMatrix, .switch)
    for (index, cell) in matrix.cells.enumerated() { cell.tag = index }
    matrix.addRow()
    matrix.removeColumn(0)
    #expect(matrix.cells.map(\.tag) == [1, 3, 5, 0])
    #expect(matrix.intrinsicContentSize == NSSize(width: 100, height: 83))
    matrix.renewRows(1, columns: 1)
    #expect(matrix.numberOfRows == 1 && matrix.cell(withTag: 1) === matrix.cells.first)
    #expect(matrix.cell(atRow: 1, column: 0) == nil && matrix.subviews.count == 1)
    matrix.sizeToCells()
    #expect(matrix.frame.size == NSSize(width: 100, height: 20))
  }

  @Test("of several cells with a tag the last one is meant")
  func tags() {
    let matrix = matrix(.radioModeMatrix, .radio)
    for (index, cell) in matrix.cells.enumerated() { cell.tag = index % 2 }
    #expect(matrix.cell(withTag: 1) === matrix.cells[5] && matrix.cell(withTag: 2) == nil)
    #expect(matrix.selectCell(withTag: 0) && !matrix.selectCell(withTag: 2))
    #expect(states(matrix) == [0, 0, 0, 0, 1, 0] && matrix.selectedRow == 2)
  }

  /// Folders: every name of fewer than three letters has three more in it.
  private final class Folders: NSBrowserDelegate {
    var lastColumns: [Int] = []
    func browser(_ browser: NSBrowser, numberOfChildrenOfItem item: Any?) -> Int { 3 }
    func browser(_ browser: NSBrowser, child index: Int, ofItem item: Any?) -> Any {
      (item as? String ?? "") + ["a", "b", "c"][index]
    }
    func browser(_ browser: NSBrowser, isLeafItem item: Any?) -> Bool {
      (item as? String ?? "").count == 3
    }
    func browser(
      _ browser: NSBrowser, didChangeLastColumn oldLastColumn: Int, toColumn column: Int
    ) { lastColumns.append(column) }
  }

  @Test("a browser's columns show what is within what is chosen", arguments: [false, true])
  func browser(isMirrored: Bool) {
    let (test, folders) = (TestApplication(), Folders())
    let browser = NSBrowser(frame: NSRect(x: 0, y: 0, width: 300, height: 200))
    var sent = 0
    browser.onAction = { _ in sent += 1 }
    test.content.addSubview(browser)
    browser.delegate = folders
    if isMirrored { test.change { $0.layoutDirection = .rightToLeft } }
    test.app.updateWindows()
    #expect(browser.lastColumn == 0 && browser.frame(ofColumn: 0).minX == (isMirrored ? 200 : 0))
    let hand = Hand(test.window)
    func tap(_ column: CGFloat, _ row: CGFloat) {
      let x = column * 100 + 20
      hand.tap(isMirrored ? 300 - x : x, 21 + row * 17 + 8)
      test.app.updateWindows()
    }
    tap(0, 1)
    #expect(browser.path() == "/b" && browser.lastColumn == 1 && sent == 1)
    #expect(browser.title(ofColumn: 1) == "b" && browser.clickedRow == 1)
    tap(1, 2)
    tap(2, 0)
    #expect(browser.path() == "/b/bc/bca" && browser.lastColumn == 2)
    #expect(browser.selectionIndexPath == [1, 2, 0] && folders.lastColumns == [1, 2])
    tap(0, 0)
    #expect(browser.path() == "/a" && browser.lastColumn == 1)
    let forward: KeyEvent.Key = isMirrored ? .leftArrow : .rightArrow
    hand.key(forward)
    #expect(browser.path() == "/a/aa" && browser.lastColumn == 2)
    hand.key(.downArrow)
    #expect(browser.path() == "/a/ab")
    hand.key(isMirrored ? .rightArrow : .leftArrow)
    hand.key(.downArrow)
    #expect(browser.path() == "/b" && browser.lastColumn == 1)
    let (isFound, isLost) = (browser.setPath("/c/ca/cab"), browser.setPath("/c/x"))
    #expect(isFound && !isLost && browser.path() == "/c")
    #expect(browser.item(at: [2, 0, 1]) as? String == "cab")
  }

  /// Numbers that a delegate fills in.
  private final class Numbers: NSBrowserDelegate {
    func browser(_ sender: NSBrowser, numberOfRowsInColumn column: Int) -> Int { 2 + column }
    func browser(_ sender: NSBrowser, willDisplayCell cell: Any, atRow row: Int, column: Int) {
      guard let cell = cell as? NSBrowserCell else { return }
      (cell.stringValue, cell.isLeaf) = ("\(column)\(row)", column == 1)
    }
  }

  @Test("a browser has its cells filled")
  func cells() {
    let (browser, numbers) = (NSBrowser(), Numbers())
    browser.delegate = numbers
    browser.selectRow(1, inColumn: 0)
    browser.selectRow(2, inColumn: 1)
    #expect(browser.path() == "/01/12" && browser.lastColumn == 1)
    #expect((browser.selectedCell() as? NSBrowserCell)?.isLeaf == true)
  }
}
