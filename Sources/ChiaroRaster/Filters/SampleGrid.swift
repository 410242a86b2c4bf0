// SPDX-License-Identifier: MIT

/// Samples of a picture in single precision, premultiplied, from 0 to 1, on a part of a grid.
struct SampleGrid {
  /// The columns of the grid that are here.
  let columns: ClosedRange<Int>
  /// The rows of the grid that are here.
  let rows: ClosedRange<Int>
  /// The samples, row after row.
  var samples: [SIMD4<Float>]

  /// A part of a grid, all samples 0.
  init(columns: ClosedRange<Int>, rows: ClosedRange<Int>) {
    self.columns = columns
    self.rows = rows
    samples = [SIMD4<Float>](repeating: .zero, count: columns.count * rows.count)
  }

  /// Where a row begins.
  func start(ofRow row: Int) -> Int { (row - rows.lowerBound) * columns.count }
}
