// SPDX-License-Identifier: MIT

public import ChiaroAppearance

/// What an effect view does: blur, vibrancy or glass.
///
/// Apple counterpart: `UIVisualEffect` · Source: UIVisualEffect.h · Fidelity: approximate
public enum VisualEffect: Hashable, Sendable {
  case blur(BlurEffect)
  case vibrancy(VibrancyEffect)
  case glass(GlassEffect)

  /// A blur of a style.
  public static func blur(_ style: BlurEffect.Style) -> VisualEffect {
    .blur(BlurEffect(style: style))
  }
}

/// Whether materials are replaced by opaque fills, as people can ask for.
///
/// The system sets it at the screen, like its other traits.
///
/// Apple counterpart: `UIAccessibility.isReduceTransparencyEnabled` · Source: HIG Dark Mode (S180)
/// · Fidelity: approximate
public enum TraitReduceTransparency: TraitDefinition {
  /// Materials are shown.
  public static let defaultValue = false
  /// A name that stays the same between runs.
  public static let identifier = "io.chiaroscuro.reduce-transparency"
}
