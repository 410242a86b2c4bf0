// SPDX-License-Identifier: MIT

/// The trait that tells whether Reduce Motion is on, so that appearances change without a fade.
///
/// A screen that follows the desktop's settings gets the trait from them; code can also set it.
///
/// Apple counterpart: `UIAccessibility.isReduceMotionEnabled` · Source: UIAccessibility.h ·
/// Fidelity: approximate, a trait instead of a global flag
public enum TraitReduceMotion: TraitDefinition {
  /// The value in an environment that does not specify the trait: false, motion is not reduced.
  public static let defaultValue = false
  /// The stable identifier of the trait.
  public static let identifier = "io.chiaroscuro.reduce-motion"
}

/// The trait that tells whether Reduce Transparency is on, so that materials are opaque fills.
///
/// A screen that follows the desktop's settings gets the trait from them; code can also set it.
///
/// Apple counterpart: `UIAccessibility.isReduceTransparencyEnabled` · Source: HIG Dark Mode
/// (statement S180) · Fidelity: approximate, a trait instead of a global flag
public enum TraitReduceTransparency: TraitDefinition {
  /// The value in an environment that does not specify the trait: false, materials are translucent.
  public static let defaultValue = false
  /// The stable identifier of the trait.
  public static let identifier = "io.chiaroscuro.reduce-transparency"
}
