// SPDX-License-Identifier: MIT

package import Foundation

/// An area made of rectangles that do not overlap.
struct RectangleSet: Equatable {
  private(set) var rects: [CGRect] = []

  /// Nothing.
  init() {}

  /// One rectangle; nothing where it has no area.
  init(_ rect: CGRect) { add(rect) }

  var isEmpty: Bool { rects.isEmpty }

  /// The smallest rectangle around all.
  var bounds: CGRect { rects.dropFirst().reduce(rects.first ?? .zero) { $0.union($1) } }

  /// Adds what a rectangle has beyond the others.
  mutating func add(_ rect: CGRect) {
    guard rect.hasArea else { return }
    var new = [rect]
    for known in rects { new = new.flatMap { $0.parts(outside: known) } }
    rects += new
  }

  /// Takes a rectangle out.
  mutating func subtract(_ rect: CGRect) {
    rects = rects.flatMap { $0.parts(outside: rect) }
  }

  /// Takes an area out.
  mutating func subtract(_ other: RectangleSet) {
    for rect in other.rects { subtract(rect) }
  }

  /// The part inside of a rectangle.
  func intersection(_ rect: CGRect) -> RectangleSet {
    var part = RectangleSet()
    part.rects = rects.map { $0.intersection(rect) }.filter(\.hasArea)
    return part
  }
}

extension CGRect {
  /// Whether two rectangles have an area in common; `intersects` also counts edges on Linux.
  package func overlaps(_ other: CGRect) -> Bool { intersection(other).hasArea }

  /// Less than a hundredth of a point is what is lost to rounding, not an area.
  fileprivate var hasArea: Bool { width > 0.01 && height > 0.01 }

  /// At most four rectangles: above, below, left and right of another.
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
