// SPDX-License-Identifier: MIT

public import Foundation

extension TableViewDataSource {
  /// Asks whether a row can be edited; the default returns true.
  public func tableView(
    _ tableView: TableView, canEditRowAt indexPath: IndexPath
  ) -> Bool { true }
  /// Asks whether a row can be moved; by default false, and never called here.
  public func tableView(
    _ tableView: TableView, canMoveRowAt indexPath: IndexPath
  ) -> Bool { false }
  /// Called when the user chose Delete for a row; the default does nothing: the row stays, and
  /// swipes no longer offer Delete.
  public func tableView(
    _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) { tableView.commitsNothing = true }
  /// Called when the user moved a row; does nothing by default, and is never called here.
  public func tableView(
    _ tableView: TableView, moveRowAt source: IndexPath, to destination: IndexPath
  ) {}
  /// Asks for the titles of an index beside the table; by default nil, for none, and never called
  /// here.
  public func sectionIndexTitles(for tableView: TableView) -> [String]? { nil }
  /// Asks for the section of an index title; by default that of the title's index, but never called
  /// here.
  public func tableView(
    _ tableView: TableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { index }
}
