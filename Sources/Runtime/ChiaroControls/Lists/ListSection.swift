// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroViews
import Foundation

/// The metrics with which a list lays out its sections.
struct ListRoom {
  var width: CGFloat
  var rowHeight: CGFloat
  var environment: ListEnvironment
  var direction: LayoutDirection

  var isGrouped: Bool { environment == .grouped || environment == .insetGrouped }
  /// The distance of groups from the sides.
  var inset: CGFloat { environment == .insetGrouped ? View.systemMargin(ofWidth: width) : 0 }
  /// The height of a header: of its text and a little below it.
  var headerHeight: CGFloat { 28 }
  /// The height of a footer.
  static let footerHeight: CGFloat = 30
  /// The space above a grouped section without a header, in points.
  private static let sectionSpacing: CGFloat = 35

  /// The space above a section.
  ///
  /// Source: measured on iOS 15 to 17; a header stands 38 points below what is above the first
  /// section, and 17.5 more below the section before. The given height of a header or footer takes
  /// the place of its part.
  func gap(
    isFirst: Bool, hasHeader: Bool = false, hasHeaderHeight: Bool = false, followsFooter: Bool
  ) -> CGFloat {
    guard isGrouped else { return 0 }
    let half = Self.sectionSpacing / 2
    let above = isFirst || followsFooter ? 0 : half
    if hasHeaderHeight { return above }
    return above + (hasHeader ? 10 : isFirst ? Self.sectionSpacing : half)
  }
}

/// The views of a section of a list.
@MainActor
struct ListSection {
  let cells: [ConfiguredView]
  /// The container of the cells; its corners are rounded in inset grouped lists.
  private let group = View()
  private let lines: [View]

  init(cells: [ConfiguredView], separator: DynamicColor) {
    self.cells = cells
    lines = cells.dropFirst().map { _ in
      let line = View()
      line.backgroundColor = separator
      return line
    }
    for view in cells + lines { group.addSubview(view) }
  }

  func addViews(to list: View) { list.addSubview(group) }

  func removeViews() { group.removeFromSuperview() }

  /// Hides the section.
  func hide() {
    group.frame = .zero
    group.clipsToBounds = true
  }

  /// Lays out the section from a y coordinate downward and returns its lower edge.
  func layout(from top: CGFloat, in room: ListRoom, isFirst: Bool) -> CGFloat {
    let top = top + room.gap(isFirst: isFirst, followsFooter: false)
    let width = room.width - 2 * room.inset
    var bottom: CGFloat = 0
    for cell in cells {
      // How high content is depends on how wide it is.
      cell.takeMargins(ofListWidth: room.width)
      cell.frame.size.width = width
      let height = cell.fittingHeight ?? room.rowHeight
      cell.frame = CGRect(x: 0, y: bottom, width: width, height: height)
      bottom += height
    }
    group.frame = CGRect(x: room.inset, y: top, width: width, height: bottom)
    group.layer.cornerRadius = room.environment == .insetGrouped ? group.metrics.groupRadius : 0
    group.clipsToBounds = room.environment == .insetGrouped
    for (line, cell) in zip(lines, cells) {
      let start = cell.contentInsets.leading + (cell.listContent?.textIndent ?? 0)
      line.frame = CGRect(x: start, y: cell.frame.maxY - 0.5, width: width - start, height: 0.5)
        .placed(in: group.bounds, room.direction)
    }
    return group.frame.maxY
  }

  /// Lays out the items in a grid from a y coordinate downward and returns its lower edge.
  func layoutGrid(
    from top: CGFloat, width: CGFloat, _ size: CGSize, _ spacing: CGFloat,
    _ direction: LayoutDirection
  ) -> CGFloat {
    let step = size.width + spacing
    let columns = step > 0 ? max(1, Int(min((width + spacing) / step, 1000))) : 1
    let rows = (cells.count + columns - 1) / columns
    group.layer.cornerRadius = 0
    group.clipsToBounds = false
    for line in lines { line.frame = .zero }
    let height = CGFloat(rows) * (size.height + spacing)
    group.frame = CGRect(x: 0, y: top, width: width, height: height)
    for (index, cell) in cells.enumerated() {
      cell.frame = CGRect(
        x: CGFloat(index % columns) * step,
        y: CGFloat(index / columns) * (size.height + spacing), width: size.width,
        height: size.height
      ).placed(in: group.bounds, direction)
    }
    return top + height
  }
}
