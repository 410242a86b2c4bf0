// SPDX-License-Identifier: MIT

/// Small programs in AppKit, with what their views are known to be.
enum AppKitProgram {
  static let all = views + lists

  private static let views = [
    UIKitProgram(
      "frames that count from below, and from above in a flipped view",
      """
      final class Plain: NSView {
        override init(frame: NSRect) {
          super.init(frame: NSRect(x: 0, y: 0, width: 100, height: 60))
          addSubview(NSTextField(frame: NSMakeRect(10, 20, 30, 15)))
          addSubview(Upright(frame: NSRect(x: 50, y: 0, width: 50, height: 60)))
        }
        required init?(coder: NSCoder) { fatalError() }
      }
      final class Upright: NSView {
        override var isFlipped: Bool { true }
        override func viewDidMoveToSuperview() {
          addSubview(NSButton(frame: NSRect(x: 5, y: 6, width: 20, height: 20)))
        }
      }
      """,
      ["Plain 0 0 100 60", "NSTextField 10 25 30 15 #FFFFFF #1E1E1E", "NSButton 55 6 20 20 Button"]
    ),
    UIKitProgram(
      "a layer whose color follows the appearance",
      """
      final class Card: NSView {
        init() {
          super.init(frame: NSRect(x: 0, y: 0, width: 40, height: 30))
          wantsLayer = true
          color()
        }
        required init?(coder: NSCoder) { fatalError() }
        override func viewDidChangeEffectiveAppearance() {
          super.viewDidChangeEffectiveAppearance()
          color()
        }
        private func color() {
          effectiveAppearance.performAsCurrentDrawingAppearance {
            layer?.backgroundColor = NSColor.systemRed.cgColor
          }
        }
      }
      """,
      ["Card 0 0 40 30 #FF383C #FF383C"]),
    UIKitProgram(
      "a stack of labels and buttons, by constraints",
      """
      class Start: NSViewController {
        private let title2 = NSTextField(labelWithString: "Start")
        private lazy var stack: NSStackView = {
          let stack = NSStackView(views: [title2, NSView()])
          stack.orientation = .vertical
          stack.alignment = .leading
          return stack
        }()
        override func loadView() { view = NSView(frame: NSRect(x: 0, y: 0, width: 200, height: 90)) }
        override func viewDidLoad() {
          super.viewDidLoad()
          title2.textColor = .secondaryLabelColor
          view.addSubview(stack)
          NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.topAnchor, constant: 10),
            stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
            stack.widthAnchor.constraint(equalToConstant: 100),
            stack.bottomAnchor.constraint(equalTo: view.bottomAnchor),
          ])
        }
        override func viewWillAppear() { title2.stringValue += " now" }
      }
      """,
      ["NSStackView 20 10 100 80", "NSView 0 0 200 90"]),
    UIKitProgram(
      "a box, a scroll view and the colors of a closure",
      """
      class Boxes: NSView {
        override init(frame: NSRect) {
          super.init(frame: NSRect(x: 0, y: 0, width: 80, height: 80))
          let box = NSBox(frame: NSRect(x: 0, y: 40, width: 80, height: 40))
          box.boxType = .custom
          box.fillColor = NSColor(name: nil) { appearance in
            appearance.bestMatch(from: [.aqua, .darkAqua]) == .darkAqua ? .white : .black
          }
          addSubview(box)
          let scroll = NSScrollView(frame: NSRect(x: 0, y: 0, width: 80, height: 40))
          scroll.documentView = NSTextView(frame: NSRect(x: 0, y: 0, width: 80, height: 90))
          scroll.drawsBackground = false
          addSubview(scroll)
        }
        required init?(coder: NSCoder) { fatalError() }
      }
      """,
      ["NSBox 0 0 80 40 #000000 #FFFFFF", "NSScrollView 0 40 80 40"]),
  ]

