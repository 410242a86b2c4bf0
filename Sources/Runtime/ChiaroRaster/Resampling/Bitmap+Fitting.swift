// SPDX-License-Identifier: MIT

import ChiaroColor

extension Bitmap {
  /// Returns the picture in straight 8-bit sRGB, scaled down so that no side is longer than `side`.
  ///
  /// Each pixel is the mean, weighted by alpha, of the pixels that it replaces. A picture that
  /// already fits keeps its size. Colors outside of sRGB are clipped. The method is meant for small
  /// pictures in reports, not for an interface.
  ///
  /// - Precondition: `side` is at least 1
  /// - Complexity: O(pixels)
  public func fitted(side: Int) -> Bitmap {
    precondition(side >= 1, "a picture needs at least one pixel")
    let longest = max(size.width, size.height)
    let target = PixelSize(
      width: max(1, min(size.width, size.width * side / max(longest, side))),
      height: max(1, min(size.height, size.height * side / max(longest, side))))
    let means =
      switch samples {
      case .eightBit(let samples): means(samples, target)
      case .sixteenBit(let samples): means(samples, target)
      }
    return Bitmap(
      size: target, samples: .eightBit(means), colorSpace: .sRGB, alphaState: .straight)
  }

  private func means<Sample: ChannelSample>(_ samples: [Sample], _ target: PixelSize) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(target.pixelCount * Self.channelCount)
    samples.withUnsafeBufferPointer { samples in
      for y in 0..<target.height {
        for x in 0..<target.width {
          let mean = mean(samples, x, y, target)
          let bytes = bytes(mean)
          // One by one: an array of four would be made and thrown away for each pixel.
          result.append(bytes.red)
          result.append(bytes.green)
          result.append(bytes.blue)
          result.append(bytes.alpha)
        }
      }
    }
    return result
  }

  /// Returns the straight mean of the pixels that one pixel of the smaller picture replaces.
  private func mean<Sample: ChannelSample>(
    _ samples: UnsafeBufferPointer<Sample>, _ x: Int, _ y: Int, _ target: PixelSize
  ) -> SIMD4<Float> {
    let columns = x * size.width / target.width..<max(1, (x + 1) * size.width / target.width)
    let rows = y * size.height / target.height..<max(1, (y + 1) * size.height / target.height)
    var sum = SIMD4<Float>.zero
    for row in rows {
      for column in columns {
        let first = (row * size.width + column) * Self.channelCount
        var pixel = SIMD4<Float>(
          Float(samples[first]), Float(samples[first + 1]), Float(samples[first + 2]),
          Float(Sample.max))
        let alpha = Float(samples[first + 3]) / Float(Sample.max)
        if alphaState == .straight { pixel *= alpha } else { pixel.w *= alpha }
        sum += pixel
      }
    }
    let coverage = sum.w
    var mean = coverage > 0 ? sum / coverage : .zero
    mean.w = coverage / (Float(columns.count * rows.count) * Float(Sample.max))
    return mean
  }

  /// Returns the 8-bit sRGB color of a mean; a bitmap in sRGB skips the conversion.
  private func bytes(_ mean: SIMD4<Float>) -> SRGB8 {
    guard colorSpace == .sRGB else { return SRGB8(color(mean)) }
    return SRGB8(
      red: Self.byte(mean.x), green: Self.byte(mean.y), blue: Self.byte(mean.z),
      alpha: Self.byte(mean.w))
  }

  private static func byte(_ value: Float) -> UInt8 {
    value > 0 ? UInt8(min(Double(value), 1) * 255 + 0.5) : 0
  }

  private func color(_ mean: SIMD4<Float>) -> Color {
    let components = ColorComponents(Double(mean.x), Double(mean.y), Double(mean.z))
    // Grays have three equal channels; their space has one.
    let space = colorSpace.isGray ? ColorSpace.grayGamma22 : colorSpace
    return Color(space, components, alpha: Double(mean.w))
  }
}
