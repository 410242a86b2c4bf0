// SPDX-License-Identifier: MIT

public import ChiaroAppearance
import ChiaroColor
import ChiaroRaster
public import ChiaroViews
public import Foundation

/// A view that shows the variant of an image that suits the view's traits.
///
/// The view chooses the variant when the image is set, and when a trait that affects the choice
/// changes. Templates and symbols are filled with the tint color.
///
/// Apple counterpart: `UIImageView` · Source: UIImageView.h; WWDC19 214 (statements S149,
/// S156–S160, S178) · Fidelity: approximate, symbols have one weight
open class ImageView: View, SizeMeasuring {
  /// The image to show; nil for none.
  ///
  /// The view shows the variant for its traits.
  open var image: Image? { didSet { resolve() } }
  /// The image shown while the view is highlighted; if nil, `image` is used.
  open var highlightedImage: Image? { didSet { resolve() } }
  /// Whether the view is highlighted and shows `highlightedImage`; the default is false.
  open var isHighlighted = false { didSet { resolve() } }
  /// Whether an image with a white background is darkened slightly in the dark style; the default
  /// is false.
  ///
  /// `Bitmap.hasWhiteBackground` tells whether the background is white. White becomes a gray of 88
  /// %, and all other colors become darker in proportion. Templates, symbols and images with
  /// `showsUserContent` are never changed.
  ///
  /// Source: Human Interface Guidelines, Dark Mode ("Soften the color of white backgrounds"); the
  /// amount is this project's own · Fidelity: approximate, Apple publishes no amount
  public final var softensWhiteBackgrounds = false { didSet { setNeedsDisplay() } }
  /// Whether the image is the user's own content, such as a photo; the default is false.
  ///
  /// `softensWhiteBackgrounds` does not change such an image.
  public final var showsUserContent = false { didSet { setNeedsDisplay() } }
  /// The size and colors of a symbol that has none of its own; nil for the defaults of the symbol.
  ///
  /// Apple counterpart: `preferredSymbolConfiguration` · Source: UIImageView.h · Fidelity:
  /// approximate, the weight has no effect
  open var preferredSymbolConfiguration: SymbolConfiguration? { didSet { resolve() } }
  /// The images that are shown one after the other while the view animates; nil for none.
  open var animationImages: [Image]? { didSet { stopAnimating() } }
  /// The images that are shown while the view animates and is highlighted; nil for
  /// `animationImages`.
  open var highlightedAnimationImages: [Image]? { didSet { stopAnimating() } }
  /// The time in seconds in which all images are shown once.
  ///
  /// 0, the default, stands for a thirtieth of a second per image.
  open var animationDuration: TimeInterval = 0
  /// The number of times that the animation is repeated; 0, the default, for no limit.
  open var animationRepeatCount = 0
  private final var film: ImageFilm?

  /// Shows the animation images one after the other; does nothing if there are none.
  ///
  /// Apple counterpart: `startAnimating()` · Source: UIImageView.h · Fidelity: exact
  open func startAnimating() {
    let images = (isHighlighted ? highlightedAnimationImages : nil) ?? animationImages ?? []
    guard !images.isEmpty else { return }
    let step = animationDuration > 0 ? animationDuration / Double(images.count) : 1 / 30
    film = ImageFilm(images, step: step, rounds: animationRepeatCount) { [weak self] in
      if $0 { self?.film = nil }
      self?.resolve()
    }
    resolve()
  }

  /// Ends the animation and shows `image` again.
  open func stopAnimating() {
    guard film != nil else { return }
    film = nil
    resolve()
  }

  /// Whether the animation images are being shown.
  open var isAnimating: Bool { film != nil }

  /// The variant of the image that the view shows; nil for none.
  public private(set) final var displayedImage: Image?

  /// Creates an image view without an image; user interaction is disabled.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Creates an image view with an image and with the size of that image.
  ///
  /// If the size of the image is unknown, the view is 24 by 24 points.
  public init(image: Image?) {
    super.init(frame: CGRect(origin: .zero, size: Self.usualSize))
    prepare()
    self.image = image
    takeSizeOfImage()
  }

  /// Creates an image view with an image and a highlighted image, and with the size of the first.
  public init(image: Image?, highlightedImage: Image?) {
    super.init(frame: CGRect(origin: .zero, size: Self.usualSize))
    prepare()
    (self.image, self.highlightedImage) = (image, highlightedImage)
    takeSizeOfImage()
  }

  private final func prepare() {
    isUserInteractionEnabled = false
    registerForTraitChanges(TraitCollection.systemTraitsAffectingImageLookup) {
      (view: ImageView, _) in view.resolve()
    }
  }

