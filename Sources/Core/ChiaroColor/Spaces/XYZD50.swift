// SPDX-License-Identifier: MIT

/// The CIE XYZ space with the white point D50, adapted from D65 with the linear Bradford method.
///
/// Apple counterpart: `CGColorSpace.genericXYZ` · Source: CSS Color 4 §10.8, §11 · Fidelity: exact
public enum XYZD50: ColorSpaceDefinition {
  /// The base space for conversions: XYZ with the white point D65.
  public static let base: ColorSpace? = .xyzD65
  /// The channels X, Y and Z; for white, Y is 1.
  public static let channels = XYZD65.channels
  /// Whether components are clipped for display: false, because XYZ has no limits.
  public static let isBounded = false

  /// The white point, with the chromaticity (0.3457, 0.3585) and Y = 1, to which Lab is relative.
  static let white: ColorComponents = [0.3457 / 0.3585, 1, (1 - 0.3457 - 0.3585) / 0.3585]

  // Bradford from the chromaticities (0.3127, 0.3290) and (0.3457, 0.3585), as CSS Color 4 prints
  // it in double precision.
  private static let xyzD65FromXYZD50 = Matrix3(
    [0.955_473_421_488_075, -0.023_098_454_948_764_71, 0.063_259_243_200_570_72],
    [-0.028_369_709_333_863_7, 1.009_995_398_081_304_1, 0.021_041_441_191_917_323],
    [0.012_314_014_864_481_998, -0.020_507_649_298_898_964, 1.330_365_926_242_124])
  private static let xyzD50FromXYZD65 = Matrix3(
    [1.047_929_792_544_996_9, 0.022_946_870_601_609_652, -0.050_192_266_289_205_24],
    [0.029_627_808_770_055_99, 0.990_434_426_753_879_9, -0.017_073_799_063_418_826],
    [-0.009_243_040_646_204_504, 0.015_055_191_490_298_152, 0.751_874_281_428_137_1])

  /// Adapts components from the white point D50 to D65.
  public static func toBase(_ components: ColorComponents) -> ColorComponents {
    xyzD65FromXYZD50 * components
  }

  /// Adapts components from the white point D65 to D50.
  public static func fromBase(_ components: ColorComponents) -> ColorComponents {
    xyzD50FromXYZD65 * components
  }
}
