// SPDX-License-Identifier: MIT

public import ChiaroRaster
public import Foundation

// On Apple's own systems Core Graphics itself has these.
#if !canImport(CoreGraphics)
  /// Core Graphics' name for `Transform`.
  ///
  /// Apple counterpart: `CGAffineTransform` · Source: CGAffineTransform.h · Fidelity: approximate,
  /// its numbers are single-precision
  public typealias CGAffineTransform = Transform

  extension Transform {
    /// Creates a transform that scales by the given factors.
    public init(scaleX x: CGFloat, y: CGFloat) { self = .scale(x: Float(x), y: Float(y)) }

    /// Creates a transform that moves by the given distances, in points.
    public init(translationX x: CGFloat, y: CGFloat) {
      self = .translation(x: Float(x), y: Float(y))
    }

    /// Creates a rotation by an angle in radians, which is clockwise if the y axis points down.
    public init(rotationAngle angle: CGFloat) {
      let (sine, cosine) = (Float(sin(angle)), Float(cos(angle)))
      self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
    }

    /// Creates a transform from the six numbers of its matrix; the last two are the translation.
    public init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ x: CGFloat, _ y: CGFloat)
    {
      self.init(
        a: Float(a), b: Float(b), c: Float(c), d: Float(d), tx: Float(x), ty: Float(y))
    }

    /// Whether the transform is the identity, which changes nothing.
    public var isIdentity: Bool { self == .identity }

    /// Returns a transform that scales first and then applies this one.
    public func scaledBy(x: CGFloat, y: CGFloat) -> Transform {
      Transform(scaleX: x, y: y).followed(by: self)
    }

    /// Returns a transform that moves first, by distances in points, and then applies this one.
    public func translatedBy(x: CGFloat, y: CGFloat) -> Transform {
      Transform(translationX: x, y: y).followed(by: self)
    }

    /// Returns a transform that rotates first, by an angle in radians, and then applies this one.
    public func rotated(by angle: CGFloat) -> Transform {
      Transform(rotationAngle: angle).followed(by: self)
    }

    /// Returns a transform that applies this one first and then another.
    public func concatenating(_ other: Transform) -> Transform { followed(by: other) }

    /// Returns the inverse transform, or this transform if it has no inverse.
    public func inverted() -> Transform { inverse ?? self }
  }

  extension CGRect {
    /// Returns the smallest rectangle that contains the transformed corners of this one.
    ///
    /// A null or infinite rectangle is returned unchanged.
    ///
    /// Apple counterpart: `applying(_:)` · Source: CGAffineTransform.h · Fidelity: exact
    public func applying(_ transform: Transform) -> CGRect {
      guard !isNull, !isInfinite else { return self }
      let corners = [(minX, minY), (maxX, minY), (minX, maxY), (maxX, maxY)].map {
        CGPoint(x: $0, y: $1).applying(transform)
      }
      return corners.dropFirst().reduce(CGRect(origin: corners[0], size: .zero)) {
        $0.union(CGRect(origin: $1, size: .zero))
      }
    }
  }

  extension CGSize {
    /// Returns the size scaled and rotated by a transform, without its translation; it may become
    /// negative.
    ///
    /// Apple counterpart: `applying(_:)` · Source: CGAffineTransform.h · Fidelity: exact
    public func applying(_ transform: Transform) -> CGSize {
      let (a, b, c, d) = (transform.a, transform.b, transform.c, transform.d)
      return CGSize(
        width: width * CGFloat(a) + height * CGFloat(c),
        height: width * CGFloat(b) + height * CGFloat(d))
    }
  }

  extension CGPoint {
    /// Returns the point moved by a transform.
    public func applying(_ transform: Transform) -> CGPoint {
      let (x, y) = (Float(self.x), Float(self.y))
      return CGPoint(
        x: CGFloat(transform.a * x + transform.c * y + transform.tx),
        y: CGFloat(transform.b * x + transform.d * y + transform.ty))
    }
  }
#endif
