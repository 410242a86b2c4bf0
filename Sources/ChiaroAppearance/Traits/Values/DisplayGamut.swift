// SPDX-License-Identifier: MIT

/// Which colors the screen can show.
///
/// Apple counterpart: `UIDisplayGamut` · Source: UIInterface.h (S5) ·
/// Fidelity: exact
public enum DisplayGamut: Int, Sendable, CaseIterable, Codable {
  /// Nothing is said.
  case unspecified = -1
  /// Those of sRGB.
  case sRGB = 0
  // UIKit's own spelling.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Those of Display P3.
  case P3 = 1
}
