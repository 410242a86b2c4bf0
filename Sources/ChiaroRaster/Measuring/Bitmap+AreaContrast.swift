// SPDX-License-Identifier: MIT

extension Bitmap {
  /// Returns the share of the covered pixels that are lighter than a luminance, from 0 to 1.
  ///
  /// Covered pixels have an alpha of ½ or more, and count with their own color; a picture without
  /// any has a share of 0.
  ///
  /// - Parameter luminance: the relative luminance above which a pixel counts, from 0 to 1
  /// - Returns: the share of the covered pixels
  /// - Complexity: O(pixels)
  package func lightShare(above luminance: Double) -> Double {
    switch samples {
    case .eightBit(let samples): lightShare(samples, Float(luminance))
    case .sixteenBit(let samples): lightShare(samples, Float(luminance))
    }
  }

  private func lightShare<Sample: ChannelSample>(_ samples: [Sample], _ threshold: Float) -> Double
  {
    samples.withUnsafeBufferPointer { samples in
      let scale = LuminanceScale.scale(of: colorSpace)
      var (covered, light) = (0, 0)
      for first in stride(from: 0, to: samples.count, by: Self.channelCount)
      where samples[first + 3] >= Sample.half {
        covered += 1
        light += scale.luminance(samples, at: first, alphaState) > threshold ? 1 : 0
      }
      return covered == 0 ? 0 : Double(light) / Double(covered)
    }
  }
}
