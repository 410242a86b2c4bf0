// SPDX-License-Identifier: MIT

public import Foundation

/// The data source of a table view; every method has a default.
///
/// Apple counterpart: `NSTableViewDataSource` · Source: AppKit reference · Fidelity: approximate
@preconcurrency @MainActor
public protocol NSTableViewDataSource: AnyObject {
  /// Returns the number of rows; 0 by default.
  func numberOfRows(in tableView: NSTableView) -> Int
  /// Returns the value of a row in a column; nil by default.
  func tableView(
    _ tableView: NSTableView, objectValueFor tableColumn: NSTableColumn?, row: Int
  ) -> Any?
  /// Called after people chose another order by the headings: sort the rows and reload them.
  func tableView(
    _ tableView: NSTableView, sortDescriptorsDidChange oldDescriptors: [NSSortDescriptor])
  /// Returns what stands for a row that is dragged; nil where the row is not to be dragged.
  func tableView(_ tableView: NSTableView, pasteboardWriterForRow row: Int)
    -> (any NSPasteboardWriting)?
  /// Returns what would be done with what is dragged to a row; nothing by default.
  func tableView(
    _ tableView: NSTableView, validateDrop info: any NSDraggingInfo, proposedRow row: Int,
    proposedDropOperation dropOperation: NSTableView.DropOperation
  ) -> NSDragOperation
  /// Takes what is dropped; returns whether it did.
  func tableView(
    _ tableView: NSTableView, acceptDrop info: any NSDraggingInfo, row: Int,
    dropOperation: NSTableView.DropOperation
  ) -> Bool
}

extension NSTableViewDataSource {
  /// Returns 0.
  public func numberOfRows(in tableView: NSTableView) -> Int { 0 }
  /// Returns nil.
  public func tableView(
    _ tableView: NSTableView, objectValueFor tableColumn: NSTableColumn?, row: Int
  ) -> Any? { nil }
  /// Does nothing.
  public func tableView(
    _ tableView: NSTableView, sortDescriptorsDidChange oldDescriptors: [NSSortDescriptor]
  ) {}
  /// Returns nil.
  public func tableView(_ tableView: NSTableView, pasteboardWriterForRow row: Int)
    -> (any NSPasteboardWriting)?
  { nil }
  /// Returns nothing.
  public func tableView(
    _ tableView: NSTableView, validateDrop info: any NSDraggingInfo, proposedRow row: Int,
    proposedDropOperation dropOperation: NSTableView.DropOperation
  ) -> NSDragOperation { [] }
  /// Returns false.
  public func tableView(
    _ tableView: NSTableView, acceptDrop info: any NSDraggingInfo, row: Int,
    dropOperation: NSTableView.DropOperation
  ) -> Bool { false }
}

/// The delegate of a table view; every method has a default.
///
/// Apple counterpart: `NSTableViewDelegate` · Source: AppKit reference · Fidelity: approximate
@preconcurrency @MainActor
public protocol NSTableViewDelegate: NSControlTextEditingDelegate {
  /// Returns the view of a row in a column; nil shows the data source's value as text.
  func tableView(_ tableView: NSTableView, viewFor tableColumn: NSTableColumn?, row: Int) -> NSView?
  /// Returns the view of a row, which is behind its cells; nil for the usual one.
  func tableView(_ tableView: NSTableView, rowViewForRow row: Int) -> NSTableRowView?
  /// Returns the height of a row, in points; by default the table's `rowHeight`.
  func tableView(_ tableView: NSTableView, heightOfRow row: Int) -> CGFloat
  /// Returns whether a row can be selected; true by default.
  func tableView(_ tableView: NSTableView, shouldSelectRow row: Int) -> Bool
  /// Returns whether a row is the heading of a group; false by default.
  func tableView(_ tableView: NSTableView, isGroupRow row: Int) -> Bool
  /// Returns which rows are selected in place of those that a person chose; those by default.
  func tableView(
    _ tableView: NSTableView, selectionIndexesForProposedSelection proposed: IndexSet
  ) -> IndexSet
  /// Called after a row came into the table.
  func tableView(_ tableView: NSTableView, didAdd rowView: NSTableRowView, forRow row: Int)
  /// Called after the heading of a column was pressed.
  func tableView(_ tableView: NSTableView, didClick tableColumn: NSTableColumn)
  /// Called after the selection changed; the notification's object is the table.
  func tableViewSelectionDidChange(_ notification: Notification)
}

extension NSTableViewDelegate {
  /// Returns nil.
  public func tableView(
    _ tableView: NSTableView, viewFor tableColumn: NSTableColumn?, row: Int
  ) -> NSView? { nil }
  /// Returns nil.
  public func tableView(_ tableView: NSTableView, rowViewForRow row: Int) -> NSTableRowView? { nil }
  /// Returns the table's `rowHeight`.
  public func tableView(_ tableView: NSTableView, heightOfRow row: Int) -> CGFloat {
    tableView.rowHeight
  }
  /// Returns true.
  public func tableView(_ tableView: NSTableView, shouldSelectRow row: Int) -> Bool { true }
  /// Returns false.
  public func tableView(_ tableView: NSTableView, isGroupRow row: Int) -> Bool { false }
  /// Returns the rows that a person chose.
  public func tableView(
    _ tableView: NSTableView, selectionIndexesForProposedSelection proposed: IndexSet
  ) -> IndexSet { proposed }
  /// Does nothing.
  public func tableView(
    _ tableView: NSTableView, didAdd rowView: NSTableRowView, forRow row: Int
  ) {}
  /// Does nothing.
  public func tableView(_ tableView: NSTableView, didClick tableColumn: NSTableColumn) {}
  /// Does nothing.
  public func tableViewSelectionDidChange(_ notification: Notification) {}
}
