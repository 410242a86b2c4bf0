// SPDX-License-Identifier: MIT

import ChiaroViews
import Foundation

/// The selection behavior that tables and collections share.
@MainActor
protocol CellContainer: ScrollView {
  /// The cells that are shown with their index paths, from the top.
  var shownCells: [(path: IndexPath, cell: Cell)] { get }
  var allowsSelection: Bool { get }
  var allowsMultipleSelection: Bool { get }
  /// Whether the user can select cells now, which may be edited.
  var takesSelection: Bool { get }
  /// Whether the user can select several cells now, which may be edited.
  var takesSelections: Bool { get }

  /// The index paths of the selected cells, from the top.
  var selectedPaths: [IndexPath] { get }

  /// Selects a cell without notifying the delegate; others are deselected in a single selection.
  ///
  /// A nil path deselects all cells.
  func select(_ path: IndexPath?)
  /// Deselects a cell without notifying the delegate.
  func deselect(_ path: IndexPath)
  /// Returns whether the delegate allows a cell to be highlighted.
  func shouldHighlight(_ path: IndexPath) -> Bool
  /// Returns what is to be selected in place of a row that the user pressed; nil for nothing.
  func willSelect(_ path: IndexPath) -> IndexPath?
  /// Returns what is to be deselected in place of a row that is selected; nil for nothing.
  func willDeselect(_ path: IndexPath) -> IndexPath?
  /// Returns whether the delegate lets a cell have the keyboard focus.
  func canFocus(_ path: IndexPath) -> Bool
  /// Tells the delegate that a cell is highlighted, or no longer.
  func didHighlight(_ path: IndexPath, _ isHighlighted: Bool)
  /// Has the delegate do what a selected cell is there for.
  func performPrimaryAction(_ path: IndexPath)
  /// Tells the delegate that the user selected a cell.
  func didSelect(_ path: IndexPath)
  /// Tells the delegate that the user deselected a cell.
  func didDeselect(_ path: IndexPath)
}

extension CellContainer {
  var takesSelection: Bool { allowsSelection }
  var takesSelections: Bool { allowsMultipleSelection }
  func willSelect(_ path: IndexPath) -> IndexPath? { path }
  func path(of cell: Cell) -> IndexPath? { shownCells.first { $0.cell === cell }?.path }

  func cell(at path: IndexPath) -> Cell? { shownCells.first { $0.path == path }?.cell }

  func allowsHighlight(of cell: Cell) -> Bool {
    guard takesSelection, let path = path(of: cell) else { return false }
    return shouldHighlight(path)
  }

  /// Selects a cell that the user pressed, or deselects it again in a multiple selection.
  ///
  /// In a single selection nothing changes if the delegate does not let the former row go.
  func select(byHand cell: Cell) {
    guard takesSelection, let path = path(of: cell) else { return }
    if takesSelections, cell.isSelected || selectedPaths.contains(path) {
      deselect(byHand: path)
      return
    }
    guard let path = willSelect(path) else { return }
    let former = takesSelections ? [] : selectedPaths.filter { $0 != path }
    guard former.allSatisfy({ deselect(byHand: $0) }) else { return }
    select(path)
    didSelect(path)
    performPrimaryAction(path)
  }

  /// Deselects a row, unless the delegate refuses; returns whether it was.
  @discardableResult
  private func deselect(byHand path: IndexPath) -> Bool {
    guard let path = willDeselect(path) else { return false }
    deselect(path)
    didDeselect(path)
    return true
  }

  /// Shows a cell as selected, and others as not selected in a single selection.
  ///
  /// With a nil path no cell is selected. Cells of former paths are told, whatever they show.
  func showSelection(of path: IndexPath?, insteadOf former: Set<IndexPath>) {
    for (other, cell) in shownCells {
      if other == path {
        if !cell.isSelected { cell.show(selected: true) }
      } else if !takesSelections || path == nil, cell.isSelected || former.contains(other) {
        cell.show(selected: false)
      }
    }
  }
}
