// SPDX-License-Identifier: MIT

import ChiaroAppKit
import Foundation
import Testing

/// Stacks, grids, splits, tabs and scrolled content of AppKit, as they are documented.
@MainActor
@Suite("AppKit's containers as documented")
struct DocumentedContainerTests {
  let test = TestApplication()

  /// A view of a size of its own.
  private final class Block: NSView {
    let size: NSSize
    init(_ width: CGFloat, _ height: CGFloat) {
      size = NSSize(width: width, height: height)
      super.init(frame: .zero)
    }
    override var intrinsicContentSize: NSSize { size }
  }

  private func put(_ view: NSView, _ width: CGFloat, _ height: CGFloat) {
    view.translatesAutoresizingMaskIntoConstraints = true
    view.frame = NSRect(x: 0, y: 0, width: width, height: height)
    test.content.addSubview(view)
    test.app.updateWindows()
  }

  @Test("a stack has the documented values, and its views as they are arranged")
  func stacks() {
    let stack = NSStackView()
    same("orientation", stack.orientation, .horizontal)
    same("alignment", stack.alignment, .centerY)
    same("distribution", stack.distribution, .gravityAreas)
    same("spacing", stack.spacing, 8)
    same("insets", stack.edgeInsets.top + stack.edgeInsets.left, 0)
    same("detaches", stack.detachesHiddenViews, true)
    let (one, two) = (Block(10, 10), Block(20, 20))
    stack.addArrangedSubview(one)
    stack.insertArrangedSubview(two, at: 0)
    same("order", stack.arrangedSubviews.map { $0 === two }, [true, false])
    same("subviews", stack.subviews.count, 2)
    same("no mask", one.translatesAutoresizingMaskIntoConstraints, false)
    same("usual", stack.customSpacing(after: two), NSStackView.useDefaultSpacing)
    stack.setCustomSpacing(3, after: two)
    same("custom", stack.customSpacing(after: two), 3)
    stack.setCustomSpacing(NSStackView.useDefaultSpacing, after: two)
    put(stack, 200, 50)
    same("usual spacing", one.frame.minX - two.frame.maxX, 8)
    same("visible", stack.visibilityPriority(for: one), .mustHold)
    stack.removeArrangedSubview(one)
    same("still a subview", one.superview === stack, true)
    same("no longer arranged", stack.arrangedSubviews.count, 1)
    two.removeFromSuperview()
    same("removed", stack.arrangedSubviews.count, 0)
    let column = NSStackView(views: [Block(5, 5), Block(5, 5)])
    column.orientation = .vertical
    same("column", column.alignment, .centerX)
    same("views", column.views.count, 2)
    same("stack's mask", column.translatesAutoresizingMaskIntoConstraints, false)
  }

  @Test("a stack shares its length as its distribution says; hidden views take none of it")
  func distributions() {
    let samples: [(NSStackView.Distribution, [CGFloat])] = [
      (.fillEqually, [0, 45, 55, 45]), (.fillProportionally, [0, 30, 40, 60]),
      (.equalSpacing, [0, 30, 40, 60]),
    ]
    for (distribution, places) in samples {
      let (one, two) = (Block(30, 10), Block(60, 10))
      let stack = NSStackView(views: [one, two])
      stack.spacing = 10
      stack.distribution = distribution
      put(stack, 100, 40)
      let found = [one.frame.minX, one.frame.width, two.frame.minX, two.frame.width]
      same("\(distribution)", found, places)
      same("centered", one.frame.midY, 20)
      one.isHidden = true
      test.app.updateWindows()
      same("\(distribution) of one", two.frame.minX, 0)
    }
    let areas = NSStackView(views: [])
    let (first, middle, last) = (Block(20, 10), Block(20, 10), Block(20, 10))
    areas.addView(last, in: .trailing)
    areas.addView(middle, in: .center)
    areas.addView(first, in: .leading)
    put(areas, 200, 40)
    same("areas", [first, middle, last].map(\.frame.minX), [0, 90, 180])
    same("in area", areas.views(in: .center).first === middle, true)
    let column = NSStackView(views: [Block(20, 10), Block(20, 10)])
    column.orientation = .vertical
    column.distribution = .equalSpacing
    put(column, 50, 100)
    same("from the top", column.arrangedSubviews.map(\.frame.minY), [90, 0])
  }

