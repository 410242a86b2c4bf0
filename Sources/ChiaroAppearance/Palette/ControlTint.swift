// SPDX-License-Identifier: MIT

/// Whether controls are blue or gray: all that a Mac's accent was before there were colors.
///
/// Apple counterpart: `NSControlTint` · Source: AppKit reference; NSCell.h (S218) ·
/// Fidelity: exact
public enum ControlTint: UInt, Sendable, CaseIterable {
  /// What the system takes.
  case defaultControlTint = 0
  /// Blue.
  case blueControlTint = 1
  /// Graphite.
  case graphiteControlTint = 6
  /// None.
  case clearControlTint = 7
}

extension DynamicColor {
  /// Graphite where a person chose that for the accent color, blue otherwise; it is no color.
  ///
  /// Apple counterpart: `NSColor.currentControlTint` · Source: HIG Color, macOS (S218) ·
  /// Fidelity: exact
  public static var currentControlTint: ControlTint {
    TraitCollection.current.accentColor == .graphite ? .graphiteControlTint : .blueControlTint
  }
}
