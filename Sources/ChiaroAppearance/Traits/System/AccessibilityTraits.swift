// SPDX-License-Identifier: MIT

/// The trait that tells whether Reduce Motion is on, so that appearances change at once.
///
/// Set the trait on the screen, like the system's other traits.
///
/// Apple counterpart: `UIAccessibility.isReduceMotionEnabled` · Source: UIAccessibility.h ·
/// Fidelity: approximate
public enum TraitReduceMotion: TraitDefinition {
  /// False: motion is not reduced.
  public static let defaultValue = false
  /// The stable identifier of the trait.
  public static let identifier = "io.chiaroscuro.reduce-motion"
}

/// The trait that tells whether Reduce Transparency is on, so that materials are opaque fills.
///
/// The system sets the trait on the screen, like its other traits.
///
/// Apple counterpart: `UIAccessibility.isReduceTransparencyEnabled` · Source: HIG Dark Mode (S180)
/// · Fidelity: approximate
public enum TraitReduceTransparency: TraitDefinition {
  /// False: materials are shown.
  public static let defaultValue = false
  /// The stable identifier of the trait.
  public static let identifier = "io.chiaroscuro.reduce-transparency"
}
