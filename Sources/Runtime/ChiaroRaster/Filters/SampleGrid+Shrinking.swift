// SPDX-License-Identifier: MIT

extension SampleGrid {
  /// Takes a row of the finer grid: unchanged, or averaged into the rows beside it.
  mutating func take(
    _ fine: UnsafePointer<SIMD4<Float>>, columns fineColumns: ClosedRange<Int>, row: Int, ratio: Int
  ) {
    guard ratio == 1 else { return add(fine, columns: fineColumns, row: row, ratio: ratio) }
    let first = start(ofRow: row)
    for index in 0..<columns.count { samples[first + index] = fine[index] }
  }

  /// Adds a row of a finer grid to the rows beside it; `ratio` of its samples make one of this
  /// grid.
  private mutating func add(
    _ fine: UnsafePointer<SIMD4<Float>>, columns fineColumns: ClosedRange<Int>, row: Int, ratio: Int
  ) {
    let above = row >= 0 ? row / ratio : -((ratio - 1 - row) / ratio)
    let below = row - above * ratio
    let square = Float(ratio * ratio)
    let shares = [(above, Float(ratio - below) / square), (above + 1, Float(below) / square)]
    for (target, share) in shares where share > 0 && rows.contains(target) {
      let first = start(ofRow: target)
      for column in columns {
        samples[first + column - columns.lowerBound] +=
          share * Self.tent(fine, fineColumns, around: column * ratio, ratio)
      }
    }
  }

  private static func tent(
    _ fine: UnsafePointer<SIMD4<Float>>, _ columns: ClosedRange<Int>, around center: Int,
    _ ratio: Int
  ) -> SIMD4<Float> {
    var sum = SIMD4<Float>.zero
    for step in 1 - ratio...ratio - 1 {
      let column = min(max(center + step, columns.lowerBound), columns.upperBound)
      sum += Float(ratio - abs(step)) * fine[column - columns.lowerBound]
    }
    return sum / Float(ratio * ratio)
  }
}
