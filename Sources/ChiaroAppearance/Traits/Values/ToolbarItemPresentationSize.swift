// SPDX-License-Identifier: MIT

/// The size of items in a Mac toolbar.
///
/// Apple counterpart: `UINSToolbarItemPresentationSize` · Source: measured, UIKit 26.2 (S12) ·
/// Fidelity: exact
public enum ToolbarItemPresentationSize: Int, Sendable, CaseIterable, Codable {
  /// Nothing is said.
  case unspecified = -1
  /// The usual size.
  case regular = 0
  /// The small size.
  case small = 1
  /// The large size; there is no 2.
  case large = 3
}
