// SPDX-License-Identifier: MIT

import ChiaroViews
public import Foundation

/// A column of a table.
///
/// Apple counterpart: `NSTableColumn` · Source: AppKit reference · Fidelity: approximate
@MainActor
open class NSTableColumn {
  /// The name of the column.
  open var identifier: NSUserInterfaceItemIdentifier
  /// The heading of the column.
  open var title: String {
    get { headerCell.stringValue }
    set { headerCell.stringValue = newValue }
  }
  /// The cell of the heading, by which older code writes it.
  open var headerCell: NSCell {
    didSet { follow() }
  }
  /// The width of the column, in points; the default is 100.
  open var width: CGFloat = 100 { didSet { tableView?.columnsDidChange() } }
  /// The least width; kept.
  open var minWidth: CGFloat = 10
  /// The greatest width; kept.
  open var maxWidth: CGFloat = 10_000
  /// Whether the column is left out.
  open var isHidden = false { didSet { tableView?.columnsDidChange() } }
  /// Whether people can edit the cells; kept.
  open var isEditable = true
  /// What is said of the column; kept and not shown.
  open var headerToolTip: String?
  /// How a press of the heading sorts the rows; nil for not.
  open var sortDescriptorPrototype: NSSortDescriptor?
  /// The table; nil for none.
  open internal(set) weak var tableView: NSTableView?

  /// Creates a column with a name.
  public init(identifier: NSUserInterfaceItemIdentifier = "") {
    self.identifier = identifier
    headerCell = NSCell(textCell: "")
    follow()
  }
  private final func follow() {
    headerCell.onChange = { [weak self] in self?.tableView?.columnsDidChange() }
  }
}
