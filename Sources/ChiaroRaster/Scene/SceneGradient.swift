// SPDX-License-Identifier: MIT

/// A gradient over the pixels of a canvas.
struct SceneGradient: Sendable {
  /// How far along a pixel lies: u of a linear gradient, the length of (u, v) of a radial one.
  var u: PixelPlane
  var v: PixelPlane?
  /// The index of its colors in `Scene.ramps`.
  var ramp: Int32

  /// A number that changes evenly from pixel to pixel: `x` a column, `y` a row.
  struct PixelPlane: Hashable, Sendable {
    var x: Float
    var y: Float
    var start: Float

    /// The numbers at the middles of four pixels of a row.
    @inline(__always)
    func values(_ column: Int, _ row: Int) -> SIMD4<Float> {
      let columns = SIMD4<Float>(0.5, 1.5, 2.5, 3.5) + Float(column)
      return columns * x + (y * (Float(row) + 0.5) + start)
    }
  }

  /// A gradient of a rectangle that a transform brings to pixels; nil where it has no extent or a
  /// number in it is none.
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

  /// How far along the middle of a pixel lies: 0 and 1 at the ends, beyond them outside.
  func place(_ column: Int, _ row: Int) -> Float { places(column, row).x }

  /// How far along the middles of four pixels of a row lie.
  @inline(__always)
  func places(_ column: Int, _ row: Int) -> SIMD4<Float> {
    let across = u.values(column, row)
    guard let v else { return across }
    let down = v.values(column, row)
    return (across * across + down * down).squareRoot()
  }
}

/// The colors of gradients and their places, from 0 to 1 and in order.
struct SceneRamp: Hashable, Sendable {
  let stops: [Gradient.Stop]
  let interpolation: Gradient.Interpolation

  /// The colors of a gradient, which has some; none stands before the one before it.
  init(_ gradient: Gradient) {
    var last: Float = 0
    stops = gradient.stops.map { stop in
      if stop.position > last { last = min(stop.position, 1) }
      return Gradient.Stop(last, stop.color)
    }
    interpolation = gradient.interpolation
  }
}
