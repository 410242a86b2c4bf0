// SPDX-License-Identifier: MIT

/// A trait that says whether Reduce Motion is on; appearances then change without a fade.
///
/// If a screen follows the desktop's settings, it gets the trait from them; code can also set it.
///
/// Apple counterpart: `UIAccessibility.isReduceMotionEnabled` · Source: UIAccessibility.h ·
/// Fidelity: approximate, a trait instead of a global flag
public enum TraitReduceMotion: TraitDefinition {
  /// The value in an environment that does not specify the trait: false, so motion is not reduced.
  public static let defaultValue = false
  /// The stable identifier of the trait.
  public static let identifier = "io.chiaroscuro.reduce-motion"
}

/// A trait that says whether Reduce Transparency is on; materials are then opaque fills.
///
/// If a screen follows the desktop's settings, it gets the trait from them; code can also set it.
///
/// Apple counterpart: `UIAccessibility.isReduceTransparencyEnabled` · Source: HIG Dark Mode
/// (statement S180) · Fidelity: approximate, a trait instead of a global flag
public enum TraitReduceTransparency: TraitDefinition {
  /// The value in an environment that does not specify the trait: false, so materials are
  /// translucent.
  public static let defaultValue = false
  /// The stable identifier of the trait.
  public static let identifier = "io.chiaroscuro.reduce-transparency"
}
