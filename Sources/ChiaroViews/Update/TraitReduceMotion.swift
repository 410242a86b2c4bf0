// SPDX-License-Identifier: MIT

public import ChiaroAppearance

/// A trait for the user's wish to reduce motion; changes of appearance are then not animated.
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
