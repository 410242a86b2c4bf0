// SPDX-License-Identifier: MIT

import Synchronization

/// All variants of one image, from a catalog and registered while the app runs.
///
/// Apple counterpart: `UIImageAsset` · Source: UIImageAsset.h; WWDC19 214 (S150–S153) ·
/// Fidelity: exact
public final class ImageAsset: Sendable {
  /// One variant, and what it is for.
  public struct Variant: Hashable, Sendable {
    /// What it is for.
    public var slot: VariantSlot
    /// The picture.
    public var content: ImageContent

    /// Creates a variant.
    public init(_ slot: VariantSlot, _ content: ImageContent) {
      self.slot = slot
      self.content = content
    }
  }

  private let fixed: [Variant]
  private let registered = Mutex<[Variant]>([])

  /// Creates an asset with the variants that a catalog has; none for one filled at run time.
  public init(variants: [Variant] = []) { fixed = variants }

  /// Adds a variant, in place of one registered for the same traits.
  ///
  /// Traits that no asset catalog can express, such as force touch, are passed over.
  public func register(_ image: Image, with traits: TraitCollection) {
    let slot = VariantSlot(traits)
    registered.withLock { variants in
      variants.removeAll { $0.slot == slot }
      variants.append(Variant(slot, image.content))
    }
  }

  /// Takes out the variant that was registered for these traits; a catalog's own stay.
  public func unregister(with traits: TraitCollection) {
    let slot = VariantSlot(traits)
    registered.withLock { $0.removeAll { $0.slot == slot } }
  }

  /// The best variant for an environment, or nil when the asset has none that fits.
  ///
  /// A registered variant goes before a catalog's that fits as well. The image keeps the asset
  /// alive.
  public func image(with traits: TraitCollection) -> Image? {
    variant(for: traits).map { content in
      var image = Image(content)
      image.asset = self
      image.configuration.traits = traits
      return image
    }
  }

  func variant(for traits: TraitCollection) -> ImageContent? {
    let variants = registered.withLock { $0 } + fixed
    return VariantSelection.select(variants.map(\.slot), for: VariantQuery(traits))
      .map { variants[$0].content }
  }
}

extension ImageAsset: Hashable {
  /// Whether both are one object.
  public static func == (lhs: ImageAsset, rhs: ImageAsset) -> Bool { lhs === rhs }

  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension VariantSlot {
  /// The slot for a collection: the traits that catalogs can express, the others passed over.
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
