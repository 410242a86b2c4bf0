// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroControls
public import ChiaroViews
public import Foundation

/// A field that shows text, as a label or for the user to edit.
///
/// While the text is edited, the field editor is a subview of the field.
///
/// Apple counterpart: `NSTextField` · Source: AppKit reference; the metrics of macOS 11 to 15 ·
/// Fidelity: approximate, text cannot be selected
open class NSTextField: NSControl {
  /// The shape of a field's border.
  ///
  /// Apple counterpart: `NSTextField.BezelStyle` · Source: AppKit reference · Fidelity: exact
  public enum BezelStyle: UInt, Sendable {
    case squareBezel = 0
    case roundedBezel = 1
  }

  /// The text shown while the field is empty; nil for none.
  open var placeholderString: String? { didSet { setNeedsDisplay() } }
  /// The placeholder as attributed text; its attributes are not drawn.
  ///
  /// It is nil for none.
  ///
  /// Setting it sets `placeholderString` to its text.
  open var placeholderAttributedString: NSAttributedString? {
    didSet { placeholderString = placeholderAttributedString?.string }
  }
  /// The color of the text; if nil, `controlTextColor` is used.
  open var textColor: NSColor? { didSet { setNeedsDisplay() } }
  /// Whether the user can edit the text; setting it to true also makes the text selectable.
  ///
  /// The default is true.
  open var isEditable = true {
    didSet {
      if isEditable, !isSelectable { isSelectable = true }
      contentDidChange()
    }
  }
  /// Whether the user can select the text; the default is true.
  ///
  /// Fields here have no selection, so the only effect is that setting it to false also makes the
  /// text not editable.
  open var isSelectable = true { didSet { if !isSelectable, isEditable { isEditable = false } } }
  /// Whether the field has a bezel instead of a plain border; the default is true.
  open var isBezeled = true {
    didSet {
      if isBezeled, isBordered { isBordered = false }
      contentDidChange()
    }
  }
  /// Whether the field has a plain border instead of a bezel; the default is false.
  open var isBordered = false {
    didSet {
      // A field of which code says that it has no border has no bezel either.
      if isBezeled, isBordered || !oldValue { isBezeled = false }
      contentDidChange()
    }
  }
  /// The shape of the bezel; the default is `squareBezel`.
  open var bezelStyle = BezelStyle.squareBezel { didSet { contentDidChange() } }
  /// Whether the background is drawn behind the text; the default is true.
  open var drawsBackground = true { didSet { setNeedsDisplay() } }
  /// The maximum number of lines if the text wraps; the default, 0, means no limit.
  open var maximumNumberOfLines = 0 { didSet { contentDidChange() } }
  /// The width in points at which the text wraps when it is measured; the default, 0, means the
  /// width that the constraints give.
  open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { contentDidChange() } }
  /// The kind of content, which lets the system fill in the field; nil for none.
  ///
  /// It is stored, but without effect.
  ///
  /// Fidelity: inert
  open var contentType: NSTextContentType?
  /// Whether the user can change attributes of the text; stored, but without effect.
  ///
  /// Fidelity: inert
  open var allowsEditingTextAttributes = false
  /// Whether letters may be moved closer together before the text is truncated; stored, but without
  /// effect.
  ///
  /// Fidelity: inert
  open var allowsDefaultTighteningForTruncation = false
  /// Whether the last visible line ends with an ellipsis if the text is too long; stored, but
  /// without effect.
  ///
  /// Fidelity: inert
  open var cellTruncatesLastVisibleLine = true
  /// The delegate that is notified of editing; nil for none.
  open weak var delegate: (any NSTextFieldDelegate)?
  /// What edits the text at the moment; nil for nothing.
  final var editor: FieldEditor?
  /// The frame in which a cell draws the inside; nil outside of that.
  final var interior: CGRect?
  /// Whether bullets stand for the characters.
  final var isSecure: Bool { self is NSSecureTextField }

  /// Creates an empty editable field with a frame.
  public override init(frame frameRect: NSRect) {
    super.init(frame: frameRect)
    backgroundColor = .textBackgroundColor
    objectValue = ""
    setContentHuggingPriority(.defaultHigh, for: .vertical)
  }
  /// Creates a label with a single line of text, which has the size of the text.
  ///
  /// Text that does not fit is truncated with an ellipsis.
  public convenience init(labelWithString stringValue: String) {
    self.init(frame: .zero)
    becomeLabel()
    lineBreakMode = .byTruncatingTail
    usesSingleLineMode = true
    objectValue = stringValue
    sizeToFit()
  }
  /// Creates a label with attributed text, which has the size of the text.
  public convenience init(labelWithAttributedString attributedStringValue: NSAttributedString) {
    self.init(frame: .zero)
    becomeLabel()
    objectValue = attributedStringValue
    sizeToFit()
  }
  /// Creates a label whose text wraps, which has the size of the text.
  public convenience init(wrappingLabelWithString stringValue: String) {
    self.init(frame: .zero)
    becomeLabel()
    isSelectable = true
    objectValue = stringValue
    setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    sizeToFit()
  }
  /// Creates an editable field with a single line of text.
  public convenience init(string stringValue: String) {
    self.init(frame: .zero)
    objectValue = stringValue
    usesSingleLineMode = true
    lineBreakMode = .byTruncatingTail
    sizeToFit()
  }

  private final func becomeLabel() {
    isEditable = false
    isSelectable = false
    isBezeled = false
    drawsBackground = false
    textColor = .labelColor
  }

  // The background is drawn within the bezel, and not by the view.
  /// The color behind the text, drawn if `drawsBackground` is true; nil for none.
  open override var backgroundColor: NSColor? {
    get { ownBackground }
    set {
      ownBackground = newValue
      setNeedsDisplay()
    }
  }
  private final var ownBackground: NSColor?

  override final func valueDidChange() {
    editor?.take(stringValue)
    contentDidChange()
  }

  override func makeCell() -> NSCell { NSTextFieldCell(of: self) }
  /// Called after editing ended.
  func textDidEnd() {}

  // MARK: Size

  /// The distances of the text from the edges.
  final var insets: EdgeInsets {
    guard isBezeled || isBordered else {
      return EdgeInsets(top: 0, left: 2, bottom: 0, right: 2)
    }
    let side: CGFloat = bezelStyle == .roundedBezel && isBezeled ? 7 : 5
    let margin = ControlMetrics(self).fieldMargins(controlSize) / 2
    return EdgeInsets(top: margin, left: side, bottom: margin, right: side + trailingRoom)
  }
  /// The width at the field's trailing end that text leaves free, in points.
  var trailingRoom: CGFloat { 0 }
  /// The width at the field's leading end that text leaves free, in points.
  var leadingRoom: CGFloat { 0 }
  /// How many lines the text may have; 0 for any number.
  final var lineLimit: Int {
    if usesSingleLineMode || isSecure || isEditable && isBezeled { return 1 }
    return lineBreakMode == .byWordWrapping || lineBreakMode == .byCharWrapping
      ? maximumNumberOfLines : 1
  }

  override func contentSize(within size: CGSize) -> CGSize {
    let insets = insets
    let aside = insets.left + insets.right + leadingRoom
    let text = textMeasure.size(of: shownText, width: size.width - aside, limit: lineLimit)
    let line = font.map { textMeasure.lineHeight(of: $0) } ?? 16
    return CGSize(
      width: text.width + aside, height: max(text.height, line) + insets.top + insets.bottom)
  }
  open override var intrinsicContentSize: NSSize {
    let width = preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : wrappingWidth
    let room = lineLimit == 1 ? CGFloat.infinity : width
    let size = contentSize(within: CGSize(width: room, height: .infinity))
    let isField = isEditable && (isBezeled || isBordered)
    return CGSize(width: isField ? NSView.noIntrinsicMetric : size.width, height: size.height)
  }
  open override var hasWrappingContent: Bool { lineLimit != 1 && preferredMaxLayoutWidth <= 0 }
  open override var baselineOffsets: (first: CGFloat, last: CGFloat) {
    guard let font else { return (0, 0) }
    let line = textMeasure.lineHeight(of: font)
    let baseline = textMeasure.baseline(of: font)
    return (insets.top + baseline, insets.bottom + line - baseline)
  }

  // MARK: Use

  /// Begins editing with the insertion point at the end; unlike in AppKit, no text is selected.
  open func selectText(_ sender: Any?) { _ = becomeFirstResponder() }
  /// Ends editing without notifications and restores the value from before editing; returns whether
  /// the field was being edited.
  @discardableResult
  open func abortEditing() -> Bool { endEditing(keepsText: false) }
  /// Returns the field editor while the text is being edited; otherwise nil.
  public final func currentEditor() -> NSResponder? { editor }

  open override var acceptsFirstResponder: Bool {
    isEditable && isEnabled && !refusesFirstResponder
  }
  open override var canBecomeFirstResponder: Bool { acceptsFirstResponder }
  open override var canBecomeFocused: Bool { canBecomeKeyView && editor == nil }
  open override func focusDidChange(_ isFocused: Bool) {
    if isFocused { _ = becomeFirstResponder() }
  }
  @discardableResult
  open override func becomeFirstResponder() -> Bool { beginEditing() }
  override var isPressedByKeys: Bool { false }

  open override func mouseDown(with event: NSEvent) {
    guard isEditable, isEnabled else { return forward(event) }
    beginEditing()
    if let editor, let pointer = event.pointer { editor.place(at: pointer) }
  }
  open override func mouseDragged(with event: NSEvent) {
    if !isEditable, let pointer = event.pointer { next?.pointerMoved(pointer) }
  }
  open override func mouseUp(with event: NSEvent) {
    if !isEditable, let pointer = event.pointer { next?.pointerEnded(pointer) }
  }
  /// A label lets the view behind it have the press.
  private final func forward(_ event: NSEvent) {
    if let pointer = event.pointer { next?.pointerBegan(pointer) }
  }

  open override func layout() {
    super.layout()
    editor?.frame = textRect
  }

  // MARK: Drawing

  override final func drawLook(in context: GraphicsContext) {
    drawBorder(in: context)
    drawInside(in: context)
  }
  override final func drawBorder(in context: GraphicsContext) { drawBezel(in: context) }
  override func drawInside(in context: GraphicsContext) { drawText(in: context) }
}
