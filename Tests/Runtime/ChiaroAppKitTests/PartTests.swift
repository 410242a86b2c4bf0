// SPDX-License-Identifier: MIT

import ChiaroAppKit
import ChiaroViewsTestSupport
import Testing

/// What the less common parts of controls and lists do.
@MainActor
@Suite("Parts of AppKit's controls")
struct PartTests {
  @Test("a storyboard makes what the program says, and segues lead from screen to screen")
  func storyboard() throws {
    final class Origin: NSViewController {
      var prepared: [String] = []
      override func prepare(for segue: NSStoryboardSegue, sender: Any?) {
        prepared.append(segue.identifier ?? "")
        (segue.destinationController as? NSViewController)?.title = "Prepared"
      }
    }
    NSStoryboard.setContents(ofStoryboardNamed: "Sea") { identifier in
      switch identifier {
      case nil: Origin()
      case "chart": NSViewController()
      default: nil
      }
    }
    NSStoryboard.setSegue("open", inStoryboardNamed: "Sea", to: "chart")
    let storyboard = NSStoryboard(name: "Sea", bundle: nil)
    let origin = try #require(storyboard.instantiateInitialController() as? Origin)
    let test = TestApplication()
    test.content.addSubview(origin.view)
    origin.performSegue(withIdentifier: "open", sender: nil)
    #expect(origin.prepared == ["open"] && origin.storyboard === storyboard)
    #expect(origin.presentedViewControllers?.first?.title == "Prepared")
    let chart: NSViewController = storyboard.instantiateController(identifier: "chart")
    #expect(chart.storyboard === storyboard)
    #expect(NSStoryboard(name: "Land", bundle: nil).instantiateInitialController() == nil)
  }

  @Test("a level has tick marks, tiers and keys, in both directions")
  func level() {
    let (test, level) = (TestApplication(), NSLevelIndicator())
    level.frame = NSRect(x: 0, y: 0, width: 101, height: 23)
    (level.maxValue, level.numberOfTickMarks, level.numberOfMajorTickMarks) = (4, 5, 3)
    (level.isEditable, level.levelIndicatorStyle) = (true, .discreteCapacity)
    test.content.addSubview(level)
    test.app.updateWindows()
    #expect(level.intrinsicContentSize.height == 23 && level.tickMarkValue(at: 3) == 3)
    #expect(level.rectOfTickMark(at: 1) == NSRect(x: 25, y: 15, width: 1, height: 3))
    #expect(level.rectOfTickMark(at: 2).height == 6)
    test.window.makeFirstResponder(level)
    let hand = Hand(test.window)
    for _ in 0..<5 { hand.key(.rightArrow) }
    #expect(level.doubleValue == 4)
    test.change { $0.layoutDirection = .rightToLeft }
    hand.key(.rightArrow)
    #expect(level.doubleValue == 3 && level.rectOfTickMark(at: 1).minX == 75)
  }

  private final class Search: NSSearchFieldDelegate {
    var told: [String] = []
    func searchFieldDidStartSearching(_ sender: NSSearchField) { told.append("start") }
    func searchFieldDidEndSearching(_ sender: NSSearchField) { told.append("end") }
  }

  @Test("a search field says when people search, and keeps what they looked for")
  func search() {
    let (test, field, search) = (TestApplication(), NSSearchField(), Search())
    field.frame = NSRect(x: 0, y: 0, width: 200, height: 22)
    (field.delegate, field.maximumRecents) = (search, 2)
    test.content.addSubview(field)
    test.app.updateWindows()
    test.window.makeFirstResponder(field)
    let hand = Hand(test.window)
    for text in ["sand", "s", "reef", "s"] {
      field.stringValue = ""
      hand.type(text)
      hand.key(.return)
      test.window.makeFirstResponder(field)
    }
    #expect(field.recentSearches == ["s", "reef"])
    hand.key(.escape)
    #expect(search.told == ["start", "start", "start", "start", "end"])
  }

  private final class Tokens: NSTokenFieldDelegate {
    func tokenField(
      _ tokenField: NSTokenField, displayStringForRepresentedObject representedObject: Any
    ) -> String? { (representedObject as? Int).map { "No. \($0)" } }
    func tokenField(
      _ tokenField: NSTokenField, representedObjectForEditing editingString: String
    ) -> Any? { Int(editingString) ?? editingString }
    func tokenField(_ tokenField: NSTokenField, shouldAdd tokens: [Any], at index: Int) -> [Any] {
      tokens.filter { $0 is Int }
    }
  }

