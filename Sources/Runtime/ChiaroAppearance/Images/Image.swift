// SPDX-License-Identifier: MIT

import Synchronization

/// An image to show, which consists of its content, its rendering mode, its tint and the asset that
/// contains it.
///
/// An image is one variant and does not depend on `TraitCollection.current`. The view that shows it
/// takes from the asset the variant that fits the view's traits.
///
/// Apple counterpart: `UIImage` · Source: UIImage.h; WWDC19 214 (statements S149, S154–S160) ·
/// Fidelity: exact
public final class Image: Sendable {
  /// The picture that the image shows: a file, a symbol or an object in memory.
  ///
  /// It changes only when code draws into the image between AppKit's `lockFocus()` and
  /// `unlockFocus()`; the content is then an object in memory that contains the drawing.
  public var content: ImageContent { drawing.load().map { .object($0.object) } ?? givenContent }
  private let givenContent: ImageContent
  private let drawing = AtomicLazyReference<Drawing>()
  /// The rendering mode, which decides whether the image is shown in its own colors or in a tint
  /// color.
  ///
  /// It changes only when code sets AppKit's `isTemplate`, to `alwaysTemplate` or `alwaysOriginal`.
  public var renderingMode: ImageRenderingMode {
    ImageRenderingMode(rawValue: mode.load(ordering: .relaxed)) ?? .automatic
  }
  private let mode: Atomic<Int>
  /// The size that AppKit's images can be given, as the bits of two `Float`s; 0 for none.
  private let sizeBits = Atomic<UInt64>(0)
  /// The tint color set on the image; if nil, the tint color of the view that shows it is used.
  public let tintColor: DynamicColor?
  /// The traits for which the image was made, and the size, weight and colors of a symbol.
  public let configuration: ImageConfiguration
  /// The asset with all variants of the image; the image keeps it alive.
  ///
  /// It is nil for an image without an asset, and for one that code has drawn into.
  public var asset: ImageAsset? { drawing.load() == nil ? givenAsset : nil }
  private let givenAsset: ImageAsset?
  /// The edges that are not stretched when the image fills a rectangle; nil to stretch all of it.
  package let caps: Caps?

