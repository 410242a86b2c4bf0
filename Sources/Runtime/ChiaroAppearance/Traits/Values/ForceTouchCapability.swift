// SPDX-License-Identifier: MIT

/// Whether the screen senses pressure (3D Touch).
///
/// Apple counterpart: `UIForceTouchCapability` · Source: UITraitCollection.h (statement S10) ·
/// Fidelity: exact
public enum ForceTouchCapability: Int, Sendable, CaseIterable, Codable {
  /// The capability is not known.
  case unknown = 0
  /// The screen does not sense pressure.
  case unavailable = 1
  /// The screen senses pressure.
  case available = 2
}
