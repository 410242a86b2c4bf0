// SPDX-License-Identifier: MIT

/// Whether the screen feels pressure.
///
/// Apple counterpart: `UIForceTouchCapability` · Source: UITraitCollection.h (S10) ·
/// Fidelity: exact
public enum ForceTouchCapability: Int, Sendable, CaseIterable, Codable {
  /// Nothing is said.
  case unknown = 0
  /// It does not.
  case unavailable = 1
  /// It does.
  case available = 2
}
