// SPDX-License-Identifier: MIT

extension Bitmap {
  /// Returns the share of the covered pixels whose color is far from the mean color, from 0 to 1.
  ///
  /// Covered pixels have an alpha of ½ or more, and count with their own color. A glyph of one ink
  /// has a share of 0, also where its edges are smooth; a picture without covered pixels too.
  ///
  /// - Parameter distance: how far any encoded channel must be from the mean to count, from 0 to 1
  /// - Returns: the share of the covered pixels
  /// - Complexity: O(pixels)
  package func variedShare(beyond distance: Double) -> Double {
    switch samples {
    case .eightBit(let samples): variedShare(samples, distance)
    case .sixteenBit(let samples): variedShare(samples, distance)
    }
  }

  private func variedShare<Sample: ChannelSample>(_ samples: [Sample], _ distance: Double) -> Double
  {
    samples.withUnsafeBufferPointer { samples in
      var sum = SIMD3<Double>.zero
      var covered = 0.0
      forEachCovered(samples) { color in
        sum += color
        covered += 1
      }
      if covered == 0 { return 0 }
      let mean = sum / covered
      let limit = distance * Double(Sample.max)
      var varied = 0.0
      forEachCovered(samples) { color in
        let difference = color - mean
        let far = max(difference.max(), -difference.min())
        varied += far > limit ? 1 : 0
      }
      return varied / covered
    }
  }

  @inline(__always)
  private func forEachCovered<Sample: ChannelSample>(
    _ samples: UnsafeBufferPointer<Sample>, _ body: (SIMD3<Double>) -> Void
  ) {
    for first in stride(from: 0, to: samples.count, by: Self.channelCount)
    where samples[first + 3] >= Sample.half {
      let (red, green, blue) = alphaState.straight(samples, at: first)
      body([Double(red), Double(green), Double(blue)])
    }
  }
}
