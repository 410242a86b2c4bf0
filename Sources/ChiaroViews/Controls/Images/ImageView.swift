// SPDX-License-Identifier: MIT

public import ChiaroAppearance
import ChiaroColor
public import Foundation

/// A view that shows an image: of its asset, the variant for the view's own traits.
///
/// The variant is looked up when an image is set and when a trait changes by which variants are
/// chosen, and at no other time. Templates and symbols are filled with the tint.
///
/// Apple counterpart: `UIImageView` · Source: UIImageView.h; WWDC19 214 (S149, S156–S160, S178) ·
/// Fidelity: approximate
open class ImageView: View, SizeMeasuring {
  /// The image; what is shown may be another variant of it.
  public final var image: Image? { didSet { resolve() } }
  /// What is shown instead while the view is highlighted; nil for the image.
  public final var highlightedImage: Image? { didSet { resolve() } }
  /// Whether the view stands on something that is pressed or selected.
  public final var isHighlighted = false { didSet { resolve() } }
  /// Whether a picture with a white background is slightly darkened in dark, so that it does not
  /// glow there; the default is false.
  ///
  /// Whether it has one is measured on its pixels, see `Bitmap.hasWhiteBackground`. White becomes
  /// 88 % gray and everything else darker alike. Templates and symbols are never changed, nor is
  /// what `showsUserContent` says.
  ///
  /// Apple counterpart: none · Source: Human Interface Guidelines, Dark Mode ("Soften the color of
  /// white backgrounds"); the amount is this project's · Fidelity: approximate
  public final var softensWhiteBackgrounds = false { didSet { setNeedsDisplay() } }
  /// Whether the picture is somebody's own, such as a photo: it is shown as it is; the default is
  /// false.
  public final var showsUserContent = false { didSet { setNeedsDisplay() } }
  /// The variant that is shown now.
  public private(set) final var displayedImage: Image?

  /// Creates a view without an image, which lets pointers through.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    registerForTraitChanges(TraitCollection.systemTraitsAffectingImageLookup) {
      (view: ImageView, _) in view.resolve()
    }
  }

  /// Creates a view of an image.
  public convenience init(image: Image?) {
    self.init(frame: CGRect(x: 0, y: 0, width: 24, height: 24))
    self.image = image
    resolve()
  }

  private final func resolve() {
    let image = (isHighlighted ? highlightedImage : nil) ?? image
    displayedImage = image?.variant(for: scope.traits)
    setNeedsDisplay()
  }

  final func measuredSize(within size: CGSize) -> CGSize { frame.size }
  final var hasSizeOfItsOwn: Bool { false }

  public override final func drawContent(in context: GraphicsContext) {
    // Off screen, the traits are others than those by which the variant was looked up.
    let shown = context.isOffscreen ? displayedImage?.variant(for: scope.traits) : displayedImage
    guard let shown else { return }
    let isPicture = shown.fillColor(in: .content, tint: .tintColor) == nil
    if softensWhiteBackgrounds && !showsUserContent && isPicture {
      return context.drawSoftened(shown.content, in: bounds, white: Self.softenedWhite)
    }
    context.draw(shown, in: bounds, place: .content)
  }

  /// White, and in dark what it becomes.
  ///
  /// A dynamic color, so that a switch of style draws nothing anew.
  private static let softenedWhite = DynamicColor(
    light: .white, dark: Color(.sRGB, 0.88, 0.88, 0.88))
}

/// Where an image is drawn, which decides about its colors when it leaves that open (S156).
enum ImagePlace {
  /// Content, such as image views: pictures keep their colors.
  case content
  /// Bars, segmented controls and buttons: everything is a template.
  case control
}

extension Image {
  /// The asset's variant for traits, with this image's own rendering mode and tint (S154).
  func variant(for traits: TraitCollection) -> Image {
    withConfiguration(ImageConfiguration(traits: traits, symbol: configuration.symbol))
  }

  /// The color that fills the image's shape, given the tint around it; nil for its own colors.
  func fillColor(in place: ImagePlace, tint: DynamicColor) -> DynamicColor? {
    switch renderingMode {
    case .alwaysTemplate: tint
    case .alwaysOriginal: tintColor
    case .automatic where content.isSymbol || place == .control: tintColor ?? tint
    case .automatic: tintColor
    }
  }
}

extension GraphicsContext {
  /// Draws an image: filled with the tint where it is a template, else in its own colors.
  func draw(
    _ image: Image, in rect: CGRect, place: ImagePlace, tint: DynamicColor = .tintColor
  ) {
    draw(image.content, in: rect, tint: image.fillColor(in: place, tint: tint))
  }
}
