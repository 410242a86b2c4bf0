// SPDX-License-Identifier: MIT

/// The encoded sRGB space whose components may be below 0 or above 1.
///
/// Apple counterpart: `CGColorSpace.extendedSRGB` · Source: CGColorSpace.h: the colorimetry of
/// sRGB, with negative values as the mirrored curve · Fidelity: exact
public enum ExtendedSRGB: ColorSpaceDefinition {
  /// The base space: sRGB, which keeps such values too but clips them for display.
  public static let base: ColorSpace? = .sRGB
  /// The channels red, green and blue.
  public static let channels = rgbChannels
  /// False: values outside 0…1 are valid.
  public static let isBounded = false

  /// Returns the components unchanged.
  public static func toBase(_ components: ColorComponents) -> ColorComponents { components }
  /// Returns the components unchanged.
  public static func fromBase(_ components: ColorComponents) -> ColorComponents { components }
}
