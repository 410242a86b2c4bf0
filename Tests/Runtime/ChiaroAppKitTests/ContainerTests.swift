// SPDX-License-Identifier: MIT

import ChiaroAppKit
import ChiaroViewsTestSupport
import Testing

/// What AppKit's containers, lists and windows do.
@MainActor
@Suite("AppKit's containers and windows")
struct ContainerTests {
  private func box(_ width: CGFloat, _ height: CGFloat) -> NSView {
    let view = NSView()
    view.widthAnchor.constraint(equalToConstant: width).isActive = true
    view.heightAnchor.constraint(equalToConstant: height).isActive = true
    return view
  }

  @Test("a stack places its views by distribution, alignment and gravity")
  func stacks() {
    let samples: [(NSStackView.Distribution, NSLayoutConstraint.Attribute, [NSRect])] = [
      (
        .gravityAreas, .top,
        [NSRect(x: 0, y: 0, width: 20, height: 10), NSRect(x: 28, y: 0, width: 40, height: 30)]
      ),
      (
        .gravityAreas, .centerY,
        [NSRect(x: 0, y: 45, width: 20, height: 10), NSRect(x: 28, y: 35, width: 40, height: 30)]
      ),
      (
        .equalSpacing, .bottom,
        [NSRect(x: 0, y: 90, width: 20, height: 10), NSRect(x: 160, y: 70, width: 40, height: 30)]
      ),
    ]
    for (distribution, alignment, frames) in samples {
      let stack = NSStackView(frame: NSRect(x: 0, y: 0, width: 200, height: 100))
      (stack.distribution, stack.alignment) = (distribution, alignment)
      let views = [box(20, 10), box(40, 30)]
      for view in views { stack.addArrangedSubview(view) }
      let test = TestApplication()
      test.content.addSubview(stack)
      test.app.updateWindows()
      let places = views.map { stack.convert($0.frame, to: test.content) }
      #expect(places == frames, "\(distribution), \(alignment)")
    }
  }

  @Test("rows of a column are as wide as it is, unless what is in them hugs its text")
  func column() {
    let (start, end) = (box(20, 10), box(40, 10))
    let button = NSButton(title: "OK", target: nil, action: nil)
    let row = NSStackView(views: [start, NSView(), end])
    row.distribution = .fill
    let section = NSStackView(views: [row])
    section.orientation = .vertical
    let stack = NSStackView(frame: NSRect(x: 0, y: 0, width: 200, height: 100))
    stack.orientation = .vertical
    for view in [section, button] { stack.addArrangedSubview(view) }
    let test = TestApplication()
    test.content.addSubview(stack)
    test.app.updateWindows()
    #expect(section.frame.width == 200 && row.frame.width == 200)
    #expect(end.frame.minX == 160)
    #expect(button.frame.width < 100 && abs(button.frame.midX - 100) < 1)
  }

  @Test("a hidden view takes no room in a stack")
  func hidden() {
    let stack = NSStackView(views: [box(20, 10), box(20, 10), box(20, 10)])
    let test = TestApplication()
    test.content.addSubview(stack)
    #expect(stack.fittingSize == NSSize(width: 76, height: 10))
    stack.arrangedSubviews[1].isHidden = true
    #expect(stack.fittingSize == NSSize(width: 48, height: 10))
  }

  @Test("a grid's columns are as wide as their widest views")
  func grid() {
    let views = [[box(20, 10), box(50, 10)], [box(40, 20), box(10, 10)]]
    let grid = NSGridView(views: views)
    grid.column(at: 0).xPlacement = .trailing
    let test = TestApplication()
    test.content.addSubview(grid)
    test.app.updateWindows()
    #expect(grid.fittingSize == NSSize(width: 96, height: 36))
    #expect(views.flatMap { $0 }.map(\.frame.minX) == [20, 46, 0, 46])
    #expect(views.flatMap { $0 }.map(\.frame.minY) == [26, 26, 0, 5])
  }

