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
  public final var text: String? {
    get { attributedText?.string ?? plainText }
    set {
      attributedText = nil
      plainText = newValue
      contentDidChange()
    }
  }
  private final var plainText: String?

  /// Text with attributes, shown instead of `text` unless nil; runs without a color are black.
  public final var attributedText: AttributedText? { didSet { contentDidChange() } }
  /// The font of `text`; the default is `Font.label`.
  public final var font = Font.label { didSet { contentDidChange() } }
  // Reads are never nil and nil can be set, as in UIKit, whose type this is.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The color of `text`; the default is `label`, which setting nil restores.
  public final var textColor: DynamicColor! {
    get { chosenColor ?? .label }
    set {
      chosenColor = newValue
      setNeedsDisplay()
    }
  }
  private final var chosenColor: DynamicColor?
  /// The color of `text` while the label is highlighted; nil for `textColor`.
  public final var highlightedTextColor: DynamicColor? { didSet { setNeedsDisplay() } }
  /// Whether the label is highlighted and uses `highlightedTextColor`.
  public final var isHighlighted = false { didSet { setNeedsDisplay() } }
  /// Whether the label is shown as enabled; a disabled label's `text` is dimmed.
  public final var isEnabled = true { didSet { setNeedsDisplay() } }
  /// The alignment of the text; the default is `natural`.
  public final var textAlignment = TextAlignment.natural { didSet { setNeedsDisplay() } }
  /// The maximum number of lines; 0 for no limit.
  ///
  /// The default is 1.
  public final var numberOfLines = 1 { didSet { contentDidChange() } }

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

  public override final func drawContent(in context: GraphicsContext) {
    let content = content
    guard !content.string.isEmpty else { return }
    let height = textMeasure.size(of: content, width: bounds.width, limit: numberOfLines).height
    let top = max(0, (bounds.height - height) / 2)
    context.draw(
      content, in: CGRect(x: 0, y: top, width: bounds.width, height: height),
      alignment: textAlignment, limit: numberOfLines, direction: traitCollection.layoutDirection)
  }
}
