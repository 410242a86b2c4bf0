// SPDX-License-Identifier: MIT

// On Apple's own systems Core Animation itself has these.
#if !canImport(CoreGraphics)
  /// The way in which an animation interpolates between its values; stored by a
  /// `CAKeyframeAnimation`, but without effect.
  ///
  /// Apple counterpart: `CAAnimationCalculationMode` · Source: CAAnimation.h · Fidelity: exact
  public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
    /// The name of the mode.
    public let rawValue: String
    /// Creates a mode from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Interpolation in a straight line from each value to the next.
    public static let linear = CAAnimationCalculationMode(rawValue: "linear")
    /// No interpolation: each value stays until the next one.
    public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
    /// Interpolation in straight lines at constant speed over all values; key times are ignored.
    public static let paced = CAAnimationCalculationMode(rawValue: "paced")
    /// Interpolation along a smooth curve through the values.
    public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
    /// Interpolation along a smooth curve through the values, at constant speed.
    public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
  }

  /// The way in which a layer turns while it moves along a path; stored by a `CAKeyframeAnimation`,
  /// but without effect.
  ///
  /// Apple counterpart: `CAAnimationRotationMode` · Source: CAAnimation.h · Fidelity: exact
  public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
    /// The name of the mode.
    public let rawValue: String
    /// Creates a mode from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A mode in which the layer turns with the path.
    public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
    /// A mode in which the layer turns with the path, rotated by a further half turn.
    public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
  }
#endif