  /// Edges of an image that are not stretched, in points.
  package struct Caps: Hashable, Sendable {
    /// The heights and widths of the edges.
    package var top, left, bottom, right: Float
    /// Whether the part between the caps is repeated instead of stretched.
    package var isTiled: Bool

    /// Creates edges.
    package init(top: Float, left: Float, bottom: Float, right: Float, isTiled: Bool) {
      (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
      self.isTiled = isTiled
    }
  }

  init(
    _ content: ImageContent, configuration: ImageConfiguration, asset: ImageAsset? = nil,
    renderingMode: ImageRenderingMode = .automatic, tintColor: DynamicColor? = nil,
    caps: Caps? = nil
  ) {
    self.caps = caps
    givenContent = content
    self.configuration = configuration
    givenAsset = asset
    mode = Atomic(renderingMode.rawValue)
    self.tintColor = tintColor
  }

  /// Creates an image that shows a picture; it has no asset, and therefore no variants.
  public convenience init(_ content: ImageContent) {
    self.init(content, configuration: .standard(for: content))
  }

  /// Creates an image without variants, a symbol in a configuration.
  package convenience init(_ content: ImageContent, symbol: SymbolConfiguration?) {
    var configuration = ImageConfiguration.standard(for: content)
    if content.isSymbol, let symbol { configuration.symbol = symbol }
    self.init(content, configuration: configuration)
  }

  /// Changes the rendering mode in place.
  package func setRenderingMode(_ mode: ImageRenderingMode) {
    self.mode.store(mode.rawValue, ordering: .relaxed)
  }
  /// Shows the later drawing into an object, in place of the content and its variants.
  package func show(drawing object: any ImageObject) {
    _ = drawing.storeIfNil(Drawing(object))
  }
  /// The width and height set for the image in place of its own; nil for none.
  package var givenSize: SIMD2<Float>? {
    get {
      let bits = sizeBits.load(ordering: .relaxed)
      guard bits != 0 else { return nil }
      return SIMD2(
        Float(bitPattern: UInt32(bits >> 32)), Float(bitPattern: UInt32(truncatingIfNeeded: bits)))
    }
    set {
      let bits = newValue.map { UInt64($0.x.bitPattern) << 32 | UInt64($0.y.bitPattern) } ?? 0
      sizeBits.store(bits, ordering: .relaxed)
    }
  }

  /// Returns a copy of the image with another rendering mode.
  public func withRenderingMode(_ mode: ImageRenderingMode) -> Image {
    Image(
      content, configuration: configuration, asset: asset, renderingMode: mode,
      tintColor: tintColor, caps: caps)
  }

  /// Returns the image with edges that are not stretched.
  package func withCaps(_ caps: Caps) -> Image {
    Image(
      content, configuration: configuration, asset: asset, renderingMode: renderingMode,
      tintColor: tintColor, caps: caps)
  }

  /// Returns a copy of the image with a tint color and a rendering mode.
  ///
  /// If the mode is `alwaysOriginal`, the tint color of a view no longer affects the image.
  public func withTintColor(
    _ color: DynamicColor, renderingMode: ImageRenderingMode = .automatic
  ) -> Image {
    Image(
      content, configuration: configuration, asset: asset, renderingMode: renderingMode,
      tintColor: color, caps: caps)
  }

  /// The size, weight and colors of a symbol; nil for other images.
  ///
  /// Apple counterpart: `symbolConfiguration` · Source: UIImage.h · Fidelity: exact
  public var symbolConfiguration: SymbolConfiguration? { configuration.symbol }

  /// Returns the asset's variant for a configuration, with the rendering mode and tint of this
  /// image.
  ///
  /// An ordinary image replaces its traits with the new ones. A symbol merges the new traits into
  /// its own, and keeps its symbol configuration if the new configuration has none. Asked directly,
  /// the asset would lose the rendering mode and the tint.
  ///
  /// Apple counterpart: `withConfiguration(_:)` · Source: UIImage.h (statements S154, S155) ·
  /// Fidelity: exact
  public func withConfiguration(_ new: ImageConfiguration) -> Image {
    var merged = ImageConfiguration(traits: new.traits)
    if content.isSymbol {
      merged.traits = TraitCollection(traitsFrom: [configuration.traits, new.traits])
      merged.symbol = new.symbol ?? configuration.symbol ?? SymbolConfiguration()
    }
    return Image(
      asset?.variant(for: merged.traits) ?? content, configuration: merged, asset: asset,
      renderingMode: renderingMode, tintColor: tintColor, caps: caps)
  }
}

/// What was drawn into an image.
private final class Drawing: Sendable {
  let object: any ImageObject
  init(_ object: any ImageObject) { self.object = object }
}

extension Image: SharedInstance {}

extension Image: Hashable {
  /// Returns whether two images have equal contents, configurations, rendering modes, tints and
  /// assets.
  public static func == (lhs: Image, rhs: Image) -> Bool {
    lhs === rhs
      || lhs.content == rhs.content && lhs.renderingMode == rhs.renderingMode
        && lhs.tintColor == rhs.tintColor && lhs.configuration == rhs.configuration
        && lhs.asset == rhs.asset && lhs.caps == rhs.caps
  }

  /// Hashes the content, the rendering mode and the tint color.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(content)
    hasher.combine(renderingMode)
    hasher.combine(tintColor)
  }
}

extension ImageConfiguration {
  /// The configuration of an image that was made without one.
  static func standard(for content: ImageContent) -> ImageConfiguration {
    ImageConfiguration(symbol: content.isSymbol ? SymbolConfiguration() : nil)
  }
}

/// The way in which an image is colored.
///
/// Apple counterpart: `UIImage.RenderingMode` · Source: UIImage.h (statement S156) · Fidelity:
/// exact
public enum ImageRenderingMode: Int, Sendable, CaseIterable {
  /// A mode that depends on the context: bars and segmented controls show a template, image views
  /// the original colors.
  case automatic = 0
  /// A mode that always shows the image's own colors.
  case alwaysOriginal = 1
  /// A mode that fills the image's shape with the tint color and ignores the image's own colors.
  case alwaysTemplate = 2
}
