// SPDX-License-Identifier: MIT

import ChiaroViews
public import Foundation

/// A row of a grid.
///
/// Apple counterpart: `NSGridRow` · Source: AppKit reference · Fidelity: approximate
@preconcurrency @MainActor
public final class NSGridRow {
  /// The alignment of a row's views by their baselines.
  ///
  /// Apple counterpart: `NSGridRow.Alignment` · Source: AppKit reference · Fidelity: exact
  public enum Alignment: Int, Sendable {
    case inherited = 0
    case none = 1
    case firstBaseline = 2
    case lastBaseline = 3
  }

  /// The grid of the row; nil once it is removed.
  public private(set) weak var gridView: NSGridView?
  /// The cells, from the first column.
  private(set) var cells: [NSGridCell]
  /// The alignment of the row's views by their baselines.
  public var rowAlignment = Alignment.inherited { didSet { gridView?.gridDidChange() } }
  /// The vertical place of views within the row.
  public var yPlacement = NSGridCell.Placement.inherited { didSet { gridView?.gridDidChange() } }
  /// The height of the row in points; 0 fits the content.
  public var height: CGFloat = 0 { didSet { gridView?.gridDidChange() } }
  /// Whether the row is hidden and takes no room.
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
@preconcurrency @MainActor
public final class NSGridColumn {
  /// The grid of the column; nil once it is removed.
  public private(set) weak var gridView: NSGridView?
  /// The horizontal place of views within the column.
  public var xPlacement = NSGridCell.Placement.inherited { didSet { gridView?.gridDidChange() } }
  /// The width of the column in points; 0 fits the content.
  public var width: CGFloat = 0 { didSet { gridView?.gridDidChange() } }

  init(_ grid: NSGridView) { gridView = grid }
}

/// A cell of a grid.
///
/// Apple counterpart: `NSGridCell` · Source: AppKit reference · Fidelity: approximate
@preconcurrency @MainActor
public final class NSGridCell {
  /// The place of a view within its cell.
  ///
  /// Apple counterpart: `NSGridCell.Placement` · Source: AppKit reference · Fidelity: exact
  public enum Placement: Int, Sendable {
    case inherited = 0
    case none = 1
    case leading = 2
    case trailing = 3
    case center = 4
    case fill = 5
    /// At the top of the row; the same as `leading`.
    public static let top = Placement.leading
    /// At the bottom of the row; the same as `trailing`.
    public static let bottom = Placement.trailing
  }

  private weak var gridView: NSGridView?
  /// The view of the cell; nil for none.
  public weak var contentView: NSView? {
    didSet {
      guard contentView !== oldValue else { return }
      gridView?.contentDidChange(from: oldValue, to: contentView)
    }
  }
  /// The horizontal place of the view in its cell.
  public var xPlacement = Placement.inherited { didSet { gridView?.gridDidChange() } }
  /// The vertical place of the view in its cell.
  public var yPlacement = Placement.inherited { didSet { gridView?.gridDidChange() } }

  init(_ grid: NSGridView, _ view: NSView?) {
    gridView = grid
    contentView = view
  }

  /// A placeholder for a cell without content.
  public static var emptyContentView: NSView { NSGridView.emptyContentView }
}
