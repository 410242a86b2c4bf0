// SPDX-License-Identifier: MIT

public import ChiaroAppearance
public import ChiaroViews
public import Foundation

/// A scroll view that shows and edits text with several lines.
///
/// Apple counterpart: `UITextView` · Source: UITextView.h; WWDC19 214 (statements S189, S190) ·
/// Fidelity: approximate, the selection is not shown
open class TextView: ScrollView, SizeMeasuring, KeyInput {
  // Reads are never nil and nil can be set, as in UIKit, whose type this is.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The text, which has the view's font and color; never nil.
  ///
  /// If `attributedText` is set, `text` returns its characters. Setting `text` removes
  /// `attributedText`.
  open var text: String! {
    get { held.characters ?? "" }
    set { hold { $0.set(newValue) } }
  }
  private final var held = HeldText()
  private final func hold(_ change: (inout HeldText) -> Void) {
    change(&held)
    chosenRange = nil
    chosenAttributes = nil
    contentDidChange()
  }
  /// The text as runs of fonts and colors, which replaces `text`; nil to show `text`.
  ///
  /// A run without a color is black.
  public final var styledText: AttributedText? {
    get { held.styled }
    set { hold { $0.set(styled: newValue) } }
  }
  #if !canImport(UIKit) && !canImport(AppKit)
    // As UIKit has it.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The attributed text; never nil.
    ///
    /// If it is not set, it is `text` in the view's font and color.
    ///
    /// These attributes are drawn: fonts, colors, paragraph styles, underlines, strikethroughs,
    /// baseline offsets and attachments. All others are only stored.
    ///
    /// Apple counterpart: `attributedText` · Source: UITextView.h · Fidelity: approximate, kerning,
    /// outlines, shadows and links are not drawn
    open var attributedText: NSAttributedString! {
      get { held.attributed(font, textColor) ?? NSAttributedString(string: "") }
      set { hold { $0.set(attributed: newValue) } }
    }
  #endif
  // Reads are never nil and nil can be set, as in UIKit, whose type this is.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The font of the text; the default is the system font of 17 points.
  open var font: Font! {
    get { adjustableFont.shown(in: self) }
    set {
      adjustableFont.set(newValue)
      contentDidChange()
    }
  }
  private final var adjustableFont = AdjustableFont(usual: .systemFont(ofSize: 17))
  /// Whether a font that has a text style follows the user's text size; the default is false.
  open var adjustsFontForContentSizeCategory: Bool {
    get { adjustableFont.isAdjusted }
    set {
      adjustableFont.setAdjusted(newValue, on: self) { $0.contentDidChange() }
      contentDidChange()
    }
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
  /// The insets of the text from the view's edges, in points.
  open var textContainerInset = EdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { contentDidChange() }
  }

  /// The settings of an on-screen keyboard, which have no effect.
  public final var inputWishes = TextInputWishes()
  /// Whether the user can edit the text; the default is true.
  ///
  /// Typed text replaces the selected text; the selection is not visible.
  open var isEditable = true
  /// Whether the user can select text; stored, but without effect.
  ///
  /// Fidelity: inert
  open var isSelectable = true
  /// The selected range, in UTF-16 units; by default an empty range at the end of the text.
  ///
  /// A range that is set is clamped to the text.
  open var selectedRange: NSRange {
    get { chosenRange ?? NSRange(location: text.utf16.count, length: 0) }
    set { select(newValue, after: selectedRange) }
  }
  private final var chosenRange: NSRange?
  /// The attributes of typed text, until another place is selected.
  private final var chosenAttributes: [NSAttributedString.Key: Any]?
  /// Whether the selection moves on as text is typed.
  private final var isTyping = false
  #if !canImport(UIKit) && !canImport(AppKit)
    /// The attributes of text that the user types.
    ///
    /// If they are not set, they are those of the character before the insertion point or of the
    /// first selected character. Moving the selection discards attributes that were set.
    ///
    /// Apple counterpart: `typingAttributes` · Source: UITextView.h · Fidelity: exact
    open var typingAttributes: [NSAttributedString.Key: Any] {
      get {
        if let chosenAttributes { return chosenAttributes }
        let usual: [NSAttributedString.Key: Any] = [
          .font: font as Any, .foregroundColor: textColor as Any,
        ]
        guard let text = attributedText, text.length > 0 else { return usual }
        return text.typingAttributes(at: selectedRange)
      }
      set { chosenAttributes = newValue }
    }
  #endif

