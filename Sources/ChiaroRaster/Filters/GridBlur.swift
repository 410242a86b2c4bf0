// SPDX-License-Identifier: MIT

/// The rows of a grid after a Gaussian in both directions, one after the other.
///
/// Across, each row is blurred once in the beginning; down, when the row is asked for.
struct GridBlur {
  private let kernel: GaussianKernel
  /// Blurred across.
  private let grid: SampleGrid

  /// Blurs the rows of a grid across; what lies beyond its sides counts as its outer samples.
  init(_ source: SampleGrid, columns: ClosedRange<Int>, kernel: GaussianKernel) {
    self.kernel = kernel
    let radius = kernel.radius
    var grid = SampleGrid(columns: columns, rows: source.rows)
    var line = [SIMD4<Float>](repeating: .zero, count: columns.count + 2 * radius)
    grid.samples.withUnsafeMutableBufferPointer { output in
      source.samples.withUnsafeBufferPointer { input in
        for row in source.rows {
          let first = source.start(ofRow: row) - source.columns.lowerBound
          for place in line.indices {
            let column = columns.lowerBound - radius + place
            line[place] =
              input[
                first + min(max(column, source.columns.lowerBound), source.columns.upperBound)]
          }
          let start = (row - source.rows.lowerBound) * columns.count
          line.withUnsafeBufferPointer { line in
            Self.convolve(
              (1 - radius...1 + radius).map { line.baseAddress! + radius - 1 + $0 }, kernel.weights,
              into: output.baseAddress! + start, count: columns.count)
          }
        }
      }
    }
    self.grid = grid
  }

  /// Blurs a row down; rows beyond the grid count as its outer ones.
  func row(_ row: Int, into output: UnsafeMutablePointer<SIMD4<Float>>) {
    let radius = kernel.radius
    grid.samples.withUnsafeBufferPointer { samples in
      let lines = (row - radius...row + radius).map { other in
        samples.baseAddress!
          + grid.start(ofRow: min(max(other, grid.rows.lowerBound), grid.rows.upperBound))
      }
      Self.convolve(lines, kernel.weights, into: output, count: grid.columns.count)
    }
  }

  /// Adds lines by their weights, the middle one first and then outwards: eight samples at a time,
  /// so that their sums stay in registers.
  private static func convolve(
    _ lines: [UnsafePointer<SIMD4<Float>>], _ weights: [Float],
    into output: UnsafeMutablePointer<SIMD4<Float>>, count: Int
  ) {
    lines.withUnsafeBufferPointer { lines in
      weights.withUnsafeBufferPointer { weights in
        let middle = weights.count - 1
        var place = 0
        while place + 4 <= count {
          let center = lines[middle] + place
          var (a, b) = (weights[0] * center[0], weights[0] * center[1])
          var (c, d) = (weights[0] * center[2], weights[0] * center[3])
          for step in 1..<weights.count {
            let (one, other) = (lines[middle - step] + place, lines[middle + step] + place)
            let weight = SIMD4<Float>(repeating: weights[step])
            a += weight * (one[0] + other[0])
            b += weight * (one[1] + other[1])
            c += weight * (one[2] + other[2])
            d += weight * (one[3] + other[3])
          }
          (output[place], output[place + 1]) = (a, b)
          (output[place + 2], output[place + 3]) = (c, d)
          place += 4
        }
        while place < count {
          var sum = weights[0] * lines[middle][place]
          for step in 1..<weights.count {
            sum += weights[step] * (lines[middle - step][place] + lines[middle + step][place])
          }
          output[place] = sum
          place += 1
        }
      }
    }
  }
}
