// SPDX-License-Identifier: MIT

/// The linear sRGB space whose components may be below 0 or above 1.
///
/// Apple counterpart: `CGColorSpace.extendedLinearSRGB` · Source: CGColorSpace.h · Fidelity: exact
public enum ExtendedLinearSRGB: ColorSpaceDefinition {
  /// The base space: linear sRGB.
  public static let base: ColorSpace? = .linearSRGB
  /// The channels red, green and blue.
  public static let channels = rgbChannels
  /// False: values outside 0…1 are valid.
  public static let isBounded = false

  /// Returns the components unchanged.
  public static func toBase(_ components: ColorComponents) -> ColorComponents { components }
  /// Returns the components unchanged.
  public static func fromBase(_ components: ColorComponents) -> ColorComponents { components }
}