  private final func takeSizeOfImage() {
    resolve()
    if let size = naturalSize { frame.size = size }
  }

  /// The size of the displayed image by the stage's pictures, or of a symbol by its configuration;
  /// nil if it is not known.
  private final var naturalSize: CGSize? {
    displayedImage?.naturalSize(in: stage, symbolSize: nil)
  }

  private final func resolve() {
    let image = film?.image ?? (isHighlighted ? highlightedImage : nil) ?? image
    displayedImage = variant(of: image)
    setNeedsDisplay()
    invalidateIntrinsicContentSize()
  }

  /// The variant of an image for the view's traits, a symbol as the view prefers it.
  private final func variant(of image: Image?) -> Image? {
    image?.variant(for: untrackedTraits).preferring(preferredSymbolConfiguration)
  }

  /// The size of a picture that has none: symbols are as large as a new view shows them.
  private static let usualSize = CGSize(width: 24, height: 24)
  private final var showsSymbol: Bool { displayedImage?.content.isSymbol == true }

  package final func measuredSize(within size: CGSize) -> CGSize {
    naturalSize ?? (showsSymbol ? Self.usualSize : frame.size)
  }
  package final var hasSizeOfItsOwn: Bool { naturalSize != nil || showsSymbol }

  /// Where the image is drawn: by the content mode, where its size is known.
  private final var imageFrame: CGRect {
    naturalSize.map { contentMode.frame(of: $0, in: bounds) } ?? bounds
  }

  public override final func drawContent(in context: GraphicsContext) {
    // Off screen, the traits are others than those by which the variant was looked up.
    let shown = context.isOffscreen ? variant(of: displayedImage) : displayedImage
    guard let shown else { return }
    let isPicture = shown.fillColor(in: .content, tint: .tintColor) == nil
    if softensWhiteBackgrounds && !showsUserContent && isPicture {
      return context.drawSoftened(shown.content, in: imageFrame, white: Self.softenedWhite)
    }
    context.draw(shown, in: imageFrame, place: .content)
  }

  /// White in the light style, and 88 % gray in the dark style.
  ///
  /// It is a dynamic color, so that a change of style does not redraw the view.
  private static let softenedWhite = DynamicColor(
    light: .white, dark: Color(.sRGB, 0.88, 0.88, 0.88))
}

/// The kind of place in which an image is drawn; it decides how an automatic image is colored
/// (statement S156).
package enum ImagePlace {
  /// Content, such as image views: images keep their colors.
  case content
  /// Controls, such as bars, segmented controls and buttons: images are templates.
  case control
}

extension Image {
  /// Returns the asset's variant for traits, with this image's own rendering mode and tint
  /// (statement S154).
  package func variant(for traits: TraitCollection) -> Image {
    withConfiguration(ImageConfiguration(traits: traits, symbol: configuration.symbol))
  }

  /// Returns a symbol with a configuration's values where its own has none; other images are
  /// returned unchanged.
  package func preferring(_ preferred: SymbolConfiguration?) -> Image {
    guard let preferred, content.isSymbol else { return self }
    return withConfiguration(
      ImageConfiguration(
        traits: configuration.traits, symbol: preferred.applying(configuration.symbol)))
  }

  /// The color of a symbol by its configuration; nil for none, and for other images.
  private var symbolColor: DynamicColor? { content.isSymbol ? configuration.symbol?.color : nil }

  /// Returns the color that fills the image's shape; nil to draw it in its own colors.
  package func fillColor(in place: ImagePlace, tint: DynamicColor) -> DynamicColor? {
    switch renderingMode {
    case .alwaysTemplate: tint
    case .alwaysOriginal: tintColor ?? symbolColor
    case .automatic where content.isSymbol || place == .control: tintColor ?? symbolColor ?? tint
    case .automatic: tintColor
    }
  }
}

extension GraphicsContext {
  /// Draws an image, filled with the tint color if it is a template, else in its own colors.
  package func draw(
    _ image: Image, in rect: CGRect, place: ImagePlace, tint: DynamicColor = .tintColor
  ) {
    let tint = image.fillColor(in: place, tint: tint)
    guard let caps = image.caps, let size = image.naturalSize(in: .current, symbolSize: nil),
      size != rect.size
    else { return draw(image.content, in: rect, tint: tint) }
    let slices = ImageSlices(
      width: Float(size.width), height: Float(size.height), top: caps.top, left: caps.left,
      bottom: caps.bottom, right: caps.right, isTiled: caps.isTiled)
    draw(image.content, sliced: slices, in: rect, tint: tint)
  }
}
