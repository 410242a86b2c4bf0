// SPDX-License-Identifier: MIT

/// The weights of a Gaussian over whole pixels, cut at three standard deviations, 1 in all.
struct ShadowKernel: Hashable, Sendable {
  /// The weights from the middle outwards.
  let half: [Float]

  /// Wider shadows are drawn as wide as this, in pixels: so long do they take.
  static let widest: Float = 100

  /// How many pixels from the middle the last weight is.
  var reach: Int { half.count - 1 }

  /// How far a shadow of a standard deviation in pixels reaches.
  static func reach(of sigma: Float) -> Int { Int((3 * min(sigma, widest)).rounded(.up)) }

  /// The weights for a standard deviation in pixels; one weight where it is too small to blur.
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

  /// e to the power of -x, by its series: the C library's last bit differs between systems.
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

  /// The same weights twice, from one end to the other.
  var whole: [Float] { half.dropFirst().reversed() + half }
}
