// SPDX-License-Identifier: MIT

import Synchronization

/// The variants of one image, which come from an asset catalog or are registered by code.
///
/// Apple counterpart: `UIImageAsset` · Source: UIImageAsset.h; WWDC19 214 (statements S150–S153) ·
/// Fidelity: exact
public final class ImageAsset: Sendable {
  /// One variant of an image, with the environment for which it is used.
  public struct Variant: Hashable, Sendable {
    /// The environment for which the variant is used.
    public var slot: VariantSlot
    /// The content that the variant shows.
    public var content: ImageContent

    /// Creates a variant.
    public init(_ slot: VariantSlot, _ content: ImageContent) {
      self.slot = slot
      self.content = content
    }
  }

  private let fixed: [Variant]
  private let registered = Mutex<[Variant]>([])

  /// Creates an asset with the variants from a catalog, or an empty one in which to register
  /// variants.
  public init(variants: [Variant] = []) { fixed = variants }

  /// Registers an image as the variant for traits; replaces an image registered for the same
  /// traits.
  ///
  /// Traits that an asset catalog cannot express, such as Force Touch, are ignored.
  public func register(_ image: Image, with traits: TraitCollection) {
    let slot = VariantSlot(traits)
    registered.withLock { variants in
      variants.removeAll { $0.slot == slot }
      variants.append(Variant(slot, image.content))
    }
  }

  /// Removes the variant registered for traits; a catalog's variants are never removed.
  public func unregister(with traits: TraitCollection) {
    let slot = VariantSlot(traits)
    registered.withLock { $0.removeAll { $0.slot == slot } }
  }

  // UIKit's method, which returns an empty image, goes first where ChiaroUIKit is imported.
  /// Returns the best variant for an environment; nil if none fits.
  ///
  /// A registered variant takes precedence over a catalog's variant that fits equally well. The
  /// image keeps the asset alive.
  @_disfavoredOverload public func image(with traits: TraitCollection) -> Image? {
    fittingImage(with: traits)
  }

  /// Returns the best variant for an environment, or nil when none fits.
  package func fittingImage(with traits: TraitCollection) -> Image? {
    variant(for: traits).map { content in
      var configuration = ImageConfiguration.standard(for: content)
      configuration.traits = traits
      return Image(content, configuration: configuration, asset: self)
    }
  }

  /// Returns the content of the best variant, or nil when none fits.
  func variant(for traits: TraitCollection) -> ImageContent? {
    let variants = registered.withLock { $0 } + fixed
    return VariantSelection.select(variants.map(\.slot), for: VariantQuery(traits))
      .map { variants[$0].content }
  }
}

extension ImageAsset: Hashable {
  /// Returns whether both operands are the same object.
  public static func == (lhs: ImageAsset, rhs: ImageAsset) -> Bool { lhs === rhs }

  /// Hashes the identity of the asset object.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension VariantSlot {
  /// Creates the environment of a variant from a trait collection; traits that an asset catalog
  /// cannot express are ignored.
  public init(_ traits: TraitCollection) {
    self.init()
    switch traits.userInterfaceStyle {
    case .light: luminosity = .light
    case .dark: luminosity = .dark
    case .unspecified: luminosity = .any
    }
    isHighContrast = traits.accessibilityContrast == .high
    gamut = traits.displayGamut
    if traits.userInterfaceIdiom != .unspecified { idiom = VariantIdiom(traits.userInterfaceIdiom) }
    scale = traits.displayScale == 0 ? nil : traits.displayScale
    widthClass = traits.horizontalSizeClass
    heightClass = traits.verticalSizeClass
    layoutDirection = traits.layoutDirection
    locale = traits.typesettingLanguage
  }
}
