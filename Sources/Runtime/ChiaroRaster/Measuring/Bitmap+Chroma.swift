// SPDX-License-Identifier: MIT

import ChiaroColor

extension Bitmap {
  /// The largest visible chroma of any pixel, from 0 (everything is gray) to 1.
  ///
  /// A pixel's chroma is the difference between its largest and smallest encoded channel,
  /// multiplied by its alpha, so nearly transparent colors count little and invisible pixels not at
  /// all. Icons meant to be tinted stay below 0.02; a rounding error of one 8-bit step is 0.004.
  ///
  /// - Complexity: O(pixels)
  public var largestVisibleChroma: Double {
    if colorSpace.isGray { return 0 }
    switch samples {
    case .eightBit(let samples): return largestVisibleChroma(samples)
    case .sixteenBit(let samples): return largestVisibleChroma(samples)
    }
  }

  private func largestVisibleChroma<Sample: ChannelSample>(_ samples: [Sample]) -> Double {
    samples.withUnsafeBufferPointer { samples in
      // In units of the largest sample, squared where alpha still has to be multiplied in.
      var largest: UInt64 = 0
      for first in stride(from: 0, to: samples.count, by: Self.channelCount) {
        let (red, green, blue) = (samples[first], samples[first + 1], samples[first + 2])
        let range = UInt64(max(red, green, blue) - min(red, green, blue))
        let alpha = alphaState == .straight ? samples[first + 3] : .max
        largest = max(largest, range * UInt64(alpha))
      }
      return Double(largest) / (Double(Sample.max) * Double(Sample.max))
    }
  }
}
