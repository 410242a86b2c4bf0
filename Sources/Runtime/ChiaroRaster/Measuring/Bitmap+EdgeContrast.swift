// SPDX-License-Identifier: MIT

// How well the outline of a picture stands out from what it is laid on.
//
// The outline are the pixels of alpha ½ or more that share a side with one of less, or with the
// border of a picture that has any translucent pixel. A fully opaque picture has no outline of its
// own. Each outline pixel counts with its own color, as if opaque: the half-covered pixels of a
// smooth edge are part of the shape, and blending them with the ground would make every smooth
// edge look weak.
//
// The median is exact and needs no list of all outline pixels: the bits of a positive float sort
// as the float does, so two rounds of counting find it, the upper 16 bits first, then the lower.

/// The contrast of a picture's outline against a background.
///
/// Source: WCAG 2.2, contrast ratio
package struct EdgeContrast: Hashable, Sendable {
  /// The number of pixels in the outline, at least 1.
  package var pixelCount: Int
  /// The lowest contrast ratio of any outline pixel, from 1 to 21.
  package var worst: Double
  /// The median contrast ratio of the outline's pixels; the lower of the two middle values, if
  /// there are two.
  package var median: Double
  /// The share of the outline's pixels below the contrast that was asked for, from 0 to 1.
  package var weakShare: Double
}

extension Bitmap {
  /// Returns the contrast of the picture's outline against a background.
  ///
  /// The outline consists of the pixels of alpha ½ or more that border on pixels below that or on
  /// the bitmap's edge. A fully opaque bitmap has none.
  ///
  /// - Parameters:
  ///   - background: the relative luminance behind the picture, from 0 to 1
  ///   - weak: the contrast below which a pixel of the outline counts as weak; the default is 1.7,
  ///     about that of dark gray on black
  /// - Returns: the number of pixels, the worst and the median contrast, and the share of weak
  ///   pixels; nil without an outline
  /// - Complexity: O(pixels), with 256 KB of working memory
  package func edgeContrast(
    againstLuminance background: Double, weakBelow weak: Double = 1.7
  ) -> EdgeContrast? {
    if isFullyOpaque { return nil }
    switch samples {
    case .eightBit(let samples): return edgeContrast(samples, Float(background), Float(weak))
    case .sixteenBit(let samples): return edgeContrast(samples, Float(background), Float(weak))
    }
  }

  private func edgeContrast<Sample: ChannelSample>(
    _ samples: [Sample], _ background: Float, _ weak: Float
  ) -> EdgeContrast? {
    samples.withUnsafeBufferPointer { samples in
      let outline = Outline(bitmap: self, samples: samples, background: background)
      var counts = [UInt32](repeating: 0, count: 1 << 16)
      var pixelCount = 0
      var weakCount = 0
      var worst = Float.infinity
      outline.forEachContrast { contrast in
        pixelCount += 1
        worst = min(worst, contrast)
        weakCount += contrast < weak ? 1 : 0
        counts[Int(contrast.bitPattern >> 16)] += 1
      }
      if pixelCount == 0 { return nil }
      let (upper, rank) = Self.bin(of: (pixelCount - 1) / 2, in: counts)
      for index in counts.indices { counts[index] = 0 }
      outline.forEachContrast { contrast in
        guard contrast.bitPattern >> 16 == upper else { return }
        counts[Int(contrast.bitPattern & 0xFFFF)] += 1
      }
      let lower = Self.bin(of: rank, in: counts).bin
      let median = Float(bitPattern: UInt32(upper) << 16 | UInt32(lower))
      return EdgeContrast(
        pixelCount: pixelCount, worst: Double(worst), median: Double(median),
        weakShare: Double(weakCount) / Double(pixelCount))
    }
  }

  /// Returns the bin that holds the value of a rank, and the value's rank inside that bin.
  private static func bin(of rank: Int, in counts: [UInt32]) -> (bin: Int, rank: Int) {
    var rest = rank
    for (bin, count) in counts.enumerated() {
      if rest < Int(count) { return (bin, rest) }
      rest -= Int(count)
    }
    preconditionFailure("a rank must be below the number of values")
  }
}

/// The pixels of a picture's outline.
private struct Outline<Sample: ChannelSample> {
  let size: PixelSize
  let alphaState: Bitmap.AlphaState
  let scale: LuminanceScale
  let samples: UnsafeBufferPointer<Sample>
  let background: Float

  init(bitmap: Bitmap, samples: UnsafeBufferPointer<Sample>, background: Float) {
    size = bitmap.size
    alphaState = bitmap.alphaState
    scale = .scale(of: bitmap.colorSpace)
    self.samples = samples
    self.background = background
  }

  @inline(__always)
  func forEachContrast(_ body: (Float) -> Void) {
    for y in 0..<size.height {
      for x in 0..<size.width where isEdge(x, y) {
        let first = (y * size.width + x) * Bitmap.channelCount
        let luminance = scale.luminance(samples, at: first, alphaState)
        let (lighter, darker) = (max(luminance, background), min(luminance, background))
        body((lighter + 0.05) / (darker + 0.05))
      }
    }
  }

  @inline(__always)
  private func isEdge(_ x: Int, _ y: Int) -> Bool {
    guard isCovered(x, y) else { return false }
    if x == 0 || y == 0 || x == size.width - 1 || y == size.height - 1 { return true }
    let isInside =
      isCovered(x - 1, y) && isCovered(x + 1, y) && isCovered(x, y - 1) && isCovered(x, y + 1)
    return !isInside
  }

  @inline(__always)
  private func isCovered(_ x: Int, _ y: Int) -> Bool {
    samples[(y * size.width + x) * Bitmap.channelCount + 3] >= Sample.half
  }
}
