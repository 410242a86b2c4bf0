// SPDX-License-Identifier: MIT

import ChiaroAppKit

/// Preferences of AppKit: labels and controls in a grid, and a plate of explanations below.
final class PreferencesViewController: NSViewController, NSTextFieldDelegate {
  private let namePopUp = NSPopUpButton(frame: .zero, pullsDown: false)
  private let intervalField = NSTextField(string: "15")
  private let intervalStepper = NSStepper()
  private let opacitySlider = NSSlider(
    value: 0.7, minValue: 0, maxValue: 1, target: nil, action: nil)
  private let colorWell = NSColorWell()
  private let menuBarBox = NSButton(
    checkboxWithTitle: "Show the tide in the menu bar", target: nil, action: nil)
  private let soundBox = NSButton(
    checkboxWithTitle: "Play a sound at high water", target: nil, action: nil)
  private let noteLabel = NSTextField(wrappingLabelWithString: "")

  override func loadView() {
    view = NSView(frame: NSRect(x: 0, y: 0, width: 480, height: 340))
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Tides"
    prepareControls()
    let grid = NSGridView(views: [
      [label("Harbor:"), namePopUp],
      [label("Refresh every:"), interval()],
      [label("Opacity:"), opacitySlider],
      [label("Color:"), colorWell],
      [NSGridCell.emptyContentView, menuBarBox],
      [NSGridCell.emptyContentView, soundBox],
    ])
    grid.column(at: 0).xPlacement = .trailing
    grid.rowAlignment = .firstBaseline
    grid.rowSpacing = 12
    grid.columnSpacing = 10
    for row in [2, 3] {
      grid.row(at: row).rowAlignment = .none
      grid.row(at: row).yPlacement = .center
    }
    place(grid)
  }

  private func prepareControls() {
    namePopUp.addItems(withTitles: ["Old Harbor", "North Beach", "Gull Rock"])
    namePopUp.selectItem(at: 2)
    intervalField.alignment = .right
    intervalField.delegate = self
    intervalStepper.minValue = 1
    intervalStepper.maxValue = 60
    intervalStepper.integerValue = 15
    colorWell.color = .systemTeal
    menuBarBox.state = .on
    soundBox.state = .off
    soundBox.isEnabled = false
    noteLabel.font = .systemFont(ofSize: NSFont.smallSystemFontSize)
    noteLabel.textColor = .secondaryLabelColor
    updateNote()
  }

  private func label(_ text: String) -> NSTextField {
    let label = NSTextField(labelWithString: text)
    label.alignment = .right
    return label
  }

  private func interval() -> NSView {
    let stack = NSStackView(views: [
      intervalField, intervalStepper, NSTextField(labelWithString: "minutes"),
    ])
    stack.spacing = 6
    intervalField.widthAnchor.constraint(equalToConstant: 44).isActive = true
    return stack
  }

  private func place(_ grid: NSGridView) {
    let box = NSBox()
    box.title = "What this costs"
    box.contentView = noteLabel
    for view in [grid, box] {
      view.translatesAutoresizingMaskIntoConstraints = false
      self.view.addSubview(view)
    }
    NSLayoutConstraint.activate([
      grid.topAnchor.constraint(equalTo: view.topAnchor, constant: 20),
      grid.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      opacitySlider.widthAnchor.constraint(equalToConstant: 180),
      colorWell.widthAnchor.constraint(equalToConstant: 44),
      colorWell.heightAnchor.constraint(equalToConstant: 24),
      box.topAnchor.constraint(equalTo: grid.bottomAnchor, constant: 20),
      box.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
      box.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
      box.heightAnchor.constraint(equalToConstant: 72),
    ])
  }

  private func updateNote() {
    let minutes = max(1, intervalField.integerValue)
    noteLabel.stringValue =
      "\(24 * 60 / minutes) requests a day. Each is about two kilobytes, and none is sent while "
      + "the lid is closed."
  }

  func controlTextDidChange(_ obj: Notification) {
    intervalStepper.integerValue = intervalField.integerValue
    updateNote()
  }

  override func viewWillDisappear() {
    super.viewWillDisappear()
    UserDefaults.standard.set(namePopUp.titleOfSelectedItem, forKey: "harbor")
    UserDefaults.standard.set(opacitySlider.doubleValue, forKey: "opacity")
    UserDefaults.standard.set(menuBarBox.state == .on, forKey: "menuBar")
  }
}
