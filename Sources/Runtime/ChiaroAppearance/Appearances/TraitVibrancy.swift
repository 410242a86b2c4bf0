// SPDX-License-Identifier: MIT

/// A trait that says whether content lies over a material and is drawn with vibrancy.
///
/// Apple counterpart: the vibrant appearances of `NSAppearance` · Source: NSAppearance.h (statement
/// S196) · Fidelity: approximate, AppKit has no such trait
public enum TraitVibrancy: TraitDefinition {
  /// The value in an environment that does not specify the trait: no vibrancy.
  public static let defaultValue = false
  /// Whether a change of the trait makes colors resolve again; always true.
  public static let affectsColorAppearance = true
}
