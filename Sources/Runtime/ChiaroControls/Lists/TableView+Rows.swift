// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroViews
public import Foundation

extension TableView {
  // MARK: Cells that are used again

  /// Registers a class for cells with a reuse identifier.
  ///
  /// - Parameters:
  ///   - cellClass: the class, whose `init(style:reuseIdentifier:)` creates the cells; nil to
  ///     remove the registration
  ///   - identifier: the reuse identifier
  /// - Precondition: the class is `TableViewCell` or one of its subclasses, or nil
  ///
  /// Apple counterpart: `register(_:forCellReuseIdentifier:)` · Source: UITableView.h ·
  /// Fidelity: exact
  public final func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    guard let cellClass else { return pool.makers[identifier] = nil }
    pool.makers[identifier] = { TableViewCell.make(cellClass, reuseIdentifier: identifier) }
  }

  /// Registers a closure that creates cells with a reuse identifier.
  ///
  /// - Parameters:
  ///   - make: a closure that creates a cell
  ///   - identifier: the reuse identifier
  ///
  /// Apple counterpart: `register(_:forCellReuseIdentifier:)` · Source: UITableView.h · Fidelity:
  /// approximate, takes a closure instead of a nib
  public final func register(
    _ make: @escaping @MainActor () -> TableViewCell, forCellReuseIdentifier identifier: String
  ) {
    pool.makers[identifier] = make
  }

  /// Returns a reused or new cell for a row.
  ///
  /// - Parameters:
  ///   - identifier: the reuse identifier
  ///   - indexPath: the index path of the row
  /// - Returns: the cell
  /// - Precondition: a class or closure is registered for the reuse identifier
  ///
  /// Apple counterpart: `dequeueReusableCell(withIdentifier:for:)` · Source: UITableView.h ·
  /// Fidelity: exact
  public final func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> TableViewCell {
    guard let cell = pool.cell(identifier) else {
      preconditionFailure("no cell is registered for “\(identifier)”")
    }
    return cell
  }

  // MARK: What is where

  /// The cells of the visible rows, from top to bottom.
  public final var visibleCells: [TableViewCell] {
    shownCells.compactMap { isSeen($0.cell) ? $0.cell as? TableViewCell : nil }
  }

  /// The index paths of the visible rows, from top to bottom; empty for none.
  public final var indexPathsForVisibleRows: [IndexPath]? {
    shownCells.compactMap { isSeen($0.cell) ? $0.path : nil }
  }

  private final func isSeen(_ cell: Cell) -> Bool {
    let frame = cell.convert(cell.bounds, to: self)
    return frame.maxY > bounds.minY && frame.minY < bounds.maxY
  }

  /// The position that a row has in the table view after scrolling to it.
  ///
  /// Apple counterpart: `UITableView.ScrollPosition` · Source: UITableView.h · Fidelity: exact
  public enum ScrollPosition: Int, Sendable, CaseIterable {
    /// The table view scrolls the shortest distance that makes the row visible.
    case none = 0
    case top = 1
    case middle = 2
    case bottom = 3
  }

  final func hasRow(_ path: IndexPath) -> Bool {
    path.count == 2 && tableSections.indices.contains(path.section)
      && (0..<tableSections[path.section].rowCount).contains(path.row)
  }
}
