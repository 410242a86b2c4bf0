// SPDX-License-Identifier: MIT

import ChiaroColor

// A fingerprint of what a bitmap shows, for "the dark picture is the light one".
//
// Each pixel becomes one 64-bit word of four straight 16-bit channels, with all invisible pixels
// alike; the words go through the mixing steps of MurmurHash3 (x64, 128 bits, Austin Appleby,
// public domain), size and color space first. It is not meant to resist somebody who builds two
// pictures of one digest. The same bytes come out on every platform.

/// A 128-bit digest of a bitmap's visible content; different contents practically never share one.
///
/// Source: MurmurHash3 (x64, 128 bits)
package struct PixelDigest: Hashable, Sendable {
  /// The upper 64 bits of the digest.
  package private(set) var high: UInt64
  /// The lower 64 bits of the digest.
  package private(set) var low: UInt64

  private static let multipliers: (UInt64, UInt64) = (0x87C3_7B91_1142_53D5, 0x4CF5_AD43_2745_937F)

  fileprivate init(size: PixelSize, space: ColorSpace) {
    high = UInt64(space.rawValue)
    low = 0
    mix(UInt64(size.width), UInt64(size.height))
  }

  @inline(__always)
  fileprivate mutating func mix(_ first: UInt64, _ second: UInt64) {
    high ^= Self.scramble(first &* Self.multipliers.0, by: 31) &* Self.multipliers.1
    high = (Self.scramble(high, by: 27) &+ low) &* 5 &+ 0x52DC_E729
    low ^= Self.scramble(second &* Self.multipliers.1, by: 33) &* Self.multipliers.0
    low = (Self.scramble(low, by: 31) &+ high) &* 5 &+ 0x3849_5AB5
  }

  fileprivate mutating func finish() {
    high = high &+ low
    low = low &+ high
    high = Self.avalanche(high)
    low = Self.avalanche(low)
    high = high &+ low
    low = low &+ high
  }

  @inline(__always)
  private static func scramble(_ value: UInt64, by count: UInt64) -> UInt64 {
    value &<< count | value &>> (64 - count)
  }

  private static func avalanche(_ value: UInt64) -> UInt64 {
    var mixed = (value ^ value &>> 33) &* 0xFF51_AFD7_ED55_8CCD
    mixed = (mixed ^ mixed &>> 33) &* 0xC4CE_B9FE_1A85_EC53
    return mixed ^ mixed &>> 33
  }
}

extension PixelDigest: CustomStringConvertible {
  /// The digest as 32 hexadecimal digits in lower case.
  package var description: String {
    [high, low].reduce(into: "") { text, half in
      let digits = String(half, radix: 16)
      text += String(repeating: "0", count: 16 - digits.count) + digits
    }
  }
}

extension Bitmap {
  /// The digest of the bitmap's visible content.
  ///
  /// Equal for the same picture in 8 and in 16 bits, and for any colors of invisible pixels;
  /// different for the same numbers in another color space. Straight and premultiplied pictures
  /// agree where nothing was lost by multiplying: where alpha is 0 or 1.
  ///
  /// - Complexity: O(pixels)
  package var contentDigest: PixelDigest {
    switch samples {
    case .eightBit(let samples): contentDigest(samples)
    case .sixteenBit(let samples): contentDigest(samples)
    }
  }

  private func contentDigest<Sample: ChannelSample>(_ samples: [Sample]) -> PixelDigest {
    samples.withUnsafeBufferPointer { samples in
      var digest = PixelDigest(size: size, space: colorSpace)
      let pairEnd = samples.count - Self.channelCount
      for first in stride(from: 0, to: pairEnd, by: 2 * Self.channelCount) {
        digest.mix(word(samples, at: first), word(samples, at: first + Self.channelCount))
      }
      if !size.pixelCount.isMultiple(of: 2) { digest.mix(word(samples, at: pairEnd), 0) }
      digest.finish()
      return digest
    }
  }

  /// Returns a pixel as four straight 16-bit channels in one word; 0 when it is invisible.
  @inline(__always)
  private func word<Sample: ChannelSample>(
    _ samples: UnsafeBufferPointer<Sample>, at first: Int
  ) -> UInt64 {
    let alpha = samples[first + 3]
    if alpha == 0 { return 0 }
    var word = UInt64(alpha.widened)
    for channel in 0..<3 {
      let sample = samples[first + channel]
      let straight = alphaState == .straight ? sample : sample.divided(byAlpha: alpha)
      word = word &<< 16 | UInt64(straight.widened)
    }
    return word
  }
}
