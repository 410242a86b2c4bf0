// SPDX-License-Identifier: MIT

/// The brightness of a display's surroundings.
///
/// Source: CIE 159:2004 (CIECAM02), table of viewing conditions
public enum DisplaySurround: String, Sendable, CaseIterable {
  /// A lit room, for which colors are usually made.
  case average
  /// A room in the evening, dimly lit by a lamp.
  case dim
  /// A room without light other than the display's.
  case dark

  /// The impact factor of the surround, *c* in CIECAM02: 0.69 for `average`, and less for darker
  /// rooms.
  ///
  /// The exponent of lightness is proportional to it.
  public var impact: Double {
    switch self {
    case .average: 0.69
    case .dim: 0.59
    case .dark: 0.525
    }
  }
}

extension SeeingCondition {
  /// Returns the condition of a display in a dim or dark room, in which colors other than black
  /// look lighter.
  ///
  /// In CIECAM02, the lightness of a color is a power of its luminance, and the exponent is
  /// proportional to the impact of the surround. A light with luminance Y in the dark therefore
  /// looks like a light with luminance Y^(0.525 / 0.69) in a lit room. The power is applied to each
  /// channel, like the system gammas of cinema and television that compensate for it. White and
  /// black do not change. The display's luminance does not matter, because the eye adapts to it.
  ///
  /// - Parameters:
  ///   - surround: the brightness of the room; the default is `dim`
  ///   - severity: the strength of the effect, from 0 (a lit room) to 1; clamped
  /// - Returns: the condition
  ///
  /// Source: CIE 159:2004; Bartleson and Breneman, J. Opt. Soc. Am. 57(7), 1967 · Fidelity:
  /// approximate, applied to each channel separately
  public static func dimRoom(
    _ surround: DisplaySurround = .dim, severity: Double = 1
  ) -> SeeingCondition {
    var condition = SeeingCondition()
    let exponent = surround.impact / DisplaySurround.average.impact
    condition.exponent = 1 + clamped(severity) * (exponent - 1)
    return condition
  }
}
