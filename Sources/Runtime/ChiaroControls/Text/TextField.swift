// SPDX-License-Identifier: MIT

public import ChiaroAppearance
public import ChiaroViews
public import Foundation

/// A control for editing a single line of text.
///
/// Apple counterpart: `UITextField` · Source: UITextField.h; WWDC19 214 (statement S189) ·
/// Fidelity: approximate, there is no selection
open class TextField: Control, SizeMeasuring {
  /// The border around a text field.
  ///
  /// Apple counterpart: `UITextField.BorderStyle` · Source: UITextField.h · Fidelity: exact
  public enum BorderStyle: Int, Sendable, CaseIterable {
    case none = 0
    case line = 1
    case bezel = 2
    case roundedRect = 3
  }

  /// The text, which has the field's font and color; never nil.
  ///
  /// If `attributedText` is set, `text` returns its characters. Setting `text` removes
  /// `attributedText`; setting nil empties the field.
  open var text: String? {
    get { held.characters ?? "" }
    set { hold { $0.set(newValue) } }
  }
  private final var held = HeldText()
  private final func hold(_ change: (inout HeldText) -> Void) {
    change(&held)
    textDidChange()
  }
  /// The text as runs of fonts and colors, which replaces `text`; nil to show `text`.
  ///
  /// A run without a font or a color uses the field's. Editing removes the runs.
  public final var styledText: AttributedText? {
    get { held.styled }
    set { hold { $0.set(styled: newValue) } }
  }
  #if !canImport(UIKit) && !canImport(AppKit)
    /// The text with its attributes; nil if there is no text.
    ///
    /// Text that was set as `text` has the field's font and color. Setting `attributedText`
    /// replaces `text` and `styledText`; nil removes them.
    ///
    /// These attributes are drawn: fonts, colors, paragraph styles, underlines, strikethroughs,
    /// baseline offsets and attachments. All others are only stored. Editing removes all
    /// attributes.
    ///
    /// Apple counterpart: `attributedText` · Source: UITextField.h · Fidelity: approximate,
    /// kerning, outlines, shadows and links are not drawn
    open var attributedText: NSAttributedString? {
      get { held.attributed(font, textColor) }
      set { hold { $0.set(attributed: newValue) } }
    }
    /// The attributed text that is shown while the field is empty; nil for none.
    ///
    /// Setting `placeholder` removes its attributes. A run without a color has the color of
    /// placeholders, and a run without a font has the field's font.
    ///
    /// Apple counterpart: `attributedPlaceholder` · Source: UITextField.h · Fidelity: exact
    open var attributedPlaceholder: NSAttributedString? {
      get { hint.attributed(font, .placeholderText) }
      set {
        hint.set(attributed: newValue)
        setNeedsDisplay()
      }
    }
  #endif
  private final var hint = HeldText()
  private final func textDidChange() {
    insertionOffset = nil
    setNeedsDisplay()
    if clearButtonMode != .never { setNeedsLayout() }
  }
  /// The text that is shown while the field is empty; nil for none.
  open var placeholder: String? {
    get { hint.characters }
    set {
      hint.set(newValue)
      setNeedsDisplay()
    }
  }
  // Reads are never nil and nil can be set, as in UIKit, whose type this is.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The font of the text; the default is `Font.label`.
  open var font: Font! {
    get { adjustableFont.shown(in: self) }
    set {
      adjustableFont.set(newValue)
      fontDidChange()
    }
  }
  private final var adjustableFont = AdjustableFont(usual: .label)
  /// Whether a font that has a text style follows the user's text size; the default is false.
  open var adjustsFontForContentSizeCategory: Bool {
    get { adjustableFont.isAdjusted }
    set {
      adjustableFont.setAdjusted(newValue, on: self) { $0.fontDidChange() }
      fontDidChange()
    }
  }
  private final func fontDidChange() {
    setNeedsDisplay()
    invalidateIntrinsicContentSize()
  }
  // Reads are never nil and nil can be set, as in UIKit, whose type this is.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The color of the text; the default is `label`.
  ///
  /// Setting nil restores the default.
  open var textColor: DynamicColor! {
    get { chosenColor ?? .label }
    set {
      chosenColor = newValue
      setNeedsDisplay()
    }
  }
  private final var chosenColor: DynamicColor?
  /// The alignment of the text; the default is `natural`.
  open var textAlignment = TextAlignment.natural { didSet { setNeedsDisplay() } }
  /// The border around the text; the default is `none`.
  open var borderStyle = BorderStyle.none { didSet { setNeedsDisplay() } }
  /// Whether bullets replace the characters; the default is false.
  open var isSecureTextEntry = false { didSet { setNeedsDisplay() } }
  /// Whether the field is being edited and shows the insertion point.
  public final var isEditing = false {
    didSet {
      guard isEditing != oldValue else { return }
      setNeedsDisplay()
      setNeedsLayout()
    }
  }
  /// The settings of an on-screen keyboard.
  ///
  /// Only `enablesReturnKeyAutomatically` has an effect.
  public final var inputWishes = TextInputWishes()
  /// The view at the leading edge, before the text; nil for none.
  open var leftView: View? { didSet { replaceSide(oldValue, leftView) } }
  /// The view at the trailing edge, after the text; nil for none.
  open var rightView: View? { didSet { replaceSide(oldValue, rightView) } }
  /// The condition under which `leftView` is shown; the default is `never`.
  open var leftViewMode = ViewMode.never { didSet { replaceSide(nil, nil) } }
  /// The condition under which `rightView` is shown; the default is `never`.
  open var rightViewMode = ViewMode.never { didSet { replaceSide(nil, nil) } }
  /// The condition under which the clear button is shown; the default is `never`.
  open var clearButtonMode = ViewMode.never { didSet { replaceSide(nil, nil) } }
  final var clearButton: Button?
  /// Whether the text is deleted when editing begins; the default is false.
  open var clearsOnBeginEditing = false
  /// Whether the text shrinks to fit the width; stored, but without effect, because long text
  /// scrolls.
  ///
  /// Fidelity: inert
  open var adjustsFontSizeToFitWidth = false
  /// The minimum font size to which the text shrinks, in points; stored, but without effect.
  ///
  /// Fidelity: inert
  open var minimumFontSize: CGFloat = 0
  /// The background image of the field, nil for none; stored, but not drawn.
  ///
  /// Fidelity: inert
  open var background: Image?
  /// The attributes of typed text; stored, but without effect.
  ///
  /// Fidelity: inert
  package final var typingAttributesKept: AnyObject?
  /// The view above an on-screen keyboard, nil for none; stored, but not shown.
  ///
  /// Fidelity: inert
  open override var inputAccessoryView: View? {
    get { accessoryView }
    set { accessoryView = newValue }
  }
  private final var accessoryView: View?
  /// The view that replaces an on-screen keyboard, nil for none; stored, but not shown.
  ///
  /// Fidelity: inert
  open override var inputView: View? {
    get { keyboardView }
    set { keyboardView = newValue }
  }
  private final var keyboardView: View?

