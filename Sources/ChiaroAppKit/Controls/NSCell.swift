// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroControls
import ChiaroViews
public import Foundation

/// The cell of a control, for older AppKit code; it forwards everything to the control.
///
/// Apple counterpart: `NSCell` · Source: AppKit reference · Fidelity: approximate, of properties
/// that controls have too
@preconcurrency @MainActor
open class NSCell {
  /// The control of the cell; nil for none.
  public private(set) final weak var controlView: NSControl?
  private final var ownText = ""
  /// What was set before the cell had a control, which gets it.
  private final var wishes: [(path: AnyKeyPath, value: Any, fulfil: (NSControl) -> Void)] = []

  /// A value of the control; without one of the kind, the value that is kept for it, or the usual.
  final subscript<Kind: NSControl, Value>(
    path: ReferenceWritableKeyPath<Kind, Value>, usual usual: Value
  ) -> Value {
    get {
      if let control = controlView as? Kind { return control[keyPath: path] }
      return wishes.first { $0.path == path }.flatMap { $0.value as? Value } ?? usual
    }
    set {
      if let control = controlView as? Kind { return control[keyPath: path] = newValue }
      wishes.removeAll { $0.path == path }
      wishes.append((path, newValue, { ($0 as? Kind)?[keyPath: path] = newValue }))
    }
  }

  // Not designated: else subclasses of other modules would not have `init()`.
  /// Creates a cell for a control.
  convenience init(of control: NSControl) {
    self.init(textCell: "")
    controlView = control
  }

  /// Creates a cell with a text but without a control, such as a column's heading.
  public init(textCell: String) { ownText = textCell }

  /// The text of the control; without one, the cell's own text.
  open var stringValue: String {
    get { controlView?.stringValue ?? ownText }
    set {
      ownText = newValue
      controlView?.stringValue = newValue
      onChange?()
    }
  }
  /// What to do when the text of a cell of its own changed.
  final var onChange: (() -> Void)?
  /// The title, which is the same as `stringValue`.
  open var title: String {
    get { (controlView as? NSButton)?.title ?? stringValue }
    set {
      if let button = controlView as? NSButton {
        button.title = newValue
      } else {
        stringValue = newValue
      }
    }
  }
  /// The value of the control.
  open var objectValue: Any? {
    get { controlView?.objectValue ?? ownText }
    set {
      if let controlView {
        controlView.objectValue = newValue
      } else {
        stringValue = NSControl.text(of: newValue)
      }
    }
  }
  /// The font of the control.
  open var font: NSFont? {
    get { self[\NSControl.font, usual: nil] }
    set { self[\NSControl.font, usual: nil] = newValue }
  }
  /// The alignment of the text.
  open var alignment: NSTextAlignment {
    get { self[\NSControl.alignment, usual: .natural] }
    set { self[\NSControl.alignment, usual: .natural] = newValue }
  }
  /// The wrapping or truncation of text that is too long.
  open var lineBreakMode: NSLineBreakMode {
    get { self[\NSControl.lineBreakMode, usual: .byWordWrapping] }
    set { self[\NSControl.lineBreakMode, usual: .byWordWrapping] = newValue }
  }
  /// Whether the text is shown in a single line.
  open var usesSingleLineMode: Bool {
    get { self[\NSControl.usesSingleLineMode, usual: false] }
    set { self[\NSControl.usesSingleLineMode, usual: false] = newValue }
  }
  /// Whether the text wraps into several lines.
  open var wraps: Bool {
    get { !usesSingleLineMode }
    set { usesSingleLineMode = !newValue }
  }
  /// Whether long text scrolls sideways instead of wrapping.
  open var isScrollable: Bool {
    get { usesSingleLineMode }
    set { usesSingleLineMode = newValue }
  }
  /// Whether the control can be used.
  open var isEnabled: Bool {
    get { self[\NSControl.isEnabled, usual: true] }
    set { self[\NSControl.isEnabled, usual: true] = newValue }
  }
  /// Whether the control is shown as pressed.
  open var isHighlighted: Bool {
    get { controlView?.isHighlighted ?? false }
    set { controlView?.isHighlighted = newValue }
  }
  /// Whether the control is on, off or mixed.
  open var state: NSControl.StateValue {
    get { self[\NSButton.state, usual: .off] }
    set { self[\NSButton.state, usual: .off] = newValue }
  }
  /// What the app keeps with the cell; nil for nothing.
  open var representedObject: Any?
  /// Whether the last line is cut where there is no room; stored, without effect.
  open var truncatesLastVisibleLine = false
  /// A number by which an app finds the cell.
  open var tag = 0
  /// Whether the cell's text can be changed, as its field.
  open var isEditable: Bool {
    get { self[\NSTextField.isEditable, usual: false] }
    set { self[\NSTextField.isEditable, usual: false] = newValue }
  }
  /// Whether the cell's text can be selected, as its field.
  open var isSelectable: Bool {
    get { self[\NSTextField.isSelectable, usual: false] }
    set { self[\NSTextField.isSelectable, usual: false] = newValue }
  }
  /// Whether the cell has a bezel, as its field.
  open var isBezeled: Bool {
    get { self[\NSTextField.isBezeled, usual: false] }
    set { self[\NSTextField.isBezeled, usual: false] = newValue }
  }
  /// Whether the cell has a border, as its field.
  open var isBordered: Bool {
    get { self[\NSTextField.isBordered, usual: false] }
    set { self[\NSTextField.isBordered, usual: false] = newValue }
  }
  /// The picture of the cell; nil for none.
  open var image: NSImage? {
    get { self[\NSImageView.image, usual: nil] }
    set { self[\NSImageView.image, usual: nil] = newValue }
  }

