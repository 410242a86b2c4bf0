// SPDX-License-Identifier: MIT

/// A gray space encoded with a gamma of 2.2, whose component may be below 0 or above 1.
///
/// Apple counterpart: `CGColorSpace.extendedGray` · Source: AppKit reference
/// (extendedGenericGamma22Gray): the colorimetry of generic gray 2.2, negative values mirrored ·
/// Fidelity: exact
public enum ExtendedGray: ColorSpaceDefinition {
  /// The base space for conversions: gray with a gamma of 2.2.
  public static let base: ColorSpace? = .grayGamma22
  /// The single channel, white.
  public static let channels = GrayGamma22.channels
  /// Whether components are clipped for display: false, because values outside of 0…1 are valid.
  public static let isBounded = false

  /// Converts to gray with a gamma of 2.2; the numbers are the same, so the component does not
  /// change.
  public static func toBase(_ components: ColorComponents) -> ColorComponents { components }
  /// Converts from gray with a gamma of 2.2; the numbers are the same, so the component does not
  /// change.
  public static func fromBase(_ components: ColorComponents) -> ColorComponents { components }
}
