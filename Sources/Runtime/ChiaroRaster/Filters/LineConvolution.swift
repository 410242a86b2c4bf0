// SPDX-License-Identifier: MIT

/// A weighted sum of lines of samples, by their distance to the middle one.
///
/// For a horizontal blur, the lines are one line at successive offsets; for a vertical one, they
/// are rows of the grid.
struct LineConvolution {
  /// The weights, from the middle outwards.
  let weights: [Float]

  /// Adds up the `2 × weights.count − 1` lines that begin at the indices `places` of `samples`.
  func add(
    _ samples: [SIMD4<Float>], places: [Int], into output: UnsafeMutablePointer<SIMD4<Float>>,
    count: Int
  ) {
    samples.withMemory { samples in
      places.withMemory { places in
        weights.withMemory { weights in
          let sum = Sum(samples: samples, weights: weights, middle: places + self.weights.count - 1)
          let whole = count / 4 * 4
          for place in stride(from: 0, to: whole, by: 4) {
            sum.four(at: place, self.weights.count, into: output + place)
          }
          for place in whole..<count { output[place] = sum.one(at: place, self.weights.count) }
        }
      }
    }
  }

  private struct Sum {
    let samples: UnsafePointer<SIMD4<Float>>
    let weights: UnsafePointer<Float>
    /// A pointer to the index of the middle line; the indices of the other lines lie before and
    /// after it.
    let middle: UnsafePointer<Int>

    /// Adds up four sums at a time, which stay in registers.
    @inline(__always)
    func four(at place: Int, _ count: Int, into output: UnsafeMutablePointer<SIMD4<Float>>) {
      let center = samples + (middle[0] &+ place)
      var (a, b) = (weights[0] * center[0], weights[0] * center[1])
      var (c, d) = (weights[0] * center[2], weights[0] * center[3])
      for step in 1..<max(1, count) {
        let one = samples + (middle[0 &- step] &+ place)
        let other = samples + (middle[step] &+ place)
        let weight = SIMD4<Float>(repeating: weights[step])
        a += weight * (one[0] + other[0])
        b += weight * (one[1] + other[1])
        c += weight * (one[2] + other[2])
        d += weight * (one[3] + other[3])
      }
      (output[0], output[1], output[2], output[3]) = (a, b, c, d)
    }

    @inline(__always)
    func one(at place: Int, _ count: Int) -> SIMD4<Float> {
      var sum = weights[0] * samples[middle[0] + place]
      for step in 1..<max(1, count) {
        sum += weights[step] * (samples[middle[-step] + place] + samples[middle[step] + place])
      }
      return sum
    }
  }
}
