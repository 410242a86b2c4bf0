// SPDX-License-Identifier: MIT

/// The CIE XYZ space with white D65, the root of the tree of color spaces (see
/// `ColorSpaceDefinition`).
///
/// Source: CSS Color 4 §10.8
public enum XYZD65: ColorSpaceDefinition {
  /// The space through which this one is converted: nil, because all others are converted through
  /// XYZ.
  public static let base: ColorSpace? = nil
  /// The channels X, Y and Z; white has Y = 1.
  public static let channels = [
    ColorChannel("x", 0...1), ColorChannel("y", 0...1), ColorChannel("z", 0...1),
  ]
  /// Whether components are clipped for display: false, XYZ has no limits at which to clip.
  public static let isBounded = false

  /// Returns the components unchanged, because this space has no base.
  public static func toBase(_ components: ColorComponents) -> ColorComponents { components }
  /// Returns the components unchanged, because this space has no base.
  public static func fromBase(_ components: ColorComponents) -> ColorComponents { components }
}
