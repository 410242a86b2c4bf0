// SPDX-License-Identifier: MIT

/// The linear sRGB space whose components may be below 0 or above 1.
///
/// Apple counterpart: `CGColorSpace.extendedLinearSRGB` · Source: CGColorSpace.h · Fidelity: exact
public enum ExtendedLinearSRGB: ColorSpaceDefinition {
  /// The space through which this one is converted: linear sRGB.
  public static let base: ColorSpace? = .linearSRGB
  /// The channels red, green and blue.
  public static let channels = rgbChannels
  /// Whether components are clipped for display: false, values outside 0…1 are valid.
  public static let isBounded = false

  /// Converts to linear sRGB, which has the same numbers: returns the components unchanged.
  public static func toBase(_ components: ColorComponents) -> ColorComponents { components }
  /// Converts from linear sRGB, which has the same numbers: returns the components unchanged.
  public static func fromBase(_ components: ColorComponents) -> ColorComponents { components }
}
