// SPDX-License-Identifier: MIT

/// A linear sRGB space whose components may be below 0 or above 1.
///
/// Apple counterpart: `CGColorSpace.extendedLinearSRGB` · Source: CGColorSpace.h · Fidelity: exact
public enum ExtendedLinearSRGB: ColorSpaceDefinition {
  /// The base space for conversions: linear sRGB.
  public static let base: ColorSpace? = .linearSRGB
  /// The channels red, green and blue.
  public static let channels = rgbChannels
  /// Whether components are clipped for display: false, because values outside of 0…1 are valid.
  public static let isBounded = false

  /// Converts to linear sRGB; the numbers are the same, so the components do not change.
  public static func toBase(_ components: ColorComponents) -> ColorComponents { components }
  /// Converts from linear sRGB; the numbers are the same, so the components do not change.
  public static func fromBase(_ components: ColorComponents) -> ColorComponents { components }
}
