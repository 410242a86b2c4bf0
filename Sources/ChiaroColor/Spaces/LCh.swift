// SPDX-License-Identifier: MIT

/// CIE Lab in polar form: lightness, chroma and hue.
///
/// Apple counterpart: none · Source: CSS Color 4 §9.3 · Fidelity: exact
public enum LCh: ColorSpaceDefinition {
  /// CIE Lab.
  public static let base: ColorSpace? = .lab
  /// L from 0 to 100, chroma from 0 to about 150, hue in degrees.
  public static let channels = [
    ColorChannel("lightness", 0...100), ColorChannel("chroma", 0...150),
    ColorChannel("hue", 0...360),
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

/// Lightness, chroma and hue against lightness and two opponent channels.
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
