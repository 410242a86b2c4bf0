// SPDX-License-Identifier: MIT

/// How bright the surroundings of a display are.
///
/// Apple counterpart: none · Source: CIE 159:2004 (CIECAM02), table of viewing conditions ·
/// Fidelity: exact
public enum DisplaySurround: String, Sendable, CaseIterable {
  /// A lit room: what colors are made for.
  case average
  /// A room in the evening, with a lamp somewhere.
  case dim
  /// No light but the display's.
  case dark

  /// The impact of the surround, *c* of CIECAM02: lightness is a power of luminance with it.
  public var impact: Double {
    switch self {
    case .average: 0.69
    case .dim: 0.59
    case .dark: 0.525
    }
  }
}

extension SeeingCondition {
  /// A display in a dim or dark room: next to the dark, everything but black looks lighter.
  ///
  /// In CIECAM02 the lightness of a color is a power of its luminance, and the exponent is in
  /// proportion to the impact of the surround. The same light therefore looks in the dark as one
  /// of luminance Y^(0.525 / 0.69) looks in a lit room. It is applied to each channel, as the
  /// system gammas of cinema and television are that make up for it. White and black stay. The
  /// display's luminance itself takes no part: the eye adapts to it.
  ///
  /// - Parameters:
  ///   - surround: how bright the room is; the default is `dim`
  ///   - severity: from 0, a lit room, to 1; clamped
  /// - Returns: the condition
  ///
  /// Apple counterpart: none · Source: CIE 159:2004; Bartleson and Breneman, J. Opt. Soc. Am.
  /// 57(7), 1967 · Fidelity: approximate
  public static func dimRoom(
    _ surround: DisplaySurround = .dim, severity: Double = 1
  ) -> SeeingCondition {
    var condition = SeeingCondition()
    let exponent = surround.impact / DisplaySurround.average.impact
    condition.exponent = 1 + clamped(severity) * (exponent - 1)
    return condition
  }
}
