// SPDX-License-Identifier: MIT

import ChiaroAppKit

/// AppKit's controls in their states, on the background of a window.
@MainActor
enum GalleryMac {
  /// A view whose controls are placed from above.
  private final class Column: NSView { override var isFlipped: Bool { true } }

  private static func column(_ views: [NSView], height: CGFloat = 30) -> View {
    let column = Column(frame: CGRect(x: 0, y: 0, width: 320, height: 600))
    column.traitOverrides.userInterfaceIdiom = .mac
    column.backgroundColor = .windowBackgroundColor
    for (index, view) in views.enumerated() {
      view.frame = CGRect(
        x: 8, y: CGFloat(index) * (height + 6) + 6, width: 300, height: height)
      column.addSubview(view)
    }
    return column
  }

  static func buttons() -> View {
    let plain = NSButton(title: "Plain", target: nil, action: nil)
    let chosen = NSButton(title: "Default", target: nil, action: nil)
    chosen.keyEquivalent = "\r"
    let disabled = NSButton(title: "Disabled", target: nil, action: nil)
    disabled.isEnabled = false
    let grave = NSButton(title: "Delete", target: nil, action: nil)
    grave.hasDestructiveAction = true
    let check = NSButton(checkboxWithTitle: "Check", target: nil, action: nil)
    check.state = .on
    let radio = NSButton(radioButtonWithTitle: "Radio", target: nil, action: nil)
    let recessed = NSButton(title: "Recessed", target: nil, action: nil)
    recessed.bezelStyle = .recessed
    let help = NSButton(title: "", target: nil, action: nil)
    help.bezelStyle = .helpButton
    let popUp = NSPopUpButton(frame: .zero, pullsDown: false)
    popUp.addItems(withTitles: ["Automatic", "Dark"])
    let toggle = NSSwitch()
    toggle.state = .on
    return column([plain, chosen, disabled, grave, check, radio, recessed, help, popUp, toggle])
  }

  static func fields() -> View {
    let field = NSTextField(string: "Field")
    let empty = NSTextField(string: "")
    empty.placeholderString = "Placeholder"
    let disabled = NSTextField(string: "Disabled")
    disabled.isEnabled = false
    let secret = NSSecureTextField()
    secret.stringValue = "abc"
    let search = NSSearchField()
    search.stringValue = "Search"
    let combo = NSComboBox()
    combo.stringValue = "Combo"
    let label = NSTextField(labelWithString: "Label")
    let text = NSTextView()
    text.string = "Text view"
    let date = NSDatePicker()
    (date.timeZone, date.locale) = (.gmt, Locale(identifier: "en_US"))
    let path = NSPathControl()
    path.url = URL(fileURLWithPath: "/Users/ada")
    return column([field, empty, disabled, secret, search, combo, label, text, date, path])
  }

  static func values() -> View {
    let slider = NSSlider(value: 0.4, minValue: 0, maxValue: 1, target: nil, action: nil)
    let stepper = NSStepper()
    let bar = NSProgressIndicator()
    (bar.isIndeterminate, bar.doubleValue) = (false, 40)
    let wheel = NSProgressIndicator()
    wheel.style = .spinning
    wheel.startAnimation(nil)
    let level = NSLevelIndicator()
    (level.maxValue, level.warningValue, level.integerValue) = (10, 6, 7)
    let well = NSColorWell()
    well.color = .systemTeal
    let one = NSSegmentedControl(
      labels: ["Day", "Week"], trackingMode: .selectOne, target: nil, action: nil)
    one.selectedSegment = 0
    let any = NSSegmentedControl(
      labels: ["Bold", "Italic"], trackingMode: .selectAny, target: nil, action: nil)
    any.setSelected(true, forSegment: 0)
    let picture = NSImageView(image: NSImage(.symbol("star")))
    let box = NSBox()
    box.title = "Box"
    let line = NSBox()
    line.boxType = .separator
    return column([slider, stepper, bar, wheel, level, well, one, any, picture, box, line])
  }

  static func lists() -> View {
    let table = NSTableView()
    let column = NSTableColumn(identifier: "name")
    column.title = "Name"
    table.addTableColumn(column)
    table.usesAlternatingRowBackgroundColors = true
    let scroll = NSScrollView()
    scroll.documentView = table
    table.dataSource = NameSource.shared
    table.selectRowIndexes([1], byExtendingSelection: false)
    let tabs = NSTabView()
    for name in ["One", "Two"] {
      let item = NSTabViewItem(identifier: name)
      item.label = name
      tabs.addTabViewItem(item)
    }
    return Self.column([scroll, tabs], height: 130)
  }

  private final class NameSource: NSTableViewDataSource {
    static let shared = NameSource()
    func numberOfRows(in tableView: NSTableView) -> Int { 3 }
    func tableView(
      _ tableView: NSTableView, objectValueFor tableColumn: NSTableColumn?, row: Int
    ) -> Any? { "Row \(row)" }
  }
}
