// SPDX-License-Identifier: MIT

/// An encoded sRGB space whose components may be below 0 or above 1.
///
/// Apple counterpart: `CGColorSpace.extendedSRGB` · Source: CGColorSpace.h: the colorimetry of
/// sRGB, with negative values as the mirrored curve · Fidelity: exact
public enum ExtendedSRGB: ColorSpaceDefinition {
  /// The base space for conversions: sRGB, whose components may also lie outside of 0…1.
  public static let base: ColorSpace? = .sRGB
  /// The channels red, green and blue.
  public static let channels = rgbChannels
  /// Whether components are clipped for display: false, because values outside of 0…1 are valid.
  public static let isBounded = false

  /// Converts to sRGB; the numbers are the same, so the components do not change.
  public static func toBase(_ components: ColorComponents) -> ColorComponents { components }
  /// Converts from sRGB; the numbers are the same, so the components do not change.
  public static func fromBase(_ components: ColorComponents) -> ColorComponents { components }
}
