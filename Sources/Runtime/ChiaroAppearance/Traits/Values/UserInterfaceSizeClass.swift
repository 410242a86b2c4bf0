// SPDX-License-Identifier: MIT

/// The amount of space in one direction, horizontal or vertical.
///
/// Apple counterpart: `UIUserInterfaceSizeClass` · Source: UIInterface.h (statement S7) · Fidelity:
/// exact
public enum UserInterfaceSizeClass: Int, Sendable, CaseIterable, Codable {
  /// The size class is not specified.
  case unspecified = 0
  /// Constrained space.
  case compact = 1
  /// Ample space.
  case regular = 2
}
