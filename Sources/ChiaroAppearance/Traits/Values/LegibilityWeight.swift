// SPDX-License-Identifier: MIT

/// Whether the Bold Text setting is on.
///
/// Apple counterpart: `UILegibilityWeight` · Source: UIInterface.h (S9) ·
/// Fidelity: exact
public enum LegibilityWeight: Int, Sendable, CaseIterable, Codable {
  /// Nothing is said.
  case unspecified = -1
  /// The setting is off.
  case regular = 0
  /// The setting is on.
  case bold = 1
}
