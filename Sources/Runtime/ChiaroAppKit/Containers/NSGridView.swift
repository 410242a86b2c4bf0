// SPDX-License-Identifier: MIT

import ChiaroViews
public import Foundation

/// A view that uses constraints to arrange views in rows and columns, as in a form.
///
/// Apple counterpart: `NSGridView` · Source: AppKit reference · Fidelity: approximate, without
/// merged cells
open class NSGridView: NSView {
  /// The distance between rows, in points; the default is 6.
  open var rowSpacing: CGFloat = 6 { didSet { gridDidChange() } }
  /// The distance between columns, in points; the default is 6.
  open var columnSpacing: CGFloat = 6 { didSet { gridDidChange() } }
  /// The vertical placement of views in their rows; the default is `center`.
  open var yPlacement = NSGridCell.Placement.center { didSet { gridDidChange() } }
  /// The horizontal placement of views in their columns; the default is `leading`.
  open var xPlacement = NSGridCell.Placement.leading { didSet { gridDidChange() } }
  /// The baselines on which the views of each row are aligned; the default is `none`.
  open var rowAlignment = NSGridRow.Alignment.none { didSet { gridDidChange() } }
  private final var rows: [NSGridRow] = []
  private final var columns: [NSGridColumn] = []
  private final var arrangement: [NSLayoutConstraint] = []
  private final var guides: [LayoutGuide] = []
  private final var isStale = true

  /// Creates an empty grid with a frame.
  public override init(frame frameRect: NSRect) { super.init(frame: frameRect) }
  /// Creates a grid from rows of views; shorter rows get empty cells at the end.
  public convenience init(views rows: [[NSView]]) {
    self.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
    for row in rows { addRow(with: row) }
  }
  /// Creates a grid of empty cells from the numbers of columns and rows.
  public convenience init(numberOfColumns columnCount: Int, rows rowCount: Int) {
    self.init(
      views: (0..<rowCount).map { _ in (0..<columnCount).map { _ in Self.emptyContentView } })
  }

  /// A placeholder for a cell without content, new at each access.
  public static var emptyContentView: NSView { EmptyCell() }
  private final class EmptyCell: NSView {}

  /// The number of rows in the grid.
  public final var numberOfRows: Int { rows.count }
  /// The number of columns in the grid.
  public final var numberOfColumns: Int { columns.count }
  /// Returns the row at an index.
  ///
  /// - Precondition: there is a row at the index
  public final func row(at index: Int) -> NSGridRow { rows[index] }
  /// Returns the column at an index.
  ///
  /// - Precondition: there is a column at the index
  public final func column(at index: Int) -> NSGridColumn { columns[index] }
  /// Returns the cell in a column and a row.
  ///
  /// - Precondition: there are a column and a row at the indexes
  public final func cell(atColumnIndex columnIndex: Int, rowIndex: Int) -> NSGridCell {
    rows[rowIndex].cells[columnIndex]
  }
  /// Returns the cell that contains a view; nil for none.
  public final func cell(for view: NSView) -> NSGridCell? {
    rows.lazy.flatMap(\.cells).first { $0.contentView === view }
  }

  /// Adds a row of views at the bottom and returns the row; columns are added as needed.
  @discardableResult
  open func addRow(with views: [NSView]) -> NSGridRow {
    while columns.count < views.count { columns.append(NSGridColumn(self)) }
    for row in rows { row.fill(to: columns.count) }
    let row = NSGridRow(self, views)
    row.fill(to: columns.count)
    rows.append(row)
    for view in views { add(view) }
    gridDidChange()
    return row
  }

  /// Returns the index of a row; `NSNotFound` if it is not in the grid.
  public final func index(of row: NSGridRow) -> Int { rows.firstIndex { $0 === row } ?? NSNotFound }
  /// Returns the index of a column; `NSNotFound` if it is not in the grid.
  public final func index(of column: NSGridColumn) -> Int {
    columns.firstIndex { $0 === column } ?? NSNotFound
  }
  /// Puts a view in the place of another in a cell.
  final func contentDidChange(from former: NSView?, to view: NSView?) {
    former?.removeFromSuperview()
    if let view {
      add(view)
      let isRow = { (row: NSGridRow) in row.cells.contains { $0.contentView === view } }
      if rows.first(where: isRow)?.isHidden == true { view.isHidden = true }
    }
    gridDidChange()
  }
  private final func add(_ view: NSView) {
    guard !(view is EmptyCell) else { return }
    view.translatesAutoresizingMaskIntoConstraints = false
    addSubview(view)
  }

  /// Arranges the grid anew.
  final func gridDidChange() {
    isStale = true
    setNeedsUpdateConstraints()
    setNeedsLayout()
  }

  open override func updateConstraints() {
    if isStale {
      isStale = false
      NSLayoutConstraint.deactivate(arrangement)
      for guide in guides { removeLayoutGuide(guide) }
      (arrangement, guides) = ([], [])
      makeConstraints()
      NSLayoutConstraint.activate(arrangement)
    }
    super.updateConstraints()
  }

