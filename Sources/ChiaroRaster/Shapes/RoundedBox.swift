// SPDX-License-Identifier: MIT

/// A rectangle in pixels whose corners may be round.
struct RoundedBox: Hashable, Sendable {
  /// The left edge.
  var left: Float
  /// The top edge.
  var top: Float
  /// The right edge, not left of the left one.
  var right: Float
  /// The bottom edge, not above the top one.
  var bottom: Float
  /// The radius along the level edges, at most half of the width.
  var radiusX: Float = 0
  /// The radius along the upright edges, at most half of the height.
  var radiusY: Float = 0
  /// 0 for circles, 1 for continuous corners, less where there is no room for whole ones.
  var smoothing: Float = 0

  /// A rectangle with sharp corners.
  init(left: Float, top: Float, right: Float, bottom: Float) {
    (self.left, self.top, self.right, self.bottom) = (left, top, right, bottom)
  }

  /// A rectangle with corners of a radius in pixels; both shrink together where there is no room.
  init(_ sharp: RoundedBox, radiusX: Float, radiusY: Float, curve: CornerCurve) {
    self = sharp
    guard radiusX > 0, radiusY > 0, radiusX.isFinite, radiusY.isFinite else { return }
    let room = min(width / 2 / radiusX, height / 2 / radiusY)
    let fit = min(room, 1)
    (self.radiusX, self.radiusY) = (radiusX * fit, radiusY * fit)
    if curve == .continuous {
      smoothing = max(0, min((room - 1) / Float(CornerOutline.reach), 1))
    }
  }

  var width: Float { right - left }
  var height: Float { bottom - top }
  var isSharp: Bool { radiusX <= 0 || radiusY <= 0 }

  /// How far along a level edge a corner reaches.
  var reachX: Float { isSharp ? 0 : radiusX * (1 + Float(CornerOutline.reach) * smoothing) }
  /// How far along an upright edge a corner reaches.
  var reachY: Float { isSharp ? 0 : radiusY * (1 + Float(CornerOutline.reach) * smoothing) }

  /// The box inside of an edge of some width, its corners of the same centers; nil where nothing
  /// is left.
  func inset(by edge: SIMD2<Float>) -> RoundedBox? {
    guard width > 2 * edge.x, height > 2 * edge.y else { return nil }
    var inner = self
    inner.left += edge.x
    inner.top += edge.y
    inner.right -= edge.x
    inner.bottom -= edge.y
    inner.radiusX = max(0, radiusX - edge.x)
    inner.radiusY = max(0, radiusY - edge.y)
    if inner.isSharp { inner.smoothing = 0 }
    return inner
  }

  /// The curve of the top left corner, from the left edge to the top edge, seen from the corner.
  func corner(tolerance: Double = 1 / 16_384) -> [SIMD2<Double>] {
    guard !isSharp else { return [.zero] }
    let scale = SIMD2(Double(radiusX), Double(radiusY))
    return CornerOutline.points(
      radius: scale.max(), smoothing: Double(smoothing), tolerance: tolerance
    ).map { $0 * scale }
  }

  /// The whole outline, to the right along the top.
  func outline(tolerance: Double = 1 / 16_384) -> [SIMD2<Double>] {
    let corner = corner(tolerance: tolerance)
    let (left, top) = (Double(left), Double(top))
    let (right, bottom) = (Double(right), Double(bottom))
    return corner.map { SIMD2(left + $0.x, top + $0.y) }
      + corner.reversed().map { SIMD2(right - $0.x, top + $0.y) }
      + corner.map { SIMD2(right - $0.x, bottom - $0.y) }
      + corner.reversed().map { SIMD2(left + $0.x, bottom - $0.y) }
  }
}
