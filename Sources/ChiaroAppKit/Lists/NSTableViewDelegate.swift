// SPDX-License-Identifier: MIT

public import Foundation

/// Where the rows of a table come from; every method has a default.
///
/// Apple counterpart: `NSTableViewDataSource` · Source: AppKit reference · Fidelity: approximate
@MainActor
public protocol NSTableViewDataSource: AnyObject {
  /// Returns the number of rows; 0 by default.
  func numberOfRows(in tableView: NSTableView) -> Int
  /// Returns what stands in a column of a row; nil by default. It is shown where there is no view.
  func tableView(
    _ tableView: NSTableView, objectValueFor tableColumn: NSTableColumn?, row: Int
  ) -> Any?
}

extension NSTableViewDataSource {
  /// Returns 0.
  public func numberOfRows(in tableView: NSTableView) -> Int { 0 }
  /// Returns nil.
  public func tableView(
    _ tableView: NSTableView, objectValueFor tableColumn: NSTableColumn?, row: Int
  ) -> Any? { nil }
}

/// Who is asked for the views of a table and told of its selection; every method has a default.
///
/// Apple counterpart: `NSTableViewDelegate` · Source: AppKit reference · Fidelity: approximate
@MainActor
public protocol NSTableViewDelegate: NSControlTextEditingDelegate {
  /// Returns the view for a column of a row; nil for a text of what the source has.
  func tableView(_ tableView: NSTableView, viewFor tableColumn: NSTableColumn?, row: Int) -> NSView?
  /// Returns the view of a row, behind its cells; nil for the usual one.
  func tableView(_ tableView: NSTableView, rowViewForRow row: Int) -> NSTableRowView?
  /// Returns the height of a row, in points; the table's by default.
  func tableView(_ tableView: NSTableView, heightOfRow row: Int) -> CGFloat
  /// Returns whether a row can be selected; true by default.
  func tableView(_ tableView: NSTableView, shouldSelectRow row: Int) -> Bool
  /// Returns whether a row is a heading of those below it; false by default.
  func tableView(_ tableView: NSTableView, isGroupRow row: Int) -> Bool
  /// Called after other rows were selected; the notification's object is the table.
  func tableViewSelectionDidChange(_ notification: Notification)
}

extension NSTableViewDelegate {
  /// Returns nil.
  public func tableView(
    _ tableView: NSTableView, viewFor tableColumn: NSTableColumn?, row: Int
  ) -> NSView? { nil }
  /// Returns nil.
  public func tableView(_ tableView: NSTableView, rowViewForRow row: Int) -> NSTableRowView? { nil }
  /// Returns the height of the table's rows.
  public func tableView(_ tableView: NSTableView, heightOfRow row: Int) -> CGFloat {
    tableView.rowHeight
  }
  /// Returns true.
  public func tableView(_ tableView: NSTableView, shouldSelectRow row: Int) -> Bool { true }
  /// Returns false.
  public func tableView(_ tableView: NSTableView, isGroupRow row: Int) -> Bool { false }
  /// Does nothing.
  public func tableViewSelectionDidChange(_ notification: Notification) {}
}
