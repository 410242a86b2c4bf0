// SPDX-License-Identifier: MIT

import ChiaroAppearance
import Testing

/// Images and their variants (group L).
@Suite("Images and their assets")
struct ImageTests {
  /// An asset as a catalog makes it, with a light and a dark picture.
  private static func catalogAsset() -> ImageAsset {
    var dark = VariantSlot()
    dark.luminosity = .dark
    return ImageAsset(variants: [
      .init(VariantSlot(), .file("light.png")), .init(dark, .file("dark.png")),
    ])
  }

  @Test("S150: an asset gives the best variant, and its image keeps it alive")
  func bestVariant() throws {
    var asset: ImageAsset? = Self.catalogAsset()
    weak let watched = asset
    let image = try #require(asset?.image(with: .dark))
    asset = nil
    #expect(image.content == .file("dark.png"))
    #expect(image.configuration.traits == .dark)
    #expect(watched != nil && image.asset === watched)
    #expect(image.asset?.image(with: .light)?.content == .file("light.png"))
    #expect(image.asset?.image(with: TraitCollection())?.content == .file("light.png"))
    #expect(ImageAsset().image(with: .dark) == nil)
  }

  @Test("S152: traits that no catalog can express are passed over when a variant is registered")
  func inexpressibleTraits() {
    let asset = ImageAsset()
    asset.register(Image(.file("a.png")), with: TraitCollection())
    asset.register(Image(.file("b.png")), with: TraitCollection(forceTouchCapability: .available))
    // The second is for the same environments, and so took the place of the first.
    for traits in [TraitCollection(), .dark, TraitCollection(forceTouchCapability: .unavailable)] {
      #expect(asset.image(with: traits)?.content == .file("b.png"))
    }
    asset.unregister(with: TraitCollection(userInterfaceLevel: .elevated))
    #expect(asset.image(with: .dark) == nil)
  }

  @Test("S153: only what was registered can be unregistered")
  func unregistering() {
    let asset = Self.catalogAsset()
    asset.unregister(with: .dark)
    #expect(asset.image(with: .dark)?.content == .file("dark.png"))
    asset.register(Image(.file("night.png")), with: .dark)
    #expect(asset.image(with: .dark)?.content == .file("night.png"))
    #expect(asset.image(with: .light)?.content == .file("light.png"))
    asset.register(Image(.file("midnight.png")), with: .dark)
    #expect(asset.image(with: .dark)?.content == .file("midnight.png"))
    asset.unregister(with: .dark)
    #expect(asset.image(with: .dark)?.content == .file("dark.png"))
  }

  @Test("S154: another configuration keeps an image's own changes, asking the asset drops them")
  func configurationOfImages() throws {
    let asset = Self.catalogAsset()
    let plain = try #require(asset.image(with: .light))
    let changed = plain.withTintColor(.systemRed, renderingMode: .alwaysTemplate)
    let dark = changed.withConfiguration(ImageConfiguration(traits: .dark))
    #expect(dark.content == .file("dark.png"))
    #expect(dark.renderingMode == .alwaysTemplate && dark.tintColor == .systemRed)
    #expect(dark.configuration == ImageConfiguration(traits: .dark))
    let asked = try #require(asset.image(with: .dark))
    #expect(asked.content == .file("dark.png"))
    #expect(asked.renderingMode == .automatic && asked.tintColor == nil)
    let lonely = Image(.file("lonely.png")).withConfiguration(ImageConfiguration(traits: .dark))
    #expect(lonely.content == .file("lonely.png"))
  }

  @Test("S155: a symbol merges traits, and always has a symbol configuration")
  func configurationOfSymbols() {
    let symbol = Image(.symbol("star"))
    #expect(symbol.configuration.symbol == SymbolConfiguration())
    let scaled = symbol.withConfiguration(
      ImageConfiguration(
        traits: TraitCollection(displayScale: 2), symbol: SymbolConfiguration(pointSize: 20)))
    let dark = scaled.withConfiguration(ImageConfiguration(traits: .dark))
    #expect(dark.configuration.traits.userInterfaceStyle == .dark)
    #expect(dark.configuration.traits.displayScale == 2)
    #expect(dark.configuration.symbol == SymbolConfiguration(pointSize: 20))
    #expect(Image(.file("a.png")).configuration.symbol == nil)
  }

  @Test("objects are told apart by identity, files and symbols by name")
  func contents() {
    final class Picture: ImageObject {}
    let (one, other) = (Picture(), Picture())
    let contents: [ImageContent] = [
      .file("a"), .file("b"), .symbol("a"), .object(one), .object(other), .file("a", scale: 2),
    ]
    #expect(Set(contents + contents).count == contents.count)
    #expect(contents.filter(\.isSymbol) == [.symbol("a")])
  }
}
