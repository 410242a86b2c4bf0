// SPDX-License-Identifier: MIT

import ChiaroColor

/// A search for pairs of points that are close together, without comparing all pairs.
///
/// The points are sorted into cells as wide as the distance, so that close points lie in the same
/// cell or one of the twenty-six around it, half of which are enough to find each pair once.
/// Thousands of colors take milliseconds, and many equal ones are limited to a number of
/// comparisons each.
struct ColorNeighbors {
  private let points: [ColorComponents]
  private let distance: Double
  /// The indices of the points, grouped by cell.
  private let order: [Int]
  /// The range of each cell's points in `order`.
  private let cells: [Int: Range<Int>]

  /// The largest number of points in a cell that a point is compared with.
  private static let mostOfACell = 32

  init(_ points: [ColorComponents], distance: Double) {
    self.points = points
    self.distance = distance
    let keys = points.map { Self.key(Self.cell(of: $0, distance)) }
    let sorted = points.indices.sorted { (keys[$0], $0) < (keys[$1], $1) }
    var cells: [Int: Range<Int>] = [:]
    var start = 0
    for end in sorted.indices
    where end + 1 == sorted.count || keys[sorted[end + 1]] != keys[sorted[end]] {
      cells[keys[sorted[end]]] = start..<(end + 1)
      start = end + 1
    }
    order = sorted
    self.cells = cells
  }

  /// Calls a closure once with each pair of points closer than the distance, the lower index first.
  func forEachPair(_ body: (Int, Int, Double) -> Void) {
    for range in cells.values {
      let cell = Self.cell(of: points[order[range.lowerBound]], distance)
      for position in range {
        compare(order[position], order[(position + 1)..<range.upperBound], body)
      }
      for offset in Self.halfOfTheOffsets {
        guard let other = cells[Self.key(cell &+ offset)] else { continue }
        for position in range { compare(order[position], order[other], body) }
      }
    }
  }

  @inline(__always)
  private func compare(
    _ index: Int, _ others: ArraySlice<Int>, _ body: (Int, Int, Double) -> Void
  ) {
    for other in others.prefix(Self.mostOfACell) {
      let difference = points[other] - points[index]
      let squared = (difference * difference).sum()
      if squared < distance * distance {
        body(min(index, other), max(index, other), squared.squareRoot())
      }
    }
  }

  private static func cell(of point: ColorComponents, _ distance: Double) -> SIMD3<Int> {
    let scaled = (point / distance).rounded(.down).clamped(
      lowerBound: .init(repeating: -Double(half) + 2),
      upperBound: .init(repeating: Double(half) - 2))
    return SIMD3(
      Int(saturating: scaled.x), Int(saturating: scaled.y), Int(saturating: scaled.z))
  }

  /// The offset that makes cell coordinates positive, so that three of them fit one integer.
  private static let half = 1 << 20

  private static func key(_ cell: SIMD3<Int>) -> Int {
    ((cell.x + half) << 42) | ((cell.y + half) << 21) | (cell.z + half)
  }

  /// The offsets to half of the neighboring cells, no two of them opposite.
  private static let halfOfTheOffsets: [SIMD3<Int>] = (-1...1).flatMap { x in
    (-1...1).flatMap { y in (-1...1).map { z in SIMD3(x, y, z) } }
  }.filter { ($0.x, $0.y, $0.z) > (0, 0, 0) }
}

extension Color {
  /// The components in Oklab, in which distance is `deltaEOK`.
  var oklab: ColorComponents { space.convert(components, to: .oklab) }
}
