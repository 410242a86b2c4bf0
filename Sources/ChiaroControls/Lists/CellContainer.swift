// SPDX-License-Identifier: MIT

import ChiaroViews
import Foundation

/// The selection behavior that tables and collections share.
@MainActor
protocol CellContainer: ScrollView {
  var sections: [ListSection] { get }
  var allowsSelection: Bool { get }
  var allowsMultipleSelection: Bool { get }

  /// Returns whether the delegate allows a cell to be highlighted.
  func shouldHighlight(_ path: IndexPath) -> Bool
  /// Tells the delegate that the user selected a cell.
  func didSelect(_ path: IndexPath)
  /// Tells the delegate that the user deselected a cell.
  func didDeselect(_ path: IndexPath)
}

extension CellContainer {
  /// The cells with their index paths, from the top.
  private var cells: [(path: IndexPath, cell: Cell)] {
    sections.enumerated().flatMap { section, content in
      content.cells.enumerated().compactMap { row, cell in
        (cell as? Cell).map { (IndexPath(row: row, section: section), $0) }
      }
    }
  }

  func path(of cell: Cell) -> IndexPath? { cells.first { $0.cell === cell }?.path }

  func cell(at path: IndexPath) -> Cell? { cells.first { $0.path == path }?.cell }

  /// The index paths of the selected cells, from the top.
  var selectedPaths: [IndexPath] { cells.filter(\.cell.isSelected).map(\.path) }

  func allowsHighlight(of cell: Cell) -> Bool {
    guard allowsSelection, let path = path(of: cell) else { return false }
    return shouldHighlight(path)
  }

  /// Selects a cell that the user pressed, or deselects it again in a multiple selection.
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

  /// Selects a cell without notifying the delegate; others are deselected in a single selection.
  ///
  /// A nil path deselects all cells.
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
