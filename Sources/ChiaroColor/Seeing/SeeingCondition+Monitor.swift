// SPDX-License-Identifier: MIT

extension SeeingCondition {
  /// Display P3 on a monitor that has sRGB's colors only: what it does not have is clipped.
  ///
  /// Each channel of linear sRGB is cut off at 0 and 1, as color management does for a monitor
  /// (relative colorimetric). Colors of sRGB stay as they are.
  ///
  /// - Parameter severity: from 0, a monitor that shows all, to 1, one of sRGB; clamped
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
