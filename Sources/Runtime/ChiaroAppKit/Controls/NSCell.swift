// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroControls
import ChiaroViews
public import Foundation

/// The cell of a control, for older AppKit code; it forwards its properties to the control.
///
/// Apple counterpart: `NSCell` · Source: AppKit reference · Fidelity: approximate, only properties
/// that controls have too
@preconcurrency @MainActor
open class NSCell {
  /// The control that the cell belongs to; nil for none.
  public private(set) final weak var controlView: NSControl?
  private final var ownText = ""
  /// What was set of the cell, which a control gets to which it is set later, and a copy.
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
      wishes.removeAll { $0.path == path }
      wishes.append((path, newValue, { ($0 as? Kind)?[keyPath: path] = newValue }))
      if let control = controlView as? Kind { control[keyPath: path] = newValue }
    }
  }

  // Not designated: else subclasses of other modules would not have `init()`.
  /// Creates a cell for a control.
  convenience init(of control: NSControl) {
    self.init(textCell: "")
    controlView = control
  }

  /// Creates a cell with a text and without a control, such as for a column's header.
  public init(textCell: String) { ownText = textCell }

  /// The text of the control; without a control, the cell's own text.
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
  /// The title of the cell's button; in other cells the same as `stringValue`.
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
  /// The value of the control; without a control, the cell's own text.
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
  /// The font of the control; nil for the default font.
  ///
  /// Without a control the font is stored, and a control on which the cell is set later gets it.
  open var font: NSFont? {
    get { self[\NSControl.font, usual: nil] }
    set { self[\NSControl.font, usual: nil] = newValue }
  }
  /// The alignment of the control's text; the default is `natural`.
  open var alignment: NSTextAlignment {
    get { self[\NSControl.alignment, usual: .natural] }
    set { self[\NSControl.alignment, usual: .natural] = newValue }
  }
  /// The way in which the control's text wraps or is truncated if it is too long.
  open var lineBreakMode: NSLineBreakMode {
    get { self[\NSControl.lineBreakMode, usual: .byWordWrapping] }
    set { self[\NSControl.lineBreakMode, usual: .byWordWrapping] = newValue }
  }
  /// Whether the control shows its text in a single line.
  open var usesSingleLineMode: Bool {
    get { self[\NSControl.usesSingleLineMode, usual: false] }
    set { self[\NSControl.usesSingleLineMode, usual: false] = newValue }
  }
  /// Whether the control's text wraps into several lines; the opposite of `usesSingleLineMode`.
  open var wraps: Bool {
    get { !usesSingleLineMode }
    set { usesSingleLineMode = !newValue }
  }
  /// Whether long text scrolls sideways instead of wrapping; the same as `usesSingleLineMode`.
  open var isScrollable: Bool {
    get { usesSingleLineMode }
    set { usesSingleLineMode = newValue }
  }
  /// Whether the control is enabled; the default is true.
  open var isEnabled: Bool {
    get { self[\NSControl.isEnabled, usual: true] }
    set { self[\NSControl.isEnabled, usual: true] = newValue }
  }
  /// Whether the control is drawn as pressed; false without a control.
  open var isHighlighted: Bool {
    get { controlView?.isHighlighted ?? false }
    set { controlView?.isHighlighted = newValue }
  }
  /// The state of the cell's button: off, on or mixed.
  open var state: NSControl.StateValue {
    get { self[\NSButton.state, usual: .off] }
    set { self[\NSButton.state, usual: .off] = newValue }
  }
  /// An object that the app associates with the cell; nil for none.
  open var representedObject: Any?
  /// Whether the last visible line is truncated if the text is too long; stored, but without
  /// effect.
  ///
  /// Fidelity: inert
  open var truncatesLastVisibleLine = false
  /// A number by which an app identifies the cell; the default is 0.
  open var tag = 0
  /// Whether the user can edit the text of the cell's text field.
  open var isEditable: Bool {
    get { self[\NSTextField.isEditable, usual: false] }
    set { self[\NSTextField.isEditable, usual: false] = newValue }
  }
  /// Whether the user can select the text of the cell's text field.
  open var isSelectable: Bool {
    get { self[\NSTextField.isSelectable, usual: false] }
    set { self[\NSTextField.isSelectable, usual: false] = newValue }
  }
  /// Whether the cell's text field has a bezel.
  open var isBezeled: Bool {
    get { self[\NSTextField.isBezeled, usual: false] }
    set { self[\NSTextField.isBezeled, usual: false] = newValue }
  }
  /// Whether the cell's text field has a plain border.
  open var isBordered: Bool {
    get { self[\NSTextField.isBordered, usual: false] }
    set { self[\NSTextField.isBordered, usual: false] = newValue }
  }
  /// The image of the cell's image view; nil for none.
  open var image: NSImage? {
    get { self[\NSImageView.image, usual: nil] }
    set { self[\NSImageView.image, usual: nil] = newValue }
  }

  /// Creates a cell with an empty text and without a control.
  public convenience init() { self.init(textCell: "") }
  /// Creates a cell with an image and without a control.
  public convenience init(imageCell image: NSImage?) {
    self.init(textCell: "")
    self.image = image
  }
  /// Creates an empty cell; the archive is not read, and the result is never nil.
  public convenience init?(coder: NSCoder) { self.init(textCell: "") }

  /// Makes the cell that of a control, which gets what was set of the cell before.
  func attach(to control: NSControl) {
    controlView = control
    for wish in wishes { wish.fulfil(control) }
    if !ownText.isEmpty { title = ownText }
  }

  /// Returns a copy of the cell without a control, with the same title and the properties that were
  /// set.
  ///
  /// A subclass in the app must override it to create a cell of its own class.
  ///
  /// Apple counterpart: `copy(with:)` · Source: NSCell.h · Fidelity: approximate, the copy of an
  /// instance of an app's subclass has AppKit's class
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = newCell(title)
    (copy.wishes, copy.representedObject, copy.tag) = (wishes, representedObject, tag)
    copy.truncatesLastVisibleLine = truncatesLastVisibleLine
    return copy
  }
  /// Creates a cell of the same class of AppKit.
  func newCell(_ text: String) -> NSCell { NSCell(textCell: text) }
  /// Returns a copy of the cell, as `copy(with:)` does.
  public final func copy() -> Any { copy(with: nil) }

  // MARK: Drawing

  /// Draws the control; the default draws its border and then calls `drawInterior(withFrame:in:)`.
  ///
  /// It is called only for a cell that the app set on the control.
  open func draw(withFrame cellFrame: NSRect, in controlView: NSView) {
    if let context = GraphicsContext.current {
      context.upright { (controlView as? NSControl)?.drawBorder(in: context) }
    }
    drawInterior(withFrame: cellFrame, in: controlView)
  }
  /// Draws the inside of the control; the default draws the control's look inside of its border.
  open func drawInterior(withFrame cellFrame: NSRect, in controlView: NSView) {
    guard let context = GraphicsContext.current else { return }
    context.upright {
      if let control = controlView as? NSControl { return control.drawInside(in: context) }
      controlView.drawLook(in: context)
    }
  }
  /// Returns the rectangle in which the cell draws; by default the whole rectangle.
  ///
  /// A text field shows and edits its text in this rectangle; other controls ignore it.
  open func drawingRect(forBounds rect: NSRect) -> NSRect { rect }
  /// Returns the rectangle of the title; by default the result of `drawingRect(forBounds:)`.
  ///
  /// Buttons draw their title in it; other controls ignore it.
  open func titleRect(forBounds rect: NSRect) -> NSRect { drawingRect(forBounds: rect) }
  /// Returns the rectangle of the image; by default the result of `drawingRect(forBounds:)`.
  ///
  /// Buttons draw their image in it; other controls ignore it.
  open func imageRect(forBounds rect: NSRect) -> NSRect { drawingRect(forBounds: rect) }
  /// The smallest size that shows the content, which is the control's intrinsic content size; zero
  /// without a control.
  open var cellSize: NSSize { controlView?.intrinsicContentSize ?? .zero }
  /// Returns `cellSize`; the rectangle is ignored.
  open func cellSize(forBounds rect: NSRect) -> NSSize { cellSize }
  /// Sets whether the control is drawn as pressed; the frame and the view are ignored.
  open func highlight(_ flag: Bool, withFrame cellFrame: NSRect, in controlView: NSView) {
    isHighlighted = flag
  }
  // MARK: Tracking

  /// Called when the button is pressed in the control; returns whether to track the pointer, by
  /// default true.
  ///
  /// This method and those for the moves and the end of tracking are called only for a cell that
  /// the app set on the control.
  open func startTracking(at startPoint: NSPoint, in controlView: NSView) -> Bool { true }
  /// Called when the pointer moves during tracking; returns whether to continue, by default true.
  open func continueTracking(
    last lastPoint: NSPoint, current currentPoint: NSPoint, in controlView: NSView
  ) -> Bool { true }
  /// Called when the button is released or tracking ends; the default does nothing.
  open func stopTracking(
    last lastPoint: NSPoint, current stopPoint: NSPoint, in controlView: NSView,
    mouseIsUp flag: Bool
  ) {}

  /// The value as attributed text; a plain value has no attributes.
  ///
  /// Setting it stores the text with its attributes in the control; without a control the
  /// attributes are dropped.
  open var attributedStringValue: NSAttributedString {
    get { (objectValue as? NSAttributedString) ?? NSAttributedString(string: stringValue) }
    set { objectValue = newValue }
  }
}

