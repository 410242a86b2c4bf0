// SPDX-License-Identifier: MIT

import ChiaroAppearance
public import ChiaroControls
public import ChiaroViews
public import Foundation

/// A view that shows and edits text of several lines.
///
/// Apple counterpart: `NSTextView` · Source: AppKit reference · Fidelity: approximate, the
/// selection is not drawn
open class NSTextView: NSView, KeyInput {
  /// The text without attributes; setting it removes all attributes and moves the insertion point
  /// to the end.
  open var string = "" {
    didSet {
      attributed = nil
      chosen = NSRange(location: string.utf16.count, length: 0)
      textDidChangeItsSize()
    }
  }
  private final var attributed: AttributedText?
  private final var chosen = NSRange(location: 0, length: 0)
  /// The font of text without a font attribute; nil means the system font at 12 points, as by
  /// default.
  open var font: NSFont? = .systemFont(ofSize: 12) { didSet { textDidChangeItsSize() } }
  /// The color of text without a color attribute; the default, nil, means `NSColor.textColor`.
  open var textColor: NSColor? { didSet { setNeedsDisplay() } }
  /// The alignment of the text; the default is `natural`.
  open var alignment = NSTextAlignment.natural { didSet { setNeedsDisplay() } }
  /// Whether the user can edit the text; the default is true.
  open var isEditable = true
  /// Whether the user can select text; here its only effect is that a view that is not editable can
  /// still become first responder.
  open var isSelectable = true
  /// Whether the text may have several fonts; stored, but without effect.
  ///
  /// Fidelity: inert
  open var isRichText = true
  /// Whether the user can undo changes; stored, but without effect.
  ///
  /// Fidelity: inert
  open var allowsUndo = false
  /// Whether the background is drawn; the default is true.
  open var drawsBackground = true { didSet { setNeedsDisplay() } }
  /// The color of the insertion point; stored, but without effect.
  ///
  /// Fidelity: inert
  open var insertionPointColor: NSColor = .controlTextColor
  /// The inset of the text area in points: `width` on the left and right, `height` on the top and
  /// bottom.
  ///
  /// On the left and right, the text begins 5 points further inside.
  open var textContainerInset = NSSize.zero { didSet { textDidChangeItsSize() } }
  /// The attributes that typed text gets; stored, but without effect.
  ///
  /// Fidelity: inert
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  /// The attributes of the selected text; stored, but without effect.
  ///
  /// Fidelity: inert
  open var selectedTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The attributes of links; nil for the default attributes.
  ///
  /// It is stored, but without effect.
  ///
  /// Fidelity: inert
  open var linkTextAttributes: [NSAttributedString.Key: Any]?
  /// Whether straight quotes are replaced by typographic ones; stored, but without effect.
  ///
  /// Fidelity: inert
  open var isAutomaticQuoteSubstitutionEnabled = false
  /// Whether double hyphens are replaced by dashes; stored, but without effect.
  ///
  /// Fidelity: inert
  open var isAutomaticDashSubstitutionEnabled = false
  /// Whether text is replaced as the user set it up in the system; stored, but without effect.
  ///
  /// Fidelity: inert
  open var isAutomaticTextReplacementEnabled = false
  /// Whether spelling is corrected automatically; stored, but without effect.
  ///
  /// Fidelity: inert
  open var isAutomaticSpellingCorrectionEnabled = false
  /// Whether addresses become links automatically; stored, but without effect.
  ///
  /// Fidelity: inert
  open var isAutomaticLinkDetectionEnabled = false
  /// Whether dates, addresses and phone numbers are detected; stored, but without effect.
  ///
  /// Fidelity: inert
  open var isAutomaticDataDetectionEnabled = false
  /// Whether spelling is checked while typing; stored, but without effect.
  ///
  /// Fidelity: inert
  open var isContinuousSpellCheckingEnabled = false
  /// Whether grammar is checked while typing; stored, but without effect.
  ///
  /// Fidelity: inert
  open var isGrammarCheckingEnabled = false
  /// Whether spaces around words are adjusted when pasting and deleting; stored, but without
  /// effect.
  ///
  /// Fidelity: inert
  open var smartInsertDeleteEnabled = true
  /// Whether the view becomes as wide as its text; stored, but without effect.
  ///
  /// Fidelity: inert
  open var isHorizontallyResizable = false
  /// Whether the view becomes as tall as its text; stored, but without effect.
  ///
  /// Fidelity: inert
  open var isVerticallyResizable = true
  /// Whether the Fonts panel changes the text's font; stored, but without effect.
  ///
  /// Fidelity: inert
  open var usesFontPanel = true
  /// Whether the text view uses a ruler; stored, but without effect.
  ///
  /// Fidelity: inert
  open var usesRuler = true
  /// Whether the user can search the text in a find bar; stored, but without effect.
  ///
  /// Fidelity: inert
  open var usesFindBar = false
  /// Whether the user can insert images; stored, but without effect.
  ///
  /// Fidelity: inert
  open var importsGraphics = false
  /// The maximum size of the view in points; stored, but without effect.
  ///
  /// Fidelity: inert
  open var maxSize: NSSize = NSSize(width: CGFloat.infinity, height: .infinity)
  /// The minimum size of the view in points; stored, but without effect.
  ///
  /// Fidelity: inert
  open var minSize: NSSize = .zero
  /// The default paragraph style; nil for the standard style.
  ///
  /// It is stored, but without effect.
  ///
  /// Fidelity: inert
  open var defaultParagraphStyle: NSParagraphStyle?
  /// The delegate that is notified of changes; nil for none.
  open weak var delegate: (any NSTextViewDelegate)?
  private final var ground: NSColor? = .textBackgroundColor

