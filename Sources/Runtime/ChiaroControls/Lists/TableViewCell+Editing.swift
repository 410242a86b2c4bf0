// SPDX-License-Identifier: MIT

extension TableViewCell {
  /// The change that editing makes to a row: none, deletion or insertion.
  ///
  /// Apple counterpart: `UITableViewCell.EditingStyle` · Source: UITableViewCell.h · Fidelity:
  /// exact
  public enum EditingStyle: Int, Sendable, CaseIterable {
    case none = 0
    case delete = 1
    case insert = 2
  }

  /// The editing controls that a cell shows; never used here, because cells show none of them.
  ///
  /// Apple counterpart: `UITableViewCell.StateMask` · Source: UITableViewCell.h · Fidelity:
  /// approximate, never passed to a cell
  public struct StateMask: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The cell shows the control that begins deletion or insertion.
    public static let showingEditControl = StateMask(rawValue: 1 << 0)
    /// The cell shows the Delete button.
    public static let showingDeleteConfirmation = StateMask(rawValue: 1 << 1)
  }
}
