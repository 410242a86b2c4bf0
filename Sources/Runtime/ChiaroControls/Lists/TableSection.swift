// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroViews
import Foundation

/// A section of a table: where its rows stand, and the cells of those that can be seen.
@MainActor
final class TableSection {
  let header: View?
  let footer: View?
  /// The container of the cells; its corners are rounded in inset grouped tables.
  let group = View()
  /// The cells of the rows that can be seen, by row.
  private(set) var cells: [Int: TableViewCell] = [:]
  private var lines: [Int: View] = [:]
  private let separator: DynamicColor
  /// The heights of the rows; negative ones are estimates, less 1, until the row is measured.
  private var heights: [CGFloat]
  /// The upper edges of the rows in the group, and the lower edge of the last one.
  private var edges: [CGFloat] = []
  private var direction = LayoutDirection.leftToRight
  /// The width of the table, by which its cells have their margins.
  private var listWidth: CGFloat = 0

  /// Where the lines between rows begin and end; nil for with the text.
  private let separatorInset: EdgeInsets?
  /// The heights of header and footer, which are there without a view too; negative ones for those
  /// of their content.
  private let ownHeights: (header: CGFloat, footer: CGFloat)
  /// The heights of header and footer: as they came, and as the section has placed them.
  private var placed: [ObjectIdentifier: (made: CGFloat, height: CGFloat)] = [:]

  init(
    header: View?, footer: View?, heights: [CGFloat], separator: DynamicColor,
    separatorInset: EdgeInsets?, ownHeights: (header: CGFloat, footer: CGFloat)
  ) {
    self.separatorInset = separatorInset
    self.ownHeights = ownHeights
    self.header = header
    self.footer = footer
    self.heights = heights
    self.separator = separator
  }

  var rowCount: Int { heights.count }

  private var views: [View] { [header, group, footer].compactMap { $0 } }

  func addViews(to table: View) { for view in views { table.addSubview(view) } }

  func removeViews(to pool: inout CellPool) -> [(row: Int, cell: TableViewCell)] {
    for view in views {
      view.removeFromSuperview()
      if view !== group { view.frame.size.height = madeHeight(of: view) }
    }
    pool.take(header)
    pool.take(footer)
    return keep(0..<0, &pool)
  }

  // MARK: Places

  /// Lays out the section from a y coordinate downward and returns its lower edge.
  func layout(from top: CGFloat, in room: ListRoom, after former: TableSection?) -> CGFloat {
    direction = room.direction
    listWidth = room.width
    var top =
      top
      + room.gap(
        isFirst: former == nil, hasHeader: header != nil, hasHeaderHeight: ownHeights.header >= 0,
        followsFooter: former.map { $0.footer != nil || $0.ownHeights.footer >= 0 } ?? false)
    top = place(header, at: top, room.headerHeight, room, ownHeights.header)
    sum()
    group.frame = CGRect(
      x: room.inset, y: top, width: room.width - 2 * room.inset, height: edges[rowCount])
    group.layer.cornerRadius = room.environment == .insetGrouped ? group.metrics.groupRadius : 0
    group.clipsToBounds = room.environment == .insetGrouped
    for row in cells.keys { place(row) }
    return place(footer, at: group.frame.maxY, ListRoom.footerHeight, room, ownHeights.footer)
  }

  private func place(
    _ view: View?, at top: CGFloat, _ height: CGFloat, _ room: ListRoom, _ given: CGFloat
  ) -> CGFloat {
    guard let view else { return top + max(0, given) }
    (view as? ConfiguredView)?.takeMargins(ofListWidth: room.width)
    let isPlain = (view as? ConfiguredView).map { $0.contentView.subviews.isEmpty } ?? false
    let made = madeHeight(of: view)
    let natural = isPlain ? height : max(height, made, fitting(view, room))
    let own = given >= 0 ? given : natural
    view.frame = CGRect(x: room.inset, y: top, width: room.width - 2 * room.inset, height: own)
    placed[ObjectIdentifier(view)] = (made, view.frame.height)
    return view.frame.maxY
  }

