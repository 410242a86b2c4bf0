// SPDX-License-Identifier: MIT

/// The interface style: light or dark.
///
/// Apple counterpart: `UIUserInterfaceStyle` · Source: UIInterface.h (statement S2) · Fidelity:
/// exact
public enum UserInterfaceStyle: Int, Sendable, CaseIterable, Codable {
  /// The style is not specified.
  case unspecified = 0
  /// The light style: dark content on a light background.
  case light = 1
  /// The dark style: light content on a dark background.
  case dark = 2
}
