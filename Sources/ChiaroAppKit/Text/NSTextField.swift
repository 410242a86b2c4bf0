// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroControls
import ChiaroLayout
public import ChiaroViews
public import Foundation

/// A label, or a field whose text people edit.
///
/// While it is edited, an editor stands in it, as AppKit's field editor does.
///
/// Apple counterpart: `NSTextField` · Source: AppKit reference; the metrics of macOS 11 to 15 ·
/// Fidelity: approximate
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
  /// The placeholder with attributes, shown as plain text; nil for none.
  open var placeholderAttributedString: NSAttributedString? {
    didSet { placeholderString = placeholderAttributedString?.string }
  }
  /// The color of the text; nil for `controlTextColor`.
  open var textColor: NSColor? { didSet { setNeedsDisplay() } }
  /// Whether people can edit the text; the default is true.
  open var isEditable = true { didSet { contentDidChange() } }
  /// Whether people can select the text; stored, without effect, as fields have no selection.
  open var isSelectable = true
  /// Whether the field has a bezel; the default is true.
  open var isBezeled = true { didSet { contentDidChange() } }
  /// Whether the field has a plain border; the default is false.
  open var isBordered = false { didSet { contentDidChange() } }
  /// The shape of the bezel; the default is `squareBezel`.
  open var bezelStyle = BezelStyle.squareBezel { didSet { contentDidChange() } }
  /// Whether the background is drawn behind the text; the default is true.
  open var drawsBackground = true { didSet { setNeedsDisplay() } }
  /// The greatest number of lines; 0, the default, for no limit.
  open var maximumNumberOfLines = 0 { didSet { contentDidChange() } }
  /// The width in points at which text wraps when it is measured; 0 for the width by constraints.
  open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { contentDidChange() } }
  /// What the field is for; stored, without effect: nothing is filled in; nil for none.
  open var contentType: NSTextContentType?
  /// Whether people can change attributes of text; stored, without effect: there is no menu for it.
  open var allowsEditingTextAttributes = false
  /// Whether letters move together before text is cut; stored, without effect.
  open var allowsDefaultTighteningForTruncation = false
  /// Whether the last line ends with an ellipsis if the text is too long.
  open var cellTruncatesLastVisibleLine = true
  /// The delegate of the field's editing; nil for none.
  open weak var delegate: (any NSTextFieldDelegate)?
  /// What edits the text at the moment; nil for nothing.
  final var editor: FieldEditor?
  /// Whether bullets stand for the characters.
  final var isSecure: Bool { self is NSSecureTextField }

  /// Creates an empty field with a frame.
  public override init(frame frameRect: NSRect) {
    super.init(frame: frameRect)
    backgroundColor = .textBackgroundColor
    objectValue = ""
    setContentHuggingPriority(.defaultHigh, for: .vertical)
  }
  /// Creates a label of one line, truncated by an ellipsis.
  public convenience init(labelWithString stringValue: String) {
    self.init(frame: .zero)
    becomeLabel()
    lineBreakMode = .byTruncatingTail
    usesSingleLineMode = true
    objectValue = stringValue
    sizeToFit()
  }
  /// Creates a label with an attributed text.
  public convenience init(labelWithAttributedString attributedStringValue: NSAttributedString) {
    self.init(frame: .zero)
    becomeLabel()
    objectValue = attributedStringValue
    sizeToFit()
  }
  /// Creates a label whose text wraps.
  public convenience init(wrappingLabelWithString stringValue: String) {
    self.init(frame: .zero)
    becomeLabel()
    isSelectable = true
    objectValue = stringValue
    setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    sizeToFit()
  }
  /// Creates an editable field with a text.
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
  /// The color behind the text; nil for none.
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

  /// Begins editing with the text selected.
  open func selectText(_ sender: Any?) { _ = becomeFirstResponder() }
  /// Ends editing and discards what was typed; returns whether the field was being edited.
  @discardableResult
  open func abortEditing() -> Bool { endEditing(keepsText: false) }
  /// The editor of the field during editing; nil otherwise.
  public final func currentEditor() -> NSResponder? { editor }

  open override var acceptsFirstResponder: Bool {
    isEditable && isEnabled && !refusesFirstResponder
  }
  open override var canBecomeFirstResponder: Bool { acceptsFirstResponder }
  open override var canBecomeFocused: Bool { acceptsFirstResponder && editor == nil }
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
