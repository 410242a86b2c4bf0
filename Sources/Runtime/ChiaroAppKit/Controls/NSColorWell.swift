// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroControls
import ChiaroViews
public import Foundation

/// A control that shows a color and opens a menu of system colors to choose from.
///
/// Apple counterpart: `NSColorWell` · Source: AppKit reference; the metrics of macOS 13 to 15 ·
/// Fidelity: approximate, a menu in place of the Colors panel
open class NSColorWell: NSControl {
  /// The color of the well; the default is black.
  open var color = NSColor.black { didSet { setNeedsDisplay() } }
  /// Whether the well has a bezel; the default is true.
  open var isBordered = true { didSet { setNeedsDisplay() } }
  /// Whether the color well was activated and no color was chosen since then.
  public private(set) final var isActive = false

  /// Creates a color well with a frame.
  public override init(frame frameRect: NSRect) { super.init(frame: frameRect) }

  /// Opens the menu of colors; the parameter is ignored.
  open func activate(_ exclusive: Bool) {
    isActive = true
    openMenu()
  }
  /// Makes the color well inactive and closes its menu.
  open func deactivate() {
    isActive = false
    openedMenu?.cancelTracking()
  }
  private final weak var openedMenu: NSMenu?
  /// Sets the color to that of another color well; ignores other senders.
  open func takeColorFrom(_ sender: Any?) {
    if let well = sender as? NSColorWell { color = well.color }
  }

  override final func contentSize(within size: CGSize) -> CGSize { CGSize(width: 38, height: 24) }
  override final func press() { activate(true) }

  /// The colors to choose from.
  private static let choices: [(String, NSColor)] = [
    ("Red", .systemRed), ("Orange", .systemOrange), ("Yellow", .systemYellow),
    ("Green", .systemGreen), ("Mint", .systemMint), ("Teal", .systemTeal), ("Cyan", .systemCyan),
    ("Blue", .systemBlue), ("Indigo", .systemIndigo), ("Purple", .systemPurple),
    ("Pink", .systemPink), ("Brown", .systemBrown), ("Gray", .systemGrayColor), ("Black", .black),
    ("White", .white),
  ]

  private final func openMenu() {
    let menu = NSMenu(title: "")
    for (title, choice) in Self.choices {
      let item = NSMenuItem(title: title, action: nil, keyEquivalent: "")
      item.image = NSImage(.symbol("circle.fill")).withTintColor(choice)
      item.state = choice == color ? .on : .off
      item.onAction = { [weak self] _ in
        self?.color = choice
        self?.isActive = false
        self?.sendAction()
      }
      menu.addItem(item)
    }
    openedMenu = menu
    menu.popUp(positioning: nil, at: NSPoint(x: bounds.minX, y: bounds.maxY + 2), in: self)
  }

  override final func drawLook(in context: GraphicsContext) {
    context.group(opacity: isEnabled ? 1 : 0.5) {
      if isBordered { context.drawBezel(in: bounds, ControlLook.bezel, cornerRadius: 6) }
      let inner = isBordered ? bounds.within(dx: 3, dy: 3) : bounds
      context.fill(inner, color, cornerRadius: 4)
      context.strokeColor = ControlLook.edge
      context.stroke(inner, width: 0.5, cornerRadius: 4)
      if isHighlighted { context.fill(bounds, ControlLook.press, cornerRadius: 6) }
    }
    drawFocusRing(in: context, bounds, cornerRadius: 6)
  }
}
