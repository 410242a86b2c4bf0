// SPDX-License-Identifier: MIT

public import Foundation

/// What says how fast an animation is at which time.
///
/// Apple counterpart: `UITimingCurveProvider` · Source: UITimingCurveProvider.h · Fidelity:
/// approximate, made by the two kinds of this project only
public protocol TimingCurveProvider: Sendable {}

/// What the animator makes of the parameters.
protocol MotionCurveProvider: TimingCurveProvider {
  var curve: MotionCurve { get }
}

/// The timing of a spring.
///
/// Apple counterpart: `UISpringTimingParameters` · Source: UITimingParameters.h · Fidelity:
/// approximate, without the velocity at the start
public final class SpringTimingParameters: MotionCurveProvider {
  /// The velocity at the start; stored, but without effect.
  public let initialVelocity: CGVector
  let curve: MotionCurve

  /// Creates the timing of a spring that comes to rest after the animation's duration.
  ///
  /// - Parameters:
  ///   - ratio: how soon it comes to rest: 1 without swinging, less with it
  ///   - velocity: the velocity at the start; stored, but without effect
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector = .zero) {
    (curve, initialVelocity) = (.spring(ratio), velocity)
  }

  /// Creates the timing of a spring with a mass, by its ratio of damping.
  ///
  /// - Precondition: mass and stiffness are over 0
  ///
  /// Apple counterpart: `init(mass:stiffness:damping:initialVelocity:)` · Source:
  /// UITimingParameters.h · Fidelity: approximate, the animation's duration holds
  public convenience init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
  ) {
    precondition(mass > 0 && stiffness > 0, "a spring has a mass and pulls")
    self.init(
      dampingRatio: damping / (2 * (mass * stiffness).squareRoot()), initialVelocity: velocity)
  }
}

/// The timing of a cubic curve.
///
/// Apple counterpart: `UICubicTimingParameters` · Source: UITimingParameters.h · Fidelity: exact
public final class CubicTimingParameters: MotionCurveProvider {
  let curve: MotionCurve

  /// Creates the timing of one of the system's curves.
  public init(animationCurve: View.AnimationCurve) { curve = animationCurve.curve }
  /// Creates the timing of a curve with two control points.
  public init(controlPoint1: CGPoint, controlPoint2: CGPoint) {
    curve = .cubic(controlPoint1, controlPoint2)
  }
}

#if !canImport(CoreGraphics)
  /// A direction with a length, in points.
  ///
  /// Apple counterpart: `CGVector` · Source: CGGeometry.h · Fidelity: exact
  public struct CGVector: Hashable, Sendable {
    /// The way to the right.
    public var dx: CGFloat
    /// The way down.
    public var dy: CGFloat
    /// Creates a vector without length.
    public init() { (dx, dy) = (0, 0) }
    /// Creates a vector.
    public init(dx: CGFloat, dy: CGFloat) { (self.dx, self.dy) = (dx, dy) }
    /// The vector without length.
    public static let zero = CGVector()
  }
#endif
