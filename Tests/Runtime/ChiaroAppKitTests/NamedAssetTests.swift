// SPDX-License-Identifier: MIT

import ChiaroAppKit
import ChiaroRaster
import Testing

/// Images and colors that were loaded by name.
@MainActor
@Suite("Named assets")
struct NamedAssetTests {
  struct Catalog: NamedImageSource, NamedColorSource {
    var prefix: String
    static let asset: ImageAsset = {
      var dark = VariantSlot()
      dark.luminosity = .dark
      return ImageAsset(variants: [
        .init(VariantSlot(), .file("sun.png")), .init(dark, .file("moon.png")),
      ])
    }()

    func image(named name: String) -> Image? {
      name == "\(prefix)/sky" ? Self.asset.image(with: TraitCollection()) : nil
    }
    func color(named name: String) -> DynamicColor? {
      name == "\(prefix)/sky" ? DynamicColor(light: .white, dark: .black) : nil
    }
  }

  /// Draws one image and one color, which it loaded once.
  final class Sky: NSView {
    let image: NSImage
    let color: NSColor

    init(_ image: NSImage, _ color: NSColor) {
      self.image = image
      self.color = color
      super.init(frame: .zero)
    }
    override func draw(_ dirtyRect: NSRect) {
      image.draw(in: dirtyRect)
      color.setFill()
      GraphicsContext.current?.fill(dirtyRect)
    }
  }

  @Test("S233: one instance shows the variant of each appearance in which it is drawn")
  func linked() throws {
    let catalog = Catalog(prefix: "linked")
    let assets = NamedAssets()
    assets.addImages(from: catalog)
    assets.addColors(from: catalog)
    let (image, color) = try assets.performAsCurrent { () throws in
      (
        try #require(NSImage(named: NSImage.Name("linked/sky"))),
        try #require(NSColor(named: NSColor.Name("linked/sky")))
      )
    }
    let sky = Sky(image, color)
    let test = TestApplication(content: sky)
    let seen = [UserInterfaceStyle.light, .dark, .light].map { style in
      test.switchStyle(to: style)
      let list = test.window.displayList
      return "\(list.images) \(list.colors.last?.hexText ?? "")"
    }
    #expect(
      seen == [
        "[sun.png] #FFFFFF", "[moon.png] #000000", "[sun.png] #FFFFFF",
      ])
    #expect(sky.image == image && sky.image.asset === Catalog.asset)
  }

  @Test("the source that was added last is asked first; a name nobody knows gives nil")
  func sources() {
    struct Other: NamedImageSource {
      func image(named name: String) -> Image? {
        name == "sources/sky" ? Image(.symbol("cloud")) : nil
      }
    }
    let assets = NamedAssets()
    assets.addImages(from: Catalog(prefix: "sources"))
    assets.performAsCurrent {
      #expect(NSImage(named: "sources/sky")?.content == .file("sun.png"))
      assets.addImages(from: Other())
      #expect(NSImage(named: "sources/sky")?.content == .symbol("cloud"))
      #expect(NSImage(named: "sources/sea") == nil)
    }
  }
}
