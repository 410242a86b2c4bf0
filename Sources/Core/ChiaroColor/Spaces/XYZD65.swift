// SPDX-License-Identifier: MIT

/// The CIE XYZ space with the white point D65, which is the root of the tree of color spaces (see
/// `ColorSpaceDefinition`).
///
/// Source: CSS Color 4 §10.8
public enum XYZD65: ColorSpaceDefinition {
  /// The base space for conversions: nil, because this space is the root of all others.
  public static let base: ColorSpace? = nil
  /// The channels X, Y and Z; for white, Y is 1.
  public static let channels = [
    ColorChannel("x", 0...1), ColorChannel("y", 0...1), ColorChannel("z", 0...1),
  ]
  /// Whether components are clipped for display: false, because XYZ has no limits.
  public static let isBounded = false

  /// Returns the components unchanged, because this space has no base.
  public static func toBase(_ components: ColorComponents) -> ColorComponents { components }
  /// Returns the components unchanged, because this space has no base.
  public static func fromBase(_ components: ColorComponents) -> ColorComponents { components }
}
