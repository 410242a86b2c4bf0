// SPDX-License-Identifier: MIT

/// The gray space encoded with a gamma of 2.2 whose component may be below 0 or above 1.
///
/// Apple counterpart: `CGColorSpace.extendedGray` · Source: AppKit reference
/// (extendedGenericGamma22Gray): the colorimetry of generic gray 2.2, negative values mirrored ·
/// Fidelity: exact
public enum ExtendedGray: ColorSpaceDefinition {
  /// The base space: gray gamma 2.2.
  public static let base: ColorSpace? = .grayGamma22
  /// The single channel, white.
  public static let channels = GrayGamma22.channels
  /// False: values outside 0…1 are valid.
  public static let isBounded = false

  /// Returns the component unchanged.
  public static func toBase(_ components: ColorComponents) -> ColorComponents { components }
  /// Returns the component unchanged.
  public static func fromBase(_ components: ColorComponents) -> ColorComponents { components }
}
