// SPDX-License-Identifier: MIT

public import ChiaroAppearance
public import ChiaroViews
public import Foundation

/// A view that displays read-only text.
///
/// Apple counterpart: `UILabel` · Source: UILabel.h; WWDC19 214 (statements S189–S191) · Fidelity:
/// approximate, shadows, tightening and baseline adjustment have no effect
open class Label: View, SizeMeasuring {
  /// The plain text, which has the label's font and color; nil for none.
  ///
  /// If `attributedText` is set, `text` returns its characters. Setting `text` removes
  /// `attributedText`.
  open var text: String? {
    get { held.characters }
    set { hold { $0.set(newValue) } }
  }
  private final var held = HeldText()
  private final func hold(_ change: (inout HeldText) -> Void) {
    change(&held)
    contentDidChange()
  }
  /// The text as runs of fonts and colors, which replaces `text`; nil to show `text`.
  ///
  /// A run without a font or a color uses the label's.
  public final var styledText: AttributedText? {
    get { held.styled }
    set { hold { $0.set(styled: newValue) } }
  }
  #if !canImport(UIKit) && !canImport(AppKit)
    /// The text with its attributes; nil if there is no text.
    ///
    /// Text that was set as `text` has the label's font and color. Setting `attributedText`
    /// replaces `text` and `styledText`; nil removes them. Characters without a font or a color are
    /// drawn in the label's.
    ///
    /// These attributes are drawn: fonts, colors, paragraph styles, underlines, strikethroughs,
    /// baseline offsets and attachments. All others are only stored.
    ///
    /// Apple counterpart: `attributedText` · Source: UILabel.h · Fidelity: approximate, kerning,
    /// outlines, shadows and links are not drawn
    open var attributedText: NSAttributedString? {
      get { held.attributed(font, textColor) }
      set { hold { $0.set(attributed: newValue) } }
    }
  #endif
  // Reads are never nil and nil can be set, as in UIKit, whose type this is.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The font of `text`; the default is `Font.label`.
  open var font: Font! {
    get { adjustableFont.shown(in: self) }
    set {
      adjustableFont.set(newValue)
      contentDidChange()
    }
  }
  private final var adjustableFont = AdjustableFont(usual: .label)
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
  /// The color of `text`; the default is `label`.
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
  /// The color of `text` while the label is highlighted; nil for `textColor`.
  open var highlightedTextColor: DynamicColor? { didSet { setNeedsDisplay() } }
  /// Whether the label is highlighted and uses `highlightedTextColor`.
  open var isHighlighted = false { didSet { setNeedsDisplay() } }
  /// Whether the label is shown as enabled; if false, `text` is dimmed.
  open var isEnabled = true { didSet { setNeedsDisplay() } }
  /// The alignment of the text; the default is `natural`.
  open var textAlignment = TextAlignment.natural { didSet { setNeedsDisplay() } }
  /// The maximum number of lines; 0 for no limit.
  ///
  /// The default is 1.
  open var numberOfLines = 1 { didSet { contentDidChange() } }
  /// The way in which text that does not fit is wrapped or truncated; the default is
  /// `byTruncatingTail`.
  open var lineBreakMode = LineBreakMode.byTruncatingTail {
    didSet { setNeedsDisplay() }
  }
  /// The width, in points, at which text wraps when the intrinsic content size is measured.
  ///
  /// The default, 0, stands for the width that constraints give to the label.
  open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { contentDidChange() } }

  /// Whether the text of a label with one line shrinks to fit the width; the default is false.
  open var adjustsFontSizeToFitWidth = false { didSet { setNeedsDisplay() } }
  /// The smallest scale to which the text shrinks, from 0 to 1; values below 0.1 count as 0.1.
  open var minimumScaleFactor: CGFloat = 0 { didSet { setNeedsDisplay() } }
  /// Whether text that slightly exceeds its room, in one line or several, shrinks instead of being
  /// cut, as for a label measured with another font.
  package final var toleratesTightRoom = false { didSet { setNeedsDisplay() } }
  /// Whether characters move closer together before text is truncated, false by default; stored,
  /// but without effect.
  ///
  /// Fidelity: inert
  open var allowsDefaultTighteningForTruncation = false
  /// The color of the text's shadow, nil for none; stored, but not drawn.
  ///
  /// Fidelity: inert
  open var shadowColor: DynamicColor?
  /// The offset of the text's shadow, in points; stored, but not drawn.
  ///
  /// Fidelity: inert
  open var shadowOffset = CGSize(width: 0, height: -1)
  /// The vertical position of text that shrinks; stored, but without effect, because the text is
  /// centered.
  ///
  /// Fidelity: inert
  open var baselineAdjustment = BaselineAdjustment.alignBaselines

  /// The vertical position of text that shrinks to fit; without effect, because labels center the
  /// text.
  ///
  /// Apple counterpart: `UIBaselineAdjustment` · Source: UIStringDrawing.h · Fidelity: approximate,
  /// without effect
  public enum BaselineAdjustment: Int, Sendable, CaseIterable {
    case alignBaselines = 0
    case alignCenters = 1
    case none = 2
  }

  /// Draws the text in a rectangle.
  ///
  /// An override can inset the rectangle and must call `super`.
  ///
  /// Apple counterpart: `drawText(in:)` · Source: UILabel.h · Fidelity: exact
  open func drawText(in rect: CGRect) {
    if let context = GraphicsContext.current { drawLines(in: context, rect) }
  }

  /// Returns the rectangle that text with a maximum number of lines fills at the top left of
  /// bounds.
  ///
  /// The number 0 stands for no limit.
  ///
  /// An override changes the size of the label. To change where the text is drawn, override
  /// `drawText(in:)`.
  ///
  /// Apple counterpart: `textRect(forBounds:limitedToNumberOfLines:)` · Source: UILabel.h ·
  /// Fidelity: approximate, `drawText(in:)` centers the text vertically in its rectangle
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines lines: Int) -> CGRect {
    let size = textMeasure.size(of: content, width: bounds.width, limit: lines)
    return CGRect(
      x: bounds.minX, y: bounds.minY, width: min(size.width, bounds.width),
      height: min(size.height, bounds.height))
  }

  /// Creates a label with a frame and without text; user interaction is disabled.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Creates a label that shows a text and is sized to fit it.
  public convenience init(text: String) {
    self.init(frame: .zero)
    self.text = text
    frame.size = measuredSize(within: CGSize(width: CGFloat.infinity, height: .infinity))
  }

  private final func contentDidChange() {
    setNeedsDisplay()
    superview?.setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  private final var colorInForce: DynamicColor {
    if !isEnabled { return .tertiaryLabel }
    return (isHighlighted ? highlightedTextColor : nil) ?? textColor
  }

  private final var content: AttributedText {
    let text =
      held.drawn(font, colorInForce)
      ?? AttributedText(text ?? "", font: font, foregroundColor: colorInForce)
    return numberOfLines == 1 ? text : text.pitched(textMeasure)
  }

  package final func measuredSize(within size: CGSize) -> CGSize {
    let room = CGRect(x: 0, y: 0, width: size.width, height: .infinity)
    return textRect(forBounds: room, limitedToNumberOfLines: numberOfLines).size
  }

  /// The size of the text in points, in one line or wrapped at the width that is available to the
  /// label.
  open override var intrinsicContentSize: CGSize {
    let width = preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : wrappingWidth
    let room = numberOfLines == 1 ? CGFloat.infinity : width
    return measuredSize(within: CGSize(width: room, height: .infinity))
  }

  open override var hasWrappingContent: Bool {
    numberOfLines != 1 && preferredMaxLayoutWidth <= 0
  }

  open override var baselineOffsets: (first: CGFloat, last: CGFloat) {
    let runs = content.runs
    guard let first = runs.first, let last = runs.last else { return (0, 0) }
    let (above, below) = (first.effectiveFont, last.effectiveFont)
    return (
      textMeasure.baseline(of: above),
      textMeasure.lineHeight(of: below) - textMeasure.baseline(of: below)
    )
  }

  /// The text, in a smaller font where it has to fit.
  private final func fitted(_ room: CGSize) -> AttributedText {
    let content = content
    if adjustsFontSizeToFitWidth, numberOfLines == 1, room.width > 0 {
      let natural = textMeasure.size(of: content, width: .infinity, limit: 1).width
      guard natural > room.width else { return content }
      return content.scaled(by: max(room.width / natural, max(minimumScaleFactor, 0.1)))
    }
    if adjustsFontSizeToFitWidth, numberOfLines != 1, room.width > 0, room.height > 0 {
      return shrunk(content, room)
    }
    guard toleratesTightRoom else { return content }
    return Self.tightShares.lazy.map { content.scaled(by: $0) }.first { self.fits($0, room) }
      ?? content
  }

  /// The text in the largest size in which its lines have room, at least in the smallest share.
  private final func shrunk(_ content: AttributedText, _ room: CGSize) -> AttributedText {
    let measure = textMeasure
    let limited = { [numberOfLines] (text: AttributedText) in
      measure.size(of: text, width: room.width, limit: numberOfLines)
    }
    let isWhole = { [numberOfLines] (text: AttributedText) in
      let whole = measure.size(of: text, width: room.width)
      return whole.height <= room.height + 1
        && (numberOfLines == 0 || whole.height <= limited(text).height)
    }
    if isWhole(content) { return content }
    var (low, high) = (max(minimumScaleFactor, 0.1), CGFloat(1))
    for _ in 0..<Self.trials {
      let share = (low + high) / 2
      if isWhole(content.scaled(by: share)) { low = share } else { high = share }
    }
    return content.scaled(by: low)
  }

  /// How often a share is halved to find the largest one that has room.
  private static let trials = 8

  /// The shares of the font's size that are tried where room is tight, the largest first.
  private static let tightShares: [CGFloat] = [1, 0.985, 0.97, 0.94, 0.91, 0.88, 0.84, 0.8, 0.75]

  /// Whether a text has room without being cut.
  private final func fits(_ text: AttributedText, _ room: CGSize) -> Bool {
    let width = numberOfLines == 1 ? .infinity : room.width
    let size = textMeasure.size(of: text, width: width, limit: 0)
    return size.width <= room.width + 0.01 && size.height <= room.height + 2
  }

  public override final func drawContent(in context: GraphicsContext) { drawText(in: bounds) }

  private final func drawLines(in context: GraphicsContext, _ rect: CGRect) {
    var content = fitted(rect.size)
    if !toleratesTightRoom {
      content = content.withoutOrphan(width: rect.width, limit: numberOfLines, textMeasure)
    }
    guard !content.string.isEmpty, let lineLimit = lineLimit(of: content, in: rect) else { return }
    let height = textMeasure.size(of: content, width: rect.width, limit: lineLimit).height
    let top = rect.minY + max(0, (rect.height - height) / 2)
    context.draw(
      content, in: CGRect(x: rect.minX, y: top, width: rect.width, height: height),
      alignment: textAlignment, limit: lineLimit, direction: traitCollection.layoutDirection,
      lineBreakMode: lineBreakMode)
  }

  /// The most lines that are drawn; nil where the label is so low that none is seen.
  private final func lineLimit(of text: AttributedText, in rect: CGRect) -> Int? {
    guard toleratesTightRoom else { return numberOfLines }
    let line = textMeasure.size(of: text, width: .infinity, limit: 1).height
    guard rect.height > line / 2, rect.width > 1 else { return nil }
    let room = max(1, Int(min(1_000, ((rect.height + 2) / max(1, line)).rounded(.down))))
    return numberOfLines == 0 ? room : min(numberOfLines, room)
  }
}

extension AttributedText {
  /// The text with all fonts larger or smaller by a factor.
  fileprivate func scaled(by factor: CGFloat) -> AttributedText {
    guard factor != 1 else { return self }
    var runs = runs
    for index in runs.indices {
      let font = runs[index].effectiveFont
      runs[index].font = font.with(size: font.pointSize * factor)
    }
    return AttributedText(runs)
  }
}
