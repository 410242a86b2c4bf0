// SPDX-License-Identifier: MIT

/// A blend mode, which is a formula that mixes a color with its backdrop, channel by channel.
///
/// The modes are named as in CSS.
///
/// | mode | result for backdrop b and source s |
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
/// | `difference` | the absolute difference of b and s |
/// | `exclusion` | b + s - 2 b s |
/// | `plusLighter` | the sum of both premultiplied colors, at most 1 |
///
/// The formulas are defined for components from 0 to 1. The same arithmetic applies to other
/// values, which extended spaces allow; they are not clipped, except in the quotients of color
/// dodge and burn and in the sum of plus-lighter.
///
/// Apple counterpart: `CGBlendMode` · Source: CSS Compositing 1 §9.1, CSS Compositing 2
/// (plus-lighter) · Fidelity: exact
public enum BlendMode: String, Sendable, CaseIterable {
  /// The source color alone.
  case normal
  /// The product of both colors, which is darker, like two slides in one projector.
  case multiply
  /// The inverted product of the inverted colors, which is lighter, like two projectors on one
  /// screen.
  case screen
  /// The product where the backdrop is dark, and the screen where it is light.
  case overlay
  /// The darker value of each channel.
  case darken
  /// The lighter value of each channel.
  case lighten
  /// The backdrop, brightened to reflect the source.
  case colorDodge = "color-dodge"
  /// The backdrop, darkened to reflect the source.
  case colorBurn = "color-burn"
  /// The product where the source is dark, and the screen where it is light.
  case hardLight = "hard-light"
  /// The backdrop, gently darkened where the source is dark and lightened where it is light.
  case softLight = "soft-light"
  /// The absolute difference of the colors.
  case difference
  /// A result similar to `difference`, but with less contrast.
  case exclusion
  /// The sum of the colors, like light added to light, up to 1.
  case plusLighter = "plus-lighter"

  /// Returns the blend of one channel of a backdrop and a source with straight alpha: B(cb, cs) of
  /// CSS Compositing 1.
  ///
  /// For `plusLighter`, which is defined with alpha, the result is the sum for opaque colors, at
  /// most 1.
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
