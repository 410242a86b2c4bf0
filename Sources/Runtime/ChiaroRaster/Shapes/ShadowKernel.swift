// SPDX-License-Identifier: MIT

/// The weights of a Gaussian over whole pixels, cut off at three standard deviations, adding up to
/// 1.
struct ShadowKernel: Hashable, Sendable {
  /// The weights from the middle outwards.
  let half: [Float]

  /// The largest standard deviation of a shadow in pixels, which limits its cost; wider ones are
  /// drawn as this.
  static let widest: Float = 100

  /// The distance of the last weight from the middle, in pixels.
  var reach: Int { half.count - 1 }

  /// Returns the reach of a shadow with a standard deviation in pixels.
  static func reach(of sigma: Float) -> Int { Int((3 * min(sigma, widest)).rounded(.up)) }

  /// Creates the weights for a standard deviation; a single one where it is too small to blur.
  init(sigma: Float) {
    let sigma = Double(min(max(sigma, 0), Self.widest))
    guard sigma > 0.05 else {
      half = [1]
      return
    }
    let weights = (0...Int((3 * sigma).rounded(.up))).map { step in
      Self.decay(Double(step * step) / (2 * sigma * sigma))
    }
    let total = weights[0] + 2 * weights.dropFirst().reduce(0, +)
    half = weights.map { Float($0 / total) }
  }

  /// Returns e to the power of -x, by its series, since C libraries differ in the last bit.
  private static func decay(_ x: Double) -> Double {
    let small = -x / 256
    var (term, sum) = (1.0, 1.0)
    for step in 1...12 {
      term *= small / Double(step)
      sum += term
    }
    for _ in 0..<8 { sum *= sum }
    return sum
  }

  /// The weights of both sides, from one end to the other.
  var whole: [Float] { half.dropFirst().reversed() + half }
}