  private static let lists = [
    UIKitProgram(
      "a table that asks its data source",
      """
      class List: NSViewController, NSTableViewDataSource, NSTableViewDelegate {
        private let table = NSTableView()
        override func loadView() {
          let scroll = NSScrollView(frame: NSRect(x: 0, y: 0, width: 120, height: 90))
          let column = NSTableColumn(identifier: NSUserInterfaceItemIdentifier("name"))
          column.width = 100
          table.addTableColumn(column)
          table.headerView = nil
          table.rowHeight = 30
          table.style = .plain
          table.dataSource = self
          table.delegate = self
          scroll.documentView = table
          view = scroll
        }
        func numberOfRows(in tableView: NSTableView) -> Int { 2 }
        func tableView(
          _ tableView: NSTableView, viewFor tableColumn: NSTableColumn?, row: Int
        ) -> NSView? {
          let cell = NSTableCellView(frame: .zero)
          let label = NSTextField(labelWithString: "\\(tableColumn!.identifier.rawValue) \\(row)")
          label.frame = NSRect(x: 4, y: 5, width: 60, height: 20)
          cell.addSubview(label)
          return cell
        }
      }
      """,
      ["NSTextField name 0", "NSTextField name 1"]),
    UIKitProgram(
      "an outline that opens its items",
      """
      final class Node { let name: String; let inner: [Node]
        init(_ name: String, _ inner: [Node] = []) { (self.name, self.inner) = (name, inner) } }
      class Tree: NSViewController, NSOutlineViewDataSource, NSOutlineViewDelegate {
        private let outline = NSOutlineView()
        private let top = Node("Top", [Node("Leaf")])
        override func loadView() {
          let scroll = NSScrollView(frame: NSRect(x: 0, y: 0, width: 120, height: 90))
          outline.addTableColumn(NSTableColumn(identifier: .init("name")))
          outline.dataSource = self
          outline.delegate = self
          scroll.documentView = outline
          view = scroll
        }
        override func viewDidLoad() { outline.expandItem(nil, expandChildren: true) }
        func outlineView(_ view: NSOutlineView, numberOfChildrenOfItem item: Any?) -> Int {
          (item as? Node)?.inner.count ?? 1
        }
        func outlineView(_ view: NSOutlineView, child index: Int, ofItem item: Any?) -> Any {
          (item as? Node)?.inner[index] ?? top
        }
        func outlineView(_ view: NSOutlineView, isItemExpandable item: Any) -> Bool {
          !(item as! Node).inner.isEmpty
        }
        func outlineView(
          _ view: NSOutlineView, viewFor tableColumn: NSTableColumn?, item: Any
        ) -> NSView? { NSTextField(labelWithString: (item as! Node).name) }
      }
      """,
      ["NSTextField Top", "NSTextField Leaf"]),
    UIKitProgram(
      "panes side by side",
      """
      class Side: NSViewController {
        override func loadView() {
          view = NSView(frame: NSRect(x: 0, y: 0, width: 100, height: 80))
          view.addSubview(NSTextField(labelWithString: "side"))
        }
      }
      class Panes: NSSplitViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          addSplitViewItem(NSSplitViewItem(sidebarWithViewController: Side()))
          addSplitViewItem(NSSplitViewItem(viewController: Side()))
        }
      }
      """,
      ["NSTextField side"]),
    UIKitProgram(
      "a pop-up button, whose menu code fills",
      """
      class Choice: NSView {
        override init(frame: NSRect) {
          super.init(frame: NSRect(x: 0, y: 0, width: 90, height: 30))
          let button = NSPopUpButton(frame: bounds, pullsDown: false)
          button.addItems(withTitles: ["One", "Two"])
          button.menu?.addItem(NSMenuItem(title: "Three", action: nil, keyEquivalent: ""))
          button.select(button.lastItem)
          addSubview(button)
        }
        required init?(coder: NSCoder) { fatalError() }
      }
      """,
      ["NSPopUpButton 0 0 90 30 Three"]),
  ]
}
