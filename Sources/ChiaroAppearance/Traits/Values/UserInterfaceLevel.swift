// SPDX-License-Identifier: MIT

/// Whether content fills the screen or stands in a layer above other content.
///
/// Apple counterpart: `UIUserInterfaceLevel` · Source: UIInterface.h (S3) ·
/// Fidelity: exact
public enum UserInterfaceLevel: Int, Sendable, CaseIterable, Codable {
  /// Nothing is said.
  case unspecified = -1
  /// Edge to edge.
  case base = 0
  /// In a sheet, a popover, or beside another app.
  case elevated = 1
}