  @Test("tokens stand for objects, which the delegate makes of texts")
  func tokens() {
    let (test, field, delegate) = (TestApplication(), NSTokenField(), Tokens())
    field.frame = NSRect(x: 0, y: 0, width: 200, height: 22)
    field.delegate = delegate
    field.objectValue = [4, 5]
    test.content.addSubview(field)
    test.app.updateWindows()
    #expect(field.tokens == ["No. 4", "No. 5"] && field.stringValue == "4, 5")
    test.window.makeFirstResponder(field)
    Hand(test.window).type(", 6, x")
    test.window.makeFirstResponder(nil)
    #expect(field.objectValue as? [Int] == [4, 5, 6])
  }

  @Test("tokens stay apart by the field's own characters", arguments: [",", ";", " ", "/"])
  func separators(end: String) {
    let (test, field) = (TestApplication(), NSTokenField())
    field.frame = NSRect(x: 0, y: 0, width: 200, height: 22)
    field.tokenizingCharacterSet = CharacterSet(charactersIn: end)
    test.content.addSubview(field)
    test.app.updateWindows()
    test.window.makeFirstResponder(field)
    Hand(test.window).type("a\(end)b")
    test.window.makeFirstResponder(nil)
    #expect(field.tokens == ["a", "b"] && field.objectValue as? [String] == ["a", "b"])
  }

  @Test("a path in a pop-up has its parts in the menu, the last one first")
  func path() {
    final class Delegate: NSPathControlDelegate {
      var titles: [String] = []
      func pathControl(_ pathControl: NSPathControl, willPopUp menu: NSMenu) {
        titles = menu.items.map(\.title)
      }
    }
    let (test, control, delegate) = (TestApplication(), NSPathControl(), Delegate())
    control.frame = NSRect(x: 0, y: 0, width: 200, height: 22)
    (control.pathStyle, control.delegate) = (.popUp, delegate)
    control.url = URL(fileURLWithPath: "/Charts/Coast", isDirectory: true)
    test.content.addSubview(control)
    test.app.updateWindows()
    Hand(test.window).tap(20, 10)
    #expect(delegate.titles == ["Coast", "Charts", "/"])
  }

  private final class Panes: NSSplitViewDelegate {
    var changes = 0
    weak var fixed: NSView?
    func splitView(
      _ splitView: NSSplitView, constrainMinCoordinate proposed: CGFloat, ofSubviewAt index: Int
    ) -> CGFloat { proposed + 80 }
    func splitView(_ splitView: NSSplitView, canCollapseSubview subview: NSView) -> Bool {
      subview === fixed
    }
    func splitView(_ splitView: NSSplitView, shouldAdjustSizeOfSubview view: NSView) -> Bool {
      view !== fixed
    }
    var widths: [CGFloat] = []
    func splitViewWillResizeSubviews(_ notification: Notification) { widths.append(width) }
    func splitViewDidResizeSubviews(_ notification: Notification) {
      changes += 1
      widths.append(width)
    }
    private var width: CGFloat { fixed?.frame.width ?? -1 }
  }

  @Test("a pane that may close does so past half of its least width, and others follow the view")
  func panes() {
    let (test, panes) = (TestApplication(), Panes())
    let split = NSSplitView(frame: NSRect(x: 0, y: 0, width: 301, height: 100))
    (split.isVertical, split.dividerStyle) = (true, .thin)
    let views = [NSView(), NSView()]
    for view in views { split.addArrangedSubview(view) }
    (split.delegate, panes.fixed) = (panes, views[0])
    test.content.addSubview(split)
    test.app.updateWindows()
    func widths() -> [CGFloat] { views.map(\.frame.width) }
    #expect(widths() == [150, 150] && panes.widths == [0, 150])
    (panes.widths, panes.changes) = ([], 0)
    let places: [(position: CGFloat, width: CGFloat)] = [(100, 100), (50, 80), (30, 0)]
    for (position, width) in places {
      split.setPosition(position, ofDividerAt: 0)
      test.app.updateWindows()
      #expect(widths()[0] == width)
    }
    #expect(split.isSubviewCollapsed(views[0]) && panes.changes == 3)
    #expect(panes.widths == [150, 100, 100, 80, 80, 0])
    for view in views { view.isHidden = true }
    split.setPosition(0, ofDividerAt: 0)
    test.app.updateWindows()
    for view in views { view.isHidden = false }
    test.app.updateWindows()
    split.setPosition(100, ofDividerAt: 0)
    split.setFrameSize(NSSize(width: 401, height: 100))
    test.app.updateWindows()
    #expect(widths() == [100, 300])
  }

