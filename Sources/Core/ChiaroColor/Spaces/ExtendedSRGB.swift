// SPDX-License-Identifier: MIT

/// The encoded sRGB space whose components may be below 0 or above 1.
///
/// Apple counterpart: `CGColorSpace.extendedSRGB` · Source: CGColorSpace.h: the colorimetry of
/// sRGB, with negative values as the mirrored curve · Fidelity: exact
public enum ExtendedSRGB: ColorSpaceDefinition {
  /// The space through which this one is converted: sRGB, whose components may exceed 0…1 too.
  public static let base: ColorSpace? = .sRGB
  /// The channels red, green and blue.
  public static let channels = rgbChannels
  /// Whether components are clipped for display: false, values outside 0…1 are valid.
  public static let isBounded = false

  /// Converts to sRGB, which has the same numbers: returns the components unchanged.
  public static func toBase(_ components: ColorComponents) -> ColorComponents { components }
  /// Converts from sRGB, which has the same numbers: returns the components unchanged.
  public static func fromBase(_ components: ColorComponents) -> ColorComponents { components }
}
