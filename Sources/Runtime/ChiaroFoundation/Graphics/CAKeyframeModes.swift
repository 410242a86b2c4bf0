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
    /// Straight from one value to the next.
    public static let linear = CAAnimationCalculationMode(rawValue: "linear")
    /// Each value until the next one, with nothing between.
    public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
    /// In straight lines, at a constant speed over all values, whatever the key times are.
    public static let paced = CAAnimationCalculationMode(rawValue: "paced")
    /// Along a smooth curve through the values.
    public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
    /// Along a smooth curve through the values, at a constant speed.
    public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
  }

  /// The rotation of a layer that moves along a path; stored by a `CAKeyframeAnimation`, but
  /// without effect.
  ///
  /// Apple counterpart: `CAAnimationRotationMode` · Source: CAAnimation.h · Fidelity: exact
  public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
    /// The name of the mode.
    public let rawValue: String
    /// Creates a mode from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The layer turns with the path.
    public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
    /// The layer turns with the path, and half a turn more.
    public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
  }
#endif
