// SPDX-License-Identifier: MIT

/// The size of a picture's area, and the share of it that hardly stands out from a background.
///
/// Source: WCAG 2.2, contrast ratio
package struct AreaContrast: Hashable, Sendable {
  /// The number of covered pixels: those of alpha ½ or more.
  package var pixelCount: Int
  /// The share of the covered pixels below the contrast that was asked for, from 0 to 1; 0 where
  /// nothing is covered.
  package var weakShare: Double
}

extension Bitmap {
  /// Returns how much of the covered area has little contrast with a background.
  ///
  /// Covered pixels count with their own color, as if opaque.
  ///
  /// - Parameters:
  ///   - background: the relative luminance behind the picture, from 0 to 1
  ///   - weak: the contrast below which a pixel counts as weak
  /// - Returns: the number of covered pixels, and the share of weak ones
  /// - Complexity: O(pixels)
  package func areaContrast(
    againstLuminance background: Double, weakBelow weak: Double
  ) -> AreaContrast {
    let lightest = Float((background + 0.05) * weak - 0.05)
    let darkest = Float((background + 0.05) / weak - 0.05)
    return switch samples {
    case .eightBit(let samples): areaContrast(samples, darkest, lightest)
    case .sixteenBit(let samples): areaContrast(samples, darkest, lightest)
    }
  }

  private func areaContrast<Sample: ChannelSample>(
    _ samples: [Sample], _ darkest: Float, _ lightest: Float
  ) -> AreaContrast {
    samples.withUnsafeBufferPointer { samples in
      let scale = LuminanceScale.scale(of: colorSpace)
      var (covered, weak) = (0, 0)
      for first in stride(from: 0, to: samples.count, by: Self.channelCount)
      where samples[first + 3] >= Sample.half {
        covered += 1
        let luminance = scale.luminance(samples, at: first, alphaState)
        weak += luminance > darkest && luminance < lightest ? 1 : 0
      }
      return AreaContrast(
        pixelCount: covered, weakShare: covered == 0 ? 0 : Double(weak) / Double(covered))
    }
  }
}
