// SPDX-License-Identifier: MIT

/// The outline of a stroked line, as polygons of the same orientation.
///
/// Neighboring pieces share an edge in opposite directions, which leaves no seam between them.
struct StrokeOutline {
  /// The polygons: one for each straight segment, join and cap.
  private(set) var polygons: [[SIMD2<Float>]] = []
  private let style: StrokeStyle
  private let radius: Float
  private let dashes: Dashes?

  /// Creates an outline in a stroke style whose lengths are in points of `scale` pixels.
  init(_ style: StrokeStyle, scale: Float) {
    self.style = style
    // No farther out than a path's own corners may lie.
    radius = min(style.width * scale / 2, FlatPath.farthest)
    dashes = Dashes(style, scale: scale)
  }

  /// Adds the outline of a subpath.
  mutating func add(_ part: FlatPath.Part) {
    var points = part.points.reduce(into: [SIMD2<Float>]()) { kept, point in
      if kept.last != point { kept.append(point) }
    }
    if part.isClosed && points.count > 1 && points.first == points.last { points.removeLast() }
    guard points.count > 1 else {
      // A move alone draws nothing; a line of no length has ends, if its ends have a shape.
      if part.points.count > 1 || part.isClosed { addDot(points[0]) }
      return
    }
    guard let dashes else { return addLine(points, isClosed: part.isClosed) }
    if part.isClosed { points.append(points[0]) }
    for dash in dashes.cut(points) { addLine(dash, isClosed: false) }
  }

  private mutating func addDot(_ center: SIMD2<Float>) {
    let inner = center - SIMD2(1, 0)
    addCap(at: center, from: inner)
    addCap(at: center, from: center + SIMD2(1, 0))
  }

  private mutating func addLine(_ points: [SIMD2<Float>], isClosed: Bool) {
    for (start, end) in zip(points, points.dropFirst()) { addSegment(start, end) }
    for index in points.indices.dropFirst().dropLast() {
      addJoin(points[index - 1], points[index], points[index + 1])
    }
    let last = points.count - 1
    if isClosed {
      addSegment(points[last], points[0])
      if last > 1 { addJoin(points[last - 1], points[last], points[0]) }
      addJoin(points[last], points[0], points[1])
    } else {
      addCap(at: points[0], from: points[1])
      addCap(at: points[last], from: points[last - 1])
    }
  }

  private mutating func addSegment(_ start: SIMD2<Float>, _ end: SIMD2<Float>) {
    let side = normal(start, end)
    polygons.append([start + side, end + side, end - side, start - side])
  }

  private mutating func addCap(at point: SIMD2<Float>, from inner: SIMD2<Float>) {
    let side = normal(inner, point)
    let ahead = SIMD2(-side.y, side.x)
    switch style.cap {
    case .butt: return
    case .round:
      add([point + side] + arc(point, side, ahead) + arc(point, ahead, -side))
    case .square: addSegment(point, point + ahead)
    }
  }

  private mutating func addJoin(
    _ before: SIMD2<Float>, _ corner: SIMD2<Float>, _ after: SIMD2<Float>
  ) {
    let (first, second) = (normal(before, corner), normal(corner, after))
    let turn = first.x * second.y - first.y * second.x
    let cosine = (first * second).sum() / (radius * radius)
    guard turn != 0 || cosine < 0 else { return }
    // The sides are to the left of the line; the outer one lies opposite to the turn.
    let (from, to) = turn > 0 ? (first, second) : (-first, -second)
    if style.join == .round {
      // A sharp turn goes over what is ahead of the first line.
      let ahead = SIMD2(-first.y, first.x)
      let way =
        cosine < 0
        ? arc(corner, from, ahead) + arc(corner, ahead, to) : arc(corner, from, to)
      return add([corner, corner + from] + way)
    }
    var polygon = [corner, corner + from]
    // A miter is 1 / sin(half the angle between the lines) widths long.
    let half = (1 + cosine) / 2
    if style.join == .miter && half > 0 && style.miterLimit * style.miterLimit * half >= 1 {
      polygon.append(corner + (from + to) / (2 * half))
    }
    polygon.append(corner + to)
    add(polygon)
  }

  /// Returns the points of an arc around a center, of half a turn at most, without the first.
  private func arc(
    _ center: SIMD2<Float>, _ from: SIMD2<Float>, _ to: SIMD2<Float>, depth: Int = 0
  ) -> [SIMD2<Float>] {
    let chord = from + to
    let length = (chord * chord).sum().squareRoot()
    guard depth < 8, length > 0, radius - length / 2 > 1 / 1024 else { return [center + to] }
    let middle = chord * (radius / length)
    return arc(center, from, middle, depth: depth + 1) + arc(center, middle, to, depth: depth + 1)
  }

  /// Adds a polygon, reversed where its orientation differs from that of the segments.
  private mutating func add(_ polygon: [SIMD2<Float>]) {
    var area: Float = 0
    var last = polygon[polygon.count - 1] - polygon[0]
    for point in polygon {
      let next = point - polygon[0]
      area += last.x * next.y - last.y * next.x
      last = next
    }
    polygons.append(area < 0 ? polygon.reversed() : polygon)
  }

  /// Returns the vector from a segment to its side, half a line width long.
  private func normal(_ start: SIMD2<Float>, _ end: SIMD2<Float>) -> SIMD2<Float> {
    let way = end - start
    let length = (way * way).sum().squareRoot()
    return length > 0 ? SIMD2(way.y, -way.x) * (radius / length) : SIMD2(0, -radius)
  }
}
