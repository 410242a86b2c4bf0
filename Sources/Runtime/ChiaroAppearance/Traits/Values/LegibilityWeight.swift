// SPDX-License-Identifier: MIT

/// Whether the Bold Text setting is on.
///
/// Apple counterpart: `UILegibilityWeight` · Source: UIInterface.h (statement S9) · Fidelity: exact
public enum LegibilityWeight: Int, Sendable, CaseIterable, Codable {
  /// The weight is not specified.
  case unspecified = -1
  /// Regular weight: the setting is off.
  case regular = 0
  /// Bold weight: the setting is on.
  case bold = 1
}