  /// Creates an empty cell.
  public convenience init() { self.init(textCell: "") }
  /// Creates a cell with a picture.
  public convenience init(imageCell image: NSImage?) {
    self.init(textCell: "")
    self.image = image
  }
  /// Creates a cell; nothing is read from the archive.
  public convenience init?(coder: NSCoder) { self.init(textCell: "") }

  /// Makes the cell that of a control, which gets what was set of the cell before.
  final func attach(to control: NSControl) {
    controlView = control
    for wish in wishes { wish.fulfil(control) }
    wishes = []
    if !ownText.isEmpty { title = ownText }
  }

  /// Returns a cell with what was set of this one before it had a control; for more, override it.
  ///
  /// The copy is a button's cell, a text field's cell or a plain one, as this one is.
  ///
  /// Apple counterpart: `copy(with:)` · Source: NSCell.h · Fidelity: approximate
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy: NSCell =
      self is NSButtonCell
      ? NSButtonCell(textCell: ownText)
      : self is NSTextFieldCell ? NSTextFieldCell(textCell: ownText) : NSCell(textCell: ownText)
    (copy.wishes, copy.representedObject, copy.tag) = (wishes, representedObject, tag)
    return copy
  }
  /// Returns a cell like this one, as `copy(with:)` does.
  public final func copy() -> Any { copy(with: nil) }

  // MARK: Drawing

  /// Draws the cell; the default draws its border, and then its inside.
  open func draw(withFrame cellFrame: NSRect, in controlView: NSView) {
    if let context = GraphicsContext.current {
      context.upright { (controlView as? NSControl)?.drawBorder(in: context) }
    }
    drawInterior(withFrame: cellFrame, in: controlView)
  }
  /// Draws the inside of the cell; the default draws what the control looks like.
  open func drawInterior(withFrame cellFrame: NSRect, in controlView: NSView) {
    guard let context = GraphicsContext.current else { return }
    context.upright {
      if let control = controlView as? NSControl { return control.drawInside(in: context) }
      controlView.drawLook(in: context)
    }
  }
  /// Returns where the cell draws; the rectangle itself by default.
  open func drawingRect(forBounds rect: NSRect) -> NSRect { rect }
  /// Returns where the title is; the rectangle itself by default.
  open func titleRect(forBounds rect: NSRect) -> NSRect { rect }
  /// Returns where the picture is; the rectangle itself by default.
  open func imageRect(forBounds rect: NSRect) -> NSRect { rect }
  /// The size that the cell asks for; that of the control.
  open var cellSize: NSSize { controlView?.intrinsicContentSize ?? .zero }
  /// Returns the size that the cell asks for within a rectangle; that of the control.
  open func cellSize(forBounds rect: NSRect) -> NSSize { cellSize }
  /// Shows the cell as pressed or not.
  open func highlight(_ flag: Bool, withFrame cellFrame: NSRect, in controlView: NSView) {
    isHighlighted = flag
  }
  // MARK: Tracking

  /// Called when the pointer goes down in the control; returns whether it is followed.
  open func startTracking(at startPoint: NSPoint, in controlView: NSView) -> Bool { true }
  /// Called when the pointer moves; returns whether it is followed on.
  open func continueTracking(
    last lastPoint: NSPoint, current currentPoint: NSPoint, in controlView: NSView
  ) -> Bool { true }
  /// Called when the pointer goes up, or is no longer followed.
  open func stopTracking(
    last lastPoint: NSPoint, current stopPoint: NSPoint, in controlView: NSView,
    mouseIsUp flag: Bool
  ) {}

  /// The text with its attributes.
  open var attributedStringValue: NSAttributedString {
    get { (objectValue as? NSAttributedString) ?? NSAttributedString(string: stringValue) }
    set { objectValue = newValue }
  }
}

