// SPDX-License-Identifier: MIT

import ChiaroViews
import Foundation

extension TableView {
  /// The animation with which rows are inserted and deleted; without effect.
  ///
  /// Apple counterpart: `UITableView.RowAnimation` · Source: UITableView.h · Fidelity: approximate,
  /// rows change without animation
  public enum RowAnimation: Int, Sendable, CaseIterable {
    case fade = 0
    case right = 1
    case left = 2
    case top = 3
    case bottom = 4
    case none = 5
    case middle = 6
    case automatic = 100
  }
}

extension TableView {
  /// Takes a change, which is shown at once where no group of changes goes on.
  final func change(_ change: (inout ListChanges) -> Void) {
    batches.add(change)
    guard !batches.isOpen else { return }
    batches.begin()
    endUpdates()
  }

  /// Loads everything anew, and selects what was selected and is still there.
  final func show(_ changes: ListChanges) {
    load(selecting: Set(selected.compactMap(changes.place)))
  }

  /// Has the data source configure cells that are shown; rows are placed anew where one wants
  /// another height.
  final func reconfigure(_ paths: [IndexPath]) {
    var hasGrown = false
    for path in paths {
      guard let cell = cell(at: path) as? TableViewCell, let name = cell.poolName else {
        hasGrown = hasGrown || cell(at: path) != nil
        continue
      }
      let former = cell.fittingHeight
      pool.lend(cell, as: name)
      _ = dataSource?.tableView(self, cellForRowAt: path)
      pool.endLending()
      if cell.fittingHeight != former { hasGrown = true }
    }
    if hasGrown { load(selecting: selected) }
  }
}