  /// Creates an empty text view with a frame.
  public override init(frame frameRect: NSRect) { super.init(frame: frameRect) }

  /// Returns a new scroll view with a vertical scroller and a text view as its document view.
  public static func scrollableTextView() -> NSScrollView {
    let scroll = NSScrollView()
    scroll.hasVerticalScroller = true
    scroll.documentView = NSTextView()
    return scroll
  }

  /// The color behind the text, drawn if `drawsBackground` is true; nil for none.
  open override var backgroundColor: NSColor? {
    get { ground }
    set {
      ground = newValue
      setNeedsDisplay()
    }
  }

  // MARK: Text

  /// Replaces the text with attributed text.
  public final func setAttributedString(_ text: NSAttributedString) {
    string = text.string
    attributed = AttributedText(text)
    textDidChangeItsSize()
  }
  /// Returns the text with its attributes.
  public final func attributedString() -> NSAttributedString { content.attributedString }
  /// The text as a text storage; changes to the storage appear in the view.
  ///
  /// It is never nil.
  ///
  /// Each access returns a new object that holds the current text.
  ///
  /// Apple counterpart: `textStorage` · Source: NSTextView.h · Fidelity: approximate, a copy that
  /// writes back
  public final var textStorage: NSTextStorage? {
    NSTextStorage(string.isEmpty ? NSAttributedString(string: "") : content.attributedString) {
      [weak self] in self?.setAttributedString($0)
    }
  }
  /// The origin of the text container in the view's coordinates, in points; by default its
  /// components are those of `textContainerInset`.
  ///
  /// Apple counterpart: `textContainerOrigin` · Source: NSTextView.h · Fidelity: exact
  open var textContainerOrigin: NSPoint {
    NSPoint(x: textContainerInset.width, y: textContainerInset.height)
  }
  /// The text container; it does not affect the layout, because the text always fills the view's
  /// width.
  public final private(set) lazy var textContainer: NSTextContainer? = NSTextContainer()
  /// Returns the selected range in UTF-16 units; a length of 0 means an insertion point.
  open func selectedRange() -> NSRange { chosen }
  /// Sets the selected range in UTF-16 units, limited to the text; the selection is not drawn.
  open func setSelectedRange(_ charRange: NSRange) {
    let length = string.utf16.count
    let start = min(max(0, charRange.location), length)
    chosen = NSRange(location: start, length: min(max(0, charRange.length), length - start))
  }
  /// Whether the text is not empty.
  public final var hasText: Bool { !string.isEmpty }
  /// Replaces the selection with a text and notifies the delegate.
  ///
  /// Does nothing if the view is not editable, or if it already holds 1 MiB of text or more in
  /// UTF-8.
  public final func insertText(_ text: String) {
    guard isEditable, string.utf8.count < 1 << 20 else { return }
    let whole = string as NSString
    let place = chosen.location + text.utf16.count
    string = whole.replacingCharacters(in: chosen, with: text)
    setSelectedRange(NSRange(location: place, length: 0))
    didChangeText()
  }
  /// Deletes the selection, or the character before the insertion point, and notifies the delegate.
  ///
  /// Does nothing if the view is not editable.
  public final func deleteBackward() {
    guard isEditable, chosen.length > 0 || chosen.location > 0 else { return }
    let whole = string as NSString
    let range =
      chosen.length > 0
      ? chosen : whole.rangeOfComposedCharacterSequence(at: chosen.location - 1)
    string = whole.replacingCharacters(in: range, with: "")
    setSelectedRange(NSRange(location: range.location, length: 0))
    didChangeText()
  }
  /// Scrolls to the end of the text if the range reaches the end, otherwise to the start.
  open func scrollRangeToVisible(_ range: NSRange) {
    let isLast = range.location + range.length >= string.utf16.count
    scrollToVisible(
      NSRect(x: 0, y: isLast ? bounds.maxY - 1 : 0, width: 1, height: 1))
  }
  /// Scrolls to the end of the text.
  open func scrollToEndOfDocument(_ sender: Any?) {
    scrollRangeToVisible(NSRange(location: string.utf16.count, length: 0))
  }
  /// Scrolls to the start of the text.
  open func scrollToBeginningOfDocument(_ sender: Any?) {
    scrollRangeToVisible(NSRange(location: 0, length: 0))
  }
  /// Selects the whole text.
  open override func selectAll(_ sender: Any?) {
    setSelectedRange(NSRange(location: 0, length: string.utf16.count))
  }
  /// Notifies the delegate and posts `didChangeNotification`; call it after the program changed the
  /// text.
  open func didChangeText() {
    let note = Notification(name: Self.didChangeNotification, object: self)
    delegate?.textDidChange(note)
    NotificationCenter.default.post(note)
  }
  /// The name of the notification posted after the user changed the text; its object is the text
  /// view.
  public static let didChangeNotification = Notification.Name("NSTextDidChangeNotification")

