// SPDX-License-Identifier: MIT

import ChiaroAppKit
import ChiaroProject
import ChiaroViews
import Foundation

/// Grids of AppKit, whose rows and columns are as large as what stands in them.
///
/// One with merged or padded cells is as large as in the file, and its cells stand where the file
/// has them.
enum AppKitGrids {
  @MainActor
  static func grid(_ element: InterfaceElement, _ builder: SceneBuilder) -> View {
    guard isPlain(element) else { return SizedView(element.rect(key: "frame")?.size ?? .zero) }
    let rows = element.list("rows")
    let columns = element.list("columns")
    let grid = UprightGrid(numberOfColumns: columns.count, rows: rows.count)
    grid.rowSpacing = element.number("rowSpacing") ?? 6
    grid.columnSpacing = element.number("columnSpacing") ?? 6
    grid.xPlacement = placement("xPlacement", of: element) ?? .leading
    grid.yPlacement = placement("yPlacement", of: element) ?? .center
    grid.rowAlignment = alignment(of: element) ?? .none
    for (index, row) in rows.enumerated() {
      let line = grid.row(at: index)
      line.rowAlignment = alignment(of: row) ?? .inherited
      line.yPlacement = placement("yPlacement", of: row) ?? .inherited
      line.height = max(0, row.number("height") ?? 0)
    }
    for (index, column) in columns.enumerated() {
      let track = grid.column(at: index)
      track.xPlacement = placement("xPlacement", of: column) ?? .inherited
      track.width = max(0, column.number("width") ?? 0)
    }
    return grid
  }

  @MainActor
  static func fill(_ view: View, _ element: InterfaceElement, _ builder: SceneBuilder) {
    let rows = places(element.list("rows"))
    let columns = places(element.list("columns"))
    for cell in element.list("gridCells") {
      guard let content = cell.child(key: "contentView"), builder.isView(content) else { continue }
      let inner = builder.makeView(content)
      guard let grid = view as? NSGridView, let row = cell[attribute: "row"].flatMap({ rows[$0] }),
        let column = cell[attribute: "column"].flatMap({ columns[$0] })
      else {
        inner.translatesAutoresizingMaskIntoConstraints = true
        view.addSubview(inner)
        continue
      }
      let wrapper = MacArranged(inner)
      let place = grid.cell(atColumnIndex: column, rowIndex: row)
      place.xPlacement = placement("xPlacement", of: cell) ?? .inherited
      place.yPlacement = placement("yPlacement", of: cell) ?? .inherited
      place.contentView = wrapper
    }
    for (index, row) in element.list("rows").enumerated() where row.flag("hidden") == true {
      (view as? NSGridView)?.row(at: index).isHidden = true
    }
  }

  /// The most rows and columns that are laid out.
  private static let most = 200

  /// Whether a grid has neither merged nor padded cells.
  private static func isPlain(_ element: InterfaceElement) -> Bool {
    let tracks = element.list("rows") + element.list("columns")
    let paddings = ["topPadding", "bottomPadding", "leadingPadding", "trailingPadding"]
    let isPadded = tracks.contains { track in paddings.contains { track[attribute: $0] != nil } }
    let isMerged = element.list("gridCells").contains {
      $0[attribute: "headOfMergedCell"].map { _ in true } ?? false
    }
    return !isPadded && !isMerged && tracks.count <= most && !element.list("rows").isEmpty
      && !element.list("columns").isEmpty
      && !element.list("columns").contains { $0.flag("hidden") == true }
  }

  private static func places(_ tracks: [InterfaceElement]) -> [String: Int] {
    Dictionary(
      tracks.enumerated().compactMap { index, track in track.objectID.map { ($0, index) } },
      uniquingKeysWith: { first, _ in first })
  }

  private static func placement(
    _ attribute: String, of element: InterfaceElement
  ) -> NSGridCell.Placement? {
    let words: [String: NSGridCell.Placement] = [
      "inherited": .inherited, "none": .none, "leading": .leading, "trailing": .trailing,
      "top": .top, "bottom": .bottom, "center": .center, "fill": .fill,
    ]
    return element[attribute: attribute].flatMap { words[$0] }
  }

  private static func alignment(of element: InterfaceElement) -> NSGridRow.Alignment? {
    let words: [String: NSGridRow.Alignment] = [
      "inherited": .inherited, "none": .none, "firstBaseline": .firstBaseline,
      "lastBaseline": .lastBaseline,
    ]
    return element[attribute: "rowAlignment"].flatMap { words[$0] }
  }
}

/// A grid whose views are placed from the top, as the builder places all views.
private final class UprightGrid: NSGridView { override var isFlipped: Bool { true } }
