// SPDX-License-Identifier: MIT

/// How much room there is in one direction.
///
/// Apple counterpart: `UIUserInterfaceSizeClass` · Source: UIInterface.h (S7) ·
/// Fidelity: exact
public enum UserInterfaceSizeClass: Int, Sendable, CaseIterable, Codable {
  /// Nothing is said.
  case unspecified = 0
  /// Little room.
  case compact = 1
  /// The usual room.
  case regular = 2
}