/// A cell that sends an action.
///
/// Apple counterpart: `NSActionCell` · Source: NSActionCell.h · Fidelity: approximate
open class NSActionCell: NSCell {
  /// The object that gets the action; nil for none.
  open weak var target: AnyObject?
  /// The method to call; nil for none.
  open var action: Selector?
}

/// The cell of a text field.
///
/// Apple counterpart: `NSTextFieldCell` · Source: NSTextFieldCell.h · Fidelity: approximate
open class NSTextFieldCell: NSActionCell {
  /// The color of the text; nil for the usual one.
  open var textColor: NSColor? {
    get { self[\NSTextField.textColor, usual: nil] }
    set { self[\NSTextField.textColor, usual: nil] = newValue }
  }
  /// The text that stands in an empty field; nil for none.
  open var placeholderString: String? {
    get { self[\NSTextField.placeholderString, usual: nil] }
    set { self[\NSTextField.placeholderString, usual: nil] = newValue }
  }
  /// The color behind the text; nil for none.
  open var backgroundColor: NSColor? {
    get { self[\NSTextField.backgroundColor, usual: nil] }
    set { self[\NSTextField.backgroundColor, usual: nil] = newValue }
  }
  /// Whether the background is drawn.
  open var drawsBackground: Bool {
    get { self[\NSTextField.drawsBackground, usual: false] }
    set { self[\NSTextField.drawsBackground, usual: false] = newValue }
  }
}

/// The cell of a search field.
///
/// Apple counterpart: `NSSearchFieldCell` · Source: NSSearchFieldCell.h · Fidelity: approximate
open class NSSearchFieldCell: NSTextFieldCell {
  private final var field: NSSearchField? { controlView as? NSSearchField }

  /// Returns where the magnifier is.
  open func searchButtonRect(forBounds rect: NSRect) -> NSRect {
    field?.usualSearchRect ?? .zero
  }
  /// Returns where the button is that empties the field.
  open func cancelButtonRect(forBounds rect: NSRect) -> NSRect {
    field?.usualCancelRect ?? .zero
  }
  /// Returns where the text is.
  open func searchTextRect(forBounds rect: NSRect) -> NSRect { drawingRect(forBounds: rect) }
}