  // MARK: Constraints

  private final func makeGuide() -> LayoutGuide {
    let guide = LayoutGuide()
    addLayoutGuide(guide)
    guides.append(guide)
    return guide
  }

  private final func makeConstraints() {
    let shown = rows.filter { !$0.isHidden }
    let tracks = columns.map { _ in makeGuide() }
    let lines = shown.map { _ in makeGuide() }
    chain(tracks.map { ($0.leadingAnchor, $0.trailingAnchor) }, columnSpacing)
    for (line, next) in zip(lines, lines.dropFirst()) {
      arrangement.append(
        next.topAnchor.constraint(equalTo: line.bottomAnchor, constant: rowSpacing))
    }
    if let first = lines.first, let last = lines.last {
      arrangement.append(first.topAnchor.constraint(equalTo: topAnchor))
      arrangement.append(last.bottomAnchor.constraint(equalTo: bottomAnchor))
    }
    for (index, track) in tracks.enumerated() {
      let width = columns[index].width
      arrangement.append(small(track.widthAnchor, isLast: index == tracks.count - 1))
      if width > 0 { arrangement.append(track.widthAnchor.constraint(equalToConstant: width)) }
    }
    for (index, (row, line)) in zip(shown, lines).enumerated() {
      arrangement.append(small(line.heightAnchor, isLast: index == lines.count - 1))
      if row.height > 0 {
        arrangement.append(line.heightAnchor.constraint(equalToConstant: row.height))
      }
      place(row, line, tracks)
    }
  }

  /// A track is no longer than its content needs; what is left over is the last one's.
  private final func small(_ length: LayoutDimension, isLast: Bool) -> NSLayoutConstraint {
    let constraint = length.constraint(equalToConstant: 0)
    constraint.priority = isLast ? 48 : 49
    return constraint
  }

  private final func chain(_ tracks: [(LayoutXAxisAnchor, LayoutXAxisAnchor)], _ gap: CGFloat) {
    for (track, next) in zip(tracks, tracks.dropFirst()) {
      arrangement.append(next.0.constraint(equalTo: track.1, constant: gap))
    }
    if let first = tracks.first, let last = tracks.last {
      arrangement.append(first.0.constraint(equalTo: leadingAnchor))
      arrangement.append(last.1.constraint(equalTo: trailingAnchor))
    }
  }

  private final func place(_ row: NSGridRow, _ line: LayoutGuide, _ tracks: [LayoutGuide]) {
    let lineKind = [row.rowAlignment, rowAlignment].first { $0 != .inherited }
    var former: NSView?
    for (index, cell) in row.cells.enumerated() {
      guard let view = cell.contentView, !(view is EmptyCell) else { continue }
      let track = tracks[index]
      let x = [cell.xPlacement, columns[index].xPlacement, xPlacement].first { $0 != .inherited }
      let y = [cell.yPlacement, row.yPlacement, yPlacement].first { $0 != .inherited }
      arrangement += [
        view.leadingAnchor.constraint(greaterThanOrEqualTo: track.leadingAnchor),
        track.trailingAnchor.constraint(greaterThanOrEqualTo: view.trailingAnchor),
        view.topAnchor.constraint(greaterThanOrEqualTo: line.topAnchor),
        line.bottomAnchor.constraint(greaterThanOrEqualTo: view.bottomAnchor),
      ]
      switch x {
      case .trailing:
        arrangement.append(view.trailingAnchor.constraint(equalTo: track.trailingAnchor))
      case .center: arrangement.append(view.centerXAnchor.constraint(equalTo: track.centerXAnchor))
      case .fill:
        arrangement.append(view.leadingAnchor.constraint(equalTo: track.leadingAnchor))
        arrangement.append(view.trailingAnchor.constraint(equalTo: track.trailingAnchor))
      default: arrangement.append(view.leadingAnchor.constraint(equalTo: track.leadingAnchor))
      }
      switch (lineKind, former) {
      case (.firstBaseline, let former?):
        arrangement.append(
          view.firstBaselineAnchor.constraint(equalTo: former.firstBaselineAnchor))
      case (.lastBaseline, let former?):
        arrangement.append(
          view.lastBaselineAnchor.constraint(equalTo: former.lastBaselineAnchor))
      case (.firstBaseline, nil), (.lastBaseline, nil): former = view
      default: placeAcross(view, y, line)
      }
    }
  }

  private final func placeAcross(
    _ view: NSView, _ placement: NSGridCell.Placement?, _ line: LayoutGuide
  ) {
    switch placement {
    case .top: arrangement.append(view.topAnchor.constraint(equalTo: line.topAnchor))
    case .bottom: arrangement.append(view.bottomAnchor.constraint(equalTo: line.bottomAnchor))
    case .fill:
      arrangement.append(view.topAnchor.constraint(equalTo: line.topAnchor))
      arrangement.append(view.bottomAnchor.constraint(equalTo: line.bottomAnchor))
    default: arrangement.append(view.centerYAnchor.constraint(equalTo: line.centerYAnchor))
    }
  }
}
