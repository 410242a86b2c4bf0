// SPDX-License-Identifier: MIT

/// The elevation level, which says whether content fills the screen or is in a layer above other
/// content.
///
/// Apple counterpart: `UIUserInterfaceLevel` · Source: UIInterface.h (statement S3) · Fidelity:
/// exact
public enum UserInterfaceLevel: Int, Sendable, CaseIterable, Codable {
  /// The level is not specified.
  case unspecified = -1
  /// The base level, for content that fills the screen edge to edge.
  case base = 0
  /// The elevated level, for content in a sheet, in a popover or beside another app.
  case elevated = 1
}
