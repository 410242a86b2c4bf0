// SPDX-License-Identifier: MIT

import ChiaroAppKit

extension MacPages {
  /// A table, an outline and a tab view.
  static func lists(_ frame: NSRect) -> NSWindow {
    let window = titledWindow("AppKit lists", frame)
    let content = NSView()
    window.contentView = content
    let source = TideSource.shared

    let table = NSTableView()
    for (name, title, width) in [("place", "Place", 150.0), ("tide", "Next tide", 120)] {
      let column = NSTableColumn(identifier: NSUserInterfaceItemIdentifier(name))
      (column.title, column.width) = (title, width)
      table.addTableColumn(column)
    }
    table.usesAlternatingRowBackgroundColors = true
    let tableScroll = scroll(table, NSRect(x: 20, y: 16, width: 350, height: 236))
    content.addSubview(tableScroll)
    table.dataSource = source
    table.selectRowIndexes([1], byExtendingSelection: false)

    let outline = NSOutlineView()
    outline.headerView = nil
    outline.addTableColumn(NSTableColumn(identifier: "name"))
    content.addSubview(scroll(outline, NSRect(x: 20, y: 268, width: 350, height: 210)))
    outline.dataSource = source
    outline.expandItem("Coast", expandChildren: true)
    outline.selectRowIndexes([2], byExtendingSelection: false)

    let tabs = NSTabView(frame: NSRect(x: 20, y: 494, width: 350, height: 130))
    for title in ["General", "Units", "Alerts"] {
      let item = NSTabViewItem(identifier: title)
      item.label = title
      let label = NSTextField(wrappingLabelWithString: "What stands in the tab \(title).")
      label.frame = NSRect(x: 12, y: 12, width: 300, height: 34)
      let view = NSView()
      view.addSubview(label)
      item.view = view
      tabs.addTabViewItem(item)
    }
    content.addSubview(tabs)
    let split = NSSplitView(frame: NSRect(x: 20, y: 640, width: 350, height: 150))
    split.isVertical = true
    split.dividerStyle = .thin
    for text in ["A text in the first pane.", "Another one in the second."] {
      let view = NSTextView.scrollableTextView()
      (view.documentView as? NSTextView)?.string = text
      split.addArrangedSubview(view)
    }
    content.addSubview(split)
    split.layoutSubtreeIfNeeded()
    split.setPosition(130, ofDividerAt: 0)
    return window
  }

  private static func scroll(_ view: NSView, _ frame: NSRect) -> NSScrollView {
    let scroll = NSScrollView(frame: frame)
    scroll.borderType = .lineBorder
    scroll.hasVerticalScroller = true
    scroll.documentView = view
    return scroll
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
