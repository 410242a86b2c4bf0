// SPDX-License-Identifier: MIT

/// A gradient in the pixels of a canvas.
struct SceneGradient: Sendable {
  /// The position along a linear gradient; for a radial one, the first component of the vector
  /// (u, v) whose length is the position.
  var u: PixelPlane
  var v: PixelPlane?
  /// The index of the colors in `Scene.ramps`.
  var ramp: Int32

  /// A linear function of the pixel: it changes by `x` per column and by `y` per row.
  struct PixelPlane: Hashable, Sendable {
    var x: Float
    var y: Float
    var start: Float

    /// Returns the values at the centers of four pixels of a row.
    @inline(__always)
    func values(_ column: Int, _ row: Int) -> SIMD4<Float> {
      let columns = SIMD4<Float>(0.5, 1.5, 2.5, 3.5) + Float(column)
      return columns * x + (y * (Float(row) + 0.5) + start)
    }
  }

  /// Creates the gradient of a rectangle under a transform to pixels; nil where it has no extent or
  /// is not finite.
  init?(
    _ gradient: Gradient, in frame: Rectangle, by transform: Transform, ramp: Int32
  ) {
    let unit = Transform(
      a: frame.width, b: 0, c: 0, d: frame.height, tx: frame.x, ty: frame.y)
    guard let back = unit.followed(by: transform).inverse else { return nil }
    let x = PixelPlane(x: back.a, y: back.c, start: back.tx)
    let y = PixelPlane(x: back.b, y: back.d, start: back.ty)
    switch gradient.geometry {
    case .linear(let start, let end):
      // The fraction is of lengths on the screen: level lines are upright to the way there.
      let size = SIMD2(frame.width, frame.height)
      let way = SIMD2(end.x - start.x, end.y - start.y) * size
      let square = (way * way).sum()
      guard square > 0, square.isFinite else { return nil }
      let (dx, dy) = (way.x * size.x / square, way.y * size.y / square)
      u = PixelPlane(
        x: dx * x.x + dy * y.x, y: dx * x.y + dy * y.y,
        start: dx * (x.start - start.x) + dy * (y.start - start.y))
    case .radial(let center, let radius):
      guard radius.x > 0, radius.y > 0 else { return nil }
      u = PixelPlane(x: x.x / radius.x, y: x.y / radius.x, start: (x.start - center.x) / radius.x)
      v = PixelPlane(x: y.x / radius.y, y: y.y / radius.y, start: (y.start - center.y) / radius.y)
    }
    let planes = [u, v ?? u]
    guard planes.allSatisfy({ $0.x.isFinite && $0.y.isFinite && $0.start.isFinite }) else {
      return nil
    }
    self.ramp = ramp
  }

  /// Returns the position of a pixel's center: 0 and 1 at the ends, less or more outside.
  func place(_ column: Int, _ row: Int) -> Float { places(column, row).x }

  /// Returns the positions of the centers of four pixels of a row.
  @inline(__always)
  func places(_ column: Int, _ row: Int) -> SIMD4<Float> {
    let across = u.values(column, row)
    guard let v else { return across }
    let down = v.values(column, row)
    return (across * across + down * down).squareRoot()
  }
}

/// The color stops of a gradient, in order and with positions from 0 to 1.
struct SceneRamp: Hashable, Sendable {
  let stops: [Gradient.Stop]
  let interpolation: Gradient.Interpolation

  /// Creates the stops of a gradient, which has at least one; positions never decrease.
  init(_ gradient: Gradient) {
    var last: Float = 0
    stops = gradient.stops.map { stop in
      if stop.position > last { last = min(stop.position, 1) }
      return Gradient.Stop(last, stop.color)
    }
    interpolation = gradient.interpolation
  }
}
