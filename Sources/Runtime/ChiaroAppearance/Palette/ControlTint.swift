// SPDX-License-Identifier: MIT

/// The tint of controls, blue or graphite, from the time before Macs had accent colors.
///
/// Apple counterpart: `NSControlTint` · Source: AppKit reference; NSCell.h (statement S218) ·
/// Fidelity: exact
public enum ControlTint: UInt, Sendable, CaseIterable {
  /// The system's default tint.
  case defaultControlTint = 0
  /// Blue.
  case blueControlTint = 1
  /// Graphite.
  case graphiteControlTint = 6
  /// No tint.
  case clearControlTint = 7
}

extension DynamicColor {
  /// The control tint: graphite if the accent color is graphite, otherwise blue.
  ///
  /// The tint is not a color, although AppKit declares it on `NSColor`.
  ///
  /// Apple counterpart: `NSColor.currentControlTint` · Source: HIG Color, macOS (statement S218) ·
  /// Fidelity: exact
  public static var currentControlTint: ControlTint {
    TraitCollection.current.accentColor == .graphite ? .graphiteControlTint : .blueControlTint
  }
}