  private final class Tree: NSOutlineViewDataSource, NSOutlineViewDelegate {
    var told: [String] = []
    func outlineView(_ outlineView: NSOutlineView, numberOfChildrenOfItem item: Any?) -> Int {
      ((item as? String) ?? "").count < 2 ? 2 : 0
    }
    func outlineView(_ outlineView: NSOutlineView, child index: Int, ofItem item: Any?) -> Any {
      ((item as? String) ?? "") + "\(index)"
    }
    func outlineView(_ outlineView: NSOutlineView, isItemExpandable item: Any) -> Bool {
      ((item as? String) ?? "").count < 2
    }
    func outlineView(_ outlineView: NSOutlineView, shouldExpandItem item: Any) -> Bool {
      item as? String != "1"
    }
    var keepsOpen = false
    func outlineView(_ outlineView: NSOutlineView, shouldCollapseItem item: Any) -> Bool {
      !keepsOpen
    }
    var dropped: [String] = []
    func outlineView(
      _ outlineView: NSOutlineView, validateDrop info: any NSDraggingInfo, proposedItem item: Any?,
      proposedChildIndex index: Int
    ) -> NSDragOperation {
      outlineView.setDropItem("0", dropChildIndex: 2)
      return .move
    }
    func outlineView(
      _ outlineView: NSOutlineView, acceptDrop info: any NSDraggingInfo, item: Any?,
      childIndex index: Int
    ) -> Bool {
      dropped.append("\(item ?? "") \(index)")
      return true
    }
    func outlineView(
      _ outlineView: NSOutlineView, pasteboardWriterForItem item: Any
    ) -> (any NSPasteboardWriting)? { "item" as NSString }
    func outlineViewItemDidExpand(_ notification: Notification) {
      told.append("+\(notification.userInfo?["NSObject"] ?? "")")
    }
    func outlineViewItemWillCollapse(_ notification: Notification) {
      told.append("-\(notification.userInfo?["NSObject"] ?? "")")
    }
    func outlineView(_ outlineView: NSOutlineView, isGroupItem item: Any) -> Bool {
      item as? String == "0"
    }
  }

  @Test("an outline tells of what opens and closes, and knows its items' places")
  func outline() {
    let (outline, tree) = (NSOutlineView(), Tree())
    (outline.dataSource, outline.delegate) = (tree, tree)
    outline.addTableColumn(NSTableColumn(identifier: "name"))
    outline.expandItem("0")
    outline.expandItem("1")
    #expect(outline.numberOfRows == 4 && outline.isItemExpanded("1") == false)
    #expect(outline.childIndex(forItem: "01") == 1 && outline.childIndex(forItem: "1") == 1)
    #expect(outline.level(forItem: "00") == 1 && outline.child(1, ofItem: "0") as? String == "01")
    #expect(outline.rowView(atRow: 0, makeIfNecessary: true)?.isGroupRowStyle == true)
    // An open item is not told again.
    outline.expandItem("0")
    tree.keepsOpen = true
    outline.collapseItem("0", collapseChildren: true)
    #expect(outline.isItemExpanded("0") && tree.told == ["+0"])
    tree.keepsOpen = false
    outline.collapseItem("0")
    #expect(tree.told == ["+0", "-0"] && outline.numberOfRows == 2)
  }

