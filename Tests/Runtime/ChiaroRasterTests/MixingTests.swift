// SPDX-License-Identifier: MIT

import ChiaroColor
import ChiaroRasterScenes
import Testing

@testable import ChiaroRaster

@Suite("Mixing bitmaps")
struct MixingTests {
  private static let size = PixelSize(width: 9, height: 7)

  @Test("a mix of one to four pictures is within 0.51 of a step of the exact one", arguments: 1...4)
  func exact(count: Int) throws {
    let pictures = (0..<count).map { Bitmap.random(Self.size, seed: UInt64($0)) }
    let weights = (1...count).map(Double.init)
    let shares = weights.map { $0 / weights.reduce(0, +) }
    let mixed = try #require(Bitmap.mix(Array(zip(pictures, shares))))
    let samples = try (pictures + [mixed]).map { try Self.bytes($0) }
    for index in samples[0].indices {
      let exact = zip(samples, shares).reduce(0) { $0 + Double($1.0[index]) * $1.1 }
      #expect(abs(exact - Double(samples[count][index])) <= 0.51)
    }
  }

  @Test("shares of 0 and 1, equal pictures and 16 bits are exact")
  func edges() throws {
    let (first, second) = (Bitmap.random(Self.size, seed: 1), Bitmap.random(Self.size, seed: 2))
    #expect(Bitmap.mix([(first, 0), (second, 1)]) == second)
    #expect(Bitmap.mix([(first, 0.3), (first, 0.7)]) == first)
    #expect(Bitmap.mix([]) == nil)
    let deep = [UInt16.max, 0].map { level in
      Bitmap(
        size: Self.size,
        samples: .sixteenBit([UInt16](repeating: level, count: 4 * Self.size.pixelCount)),
        colorSpace: .sRGB, alphaState: .premultiplied)
    }
    #expect(Bitmap.mix([(deep[0], 0.5), (deep[0], 0.5)]) == deep[0])
    let half = try #require(Bitmap.mix([(deep[0], 0.5), (deep[1], 0.5)]))
    guard case .sixteenBit(let samples) = half.samples else { return }
    #expect(Set(samples) == [32_768])
  }

  private static func bytes(_ bitmap: Bitmap) throws -> [UInt8] {
    guard case .eightBit(let samples) = bitmap.samples else { throw NotEightBit() }
    return samples
  }

  private struct NotEightBit: Error {}
}
