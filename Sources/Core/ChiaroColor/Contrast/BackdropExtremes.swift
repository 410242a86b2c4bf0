// SPDX-License-Identifier: MIT

// The lowest and the highest contrast over every backdrop behind a translucent background.
//
// With an opaque foreground only the background's luminance moves with the backdrop, and the ends
// are black and white. A translucent foreground moves too, and neither monotonically nor alike in
// each channel: half-transparent white on half-transparent black has 5.28:1 over black, 2.16:1 over
// white, and its best, 5.33:1, over a dark gray. So the true extremes are searched, over every
// 8-bit backdrop, all 16.7 million of them. That is cheap because luminance is a sum over channels:
// the quotient of two such sums is greatest where Dinkelbach's iteration ends (Management Science
// 13(7), 1967), and each of its few steps chooses the backdrop channel by channel, among 256
// values.
//
// Between 8-bit backdrops the luminances are continuous. So when one backdrop makes the foreground
// the lighter and another the darker, some backdrop makes them equal, and the lowest ratio is 1.

/// The range of contrast of a foreground on a translucent background, over all opaque backdrops.
struct BackdropExtremes {
  /// The samples of each channel, one for each 8-bit value of the backdrop.
  ///
  /// A sample holds the channel's contribution to the luminance of the foreground (x) and of the
  /// background (y).
  private let channels: [[SIMD2<Double>]]

  init(_ foreground: Color, on background: Color) {
    let text = PremultipliedColor(foreground, in: .sRGB)
    let ground = PremultipliedColor(background, in: .sRGB)
    channels = (0..<3).map { channel in
      let weight = LinearSRGB.luminanceWeights[channel]
      return (0...255).map { byte in
        let below = ground.components[channel] + (1 - ground.alpha) * Double(byte) / 255
        let above = text.components[channel] + (1 - text.alpha) * below
        return weight
          * SIMD2(TransferCurve.linearFromSRGB(above), TransferCurve.linearFromSRGB(below))
      }
    }
  }

  /// The lowest and highest contrast over all backdrops.
  var range: ContrastRange {
    let lighter = greatestQuotient([1, 0])
    let darker = greatestQuotient([0, 1])
    let crosses = lighter >= 1 && darker >= 1
    // Both quotients are 0 where a color is no number, which stands out from nothing.
    let highest = max(1, lighter, darker)
    let lowest = crosses ? 1 : min(highest, 1 / min(lighter, darker))
    return ContrastRange(lowest: ContrastRatio(lowest), highest: ContrastRatio(highest))
  }

  /// Returns the greatest ratio of foreground to background luminance, for `numerator` (1, 0), or
  /// its inverse, for (0, 1).
  private func greatestQuotient(_ numerator: SIMD2<Double>) -> Double {
    var quotient = 0.0
    while true {
      let weights = numerator - quotient * (1 - numerator)
      let sums = channels.reduce(SIMD2(repeating: ContrastRatio.flare)) { sums, samples in
        sums + Self.best(samples, weights: weights)
      }
      let next = (sums * numerator).sum() / (sums * (1 - numerator)).sum()
      // Each step is greater than the one before it until the end; NaN ends at once.
      guard next > quotient else { return quotient }
      quotient = next
    }
  }

  private static func best(
    _ samples: [SIMD2<Double>], weights: SIMD2<Double>
  ) -> SIMD2<Double> {
    samples.max { ($0 * weights).sum() < ($1 * weights).sum() } ?? .zero
  }
}