  /// The height that a header or footer came with, or that somebody gave it since.
  private func madeHeight(of view: View) -> CGFloat {
    let height = view.frame.height
    guard let placed = placed[ObjectIdentifier(view)], placed.height == height else {
      return height
    }
    return placed.made
  }

  /// The height that constraints in a header or footer ask for.
  private func fitting(_ view: View, _ room: ListRoom) -> CGFloat {
    let measured = (view as? ConfiguredView)?.measuredContent
    let content = measured ?? (view as? ConfiguredView)?.contentView ?? view
    guard measured != nil || !content.constraints.isEmpty else { return 0 }
    return content.systemLayoutSizeFitting(
      CGSize(width: room.width - 2 * room.inset, height: 0),
      withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
    ).height
  }

  private func sum() {
    edges.removeAll(keepingCapacity: true)
    edges.reserveCapacity(rowCount + 1)
    var top: CGFloat = 0
    for height in heights {
      edges.append(top)
      top += height < 0 ? -1 - height : height
    }
    edges.append(top)
  }

  /// The rectangle of a row in the group.
  func rect(of row: Int) -> CGRect {
    if edges.count != rowCount + 1 { sum() }
    return CGRect(
      x: 0, y: edges[row], width: group.bounds.width, height: edges[row + 1] - edges[row])
  }

  /// The rows that reach into a part of the table's content.
  func rows(from top: CGFloat, to bottom: CGFloat) -> Range<Int> {
    let (upper, lower) = (top - group.frame.minY, bottom - group.frame.minY)
    guard rowCount > 0, lower > 0, upper < edges[rowCount] else { return 0..<0 }
    let first = firstRow { edges[$0 + 1] > upper }
    return first..<max(first, firstRow { edges[$0] >= lower })
  }

  /// The first row from which on a condition holds, found by halving.
  private func firstRow(where holds: (Int) -> Bool) -> Int {
    var (low, high) = (0, rowCount)
    while low < high {
      let middle = (low + high) / 2
      if holds(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  // MARK: Cells

  /// Takes out the cells of rows other than some and returns them from the top; what is pressed or
  /// has the focus stays.
  func keep(_ rows: Range<Int>, _ pool: inout CellPool) -> [(row: Int, cell: TableViewCell)] {
    let leaving = cells.filter { row, cell in
      !rows.contains(row) && (rows.isEmpty || !(cell.isFocused || cell.isPressed))
    }.sorted { $0.key < $1.key }
    for (row, cell) in leaving {
      cells[row] = nil
      cell.removeFromSuperview()
      lines.removeValue(forKey: row)?.removeFromSuperview()
      pool.take(cell)
    }
    return leaving.map { ($0.key, $0.value) }
  }

  /// Shows a row's cell; returns whether the row turned out to have another height.
  func show(_ cell: TableViewCell, at row: Int) -> Bool {
    cells[row] = cell
    group.addSubview(cell)
    if row + 1 < rowCount { addLine(below: row) }
    place(row)
    guard heights[row] < 0 else { return false }
    let estimate = -1 - heights[row]
    // The usual estimate stands for the usual height, which is the release's.
    heights[row] = cell.fittingHeight ?? (estimate == 44 ? group.metrics.rowHeight : estimate)
    return heights[row] != estimate
  }

  private func addLine(below row: Int) {
    let line = View()
    line.backgroundColor = separator
    lines[row] = line
    group.addSubview(line)
  }

  private func place(_ row: Int) {
    guard let cell = cells[row] else { return }
    cell.takeMargins(ofListWidth: listWidth)
    cell.frame = rect(of: row)
    guard let line = lines[row] else { return }
    let inset = cell.chosenInset ?? separatorInset
    let start = inset?.left ?? cell.separatorStart
    line.frame = CGRect(
      x: start, y: cell.frame.maxY - 0.5,
      width: max(0, group.bounds.width - start - (inset?.right ?? 0)), height: 0.5
    ).placed(in: group.bounds, direction)
  }
}
