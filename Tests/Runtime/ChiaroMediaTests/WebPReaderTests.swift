// SPDX-License-Identifier: MIT

import ChiaroMedia
import ChiaroRaster
import Testing

@Suite(.enabled(if: SystemImageDecoder.formats.contains(.webp)))
struct WebPReaderTests {
  private static let colors = [
    [200, 30, 40, 255], [30, 180, 60, 128], [40, 60, 220, 0], [240, 240, 240, 255],
  ]

  @Test("a lossless picture reads back to the last bit, invisible colors included")
  func lossless() throws {
    let image = try SystemImageDecoder().decode(try Fixture.bytes("lossless.webp"))
    expectQuarters(image.bitmap, Self.colors, within: 0)
    #expect(image.bitmap.alphaState == .straight)
    #expect(image.facts.hasAlphaChannel && !image.facts.isFullyOpaque)
    #expect(image.facts.format == .webp)
  }

  @Test("a lossy picture reads nearly so where it can be seen")
  func lossy() throws {
    let image = try SystemImageDecoder().decode(try Fixture.bytes("lossy.webp"))
    expectQuarters(image.bitmap, Array(Self.colors.prefix(2)), within: 5)
    #expect(image.bitmap.channels(8, 24)[3] == 0)
  }

  @Test("an opaque picture has no alpha channel")
  func opaque() throws {
    let image = try SystemImageDecoder().decode(try Fixture.bytes("opaque.webp"))
    #expect(!image.facts.hasAlphaChannel && image.facts.isFullyOpaque)
  }

  @Test("an animation is a kind that is not supported")
  func animation() throws {
    let bytes = try Fixture.bytes("animated.webp")
    let error = #expect(throws: ImageError.self) { try SystemImageDecoder().decode(bytes) }
    #expect(error?.kind == .unsupportedFormat)
  }

  @Test(
    "a file that ends early is malformed", arguments: ["lossless", "lossy", "opaque"])
  func truncated(name: String) throws {
    let bytes = try Fixture.bytes("\(name).webp")
    // The last byte may be padding.
    for count in 12..<(bytes.count - 1) {
      let error = #expect(throws: ImageError.self) {
        try SystemImageDecoder().decode(Array(bytes.prefix(count)))
      }
      #expect(error?.kind == .malformed)
    }
  }
}
