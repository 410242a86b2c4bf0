// SPDX-License-Identifier: MIT

/// Encoded sRGB whose components may lie below 0 and above 1.
///
/// Apple counterpart: `CGColorSpace.extendedSRGB` · Source: CGColorSpace.h: the colorimetry of
/// sRGB, with negative values as the mirrored curve · Fidelity: exact
public enum ExtendedSRGB: ColorSpaceDefinition {
  /// sRGB, which keeps such values too but shows them clipped.
  public static let base: ColorSpace? = .sRGB
  /// Red, green, blue.
  public static let channels = rgbChannels
  /// False: values outside 0…1 are meant.
  public static let isBounded = false

  /// The components themselves.
  public static func toBase(_ components: ColorComponents) -> ColorComponents { components }
  /// The components themselves.
  public static func fromBase(_ components: ColorComponents) -> ColorComponents { components }
}
