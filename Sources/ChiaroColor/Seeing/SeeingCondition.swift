// SPDX-License-Identifier: MIT

// Every condition is the same formula with other numbers, so that one color and a whole picture are
// computed alike, and a new condition is a new set of numbers:
//
//   clip some of what sRGB does not have → raise to a power, channel by channel → multiply by a
//   matrix, or by one of two on either side of a plane → add a veil of white light → expose

/// What stands between a display and what somebody sees of it: an eye, the sun, a dark room,
/// another white or another monitor.
///
/// Works on linear sRGB, where 1 is the display's white. A color, a contrast ratio and a picture
/// (`Bitmap.seen(under:)`) come out alike.
///
/// ```swift
/// let sun = SeeingCondition.brightSun()
/// sun.contrast(of: .white, on: .black)  // 2.6:1, where it was 21:1
/// ```
///
/// Apple counterpart: none · Source: this project; each condition names its own · Fidelity:
/// approximate
public struct SeeingCondition: Sendable {
  /// How much of what lies outside of sRGB is clipped away, from 0 to 1.
  package var clipping = 0.0
  /// The power of each channel, mirrored by sign.
  package var exponent = 1.0
  /// What becomes of red, green and blue.
  package var matrix = Matrix3.identity
  /// The normal of a plane through black; on the side it points to, `sideMatrix` holds.
  package var side: ColorComponents?
  /// The matrix of that side.
  package var sideMatrix = Matrix3.identity
  /// White light on top of the display's own, in shares of the display's white.
  package var veil = 0.0
  /// What everything is multiplied by, so that a picture of it fits a display again.
  package var exposure = 1.0

  init() {}

  /// What of a color, in linear sRGB, is seen; not clipped, 1 is the white of the picture.
  public func seen(_ linear: ColorComponents) -> ColorComponents { exposure * light(linear) }

  /// The light before exposure, 1 is the white of the display.
  private func light(_ linear: ColorComponents) -> ColorComponents {
    var light = linear
    if clipping > 0 {
      light += clipping * (light.clamped(lowerBound: .zero, upperBound: .one) - light)
    }
    if exponent != 1 {
      light = TransferCurve.map(light) { Self.power($0, exponent) }
    }
    let isOnSide = side.map { $0.dot(light) > 0 } ?? false
    return (isOnSide ? sideMatrix : matrix) * light + veil
  }

  /// The contrast of two colors as they are seen.
  ///
  /// A translucent foreground is laid over the background first, which counts as opaque. The veil
  /// comes on top of the light that WCAG adds to both already (0.05 of white), so that without a
  /// condition the ratio is WCAG's.
  public func contrast(of foreground: Color, on background: Color) -> ContrastRatio {
    let ground = background.withAlpha(1)
    return ContrastRatio(
      luminances: luminance(foreground.composited(over: ground)), luminance(ground))
  }

  private func luminance(_ color: Color) -> Double {
    LinearSRGB.luminance(of: light(color.space.convert(color.components, to: .linearSRGB)))
  }

  package static func power(_ value: Double, _ exponent: Double) -> Double {
    let magnitude = Math.power(value.magnitude, exponent)
    return value < 0 ? -magnitude : magnitude
  }

  /// A severity from 0 to 1; what is no number is 0.
  static func clamped(_ severity: Double) -> Double { severity > 0 ? min(severity, 1) : 0 }
}

extension Color {
  /// What is seen of the color under a condition: in its own space, not clipped, alpha kept.
  ///
  /// What is seen of a gray may have a color: it is given in sRGB.
  ///
  /// Apple counterpart: none · Source: see `SeeingCondition` · Fidelity: approximate
  public func seen(under condition: SeeingCondition) -> Color {
    let seen = condition.seen(space.convert(components, to: .linearSRGB))
    let target = space.isGray ? ColorSpace.sRGB : space
    return Color(target, ColorSpace.linearSRGB.convert(seen, to: target), alpha: alpha)
  }
}
