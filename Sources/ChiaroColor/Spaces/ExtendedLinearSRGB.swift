// SPDX-License-Identifier: MIT

/// Linear sRGB whose components may lie below 0 and above 1.
///
/// Apple counterpart: `CGColorSpace.extendedLinearSRGB` · Source: CGColorSpace.h · Fidelity: exact
public enum ExtendedLinearSRGB: ColorSpaceDefinition {
  /// Linear sRGB.
  public static let base: ColorSpace? = .linearSRGB
  /// Red, green, blue.
  public static let channels = rgbChannels
  /// False: values outside 0…1 are meant.
  public static let isBounded = false

  /// The components themselves.
  public static func toBase(_ components: ColorComponents) -> ColorComponents { components }
  /// The components themselves.
  public static func fromBase(_ components: ColorComponents) -> ColorComponents { components }
}
