// SPDX-License-Identifier: MIT

import ChiaroAppKit

/// What the lines of the other file use: Apple's names that public apps for the Mac use most,
/// proved by compiling.
@MainActor
struct AppKitPresence {
  let app = NSApplication.shared
  let view = NSView()
  let controller = NSViewController()
  let windowController = NSWindowController(window: nil)
  let window = NSWindow(contentRect: .zero, styleMask: [.titled], backing: .buffered, defer: true)
  let field = NSTextField()
  let button = NSButton()
  let popUp = NSPopUpButton(frame: .zero, pullsDown: false)
  let slider = NSSlider()
  let segments = NSSegmentedControl()
  let progress = NSProgressIndicator()
  let stack = NSStackView()
  let box = NSBox()
  let scroll = NSScrollView()
  let table = NSTableView()
  let cell = NSTableCellView()
  let textView = NSTextView()
  let menu = NSMenu()
  let item = NSMenuItem()
  let alert = NSAlert()
  let board = NSPasteboard.general
  let path = NSBezierPath()
  let text = NSMutableAttributedString(string: "a")
  let rows = Rows()
  let constraint: NSLayoutConstraint

  init() { constraint = view.widthAnchor.constraint(equalToConstant: 1) }

  /// Rows of a table and items of an outline, of which there are none.
  final class Rows: NSOutlineViewDataSource {
    func numberOfRows(in tableView: NSTableView) -> Int { 0 }
    func tableView(
      _ tableView: NSTableView, objectValueFor tableColumn: NSTableColumn?, row: Int
    ) -> Any? { nil }
    func outlineView(_ outlineView: NSOutlineView, numberOfChildrenOfItem item: Any?) -> Int { 0 }
    func outlineView(_ outlineView: NSOutlineView, child index: Int, ofItem item: Any?) -> Any { 0 }
    func outlineView(_ outlineView: NSOutlineView, isItemExpandable item: Any) -> Bool { false }
  }

  /// A view with an initializer of its own.
  final class Plate: NSView {
    override init(frame frameRect: NSRect) { super.init(frame: frameRect) }
  }
}
