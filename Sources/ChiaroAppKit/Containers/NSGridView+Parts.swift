// SPDX-License-Identifier: MIT

import ChiaroViews
public import Foundation

/// A row of a grid.
///
/// Apple counterpart: `NSGridRow` · Source: AppKit reference · Fidelity: approximate
@MainActor
public final class NSGridRow {
  /// Whether the content of a row stands on one line of text.
  ///
  /// Apple counterpart: `NSGridRow.Alignment` · Source: AppKit reference · Fidelity: exact
  public enum Alignment: Int, Sendable {
    case inherited = 0
    case none = 1
    case firstBaseline = 2
    case lastBaseline = 3
  }

  /// The grid; nil for none.
  public private(set) weak var gridView: NSGridView?
  /// The cells, from the first column.
  private(set) var cells: [NSGridCell]
  /// Whether the content stands on one line of text.
  public var rowAlignment = Alignment.inherited { didSet { gridView?.gridDidChange() } }
  /// Where content stands across the row.
  public var yPlacement = NSGridCell.Placement.inherited { didSet { gridView?.gridDidChange() } }
  /// The height of the row; 0 for that of its content.
  public var height: CGFloat = 0 { didSet { gridView?.gridDidChange() } }
  /// Whether the row is left out.
  public var isHidden = false {
    didSet {
      for cell in cells { cell.contentView?.isHidden = isHidden }
      gridView?.gridDidChange()
    }
  }

  init(_ grid: NSGridView, _ views: [NSView]) {
    gridView = grid
    cells = views.map { NSGridCell(grid, $0) }
  }

  /// Adds empty cells.
  func fill(to count: Int) {
    guard let gridView else { return }
    while cells.count < count { cells.append(NSGridCell(gridView, nil)) }
  }
  /// Returns the cell in a column.
  public func cell(at index: Int) -> NSGridCell { cells[index] }
  /// The number of cells.
  public var numberOfCells: Int { cells.count }
}

/// A column of a grid.
///
/// Apple counterpart: `NSGridColumn` · Source: AppKit reference · Fidelity: approximate
@MainActor
public final class NSGridColumn {
  /// The grid; nil for none.
  public private(set) weak var gridView: NSGridView?
  /// Where content stands across the column.
  public var xPlacement = NSGridCell.Placement.inherited { didSet { gridView?.gridDidChange() } }
  /// The width of the column; 0 for that of its content.
  public var width: CGFloat = 0 { didSet { gridView?.gridDidChange() } }

  init(_ grid: NSGridView) { gridView = grid }
}

/// A cell of a grid.
///
/// Apple counterpart: `NSGridCell` · Source: AppKit reference · Fidelity: approximate
@MainActor
public final class NSGridCell {
  /// Where content stands in a cell.
  ///
  /// Apple counterpart: `NSGridCell.Placement` · Source: AppKit reference · Fidelity: exact
  public enum Placement: Int, Sendable {
    case inherited = 0
    case none = 1
    case leading = 2
    case trailing = 3
    case center = 4
    case fill = 5
    /// At the start of a row.
    public static let top = Placement.leading
    /// At the end of a row.
    public static let bottom = Placement.trailing
  }

  private weak var gridView: NSGridView?
  /// The view of the cell; nil for none.
  public private(set) weak var contentView: NSView?
  /// Where the view stands across its column.
  public var xPlacement = Placement.inherited { didSet { gridView?.gridDidChange() } }
  /// Where the view stands across its row.
  public var yPlacement = Placement.inherited { didSet { gridView?.gridDidChange() } }

  init(_ grid: NSGridView, _ view: NSView?) {
    gridView = grid
    contentView = view
  }
}
