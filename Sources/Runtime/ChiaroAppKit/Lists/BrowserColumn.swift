// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroControls
import ChiaroViews
import Foundation

/// A column of a browser: its rows, and the title above them.
final class BrowserColumn: NSView, NSTableViewDataSource, NSTableViewDelegate {
  private weak var browser: NSBrowser?
  let index: Int
  /// The item whose children the column has; nil in a browser of cells.
  let parent: Any?
  let table = BrowserTable()
  let scroll = NSScrollView()
  private var items: [Int: Any] = [:]
  private var cells: [Int: NSBrowserCell] = [:]
  /// Whether the browser is told of the selection.
  private var isTelling = true

  init(_ browser: NSBrowser, _ index: Int, _ parent: Any?) {
    (self.browser, self.index, self.parent) = (browser, index, parent)
    super.init(frame: .zero)
    table.column = self
    table.headerView = nil
    table.style = .plain
    table.intercellSpacing = .zero
    table.rowHeight = browser.rowHeight
    table.allowsMultipleSelection = browser.allowsMultipleSelection
    table.allowsEmptySelection = browser.allowsEmptySelection
    table.addTableColumn(NSTableColumn(identifier: "name"))
    scroll.hasVerticalScroller = true
    scroll.documentView = table
    addSubview(scroll)
    (table.dataSource, table.delegate) = (self, self)
  }

  override var isFlipped: Bool { true }
  private var titleHeight: CGFloat { browser?.titleHeight ?? 0 }
  override func layout() {
    super.layout()
    let top = titleHeight
    scroll.frame = CGRect(
      x: 0, y: top, width: max(0, bounds.width - 1), height: max(0, bounds.height - top)
    ).placed(in: bounds, drawnDirection)
  }

  // MARK: Rows

  /// Whether the delegate counts rows and fills cells, as it said when the rows were loaded.
  private var isFilled = false
  func numberOfRows(in tableView: NSTableView) -> Int {
    guard let browser, let delegate = browser.delegate else { return 0 }
    let filled = delegate.browser(browser, numberOfRowsInColumn: index)
    isFilled = filled >= 0
    return filled >= 0 ? filled : max(0, delegate.browser(browser, numberOfChildrenOfItem: parent))
  }
  /// Returns the item of a row; nil in a browser of cells.
  func item(_ row: Int) -> Any? {
    guard (0..<table.numberOfRows).contains(row), !isFilled else { return nil }
    if let known = items[row] { return known }
    guard let browser, let item = browser.delegate?.browser(browser, child: row, ofItem: parent)
    else { return nil }
    items[row] = item
    return item
  }
  /// Returns the cell of a row, as the delegate fills it.
  func cell(_ row: Int) -> NSBrowserCell? {
    guard let browser, (0..<table.numberOfRows).contains(row) else { return nil }
    if let known = cells[row] { return known }
    let cell = NSBrowserCell(textCell: "")
    if isFilled {
      browser.delegate?.browser(browser, willDisplayCell: cell, atRow: row, column: index)
    } else {
      let item = item(row)
      cell.isLeaf = browser.delegate?.browser(browser, isLeafItem: item) ?? true
      cell.stringValue = NSControl.text(
        of: browser.delegate?.browser(browser, objectValueForItem: item))
    }
    cell.isLoaded = true
    cells[row] = cell
    return cell
  }
  func reload() {
    (items, cells) = ([:], [:])
    table.reloadData()
    setNeedsDisplay()
  }

  func tableView(_ tableView: NSTableView, heightOfRow row: Int) -> CGFloat {
    guard let browser else { return tableView.rowHeight }
    return browser.delegate?.browser(browser, heightOfRow: row, inColumn: index)
      ?? browser.rowHeight
  }
  func tableView(_ tableView: NSTableView, viewFor tableColumn: NSTableColumn?, row: Int)
    -> NSView?
  {
    let view =
      tableView.makeView(withIdentifier: "row", owner: nil) as? BrowserRow ?? BrowserRow()
    view.identifier = "row"
    view.show(cell(row))
    return view
  }
  func tableView(
    _ tableView: NSTableView, selectionIndexesForProposedSelection proposed: IndexSet
  ) -> IndexSet {
    guard let browser else { return proposed }
    return browser.delegate?.browser(
      browser, selectionIndexesForProposedSelection: proposed, inColumn: index) ?? proposed
  }
  func tableViewSelectionDidChange(_ notification: Notification) {
    if isTelling { browser?.selectionDidChange(in: self) }
  }
  /// Selects rows without telling of it.
  func select(_ rows: IndexSet) {
    isTelling = false
    table.selectRowIndexes(rows, byExtendingSelection: false)
    isTelling = true
  }
  func moveFocus(toNext isNext: Bool) { browser?.moveFocus(from: self, toNext: isNext) }
  func wasPressed() { browser?.columnWasPressed(self) }

  override func drawContent(in context: GraphicsContext) {
    let height = titleHeight
    let isMirrored = drawnDirection == .rightToLeft
    context.fill(
      CGRect(x: isMirrored ? 0 : bounds.width - 1, y: 0, width: 1, height: bounds.height),
      .separatorColor)
    guard height > 0, let browser else { return }
    let title = CGRect(x: 0, y: 0, width: bounds.width, height: height)
    context.fill(title, .controlBackgroundColor)
    context.fill(CGRect(x: 0, y: height - 1, width: bounds.width, height: 1), .separatorColor)
    context.clip(to: title) {
      context.draw(
        browser.title(ofColumn: index) ?? "", .systemFont(ofSize: 11, weight: 500),
        .headerTextColor, in: title.within(dx: 8, dy: 0), share: 0.5)
    }
  }
}

/// The rows of a browser's column.
final class BrowserTable: NSTableView {
  weak var column: BrowserColumn?

  override func adjust(by key: KeyEvent.Key) -> Bool {
    switch isRightToLeft ? key.mirrored : key {
    case .leftArrow: column?.moveFocus(toNext: false)
    case .rightArrow: column?.moveFocus(toNext: true)
    default: return super.adjust(by: key)
    }
    return true
  }
  override func sendAction(_ action: Selector?, to target: Any?) -> Bool {
    column?.wasPressed()
    return true
  }
}

/// A row of a browser: its title, and an arrow where more comes after it.
private final class BrowserRow: NSTableCellView {
  private var isLeaf = true
  private let label = NSTextField(labelWithString: "")

  init() {
    super.init(frame: .zero)
    label.lineBreakMode = .byTruncatingMiddle
    label.usesSingleLineMode = true
    addSubview(label)
    textField = label
  }
  override var isFlipped: Bool { true }
  func show(_ cell: NSBrowserCell?) {
    label.stringValue = cell?.stringValue ?? ""
    isLeaf = cell?.isLeaf ?? true
    setNeedsLayout()
    setNeedsDisplay()
  }
  override var backgroundStyle: BackgroundStyle { didSet { setNeedsDisplay() } }
  override func layout() {
    super.layout()
    let height = label.contentSize(within: bounds.size).height
    label.frame = CGRect(
      x: 0, y: (bounds.height - height) / 2, width: max(0, bounds.width - 16), height: height
    ).placed(in: bounds, drawnDirection)
  }
  override func drawContent(in context: GraphicsContext) {
    guard !isLeaf else { return }
    let place = CGRect(x: bounds.maxX - 14, y: 0, width: 12, height: bounds.height)
    context.drawSymbol(
      drawnDirection.forwardSymbol, in: place.placed(in: bounds, drawnDirection), side: 9,
      backgroundStyle == .emphasized ? .alternateSelectedControlTextColor : .secondaryLabelColor)
  }
}
