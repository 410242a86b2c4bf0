// SPDX-License-Identifier: MIT

import ChiaroViews
public import Foundation

/// A row of a grid view.
///
/// Apple counterpart: `NSGridRow` · Source: AppKit reference · Fidelity: approximate, without
/// merged cells
@preconcurrency @MainActor
public final class NSGridRow {
  /// The baselines on which the views of a row are aligned.
  ///
  /// Apple counterpart: `NSGridRow.Alignment` · Source: AppKit reference · Fidelity: exact
  public enum Alignment: Int, Sendable {
    case inherited = 0
    case none = 1
    case firstBaseline = 2
    case lastBaseline = 3
  }

  /// The grid view that contains the row; nil after the grid view was deallocated.
  public private(set) weak var gridView: NSGridView?
  /// The cells, from the first column.
  private(set) var cells: [NSGridCell]
  /// The baselines on which the row's views are aligned; the default is the grid view's setting.
  public var rowAlignment = Alignment.inherited { didSet { gridView?.gridDidChange() } }
  /// The vertical placement of views in the row; the default is the grid view's setting.
  public var yPlacement = NSGridCell.Placement.inherited { didSet { gridView?.gridDidChange() } }
  /// The height of the row in points; the default, 0, means the height of its content.
  public var height: CGFloat = 0 { didSet { gridView?.gridDidChange() } }
  /// Whether the row is hidden with its views and takes no space; the default is false.
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
  ///
  /// - Precondition: there is a column at the index
  public func cell(at index: Int) -> NSGridCell { cells[index] }
  /// The number of cells in the row, one per column.
  public var numberOfCells: Int { cells.count }
}

/// A column of a grid view.
///
/// Apple counterpart: `NSGridColumn` · Source: AppKit reference · Fidelity: approximate, cannot be
/// hidden
@preconcurrency @MainActor
public final class NSGridColumn {
  /// The grid view that contains the column; nil after the grid view was deallocated.
  public private(set) weak var gridView: NSGridView?
  /// The horizontal placement of views in the column; the default is the grid view's setting.
  public var xPlacement = NSGridCell.Placement.inherited { didSet { gridView?.gridDidChange() } }
  /// The width of the column in points; the default, 0, means the width of its content.
  public var width: CGFloat = 0 { didSet { gridView?.gridDidChange() } }

  init(_ grid: NSGridView) { gridView = grid }
}

/// A cell of a grid view.
///
/// Apple counterpart: `NSGridCell` · Source: AppKit reference · Fidelity: approximate, without
/// merged cells and own constraints
@preconcurrency @MainActor
public final class NSGridCell {
  /// The placement of a view within its cell; `inherited` means that of the row, column or grid.
  ///
  /// Apple counterpart: `NSGridCell.Placement` · Source: AppKit reference · Fidelity: exact
  public enum Placement: Int, Sendable {
    case inherited = 0
    case none = 1
    case leading = 2
    case trailing = 3
    case center = 4
    case fill = 5
    /// The placement at the top of the row; the same as `leading`.
    public static let top = Placement.leading
    /// The placement at the bottom of the row; the same as `trailing`.
    public static let bottom = Placement.trailing
  }

  private weak var gridView: NSGridView?
  /// The view of the cell, referenced weakly; nil for none.
  public weak var contentView: NSView? {
    didSet {
      guard contentView !== oldValue else { return }
      gridView?.contentDidChange(from: oldValue, to: contentView)
    }
  }
  /// The horizontal placement of the view in the cell; the default is the column's setting.
  public var xPlacement = Placement.inherited { didSet { gridView?.gridDidChange() } }
  /// The vertical placement of the view in the cell; the default is the row's setting.
  public var yPlacement = Placement.inherited { didSet { gridView?.gridDidChange() } }

  init(_ grid: NSGridView, _ view: NSView?) {
    gridView = grid
    contentView = view
  }

  /// Returns a new placeholder for a cell without content.
  public static var emptyContentView: NSView { NSGridView.emptyContentView }
}
