// SPDX-License-Identifier: MIT

import ChiaroViews

/// The cells, headers and footers that wait to be used again, and how those of each kind are made.
///
/// A class, as the app's code that makes cells may ask for other ones.
@MainActor
final class CellPool {
  var makers: [String: @MainActor () -> TableViewCell] = [:]
  var headerMakers: [String: @MainActor () -> TableViewHeaderFooterView] = [:]
  private var waiting: [String: [TableViewCell]] = [:]

  /// Keeps a cell that left, if it is of a kind that is used again.
  func take(_ cell: TableViewCell) {
    if let name = cell.poolName { waiting[name, default: []].append(cell) }
  }

  /// A cell that is shown, and is given out while it is configured anew.
  private var lent: (name: String, cell: TableViewCell)?

  /// Has a cell that is shown given out as the next of its kind.
  func lend(_ cell: TableViewCell, as name: String) { lent = (name, cell) }
  /// Gives out other cells again.
  func endLending() { lent = nil }

  private var waitingHeaders: [String: [TableViewHeaderFooterView]] = [:]

  /// Keeps a header or footer that left, if it is of a kind that is used again.
  func take(_ view: View?) {
    guard let view = view as? TableViewHeaderFooterView, let name = view.poolName else { return }
    waitingHeaders[name, default: []].append(view)
  }

  /// Returns a reused or new header or footer of a kind; nil if none was registered for the kind.
  func header(_ name: String) -> TableViewHeaderFooterView? {
    if let view = waitingHeaders[name]?.popLast() {
      view.prepareForReuse()
      return view
    }
    guard let view = headerMakers[name]?() else { return nil }
    view.poolName = name
    return view
  }

  /// Returns a reused or new cell of a kind; nil if no class was registered for the kind.
  func cell(_ name: String) -> TableViewCell? {
    if let lent, lent.name == name { return lent.cell }
    if let cell = waiting[name]?.popLast() {
      cell.showUntouched()
      cell.prepareForReuse()
      return cell
    }
    guard let cell = makers[name]?() else { return nil }
    cell.poolName = name
    return cell
  }
}
