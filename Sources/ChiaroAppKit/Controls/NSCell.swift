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
    get { controlView?.font }
    set { controlView?.font = newValue }
  }
  /// The alignment of the text.
  open var alignment: NSTextAlignment {
    get { controlView?.alignment ?? .natural }
    set { controlView?.alignment = newValue }
  }
  /// The wrapping or truncation of text that is too long.
  open var lineBreakMode: NSLineBreakMode {
    get { controlView?.lineBreakMode ?? .byWordWrapping }
    set { controlView?.lineBreakMode = newValue }
  }
  /// Whether the text is shown in a single line.
  open var usesSingleLineMode: Bool {
    get { controlView?.usesSingleLineMode ?? false }
    set { controlView?.usesSingleLineMode = newValue }
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
    get { controlView?.isEnabled ?? true }
    set { controlView?.isEnabled = newValue }
  }
  /// Whether the control is shown as pressed.
  open var isHighlighted: Bool {
    get { controlView?.isHighlighted ?? false }
    set { controlView?.isHighlighted = newValue }
  }
  /// Whether the control is on, off or mixed.
  open var state: NSControl.StateValue {
    get { (controlView as? NSButton)?.state ?? ownState }
    set {
      ownState = newValue
      (controlView as? NSButton)?.state = newValue
    }
  }
  private final var ownState = NSControl.StateValue.off
  /// What the app keeps with the cell; nil for nothing.
  open var representedObject: Any?
  /// Whether the last line is cut where there is no room; stored, without effect.
  open var truncatesLastVisibleLine = false
  /// A number by which an app finds the cell.
  open var tag = 0
  /// Whether the cell's text can be changed, as its field.
  open var isEditable: Bool {
    get { (controlView as? NSTextField)?.isEditable ?? false }
    set { (controlView as? NSTextField)?.isEditable = newValue }
  }
  /// Whether the cell's text can be selected, as its field.
  open var isSelectable: Bool {
    get { (controlView as? NSTextField)?.isSelectable ?? false }
    set { (controlView as? NSTextField)?.isSelectable = newValue }
  }
  /// Whether the cell has a bezel, as its field.
  open var isBezeled: Bool {
    get { (controlView as? NSTextField)?.isBezeled ?? false }
    set { (controlView as? NSTextField)?.isBezeled = newValue }
  }
  /// Whether the cell has a border, as its field.
  open var isBordered: Bool {
    get { (controlView as? NSTextField)?.isBordered ?? false }
    set { (controlView as? NSTextField)?.isBordered = newValue }
  }
  /// The picture of the cell; nil for none.
  open var image: NSImage?

  /// Creates an empty cell.
  public convenience init() { self.init(textCell: "") }
  /// Creates a cell with a picture.
  public convenience init(imageCell image: NSImage?) {
    self.init(textCell: "")
    self.image = image
  }
  /// Creates a cell; nothing is read from the archive.
  public convenience init?(coder: NSCoder) { self.init(textCell: "") }

  final func attach(to control: NSControl) { controlView = control }

  // MARK: Drawing

  /// Draws the cell; the default draws its inside.
  open func draw(withFrame cellFrame: NSRect, in controlView: NSView) {
    drawInterior(withFrame: cellFrame, in: controlView)
  }
  /// Draws the inside of the cell; the default draws what the control looks like.
  open func drawInterior(withFrame cellFrame: NSRect, in controlView: NSView) {
    if let context = GraphicsContext.current { controlView.drawLook(in: context) }
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
    get { (controlView as? NSTextField)?.textColor }
    set { (controlView as? NSTextField)?.textColor = newValue }
  }
  /// The text that stands in an empty field; nil for none.
  open var placeholderString: String? {
    get { (controlView as? NSTextField)?.placeholderString }
    set { (controlView as? NSTextField)?.placeholderString = newValue }
  }
  /// The color behind the text; nil for none.
  open var backgroundColor: NSColor? {
    get { (controlView as? NSTextField)?.backgroundColor }
    set { (controlView as? NSTextField)?.backgroundColor = newValue }
  }
  /// Whether the background is drawn.
  open var drawsBackground: Bool {
    get { (controlView as? NSTextField)?.drawsBackground ?? false }
    set { (controlView as? NSTextField)?.drawsBackground = newValue }
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
    get { (controlView as? NSButton)?.keyEquivalent ?? "" }
    set { (controlView as? NSButton)?.keyEquivalent = newValue }
  }
  /// The look of the button.
  open var bezelStyle: NSButton.BezelStyle {
    get { (controlView as? NSButton)?.bezelStyle ?? .rounded }
    set { (controlView as? NSButton)?.bezelStyle = newValue }
  }
  /// Where the picture stands beside the title.
  open var imagePosition: NSControl.ImagePosition {
    get { (controlView as? NSButton)?.imagePosition ?? .noImage }
    set { (controlView as? NSButton)?.imagePosition = newValue }
  }
  /// Sets the kind of the button.
  open func setButtonType(_ type: NSButton.ButtonType) {
    (controlView as? NSButton)?.setButtonType(type)
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
