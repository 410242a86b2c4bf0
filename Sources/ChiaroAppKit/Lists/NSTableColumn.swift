// SPDX-License-Identifier: MIT

import ChiaroViews
public import Foundation

/// A column of a table.
///
/// Apple counterpart: `NSTableColumn` · Source: AppKit reference · Fidelity: approximate
@preconcurrency @MainActor
open class NSTableColumn {
  /// The identifier of the column.
  open var identifier: NSUserInterfaceItemIdentifier
  /// The heading of the column.
  open var title: String {
    get { headerCell.stringValue }
    set { headerCell.stringValue = newValue }
  }
  /// The cell of the heading, by which older code sets the title.
  open var headerCell: NSCell {
    didSet { follow() }
  }
  /// The width of the column, in points; the default is 100.
  open var width: CGFloat = 100 { didSet { tableView?.columnsDidChange() } }
  /// The least width in points; stored, but without effect.
  open var minWidth: CGFloat = 10
  /// The greatest width in points; stored, but without effect.
  open var maxWidth: CGFloat = 10_000
  /// Whether the column is hidden.
  open var isHidden = false { didSet { tableView?.columnsDidChange() } }
  /// Whether people can edit the cells; stored, but without effect.
  open var isEditable = true
  /// The tool tip of the heading; stored, but not shown; nil for none.
  open var headerToolTip: String?
  /// The sort order that a click on the heading selects; nil if the column cannot be sorted by.
  open var sortDescriptorPrototype: NSSortDescriptor?
  /// The table view with the column; nil for none.
  open internal(set) weak var tableView: NSTableView?

  /// Creates a column with an identifier.
  public init(identifier: NSUserInterfaceItemIdentifier = "") {
    self.identifier = identifier
    headerCell = NSCell(textCell: "")
    follow()
  }
  private final func follow() {
    headerCell.onChange = { [weak self] in self?.tableView?.columnsDidChange() }
  }
}
