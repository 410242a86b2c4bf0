// SPDX-License-Identifier: MIT

/// Whether content stands over a material, by whose rules it takes its colors from behind.
///
/// Apple counterpart: the vibrant appearances of `NSAppearance` · Source: NSAppearance.h (S196) ·
/// Fidelity: approximate
public enum TraitVibrancy: TraitDefinition {
  /// What an environment that says nothing reads.
  public static let defaultValue = false
  /// True.
  public static let affectsColorAppearance = true
}
