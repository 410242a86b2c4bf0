// SPDX-License-Identifier: MIT

/// The size of the items in a Mac toolbar.
///
/// Apple counterpart: `UINSToolbarItemPresentationSize` · Source: measured, UIKit 26.2 (statement
/// S12) · Fidelity: exact
public enum ToolbarItemPresentationSize: Int, Sendable, CaseIterable, Codable {
  /// The size is not specified.
  case unspecified = -1
  /// The regular size.
  case regular = 0
  /// The small size.
  case small = 1
  /// The large size; its raw value is 3, and 2 is not used.
  case large = 3
}
