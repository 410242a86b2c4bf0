// SPDX-License-Identifier: MIT

import ChiaroAppearance
public import ChiaroControls
public import ChiaroViews
public import Foundation

/// A view with an editable text of several lines.
///
/// Apple counterpart: `NSTextView` · Source: AppKit reference · Fidelity: approximate, the
/// selection is not shown
open class NSTextView: NSView, KeyInput {
  /// The text.
  open var string = "" {
    didSet {
      attributed = nil
      chosen = NSRange(location: string.utf16.count, length: 0)
      textDidChangeItsSize()
    }
  }
  private final var attributed: AttributedText?
  private final var chosen = NSRange(location: 0, length: 0)
  /// The font of the text; nil for the system font at 12 points.
  open var font: NSFont? = .systemFont(ofSize: 12) { didSet { textDidChangeItsSize() } }
  /// The color of the text; nil for `textColor`.
  open var textColor: NSColor? { didSet { setNeedsDisplay() } }
  /// The alignment of the text; the default is `natural`.
  open var alignment = NSTextAlignment.natural { didSet { setNeedsDisplay() } }
  /// Whether people can edit the text; the default is true.
  open var isEditable = true
  /// Whether people can select text; stored, but without effect.
  open var isSelectable = true
  /// Whether text may have several fonts; stored, but without effect.
  open var isRichText = true
  /// Whether changes can be undone; stored, without effect, as there is no undo.
  open var allowsUndo = false
  /// Whether the background is drawn; the default is true.
  open var drawsBackground = true { didSet { setNeedsDisplay() } }
  /// The color of the insertion point; stored, but without effect.
  open var insertionPointColor: NSColor = .controlTextColor
  /// The distances of the text from the edges, in points.
  open var textContainerInset = NSSize.zero { didSet { textDidChangeItsSize() } }
  /// The attributes of what is typed; stored, without effect.
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  /// The attributes of what is selected; stored, without effect.
  open var selectedTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The attributes of links; nil for the usual ones; stored, without effect.
  open var linkTextAttributes: [NSAttributedString.Key: Any]?
  /// Whether quotes are made typographic; stored, without effect.
  open var isAutomaticQuoteSubstitutionEnabled = false
  /// Whether hyphens are made dashes; stored, without effect.
  open var isAutomaticDashSubstitutionEnabled = false
  /// Whether texts are replaced by the system's list; stored, without effect.
  open var isAutomaticTextReplacementEnabled = false
  /// Whether spelling is corrected; stored, without effect.
  open var isAutomaticSpellingCorrectionEnabled = false
  /// Whether links are found; stored, without effect.
  open var isAutomaticLinkDetectionEnabled = false
  /// Whether dates and the like are found; stored, without effect.
  open var isAutomaticDataDetectionEnabled = false
  /// Whether spelling is checked; stored, without effect.
  open var isContinuousSpellCheckingEnabled = false
  /// Whether grammar is checked; stored, without effect.
  open var isGrammarCheckingEnabled = false
  /// Whether spaces are kept right; stored, without effect.
  open var smartInsertDeleteEnabled = true
  /// Whether the view becomes as wide as its text; stored, without effect.
  open var isHorizontallyResizable = false
  /// Whether the view becomes as high as its text; stored, without effect.
  open var isVerticallyResizable = true
  /// Whether the font panel changes the text; stored, without effect.
  open var usesFontPanel = true
  /// Whether there is a ruler; stored, without effect.
  open var usesRuler = true
  /// Whether the ruler is shown; stored, without effect.
  open var isRulerVisible = false
  /// Whether text is found by a bar; stored, without effect.
  open var usesFindBar = false
  /// Whether text is found by a panel; stored, without effect.
  open var usesFindPanel = false
  /// Whether text is found while it is typed; stored, without effect.
  open var isIncrementalSearchingEnabled = false
  /// Whether pictures can be put in; stored, without effect.
  open var importsGraphics = false
  /// The greatest size of the view; stored, without effect.
  open var maxSize: NSSize = NSSize(width: CGFloat.infinity, height: .infinity)
  /// The least size of the view; stored, without effect.
  open var minSize: NSSize = .zero
  /// The style of paragraphs without one; stored, without effect.
  open var defaultParagraphStyle: NSParagraphStyle?
  /// The delegate, which observes editing; nil for none.
  open weak var delegate: (any NSTextViewDelegate)?
  private final var ground: NSColor? = .textBackgroundColor

  /// Creates a view with a frame and without a text.
  public override init(frame frameRect: NSRect) { super.init(frame: frameRect) }

  /// Returns a text view in a scroll view.
  public static func scrollableTextView() -> NSScrollView {
    let scroll = NSScrollView()
    scroll.hasVerticalScroller = true
    scroll.documentView = NSTextView()
    return scroll
  }

  /// The color behind the text.
  open override var backgroundColor: NSColor? {
    get { ground }
    set {
      ground = newValue
      setNeedsDisplay()
    }
  }

