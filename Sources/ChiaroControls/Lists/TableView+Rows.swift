// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroViews
public import Foundation

extension TableView {
  // MARK: Cells that are used again

  /// Registers a class for the cells of a reuse identifier, which are created with
  /// `init(style:reuseIdentifier:)`.
  ///
  /// - Parameters:
  ///   - cellClass: the class; nil to remove the registration
  ///   - identifier: the reuse identifier
  /// - Precondition: the class is `TableViewCell` or one of its subclasses, or nil
  ///
  /// Apple counterpart: `register(_:forCellReuseIdentifier:)` · Source: UITableView.h ·
  /// Fidelity: exact
  public final func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    guard let cellClass else { return pool.makers[identifier] = nil }
    pool.makers[identifier] = { TableViewCell.make(cellClass, reuseIdentifier: identifier) }
  }

  /// Registers a closure that creates the cells of a reuse identifier.
  ///
  /// - Parameters:
  ///   - make: creates a cell
  ///   - identifier: the reuse identifier
  ///
  /// Apple counterpart: `register(_:forCellReuseIdentifier:)` · Source: UITableView.h · Fidelity:
  /// approximate, a closure instead of a nib
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

  /// Returns a reused or new cell of a reuse identifier; nil if there is none to reuse and none is
  /// registered.
  ///
  /// Apple counterpart: `dequeueReusableCell(withIdentifier:)` · Source: UITableView.h ·
  /// Fidelity: exact
  public final func dequeueReusableCell(withIdentifier identifier: String) -> TableViewCell? {
    pool.cell(identifier)
  }

  // MARK: What is where

  /// The number of sections.
  public final var numberOfSections: Int { tableSections.count }

  /// Returns the number of rows in a section.
  ///
  /// - Precondition: there is such a section
  public final func numberOfRows(inSection section: Int) -> Int {
    precondition(tableSections.indices.contains(section), "the table has no section \(section)")
    return tableSections[section].rowCount
  }

  /// Returns the cell of a row; nil if the row is not visible or does not exist.
  public final func cellForRow(at indexPath: IndexPath) -> TableViewCell? {
    layoutIfNeeded()
    return cell(at: indexPath) as? TableViewCell
  }

  /// Returns the index path of a cell; nil if the table does not show the cell.
  public final func indexPath(for cell: TableViewCell) -> IndexPath? { path(of: cell) }

  /// The cells of the visible rows, from the top.
  public final var visibleCells: [TableViewCell] {
    shownCells.compactMap { isSeen($0.cell) ? $0.cell as? TableViewCell : nil }
  }

  /// The index paths of the visible rows, from the top; empty for none.
  public final var indexPathsForVisibleRows: [IndexPath]? {
    shownCells.compactMap { isSeen($0.cell) ? $0.path : nil }
  }

  private final func isSeen(_ cell: Cell) -> Bool {
    let frame = cell.convert(cell.bounds, to: self)
    return frame.maxY > bounds.minY && frame.minY < bounds.maxY
  }

  /// Returns the rectangle of a row in the table's content; zero if there is no such row.
  ///
  /// Rows above it that were never visible count with their estimated heights.
  public final func rectForRow(at indexPath: IndexPath) -> CGRect {
    layoutIfNeeded()
    guard hasRow(indexPath) else { return .zero }
    let section = tableSections[indexPath.section]
    return section.rect(of: indexPath.row).offsetBy(
      dx: section.group.frame.minX, dy: section.group.frame.minY)
  }

  /// Returns the index path of the row at a point of the table's content; nil for none.
  public final func indexPathForRow(at point: CGPoint) -> IndexPath? {
    layoutIfNeeded()
    for (index, section) in tableSections.enumerated() where section.group.frame.contains(point) {
      let rows = section.rows(from: point.y, to: point.y.nextUp)
      return rows.first.map { IndexPath(row: $0, section: index) }
    }
    return nil
  }

  /// The position of a row in the table after scrolling to it.
  ///
  /// Apple counterpart: `UITableView.ScrollPosition` · Source: UITableView.h · Fidelity: exact
  public enum ScrollPosition: Int, Sendable, CaseIterable {
    /// Scrolls the shortest distance that makes the row visible.
    case none = 0
    case top = 1
    case middle = 2
    case bottom = 3
  }

  /// Scrolls a row to a position within the content insets; does nothing if there is no such row.
  public final func scrollToRow(
    at indexPath: IndexPath, at position: ScrollPosition, animated: Bool
  ) {
    let rect = rectForRow(at: indexPath)
    guard hasRow(indexPath) else { return }
    let height = sizeWithinInsets.height
    var place = rect
    if position != .none { place.size.height = height }
    switch position {
    case .none, .top: break
    case .middle: place.origin.y = rect.midY - height / 2
    case .bottom: place.origin.y = rect.maxY - height
    }
    scrollRectToVisible(place, animated: animated)
  }

  final func hasRow(_ path: IndexPath) -> Bool {
    path.count == 2 && tableSections.indices.contains(path.section)
      && (0..<tableSections[path.section].rowCount).contains(path.row)
  }
}
