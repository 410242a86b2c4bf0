// SPDX-License-Identifier: MIT

extension TableViewCell {
  /// The edit that a table offers for a row: none, deletion or insertion.
  ///
  /// Apple counterpart: `UITableViewCell.EditingStyle` · Source: UITableViewCell.h · Fidelity:
  /// exact
  public enum EditingStyle: Int, Sendable, CaseIterable {
    case none = 0
    case delete = 1
    case insert = 2
  }

  /// The states of a cell in which its controls are shown.
  ///
  /// Apple counterpart: `UITableViewCell.StateMask` · Source: UITableViewCell.h · Fidelity: exact
  public struct StateMask: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The control for editing.
    public static let showingEditControl = StateMask(rawValue: 1 << 0)
    /// The confirmation of deleting.
    public static let showingDeleteConfirmation = StateMask(rawValue: 1 << 1)
  }
}
