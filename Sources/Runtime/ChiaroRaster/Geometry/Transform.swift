// SPDX-License-Identifier: MIT

/// An affine transform: x' = a x + c y + tx, y' = b x + d y + ty.
///
/// Apple counterpart: `CGAffineTransform` · Source: CGAffineTransform.h · Fidelity: exact
public struct Transform: Hashable, Sendable {
  /// The coefficient a in x' = ax + cy + tx.
  public var a: Float
  /// The coefficient b in y' = bx + dy + ty.
  public var b: Float
  /// The coefficient c in x' = ax + cy + tx.
  public var c: Float
  /// The coefficient d in y' = bx + dy + ty.
  public var d: Float
  /// The translation along the x axis; positive values move to the right.
  public var tx: Float
  /// The translation along the y axis; positive values move down.
  public var ty: Float

  /// Creates a transform from its six coefficients.
  public init(a: Float, b: Float, c: Float, d: Float, tx: Float, ty: Float) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }

  /// The transform that leaves every point in place.
  public static let identity = Transform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// Returns a transform that moves by distances.
  public static func translation(x: Float, y: Float) -> Transform {
    Transform(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }

  /// Returns a transform that scales around the origin.
  public static func scale(x: Float, y: Float) -> Transform {
    Transform(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
  }

  /// Whether the transform only moves and scales by positive factors, so that rectangles stay
  /// rectangles and are not mirrored.
  public var isAxisAligned: Bool { b == 0 && c == 0 && a > 0 && d > 0 }

  /// Whether all six coefficients are finite.
  public var isFinite: Bool {
    a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
  }

  /// The determinant, which is the factor by which areas grow; it is negative if the transform
  /// mirrors.
  public var determinant: Float { a * d - b * c }

  /// Returns the transformed point.
  public func callAsFunction(_ point: Point) -> Point {
    Point(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
  }

  /// Returns the transform that applies this one first and then another.
  public func followed(by other: Transform) -> Transform {
    Transform(
      a: other.a * a + other.c * b, b: other.b * a + other.d * b,
      c: other.a * c + other.c * d, d: other.b * c + other.d * d,
      tx: other.a * tx + other.c * ty + other.tx, ty: other.b * tx + other.d * ty + other.ty)
  }

  /// The inverse transform; nil if the determinant is 0 or a coefficient is not finite.
  public var inverse: Transform? {
    let area = determinant
    guard area != 0, area.isFinite, isFinite else { return nil }
    let (a, b, c, d) = (self.d / area, -self.b / area, -self.c / area, self.a / area)
    return Transform(
      a: a, b: b, c: c, d: d, tx: -(a * tx + c * ty), ty: -(b * tx + d * ty))
  }
}

extension Path {
  /// Returns the path with all its points transformed.
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
