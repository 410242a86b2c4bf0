// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroViews
public import Foundation

/// The cell of a button, which forwards its properties to the button.
///
/// Apple counterpart: `NSButtonCell` · Source: NSButtonCell.h · Fidelity: approximate, some
/// properties are only stored
open class NSButtonCell: NSActionCell {
  override func newCell(_ text: String) -> NSCell { NSButtonCell(textCell: text) }
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    guard let cell = copy as? NSButtonCell else { return copy }
    (cell.backgroundColor, cell.highlightsBy) = (backgroundColor, highlightsBy)
    (cell.showsStateBy, cell.imageDimsWhenDisabled) = (showsStateBy, imageDimsWhenDisabled)
    return cell
  }
  /// Whether the button has a bezel.
  open override var isBordered: Bool {
    get { self[\NSButton.isBordered, usual: true] }
    set { self[\NSButton.isBordered, usual: true] = newValue }
  }
  /// The image of the button; nil for none.
  open override var image: NSImage? {
    get { self[\NSButton.image, usual: nil] }
    set { self[\NSButton.image, usual: nil] = newValue }
  }
  /// The title as the button draws it; without a button, the title in the cell's font.
  ///
  /// Setting it sets the text and discards the attributes.
  open var attributedTitle: NSAttributedString {
    get {
      if let button = controlView as? NSButton { return ButtonLook(button).attributedTitle }
      return NSAttributedString(string: title, attributes: font.map { [.font: $0] })
    }
    set { title = newValue.string }
  }
  /// The color behind the title; the default, nil, means none.
  ///
  /// It is stored, but without effect.
  ///
  /// Fidelity: inert
  open var backgroundColor: NSColor?
  /// The way in which the button's look changes while it is pressed; stored, but without effect.
  ///
  /// Fidelity: inert
  open var highlightsBy: NSCell.StyleMask = []
  /// The way in which the button's look changes while it is on; stored, but without effect.
  ///
  /// Fidelity: inert
  open var showsStateBy: NSCell.StyleMask = []
  /// The key equivalent that presses the button, given as its character; empty for none.
  open var keyEquivalent: String {
    get { self[\NSButton.keyEquivalent, usual: ""] }
    set { self[\NSButton.keyEquivalent, usual: ""] = newValue }
  }
  /// The style of the button's bezel.
  open var bezelStyle: NSButton.BezelStyle {
    get { self[\NSButton.bezelStyle, usual: .rounded] }
    set { self[\NSButton.bezelStyle, usual: .rounded] = newValue }
  }
  /// The position of the button's image relative to its title.
  open var imagePosition: NSControl.ImagePosition {
    get { self[\NSButton.imagePosition, usual: .noImage] }
    set { self[\NSButton.imagePosition, usual: .noImage] = newValue }
  }
  /// Sets the type of the button, such as a push button or a check box.
  open func setButtonType(_ type: NSButton.ButtonType) {
    self[\NSButton.kind, usual: type] = type
  }
  /// Whether the image is dimmed while the button is disabled; stored, but without effect.
  ///
  /// Fidelity: inert
  open var imageDimsWhenDisabled = true

  // MARK: Drawing

  /// The look of a button whose parts the cell draws: neither a check box nor a pop-up button.
  private final func look(of view: NSView) -> ButtonLook? {
    guard let button = view as? NSButton, !(button is NSPopUpButton) else { return nil }
    let look = ButtonLook(button)
    return look.hasParts ? look : nil
  }
  /// Draws the button: the bezel if it is shown, then the interior.
  open override func draw(withFrame cellFrame: NSRect, in controlView: NSView) {
    guard let button = controlView as? NSButton, look(of: button) != nil else {
      return super.draw(withFrame: cellFrame, in: controlView)
    }
    guard !button.isTransparent else { return }
    if button.showsBezel { drawBezel(withFrame: cellFrame, in: controlView) }
    drawInterior(withFrame: cellFrame, in: controlView)
    if let context = GraphicsContext.current { context.upright { button.drawRing(in: context) } }
  }
  /// Draws the image and the title of a push button, each in its rectangle; for other kinds of
  /// buttons, draws the whole button.
  open override func drawInterior(withFrame cellFrame: NSRect, in controlView: NSView) {
    guard let look = look(of: controlView) else {
      return super.drawInterior(withFrame: cellFrame, in: controlView)
    }
    if let image = look.image {
      drawImage(image, withFrame: imageRect(forBounds: cellFrame), in: controlView)
    }
    let title = attributedTitle
    if title.length > 0 {
      drawTitle(title, withFrame: titleRect(forBounds: cellFrame), in: controlView)
    }
    if let context = GraphicsContext.current { context.upright { look.drawPress(in: context) } }
  }
  /// Returns the rectangle in which the title is drawn, for a button with the bounds `rect`; for
  /// check boxes, radio buttons and pop-up buttons it is `rect` itself.
  open override func titleRect(forBounds rect: NSRect) -> NSRect {
    controlView.flatMap { look(of: $0) }?.places(in: rect).title ?? rect
  }
  /// Returns the rectangle in which the image is drawn, for a button with the bounds `rect`; for
  /// check boxes, radio buttons and pop-up buttons it is `rect` itself.
  open override func imageRect(forBounds rect: NSRect) -> NSRect {
    controlView.flatMap { look(of: $0) }?.places(in: rect).image ?? rect
  }
  /// Draws the title of a push button in a rectangle, and returns this rectangle.
  ///
  /// Text without a font or color attribute gets the button's font or color. Other kinds of buttons
  /// draw nothing.
  @discardableResult
  open func drawTitle(
    _ title: NSAttributedString, withFrame frame: NSRect, in controlView: NSView
  ) -> NSRect {
    guard let look = look(of: controlView), let context = GraphicsContext.current else {
      return frame
    }
    context.upright { look.draw(title, in: frame, context) }
    return frame
  }
  /// Draws the bezel of a push button in the button's bounds; `frame` is ignored.
  open func drawBezel(withFrame frame: NSRect, in controlView: NSView) {
    guard let look = look(of: controlView), let context = GraphicsContext.current else { return }
    context.upright { look.drawBezel(in: context) }
  }
  /// Draws the image of a push button in a rectangle; template images get the button's color.
  open func drawImage(_ image: NSImage, withFrame frame: NSRect, in controlView: NSView) {
    guard let look = look(of: controlView), let context = GraphicsContext.current else { return }
    context.upright { look.draw(image, in: frame, context) }
  }
}

/// The cell of a pop-up button.
///
/// Apple counterpart: `NSPopUpButtonCell` · Source: NSPopUpButtonCell.h · Fidelity: approximate,
/// without menu items
open class NSPopUpButtonCell: NSButtonCell {
  override func newCell(_ text: String) -> NSCell { NSPopUpButtonCell(textCell: text) }
  /// The selected menu item of the pop-up button; nil for none.
  open var selectedItem: NSMenuItem? { (controlView as? NSPopUpButton)?.selectedItem }
  open override func draw(withFrame cellFrame: NSRect, in controlView: NSView) {
    drawBorderAndBackground(withFrame: cellFrame, in: controlView)
    drawInterior(withFrame: cellFrame, in: controlView)
  }
  /// Draws the bezel of the pop-up button in the button's bounds; `cellFrame` is ignored.
  open func drawBorderAndBackground(withFrame cellFrame: NSRect, in controlView: NSView) {
    guard let context = GraphicsContext.current else { return }
    context.upright { (controlView as? NSPopUpButton)?.drawBorder(in: context) }
  }
}
