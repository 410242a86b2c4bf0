// SPDX-License-Identifier: MIT

/// Three numbers of a color, in the order of its space's channels; gray spaces use the first.
///
/// Apple counterpart: `CGColor.components` · Source: this project · Fidelity: exact
public typealias ColorComponents = SIMD3<Double>

/// How one color space is computed from another, one step nearer to the hub.
///
/// Spaces form a tree with `xyzD65` at the root. A space knows the way to its base and back, and
/// nothing else; a conversion climbs to the first common ancestor and comes down again, so that
/// encoding sRGB never passes through XYZ and a polar form never leaves its rectangular one.
///
/// **For implementers.** Give the base, the channels and the two functions. They must undo each
/// other for every finite input, in gamut or not, and must not produce NaN. Add the space to
/// `ColorSpace`; that registers it with every test that walks over all spaces.
///
/// Apple counterpart: none · Source: CSS Color 4 §10 (the matrices and curves) · Fidelity: exact
public protocol ColorSpaceDefinition: Sendable {
  /// The space one step nearer to the hub; nil for the hub itself.
  static var base: ColorSpace? { get }
  /// The channels in order.
  static var channels: [ColorChannel] { get }
  /// Whether components outside the ranges are clipped when shown; the default is true.
  static var isBounded: Bool { get }
  /// The components in the base space.
  static func toBase(_ components: ColorComponents) -> ColorComponents
  /// The components in this space, given those in the base space.
  static func fromBase(_ components: ColorComponents) -> ColorComponents
}

extension ColorSpaceDefinition {
  /// True: most spaces can show no more than their range.
  public static var isBounded: Bool { true }
}

/// Red, green and blue from 0 to 1.
let rgbChannels = [
  ColorChannel("red", 0...1), ColorChannel("green", 0...1), ColorChannel("blue", 0...1),
]