  // MARK: Text

  /// Replaces `string` by a text with attributes.
  public final func setAttributedString(_ text: NSAttributedString) {
    string = text.string
    attributed = AttributedText(text)
    textDidChangeItsSize()
  }
  /// Returns the text with its attributes.
  public final func attributedString() -> NSAttributedString { content.attributedString }
  /// The text to be changed in place.
  ///
  /// Apple counterpart: `textStorage` · Source: NSTextView.h · Fidelity: approximate
  public final var textStorage: NSTextStorage? {
    NSTextStorage(string.isEmpty ? NSAttributedString(string: "") : content.attributedString) {
      [weak self] in self?.setAttributedString($0)
    }
  }
  /// Where the room of the text begins in the view; by default as far in as its inset.
  ///
  /// Apple counterpart: `textContainerOrigin` · Source: NSTextView.h · Fidelity: exact
  open var textContainerOrigin: NSPoint {
    NSPoint(x: textContainerInset.width, y: textContainerInset.height)
  }
  /// The room in which the text is set.
  public final private(set) lazy var textContainer: NSTextContainer? = NSTextContainer()
  /// Returns the selected range.
  open func selectedRange() -> NSRange { chosen }
  /// Sets the selected range; the selection is not drawn.
  open func setSelectedRange(_ charRange: NSRange) {
    let length = string.utf16.count
    let start = min(max(0, charRange.location), length)
    chosen = NSRange(location: start, length: min(max(0, charRange.length), length - start))
  }
  /// Whether there is any text.
  public final var hasText: Bool { !string.isEmpty }
  /// Replaces the selection by a text, or inserts it at the insertion point.
  public final func insertText(_ text: String) {
    guard isEditable, string.utf8.count < 1 << 20 else { return }
    let whole = string as NSString
    let place = chosen.location + text.utf16.count
    string = whole.replacingCharacters(in: chosen, with: text)
    setSelectedRange(NSRange(location: place, length: 0))
    didChangeText()
  }
  /// Deletes the selection, or the character before it.
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
  /// Scrolls a part of the text into sight: the start or the end.
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
  /// Notifies the delegate and observers of a changed text.
  open func didChangeText() {
    let note = Notification(name: Self.didChangeNotification, object: self)
    delegate?.textDidChange(note)
    NotificationCenter.default.post(note)
  }
  /// Posted after each change of the text by typing.
  public static let didChangeNotification = Notification.Name("NSTextDidChangeNotification")

  /// Whether y grows downwards; true.
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
/// Apple counterpart: `NSTextViewDelegate` · Source: AppKit reference · Fidelity: approximate
@preconcurrency @MainActor
public protocol NSTextViewDelegate: AnyObject {
  /// Called after each change by typing; the notification's object is the text view.
  func textDidChange(_ notification: Notification)
  /// Called when editing began; never here.
  func textDidBeginEditing(_ notification: Notification)
  /// Called when editing ended; never here.
  func textDidEndEditing(_ notification: Notification)
  /// Called when the selection changed; never here.
  func textViewDidChangeSelection(_ notification: Notification)
  /// Returns whether a part may be replaced; never asked here.
  func textView(
    _ textView: NSTextView, shouldChangeTextIn affectedCharRange: NSRange,
    replacementString: String?
  ) -> Bool
  /// Returns whether the delegate performs a command; never asked here.
  func textView(_ textView: NSTextView, doCommandBy commandSelector: Selector) -> Bool
  /// Returns whether the delegate opens a link; never asked here.
  func textView(_ textView: NSTextView, clickedOnLink link: Any, at charIndex: Int) -> Bool
}

extension NSTextViewDelegate {
  /// Does nothing.
  public func textDidChange(_ notification: Notification) {}
  /// Does nothing.
  public func textDidBeginEditing(_ notification: Notification) {}
  /// Does nothing.
  public func textDidEndEditing(_ notification: Notification) {}
  /// Does nothing.
  public func textViewDidChangeSelection(_ notification: Notification) {}
  /// Returns true.
  public func textView(
    _ textView: NSTextView, shouldChangeTextIn affectedCharRange: NSRange,
    replacementString: String?
  ) -> Bool { true }
  /// Returns false.
  public func textView(_ textView: NSTextView, doCommandBy commandSelector: Selector) -> Bool {
    false
  }
  /// Returns false.
  public func textView(
    _ textView: NSTextView, clickedOnLink link: Any, at charIndex: Int
  ) -> Bool { false }
}

/// AppKit's name for `TextStorage`.
///
/// Apple counterpart: `NSTextStorage` · Source: NSTextStorage.h · Fidelity: approximate
public typealias NSTextStorage = TextStorage
/// AppKit's name for `TextContainer`.
///
/// Apple counterpart: `NSTextContainer` · Source: NSTextContainer.h · Fidelity: approximate
public typealias NSTextContainer = TextContainer
