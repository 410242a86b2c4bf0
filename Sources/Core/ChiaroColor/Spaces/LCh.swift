// SPDX-License-Identifier: MIT

/// The polar form of CIE Lab: lightness, chroma and hue.
///
/// Source: CSS Color 4 §9.3
public enum LCh: ColorSpaceDefinition {
  /// The base space for conversions: CIE Lab.
  public static let base: ColorSpace? = .lab
  /// The channels: lightness from 0 to 100, chroma from 0 to about 150, and hue in degrees.
  public static let channels = [
    ColorChannel("lightness", 0...100), ColorChannel("chroma", 0...150),
    ColorChannel("hue", 0...360),
  ]
  /// Whether components are clipped for display: false, because the space is larger than any
  /// display's gamut.
  public static let isBounded = false

  /// Returns the CIE Lab components for a lightness, a chroma and a hue in degrees.
  public static func toBase(_ components: ColorComponents) -> ColorComponents {
    Polar.rectangular(components)
  }

  /// Returns the lightness, chroma and hue of CIE Lab components.
  ///
  /// The hue is in degrees, from 0 up to but not including 360; it is 0 if the chroma is 0.
  public static func fromBase(_ components: ColorComponents) -> ColorComponents {
    Polar.polar(components)
  }
}

/// The conversion between polar coordinates (lightness, chroma, hue) and rectangular ones
/// (lightness and two opponent channels).
enum Polar {
  static func rectangular(_ polar: ColorComponents) -> ColorComponents {
    [polar.x, polar.y * Math.cosine(degrees: polar.z), polar.y * Math.sine(degrees: polar.z)]
  }

  static func polar(_ rectangular: ColorComponents) -> ColorComponents {
    let chroma = Math.length(rectangular.y, rectangular.z)
    let hue = chroma == 0 ? 0 : Math.angleInDegrees(x: rectangular.y, y: rectangular.z)
    return [rectangular.x, chroma, hue]
  }
}
