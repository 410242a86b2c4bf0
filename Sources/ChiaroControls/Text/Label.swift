// SPDX-License-Identifier: MIT

public import ChiaroAppearance
public import ChiaroViews
public import Foundation

/// A view that displays read-only text.
///
/// Apple counterpart: `UILabel` · Source: UILabel.h; WWDC19 214 (S189–S191) ·
/// Fidelity: approximate
open class Label: View, SizeMeasuring {
  /// The plain text, in the label's font and color; nil for none.
  ///
  /// Reading returns the characters of `attributedText` if that is set; setting `text` removes
  /// `attributedText`.
  open var text: String? {
    get { attributedText?.string ?? plainText }
    set {
      attributedText = nil
      plainText = newValue
      contentDidChange()
    }
  }
  private final var plainText: String?

  /// Text with attributes, shown instead of `text` unless nil; runs without a color are black.
  @_disfavoredOverload
  public final var attributedText: AttributedText? { didSet { contentDidChange() } }
  /// The font of `text`; the default is `Font.label`.
  open var font: Font {
    get { adjustment.font(chosenFont, on: self) }
    set {
      chosenFont = newValue
      contentDidChange()
    }
  }
  private final var chosenFont = Font.label
  private final var adjustment = FontAdjustment()
  /// Whether a font that was made for a text style changes with the text size; the default is
  /// false.
  open var adjustsFontForContentSizeCategory: Bool {
    get { adjustment.isOn }
    set {
      adjustment.set(newValue, on: self) { $0.contentDidChange() }
      contentDidChange()
    }
  }
  // Reads are never nil and nil can be set, as in UIKit, whose type this is.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The color of `text`; the default is `label`, which setting nil restores.
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
  /// Whether the label is shown as enabled; a disabled label's `text` is dimmed.
  open var isEnabled = true { didSet { setNeedsDisplay() } }
  /// The alignment of the text; the default is `natural`.
  open var textAlignment = TextAlignment.natural { didSet { setNeedsDisplay() } }
  /// The maximum number of lines; 0 for no limit.
  ///
  /// The default is 1.
  open var numberOfLines = 1 { didSet { contentDidChange() } }
  /// How text that does not fit is broken or shortened; the default is `byTruncatingTail`.
  open var lineBreakMode = LineBreakMode.byTruncatingTail {
    didSet { setNeedsDisplay() }
  }
  /// The width at which text in several lines is broken to measure the intrinsic size, in points.
  ///
  /// The default, 0, is the width that constraints give the label.
  open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { contentDidChange() } }

  /// Creates a label with a frame and without text, with user interaction disabled.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Creates a label with a text, sized to fit it.
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
    attributedText ?? AttributedText(text ?? "", font: font, foregroundColor: colorInForce)
  }

  package final func measuredSize(within size: CGSize) -> CGSize {
    textMeasure.size(of: content, width: size.width, limit: numberOfLines)
  }

  /// The size of the text: in one line, or broken at the width that the label has for it.
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

  public override final func drawContent(in context: GraphicsContext) {
    let content = content
    guard !content.string.isEmpty else { return }
    let height = textMeasure.size(of: content, width: bounds.width, limit: numberOfLines).height
    let top = max(0, (bounds.height - height) / 2)
    context.draw(
      content, in: CGRect(x: 0, y: top, width: bounds.width, height: height),
      alignment: textAlignment, limit: numberOfLines, direction: traitCollection.layoutDirection,
      lineBreakMode: lineBreakMode)
  }
}
