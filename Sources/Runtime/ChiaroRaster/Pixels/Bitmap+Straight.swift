// SPDX-License-Identifier: MIT

extension Bitmap {
  /// The samples with straight alpha; fully transparent pixels become black.
  package var straightSamples: Samples {
    guard alphaState == .premultiplied else { return samples }
    return switch samples {
    case .eightBit(let samples): .eightBit(Self.straight(samples))
    case .sixteenBit(let samples): .sixteenBit(Self.straight(samples))
    }
  }

  private static func straight<Sample: ChannelSample>(
    _ samples: [Sample]
  ) -> [Sample] {
    var samples = samples
    for first in stride(from: 0, to: samples.count, by: 4) {
      let alpha = samples[first + 3]
      // What is opaque stays as it is: most pictures are, everywhere.
      if alpha == .max { continue }
      for index in first..<first + 3 {
        samples[index] = samples[index].divided(byAlpha: alpha)
      }
    }
    return samples
  }
}