  @Test("a grid has rows, columns and cells, and places views in them")
  func grids() {
    let (one, two, three) = (Block(30, 10), Block(40, 20), Block(50, 10))
    let grid = NSGridView(views: [[one, two], [three]])
    same("spacing", [grid.rowSpacing, grid.columnSpacing], [6, 6])
    same("rows", grid.numberOfRows, 2)
    same("columns", grid.numberOfColumns, 2)
    same("cell", grid.cell(for: two) === grid.cell(atColumnIndex: 1, rowIndex: 0), true)
    same("content", grid.cell(atColumnIndex: 0, rowIndex: 1).contentView === three, true)
    same("empty", grid.cell(atColumnIndex: 1, rowIndex: 1).contentView == nil, true)
    same("nobody's", grid.cell(for: NSView()) == nil, true)
    same("of row", grid.row(at: 0).numberOfCells, 2)
    same("hidden", grid.row(at: 0).isHidden, false)
    grid.xPlacement = .leading
    grid.yPlacement = .top
    put(grid, 96, 36)
    same("across", [one.frame.minX, two.frame.minX, three.frame.minX], [0, 56, 0])
    same("from the top", [one.frame.maxY, two.frame.maxY, three.frame.maxY], [36, 36, 10])
    grid.column(at: 0).xPlacement = .trailing
    test.app.updateWindows()
    same("trailing", one.frame.maxX, 50)
    grid.cell(for: one)?.xPlacement = .fill
    test.app.updateWindows()
    same("fill", one.frame.width, 50)
    grid.addRow(with: [Block(5, 5)])
    same("more", grid.numberOfRows, 3)
    same("index", grid.index(of: grid.row(at: 2)), 2)
  }

  private final class Limits: NSSplitViewDelegate {
    var told: [String] = []
    func splitView(_ splitView: NSSplitView, canCollapseSubview subview: NSView) -> Bool {
      subview === splitView.arrangedSubviews.first
    }
    func splitView(
      _ splitView: NSSplitView, constrainMinCoordinate proposedMinimumPosition: CGFloat,
      ofSubviewAt dividerIndex: Int
    ) -> CGFloat { proposedMinimumPosition + 40 }
    func splitView(
      _ splitView: NSSplitView, constrainMaxCoordinate proposedMaximumPosition: CGFloat,
      ofSubviewAt dividerIndex: Int
    ) -> CGFloat { proposedMaximumPosition - 30 }
    func splitViewDidResizeSubviews(_ notification: Notification) { told.append("resized") }
  }

  @Test("a split has dividers by its style, which the delegate limits")
  func splits() {
    let split = NSSplitView()
    same("vertical", split.isVertical, false)
    same("style", split.dividerStyle, .thick)
    split.isVertical = true
    split.dividerStyle = .thin
    same("thin", split.dividerThickness, 1)
    for _ in 0..<2 { split.addArrangedSubview(NSView()) }
    same("priority", split.holdingPriorityForSubview(at: 0), .defaultLow)
    put(split, 201, 50)
    same("halves", split.arrangedSubviews.map(\.frame.width), [100, 100])
    split.setPosition(60, ofDividerAt: 0)
    same("moved", split.arrangedSubviews.map(\.frame.width), [60, 140])
    same("height", split.arrangedSubviews[0].frame.height, 50)
    let limits = Limits()
    split.delegate = limits
    split.setPosition(30, ofDividerAt: 0)
    same("least", split.arrangedSubviews[0].frame.width, 40)
    split.setPosition(199, ofDividerAt: 0)
    same("most", split.arrangedSubviews[1].frame.width, 30)
    same("told", limits.told.count, 2)
    split.setPosition(5, ofDividerAt: 0)
    same("collapsed", split.isSubviewCollapsed(split.arrangedSubviews[0]), true)
    same("the other", split.isSubviewCollapsed(split.arrangedSubviews[1]), false)
    split.arrangedSubviews[1].removeFromSuperview()
    same("removed", split.arrangedSubviews.count, 1)
  }

