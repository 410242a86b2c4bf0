// SPDX-License-Identifier: MIT

import Foundation

/// What tables and collections have in common where their cells are selected.
@MainActor
protocol CellContainer: ScrollView {
  var sections: [ListSection] { get }
  var allowsSelection: Bool { get }
  var allowsMultipleSelection: Bool { get }

  /// Asks the delegate whether a cell may show that it is pressed.
  func shouldHighlight(_ path: IndexPath) -> Bool
  /// Tells the delegate of a cell that a person selected.
  func didSelect(_ path: IndexPath)
  /// Tells the delegate of a cell that is no longer selected because of a person.
  func didDeselect(_ path: IndexPath)
}

extension CellContainer {
  /// The cells with their places, from the top.
  private var cells: [(path: IndexPath, cell: Cell)] {
    sections.enumerated().flatMap { section, content in
      content.cells.enumerated().compactMap { row, cell in
        (cell as? Cell).map { (IndexPath(row: row, section: section), $0) }
      }
    }
  }

  func path(of cell: Cell) -> IndexPath? { cells.first { $0.cell === cell }?.path }

  func cell(at path: IndexPath) -> Cell? { cells.first { $0.path == path }?.cell }

  /// The places of the cells that are selected, from the top.
  var selectedPaths: [IndexPath] { cells.filter(\.cell.isSelected).map(\.path) }

  func allowsHighlight(of cell: Cell) -> Bool {
    guard allowsSelection, let path = path(of: cell) else { return false }
    return shouldHighlight(path)
  }

  /// Selects a cell that a person pressed; where several can be, a press takes that back.
  func select(byHand cell: Cell) {
    guard allowsSelection, let path = path(of: cell) else { return }
    if allowsMultipleSelection, cell.isSelected {
      cell.isSelected = false
      return didDeselect(path)
    }
    let former = allowsMultipleSelection ? [] : selectedPaths.filter { $0 != path }
    select(path)
    for other in former { didDeselect(other) }
    didSelect(path)
  }

  /// Selects a cell, instead of the others unless several can be; nobody is told.
  func select(_ path: IndexPath?) {
    for (other, cell) in cells {
      if other == path {
        cell.isSelected = true
      } else if !allowsMultipleSelection || path == nil {
        cell.isSelected = false
      }
    }
  }
}
