// SPDX-License-Identifier: MIT

import ChiaroColor
import ChiaroRasterScenes
import Testing

@testable import ChiaroRaster

/// Pictures are kept by what they are, and no two of them are taken for one another.
@Suite("Kept pictures")
struct PictureCacheTests {
  /// A picture in memory that says the same of itself as every other.
  private final class Tile: Sendable, CustomStringConvertible {
    let level: UInt8
    var description: String { "tile" }

    init(_ level: UInt8) { self.level = level }
  }

  private struct Source: PictureSource {
    func picture(_ reference: PictureReference, size: PixelSize) -> Picture? {
      guard case .object(let object) = reference, let tile = object as? Tile else { return nil }
      return .bitmap(
        Bitmap(
          size: PixelSize(width: 1, height: 1),
          samples: .eightBit([tile.level, tile.level, tile.level, 255]), colorSpace: .sRGB,
          alphaState: .straight))
    }
  }

  private let renderer = Renderer(
    canvas: Canvas(size: PixelSize(width: 4, height: 4)),
    resources: RenderResources(pictures: Source()))

  private func level(_ reference: PictureReference) -> UInt8? {
    var list = DisplayList()
    list.images = [reference]
    list.commands = [.image(Rectangle(x: 0, y: 0, width: 4, height: 4), 0)]
    guard case .eightBit(let samples) = renderer.render(list).samples else { return nil }
    return samples[0]
  }

  @Test("two pictures in memory never share an entry, whatever they say of themselves")
  func objects() {
    let tiles = [Tile(10), Tile(200)]
    for tile in tiles + tiles { #expect(level(.object(tile)) == tile.level) }
  }

  @Test("nor does one that came to the place in memory of another that was let go")
  func places() {
    for step in 0..<200 {
      let value = UInt8(step)
      #expect(level(.object(Tile(value))) == value)
    }
  }

  @Test("a name, a file and a symbol of the same letters are three pictures")
  func kinds() {
    let all: [PictureReference] = [
      .named("a"), .file("a"), .symbol("a"), .object(Tile(0)), .object(Tile(0)),
      .file("a", scale: 2), .file("a", scale: 3),
    ]
    #expect(Set(all).count == all.count)
    #expect(Set(all + all).count == all.count)
    #expect(all.prefix(4).map(\.description) == ["a", "a", "symbol:a", "object:tile"])
    #expect("a\(1)" == PictureReference.named("a1"))
  }
}
