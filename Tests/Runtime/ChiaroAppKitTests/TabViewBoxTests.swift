// SPDX-License-Identifier: MIT

import ChiaroAppKit
import ChiaroRaster
import ChiaroViewsTestSupport
import Foundation
import Testing

/// The box of a tab view, and what stands in it.
@MainActor
@Suite("The box of tab views")
struct TabViewBoxTests {
  /// Where a tab view of 200 by 100 points has its box and the view of its tab; nil for no box.
  struct Look: Sendable {
    var type: NSTabView.TabType
    var box: [Float]?
    var content: CGRect
    /// The upper edge of the tabs; nil for hidden ones.
    var tabs: CGFloat?
  }

  private nonisolated static let looks: [Look] = [
    Look(
      type: .topTabsBezelBorder, box: [0, 11, 200, 89],
      content: CGRect(x: 8, y: 28, width: 184, height: 64), tabs: 0),
    Look(
      type: .bottomTabsBezelBorder, box: [0, 0, 200, 89],
      content: CGRect(x: 8, y: 8, width: 184, height: 64), tabs: 78),
    Look(
      type: .noTabsBezelBorder, box: [0, 0, 200, 100],
      content: CGRect(x: 1, y: 1, width: 198, height: 98), tabs: nil),
    Look(
      type: .noTabsLineBorder, box: [0, 0, 200, 100],
      content: CGRect(x: 1, y: 1, width: 198, height: 98), tabs: nil),
    Look(
      type: .noTabsNoBorder, box: nil, content: CGRect(x: 0, y: 0, width: 200, height: 100),
      tabs: nil),
  ]

  @Test("the box begins in the middle of the tabs, and the view stands within it", arguments: looks)
  func boxes(_ look: Look) throws {
    for drawsBackground in [true, false] {
      let (test, tabs) = (TestApplication(), NSTabView())
      tabs.tabViewType = look.type
      tabs.drawsBackground = drawsBackground
      tabs.translatesAutoresizingMaskIntoConstraints = true
      tabs.frame = NSRect(x: 0, y: 0, width: 200, height: 100)
      let item = NSTabViewItem(identifier: "one")
      (item.label, item.view) = ("One", NSView())
      tabs.addTabViewItem(item)
      test.content.addSubview(tabs)
      test.app.updateWindows()
      let control = try #require(tabs.subviews.compactMap { $0 as? NSSegmentedControl }.first)
      let list = try #require(tabs.window?.displayList)
      let boxes = list.commands.compactMap { command -> [Float]? in
        guard case .fillRounded(let rect, let radius, _) = command, radius.points == 5 else {
          return nil
        }
        // The plate of the selected tab has the box's corners, and is the control's.
        let frame = CGRect(
          x: CGFloat(rect.x), y: CGFloat(rect.y), width: CGFloat(rect.width),
          height: CGFloat(rect.height))
        return control.frame.contains(frame)
          ? nil : [rect.x, rect.y, rect.width, rect.height]
      }
      // The tab view stands in the corner of the window's content.
      #expect(boxes == (drawsBackground ? [look.box].compactMap { $0 } : []))
      #expect(tabs.contentRect == look.content)
      #expect(item.view?.frame == look.content)
      #expect(control.isHidden == (look.tabs == nil))
      if let top = look.tabs { #expect(control.frame.minY == top) }
    }
  }
}
