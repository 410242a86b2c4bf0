// SPDX-License-Identifier: MIT

extension SeeingCondition {
  /// Returns the condition of a monitor with the gamut of sRGB, which clips all other colors.
  ///
  /// Each channel of linear sRGB is clamped to 0…1, as color management does for such a monitor
  /// (relative colorimetric intent). Colors within sRGB do not change.
  ///
  /// - Parameter severity: the strength of the effect, from 0 (a monitor that shows all colors) to
  ///   1 (one limited to sRGB); clamped
  /// - Returns: the condition
  ///
  /// Apple counterpart: what ColorSync does for such a display · Source: ICC.1:2022, relative
  /// colorimetric intent of a matrix profile · Fidelity: exact
  public static func sRGBMonitor(severity: Double = 1) -> SeeingCondition {
    var condition = SeeingCondition()
    condition.clipping = clamped(severity)
    return condition
  }
}
