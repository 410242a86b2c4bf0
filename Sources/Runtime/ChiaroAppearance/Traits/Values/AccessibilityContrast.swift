// SPDX-License-Identifier: MIT

/// Whether the Increase Contrast setting is on.
///
/// Apple counterpart: `UIAccessibilityContrast` · Source: UIInterface.h (statement S4) · Fidelity:
/// exact
public enum AccessibilityContrast: Int, Sendable, CaseIterable, Codable {
  /// The contrast is not specified.
  case unspecified = -1
  /// Normal contrast: the setting is off.
  case normal = 0
  /// Increased contrast: the setting is on.
  case high = 1
}