  private final class Numbers: NSTableViewDataSource, NSTableViewDelegate {
    var count = 100_000
    var changes = 0
    func numberOfRows(in tableView: NSTableView) -> Int { count }
    func tableView(
      _ tableView: NSTableView, objectValueFor tableColumn: NSTableColumn?, row: Int
    ) -> Any? { row }
    func tableViewSelectionDidChange(_ notification: Notification) { changes += 1 }
  }

  @Test("a table has views of the rows that are seen, and selects by presses and keys")
  func table() throws {
    let (test, source, table) = (TestApplication(), Numbers(), NSTableView())
    table.addTableColumn(NSTableColumn(identifier: "n"))
    let scroll = NSScrollView(frame: NSRect(x: 0, y: 0, width: 200, height: 268))
    scroll.documentView = table
    test.content.addSubview(scroll)
    (table.dataSource, table.delegate) = (source, source)
    test.app.updateWindows()
    #expect(table.subviews.count == 10)
    table.scrollRowToVisible(99_999)
    test.app.updateWindows()
    #expect(
      table.subviews.count == 10 && table.rowView(atRow: 99_999, makeIfNecessary: false) != nil)
    Hand(test.window).tap(50, 28 + 5)
    #expect(table.selectedRow == 99_990 && source.changes == 1)
    test.window.handle(KeyEvent(.down, .downArrow))
    #expect(table.selectedRow == 99_991 && source.changes == 2)
    table.deselectAll(nil)
    #expect(table.selectedRowIndexes.isEmpty && source.changes == 3)
    table.allowsMultipleSelection = true
    table.selectAll(nil)
    #expect(table.numberOfSelectedRows == 100_000 && source.changes == 4)
    source.count = 5
    table.reloadData()
    #expect(table.numberOfRows == 5 && table.selectedRow == 4)
  }

  private final class Tree: NSOutlineViewDataSource {
    func outlineView(_ outlineView: NSOutlineView, numberOfChildrenOfItem item: Any?) -> Int {
      ((item as? String) ?? "").count < 2 ? 2 : 0
    }
    func outlineView(_ outlineView: NSOutlineView, child index: Int, ofItem item: Any?) -> Any {
      ((item as? String) ?? "") + "\(index)"
    }
    func outlineView(_ outlineView: NSOutlineView, isItemExpandable item: Any) -> Bool {
      ((item as? String) ?? "").count < 2
    }
  }

  @Test("an outline shows what is below its open items")
  func outline() {
    let (outline, tree) = (NSOutlineView(), Tree())
    outline.dataSource = tree
    func items() -> [String] {
      (0..<outline.numberOfRows).compactMap { outline.item(atRow: $0) as? String }
    }
    #expect(items() == ["0", "1"])
    outline.expandItem("0")
    #expect(items() == ["0", "00", "01", "1"])
    #expect(outline.level(forRow: 1) == 1 && outline.row(forItem: "1") == 3)
    #expect(outline.parent(forItem: "01") as? String == "0")
    outline.collapseItem("0")
    #expect(items() == ["0", "1"])
  }

  @Test("a split view's divider moves within its views")
  func split() {
    let split = NSSplitView(frame: NSRect(x: 0, y: 0, width: 201, height: 50))
    (split.isVertical, split.dividerStyle) = (true, .thin)
    let views = [NSView(), NSView()]
    for view in views { split.addArrangedSubview(view) }
    for (wish, width) in [(60.0, 60.0), (-5, 0), (500, 200)] {
      split.setPosition(wish, ofDividerAt: 0)
      split.layoutSubtreeIfNeeded()
      let expected: [CGFloat] = [width, 200 - width]
      #expect(views.map { $0.frame.width.rounded() } == expected)
    }
  }

  private final class Life: NSViewController {
    var calls: [String] = []
    override func loadView() { view = NSView(frame: NSRect(x: 0, y: 0, width: 80, height: 40)) }
    override func viewDidLoad() { calls.append("load") }
    override func viewWillAppear() { calls.append("will appear") }
    override func viewDidAppear() { calls.append("appear") }
    override func viewDidDisappear() { calls.append("disappear") }
  }

  @Test("a controller is told of its view's life, and its window has the view's size")
  func controllers() {
    let (test, life) = (TestApplication(), Life())
    let window = NSWindow(contentViewController: life)
    #expect(!window.isVisible && life.calls == ["load"])
    #expect(window.contentLayoutRect == NSRect(x: 0, y: 0, width: 80, height: 40))
    window.makeKeyAndOrderFront(nil)
    test.app.updateWindows()
    #expect(life.calls == ["load", "will appear", "appear"])
    #expect(life.view.window === window && life.view.frame.minY == 0)
    #expect(window.frame.height - life.view.frame.maxY == 28)
    window.close()
    #expect(life.calls.last == "disappear")
  }

  @Test("an alert over a window is answered by its buttons, or by Return")
  func alert() {
    let test = TestApplication()
    let alert = NSAlert()
    for title in ["Delete", "Cancel"] { alert.addButton(withTitle: title) }
    var answers: [NSApplication.ModalResponse] = []
    for press in [
      { alert.buttons[1].performClick(nil) }, { _ = alert.window.handle(KeyEvent(.down, .return)) },
      { test.window.endSheet(alert.window, returnCode: .abort) },
    ] {
      alert.beginSheetModal(for: test.window) { answers.append($0) }
      #expect(test.window.attachedSheet === alert.window)
      press()
      #expect(test.window.attachedSheet == nil)
    }
    #expect(answers == [.alertSecondButtonReturn, .alertFirstButtonReturn, .abort])
  }

  @Test("a tool bar's items call their targets, and those that can be are chosen")
  func toolbar() {
    final class Maker: NSToolbarDelegate {
      var calls = 0
      func toolbarDefaultItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier] {
        ["a", .flexibleSpace, "b"]
      }
      func toolbarSelectableItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier] {
        ["b"]
      }
      func toolbar(
        _ toolbar: NSToolbar, itemForItemIdentifier itemIdentifier: NSToolbarItem.Identifier,
        willBeInsertedIntoToolbar flag: Bool
      ) -> NSToolbarItem? {
        let item = NSToolbarItem(itemIdentifier: itemIdentifier)
        item.label = itemIdentifier.rawValue
        item.onAction = { [unowned self] _ in calls += 1 }
        return item
      }
    }
    let (test, maker, toolbar) = (TestApplication(), Maker(), NSToolbar())
    let window = NSWindow(
      contentRect: NSRect(x: 0, y: 0, width: 300, height: 100), styleMask: [.titled],
      backing: .buffered, defer: true)
    toolbar.delegate = maker
    window.toolbar = toolbar
    window.makeKeyAndOrderFront(nil)
    test.app.updateWindows()
    Hand(window).tap(280, 26)
    #expect(maker.calls == 1 && toolbar.selectedItemIdentifier == "b")
  }

  @Test("what AppKit animates is set, and what comes after is called")
  func animation() async {
    let (view, window) = (NSView(), TestApplication().window)
    var calls: [String] = []
    await withCheckedContinuation { over in
      NSAnimationContext.runAnimationGroup({ _ in
        view.animator().alphaValue = 0.5
        calls.append("change")
      }) { over.resume() }
    }
    CATransaction.begin()
    CATransaction.setCompletionBlock { calls.append("commit") }
    #expect(calls == ["change"] && view.alphaValue == 0.5)
    CATransaction.commit()
    #expect(calls.last == "commit" && window.animator() === window)
  }

  @Test("views of AppKit know their window, superview and subviews as AppKit's")
  func neighbors() {
    let test = TestApplication()
    let view = NSView()
    test.content.addSubview(view)
    test.window.title = "a"
    #expect(view.window?.title == "a" && view.superview === test.content)
    #expect(test.content.subviews.first === view)
  }
}
