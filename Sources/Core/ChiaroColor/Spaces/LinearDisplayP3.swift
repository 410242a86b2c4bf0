// SPDX-License-Identifier: MIT

/// The Display P3 space in linear light.
///
/// Apple counterpart: `CGColorSpace.linearDisplayP3` · Source: CSS Color 4 §10.5 · Fidelity: exact
public enum LinearDisplayP3: ColorSpaceDefinition {
  /// The base space for conversions: XYZ with the white point D65.
  public static let base: ColorSpace? = .xyzD65
  /// The channels red, green and blue.
  public static let channels = rgbChannels

  // The rationals of CSS Color 4's sample code, from the primaries (0.680, 0.320),
  // (0.265, 0.690), (0.150, 0.060) and white (0.3127, 0.3290).
  private static let xyzD65FromLinearDisplayP3 = Matrix3(
    [608_311.0 / 1_250_200, 189_793.0 / 714_400, 198_249.0 / 1_000_160],
    [35_783.0 / 156_275, 247_089.0 / 357_200, 198_249.0 / 2_500_400],
    [0, 32_229.0 / 714_400, 5_220_557.0 / 5_000_800])
  private static let linearDisplayP3FromXYZD65 = Matrix3(
    [446_124.0 / 178_915, -333_277.0 / 357_830, -72_051.0 / 178_915],
    [-14_852.0 / 17_905, 63_121.0 / 35_810, 423.0 / 17_905],
    [11_844.0 / 330_415, -50_337.0 / 660_830, 316_169.0 / 330_415])

  /// Converts to XYZ (D65) with the matrix of the primaries.
  public static func toBase(_ components: ColorComponents) -> ColorComponents {
    xyzD65FromLinearDisplayP3 * components
  }

  /// Converts from XYZ (D65) with the inverse matrix of the primaries.
  public static func fromBase(_ components: ColorComponents) -> ColorComponents {
    linearDisplayP3FromXYZD65 * components
  }
}