/// A cell that has a target and an action.
///
/// Apple counterpart: `NSActionCell` · Source: NSActionCell.h · Fidelity: exact
open class NSActionCell: NSCell {
  private final weak var ownTarget: AnyObject?
  private final var ownAction: Selector?

  /// The control's target, which performs the action; nil for none.
  ///
  /// It is referenced weakly. A control on which the cell is set later gets it, unless it is nil.
  open var target: AnyObject? {
    get {
      guard let controlView else { return ownTarget }
      return controlView.target
    }
    set {
      ownTarget = newValue
      controlView?.target = newValue
    }
  }
  /// The action that the control sends; nil for none.
  ///
  /// A control on which the cell is set later gets it, unless it is nil.
  open var action: Selector? {
    get { controlView.map(\.action) ?? ownAction }
    set {
      ownAction = newValue
      controlView?.action = newValue
    }
  }
  override func attach(to control: NSControl) {
    super.attach(to: control)
    if let ownTarget { control.target = ownTarget }
    if let ownAction { control.action = ownAction }
  }
  override func newCell(_ text: String) -> NSCell { NSActionCell(textCell: text) }
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    if let copy = copy as? NSActionCell { (copy.target, copy.action) = (target, action) }
    return copy
  }
}

/// The cell of a text field, which forwards its properties to the field.
///
/// Apple counterpart: `NSTextFieldCell` · Source: NSTextFieldCell.h · Fidelity: approximate, only
/// properties that the field has too
open class NSTextFieldCell: NSActionCell {
  override func newCell(_ text: String) -> NSCell { NSTextFieldCell(textCell: text) }
  /// The color of the field's text; if nil, `controlTextColor` is used.
  open var textColor: NSColor? {
    get { self[\NSTextField.textColor, usual: nil] }
    set { self[\NSTextField.textColor, usual: nil] = newValue }
  }
  /// The text shown while the field is empty; nil for none.
  open var placeholderString: String? {
    get { self[\NSTextField.placeholderString, usual: nil] }
    set { self[\NSTextField.placeholderString, usual: nil] = newValue }
  }
  /// The color behind the field's text; nil for none.
  open var backgroundColor: NSColor? {
    get { self[\NSTextField.backgroundColor, usual: nil] }
    set { self[\NSTextField.backgroundColor, usual: nil] = newValue }
  }
  /// Whether the field's background is drawn.
  open var drawsBackground: Bool {
    get { self[\NSTextField.drawsBackground, usual: false] }
    set { self[\NSTextField.drawsBackground, usual: false] = newValue }
  }
  /// Draws the field's text, in the `drawingRect(forBounds:)` of a frame.
  open override func drawInterior(withFrame cellFrame: NSRect, in controlView: NSView) {
    let field = controlView as? NSTextField
    field?.interior = cellFrame
    super.drawInterior(withFrame: cellFrame, in: controlView)
    field?.interior = nil
  }
}

