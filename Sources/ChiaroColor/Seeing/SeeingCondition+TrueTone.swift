// SPDX-License-Identifier: MIT

extension SeeingCondition {
  /// A display that moves its white towards the light of the room, as True Tone does.
  ///
  /// Colors are adapted from D65 to the new white by the linear Bradford method, and dimmed until
  /// that white fits the display. White turns into the new white, black stays.
  ///
  /// - Parameters:
  ///   - ambient: the light of the room; the default is an incandescent lamp
  ///   - adaptivity: how far the app lets the display go
  ///   - severity: from 0, nothing, to 1, all of `adaptivity`'s share; clamped
  /// - Returns: the condition
  ///
  /// Apple counterpart: True Tone · Source: Bradford as in CSS Color 4 §12; how far Apple's go
  /// is not public, see `WhitePointAdaptivity` · Fidelity: approximate
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

  /// Sharpened cone responses of XYZ: Lam 1985, as CSS Color 4 prints them.
  private static let bradford = Matrix3(
    [0.8951, 0.2664, -0.1614],
    [-0.7502, 1.7135, 0.0367],
    [0.0389, -0.0685, 1.0296])
}
