// SPDX-License-Identifier: MIT

package import Foundation

/// An area composed of disjoint rectangles.
struct RectangleSet: Equatable {
  private(set) var rects: [CGRect] = []

  /// Creates an empty area.
  init() {}

  /// Creates an area of one rectangle; empty if the rectangle is.
  init(_ rect: CGRect) { add(rect) }

  var isEmpty: Bool { rects.isEmpty }

  /// The bounding box of all rectangles.
  var bounds: CGRect { rects.dropFirst().reduce(rects.first ?? .zero) { $0.union($1) } }

  /// Adds the part of a rectangle that is not in the area yet.
  mutating func add(_ rect: CGRect) {
    guard rect.hasArea else { return }
    var new = [rect]
    for known in rects { new = new.flatMap { $0.parts(outside: known) } }
    rects += new
  }

  /// Removes a rectangle from the area.
  mutating func subtract(_ rect: CGRect) {
    rects = rects.flatMap { $0.parts(outside: rect) }
  }

  /// Removes another area from the area.
  mutating func subtract(_ other: RectangleSet) {
    for rect in other.rects { subtract(rect) }
  }

  /// Returns the intersection with a rectangle.
  func intersection(_ rect: CGRect) -> RectangleSet {
    var part = RectangleSet()
    part.rects = rects.map { $0.intersection(rect) }.filter(\.hasArea)
    return part
  }
}

extension CGRect {
  /// Returns whether two rectangles share an area; `intersects` also counts edges on Linux.
  package func overlaps(_ other: CGRect) -> Bool { intersection(other).hasArea }

  /// Whether width and height exceed a hundredth of a point; less is a rounding error.
  fileprivate var hasArea: Bool { width > 0.01 && height > 0.01 }

  /// Returns the parts outside another rectangle: at most four, above, below, left and right.
  fileprivate func parts(outside other: CGRect) -> [CGRect] {
    let common = intersection(other)
    guard common.hasArea else { return [self] }
    return [
      CGRect(x: minX, y: minY, width: width, height: common.minY - minY),
      CGRect(x: minX, y: common.maxY, width: width, height: maxY - common.maxY),
      CGRect(x: minX, y: common.minY, width: common.minX - minX, height: common.height),
      CGRect(x: common.maxX, y: common.minY, width: maxX - common.maxX, height: common.height),
    ].filter(\.hasArea)
  }
}
