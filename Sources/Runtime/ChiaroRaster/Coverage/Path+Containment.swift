// SPDX-License-Identifier: MIT

extension Path {
  /// Returns whether a point is inside the path by a fill rule; open subpaths count as closed.
  ///
  /// Points left of or above an edge count as inside, those on the other edges do not.
  package func contains(_ point: Point, rule: FillRule) -> Bool {
    let place = SIMD2(point.x, point.y)
    var turns = 0
    for part in FlatPath(self).parts {
      let ends = part.points.dropFirst() + part.points.prefix(1)
      for (start, end) in zip(part.points, ends) { turns += Self.turn(start, end, around: place) }
    }
    return rule == .evenOdd ? turns % 2 != 0 : turns != 0
  }

  /// Returns 1 or −1 for a line that crosses what is right of a point, down or up; else 0.
  private static func turn(
    _ start: SIMD2<Float>, _ end: SIMD2<Float>, around point: SIMD2<Float>
  ) -> Int {
    guard (start.y <= point.y) != (end.y <= point.y) else { return 0 }
    let x = start.x + (point.y - start.y) / (end.y - start.y) * (end.x - start.x)
    return x <= point.x ? 0 : end.y > start.y ? 1 : -1
  }
}
