// SPDX-License-Identifier: MIT

import ChiaroAppKit

/// The preferences of an app for the Mac, as its code for AppKit would be after
/// `Scripts/port-uikit`: a toolbar that chooses panes, and a form in each.
final class PreferencesWindowController: NSWindowController, NSToolbarDelegate {
  private static let panes: [(name: NSToolbarItem.Identifier, title: String, symbol: String)] = [
    ("general", "General", "gearshape"), ("units", "Units", "slider.horizontal.3"),
    ("alerts", "Alerts", "bell"),
  ]
  /// Kept, as a window does not keep its controller.
  static var current: PreferencesWindowController?

  convenience init(size: NSSize) {
    let window = NSWindow(
      contentRect: NSRect(x: 0, y: 0, width: size.width, height: size.height - 28),
      styleMask: [.titled, .closable], backing: .buffered, defer: false)
    self.init(window: window)
    let toolbar = NSToolbar(identifier: "preferences")
    toolbar.delegate = self
    toolbar.selectedItemIdentifier = "general"
    window.toolbarStyle = .preference
    window.toolbar = toolbar
    window.title = "General"
    window.contentViewController = GeneralPane()
    window.setFrame(NSRect(origin: .zero, size: size), display: true)
  }

  func toolbarDefaultItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier] {
    Self.panes.map(\.name)
  }
  func toolbarSelectableItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier] {
    Self.panes.map(\.name)
  }
  func toolbar(
    _ toolbar: NSToolbar, itemForItemIdentifier itemIdentifier: NSToolbarItem.Identifier,
    willBeInsertedIntoToolbar flag: Bool
  ) -> NSToolbarItem? {
    guard let pane = Self.panes.first(where: { $0.name == itemIdentifier }) else { return nil }
    let item = NSToolbarItem(itemIdentifier: itemIdentifier)
    item.label = pane.title
    item.image = NSImage(systemSymbolName: pane.symbol, accessibilityDescription: pane.title)
    item.target = self
    item.action = Selector(PreferencesWindowController.choosePane(_:), "choosePane(_:)")
    return item
  }

  func choosePane(_ sender: NSToolbarItem) { window?.title = sender.label }
}

/// The first pane: a form of labels, pop-ups, check boxes and fields.
final class GeneralPane: NSViewController {
  private let startPopUp = NSPopUpButton(frame: .zero, pullsDown: false)
  private let nameField = NSTextField(string: "Ada")
  private let badgeCheckbox = NSButton(
    checkboxWithTitle: "The next tide in the Dock", target: nil, action: nil)
  private let soundCheckbox = NSButton(
    checkboxWithTitle: "A sound at high water", target: nil, action: nil)
  private let volumeSlider = NSSlider(
    value: 60, minValue: 0, maxValue: 100, target: nil, action: nil)

  override func loadView() {
    let view = NSView(frame: NSRect(x: 0, y: 0, width: 390, height: 420))
    self.view = view
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    startPopUp.addItems(withTitles: ["The last place", "The nearest place", "Nothing"])
    badgeCheckbox.state = .on
    soundCheckbox.state = .on
    soundCheckbox.target = self
    soundCheckbox.action = Selector(GeneralPane.toggleSound(_:), "toggleSound(_:)")

    let radios = ["Automatic", "Light", "Dark"].map {
      NSButton(radioButtonWithTitle: $0, target: self, action: Selector("chooseLook:"))
    }
    radios[0].state = .on
    let looks = NSStackView(views: radios)
    looks.orientation = .vertical
    looks.alignment = .leading
    looks.spacing = 6

    let note = NSTextField(
      wrappingLabelWithString: "Tides are predictions. Do not steer by them alone.")
    note.font = .systemFont(ofSize: NSFont.smallSystemFontSize)
    note.textColor = .secondaryLabelColor

    let grid = NSGridView(views: [
      [NSTextField(labelWithString: "Open with:"), startPopUp],
      [NSTextField(labelWithString: "Skipper:"), nameField],
      [NSTextField(labelWithString: "Look:"), looks],
      [NSGridView.emptyContentView, badgeCheckbox],
      [NSGridView.emptyContentView, soundCheckbox],
      [NSTextField(labelWithString: "Volume:"), volumeSlider],
      [NSGridView.emptyContentView, note],
    ])
    grid.rowSpacing = 12
    grid.columnSpacing = 8
    grid.column(at: 0).xPlacement = .trailing
    grid.row(at: 2).yPlacement = .top
    view.addSubview(grid)
    NSLayoutConstraint.activate([
      grid.topAnchor.constraint(equalTo: view.topAnchor, constant: 24),
      grid.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      nameField.widthAnchor.constraint(equalToConstant: 176),
      volumeSlider.widthAnchor.constraint(equalToConstant: 176),
      note.widthAnchor.constraint(equalToConstant: 176),
    ])

    let line = NSBox()
    line.boxType = .separator
    let reset = NSButton(title: "Restore Defaults", target: self, action: nil)
    let done = NSButton(title: "Done", target: self, action: nil)
    done.keyEquivalent = "\r"
    for child in [line, reset, done] as [NSView] {
      child.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(child)
    }
    NSLayoutConstraint.activate([
      line.topAnchor.constraint(equalTo: grid.bottomAnchor, constant: 20),
      line.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
      line.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
      reset.topAnchor.constraint(equalTo: line.bottomAnchor, constant: 16),
      reset.leadingAnchor.constraint(equalTo: line.leadingAnchor),
      done.centerYAnchor.constraint(equalTo: reset.centerYAnchor),
      done.trailingAnchor.constraint(equalTo: line.trailingAnchor),
      done.widthAnchor.constraint(greaterThanOrEqualToConstant: 80),
    ])
  }

  func toggleSound(_ sender: NSButton) { volumeSlider.isEnabled = sender.state == .on }
}

extension MacPages {
  /// The preferences, in a window that fills a screen.
  static func preferences(_ frame: NSRect) -> NSWindow {
    let controller = PreferencesWindowController(size: frame.size)
    PreferencesWindowController.current = controller
    controller.showWindow(nil)
    return controller.window ?? titledWindow("", frame)
  }
}
