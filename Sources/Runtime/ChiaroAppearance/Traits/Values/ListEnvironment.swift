// SPDX-License-Identifier: MIT

/// The kind of list that surrounds a view.
///
/// Apple counterpart: `UIListEnvironment` · Source: UIKit reference, iOS 18 (statement S12; raw
/// values beyond 0 follow its order) · Fidelity: approximate, raw values are assumed
public enum ListEnvironment: Int, Sendable, CaseIterable, Codable {
  /// The kind of list is not specified.
  case unspecified = 0
  /// No list: the view is outside of lists.
  case none = 1
  /// A plain list.
  case plain = 2
  /// A grouped list.
  case grouped = 3
  /// An inset grouped list.
  case insetGrouped = 4
  /// A sidebar.
  case sidebar = 5
  /// A plain sidebar.
  case sidebarPlain = 6
}
