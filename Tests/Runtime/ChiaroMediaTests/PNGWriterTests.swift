// SPDX-License-Identifier: MIT

import ChiaroColor
import ChiaroRaster
import Testing

@testable import ChiaroMedia

/// What is written can be read back, chunk by chunk and pixel by pixel.
@Suite("Writing PNG", .enabled(if: SystemImageDecoder.formats.contains(.png)))
struct PNGWriterTests {
  static let size = PixelSize(width: 5, height: 3)

  private static func samples<Sample: FixedWidthInteger>(_ type: Sample.Type) -> [Sample] {
    (0..<size.pixelCount * 4).map { Sample(truncatingIfNeeded: $0 &* 2_654_435_761 >> 7) }
  }

  static let bitmaps = [ColorSpace.sRGB, .displayP3].flatMap { space in
    [Bitmap.Samples.eightBit(samples(UInt8.self)), .sixteenBit(samples(UInt16.self))].map {
      Bitmap(size: size, samples: $0, colorSpace: space, alphaState: .straight)
    }
  }

  private func chunks(_ bytes: [UInt8]) -> [String: [UInt8]] {
    Dictionary(PNGChunks(bytes).map { ($0.name, Array($0.content)) }, uniquingKeysWith: +)
  }

  @Test("pixels come back as they were, with their depth and space", arguments: bitmaps)
  func pixels(_ bitmap: Bitmap) throws {
    for embeds in [false, true] {
      let bytes = try #require(ChiaroMedia.PNGWriter.bytes(bitmap, embedsProfile: embeds))
      let image = try SystemImageDecoder().decode(bytes)
      #expect(image.bitmap == bitmap)
      #expect(image.facts.bitsPerChannel == bitmap.bitsPerChannel)
      #expect(image.facts.profile == (bitmap.colorSpace == .displayP3 ? .displayP3 : .sRGB))
    }
  }

  @Test("the header says the size, the depth and RGBA", arguments: bitmaps)
  func header(_ bitmap: Bitmap) throws {
    let chunks = chunks(try #require(ChiaroMedia.PNGWriter.bytes(bitmap)))
    #expect(
      chunks["IHDR"] == [0, 0, 0, 5, 0, 0, 0, 3, UInt8(bitmap.bitsPerChannel), 6, 0, 0, 0])
  }

  @Test("sRGB is a short chunk, or a profile with code points")
  func sRGB() throws {
    let short = chunks(try #require(ChiaroMedia.PNGWriter.bytes(Self.bitmaps[0])))
    #expect(short["sRGB"] == [1])
    #expect(short["iCCP"] == nil && short["cICP"] == nil)
    let full = chunks(
      try #require(ChiaroMedia.PNGWriter.bytes(Self.bitmaps[0], embedsProfile: true)))
    #expect(full["sRGB"] == nil)
    #expect(full["iCCP"] != nil)
    #expect(full["cICP"] == [1, 13, 0, 1])
  }

  @Test("Display P3 is a profile with code points, before the pixels")
  func displayP3() throws {
    let bytes = try #require(ChiaroMedia.PNGWriter.bytes(Self.bitmaps[2]))
    #expect(chunks(bytes)["cICP"] == [12, 13, 0, 1])
    #expect(chunks(bytes)["sRGB"] == nil)
    #expect(PNGChunks(bytes).map(\.name) == ["IHDR", "iCCP", "cICP", "IDAT", "IEND"])
  }

  @Test(
    "profiles do what they say", arguments: [(ColorSpace.sRGB, "sRGB"), (.displayP3, "Display P3")])
  func profile(_ space: ColorSpace, _ name: String) throws {
    let bytes = ICCDisplayProfile(space).bytes
    let profile = try #require(ICCProfile(bytes[...]))
    #expect(profile.description == name)
    #expect(profile.kind == (space == .displayP3 ? .displayP3 : .sRGB))
    #expect(bytes[...].bigEndian(at: 0, count: 4) == bytes.count)
    #expect(bytes.count.isMultiple(of: 4))
    #expect(Self.sum(of: ["rXYZ", "gXYZ", "bXYZ"], in: bytes) == [0.9642, 1, 0.8249])
  }

  /// The sum of some colors, with the four digits that the white point is given in.
  private static func sum(of tags: [String], in bytes: [UInt8]) -> [Double] {
    var sum = [0.0, 0, 0]
    for index in 0..<10 {
      let entry = 132 + 12 * index
      guard tags.contains(bytes[...].fourLetters(at: entry) ?? ""),
        let offset = bytes[...].bigEndian(at: entry + 4, count: 4)
      else { continue }
      for axis in 0..<3 { sum[axis] += bytes[...].s15Fixed16(at: offset + 8 + 4 * axis) ?? 0 }
    }
    return sum.map { ($0 * 10_000).rounded() / 10_000 }
  }

  @Test("premultiplied pixels are written straight")
  func premultiplied() throws {
    let size = PixelSize(width: 4, height: 1)
    let bitmap = Bitmap(
      size: size,
      samples: .eightBit([100, 50, 0, 200, 0, 0, 0, 0, 9, 8, 7, 255, 30, 20, 10, 10]),
      colorSpace: .sRGB, alphaState: .premultiplied)
    let bytes = try #require(ChiaroMedia.PNGWriter.bytes(bitmap))
    #expect(
      try SystemImageDecoder().decode(bytes).bitmap.samples
        == .eightBit([128, 64, 0, 200, 0, 0, 0, 0, 9, 8, 7, 255, 255, 255, 255, 10]))
  }

  @Test("the same picture is the same bytes; none is nothing")
  func repeatable() {
    for bitmap in Self.bitmaps {
      #expect(ChiaroMedia.PNGWriter.bytes(bitmap) == ChiaroMedia.PNGWriter.bytes(bitmap))
    }
    let empty = Bitmap(
      size: PixelSize(width: 0, height: 3), samples: .eightBit([]), colorSpace: .sRGB,
      alphaState: .straight)
    #expect(ChiaroMedia.PNGWriter.bytes(empty) == nil)
  }
}
