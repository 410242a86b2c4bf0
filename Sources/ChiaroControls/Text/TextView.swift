// SPDX-License-Identifier: MIT

public import ChiaroAppearance
public import ChiaroLayout
public import ChiaroViews
public import Foundation

/// A scroll view that displays several lines of text.
///
/// Apple counterpart: `UITextView` · Source: UITextView.h; WWDC19 214 (S189, S190) ·
/// Fidelity: approximate
open class TextView: ScrollView, SizeMeasuring {
  /// The text in the view's font and color; setting it removes `attributedText`.
  open var text = "" {
    didSet {
      attributedText = nil
      contentDidChange()
    }
  }
  /// Text with attributes, shown instead of `text` unless nil; runs without a color are black.
  @_disfavoredOverload
  public final var attributedText: AttributedText? { didSet { contentDidChange() } }
  /// The font of the text; the default size is 17 points.
  open var font: Font {
    get { adjustment.font(chosenFont, on: self) }
    set {
      chosenFont = newValue
      contentDidChange()
    }
  }
  private final var chosenFont = Font.systemFont(ofSize: 17)
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
  /// The color of the text; the default is `label`, which setting nil restores.
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
  open var textContainerInset = EdgeInsets(top: 8, left: 5, bottom: 8, right: 5) {
    didSet { contentDidChange() }
  }

  /// Creates a text view with a frame, on `systemBackground`.
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
    if !isScrollEnabled { invalidateIntrinsicContentSize() }
  }

  // MARK: Size

  /// A text view that does not scroll is as large as its text; one that scrolls has no size.
  package final var hasSizeOfItsOwn: Bool { !isScrollEnabled }

  package final func measuredSize(within size: CGSize) -> CGSize {
    let insets = textContainerInset
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

  /// Updates the content size to the size of the text.
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