  private final func replaceSide(_ old: View?, _ new: View?) {
    if old !== new { old?.removeFromSuperview() }
    setNeedsLayout()
    setNeedsDisplay()
  }

  /// Returns the rectangle of the text within bounds, for a left-to-right layout.
  ///
  /// An override can inset it.
  ///
  /// Apple counterpart: `textRect(forBounds:)` · Source: UITextField.h · Fidelity: exact
  open func textRect(forBounds bounds: CGRect) -> CGRect { roomOfText(bounds) }
  /// Returns the rectangle of the text during editing, for a left-to-right layout.
  ///
  /// The default returns `textRect(forBounds:)`.
  ///
  /// Apple counterpart: `editingRect(forBounds:)` · Source: UITextField.h · Fidelity: exact
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  /// Returns the rectangle of the placeholder within bounds, for a left-to-right layout.
  ///
  /// The default returns `textRect(forBounds:)`, or `editingRect(forBounds:)` while the field is
  /// being edited.
  ///
  /// Apple counterpart: `placeholderRect(forBounds:)` · Source: UITextField.h · Fidelity: exact
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect {
    isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
  }
  /// Returns the rectangle of the clear button within bounds, for a left-to-right layout.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(x: bounds.maxX - 25, y: bounds.midY - 10, width: 20, height: 20)
  }
  /// Returns the rectangle of `leftView` within bounds, for a left-to-right layout.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = size(of: leftView)
    return CGRect(
      x: bounds.minX, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }
  /// Returns the rectangle of `rightView` within bounds, for a left-to-right layout.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = size(of: rightView)
    return CGRect(
      x: bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width,
      height: size.height)
  }

  /// Lays out the views beside the text and the clear button.
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeSides()
  }

  /// Deletes the character before the insertion point.
  open func deleteBackward() { deleteCharacterBefore() }

  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    let offered = ["paste", "selectAll"] + (isSecureTextEntry ? [] : ["copy", "cut"])
    return offered.contains { action.description.hasPrefix($0) }
  }
  /// Copies the whole text to the pasteboard, unless it is shown as bullets.
  open override func copy(_ sender: Any?) {
    if hasText, !isSecureTextEntry { Pasteboard.general.string = text }
  }
  /// Copies the whole text to the pasteboard and deletes it, unless it is shown as bullets.
  open override func cut(_ sender: Any?) {
    guard hasText, !isSecureTextEntry else { return }
    copy(sender)
    deleteCharacters()
  }
  open override func paste(_ sender: Any?) { Pasteboard.general.string.map(insertText) }
  open override func selectAll(_ sender: Any?) { insertionOffset = nil }
  /// The insertion point as an empty range; nil while the field is not being edited.
  ///
  /// If a longer range is set, the insertion point moves to its end, because a field has no
  /// selection.
  ///
  /// Apple counterpart: `selectedTextRange` · Source: UITextInput.h · Fidelity: approximate, there
  /// is no selection
  open var selectedTextRange: TextRange? {
    get { isEditing ? insertionRange : nil }
    set { if let newValue { insertionRange = newValue } }
  }

  /// Returns the rectangle of the insertion point; `position` is ignored.
  ///
  /// Apple counterpart: `caretRect(for:)` · Source: UITextInput.h · Fidelity: approximate, it is
  /// always that of the insertion point
  open func caretRect(for position: TextPosition) -> CGRect { insertionRect }

  /// The number of characters before the insertion point; nil for all of them.
  final var insertionOffset: Int? {
    didSet {
      guard insertionOffset != oldValue else { return }
      setNeedsDisplay()
      if isEditing { delegate?.textFieldDidChangeSelection(self) }
    }
  }

  package final func measuredSize(within size: CGSize) -> CGSize {
    let content = textMeasure.width(of: shownText.string, in: font)
    let border: CGFloat = borderStyle == .none ? 0 : 14
    let height = textMeasure.lineHeight(of: font)
    return CGSize(width: content + border, height: height + (border > 0 ? 12 : 0))
  }

  open override var baselineOffsets: (first: CGFloat, last: CGFloat) {
    let height = textMeasure.lineHeight(of: font)
    let baseline = textMeasure.baseline(of: font)
    let border = (measuredSize(within: .zero).height - height) / 2
    return (border + baseline, border + height - baseline)
  }

  /// The text to show, or the placeholder, in its color.
  final var shownText: AttributedText {
    let color: DynamicColor = isEnabled ? textColor : .tertiaryLabel
    if !isSecureTextEntry, let text = held.drawn(font, color), !text.string.isEmpty { return text }
    let text = text ?? ""
    if text.isEmpty { return shownPlaceholder }
    let letters = isSecureTextEntry ? String(repeating: "•", count: text.count) : text
    return AttributedText(letters, font: font, foregroundColor: color)
  }

  private final var shownPlaceholder: AttributedText {
    hint.drawn(font, .placeholderText)
      ?? AttributedText(placeholder ?? "", font: font, foregroundColor: .placeholderText)
  }

  // MARK: Use

  /// The delegate, which controls editing and is notified of it; nil for none.
  open weak var delegate: (any TextFieldDelegate)?

  open override var canBecomeFirstResponder: Bool { isEnabled }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    let isNew = !isFirstResponder
    if isNew, delegate?.textFieldShouldBeginEditing(self) == false { return false }
    guard super.becomeFirstResponder() else { return false }
    if isNew { beginEditing() }
    return true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    let isOld = isFirstResponder
    if isOld, delegate?.textFieldShouldEndEditing(self) == false { return false }
    guard super.resignFirstResponder() else { return false }
    if isOld { endEditing() }
    return true
  }

  /// Begins editing and moves the insertion point to where the pointer was pressed.
  open override func endTracking(_ event: PointerEvent) {
    guard bounds.contains(event.location(in: self)), becomeFirstResponder() else { return }
    moveInsertionPoint(to: event.location(in: self).x)
  }

  /// Handles editing keys while the field is first responder; otherwise, the Return key begins
  /// editing.
  open override func keyPressed(_ event: KeyEvent) -> Bool {
    if isFirstResponder { return edit(event) || (next?.keyPressed(event) ?? false) }
    return event.key == .return && becomeFirstResponder() || (next?.keyPressed(event) ?? false)
  }

  public override final func focusMoved(_ isFocused: Bool) {
    if isFocused { becomeFirstResponder() }
  }

  // MARK: Drawing

  /// The frame of the line of text.
  final var lineRect: CGRect {
    line(in: isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds))
  }

  private final func line(in room: CGRect) -> CGRect {
    let height = textMeasure.lineHeight(of: font)
    return CGRect(
      x: room.minX, y: room.midY - height / 2, width: max(0, room.width), height: height
    ).placed(in: bounds, drawnDirection)
  }

  public override final func drawContent(in context: GraphicsContext) {
    drawBorder(in: context)
    let content = shownText
    if !content.string.isEmpty {
      if (text ?? "").isEmpty {
        draw(content, line(in: placeholderRect(forBounds: bounds)), in: context)
      } else if textRect == lineRect {
        draw(content, textRect, in: context)
      } else {
        context.clip(to: lineRect) { draw(content, textRect, in: context) }
      }
    }
    if isEditing { drawInsertionPoint(in: context) }
    drawFocusRing(in: context, cornerRadius: 6)
  }

  private final func draw(
    _ content: AttributedText, _ rect: CGRect, in context: GraphicsContext
  ) {
    context.draw(
      content, in: rect, alignment: textAlignment, limit: 1,
      direction: traitCollection.layoutDirection)
  }

  private final func drawBorder(in context: GraphicsContext) {
    guard borderStyle != .none else { return }
    let radius: CGFloat = borderStyle == .roundedRect ? 6 : 0
    if borderStyle == .roundedRect {
      // A disabled field shows what lies behind it a little.
      context.fill(
        bounds, isEnabled ? .systemBackground : .quaternarySystemFill, cornerRadius: radius)
    }
    context.strokeColor = .separator
    context.stroke(bounds, width: borderStyle == .bezel ? 2 : 1, cornerRadius: radius)
  }

  private final var insertionRect: CGRect {
    let line = lineRect
    return CGRect(
      x: min(insertionPlace, line.maxX - 2), y: line.minY, width: 2, height: line.height)
  }

  private final func drawInsertionPoint(in context: GraphicsContext) {
    context.fill(caretRect(for: insertionRange.start), .tintColor, cornerRadius: 1)
  }
}
