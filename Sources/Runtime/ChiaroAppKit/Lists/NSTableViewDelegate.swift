// SPDX-License-Identifier: MIT

public import Foundation

/// The data source of a table view, which provides its rows; every method has a default.
///
/// Apple counterpart: `NSTableViewDataSource` · Source: AppKit reference · Fidelity: approximate,
/// without editing of values and promised files
@preconcurrency @MainActor
public protocol NSTableViewDataSource: AnyObject {
  /// Asks for the number of rows when the table is reloaded.
  func numberOfRows(in tableView: NSTableView) -> Int
  /// Asks for the value of a row in a column, shown as text if the delegate supplies no view.
  func tableView(
    _ tableView: NSTableView, objectValueFor tableColumn: NSTableColumn?, row: Int
  ) -> Any?
  /// Called after the table's sort descriptors changed, such as by a click on a header. Sort the
  /// rows and reload the table.
  func tableView(
    _ tableView: NSTableView, sortDescriptorsDidChange oldDescriptors: [NSSortDescriptor])
  /// Asks for the object that writes a dragged row to the pasteboard; nil if the row cannot be
  /// dragged.
  func tableView(_ tableView: NSTableView, pasteboardWriterForRow row: Int)
    -> (any NSPasteboardWriting)?
  /// Asks which operation a drop at a row would perform, while the pointer moves; the empty set
  /// refuses the drop.
  ///
  /// `dropOperation` tells whether the drop would be on the row or above it. Call
  /// `setDropRow(_:dropOperation:)` to change the row and the drop operation.
  func tableView(
    _ tableView: NSTableView, validateDrop info: any NSDraggingInfo, proposedRow row: Int,
    proposedDropOperation dropOperation: NSTableView.DropOperation
  ) -> NSDragOperation
  /// Called to perform a drop at a row; returns whether the drop succeeded.
  func tableView(
    _ tableView: NSTableView, acceptDrop info: any NSDraggingInfo, row: Int,
    dropOperation: NSTableView.DropOperation
  ) -> Bool
}

extension NSTableViewDataSource {
  /// Asks for the number of rows; the default returns 0, so the table is empty.
  public func numberOfRows(in tableView: NSTableView) -> Int { 0 }
  /// Asks for the value of a row in a column; the default returns nil, so a cell without a view is
  /// empty.
  public func tableView(
    _ tableView: NSTableView, objectValueFor tableColumn: NSTableColumn?, row: Int
  ) -> Any? { nil }
  /// Called after the table's sort descriptors changed; the default does nothing.
  public func tableView(
    _ tableView: NSTableView, sortDescriptorsDidChange oldDescriptors: [NSSortDescriptor]
  ) {}
  /// Asks for the object that writes a dragged row to the pasteboard; the default returns nil, so
  /// rows cannot be dragged.
  public func tableView(_ tableView: NSTableView, pasteboardWriterForRow row: Int)
    -> (any NSPasteboardWriting)?
  { nil }
  /// Asks which operation a drop at a row would perform; the default returns the empty set, which
  /// refuses the drop.
  public func tableView(
    _ tableView: NSTableView, validateDrop info: any NSDraggingInfo, proposedRow row: Int,
    proposedDropOperation dropOperation: NSTableView.DropOperation
  ) -> NSDragOperation { [] }
  /// Called to perform a drop at a row; the default returns false, which means that the drop
  /// failed.
  public func tableView(
    _ tableView: NSTableView, acceptDrop info: any NSDraggingInfo, row: Int,
    dropOperation: NSTableView.DropOperation
  ) -> Bool { false }
}

/// The delegate of a table view; every method has a default.
///
/// Apple counterpart: `NSTableViewDelegate` · Source: AppKit reference · Fidelity: approximate,
/// only methods for views, row heights, selection and clicks on headers
@preconcurrency @MainActor
public protocol NSTableViewDelegate: NSControlTextEditingDelegate {
  /// Asks for the cell view for a row in a column; with nil the data source's value is shown as
  /// text.
  func tableView(_ tableView: NSTableView, viewFor tableColumn: NSTableColumn?, row: Int) -> NSView?
  /// Asks for the row view, which contains the cells; with nil the table makes an `NSTableRowView`.
  func tableView(_ tableView: NSTableView, rowViewForRow row: Int) -> NSTableRowView?
  /// Asks for the height of a row in points; a value less than 1 counts as 1.
  func tableView(_ tableView: NSTableView, heightOfRow row: Int) -> CGFloat
  /// Asks whether the user may select a row; the default returns true.
  func tableView(_ tableView: NSTableView, shouldSelectRow row: Int) -> Bool
  /// Asks whether a row is a group row; the default returns false. Group rows are drawn like any
  /// other row here.
  func tableView(_ tableView: NSTableView, isGroupRow row: Int) -> Bool
  /// Returns the rows to select when the user chose some; by default the rows that the user chose.
  func tableView(
    _ tableView: NSTableView, selectionIndexesForProposedSelection proposed: IndexSet
  ) -> IndexSet
  /// Asks whether the user may change the selection; the default returns true.
  func selectionShouldChange(in tableView: NSTableView) -> Bool
  /// Called after a row view was added to the table.
  func tableView(_ tableView: NSTableView, didAdd rowView: NSTableRowView, forRow row: Int)
  /// Called after the user clicked a column's header.
  func tableView(_ tableView: NSTableView, didClick tableColumn: NSTableColumn)
  /// Called after the selection changed; the notification's object is the table view.
  func tableViewSelectionDidChange(_ notification: Notification)
}

extension NSTableViewDelegate {
  /// Asks for the cell view for a row in a column; the default returns nil, so the data source's
  /// value is shown as text.
  public func tableView(
    _ tableView: NSTableView, viewFor tableColumn: NSTableColumn?, row: Int
  ) -> NSView? { nil }
  /// Asks for the row view; the default returns nil, so the table makes an `NSTableRowView`.
  public func tableView(_ tableView: NSTableView, rowViewForRow row: Int) -> NSTableRowView? { nil }
  /// Asks for the height of a row; the default returns the table's `rowHeight`.
  public func tableView(_ tableView: NSTableView, heightOfRow row: Int) -> CGFloat {
    tableView.rowHeight
  }
  /// Asks whether the user may select a row; the default returns true.
  public func tableView(_ tableView: NSTableView, shouldSelectRow row: Int) -> Bool { true }
  /// Asks whether the user may change the selection; the default returns true.
  public func selectionShouldChange(in tableView: NSTableView) -> Bool { true }
  /// Asks whether a row is a group row; the default returns false.
  ///
  /// Group rows are drawn like any other row here.
  public func tableView(_ tableView: NSTableView, isGroupRow row: Int) -> Bool { false }
  /// Asks which rows to select when the user chose some; the default returns the rows that the user
  /// chose.
  public func tableView(
    _ tableView: NSTableView, selectionIndexesForProposedSelection proposed: IndexSet
  ) -> IndexSet { proposed }
  /// Called after a row view was added to the table; the default does nothing.
  public func tableView(
    _ tableView: NSTableView, didAdd rowView: NSTableRowView, forRow row: Int
  ) {}
  /// Called after the user clicked a column's header; the default does nothing.
  public func tableView(_ tableView: NSTableView, didClick tableColumn: NSTableColumn) {}
  /// Called after the selection changed; the default does nothing.
  public func tableViewSelectionDidChange(_ notification: Notification) {}
}
