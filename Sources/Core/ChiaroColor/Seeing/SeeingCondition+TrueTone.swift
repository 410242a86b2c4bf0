// SPDX-License-Identifier: MIT

extension SeeingCondition {
  /// Returns the condition of a display that adapts its white point to the light in the room, as
  /// with True Tone.
  ///
  /// Colors are adapted from D65 to the new white point with the linear Bradford method, and dimmed
  /// until this white is within the display's range. White becomes the new white; black does not
  /// change.
  ///
  /// - Parameters:
  ///   - ambient: the light of the room; the default is an incandescent lamp
  ///   - adaptivity: the extent to which the app allows the display to adapt
  ///   - severity: the strength of the effect, from 0 (none) to 1 (the full share of `adaptivity`);
  ///     clamped
  /// - Returns: the condition
  ///
  /// Apple counterpart: True Tone · Source: Bradford as in CSS Color 4 §12; the amounts of
  /// `WhitePointAdaptivity` · Fidelity: approximate, Apple's amounts are not public
  public static func trueTone(
    ambient: Chromaticity = .incandescent, adaptivity: WhitePointAdaptivity = .standard,
    severity: Double = 1
  ) -> SeeingCondition {
    var condition = SeeingCondition()
    let share = clamped(severity) * adaptivity.share
    // The products of matrices and their inverses below are only nearly nothing.
    guard share > 0 else { return condition }
    let display = Chromaticity.daylight.xyz
    let white = display + share * (ambient.xyz - display)
    let cones = bradford * white / (bradford * display)
    let scaling = Matrix3([cones.x, 0, 0], [0, cones.y, 0], [0, 0, cones.z])
    condition.matrix =
      LinearSRGB.linearSRGBFromXYZD65 * bradford.inverse * scaling * bradford
      * LinearSRGB.xyzD65FromLinearSRGB
    condition.exposure = 1 / (condition.matrix * .one).max()
    return condition
  }

  /// The Bradford matrix from XYZ to sharpened cone responses: Lam 1985, as CSS Color 4 prints it.
  private static let bradford = Matrix3(
    [0.8951, 0.2664, -0.1614],
    [-0.7502, 1.7135, 0.0367],
    [0.0389, -0.0685, 1.0296])
}
