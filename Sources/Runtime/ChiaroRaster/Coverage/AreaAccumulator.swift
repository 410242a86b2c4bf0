// SPDX-License-Identifier: MIT

/// A rasterizer that computes the exact area which polygons cover of each pixel.
///
/// Each edge adds, in every row, the area between itself and the right end, signed by its
/// direction; a running sum along the row then gives the coverage. Only sums, products and
/// quotients are used, so that the result is the same on every machine. Where several edges of one
/// shape share a pixel, the area is that of their sum, as in FreeType's smooth rasterizer.
struct AreaAccumulator {
  /// The number of columns.
  let width: Int
  /// The number of rows.
  let height: Int
  // Two cells more than columns: an edge at the right end still writes to its own and the next.
  private let stride: Int
  private var cells: [Float]

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    stride = width + 2
    cells = [Float](repeating: 0, count: stride * height)
  }

  /// Adds a closed polygon of either direction.
  mutating func add(_ polygon: some BidirectionalCollection<SIMD2<Float>>) {
    guard var last = polygon.last else { return }
    for point in polygon {
      add(from: last, to: point)
      last = point
    }
  }

  /// Adds an edge, clipped at the left and right end; a part to the left covers whole rows.
  mutating func add(from start: SIMD2<Float>, to end: SIMD2<Float>) {
    guard start.y != end.y else { return }
    let right = Float(width)
    let lowest = min(start.x, end.x)
    let highest = max(start.x, end.x)
    if lowest >= right { return }
    if lowest >= 0 && highest <= right { return addInside(start, end) }
    if highest <= 0 {
      return addInside(SIMD2(0, start.y), SIMD2(0, end.y))
    }
    let border: Float = lowest < 0 ? 0 : right
    let part = (border - start.x) / (end.x - start.x)
    let middle = SIMD2(border, start.y + part * (end.y - start.y))
    // Each half lies on one side of this border, or is cut once more at the other.
    addHalf(start, middle, border)
    addHalf(middle, end, border)
  }

  private mutating func addHalf(
    _ start: SIMD2<Float>, _ end: SIMD2<Float>, _ border: Float
  ) {
    let other = start.x == border ? end.x : start.x
    if border == 0 && other < 0 {
      addInside(SIMD2(0, start.y), SIMD2(0, end.y))
    } else if border == 0 && other > Float(width) {
      add(from: start, to: end)
    } else if other >= 0 && other <= Float(width) {
      addInside(start, end)
    }
  }

  /// Adds an edge that lies between the left and right end, row by row.
  private mutating func addInside(_ start: SIMD2<Float>, _ end: SIMD2<Float>) {
    let isDown = start.y < end.y
    let (top, bottom) = isDown ? (start, end) : (end, start)
    let from = max(top.y, 0)
    let to = min(bottom.y, Float(height))
    let slope = (bottom.x - top.x) / (bottom.y - top.y)
    // An edge so level that its slope is no number has no height that could be seen.
    guard from < to, slope.isFinite else { return }
    let limits = (min(top.x, bottom.x), max(top.x, bottom.x))
    var y = from
    var x = min(max(top.x + (from - top.y) * slope, limits.0), limits.1)
    var row = Int(from)
    while y < to {
      let nextY = min(Float(row + 1), to)
      let nextX = min(max(top.x + (nextY - top.y) * slope, limits.0), limits.1)
      let area = isDown ? nextY - y : y - nextY
      addRow(row * stride, area, min(x, nextX), max(x, nextX))
      (x, y, row) = (nextX, nextY, row + 1)
    }
  }

  /// Adds the part of an edge that lies in one row, from `left` to `right`.
  private mutating func addRow(_ row: Int, _ area: Float, _ left: Float, _ right: Float) {
    let first = Int(left)
    let last = Int(right)
    if last == first || right == Float(first + 1) {
      let middle = (left + right) / 2 - Float(first)
      cells[row + first] += area * (1 - middle)
      cells[row + first + 1] += area * middle
      return
    }
    // The share of the edge's height that each column takes, and the area right of it there.
    let share = area / (right - left)
    var column = first
    var x = left
    while x < right {
      let next = min(Float(column + 1), right)
      let height = share * (next - x)
      let middle = (x + next) / 2 - Float(column)
      cells[row + column] += height * (1 - middle)
      cells[row + column + 1] += height * middle
      (x, column) = (next, column + 1)
    }
  }

  /// Returns the coverage of each pixel from 0 to 1, row after row.
  func coverage(_ rule: FillRule = .winding) -> [Float] {
    var result: [Float] = []
    result.reserveCapacity(width * height)
    for row in 0..<height {
      var sum: Float = 0
      for column in 0..<width {
        sum += cells[row * stride + column]
        result.append(Self.inside(sum, rule))
      }
    }
    return result
  }

  private static func inside(_ sum: Float, _ rule: FillRule) -> Float {
    let area = sum.magnitude
    switch rule {
    case .winding: return min(area, 1)
    case .evenOdd:
      let rest = area - 2 * (area / 2).rounded(.down)
      return rest > 1 ? 2 - rest : rest
    }
  }
}

extension CoverageMask {
  /// Creates a mask from coverages from 0 to 1, row after row, rounded to 8 bits.
  init(size: PixelSize, coverage: [Float]) {
    self.init(size: size, packed: coverage.map { UInt8($0 * 255 + 0.5) })
  }
}
