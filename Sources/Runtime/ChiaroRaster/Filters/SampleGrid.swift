// SPDX-License-Identifier: MIT

/// Premultiplied samples from 0 to 1 in single precision, on a part of a grid.
struct SampleGrid {
  /// The columns of the grid that are stored.
  let columns: ClosedRange<Int>
  /// The rows of the grid that are stored.
  let rows: ClosedRange<Int>
  /// The samples, row after row.
  var samples: [SIMD4<Float>]

  /// Creates a part of a grid with all samples 0.
  init(columns: ClosedRange<Int>, rows: ClosedRange<Int>) {
    self.columns = columns
    self.rows = rows
    samples = [SIMD4<Float>](repeating: .zero, count: columns.count * rows.count)
  }

  /// Returns the index of a row's first sample.
  func start(ofRow row: Int) -> Int { (row - rows.lowerBound) * columns.count }
}
