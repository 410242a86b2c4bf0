// SPDX-License-Identifier: MIT

/// The CIE Lab space relative to the white point D50.
///
/// Apple counterpart: `CGColorSpace.genericLab` · Source: CIE 15; CSS Color 4 §9.3 ·
/// Fidelity: exact
public enum Lab: ColorSpaceDefinition {
  /// The base space for conversions: XYZ with the white point D50.
  public static let base: ColorSpace? = .xyzD50
  /// The channels: lightness from 0 to 100, and a and b from about -125 to 125.
  public static let channels = [
    ColorChannel("lightness", 0...100), ColorChannel("a", -125...125),
    ColorChannel("b", -125...125),
  ]
  /// Whether components are clipped for display: false, because the space is larger than any
  /// display's gamut.
  public static let isBounded = false

  // CIE 15:2004 as exact fractions.
  private static let epsilon = 216.0 / 24_389
  private static let kappa = 24_389.0 / 27

  /// Converts Lab to XYZ by cubing the coordinates.
  public static func toBase(_ components: ColorComponents) -> ColorComponents {
    let fy = (components.x + 16) / 116
    let fx = components.y / 500 + fy
    let fz = fy - components.z / 200
    let y = components.x > kappa * epsilon ? fy * fy * fy : components.x / kappa
    return [cube(fx), y, cube(fz)] * XYZD50.white
  }

  /// Converts XYZ to Lab by taking the cube roots of the coordinates relative to white.
  public static func fromBase(_ components: ColorComponents) -> ColorComponents {
    let f = TransferCurve.map(components / XYZD50.white) {
      $0 > epsilon ? Math.cubeRoot($0) : (kappa * $0 + 16) / 116
    }
    return [116 * f.y - 16, 500 * (f.x - f.y), 200 * (f.y - f.z)]
  }

  private static func cube(_ value: Double) -> Double {
    let cubed = value * value * value
    return cubed > epsilon ? cubed : (116 * value - 16) / kappa
  }
}