  /// Whether y grows downwards; always true.
  open override var isFlipped: Bool { true }
  open override var acceptsFirstResponder: Bool { isEditable || isSelectable }
  open override var canBecomeFocused: Bool { isEditable }
  open override func focusDidChange(_ isFocused: Bool) { if isFocused { becomeFirstResponder() } }
  open override func mouseDown(with event: NSEvent) { becomeFirstResponder() }
  open override func mouseUp(with event: NSEvent) {}
  open override func keyDown(with event: NSEvent) {
    switch event.key?.key {
    case .return where isEditable: insertText("\n")
    case .delete where isEditable: deleteBackward()
    case .space, .character:
      if event.modifierFlags.contains(.command) { super.keyDown(with: event) }
    default: super.keyDown(with: event)
    }
  }

  // MARK: Size and drawing

  private final var content: AttributedText {
    attributed
      ?? AttributedText(
        string, font: font ?? .systemFont(ofSize: 12), foregroundColor: textColor ?? .textColor)
  }
  private final var textInset: CGSize {
    CGSize(width: textContainerOrigin.x + 5, height: textContainerOrigin.y)
  }
  private final func textDidChangeItsSize() {
    setNeedsDisplay()
    invalidateIntrinsicContentSize()
    if let clip = enclosingScrollView?.contentView { clip.fitDocument() }
  }
  private final func height(in width: CGFloat) -> CGFloat {
    let room = max(1, width - 2 * textInset.width)
    return textMeasure.size(of: content, width: room).height + 2 * textInset.height
  }
  override final func fillClip(of size: CGSize) {
    let new = CGSize(width: size.width, height: max(size.height, height(in: size.width)))
    if new != frame.size { frame.size = new }
  }
  open override func drawContent(in context: GraphicsContext) {
    if drawsBackground, let ground { context.fill(bounds, ground) }
    guard !string.isEmpty else { return }
    context.draw(
      content, in: bounds.insetBy(dx: textInset.width, dy: textInset.height),
      alignment: alignment, direction: drawnDirection)
  }
}

