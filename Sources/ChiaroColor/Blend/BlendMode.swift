// SPDX-License-Identifier: MIT

/// How a color and the backdrop below it are mixed, channel by channel; named as in CSS.
///
/// | mode | of backdrop b and source s |
/// |---|---|
/// | `normal` | s |
/// | `multiply` | b s |
/// | `screen` | b + s - b s |
/// | `overlay` | hard light with b and s exchanged |
/// | `darken`, `lighten` | the lesser, the greater |
/// | `colorDodge` | b / (1 - s), at most 1 |
/// | `colorBurn` | 1 - (1 - b) / s, at least 0 |
/// | `hardLight` | multiply by 2 s, or screen with 2 s - 1 |
/// | `softLight` | b darkened or lightened by a gentle curve |
/// | `difference` | the distance of b and s |
/// | `exclusion` | b + s - 2 b s |
/// | `plusLighter` | the sum of both with their alphas, at most 1 |
///
/// The formulas are meant for components from 0 to 1. Others, which extended spaces have, go
/// through the same arithmetic and are not clipped, but for the two quotients and the sum.
///
/// Apple counterpart: `CGBlendMode` · Source: CSS Compositing 1 §9.1, CSS Compositing 2
/// (plus-lighter) · Fidelity: exact
public enum BlendMode: String, Sendable, CaseIterable {
  /// The source.
  case normal
  /// Darker: as two slides in one projector.
  case multiply
  /// Lighter: as two projectors on one screen.
  case screen
  /// Multiplies dark backdrops, screens light ones.
  case overlay
  /// The darker of both.
  case darken
  /// The lighter of both.
  case lighten
  /// Brightens the backdrop to reflect the source.
  case colorDodge = "color-dodge"
  /// Darkens the backdrop to reflect the source.
  case colorBurn = "color-burn"
  /// Multiplies with dark sources, screens with light ones.
  case hardLight = "hard-light"
  /// Darkens or lightens gently.
  case softLight = "soft-light"
  /// The distance of both.
  case difference
  /// The distance of both, with less contrast.
  case exclusion
  /// Light added to light.
  case plusLighter = "plus-lighter"

  /// One channel of the mix, straight components in and out: B(cb, cs) of the specification.
  ///
  /// For `plusLighter`, which is defined with alpha, this is the sum that opaque colors have.
  public func mix(_ backdrop: Double, _ source: Double) -> Double {
    switch self {
    case .normal: source
    case .multiply: backdrop * source
    case .screen: backdrop + source - backdrop * source
    case .overlay: Self.hardLight(source, backdrop)
    case .darken: min(backdrop, source)
    case .lighten: max(backdrop, source)
    case .colorDodge: Self.colorDodge(backdrop, source)
    case .colorBurn: Self.colorBurn(backdrop, source)
    case .hardLight: Self.hardLight(backdrop, source)
    case .softLight: Self.softLight(backdrop, source)
    case .difference: (backdrop - source).magnitude
    case .exclusion: backdrop + source - 2 * backdrop * source
    case .plusLighter: min(backdrop + source, 1)
    }
  }

  private static func hardLight(_ backdrop: Double, _ source: Double) -> Double {
    source <= 0.5
      ? BlendMode.multiply.mix(backdrop, 2 * source)
      : BlendMode.screen.mix(backdrop, 2 * source - 1)
  }

  private static func colorDodge(_ backdrop: Double, _ source: Double) -> Double {
    if backdrop <= 0 { return 0 }
    return source >= 1 ? 1 : min(1, backdrop / (1 - source))
  }

  private static func colorBurn(_ backdrop: Double, _ source: Double) -> Double {
    if backdrop >= 1 { return 1 }
    return source <= 0 ? 0 : 1 - min(1, (1 - backdrop) / source)
  }

  private static func softLight(_ backdrop: Double, _ source: Double) -> Double {
    if source <= 0.5 { return backdrop - (1 - 2 * source) * backdrop * (1 - backdrop) }
    let curve =
      backdrop <= 0.25
      ? ((16 * backdrop - 12) * backdrop + 4) * backdrop : backdrop.squareRoot()
    return backdrop + (2 * source - 1) * (curve - backdrop)
  }
}
