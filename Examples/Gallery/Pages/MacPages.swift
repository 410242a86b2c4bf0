// SPDX-License-Identifier: MIT

import ChiaroAppKit

/// The pages that AppKit's controls fill: each is a window.
@MainActor
enum MacPages {
  /// Every kind of control, in its states.
  static func controls(_ frame: NSRect) -> NSWindow {
    let window = titledWindow("AppKit controls", frame)
    window.contentView = FlowView(buttons() + values() + fields())
    return window
  }

  /// A window with a title bar that fills a screen.
  static func titledWindow(_ title: String, _ frame: NSRect) -> NSWindow {
    let content = NSRect(x: 0, y: 0, width: frame.width, height: frame.height - 28)
    let window = NSWindow(
      contentRect: content, styleMask: [.titled, .closable, .miniaturizable, .resizable],
      backing: .buffered, defer: false)
    window.title = title
    window.makeKeyAndOrderFront(nil)
    return window
  }

  /// A small heading.
  static func heading(_ text: String) -> NSTextField {
    let label = NSTextField(labelWithString: text)
    label.font = .systemFont(ofSize: 11, weight: .semibold)
    label.textColor = .secondaryLabelColor
    return label
  }

  private static func buttons() -> [FlowRow] {
    let plain = NSButton(title: "Import…", target: nil, action: nil)
    let chosen = NSButton(title: "Save", target: nil, action: nil)
    chosen.keyEquivalent = "\r"
    let disabled = NSButton(title: "Revert", target: nil, action: nil)
    disabled.isEnabled = false
    let grave = NSButton(title: "Delete", target: nil, action: nil)
    grave.hasDestructiveAction = true
    let round = NSButton(title: "", target: nil, action: nil)
    round.bezelStyle = .helpButton
    let sizes = [NSControl.ControlSize.large, .regular, .small, .mini].map { size in
      let button = NSButton(title: "Size", target: nil, action: nil)
      button.controlSize = size
      return button
    }
    let checks = [NSControl.StateValue.on, .mixed, .off].map { state in
      let check = NSButton(checkboxWithTitle: "Check", target: nil, action: nil)
      check.allowsMixedState = true
      check.state = state
      return check
    }
    checks[2].isEnabled = false
    let radios = ["One", "Two", "Three"].map {
      NSButton(radioButtonWithTitle: $0, target: nil, action: nil)
    }
    radios[0].state = .on
    let toggles = [true, false].map { isOn in
      let toggle = NSSwitch()
      toggle.state = isOn ? .on : .off
      return toggle
    }
    return [
      FlowRow([heading("Buttons")]), FlowRow([plain, chosen, disabled, grave, round]),
      FlowRow(sizes), FlowRow(checks + toggles), FlowRow(radios),
    ]
  }

  private static func values() -> [FlowRow] {
    let slider = NSSlider(value: 0.4, minValue: 0, maxValue: 1, target: nil, action: nil)
    let marked = NSSlider(value: 3, minValue: 0, maxValue: 5, target: nil, action: nil)
    marked.numberOfTickMarks = 6
    let stepper = NSStepper()
    let well = NSColorWell()
    well.color = .systemOrange
    let bar = NSProgressIndicator()
    bar.isIndeterminate = false
    bar.doubleValue = 60
    let wheel = NSProgressIndicator()
    wheel.style = .spinning
    wheel.startAnimation(nil)
    let level = NSLevelIndicator()
    level.levelIndicatorStyle = .discreteCapacity
    (level.maxValue, level.warningValue, level.criticalValue) = (10, 7, 9)
    level.integerValue = 7
    let stars = NSLevelIndicator()
    stars.levelIndicatorStyle = .rating
    (stars.maxValue, stars.isEditable, stars.integerValue) = (5, true, 3)
    let one = NSSegmentedControl(
      labels: ["Day", "Week", "Month"], trackingMode: .selectOne, target: nil, action: nil)
    one.selectedSegment = 1
    let any = NSSegmentedControl(
      labels: ["B", "I", "U"], trackingMode: .selectAny, target: nil, action: nil)
    any.setSelected(true, forSegment: 0)
    return [
      FlowRow([heading("Values")]), FlowRow([slider, marked]),
      FlowRow([bar, wheel, stepper, well]), FlowRow([level, stars]), FlowRow([one, any]),
    ]
  }

  private static func fields() -> [FlowRow] {
    let field = NSTextField(string: "Summit Lake")
    let empty = NSTextField(string: "")
    empty.placeholderString = "Name"
    let disabled = NSTextField(string: "Not now")
    disabled.isEnabled = false
    let secret = NSSecureTextField()
    secret.stringValue = "secret"
    let search = NSSearchField()
    search.stringValue = "tide"
    let combo = NSComboBox()
    combo.addItems(withObjectValues: ["Harbor", "Beach"])
    combo.selectItem(at: 0)
    let popUp = NSPopUpButton(frame: .zero, pullsDown: false)
    popUp.addItems(withTitles: ["Automatic", "Light", "Dark"])
    let pullDown = NSPopUpButton(frame: .zero, pullsDown: true)
    pullDown.addItems(withTitles: ["Actions", "Copy", "Move"])
    let date = NSDatePicker()
    (date.timeZone, date.locale) = (.gmt, Locale(identifier: "en_US"))
    date.datePickerElements = .yearMonthDay
    date.dateValue = Date(timeIntervalSince1970: 1_700_000_000)
    let path = NSPathControl()
    path.url = URL(fileURLWithPath: "/Users/ada/Charts")
    let line = NSBox()
    line.boxType = .separator
    let box = NSBox()
    box.title = "A box"
    let text = NSTextField(
      wrappingLabelWithString: "A label in a box, whose text is as long as it takes to be broken.")
    let inside = PlacedView()
    inside.place(text) { NSRect(x: 8, y: 4, width: max(0, $0.width - 16), height: 40) }
    box.contentView = inside
    return [
      FlowRow([heading("Text and choices")]), FlowRow([field, empty], width: 125),
      FlowRow([disabled, secret], width: 125), FlowRow([search, combo], width: 125),
      FlowRow([popUp, pullDown, date]), FlowRow([path]),
      FlowRow([line], width: FlowRow.wholeLine),
      FlowRow([box], width: FlowRow.wholeLine, height: 74),
    ]
  }
}
