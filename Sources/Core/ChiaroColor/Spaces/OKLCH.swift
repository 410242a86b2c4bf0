// SPDX-License-Identifier: MIT

/// The polar form of Oklab: lightness, chroma and hue.
///
/// Source: CSS Color 4 §9.4
public enum OKLCH: ColorSpaceDefinition {
  /// The base space for conversions: Oklab.
  public static let base: ColorSpace? = .oklab
  /// The channels: lightness from 0 to 1, chroma from 0 to about 0.4, and hue in degrees.
  public static let channels = [
    ColorChannel("lightness", 0...1), ColorChannel("chroma", 0...0.4), ColorChannel("hue", 0...360),
  ]
  /// Whether components are clipped for display: false, because the space is larger than any
  /// display's gamut.
  public static let isBounded = false

  /// Returns the Oklab components for a lightness, a chroma and a hue in degrees.
  public static func toBase(_ components: ColorComponents) -> ColorComponents {
    Polar.rectangular(components)
  }

  /// Returns the lightness, chroma and hue of Oklab components.
  ///
  /// The hue is in degrees, from 0 up to but not including 360; it is 0 if the chroma is 0.
  public static func fromBase(_ components: ColorComponents) -> ColorComponents {
    Polar.polar(components)
  }
}
