// SPDX-License-Identifier: MIT

/// Whether the window is the active one; away from the Mac a live environment always is.
///
/// Apple counterpart: `UIUserInterfaceActiveAppearance` · Source: UITraitCollection.h (S11) ·
/// Fidelity: exact
public enum ActiveAppearance: Int, Sendable, CaseIterable, Codable {
  /// Nothing is said.
  case unspecified = -1
  /// Another window is active.
  case inactive = 0
  /// This window is active.
  case active = 1
}
