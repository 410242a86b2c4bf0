// SPDX-License-Identifier: MIT

/// The weights of a Gaussian, from the middle outwards.
///
/// With both sides they add up to 1.
struct GaussianKernel {
  let weights: [Float]

  /// The number of neighbors on each side.
  var radius: Int { weights.count - 1 }

  /// Samples the curve at integers, up to `reachInSigmas` standard deviations.
  ///
  /// A twentieth of a percent lies beyond 3.5, and nothing visible in eight bits beyond 4.
  init(sigma: Double, reachInSigmas: Double) {
    guard sigma > 0 else {
      weights = [1]
      return
    }
    let radius = Int((sigma * reachInSigmas).rounded(.up))
    let values = (0...radius).map { Self.exponential(of: Double($0 * $0) / (2 * sigma * sigma)) }
    let sum = 2 * values.reduce(0, +) - values[0]
    weights = values.map { Float($0 / sum) }
  }

  /// Returns e to the power of −x for x ≥ 0, by its series near 0 and squaring.
  ///
  /// Additions and multiplications are rounded alike everywhere; a C library's `exp` is not.
  static func exponential(of x: Double) -> Double {
    var (small, halvings) = (x, 0)
    while small > 1.0 / 16 {
      small /= 2
      halvings += 1
    }
    var value = 1.0
    for term in stride(from: 10.0, to: 0, by: -1) { value = 1 - small / term * value }
    for _ in 0..<halvings { value *= value }
    return value
  }

  /// Convolves lines of samples that are `stride` apart, in double precision with clamped edges.
  func convolved(
    _ samples: [SIMD4<Float>], count: Int, stride: Int, lines: Int
  ) -> [SIMD4<Float>] {
    let lineStride = stride == 1 ? count : 1
    var result = samples
    for line in 0..<lines {
      for place in 0..<count {
        var sum = SIMD4<Double>.zero
        for step in -radius...radius {
          let other = min(max(place + step, 0), count - 1)
          sum +=
            Double(weights[abs(step)]) * SIMD4<Double>(samples[line * lineStride + other * stride])
        }
        result[line * lineStride + place * stride] = SIMD4<Float>(sum)
      }
    }
    return result
  }
}
