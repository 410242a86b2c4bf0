// SPDX-License-Identifier: MIT

extension TableView {
  /// The animation of inserted and deleted rows; without effect.
  ///
  /// Apple counterpart: `UITableView.RowAnimation` · Source: UITableView.h · Fidelity: approximate,
  /// rows change without animation
  public enum RowAnimation: Int, Sendable, CaseIterable {
    case fade = 0
    case right = 1
    case left = 2
    case top = 3
    case bottom = 4
    case none = 5
    case middle = 6
    case automatic = 100
  }
}