/// The delegate of a text view; every method has a default.
///
/// Apple counterpart: `NSTextViewDelegate` · Source: AppKit reference · Fidelity: approximate, only
/// `textDidChange(_:)` is called
@preconcurrency @MainActor
public protocol NSTextViewDelegate: AnyObject {
  /// Called after the user changed the text; the notification's object is the text view.
  func textDidChange(_ notification: Notification)
  /// Called in AppKit after editing began; never called here.
  func textDidBeginEditing(_ notification: Notification)
  /// Called in AppKit after editing ended; never called here.
  func textDidEndEditing(_ notification: Notification)
  /// Called in AppKit after the selection changed; never called here.
  func textViewDidChangeSelection(_ notification: Notification)
  /// Called in AppKit to ask whether a range of the text may be replaced; never called here.
  func textView(
    _ textView: NSTextView, shouldChangeTextIn affectedCharRange: NSRange,
    replacementString: String?
  ) -> Bool
  /// Called in AppKit to let the delegate perform a command instead of the view; never called here.
  func textView(_ textView: NSTextView, doCommandBy commandSelector: Selector) -> Bool
  /// Called in AppKit to let the delegate open a clicked link; never called here.
  func textView(_ textView: NSTextView, clickedOnLink link: Any, at charIndex: Int) -> Bool
}

extension NSTextViewDelegate {
  /// Called after the user changed the text; the default does nothing.
  public func textDidChange(_ notification: Notification) {}
  /// Called in AppKit after editing began; never called here.
  ///
  /// The default does nothing.
  public func textDidBeginEditing(_ notification: Notification) {}
  /// Called in AppKit after editing ended; never called here.
  ///
  /// The default does nothing.
  public func textDidEndEditing(_ notification: Notification) {}
  /// Called in AppKit after the selection changed; never called here.
  ///
  /// The default does nothing.
  public func textViewDidChangeSelection(_ notification: Notification) {}
  /// Called in AppKit to ask whether a range of the text may be replaced; never called here.
  ///
  /// The default returns true.
  public func textView(
    _ textView: NSTextView, shouldChangeTextIn affectedCharRange: NSRange,
    replacementString: String?
  ) -> Bool { true }
  /// Called in AppKit to let the delegate perform a command instead of the view; never called here.
  ///
  /// The default returns false.
  public func textView(_ textView: NSTextView, doCommandBy commandSelector: Selector) -> Bool {
    false
  }
  /// Called in AppKit to let the delegate open a clicked link; never called here.
  ///
  /// The default returns false.
  public func textView(
    _ textView: NSTextView, clickedOnLink link: Any, at charIndex: Int
  ) -> Bool { false }
}

/// AppKit's name for `TextStorage`.
///
/// Apple counterpart: `NSTextStorage` · Source: NSTextStorage.h · Fidelity: approximate, see
/// `TextStorage`
public typealias NSTextStorage = TextStorage
/// AppKit's name for `TextContainer`.
///
/// Apple counterpart: `NSTextContainer` · Source: NSTextContainer.h · Fidelity: approximate, see
/// `TextContainer`
public typealias NSTextContainer = TextContainer
