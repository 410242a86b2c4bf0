// SPDX-License-Identifier: MIT

/// Whether the window is the active one.
///
/// On devices other than the Mac, windows are always active.
///
/// Apple counterpart: `UIUserInterfaceActiveAppearance` · Source: UITraitCollection.h (statement
/// S11) · Fidelity: exact
public enum ActiveAppearance: Int, Sendable, CaseIterable, Codable {
  /// The state of the window is not specified.
  case unspecified = -1
  /// Another window is active.
  case inactive = 0
  /// This window is active.
  case active = 1
}
