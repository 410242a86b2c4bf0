// SPDX-License-Identifier: MIT

/// Whether movement is to be avoided, as people can ask for; appearances then change at once.
///
/// Set it at the screen, like the system's other traits.
///
/// Apple counterpart: `UIAccessibility.isReduceMotionEnabled` · Source: UIAccessibility.h ·
/// Fidelity: approximate
public enum TraitReduceMotion: TraitDefinition {
  /// False: motion is not reduced.
  public static let defaultValue = false
  /// The stable identifier of the trait.
  public static let identifier = "io.chiaroscuro.reduce-motion"
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
