// SPDX-License-Identifier: MIT

/// An image to show: its content, its rendering mode and tint, and the asset it came from.
///
/// An image is one variant and does not depend on `TraitCollection.current`. The view that shows it
/// asks the asset for the variant that fits the view's traits.
///
/// Apple counterpart: `UIImage` · Source: UIImage.h; WWDC19 214 (S149, S154–S160) ·
/// Fidelity: exact
public struct Image: Hashable, Sendable {
  /// The picture itself: a file, a symbol or an object in memory.
  public var content: ImageContent
  /// The rendering mode, which decides whether the image shows its own colors or a tint.
  public private(set) var renderingMode = ImageRenderingMode.automatic
  /// The tint color set on the image, or nil.
  public private(set) var tintColor: DynamicColor?
  /// The traits that the image was made for, and a symbol's size and weight.
  public internal(set) var configuration: ImageConfiguration
  /// The asset with all variants of the image, which the image keeps alive; nil for one without.
  public internal(set) var asset: ImageAsset?

  /// Creates an image without variants.
  public init(_ content: ImageContent) {
    self.content = content
    configuration = ImageConfiguration(symbol: content.isSymbol ? SymbolConfiguration() : nil)
  }

  /// Returns the image with another rendering mode.
  public func withRenderingMode(_ mode: ImageRenderingMode) -> Image {
    var image = self
    image.renderingMode = mode
    return image
  }

  /// Returns the image with a tint color.
  ///
  /// With `alwaysOriginal`, a view's tint no longer applies to the image.
  public func withTintColor(
    _ color: DynamicColor, renderingMode: ImageRenderingMode = .automatic
  ) -> Image {
    var image = withRenderingMode(renderingMode)
    image.tintColor = color
    return image
  }

  /// Returns the asset's variant for a configuration, keeping this image's rendering mode and tint.
  ///
  /// An ordinary image replaces its traits by the new ones. A symbol merges the new traits into its
  /// own, and keeps its symbol configuration where the new one has none. Asking the asset directly
  /// instead would drop the rendering mode and the tint.
  ///
  /// Apple counterpart: `withConfiguration(_:)` · Source: UIImage.h (S154, S155) · Fidelity: exact
  public func withConfiguration(_ new: ImageConfiguration) -> Image {
    var image = self
    if content.isSymbol {
      image.configuration.traits = TraitCollection(
        traitsFrom: [configuration.traits, new.traits])
      image.configuration.symbol = new.symbol ?? configuration.symbol ?? SymbolConfiguration()
    } else {
      image.configuration = ImageConfiguration(traits: new.traits)
    }
    if let variant = asset?.variant(for: image.configuration.traits) { image.content = variant }
    return image
  }
}

/// The way an image is colored.
///
/// Apple counterpart: `UIImage.RenderingMode` · Source: UIImage.h (S156) · Fidelity: exact
public enum ImageRenderingMode: Int, Sendable, CaseIterable {
  /// The context decides: bars and segmented controls show a template, image views the original
  /// colors.
  case automatic = 0
  /// The image's own colors, always.
  case alwaysOriginal = 1
  /// The image's shape, filled with the tint color; the image's own colors are ignored.
  case alwaysTemplate = 2
}
