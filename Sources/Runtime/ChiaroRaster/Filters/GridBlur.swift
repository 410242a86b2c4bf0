// SPDX-License-Identifier: MIT

/// A Gaussian blur of a grid in both directions, which produces one row at a time.
///
/// Rows are blurred horizontally at the start, and vertically when they are requested.
struct GridBlur {
  private let radius: Int
  private let convolution: LineConvolution
  /// The horizontally blurred grid.
  private let grid: SampleGrid

  /// Blurs the rows of a grid horizontally; beyond its sides the outermost samples are repeated.
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

  /// Writes a row blurred vertically; beyond the grid the outermost rows are repeated.
  func row(_ row: Int, into output: UnsafeMutablePointer<SIMD4<Float>>) {
    let places = (row - radius...row + radius).map {
      grid.start(ofRow: min(max($0, grid.rows.lowerBound), grid.rows.upperBound))
    }
    convolution.add(grid.samples, places: places, into: output, count: grid.columns.count)
  }
}
