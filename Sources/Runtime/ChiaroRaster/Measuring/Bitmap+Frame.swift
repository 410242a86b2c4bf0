// SPDX-License-Identifier: MIT

extension Bitmap {
  /// Returns the fraction of the border's pixels that are fully opaque and near white, from 0 to 1.
  ///
  /// A photo on a white background, which glows in a dark interface, has a fraction near 1. If a
  /// picture is smaller than the border, all its pixels count. The result for a bitmap without
  /// pixels is 0.
  ///
  /// - Parameters:
  ///   - luminance: the relative luminance above which a pixel is near white; the default is 0.9,
  ///     which is about 244 of 255 in sRGB
  ///   - frameWidth: the width of the border in pixels, above 0; the default is 2
  /// - Returns: the fraction of the border's pixels
  /// - Complexity: O(border)
  public func nearWhiteFrameFraction(
    above luminance: Double = 0.9, frameWidth: Int = 2
  ) -> Double {
    precondition(frameWidth > 0, "a frame must be at least one pixel wide")
    switch samples {
    case .eightBit(let samples):
      return nearWhiteFraction(samples, Float(luminance), frameWidth)
    case .sixteenBit(let samples):
      return nearWhiteFraction(samples, Float(luminance), frameWidth)
    }
  }

  private func nearWhiteFraction<Sample: ChannelSample>(
    _ samples: [Sample], _ threshold: Float, _ frameWidth: Int
  ) -> Double {
    samples.withUnsafeBufferPointer { samples in
      let scale = LuminanceScale.scale(of: colorSpace)
      var (count, nearWhite) = (0, 0)
      for y in 0..<size.height {
        for columns in frameColumns(y: y, frameWidth) {
          for x in columns {
            let first = (y * size.width + x) * Self.channelCount
            count += 1
            guard samples[first + 3] == .max else { continue }
            nearWhite += scale.luminance(samples, at: first, alphaState) > threshold ? 1 : 0
          }
        }
      }
      return count == 0 ? 0 : Double(nearWhite) / Double(count)
    }
  }

  /// Returns the columns of a row that belong to the border: all, or those at both ends.
  private func frameColumns(y: Int, _ frameWidth: Int) -> [Range<Int>] {
    let isWhole = y < frameWidth || y >= size.height - frameWidth || size.width <= 2 * frameWidth
    return isWhole
      ? [0..<size.width] : [0..<frameWidth, size.width - frameWidth..<size.width]
  }
}
