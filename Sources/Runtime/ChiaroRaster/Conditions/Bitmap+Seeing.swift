// SPDX-License-Identifier: MIT

public import ChiaroColor

extension Bitmap {
  /// Returns the picture as it is seen under a condition.
  ///
  /// Each pixel is the result of `Color.seen(under:)`, clipped to the picture's color space and
  /// accurate to within one step of 8 bits. Size, depth and alpha do not change. A gray picture
  /// becomes an sRGB picture, because a gray may be seen as a color.
  ///
  /// - Complexity: O(pixels); no allocation per pixel
  ///
  /// Source: see `SeeingCondition` · Fidelity: approximate, see the comment of each condition
  public func seen(under condition: SeeingCondition) -> Bitmap {
    let kernel = SeeingKernel(condition, in: colorSpace)
    let seen: Samples =
      switch samples {
      case .eightBit(let samples): .eightBit(self.seen(samples, kernel))
      case .sixteenBit(let samples): .sixteenBit(self.seen(samples, kernel))
      }
    return Bitmap(
      size: size, samples: seen, colorSpace: colorSpace.isGray ? .sRGB : colorSpace,
      alphaState: alphaState)
  }

  private func seen<Sample: ChannelSample>(
    _ samples: [Sample], _ kernel: SeeingKernel
  ) -> [Sample] {
    let scale = Float(Sample.max)
    return [Sample](unsafeUninitializedCapacity: samples.count) { target, count in
      for first in stride(from: 0, to: samples.count, by: Self.channelCount) {
        let alpha = samples[first + 3]
        let light = light(samples, first, kernel.decoding)
        let isMultiplied = alphaState == .premultiplied
        let share = isMultiplied ? Float(alpha) : scale
        let seen = kernel.seen(light) * share + 0.5
        target[first] = Sample(seen.x)
        target[first + 1] = Sample(seen.y)
        target[first + 2] = Sample(seen.z)
        target[first + 3] = alpha
      }
      count = samples.count
    }
  }

  /// Returns the linear light of a pixel, as if it were opaque.
  @inline(__always)
  private func light<Sample: ChannelSample>(
    _ samples: [Sample], _ first: Int, _ decoding: [Float]
  ) -> SIMD4<Float> {
    let (red, green, blue) = (samples[first], samples[first + 1], samples[first + 2])
    if alphaState == .straight {
      return SIMD4(
        red.looked(upIn: decoding), green.looked(upIn: decoding), blue.looked(upIn: decoding), 0)
    }
    // In 16 bits: a dark condition would show the steps of a division in 8.
    let alpha = samples[first + 3].widened
    return SIMD4(
      red.widened.divided(byAlpha: alpha).looked(upIn: decoding),
      green.widened.divided(byAlpha: alpha).looked(upIn: decoding),
      blue.widened.divided(byAlpha: alpha).looked(upIn: decoding), 0)
  }
}
