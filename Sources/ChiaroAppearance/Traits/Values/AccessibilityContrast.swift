// SPDX-License-Identifier: MIT

/// Whether the Increase Contrast setting is on.
///
/// Apple counterpart: `UIAccessibilityContrast` · Source: UIInterface.h (S4) ·
/// Fidelity: exact
public enum AccessibilityContrast: Int, Sendable, CaseIterable, Codable {
  /// Nothing is said.
  case unspecified = -1
  /// The setting is off.
  case normal = 0
  /// The setting is on.
  case high = 1
}
