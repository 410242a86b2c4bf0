// SPDX-License-Identifier: MIT

public import ChiaroViews
public import Foundation

extension TableViewDelegate {
  /// Asks for the height of a section's header; the default returns the table's
  /// `sectionHeaderHeight`.
  public func tableView(
    _ tableView: TableView, heightForHeaderInSection section: Int
  ) -> CGFloat { tableView.sectionHeaderHeight }
  /// Asks for the height of a section's footer; the default returns the table's
  /// `sectionFooterHeight`.
  public func tableView(
    _ tableView: TableView, heightForFooterInSection section: Int
  ) -> CGFloat { tableView.sectionFooterHeight }
  /// Asks for the estimated height of a row; the default returns the table's `estimatedRowHeight`.
  public func tableView(
    _ tableView: TableView, estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat { tableView.estimatedRowHeight }
  /// Called when the table view has loaded the header of a section; the default does nothing.
  public func tableView(
    _ tableView: TableView, willDisplayHeaderView view: View, forSection section: Int
  ) {}
  /// Called when the table view has loaded the footer of a section; the default does nothing.
  public func tableView(
    _ tableView: TableView, willDisplayFooterView view: View, forSection section: Int
  ) {}
}