  private final class Tabs: NSTabViewDelegate {
    var told: [String] = []
    var refused: String?
    private func name(_ item: NSTabViewItem?) -> String { item?.label ?? "nil" }
    func tabView(_ tabView: NSTabView, shouldSelect tabViewItem: NSTabViewItem?) -> Bool {
      told.append("should \(name(tabViewItem))")
      return name(tabViewItem) != refused
    }
    func tabView(_ tabView: NSTabView, willSelect tabViewItem: NSTabViewItem?) {
      told.append("will \(name(tabViewItem))")
    }
    func tabView(_ tabView: NSTabView, didSelect tabViewItem: NSTabViewItem?) {
      told.append("did \(name(tabViewItem))")
    }
    func tabViewDidChangeNumberOfTabViewItems(_ tabView: NSTabView) {
      told.append("count \(tabView.numberOfTabViewItems)")
    }
  }

  @Test("tabs are asked before they are selected, and told after it")
  func tabs() {
    let (tabs, delegate) = (NSTabView(), Tabs())
    let items = ["a", "b", "c"].map { label in
      let item = NSTabViewItem(identifier: label)
      (item.label, item.view) = (label, NSView())
      return item
    }
    for item in items { tabs.addTabViewItem(item) }
    same("first", tabs.selectedTabViewItem === items[0], true)
    same("kind", tabs.tabViewType, .topTabsBezelBorder)
    same("ground", tabs.drawsBackground, true)
    tabs.delegate = delegate
    tabs.selectTabViewItem(at: 1)
    same("told", delegate.told, ["should b", "will b", "did b"])
    same("view", items[1].view?.superview != nil && items[0].view?.superview == nil, true)
    delegate.refused = "c"
    tabs.selectNextTabViewItem(nil)
    same("refused", tabs.selectedTabViewItem === items[1], true)
    delegate.refused = nil
    tabs.selectTabViewItem(withIdentifier: "c")
    same("by name", tabs.indexOfTabViewItem(items[2]), 2)
    same("selected", tabs.selectedTabViewItem === items[2], true)
    tabs.selectNextTabViewItem(nil)
    same("last", tabs.selectedTabViewItem === items[2], true)
    tabs.selectFirstTabViewItem(nil)
    same("to the first", tabs.selectedTabViewItem === items[0], true)
    tabs.selectLastTabViewItem(nil)
    same("to the last", tabs.selectedTabViewItem === items[2], true)
    delegate.told = []
    tabs.removeTabViewItem(items[0])
    same("removed", delegate.told, ["count 2"])
    same("no tab", tabs.indexOfTabViewItem(items[0]), NSNotFound)
    same("no tab view", items[0].tabView == nil, true)
    same("no such name", tabs.indexOfTabViewItem(withIdentifier: "z"), NSNotFound)
  }

  @Test("a scroll view shows a part of its document, within the document's edges")
  func scrolling() {
    let scroll = NSScrollView(frame: NSRect(x: 0, y: 0, width: 100, height: 80))
    same("scrollers", scroll.hasVerticalScroller || scroll.hasHorizontalScroller, false)
    same("border", scroll.borderType, .noBorder)
    same("hides", scroll.autohidesScrollers, false)
    same("ground", scroll.drawsBackground, true)
    same("document", scroll.documentView == nil, true)
    let document = GroundView(NSRect(x: 0, y: 0, width: 300, height: 400), flips: true)
    scroll.documentView = document
    put(scroll, 100, 80)
    same("clip", scroll.contentView.documentView === document, true)
    same("enclosing", document.enclosingScrollView === scroll, true)
    same("size", scroll.contentSize, NSSize(width: 100, height: 80))
    let start = NSRect(x: 0, y: 0, width: 100, height: 80)
    same("visible", scroll.documentVisibleRect, start)
    document.scroll(NSPoint(x: 50, y: 60))
    same("scrolled", scroll.documentVisibleRect.origin, NSPoint(x: 50, y: 60))
    same("bounds", scroll.contentView.bounds.origin, NSPoint(x: 50, y: 60))
    same("frame stays", document.frame.size, NSSize(width: 300, height: 400))
    document.scroll(NSPoint(x: 900, y: 900))
    same("end", scroll.documentVisibleRect.origin, NSPoint(x: 200, y: 320))
    let near = NSRect(x: 210, y: 330, width: 10, height: 10)
    same("is visible", document.scrollToVisible(near), false)
    let far = NSRect(x: 0, y: 100, width: 10, height: 10)
    same("scrolls", document.scrollToVisible(far), true)
    same("least way", scroll.documentVisibleRect.origin, NSPoint(x: 0, y: 100))
    same("none", NSView().enclosingScrollView == nil, true)
  }
}
