// SPDX-License-Identifier: MIT

/// Moves, scales, turns and shears: x' = a x + c y + tx, y' = b x + d y + ty.
///
/// Apple counterpart: `CGAffineTransform` · Source: CGAffineTransform.h · Fidelity: exact
public struct Transform: Hashable, Sendable {
  /// How much of x goes to x.
  public var a: Float
  /// How much of x goes to y.
  public var b: Float
  /// How much of y goes to x.
  public var c: Float
  /// How much of y goes to y.
  public var d: Float
  /// How far to the right.
  public var tx: Float
  /// How far down.
  public var ty: Float

  /// Creates a transform.
  public init(a: Float, b: Float, c: Float, d: Float, tx: Float, ty: Float) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }

  /// Leaves everything where it is.
  public static let identity = Transform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// Moves.
  public static func translation(x: Float, y: Float) -> Transform {
    Transform(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }

  /// Scales from the origin.
  public static func scale(x: Float, y: Float) -> Transform {
    Transform(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
  }

  /// Whether sides of rectangles stay level and upright, and no rectangle is mirrored.
  public var isAxisAligned: Bool { b == 0 && c == 0 && a > 0 && d > 0 }

  /// Whether all six are numbers.
  public var isFinite: Bool {
    a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
  }

  /// How much an area grows, negative where it is mirrored.
  public var determinant: Float { a * d - b * c }

  /// Where a point goes.
  public func callAsFunction(_ point: Point) -> Point {
    Point(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
  }

  /// First this one, then the other.
  public func followed(by other: Transform) -> Transform {
    Transform(
      a: other.a * a + other.c * b, b: other.b * a + other.d * b,
      c: other.a * c + other.c * d, d: other.b * c + other.d * d,
      tx: other.a * tx + other.c * ty + other.tx, ty: other.b * tx + other.d * ty + other.ty)
  }

  /// What leads back; nil where the transform flattens everything or is no number.
  public var inverse: Transform? {
    let area = determinant
    guard area != 0, area.isFinite, isFinite else { return nil }
    let (a, b, c, d) = (self.d / area, -self.b / area, -self.c / area, self.a / area)
    return Transform(
      a: a, b: b, c: c, d: d, tx: -(a * tx + c * ty), ty: -(b * tx + d * ty))
  }
}

extension Path {
  /// The path with each of its points moved by a transform.
  public func transformed(by transform: Transform) -> Path {
    var path = Path()
    path.elements = elements.map { element in
      switch element {
      case .move(let point): .move(transform(point))
      case .line(let point): .line(transform(point))
      case .quadratic(let point, let control):
        .quadratic(transform(point), control: transform(control))
      case .cubic(let point, let control1, let control2):
        .cubic(
          transform(point), control1: transform(control1), control2: transform(control2))
      case .close: .close
      }
    }
    return path
  }
}
