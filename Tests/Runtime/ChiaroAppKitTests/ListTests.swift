// SPDX-License-Identifier: MIT

import ChiaroAppKit
import ChiaroRaster
import ChiaroViewsTestSupport
import Testing

/// Rows of tables that draw themselves, outlines whose items open, and what stands in containers.
@MainActor
@Suite("Rows, outlines and containers of AppKit")
struct ListTests {
  private final class Row: NSTableRowView {
    var drawn: [String] = []
    override func drawBackground(in dirtyRect: NSRect) {
      drawn.append("background \(Int(dirtyRect.height))")
    }
    override func drawSelection(in dirtyRect: NSRect) {
      drawn.append("selection \(Int(dirtyRect.height))")
    }
  }

  @Test("a row draws its background, and its selection if it is selected and shows it")
  func rows() {
    let samples: [(change: (NSTableRowView) -> Void, drawn: [String])] = [
      ({ _ in }, ["background 20"]),
      ({ $0.isSelected = true }, ["background 20", "selection 20"]),
      (
        {
          $0.isSelected = true
          $0.selectionHighlightStyle = .none
        }, ["background 20"]
      ),
    ]
    for (index, sample) in samples.enumerated() {
      let (test, row) = (TestApplication(), Row(frame: NSRect(x: 0, y: 0, width: 90, height: 20)))
      sample.change(row)
      test.content.addSubview(row)
      test.app.updateWindows()
      _ = test.window.displayList
      #expect(row.drawn == sample.drawn, "sample \(index)")
    }
  }

  /// Two children for each item, down to three letters.
  private final class Tree: NSOutlineViewDataSource {
    func outlineView(_ outlineView: NSOutlineView, numberOfChildrenOfItem item: Any?) -> Int {
      ((item as? String) ?? "").count < 3 ? 2 : 0
    }
    func outlineView(_ outlineView: NSOutlineView, child index: Int, ofItem item: Any?) -> Any {
      ((item as? String) ?? "") + "\(index)"
    }
    func outlineView(_ outlineView: NSOutlineView, isItemExpandable item: Any) -> Bool {
      ((item as? String) ?? "").count < 3
    }
  }

  @Test("items open and close with what is below them, or without")
  func outlines() {
    let samples: [(step: (NSOutlineView) -> Void, rows: Int)] = [
      ({ $0.expandItem(nil) }, 6), ({ $0.expandItem(nil, expandChildren: true) }, 14),
      (
        {
          $0.expandItem("0")
          $0.expandItem("0", expandChildren: true)
        }, 8
      ),
      (
        {
          $0.expandItem("0")
          $0.expandItem("00")
          $0.expandItem(nil, expandChildren: true)
        }, 14
      ),
      (
        {
          $0.expandItem("0", expandChildren: true)
          $0.collapseItem("0")
        }, 2
      ),
      (
        {
          $0.expandItem("0", expandChildren: true)
          $0.collapseItem("0")
          $0.expandItem("0")
        }, 8
      ),
      (
        {
          $0.expandItem("0", expandChildren: true)
          $0.collapseItem("0", collapseChildren: true)
          $0.expandItem("0")
        }, 4
      ),
      (
        {
          $0.expandItem(nil, expandChildren: true)
          $0.collapseItem(nil)
        }, 2
      ),
      (
        {
          $0.expandItem(nil, expandChildren: true)
          $0.collapseItem(nil)
          $0.expandItem(nil)
        }, 14
      ),
      (
        {
          $0.expandItem(nil, expandChildren: true)
          $0.collapseItem(nil, collapseChildren: true)
          $0.expandItem(nil)
        }, 6
      ),
    ]
    for (index, sample) in samples.enumerated() {
      let (outline, tree) = (NSOutlineView(), Tree())
      outline.dataSource = tree
      sample.step(outline)
      #expect(outline.numberOfRows == sample.rows, "sample \(index)")
    }
  }

  @Test("a grid's row stands on the baseline that is asked for")
  func baselines() {
    for alignment in [NSGridRow.Alignment.firstBaseline, .lastBaseline] {
      let test = TestApplication()
      let (short, long) = (
        NSTextField(labelWithString: "a"), NSTextField(wrappingLabelWithString: "a\nb")
      )
      let grid = NSGridView(views: [[short, long]])
      grid.rowAlignment = alignment
      test.content.addSubview(grid)
      test.app.updateWindows()
      let isFirst = alignment == .firstBaseline
      #expect(long.frame.height > short.frame.height)
      #expect((short.frame.maxY == long.frame.maxY) == isFirst, "\(alignment)")
      #expect((short.frame.minY == long.frame.minY) != isFirst, "\(alignment)")
    }
  }

  @Test("the controller of a split item that is set later is a child, and the former none")
  func splitItems() {
    let (split, former, new) = (NSSplitViewController(), NSViewController(), NSViewController())
    for controller in [former, new] { controller.view = NSView() }
    let item = NSSplitViewItem(viewController: former)
    split.addSplitViewItem(item)
    #expect(split.children.map { ObjectIdentifier($0) } == [ObjectIdentifier(former)])
    item.viewController = new
    #expect(split.children.map { ObjectIdentifier($0) } == [ObjectIdentifier(new)])
    #expect(former.parent == nil && former.view.superview == nil && new.view.superview != nil)
    #expect(split.splitViewItem(for: new) === item)
  }

  private final class Deaf: NSView {
    override var acceptsFirstResponder: Bool { true }
    override var canBecomeKeyView: Bool { false }
  }

  @Test("a view that is no key view is passed over by Tab, and can be made first responder")
  func keyViews() {
    let test = TestApplication()
    let (view, field) = (Deaf(), NSTextField(string: "a"))
    for view in [view, field] {
      view.frame = NSRect(x: 0, y: 0, width: 50, height: 20)
      test.content.addSubview(view)
    }
    test.window.handle(KeyEvent(.down, .tab))
    #expect(field.currentEditor() != nil && !view.isFirstResponder)
    #expect(test.window.makeFirstResponder(view) && view.isFirstResponder)
  }
}
