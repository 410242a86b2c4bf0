// SPDX-License-Identifier: MIT

import ChiaroAppKit

extension MacPages {
  /// A table, an outline and a tab view.
  static func lists(_ frame: NSRect) -> NSWindow {
    let window = titledWindow("AppKit lists", frame)
    let content = PlacedView()
    window.contentView = content
    let source = TideSource.shared

    let table = NSTableView()
    for (name, title, width) in [("place", "Place", 130.0), ("tide", "Next tide", 80)] {
      let column = NSTableColumn(identifier: NSUserInterfaceItemIdentifier(name))
      (column.title, column.width) = (title, width)
      table.addTableColumn(column)
    }
    table.usesAlternatingRowBackgroundColors = true
    content.place(scroll(table)) { $0.part(16, 236) }
    table.dataSource = source
    table.selectRowIndexes([1], byExtendingSelection: false)

    let outline = NSOutlineView()
    outline.headerView = nil
    outline.addTableColumn(NSTableColumn(identifier: "name"))
    content.place(scroll(outline)) { $0.part(268, 210) }
    outline.dataSource = source
    outline.expandItem("Coast", expandChildren: true)
    outline.selectRowIndexes([2], byExtendingSelection: false)

    let tabs = NSTabView()
    for title in ["General", "Units", "Alerts"] {
      let item = NSTabViewItem(identifier: title)
      item.label = title
      let label = NSTextField(wrappingLabelWithString: "What stands in the tab \(title).")
      let view = PlacedView()
      view.place(label) { NSRect(x: 12, y: 12, width: max(0, $0.width - 24), height: 34) }
      item.view = view
      tabs.addTabViewItem(item)
    }
    content.place(tabs) { $0.part(494, 130) }
    let split = NSSplitView(frame: NSRect(x: 0, y: 0, width: 350, height: 150))
    split.isVertical = true
    split.dividerStyle = .thin
    for text in ["A text in the first pane.", "Another one in the second."] {
      let view = NSTextView.scrollableTextView()
      (view.documentView as? NSTextView)?.string = text
      split.addArrangedSubview(view)
    }
    content.place(split) { $0.part(640, 150) }
    split.layoutSubtreeIfNeeded()
    split.setPosition(130, ofDividerAt: 0)
    return window
  }

  private static func scroll(_ view: NSView) -> NSScrollView {
    let scroll = NSScrollView()
    scroll.borderType = .lineBorder
    scroll.hasVerticalScroller = true
    scroll.documentView = view
    return scroll
  }
}

extension NSSize {
  /// A part of a page within its margins, from a height on.
  fileprivate func part(_ top: CGFloat, _ height: CGFloat) -> NSRect {
    NSRect(x: 20, y: top, width: max(0, width - 40), height: height)
  }
}

/// Places with their tides.
@MainActor
final class TideSource: NSOutlineViewDataSource {
  /// Kept, as tables do not keep their sources.
  static let shared = TideSource()
  private let places = [
    "Summit Lake", "Old Harbor", "North Beach", "Gull Rock", "Sand Point", "Long Pier",
    "The Narrows",
    "Mill Bay", "West Cove",
  ]

  func numberOfRows(in tableView: NSTableView) -> Int { places.count }
  func tableView(
    _ tableView: NSTableView, objectValueFor tableColumn: NSTableColumn?, row: Int
  ) -> Any? {
    tableColumn?.identifier == "place" ? places[row] : "\(4 + row):\(10 + row * 5) p.m."
  }
  func outlineView(_ outlineView: NSOutlineView, numberOfChildrenOfItem item: Any?) -> Int {
    switch item as? String {
    case nil: 2
    case "Coast": 4
    case "Rivers": 2
    default: 0
    }
  }
  func outlineView(_ outlineView: NSOutlineView, child index: Int, ofItem item: Any?) -> Any {
    guard let item = item as? String else { return ["Coast", "Rivers"][index] }
    return item == "Coast" ? places[index] : places[4 + index]
  }
  func outlineView(_ outlineView: NSOutlineView, isItemExpandable item: Any) -> Bool {
    ["Coast", "Rivers"].contains(item as? String)
  }
  func outlineView(
    _ outlineView: NSOutlineView, objectValueFor tableColumn: NSTableColumn?, byItem item: Any?
  ) -> Any? { item }
}
