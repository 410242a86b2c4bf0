// SPDX-License-Identifier: MIT

import ChiaroAppKit
import ChiaroRaster
import ChiaroViewsTestSupport
import Foundation
import Testing

/// AppKit's controllers with children side by side or as tabs, and its tokens.
@MainActor
@Suite("AppKit's containers of controllers")
struct ControllerTests {
  private func titled(_ title: String) -> NSViewController {
    let controller = NSViewController()
    controller.view = NSTextField(labelWithString: title)
    controller.title = title
    return controller
  }

  /// A window of 700 by 400 points that shows a controller.
  private func show(_ controller: NSViewController) -> TestApplication {
    let test = TestApplication()
    controller.view.frame = NSRect(x: 0, y: 0, width: 700, height: 400)
    test.content.addSubview(controller.view)
    test.app.updateWindows()
    return test
  }

  private func split() -> NSSplitViewController {
    let split = NSSplitViewController()
    split.addSplitViewItem(NSSplitViewItem(sidebarWithViewController: titled("side")))
    split.addSplitViewItem(NSSplitViewItem(viewController: titled("main")))
    split.addSplitViewItem(NSSplitViewItem(inspectorWithViewController: titled("inspect")))
    return split
  }

  @Test(
    "parts keep their lengths, within their limits, and the main one takes what is left",
    arguments: [
      ([-1, -1], [200, 228, 270]), ([120, -1], [120, 308, 270]), ([-1, 300], [200, 228, 270]),
      ([150, 100], [150, 448, 100]),
    ] as [([CGFloat], [CGFloat])])
  func lengths(_ most: [CGFloat], _ widths: [CGFloat]) {
    let split = split()
    split.splitViewItems[0].maximumThickness = most[0]
    split.splitViewItems[2].maximumThickness = most[1]
    _ = show(split)
    #expect(split.splitView.arrangedSubviews.map(\.frame.width) == widths)
  }

  @Test("a sidebar and an inspector hide and come back as wide as they were")
  func collapse() {
    let split = split()
    let test = show(split)
    split.toggleSidebar(nil)
    test.app.updateWindows()
    #expect(split.splitViewItems.map(\.isCollapsed) == [true, false, false])
    #expect(split.splitView.arrangedSubviews[1].frame.minX == 0)
    split.toggleSidebar(nil)
    test.app.updateWindows()
    #expect(split.splitView.arrangedSubviews.map(\.frame.width) == [200, 228, 270])
    split.splitView.setPosition(250, ofDividerAt: 0)
    test.app.updateWindows()
    #expect(split.splitView.arrangedSubviews.map(\.frame.width) == [250, 178, 270])
    split.removeSplitViewItem(split.splitViewItems[2])
    test.app.updateWindows()
    #expect(split.splitView.arrangedSubviews.map(\.frame.width) == [250, 449])
    #expect(split.children.compactMap(\.title) == ["side", "main"])
  }

  @Test("a divider stops where the parts beside it are at their least")
  func limits() {
    let split = split()
    split.splitViewItems[0].minimumThickness = 180
    split.splitViewItems[1].minimumThickness = 200
    split.splitViewItems[0].canCollapse = false
    let test = show(split)
    for (place, width) in [(20.0, 180.0), (600, 228)] as [(CGFloat, CGFloat)] {
      split.splitView.setPosition(place, ofDividerAt: 0)
      test.app.updateWindows()
      #expect(split.splitView.arrangedSubviews[0].frame.width.rounded() == width)
    }
  }

  @Test("a divider that is moved beyond half of a part's least closes the part where it may")
  func collapsing() {
    let split = split()
    split.splitViewItems[0].minimumThickness = 180
    let test = show(split)
    for (place, isClosed) in [(120.0, false), (40, true)] as [(CGFloat, Bool)] {
      split.splitView.setPosition(place, ofDividerAt: 0)
      test.app.updateWindows()
      #expect(split.splitViewItems[0].isCollapsed == isClosed)
    }
    split.toggleSidebar(nil)
    test.app.updateWindows()
    #expect(!split.splitViewItems[0].isCollapsed)
    #expect(split.splitView.arrangedSubviews[0].frame.width >= 180)
  }

