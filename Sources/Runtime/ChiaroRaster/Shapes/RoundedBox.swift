// SPDX-License-Identifier: MIT

/// A rectangle in pixels with optionally rounded corners.
struct RoundedBox: Hashable, Sendable {
  /// The left edge.
  var left: Float
  /// The top edge.
  var top: Float
  /// The right edge, not less than the left edge.
  var right: Float
  /// The bottom edge, not less than the top edge.
  var bottom: Float
  /// The radius along the horizontal edges, at most half of the width.
  var radiusX: Float = 0
  /// The radius along the vertical edges, at most half of the height.
  var radiusY: Float = 0
  /// The smoothing of corners: 0 for circles, 1 for continuous ones, less where there is no room.
  var smoothing: Float = 0

  /// Creates a rectangle with sharp corners.
  init(left: Float, top: Float, right: Float, bottom: Float) {
    (self.left, self.top, self.right, self.bottom) = (left, top, right, bottom)
  }

  /// Creates a rectangle with corners of radii in pixels; both shrink together where there is no
  /// room.
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

  /// The length that a corner takes of a horizontal edge.
  var reachX: Float { isSharp ? 0 : radiusX * (1 + Float(CornerOutline.reach) * smoothing) }
  /// The length that a corner takes of a vertical edge.
  var reachY: Float { isSharp ? 0 : radiusY * (1 + Float(CornerOutline.reach) * smoothing) }

  /// Returns the box inside an edge of a width, with corners of the same centers; nil where nothing
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

  /// Returns the curve of the top left corner, from the left to the top edge, relative to the
  /// corner point.
  func corner(tolerance: Double = 1 / 16_384) -> [SIMD2<Double>] {
    guard !isSharp else { return [.zero] }
    let scale = SIMD2(Double(radiusX), Double(radiusY))
    return CornerOutline.points(
      radius: scale.max(), smoothing: Double(smoothing), tolerance: tolerance
    ).map { $0 * scale }
  }

  /// Returns the whole outline, which runs to the right along the top.
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
