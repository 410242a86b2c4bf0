// SPDX-License-Identifier: MIT

/// The trait that tells whether content lies over a material and is drawn with vibrancy.
///
/// Apple counterpart: the vibrant appearances of `NSAppearance` · Source: NSAppearance.h (S196) ·
/// Fidelity: approximate
public enum TraitVibrancy: TraitDefinition {
  /// The value in an environment that does not specify the trait: no vibrancy.
  public static let defaultValue = false
  /// True: vibrancy affects colors.
  public static let affectsColorAppearance = true
}