  @Test("a drop goes where the data source says, also behind children", arguments: [true, false])
  func drops(isOpen: Bool) {
    let (test, outline, tree) = (TestApplication(), NSOutlineView(), Tree())
    outline.frame = NSRect(x: 0, y: 0, width: 200, height: 150)
    (outline.dataSource, outline.delegate) = (tree, tree)
    outline.addTableColumn(NSTableColumn(identifier: "name"))
    outline.registerForDraggedTypes([.string])
    if isOpen { outline.expandItem("0") }
    test.content.addSubview(outline)
    test.app.updateWindows()
    let hand = Hand(test.window)
    hand.press(60, outline.rect(ofRow: 0).midY)
    hand.move(60, outline.rect(ofRow: 1).midY)
    hand.move(60, outline.rect(ofRow: 1).midY + 2)
    hand.release(60, outline.rect(ofRow: 1).midY + 2)
    #expect(tree.dropped == ["0 2"])
  }

  private final class Rows: NSTableViewDataSource, NSTableViewDelegate {
    var orders = 0
    func numberOfRows(in tableView: NSTableView) -> Int { 5 }
    func tableView(
      _ tableView: NSTableView, sortDescriptorsDidChange oldDescriptors: [NSSortDescriptor]
    ) { orders += 1 }
    func tableView(
      _ tableView: NSTableView, selectionIndexesForProposedSelection proposed: IndexSet
    ) -> IndexSet { proposed.filteredIndexSet { $0 != 1 } }
  }

  @Test("rows move with what is selected, and the delegate changes what people choose")
  func rows() {
    let (test, table, rows) = (TestApplication(), NSTableView(), Rows())
    table.headerView = nil
    table.addTableColumn(NSTableColumn(identifier: "name"))
    let scroll = NSScrollView(frame: NSRect(x: 0, y: 0, width: 200, height: 200))
    scroll.documentView = table
    test.content.addSubview(scroll)
    (table.dataSource, table.delegate) = (rows, rows)
    test.app.updateWindows()
    table.selectRowIndexes([3], byExtendingSelection: false)
    table.moveRow(at: 3, to: 0)
    #expect(table.selectedRow == 0)
    table.moveRow(at: 4, to: 0)
    #expect(table.selectedRow == 1)
    #expect(table.rows(in: NSRect(x: 0, y: 30, width: 10, height: 30)) == NSRange(1..<3))
    Hand(test.window).tap(50, 30)
    #expect(table.selectedRowIndexes.isEmpty)
    table.sortDescriptors = [NSSortDescriptor(keyPath: \NSString.length, ascending: true)]
    #expect(rows.orders == 1)
  }

  @Test("a layer that is set is the view's, and its sublayers follow its size")
  func layers() {
    let (test, view) = (TestApplication(), NSView(frame: NSRect(x: 0, y: 0, width: 50, height: 20)))
    let (layer, inner) = (CALayer(), CALayer())
    layer.cornerRadius = 4
    view.wantsLayer = true
    view.layer = layer
    #expect(view.layer === layer && view.layer?.cornerRadius == 4)
    inner.frame = NSRect(x: 5, y: 0, width: 40, height: 20)
    inner.autoresizingMask = [.layerWidthSizable, .layerHeightSizable]
    layer.addSublayer(inner)
    test.content.addSubview(view)
    view.setFrameSize(NSSize(width: 100, height: 30))
    #expect(inner.frame == NSRect(x: 5, y: 0, width: 90, height: 30))
  }

  @Test("colors are mixed in sRGB as they are now")
  func blend() {
    let samples: [(CGFloat, CGFloat)] = [(0, 0), (0.25, 0.25), (1, 1), (3, 1)]
    for (share, gray) in samples {
      let mixed = NSColor(red: 0, green: 0, blue: 0, alpha: 1)
        .blended(withFraction: share, of: NSColor(red: 1, green: 1, blue: 1, alpha: 1))
      #expect(abs((mixed?.greenComponent ?? -1) - gray) < 0.001, "\(share)")
    }
  }

  @Test("observers are told of a frame where they are to be")
  func frames() {
    let view = NSView(frame: NSRect(x: 0, y: 0, width: 50, height: 20))
    var count = 0
    let token = NotificationCenter.default.addObserver(
      forName: NSView.frameDidChangeNotification, object: view, queue: nil
    ) { _ in MainActor.assumeIsolated { count += 1 } }
    view.setFrameSize(NSSize(width: 60, height: 20))
    view.postsFrameChangedNotifications = true
    view.setFrameSize(NSSize(width: 70, height: 20))
    view.setFrameSize(NSSize(width: 70, height: 20))
    #expect(count == 1)
    NotificationCenter.default.removeObserver(token)
  }
}
