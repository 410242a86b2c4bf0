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

  private static func straight<Sample: FixedWidthInteger & UnsignedInteger>(
    _ samples: [Sample]
  ) -> [Sample] {
    var samples = samples
    let full = UInt64(Sample.max)
    for first in stride(from: 0, to: samples.count, by: 4) {
      let alpha = UInt64(samples[first + 3])
      // What is opaque stays as it is: most pictures are, everywhere.
      if alpha == full { continue }
      for index in first..<first + 3 {
        let value = alpha == 0 ? 0 : (UInt64(samples[index]) * full + alpha / 2) / alpha
        samples[index] = Sample(min(value, full))
      }
    }
    return samples
  }
}
