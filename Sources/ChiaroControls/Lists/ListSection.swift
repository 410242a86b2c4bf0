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
  var inset: CGFloat { environment == .insetGrouped ? 16 : 0 }
  /// The space above a grouped section without a header, in points.
  static let sectionSpacing: CGFloat = 35
}

/// The views of a section of a list.
@MainActor
struct ListSection {
  var header: ConfiguredView?
  var footer: ConfiguredView?
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

  func addViews(to list: View) {
    for view in [header, group, footer].compactMap({ $0 }) as [View] { list.addSubview(view) }
  }

  func removeViews() {
    for view in [header, group, footer].compactMap({ $0 }) as [View] { view.removeFromSuperview() }
  }

  /// Hides the section.
  func hide() {
    for view in [header, group, footer].compactMap({ $0 }) as [View] { view.frame = .zero }
    group.clipsToBounds = true
  }

  /// Lays out the section from a y coordinate downward and returns its lower edge.
  func layout(from top: CGFloat, in room: ListRoom) -> CGFloat {
    var top = top
    if let header {
      header.frame = CGRect(x: 0, y: top, width: room.width, height: room.isGrouped ? 38 : 28)
      top = header.frame.maxY
    } else if room.isGrouped {
      top += ListRoom.sectionSpacing
    }
    let width = room.width - 2 * room.inset
    group.frame = CGRect(
      x: room.inset, y: top, width: width, height: room.rowHeight * CGFloat(cells.count))
    group.layer.cornerRadius = room.environment == .insetGrouped ? 10 : 0
    group.clipsToBounds = room.environment == .insetGrouped
    for (index, cell) in cells.enumerated() {
      cell.frame = CGRect(
        x: 0, y: CGFloat(index) * room.rowHeight, width: width, height: room.rowHeight)
    }
    for (line, cell) in zip(lines, cells) {
      line.frame = CGRect(x: 16, y: cell.frame.maxY - 0.5, width: width - 16, height: 0.5)
        .placed(in: group.bounds, room.direction)
    }
    top = group.frame.maxY
    guard let footer else { return top }
    footer.frame = CGRect(x: 0, y: top, width: room.width, height: 30)
    return footer.frame.maxY
  }

  /// Lays out the items in a grid from a y coordinate downward and returns its lower edge.
  func layoutGrid(
    from top: CGFloat, width: CGFloat, _ size: CGSize, _ spacing: CGFloat,
    _ direction: LayoutDirection
  ) -> CGFloat {
    let columns = max(1, Int((width + spacing) / (size.width + spacing)))
    let rows = (cells.count + columns - 1) / columns
    group.layer.cornerRadius = 0
    group.clipsToBounds = false
    for line in lines { line.frame = .zero }
    let height = CGFloat(rows) * (size.height + spacing)
    group.frame = CGRect(x: 0, y: top, width: width, height: height)
    for (index, cell) in cells.enumerated() {
      cell.frame = CGRect(
        x: CGFloat(index % columns) * (size.width + spacing),
        y: CGFloat(index / columns) * (size.height + spacing), width: size.width,
        height: size.height
      ).placed(in: group.bounds, direction)
    }
    return top + height
  }
}
