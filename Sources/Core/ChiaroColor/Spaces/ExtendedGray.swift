// SPDX-License-Identifier: MIT

/// The gray space encoded with a gamma of 2.2 whose component may be below 0 or above 1.
///
/// Apple counterpart: `CGColorSpace.extendedGray` · Source: AppKit reference
/// (extendedGenericGamma22Gray): the colorimetry of generic gray 2.2, negative values mirrored ·
/// Fidelity: exact
public enum ExtendedGray: ColorSpaceDefinition {
  /// The space through which this one is converted: gray gamma 2.2.
  public static let base: ColorSpace? = .grayGamma22
  /// The single channel, white.
  public static let channels = GrayGamma22.channels
  /// Whether components are clipped for display: false, values outside 0…1 are valid.
  public static let isBounded = false

  /// Converts to gray gamma 2.2, which has the same numbers: returns the component unchanged.
  public static func toBase(_ components: ColorComponents) -> ColorComponents { components }
  /// Converts from gray gamma 2.2, which has the same numbers: returns the component unchanged.
  public static func fromBase(_ components: ColorComponents) -> ColorComponents { components }
}
