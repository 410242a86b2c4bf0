// SPDX-License-Identifier: MIT

public import Foundation

extension TableViewDataSource {
  /// Asks whether a row can be edited; the default returns true.
  public func tableView(
    _ tableView: TableView, canEditRowAt indexPath: IndexPath
  ) -> Bool { true }
  /// Asks whether a row can be moved; the default returns false, but it is never called here.
  public func tableView(
    _ tableView: TableView, canMoveRowAt indexPath: IndexPath
  ) -> Bool { false }
  /// Called when the user chose Delete for a row.
  ///
  /// The default does nothing. As long as it is used, swipes do not offer Delete again and the row
  /// stays.
  public func tableView(
    _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) { tableView.commitsNothing = true }
  /// Called when the user moved a row; the default does nothing, and it is never called here.
  public func tableView(
    _ tableView: TableView, moveRowAt source: IndexPath, to destination: IndexPath
  ) {}
  /// Asks for the titles of an index beside the table; the default returns nil, but it is never
  /// called here.
  public func sectionIndexTitles(for tableView: TableView) -> [String]? { nil }
  /// Asks for the section that an index title leads to; never called here.
  ///
  /// The default returns the index of the title.
  public func tableView(
    _ tableView: TableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { index }
}
