// SPDX-License-Identifier: MIT

/// Light or dark.
///
/// Apple counterpart: `UIUserInterfaceStyle` · Source: UIInterface.h (S2) ·
/// Fidelity: exact
public enum UserInterfaceStyle: Int, Sendable, CaseIterable, Codable {
  /// Nothing is said.
  case unspecified = 0
  /// Dark content on light ground.
  case light = 1
  /// Light content on dark ground.
  case dark = 2
}
