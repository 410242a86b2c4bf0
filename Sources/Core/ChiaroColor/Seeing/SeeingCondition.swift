// SPDX-License-Identifier: MIT

// Every condition is the same formula with other numbers, so that one color and a whole picture are
// computed alike, and a new condition is a new set of numbers:
//
//   clip some of what sRGB does not have → raise to a power, channel by channel → multiply by a
//   matrix, or by one of two on either side of a plane → add a veil of white light → expose

/// A condition that changes how a person sees a display: a vision deficiency, sunlight, a dark
/// room, another white point or another monitor.
///
/// It applies to linear sRGB, in which 1 is the display's white. It applies in the same way to a
/// color, a contrast ratio and a picture (`Bitmap.seen(under:)`).
///
/// ```swift
/// let sun = SeeingCondition.brightSun()
/// sun.contrast(of: .white, on: .black)  // 2.6:1, where it was 21:1
/// ```
///
/// Source: this project; each condition names its own · Fidelity: approximate, see the comment of
/// each condition
public struct SeeingCondition: Sendable {
  /// The degree to which colors outside sRGB are clipped, from 0 to 1.
  package var clipping = 0.0
  /// The exponent of the power applied to each channel; negative values keep their sign.
  package var exponent = 1.0
  /// The matrix applied to the linear components.
  package var matrix = Matrix3.identity
  /// The normal of a plane through black, or nil.
  ///
  /// On the side that it points to, `sideMatrix` applies instead of `matrix`.
  package var side: ColorComponents?
  /// The matrix that applies on the side to which `side` points.
  package var sideMatrix = Matrix3.identity
  /// The white light added to the display's own, as a fraction of the display's white.
  package var veil = 0.0
  /// The factor applied last, which brings a simulated picture back into a display's range.
  package var exposure = 1.0

  init() {}

  /// Returns the linear sRGB components of a color as it is seen under the condition.
  ///
  /// They are not clipped; 1 is the white of the simulated picture.
  public func seen(_ linear: ColorComponents) -> ColorComponents { exposure * light(linear) }

  /// Returns the light before exposure is applied; 1 is the display's white.
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

  /// Returns the contrast ratio of two colors as they are seen under the condition.
  ///
  /// The background counts as opaque; a translucent foreground is composited over it first. WCAG
  /// adds 0.05 of white to both luminances; the veiling light of the condition, such as reflected
  /// sunlight, is added too. Under a condition that changes nothing, the ratio is that of WCAG.
  public func contrast(of foreground: Color, on background: Color) -> ContrastRatio {
    let ground = background.withAlpha(1)
    return ContrastRatio(
      luminances: luminance(foreground.composited(over: ground)), luminance(ground))
  }

  private func luminance(_ color: Color) -> Double {
    LinearSRGB.luminance(of: light(color.space.convert(color.components, to: .linearSRGB)))
  }

  /// Raises the magnitude of a value to a power and keeps the value's sign.
  package static func power(_ value: Double, _ exponent: Double) -> Double {
    let magnitude = Math.power(value.magnitude, exponent)
    return value < 0 ? -magnitude : magnitude
  }

  /// Returns a severity clamped to 0…1; NaN becomes 0.
  static func clamped(_ severity: Double) -> Double { severity > 0 ? min(severity, 1) : 0 }
}

extension Color {
  /// Returns the color as it is seen under a condition, in its own color space, unclipped and with
  /// its alpha.
  ///
  /// If the color is in a gray space, the result is in sRGB, because it may not be gray.
  ///
  /// Source: see `SeeingCondition` · Fidelity: approximate, see the comment of each condition
  public func seen(under condition: SeeingCondition) -> Color {
    let seen = condition.seen(space.convert(components, to: .linearSRGB))
    let target = space.isGray ? ColorSpace.sRGB : space
    return Color(target, ColorSpace.linearSRGB.convert(seen, to: target), alpha: alpha)
  }
}