  private final func select(_ range: NSRange, after former: NSRange) {
    chosenRange = range.held(in: content.string)
    if !isTyping { chosenAttributes = nil }
    if chosenRange != former { textDelegate?.textViewDidChangeSelection(self) }
  }
  /// The selected range as two positions; setting nil does nothing.
  ///
  /// Apple counterpart: `selectedTextRange` · Source: UITextInput.h · Fidelity: exact
  open var selectedTextRange: TextRange? {
    get { Range(selectedRange).map { TextRange($0) } }
    set { if let newValue { selectedRange = newValue.codeUnits } }
  }
  /// The kinds of data that are shown as links; stored, but without effect.
  ///
  /// Fidelity: inert
  open var dataDetectorTypes: DataDetectorTypes = []
  /// Whether the user can change the attributes of text; stored, but without effect.
  ///
  /// Fidelity: inert
  open var allowsEditingTextAttributes = false
  /// The attributes of links; stored, without effect: links are not drawn.
  ///
  /// Fidelity: inert
  package final var linkAttributes: AnyObject?
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
  private final var textDelegate: (any TextViewDelegate)? { delegate as? any TextViewDelegate }

  /// The kinds of data that a text view shows as links; without effect.
  ///
  /// Apple counterpart: `UIDataDetectorTypes` · Source: UIDataDetectors.h · Fidelity: approximate,
  /// without effect
  public struct DataDetectorTypes: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Telephone numbers.
    public static let phoneNumber = DataDetectorTypes(rawValue: 1 << 0)
    /// Links.
    public static let link = DataDetectorTypes(rawValue: 1 << 1)
    /// Addresses.
    public static let address = DataDetectorTypes(rawValue: 1 << 2)
    /// Dates.
    public static let calendarEvent = DataDetectorTypes(rawValue: 1 << 3)
    /// All kinds of data.
    public static let all = DataDetectorTypes(rawValue: .max)
  }

  // MARK: Editing

  open override var canBecomeFirstResponder: Bool { isEditable }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    let isNew = !isFirstResponder
    if isNew, textDelegate?.textViewShouldBeginEditing(self) == false { return false }
    guard super.becomeFirstResponder() else { return false }
    guard isNew else { return true }
    textDelegate?.textViewDidBeginEditing(self)
    post(.didBegin)
    return true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    let isOld = isFirstResponder
    if isOld, textDelegate?.textViewShouldEndEditing(self) == false { return false }
    guard super.resignFirstResponder() else { return false }
    guard isOld else { return true }
    textDelegate?.textViewDidEndEditing(self)
    post(.didEnd)
    return true
  }

  open override func touchesEnded(_ touches: Set<Touch>, with event: InputEvent?) {
    if isEditable { becomeFirstResponder() } else { super.touchesEnded(touches, with: event) }
  }

  /// Whether the view contains any text.
  public final var hasText: Bool { !content.string.isEmpty }

  /// Replaces the selected text with typed text; does nothing unless `isEditable` is true.
  open func insertText(_ letters: String) {
    if isEditable { replace(selectedRange, with: letters) }
  }

  /// Deletes the selected text, or else the character before the insertion point.
  ///
  /// It does nothing unless `isEditable` is true.
  open func deleteBackward() {
    let (string, range) = (content.string, selectedRange)
    guard isEditable else { return }
    guard range.length == 0 else { return replace(range, with: "") }
    let place = range.letters(in: string).lowerBound
    guard place > string.startIndex else { return }
    replace(NSRange(string.index(before: place)..<place, in: string), with: "")
  }

  /// Replaces the letters that a range touches; an empty one within a letter stands behind it.
  final func replace(_ range: NSRange, with letters: String) {
    let (former, selected) = (content.string, selectedRange)
    let place = range.letters(in: former)
    let whole = NSRange(place, in: former)
    guard change(whole, letters) else { return }
    let attributes = chosenAttributes
    if !replaceAttributed(whole, with: letters) {
      text = former.replacingCharacters(in: place, with: letters)
    }
    chosenAttributes = attributes
    isTyping = true
    select(NSRange(location: whole.location + letters.utf16.count, length: 0), after: selected)
    isTyping = false
    textDelegate?.textViewDidChange(self)
    post(.didChange)
  }

  /// Replaces a range of a text with attributes, which typed letters take over; returns whether
  /// there are any.
  private final func replaceAttributed(_ range: NSRange, with letters: String) -> Bool {
    #if canImport(UIKit) || canImport(AppKit)
      return false
    #else
      guard styledText != nil || chosenAttributes != nil, let text = attributedText else {
        return false
      }
      attributedText = text.replacing(
        range, with: letters, chosenAttributes ?? text.typingAttributes(at: range))
      return true
    #endif
  }

  private final func change(_ range: NSRange, _ letters: String) -> Bool {
    textDelegate?.textView(self, shouldChangeTextIn: range, replacementText: letters) ?? true
  }

  open override func keyPressed(_ event: KeyEvent) -> Bool {
    guard isFirstResponder, isEditable else { return super.keyPressed(event) }
    let isCommand = !event.modifiers.isDisjoint(with: [.control, .command])
    switch event.key {
    case .delete: deleteBackward()
    case .return: insertText("\n")
    case .character("v") where isCommand: paste(nil)
    case .character("c") where isCommand: copy(nil)
    case .space, .character: return !isCommand
    default: return super.keyPressed(event)
    }
    return true
  }

  /// Copies the selected text, or else the whole text, to the pasteboard.
  open override func copy(_ sender: Any?) {
    let (string, range) = (content.string, selectedRange)
    Pasteboard.general.string =
      range.length == 0 ? string : String(string[range.letters(in: string)])
  }
  open override func paste(_ sender: Any?) { Pasteboard.general.string.map(insertText) }

  /// Scrolls to the end of the text; the range is ignored.
  open func scrollRangeToVisible(_ range: NSRange) {
    layoutIfNeeded()
    scrollRectToVisible(
      CGRect(x: 0, y: max(0, contentSize.height - 1), width: 1, height: 1), animated: false)
  }

  /// Creates a text view with a frame; its background is `systemBackground`.
  ///
  /// The view creates its own text container, which has the line fragment padding of the given one;
  /// nil for the default padding.
  ///
  /// Apple counterpart: `init(frame:textContainer:)` · Source: UITextView.h · Fidelity:
  /// approximate, the view creates its own text container
  public init(frame: CGRect, textContainer: TextContainer?) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    if let textContainer {
      self.textContainer.lineFragmentPadding = textContainer.lineFragmentPadding
    }
  }

  /// Creates a text view with a frame; its background is `systemBackground`.
  public convenience override init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

  private final var content: AttributedText {
    styledText ?? AttributedText(text, font: font, foregroundColor: textColor)
  }

  /// The text container in which the view lays out its text.
  ///
  /// Apple counterpart: `textContainer` · Source: UITextView.h · Fidelity: approximate, it is
  /// always a rectangle, without exclusion paths
  public final private(set) lazy var textContainer = TextContainer(of: self)

  /// The insets of the text from the edges: those of the container, and the padding within it.
  private final var textInsets: EdgeInsets {
    var insets = textContainerInset
    insets.left += textContainer.lineFragmentPadding
    insets.right += textContainer.lineFragmentPadding
    return insets
  }

  final func contentDidChange() {
    setNeedsDisplay()
    setNeedsLayout()
    if !isScrollEnabled { invalidateIntrinsicContentSize() }
  }

  // MARK: Size

  /// A text view that does not scroll is as large as its text; one that scrolls has no size.
  package final var hasSizeOfItsOwn: Bool { !isScrollEnabled }

  package final func measuredSize(within size: CGSize) -> CGSize {
    let insets = textInsets
    let text = textMeasure.size(of: content, width: size.width - insets.left - insets.right)
    let height = max(text.height, textMeasure.lineHeight(of: font))
    return CGSize(
      width: text.width + insets.left + insets.right, height: height + insets.top + insets.bottom)
  }

  open override var intrinsicContentSize: CGSize {
    guard hasSizeOfItsOwn else {
      return CGSize(width: View.noIntrinsicMetric, height: View.noIntrinsicMetric)
    }
    return measuredSize(within: CGSize(width: wrappingWidth, height: .infinity))
  }

  open override var hasWrappingContent: Bool { !isScrollEnabled }

  /// Sets the content size to the size of the text plus its insets.
  open override func layoutSubviews() {
    let insets = textInsets
    let width = bounds.width - insets.left - insets.right
    let height = textMeasure.size(of: content, width: width).height
    contentSize = CGSize(width: bounds.width, height: height + insets.top + insets.bottom)
    super.layoutSubviews()
  }

  public override final func drawContent(in context: GraphicsContext) {
    let content = content
    guard !content.string.isEmpty else { return }
    let page = CGRect(
      x: 0, y: 0, width: bounds.width, height: max(contentSize.height, bounds.height))
    context.draw(
      content, in: page.inset(by: textInsets), alignment: textAlignment,
      direction: traitCollection.layoutDirection)
  }
}

extension NSRange {
  /// The part of the range that is in a text; its end where none is.
  fileprivate func held(in text: String) -> NSRange {
    let end = text.utf16.count
    let start = min(max(0, location), end)
    return NSRange(location: start, length: min(max(0, length), end - start))
  }

  /// The letters of a text that the range touches; for an empty one the place behind the letter.
  fileprivate func letters(in text: String) -> Range<String.Index> {
    let range = held(in: text)
    var start = String.Index(utf16Offset: range.location, in: text)
    var end = String.Index(utf16Offset: range.location + range.length, in: text)
    while String.Index(end, within: text) == nil { text.utf16.formIndex(after: &end) }
    if range.length == 0 { return end..<end }
    while String.Index(start, within: text) == nil { text.utf16.formIndex(before: &start) }
    return start..<end
  }
}
