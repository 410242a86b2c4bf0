// SPDX-License-Identifier: MIT

/// The rows of a grid after a Gaussian in both directions, one after the other.
///
/// Across, each row is blurred once in the beginning; down, when the row is asked for.
struct GridBlur {
  private let radius: Int
  private let convolution: LineConvolution
  /// Blurred across.
  private let grid: SampleGrid

  /// Blurs the rows of a grid across; what lies beyond its sides counts as its outer samples.
  init(_ source: SampleGrid, columns: ClosedRange<Int>, kernel: GaussianKernel) {
    let (radius, convolution) = (kernel.radius, LineConvolution(weights: kernel.weights))
    var grid = SampleGrid(columns: columns, rows: source.rows)
    var line = [SIMD4<Float>](repeating: .zero, count: columns.count + 2 * radius)
    let places = Array(0...2 * radius)
    for row in source.rows {
      let first = source.start(ofRow: row) - source.columns.lowerBound
      for place in line.indices {
        let column = columns.lowerBound - radius + place
        line[place] =
          source.samples[
            first + min(max(column, source.columns.lowerBound), source.columns.upperBound)]
      }
      let start = grid.start(ofRow: row)
      grid.samples.withMutableMemory {
        convolution.add(line, places: places, into: $0 + start, count: columns.count)
      }
    }
    self.radius = radius
    self.convolution = convolution
    self.grid = grid
  }

  /// Blurs a row down; rows beyond the grid count as its outer ones.
  func row(_ row: Int, into output: UnsafeMutablePointer<SIMD4<Float>>) {
    let places = (row - radius...row + radius).map {
      grid.start(ofRow: min(max($0, grid.rows.lowerBound), grid.rows.upperBound))
    }
    convolution.add(grid.samples, places: places, into: output, count: grid.columns.count)
  }
}
