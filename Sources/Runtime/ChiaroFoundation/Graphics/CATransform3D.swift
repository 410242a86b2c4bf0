// SPDX-License-Identifier: MIT

public import ChiaroRaster
public import ChiaroViews
public import Foundation

// On Apple's own systems Core Animation itself has these.
#if !canImport(CoreGraphics)
  /// A 4-by-4 matrix for three-dimensional transforms; only its two-dimensional part is drawn.
  ///
  /// Apple counterpart: `CATransform3D` · Source: CATransform3D.h · Fidelity: approximate, without
  /// perspective
  public struct CATransform3D: Hashable, Sendable {
    public var m11: CGFloat = 1, m12: CGFloat = 0, m13: CGFloat = 0, m14: CGFloat = 0
    public var m21: CGFloat = 0, m22: CGFloat = 1, m23: CGFloat = 0, m24: CGFloat = 0
    public var m31: CGFloat = 0, m32: CGFloat = 0, m33: CGFloat = 1, m34: CGFloat = 0
    public var m41: CGFloat = 0, m42: CGFloat = 0, m43: CGFloat = 0, m44: CGFloat = 1

    /// Creates the identity transform, which changes nothing.
    public init() {}

    /// Creates a transform in the plane.
    init(_ plane: Transform) {
      (m11, m12) = (CGFloat(plane.a), CGFloat(plane.b))
      (m21, m22) = (CGFloat(plane.c), CGFloat(plane.d))
      (m41, m42) = (CGFloat(plane.tx), CGFloat(plane.ty))
    }

    /// The part of the transform in the plane.
    var plane: Transform {
      Transform(
        a: Float(m11), b: Float(m12), c: Float(m21), d: Float(m22), tx: Float(m41), ty: Float(m42))
    }
  }

  // Core Animation's own names.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The identity transform, which changes nothing.
  public let CATransform3DIdentity = CATransform3D()
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Returns a transform that moves along the three axes by the given distances, in points.
  public func CATransform3DMakeTranslation(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat)
    -> CATransform3D
  {
    var transform = CATransform3D()
    (transform.m41, transform.m42, transform.m43) = (x, y, z)
    return transform
  }
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Returns a transform that scales along the three axes by the given factors.
  public func CATransform3DMakeScale(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
    var transform = CATransform3D()
    (transform.m11, transform.m22, transform.m33) = (x, y, z)
    return transform
  }
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Returns a rotation by an angle in radians around an axis, or the identity if the axis has zero
  /// length.
  public func CATransform3DMakeRotation(
    _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
  ) -> CATransform3D {
    let length = (x * x + y * y + z * z).squareRoot()
    guard length > 0 else { return CATransform3D() }
    let (x, y, z) = (x / length, y / length, z / length)
    let (sine, cosine) = (sin(angle), cos(angle))
    let rest = 1 - cosine
    var turn = CATransform3D()
    (turn.m11, turn.m12, turn.m13) = (
      cosine + x * x * rest, x * y * rest + z * sine, x * z * rest - y * sine
    )
    (turn.m21, turn.m22, turn.m23) = (
      x * y * rest - z * sine, cosine + y * y * rest, y * z * rest + x * sine
    )
    (turn.m31, turn.m32, turn.m33) = (
      x * z * rest + y * sine, y * z * rest - x * sine, cosine + z * z * rest
    )
    return turn
  }
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Returns a two-dimensional transform as a three-dimensional one.
  public func CATransform3DMakeAffineTransform(_ transform: Transform) -> CATransform3D {
    CATransform3D(transform)
  }
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Returns the two-dimensional part of a three-dimensional transform.
  public func CATransform3DGetAffineTransform(_ transform: CATransform3D) -> Transform {
    transform.plane
  }
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Returns whether a transform is the identity.
  public func CATransform3DIsIdentity(_ transform: CATransform3D) -> Bool {
    transform == CATransform3DIdentity
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Returns a transform that applies `a` first and then `b`.
  public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
    let (one, other) = (a.rows, b.rows)
    return CATransform3D(
      rows: (0..<4).map { row in
        (0..<4).map { column in (0..<4).reduce(0) { $0 + one[row][$1] * other[$1][column] } }
      })
  }
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Returns a transform that rotates first, by an angle in radians around an axis, and then
  /// applies `t`.
  public func CATransform3DRotate(
    _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
  ) -> CATransform3D { CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t) }
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Returns a transform that scales first and then applies `t`.
  public func CATransform3DScale(
    _ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
  ) -> CATransform3D { CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t) }
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Returns a transform that moves first, by distances in points, and then applies `t`.
  public func CATransform3DTranslate(
    _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
  ) -> CATransform3D { CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t) }

  extension CATransform3D {
    fileprivate var rows: [[CGFloat]] {
      [
        [m11, m12, m13, m14], [m21, m22, m23, m24], [m31, m32, m33, m34], [m41, m42, m43, m44],
      ]
    }
    fileprivate init(rows: [[CGFloat]]) {
      (m11, m12, m13, m14) = (rows[0][0], rows[0][1], rows[0][2], rows[0][3])
      (m21, m22, m23, m24) = (rows[1][0], rows[1][1], rows[1][2], rows[1][3])
      (m31, m32, m33, m34) = (rows[2][0], rows[2][1], rows[2][2], rows[2][3])
      (m41, m42, m43, m44) = (rows[3][0], rows[3][1], rows[3][2], rows[3][3])
    }
  }

  extension SnapshotLayer {
    /// The transform of the layer; a layer without a view stores it, but is drawn untransformed.
    ///
    /// A rotation by a positive angle is counterclockwise if the y axis around the view points up,
    /// as in AppKit, and clockwise otherwise.
    ///
    /// Apple counterpart: `transform` · Source: CALayer.h · Fidelity: approximate, without
    /// perspective
    public var transform: CATransform3D {
      get {
        (transformKept as? KeptTransform)?.value
          ?? CATransform3D(view.map { $0.asPlaced($0.transform) } ?? .identity)
      }
      set {
        let plane = newValue.plane.around(
          CGPoint(x: (anchor.x - 0.5) * bounds.width, y: (anchor.y - 0.5) * bounds.height))
        if let view { view.transform = view.asPlaced(plane) }
        transformKept = KeptTransform(newValue)
      }
    }
    /// Returns the two-dimensional part of the layer's transform.
    public func affineTransform() -> Transform { transform.plane }
    /// Sets the layer's transform to a two-dimensional one.
    public func setAffineTransform(_ plane: Transform) { transform = CATransform3D(plane) }
  }

  extension View {
    /// The three-dimensional transform of the view; only its two-dimensional part is drawn.
    ///
    /// Apple counterpart: `transform3D` · Source: UIView.h · Fidelity: approximate, without
    /// perspective
    public final var transform3D: CATransform3D {
      get { snapshotLayer.transform }
      set { snapshotLayer.transform = newValue }
    }
  }

  extension Transform {
    /// The transform with its origin at a point.
    fileprivate func around(_ point: CGPoint) -> Transform {
      guard point != .zero else { return self }
      return Transform(translationX: -point.x, y: -point.y).concatenating(self)
        .concatenating(Transform(translationX: point.x, y: point.y))
    }
  }

  extension View {
    /// Returns a transform of the view's layer as one of the view, and the other way round.
    fileprivate final func asPlaced(_ transform: Transform) -> Transform {
      guard (outerView ?? self).risingHeight != nil else { return transform }
      return Transform(
        a: transform.a, b: -transform.b, c: -transform.c, d: transform.d, tx: transform.tx,
        ty: -transform.ty)
    }
  }

  private final class KeptTransform {
    let value: CATransform3D
    init(_ value: CATransform3D) { self.value = value }
  }
#endif
