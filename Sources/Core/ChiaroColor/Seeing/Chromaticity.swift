// SPDX-License-Identifier: MIT

/// The chromaticity of a light, independent of its intensity, as CIE 1931 x and y.
///
/// Source: CIE 15:2004
public struct Chromaticity: Hashable, Sendable {
  /// The fraction X / (X + Y + Z); above 0.
  public let x: Double
  /// The fraction Y / (X + Y + Z); above 0.
  public let y: Double

  /// Creates a chromaticity.
  ///
  /// - Precondition: both fractions are above 0, and their sum is below 1
  public init(x: Double, y: Double) {
    precondition(
      x > 0 && y > 0 && x + y < 1,
      "chromaticities must be above 0, and their sum below 1")
    (self.x, self.y) = (x, y)
  }

  /// The light of an incandescent lamp, 2,856 kelvin (illuminant A).
  public static let incandescent = Chromaticity(x: 0.447_57, y: 0.407_45)
  /// Light at the horizon, 5,000 kelvin (illuminant D50).
  public static let horizon = Chromaticity(x: 0.3457, y: 0.3585)
  /// Daylight at noon, 6,500 kelvin (illuminant D65), which is the white of sRGB and Display P3.
  public static let daylight = Chromaticity(x: 0.3127, y: 0.3290)
  /// The light of the northern sky, 7,500 kelvin (illuminant D75).
  public static let northSky = Chromaticity(x: 0.299_02, y: 0.314_85)
  /// The light of a cool white fluorescent lamp, 4,230 kelvin (illuminant F2).
  public static let fluorescent = Chromaticity(x: 0.372_08, y: 0.375_29)

  /// The XYZ components of the light at Y = 1.
  var xyz: ColorComponents { [x / y, 1, (1 - x - y) / y] }
}
