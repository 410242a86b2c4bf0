// SPDX-License-Identifier: MIT

/// Oklab in polar form: lightness, chroma and hue.
///
/// Apple counterpart: none · Source: CSS Color 4 §9.4 · Fidelity: exact
public enum OKLCH: ColorSpaceDefinition {
  /// Oklab.
  public static let base: ColorSpace? = .oklab
  /// L from 0 to 1, chroma from 0 to about 0.4, hue in degrees.
  public static let channels = [
    ColorChannel("lightness", 0...1), ColorChannel("chroma", 0...0.4), ColorChannel("hue", 0...360),
  ]
  /// False: it reaches beyond every display.
  public static let isBounded = false

  /// The rectangular form.
  public static func toBase(_ components: ColorComponents) -> ColorComponents {
    Polar.rectangular(components)
  }

  /// The polar form.
  public static func fromBase(_ components: ColorComponents) -> ColorComponents {
    Polar.polar(components)
  }
}