  @Test("a window takes over the place and the size of a frame, within its limits")
  func windowFrame() {
    let window = NSWindow(contentRect: NSRect(x: 0, y: 0, width: 300, height: 200))
    window.minSize = NSSize(width: 100, height: 100)
    window.setFrame(NSRect(x: 40, y: 50, width: 60, height: 300), display: true)
    #expect(window.frame == NSRect(x: 40, y: 50, width: 100, height: 300))
  }

  @Test("a part and its split view know one priority")
  func holding() {
    let split = split()
    let test = show(split)
    split.splitView.setHoldingPriority(.init(200), forSubviewAt: 0)
    split.view.frame.size.width = 800
    test.app.updateWindows()
    #expect(split.splitViewItems[0].holdingPriority.rawValue == 200)
    #expect(split.splitView.arrangedSubviews.map(\.frame.width) == [300, 228, 270])
    split.splitViewItems[0].holdingPriority = .init(270)
    #expect(split.splitView.holdingPriorityForSubview(at: 0).rawValue == 270)
    #expect(split.splitView.holdingPriorityForSubview(at: 2).rawValue == 260)
  }

  @Test("children are tabs, of which the selected one gives its title")
  func tabs() {
    let tabs = NSTabViewController()
    for title in ["One", "Two"] { tabs.addChild(titled(title)) }
    let test = show(tabs)
    #expect(tabs.tabViewItems.map(\.label) == ["One", "Two"])
    #expect(tabs.selectedTabViewItemIndex == 0)
    #expect(tabs.title == "One")
    tabs.selectedTabViewItemIndex = 1
    test.app.updateWindows()
    #expect(tabs.title == "Two")
    #expect(tabs.children[1].view.window != nil && tabs.children[0].view.window == nil)
    tabs.removeTabViewItem(tabs.tabViewItems[1])
    #expect(tabs.children.compactMap(\.title) == ["One"])
    for (style, type) in [
      (.segmentedControlOnBottom, .bottomTabsBezelBorder),
      (.toolbar, .noTabsNoBorder), (.segmentedControlOnTop, .topTabsBezelBorder),
    ] as [(NSTabViewController.TabStyle, NSTabView.TabType)] {
      tabs.tabStyle = style
      #expect(tabs.tabView.tabViewType == type)
    }
  }

  @Test("in the style of settings the tabs are in the window's toolbar")
  func toolbarTabs() throws {
    let tabs = NSTabViewController()
    tabs.tabStyle = .toolbar
    for title in ["General", "Advanced"] { tabs.addChild(titled(title)) }
    let test = show(tabs)
    let toolbar = try #require(test.content.window?.toolbar)
    #expect(toolbar.items.map(\.label) == ["General", "Advanced"])
    toolbar.items[1].onAction?(toolbar.items[1])
    #expect(tabs.selectedTabViewItemIndex == 1)
    #expect(toolbar.selectedItemIdentifier == toolbar.items[1].itemIdentifier)
  }

  @Test("a token field draws its tokens apart, and as text without a style")
  func tokens() {
    let field = NSTokenField(frame: NSRect(x: 0, y: 0, width: 200, height: 50))
    field.objectValue = ["Sun", "Moon and stars", " "]
    #expect(field.stringValue == "Sun, Moon and stars,  ")
    #expect(field.tokens == ["Sun", "Moon and stars"])
    let test = TestApplication()
    test.content.addSubview(field)
    test.app.updateWindows()
    func texts() -> [String] {
      test.app.updateWindows()
      return field.window?.displayList.texts.map(\.string).filter { !$0.isEmpty } ?? []
    }
    #expect(texts().suffix(2) == ["Sun", "Moon and stars"])
    field.tokenStyle = .none
    #expect(texts().last?.hasPrefix("Sun, Moon and stars,") == true)
    field.tokenStyle = .squared
    field.tokenizingCharacterSet = CharacterSet(charactersIn: "n")
    #expect(field.tokens == ["Su", ", Moo", "a", "d stars,"])
  }
}
