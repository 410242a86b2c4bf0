// SPDX-License-Identifier: MIT

import ChiaroViews
public import Foundation

/// A column of a table view.
///
/// Apple counterpart: `NSTableColumn` · Source: AppKit reference · Fidelity: approximate, the user
/// cannot resize it
@preconcurrency @MainActor
open class NSTableColumn {
  /// The identifier of the column.
  open var identifier: NSUserInterfaceItemIdentifier
  /// The title of the column, which its header shows.
  open var title: String {
    get { headerCell.stringValue }
    set { headerCell.stringValue = newValue }
  }
  /// The header cell, whose `stringValue` is the column's title.
  open var headerCell: NSCell {
    didSet { follow() }
  }
  /// The width of the column in points; the default is 100.
  ///
  /// The last visible column is widened to fill the rest of the table.
  open var width: CGFloat = 100 { didSet { tableView?.columnsDidChange() } }
  /// The minimum width in points; stored, but without effect.
  ///
  /// Fidelity: inert
  open var minWidth: CGFloat = 10
  /// The maximum width in points; stored, but without effect.
  ///
  /// Fidelity: inert
  open var maxWidth: CGFloat = 10_000
  /// Whether the column is hidden; the default is false.
  open var isHidden = false { didSet { tableView?.columnsDidChange() } }
  /// Whether the user can edit the cells; stored, but without effect.
  ///
  /// Fidelity: inert
  open var isEditable = true
  /// The tool tip of the column's header; nil for none.
  ///
  /// It is stored, but not shown.
  ///
  /// Fidelity: inert
  open var headerToolTip: String?
  /// The sort order that a click on the column's header sets; nil if the column does not sort.
  open var sortDescriptorPrototype: NSSortDescriptor?
  /// The table view that contains the column; nil for none.
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
