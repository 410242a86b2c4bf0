// SPDX-License-Identifier: MIT

/// CIE XYZ with white D65: the hub through which unrelated spaces meet.
///
/// Apple counterpart: none · Source: CSS Color 4 §10.8 · Fidelity: exact
public enum XYZD65: ColorSpaceDefinition {
  /// None: this is the hub.
  public static let base: ColorSpace? = nil
  /// X, Y, Z; white lies at Y = 1.
  public static let channels = [
    ColorChannel("x", 0...1), ColorChannel("y", 0...1), ColorChannel("z", 0...1),
  ]
  /// False: XYZ has no edge that a display could clip at.
  public static let isBounded = false

  /// The components themselves.
  public static func toBase(_ components: ColorComponents) -> ColorComponents { components }
  /// The components themselves.
  public static func fromBase(_ components: ColorComponents) -> ColorComponents { components }
}
