// SPDX-License-Identifier: MIT

public import Foundation

/// A type that supplies the timing curve of an animation.
///
/// Apple counterpart: `UITimingCurveProvider` · Source: UITimingCurveProvider.h · Fidelity:
/// approximate, an app's own conforming class is treated as ease in and out
public protocol TimingCurveProvider: Sendable {}

/// What the animator makes of the parameters.
protocol MotionCurveProvider: TimingCurveProvider {
  var curve: MotionCurve { get }
}

/// The timing curve of a spring animation.
///
/// Apple counterpart: `UISpringTimingParameters` · Source: UITimingParameters.h · Fidelity:
/// approximate, without the velocity at the start
public final class SpringTimingParameters: MotionCurveProvider {
  /// The velocity at the start; stored, but without effect: the motion begins at rest.
  ///
  /// Fidelity: inert
  public let initialVelocity: CGVector
  let curve: MotionCurve

  /// Creates the timing of a spring that comes to rest at the end of the animation's duration.
  ///
  /// - Parameters:
  ///   - ratio: the damping ratio, clamped to the range from 0.05 to 1; below 1 the spring
  ///     oscillates
  ///   - velocity: the velocity at the start, which is stored only
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector = .zero) {
    (curve, initialVelocity) = (.spring(ratio), velocity)
  }

  /// Creates the timing of a spring from its mass, stiffness and damping.
  ///
  /// - Precondition: the mass and the stiffness are greater than 0
  ///
  /// Apple counterpart: `init(mass:stiffness:damping:initialVelocity:)` · Source:
  /// UITimingParameters.h · Fidelity: approximate, the spring rests after the animation's duration
  public convenience init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
  ) {
    precondition(mass > 0 && stiffness > 0, "a spring needs a mass and a stiffness above 0")
    self.init(
      dampingRatio: damping / (2 * (mass * stiffness).squareRoot()), initialVelocity: velocity)
  }
}

/// A cubic timing curve with two control points.
///
/// Apple counterpart: `UICubicTimingParameters` · Source: UITimingParameters.h · Fidelity: exact
public final class CubicTimingParameters: MotionCurveProvider {
  let curve: MotionCurve

  /// Creates the timing of a system curve.
  public init(animationCurve: View.AnimationCurve) { curve = animationCurve.curve }
  /// Creates the timing of a cubic Bézier curve from (0, 0) to (1, 1).
  public init(controlPoint1: CGPoint, controlPoint2: CGPoint) {
    curve = .cubic(controlPoint1, controlPoint2)
  }
}

#if !canImport(CoreGraphics)
  /// A two-dimensional vector.
  ///
  /// Apple counterpart: `CGVector` · Source: CGGeometry.h · Fidelity: exact
  public struct CGVector: Hashable, Sendable {
    /// The horizontal component; positive is to the right.
    public var dx: CGFloat
    /// The vertical component; positive is downward.
    public var dy: CGFloat
    /// Creates a zero vector.
    public init() { (dx, dy) = (0, 0) }
    /// Creates a vector.
    public init(dx: CGFloat, dy: CGFloat) { (self.dx, self.dy) = (dx, dy) }
    /// The zero vector.
    public static let zero = CGVector()
  }
#endif