/// The cell of a search field, which determines where the field's buttons are.
///
/// Apple counterpart: `NSSearchFieldCell` · Source: NSSearchFieldCell.h · Fidelity: approximate,
/// only the rectangles of the text and the buttons
open class NSSearchFieldCell: NSTextFieldCell {
  override func newCell(_ text: String) -> NSCell { NSSearchFieldCell(textCell: text) }
  private final var field: NSSearchField? { controlView as? NSSearchField }

  /// Returns the rectangle of the magnifying glass in the field; zero without a field.
  open func searchButtonRect(forBounds rect: NSRect) -> NSRect {
    field?.usualSearchRect ?? .zero
  }
  /// Returns the rectangle of the button that clears the field; zero without a field.
  open func cancelButtonRect(forBounds rect: NSRect) -> NSRect {
    field?.usualCancelRect ?? .zero
  }
  /// Returns the rectangle of the text, by default between the buttons; zero without a field.
  open func searchTextRect(forBounds rect: NSRect) -> NSRect {
    field?.textRect(in: drawingRect(forBounds: rect)) ?? .zero
  }
}

/// The cell of a column's header.
///
/// Apple counterpart: `NSTableHeaderCell` · Source: NSTableHeaderCell.h · Fidelity: approximate,
/// the header view draws the title
open class NSTableHeaderCell: NSTextFieldCell {
  override func newCell(_ text: String) -> NSCell { NSTableHeaderCell(textCell: text) }
}

extension NSCell {
  /// The ways in which a cell changes while it is pressed or on; has no effect here.
  ///
  /// Apple counterpart: `NSCell.StyleMask` · Source: NSCell.h · Fidelity: inert
  public struct StyleMask: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The title and image change to the alternate title and image.
    public static let contentsCellMask = StyleMask(rawValue: 1)
    /// The cell is drawn as pushed in.
    public static let pushInCellMask = StyleMask(rawValue: 2)
    /// The gray and the white parts swap their colors.
    public static let changeGrayCellMask = StyleMask(rawValue: 4)
    /// The background changes.
    public static let changeBackgroundCellMask = StyleMask(rawValue: 8)
  }
}
