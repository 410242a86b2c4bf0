// SPDX-License-Identifier: MIT

/// The three components of a color, in the order of its space's channels; a gray uses only the
/// first.
///
/// Apple counterpart: `CGColor.components` · Source: this project · Fidelity: exact
public typealias ColorComponents = SIMD3<Double>

/// The definition of a color space by its conversion to and from a base space, which is one step
/// closer to `xyzD65`.
///
/// Spaces form a tree with `xyzD65` at the root, and each space defines only the conversions to and
/// from its base. A conversion between two spaces goes up to their nearest common ancestor and down
/// again, so encoding sRGB does not involve XYZ, and a polar space converts to its rectangular form
/// directly.
///
/// **For implementers.** Provide the base, the channels and the two functions. The functions must
/// be inverses of each other for every finite input, in gamut or not, and must not produce NaN. Add
/// the space to `ColorSpace`; this also adds it to every test that covers all spaces.
///
/// Source: CSS Color 4 §10 (the matrices and curves)
public protocol ColorSpaceDefinition: Sendable {
  /// The base space for conversions, which is one step closer to `xyzD65`; nil for `xyzD65` itself.
  static var base: ColorSpace? { get }
  /// The channels of the space, in the order of its components.
  static var channels: [ColorChannel] { get }
  /// Whether components outside of their ranges are clipped for display; true by default.
  static var isBounded: Bool { get }
  /// Converts components of this space to the base space.
  static func toBase(_ components: ColorComponents) -> ColorComponents
  /// Converts components of the base space to this space.
  static func fromBase(_ components: ColorComponents) -> ColorComponents
}

extension ColorSpaceDefinition {
  /// Whether components outside of their ranges are clipped for display; the default is true.
  public static var isBounded: Bool { true }
}

/// The channels red, green and blue, each from 0 to 1.
let rgbChannels = [
  ColorChannel("red", 0...1), ColorChannel("green", 0...1), ColorChannel("blue", 0...1),
]
