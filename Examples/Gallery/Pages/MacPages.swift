// SPDX-License-Identifier: MIT

import ChiaroAppKit

/// The pages that AppKit's controls fill: each is a window.
@MainActor
enum MacPages {
  /// Every kind of control, in its states.
  static func controls(_ frame: NSRect) -> NSWindow {
    let window = titledWindow("AppKit controls", frame)
    let column = NSStackView()
    column.orientation = .vertical
    column.alignment = .leading
    column.spacing = 11
    column.edgeInsets = NSEdgeInsets(top: 14, left: 20, bottom: 14, right: 20)
    for view in buttons() + values() + fields() { column.addArrangedSubview(view) }
    window.contentView = column
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

  /// Views beside one another.
  static func row(_ views: [NSView], spacing: CGFloat = 10) -> NSStackView {
    let row = NSStackView(views: views)
    row.spacing = spacing
    return row
  }

  /// A small heading.
  static func heading(_ text: String) -> NSTextField {
    let label = NSTextField(labelWithString: text)
    label.font = .systemFont(ofSize: 11, weight: .semibold)
    label.textColor = .secondaryLabelColor
    return label
  }

  private static func buttons() -> [NSView] {
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
      heading("Buttons"), row([plain, chosen, disabled, grave, round]), row(sizes),
      row(checks + toggles), row(radios),
    ]
  }

  private static func values() -> [NSView] {
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
    for view in [slider, marked, bar, level] as [NSView] {
      view.widthAnchor.constraint(equalToConstant: 150).isActive = true
    }
    let one = NSSegmentedControl(
      labels: ["Day", "Week", "Month"], trackingMode: .selectOne, target: nil, action: nil)
    one.selectedSegment = 1
    let any = NSSegmentedControl(
      labels: ["B", "I", "U"], trackingMode: .selectAny, target: nil, action: nil)
    any.setSelected(true, forSegment: 0)
    return [
      heading("Values"), row([slider, marked]), row([bar, wheel, stepper, well]),
      row([level, stars]), row([one, any]),
    ]
  }

  private static func fields() -> [NSView] {
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
    for view in [field, empty, disabled, secret, search, combo] {
      view.widthAnchor.constraint(equalToConstant: 165).isActive = true
    }
    let popUp = NSPopUpButton(frame: .zero, pullsDown: false)
    popUp.addItems(withTitles: ["Automatic", "Light", "Dark"])
    let pullDown = NSPopUpButton(frame: .zero, pullsDown: true)
    pullDown.addItems(withTitles: ["Actions", "Copy", "Move"])
    let date = NSDatePicker()
    date.datePickerElements = .yearMonthDay
    date.dateValue = Date(timeIntervalSince1970: 1_700_000_000)
    let path = NSPathControl()
    path.url = URL(fileURLWithPath: "/Users/ada/Charts")
    let line = NSBox()
    line.boxType = .separator
    line.widthAnchor.constraint(equalToConstant: 340).isActive = true
    let box = NSBox()
    box.title = "A box"
    let text = NSTextField(
      wrappingLabelWithString: "A label in a box, whose text is as long as it takes to be broken.")
    text.frame = NSRect(x: 8, y: 4, width: 310, height: 40)
    box.contentView?.addSubview(text)
    box.widthAnchor.constraint(equalToConstant: 340).isActive = true
    box.heightAnchor.constraint(equalToConstant: 74).isActive = true
    return [
      heading("Text and choices"), row([field, empty]), row([disabled, secret]),
      row([search, combo]), row([popUp, pullDown, date]), path, line, box,
    ]
  }
}
