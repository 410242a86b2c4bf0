// SPDX-License-Identifier: MIT

/// The sRGB space in linear light.
///
/// Apple counterpart: `CGColorSpace.linearSRGB` · Source: CSS Color 4 §10.3 · Fidelity: exact
public enum LinearSRGB: ColorSpaceDefinition {
  /// The base space for conversions: XYZ with the white point D65.
  public static let base: ColorSpace? = .xyzD65
  /// The channels red, green and blue.
  public static let channels = rgbChannels

  // The rationals of CSS Color 4's sample code, worked out in double precision from the
  // primaries (0.64, 0.33), (0.30, 0.60), (0.15, 0.06) and white (0.3127, 0.3290).
  static let xyzD65FromLinearSRGB = Matrix3(
    [506_752.0 / 1_228_815, 87_881.0 / 245_763, 12_673.0 / 70_218],
    [87_098.0 / 409_605, 175_762.0 / 245_763, 12_673.0 / 175_545],
    [7_918.0 / 409_605, 87_881.0 / 737_289, 1_001_167.0 / 1_053_270])
  static let linearSRGBFromXYZD65 = Matrix3(
    [12_831.0 / 3_959, -329.0 / 214, -1_974.0 / 3_959],
    [-851_781.0 / 878_810, 1_648_619.0 / 878_810, 36_519.0 / 878_810],
    [705.0 / 12_673, -2_585.0 / 12_673, 705.0 / 667])

  /// The weights of red, green and blue in luminance: the second row of the matrix.
  static let luminanceWeights: ColorComponents = [
    87_098.0 / 409_605, 175_762.0 / 245_763, 12_673.0 / 175_545,
  ]

  /// Converts to XYZ (D65) with the matrix of the primaries.
  public static func toBase(_ components: ColorComponents) -> ColorComponents {
    xyzD65FromLinearSRGB * components
  }

  /// Converts from XYZ (D65) with the inverse matrix of the primaries.
  public static func fromBase(_ components: ColorComponents) -> ColorComponents {
    linearSRGBFromXYZD65 * components
  }
}