/// The cell of a pop-up button.
///
/// Apple counterpart: `NSPopUpButtonCell` · Source: NSPopUpButtonCell.h · Fidelity: approximate
open class NSPopUpButtonCell: NSButtonCell {
  /// The item that is chosen; nil for none.
  open var selectedItem: NSMenuItem? { (controlView as? NSPopUpButton)?.selectedItem }
  /// Draws the border and what is behind the title; nothing by default, as the control draws its
  /// own.
  open func drawBorderAndBackground(withFrame cellFrame: NSRect, in controlView: NSView) {}
}

/// The cell of a column's heading.
///
/// Apple counterpart: `NSTableHeaderCell` · Source: NSTableHeaderCell.h · Fidelity: approximate,
/// the heading draws its own
open class NSTableHeaderCell: NSTextFieldCell {}

/// The cell of a button.
///
/// Apple counterpart: `NSButtonCell` · Source: NSButtonCell.h · Fidelity: approximate
open class NSButtonCell: NSActionCell {
  /// Whether the button has a border.
  open override var isBordered: Bool {
    get { self[\NSButton.isBordered, usual: true] }
    set { self[\NSButton.isBordered, usual: true] = newValue }
  }
  /// The picture of the button; nil for none.
  open override var image: NSImage? {
    get { self[\NSButton.image, usual: nil] }
    set { self[\NSButton.image, usual: nil] = newValue }
  }
  /// The title with its attributes.
  open var attributedTitle: NSAttributedString {
    get { NSAttributedString(string: title, attributes: font.map { [.font: $0] }) }
    set { title = newValue.string }
  }
  /// The color behind the title; stored, without effect; nil for none.
  open var backgroundColor: NSColor?
  /// The parts of a button that change while it is pressed or on; stored, without effect: the
  /// kinds of buttons decide.
  open var highlightsBy: NSCell.StyleMask = []
  /// The parts of a button that show whether it is on; stored, without effect.
  open var showsStateBy: NSCell.StyleMask = []
  /// The key that presses the button; empty for none.
  open var keyEquivalent: String {
    get { self[\NSButton.keyEquivalent, usual: ""] }
    set { self[\NSButton.keyEquivalent, usual: ""] = newValue }
  }
  /// The look of the button.
  open var bezelStyle: NSButton.BezelStyle {
    get { self[\NSButton.bezelStyle, usual: .rounded] }
    set { self[\NSButton.bezelStyle, usual: .rounded] = newValue }
  }
  /// Where the picture stands beside the title.
  open var imagePosition: NSControl.ImagePosition {
    get { self[\NSButton.imagePosition, usual: .noImage] }
    set { self[\NSButton.imagePosition, usual: .noImage] = newValue }
  }
  /// Sets the kind of the button.
  open func setButtonType(_ type: NSButton.ButtonType) {
    self[\NSButton.kind, usual: type] = type
  }
  /// Whether a picture is dimmed while the button cannot be used; stored, without effect.
  open var imageDimsWhenDisabled = true
  /// Draws the title in a rectangle, and returns where it is.
  @discardableResult
  open func drawTitle(
    _ title: NSAttributedString, withFrame frame: NSRect, in controlView: NSView
  ) -> NSRect {
    title.draw(in: frame)
    return frame
  }
  /// Draws the bezel in a rectangle; nothing by default, as the control draws its own.
  open func drawBezel(withFrame frame: NSRect, in controlView: NSView) {}
  /// Draws a picture in a rectangle.
  open func drawImage(_ image: NSImage, withFrame frame: NSRect, in controlView: NSView) {
    image.draw(in: frame)
  }
}

extension NSCell {
  /// The parts of a cell that show something.
  ///
  /// Apple counterpart: `NSCell.StyleMask` · Source: NSCell.h · Fidelity: exact
  public struct StyleMask: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The other title and picture.
    public static let contentsCellMask = StyleMask(rawValue: 1)
    /// The cell is pushed in.
    public static let pushInCellMask = StyleMask(rawValue: 2)
    /// The colors change.
    public static let changeGrayCellMask = StyleMask(rawValue: 4)
    /// The background changes.
    public static let changeBackgroundCellMask = StyleMask(rawValue: 8)
  }
}
