// SPDX-License-Identifier: MIT

public import ChiaroAppearance
public import Foundation

/// A page of text that scrolls.
///
/// Apple counterpart: `UITextView` · Source: UITextView.h; WWDC19 214 (S189, S190) ·
/// Fidelity: approximate
open class TextView: ScrollView {
  /// The text in one font and color.
  public final var text = "" {
    didSet {
      attributedText = nil
      contentDidChange()
    }
  }
  /// Text whose parts have fonts and colors of their own; parts without a color are black.
  public final var attributedText: AttributedText? { didSet { contentDidChange() } }
  /// The font.
  public final var font = Font.systemFont(ofSize: 17) { didSet { contentDidChange() } }
  // Reads are never nil and nil can be set, as in UIKit, whose type this is.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The color of the text: `label` unless another was set; nil restores it.
  public final var textColor: DynamicColor! {
    get { chosenColor ?? .label }
    set {
      chosenColor = newValue
      setNeedsDisplay()
    }
  }
  private final var chosenColor: DynamicColor?
  /// Where lines stand.
  public final var textAlignment = TextAlignment.natural { didSet { setNeedsDisplay() } }
  /// The space around the text.
  public final var textContainerInset = EdgeInsets(top: 8, left: 5, bottom: 8, right: 5) {
    didSet { contentDidChange() }
  }

  /// Creates a page on the system's background.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
  }

  private final var content: AttributedText {
    attributedText ?? AttributedText(text, font: font, foregroundColor: textColor)
  }

  private final func contentDidChange() {
    setNeedsDisplay()
    setNeedsLayout()
  }

  /// Finds how long the text is.
  open override func layoutSubviews() {
    let insets = textContainerInset
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
      content, in: page.inset(by: textContainerInset), alignment: textAlignment,
      direction: traitCollection.layoutDirection)
  }
}
