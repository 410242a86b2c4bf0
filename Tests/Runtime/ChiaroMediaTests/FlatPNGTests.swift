// SPDX-License-Identifier: MIT

import ChiaroColor
import ChiaroRaster
import Testing

@testable import ChiaroMedia

/// What the writer of flat pictures writes is read back by libpng, pixel by pixel.
@Suite("Writing flat PNG", .enabled(if: SystemImageDecoder.formats.contains(.png)))
struct FlatPNGTests {
  /// A picture of a size whose pixels, premultiplied, come from a closure.
  struct Sample: CustomTestStringConvertible, Sendable {
    var name: String
    var width: Int
    var height: Int
    var pixel: @Sendable (Int, Int) -> UInt32

    var testDescription: String { name }

    var pixels: [UInt32] {
      (0..<height).flatMap { y in (0..<width).map { x in pixel(x, y) } }
    }
  }

  /// A number that looks random, from two others.
  private static func noise(_ x: Int, _ y: Int) -> UInt32 {
    var value = UInt64(x) &* 0x9E37_79B9_7F4A_7C15 ^ UInt64(y) &* 0xC2B2_AE3D_27D4_EB4F
    value ^= value >> 29
    value &*= 0xBF58_476D_1CE4_E5B9
    return UInt32(truncatingIfNeeded: value >> 32)
  }

  private static func gray(_ value: Int, alpha: Int = 255) -> UInt32 {
    let share = UInt32(value * alpha / 255)
    return share | share << 8 | share << 16 | UInt32(alpha) << 24
  }

  static let samples = [
    Sample(name: "one pixel", width: 1, height: 1) { _, _ in 0xFF12_3456 },
    Sample(name: "nothing but air", width: 7, height: 5) { _, _ in 0 },
    Sample(name: "one color, long runs", width: 1_000, height: 700) { _, _ in 0xFFFF_FFFF },
    Sample(name: "a column", width: 1, height: 600) { _, y in y < 300 ? 0xFF00_00FF : 0xFFFF_0000 },
    Sample(name: "two pixels wide", width: 2, height: 9) { x, y in gray((x + y) % 3 * 90) },
    Sample(name: "cells with lines and letters", width: 375, height: 200) { x, y in
      if y % 44 == 43 { return 0xFFC8_C7CC }
      if y % 44 > 12, y % 44 < 30, x > 16, x < 120, noise(x, y) & 3 == 0 {
        return gray(Int(noise(x, y) >> 24))
      }
      return x < 8 ? 0xFFF2_F2F7 : 0xFFFF_FFFF
    },
    Sample(name: "256 colors", width: 64, height: 8) { x, y in gray((x + 64 * y) % 256) },
    Sample(name: "257 colors", width: 64, height: 30) { x, y in
      gray((x + 64 * y) % 256) | (y == 29 && x == 63 ? 0xFF : 0)
    },
    Sample(name: "700 colors", width: 300, height: 300) { x, y in
      x % 7 == 0 ? 0xFF00_0000 | UInt32(y * 300 % 700) : 0xFFFF_FFFF
    },
    Sample(name: "a translucent palette", width: 50, height: 40) { x, y in
      gray(200, alpha: (x / 10 + y / 10) * 25)
    },
    Sample(name: "many translucent colors", width: 400, height: 64) { x, y in
      x % 5 == 0 ? gray(y * 4, alpha: x % 256) : 0
    },
    Sample(name: "runs of every length", width: 700, height: 40) { x, y in
      x < y * 17 ? 0xFF00_00FF : 0xFFFF_FFFF
    },
  ]

  private func write(_ sample: Sample) -> [UInt8]? {
    sample.pixels.withUnsafeBytes {
      FlatPNG.bytes($0, PixelSize(width: sample.width, height: sample.height))
    }
  }

  @Test("pixels come back as libpng writes them", arguments: samples)
  func pixels(_ sample: Sample) throws {
    let bytes = try #require(write(sample))
    let image = try SystemImageDecoder().decode(bytes)
    let bitmap = Bitmap(
      size: PixelSize(width: sample.width, height: sample.height),
      samples: .eightBit(
        sample.pixels.flatMap { pixel in
          (0..<4).map { UInt8(truncatingIfNeeded: pixel >> (8 * UInt32($0))) }
        }), colorSpace: .sRGB, alphaState: .premultiplied)
    let written = try #require(ChiaroMedia.PNGWriter.bytes(bitmap))
    let usual = try SystemImageDecoder().decode(written)
    #expect(image.bitmap == usual.bitmap)
    #expect(image.facts.profile == usual.facts.profile)
    #expect(write(sample) == bytes)
  }

  @Test(
    "up to 256 colors are a palette, others true colors, with alpha where there is any",
    arguments: [
      ("256 colors", 3), ("257 colors", 2), ("a translucent palette", 3),
      ("many translucent colors", 6),
    ])
  func form(_ name: String, _ form: UInt8) throws {
    let sample = try #require(Self.samples.first { $0.name == name })
    let bytes = try #require(write(sample))
    let header = try #require(PNGChunks(bytes).first { $0.name == "IHDR" })
    #expect(Array(header.content.suffix(5)) == [8, form, 0, 0, 0])
  }

  @Test("a photo is left to zlib, and so are rows beyond the reach of matches")
  func others() {
    let photo = Sample(name: "noise", width: 200, height: 200) { x, y in
      0xFF00_0000 | Self.noise(x, y) >> 8
    }
    #expect(write(photo) == nil)
    let wide = Sample(name: "wide", width: 12_000, height: 2) { x, _ in
      0xFF00_0000 | UInt32(x / 40)
    }
    #expect(write(wide) == nil)
    #expect(write(Sample(name: "empty", width: 0, height: 3) { _, _ in 0 }) == nil)
  }

  @Test(
    "codes have no more bits than they may, and fill their room",
    arguments: [
      [1, 1, 2, 3, 5, 8, 13, 21, 34, 55, 89, 144, 233, 377, 610, 987, 1_597, 2_584, 4_181],
      [5, 0, 0, 5], [1, 2], Array(repeating: 7, count: 286),
    ] as [[UInt32]])
  func codes(_ counts: [UInt32]) {
    for longest in [15, 9] {
      let code = PrefixCode(counts: counts, longest: longest)
      let room = code.lengths.reduce(0) { $1 == 0 ? $0 : $0 + 1 << (longest - Int($1)) }
      #expect(room == 1 << longest)
      #expect(code.lengths.allSatisfy { $0 <= longest })
      #expect(zip(counts, code.lengths).allSatisfy { ($0 == 0) == ($1 == 0) })
      // The more often a symbol occurs, the shorter is its code.
      for (one, length) in zip(counts, code.lengths) where length > 0 {
        for (other, otherLength) in zip(counts, code.lengths) where other > one {
          #expect(otherLength <= length)
        }
      }
    }
  }
}
