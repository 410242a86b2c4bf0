// SPDX-License-Identifier: MIT

/// A picture to be shown: what it is, how it is to be colored, and the asset it came from.
///
/// An image does not look at `TraitCollection.current`: it is one variant. The view that shows it
/// asks the asset for the variant of its own traits.
///
/// Apple counterpart: `UIImage` · Source: UIImage.h; WWDC19 214 (S149, S154–S160) ·
/// Fidelity: exact
public struct Image: Hashable, Sendable {
  /// What the picture is.
  public var content: ImageContent
  /// How it is to be colored.
  public private(set) var renderingMode = ImageRenderingMode.automatic
  /// The color that the image carries, or nil.
  public private(set) var tintColor: DynamicColor?
  /// The traits, and for symbols the size and weight, for which it was made.
  public internal(set) var configuration: ImageConfiguration
  /// The collection of all variants; the image keeps it alive.
  public internal(set) var asset: ImageAsset?

  /// Creates an image without variants.
  public init(_ content: ImageContent) {
    self.content = content
    configuration = ImageConfiguration(symbol: content.isSymbol ? SymbolConfiguration() : nil)
  }

  /// The same image in another rendering mode.
  public func withRenderingMode(_ mode: ImageRenderingMode) -> Image {
    var image = self
    image.renderingMode = mode
    return image
  }

  /// The same image carrying a color; with `alwaysOriginal` a view's tint no longer applies.
  public func withTintColor(
    _ color: DynamicColor, renderingMode: ImageRenderingMode = .automatic
  ) -> Image {
    var image = withRenderingMode(renderingMode)
    image.tintColor = color
    return image
  }

  /// The variant for a configuration, with this image's own changes.
  ///
  /// An ordinary image replaces its configuration and takes the asset's variant for it; rendering
  /// mode and tint stay, which asking the asset instead would drop. A symbol merges the traits and
  /// keeps a symbol configuration in any case.
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

/// How an image is colored.
///
/// Apple counterpart: `UIImage.RenderingMode` · Source: UIImage.h (S156) · Fidelity: exact
public enum ImageRenderingMode: Int, Sendable, CaseIterable {
  /// The context decides: bars and segmented controls take the shape, image views the colors.
  case automatic = 0
  /// Its own colors, always.
  case alwaysOriginal = 1
  /// Its shape alone, filled with the tint; its colors are thrown away.
  case alwaysTemplate = 2
}
