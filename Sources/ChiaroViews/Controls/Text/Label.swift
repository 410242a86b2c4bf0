// SPDX-License-Identifier: MIT

public import ChiaroAppearance
public import Foundation

/// A view that shows text.
///
/// Apple counterpart: `UILabel` · Source: UILabel.h; WWDC19 214 (S189–S191) ·
/// Fidelity: approximate
open class Label: View, SizeMeasuring {
  /// The text in one font and color; nil for none.
  ///
  /// Reads what the attributed text says where that was set last; setting it drops attributes.
  public final var text: String? {
    get { attributedText?.string ?? plainText }
    set {
      attributedText = nil
      plainText = newValue
      contentDidChange()
    }
  }
  private final var plainText: String?

  /// Text whose parts have fonts and colors of their own; parts without a color are black.
  public final var attributedText: AttributedText? { didSet { contentDidChange() } }
  /// The font of plain text.
  public final var font = Font.label { didSet { contentDidChange() } }
  // Reads are never nil and nil can be set, as in UIKit, whose type this is.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The color of plain text: `label` unless another was set; nil restores it.
  public final var textColor: DynamicColor! {
    get { chosenColor ?? .label }
    set {
      chosenColor = newValue
      setNeedsDisplay()
    }
  }
  private final var chosenColor: DynamicColor?
  /// The color while the label is highlighted; nil for the usual one.
  public final var highlightedTextColor: DynamicColor? { didSet { setNeedsDisplay() } }
  /// Whether the label stands on something that is pressed or selected.
  public final var isHighlighted = false { didSet { setNeedsDisplay() } }
  /// Whether what the label describes can be used.
  public final var isEnabled = true { didSet { setNeedsDisplay() } }
  /// Where lines stand.
  public final var textAlignment = TextAlignment.natural { didSet { setNeedsDisplay() } }
  /// How many lines there may be; 0 for any number.
  public final var numberOfLines = 1 { didSet { contentDidChange() } }

  /// Creates a label without text, which lets pointers through.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Creates a label of a text.
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

  final func measuredSize(within size: CGSize) -> CGSize {
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
