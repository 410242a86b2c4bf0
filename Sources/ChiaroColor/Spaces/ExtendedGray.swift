// SPDX-License-Identifier: MIT

/// Gray encoded by a power of 2.2 whose component may lie below 0 and above 1.
///
/// Apple counterpart: `CGColorSpace.extendedGray` · Source: AppKit reference
/// (extendedGenericGamma22Gray): the colorimetry of generic gray 2.2, negative values mirrored ·
/// Fidelity: exact
public enum ExtendedGray: ColorSpaceDefinition {
  /// Gray gamma 2.2.
  public static let base: ColorSpace? = .grayGamma22
  /// White alone.
  public static let channels = GrayGamma22.channels
  /// False: values outside 0…1 are meant.
  public static let isBounded = false

  /// The component itself.
  public static func toBase(_ components: ColorComponents) -> ColorComponents { components }
  /// The component itself.
  public static func fromBase(_ components: ColorComponents) -> ColorComponents { components }
}
