// SPDX-License-Identifier: MIT

/// A few rectangles around changed pixels, so that not everything between them is redrawn.
struct DirtyRectangles: Equatable {
  private(set) var rectangles: [PixelBounds] = []

  /// The largest number of separate rectangles: each costs a walk through all steps of the scene.
  private static let limit = 8

  /// Adds a rectangle, joining it with those that it overlaps.
  ///
  /// Two rectangles are also joined where the rectangle around both has hardly more pixels than
  /// they have.
  mutating func add(_ bounds: PixelBounds) {
    guard !bounds.isEmpty else { return }
    var bounds = bounds
    while let index = rectangles.firstIndex(where: { Self.belongTogether($0, bounds) }) {
      bounds = bounds.union(rectangles.remove(at: index))
    }
    rectangles.append(bounds)
    guard rectangles.count > Self.limit else { return }
    rectangles = [rectangles.reduce(.empty) { $0.union($1) }]
  }

  private static func belongTogether(_ first: PixelBounds, _ second: PixelBounds) -> Bool {
    let union = first.union(second)
    return !first.intersection(second).isEmpty
      || area(union) * 4 <= (area(first) + area(second)) * 5
  }

  private static func area(_ bounds: PixelBounds) -> Int { bounds.width * bounds.height }
}
