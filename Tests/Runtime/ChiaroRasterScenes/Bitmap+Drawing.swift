// SPDX-License-Identifier: MIT

package import ChiaroColor
package import ChiaroRaster
import ChiaroTestSupport

/// Four channels of 8 bits, as tests write them.
package typealias RGBA = SIMD4<UInt8>

extension Bitmap {
  /// The depths in which each test picture is made.
  package static let depths = [8, 16]

  /// A picture from letters, one a pixel, rows divided by spaces.
  package init(
    drawn rows: String, with palette: [Character: RGBA], depth: Int = 8,
    in space: ColorSpace = .sRGB, alphaState: AlphaState = .straight
  ) {
    let rows = rows.split(separator: " ")
    let pixels = rows.joined().compactMap { palette[$0] }
    self.init(
      PixelSize(width: rows.first?.count ?? 0, height: rows.count), pixels, depth: depth, in: space,
      alphaState: alphaState)
  }

  /// A picture from its pixels, widened to 16 bits when asked.
  package init(
    _ size: PixelSize, _ pixels: [RGBA], depth: Int = 8, in space: ColorSpace = .sRGB,
    alphaState: AlphaState = .straight
  ) {
    let bytes = pixels.flatMap { [$0.x, $0.y, $0.z, $0.w] }
    self.init(
      size: size,
      samples: depth == 8 ? .eightBit(bytes) : .sixteenBit(bytes.map { UInt16($0) * 257 }),
      colorSpace: space, alphaState: alphaState)
  }

  /// A picture without any order, the same from the same seed; alphas are often 0 or 1.
  package static func random(
    _ size: PixelSize, seed: UInt64, depth: Int = 8, in space: ColorSpace = .sRGB
  ) -> Bitmap {
    var generator = SeededGenerator(seed: seed)
    let pixels = (0..<size.pixelCount).map { _ in
      let alphas: [UInt8] = [0, 255, .random(in: 0...255, using: &generator)]
      return RGBA(
        .random(in: 0...255, using: &generator), .random(in: 0...255, using: &generator),
        .random(in: 0...255, using: &generator), alphas.randomElement(using: &generator) ?? 0)
    }
    return Bitmap(size, pixels, depth: depth, in: space)
  }
}

/// Colors for pictures made of letters.
package let palette: [Character: RGBA] = [
  ".": RGBA(0, 0, 0, 0), "k": RGBA(0, 0, 0, 255), "w": RGBA(255, 255, 255, 255),
  "g": RGBA(128, 128, 128, 255), "r": RGBA(255, 0, 0, 255), "b": RGBA(0, 0, 255, 255),
  "n": RGBA(244, 244, 244, 255), "m": RGBA(242, 242, 242, 255), "h": RGBA(255, 255, 255, 128),
  "l": RGBA(255, 255, 255, 127), "t": RGBA(255, 255, 255, 254),
]
