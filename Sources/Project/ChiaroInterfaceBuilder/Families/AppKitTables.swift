// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroControls
import ChiaroProject
import ChiaroViews
import Foundation

/// Tables of AppKit, with their headers, stripes and lines.
enum AppKitTables {
  @MainActor
  static func table(_ element: InterfaceElement, _ builder: SceneBuilder) -> View {
    let view = TableGround(
      rowPitch: pitch(element), isStriped: element.flag("alternatingRowBackgroundColors") == true)
    view.backgroundColor = AppKitFamily.color("controlBackgroundColor")
    guard let grid = element.child(key: "gridStyleMask") else { return view }
    view.lineColor =
      (builder.color(of: element, key: "gridColor") ?? nil) ?? AppKitFamily.color("gridColor")
    view.hasRowLines = grid.flag("horizontal") == true || grid.flag("dashHorizontal") == true
    if grid.flag("vertical") == true { view.columnEnds = columnEnds(element) }
    return view
  }

  /// The distance from one row to the next, by AppKit's values where the file has none.
  private static func pitch(_ element: InterfaceElement) -> CGFloat {
    let height = element.number("rowHeight") ?? 17
    return (height > 0 ? height : 24) + (element.size(key: "intercellSpacing")?.height ?? 2)
  }

  /// Where the columns of a table end, from its leading edge.
  private static func columnEnds(_ element: InterfaceElement) -> [CGFloat] {
    let spacing = element.size(key: "intercellSpacing")?.width ?? 3
    var end: CGFloat = 0
    return element.list("tableColumns").filter { $0.flag("hidden") != true }.map {
      end += ($0.number("width") ?? 100) + spacing
      return end
    }
  }

  @MainActor
  static func fill(_ view: View, _ element: InterfaceElement, _ builder: SceneBuilder) {
    for column in element.list("tableColumns") {
      for cell in column.list("prototypeCellViews") where builder.isView(cell) {
        view.addSubview(builder.makeView(cell))
      }
    }
  }

  @MainActor
  static func header(_ element: InterfaceElement, _ builder: SceneBuilder) -> View {
    let table = element.ancestors.first { $0.isNamed("scrollView") }?.descendants
      .first { $0.isNamed("tableView") || $0.isNamed("outlineView") }
    let view = TableHeader(columnEnds: table.map(columnEnds)?.dropLast() ?? [])
    view.backgroundColor = AppKitFamily.color("controlBackgroundColor")
    // Headers of older files are 17 points high, those of newer ones up to 28.
    let top = max(0, ((element.rect(key: "frame")?.height ?? 23) - 14) / 2).rounded(.down)
    var left: CGFloat = 4
    let spacing = table?.size(key: "intercellSpacing")?.width ?? 3
    for column in table?.list("tableColumns") ?? [] where column.flag("hidden") != true {
      let label = Label(frame: .zero)
      label.text = column.child(key: "headerCell")?.string("title")
      label.font = .systemFont(ofSize: 11, weight: 500)
      label.textColor = AppKitFamily.color("headerTextColor") ?? .label
      let width = column.number("width") ?? 100
      label.frame = CGRect(x: left, y: top, width: max(0, width - 8), height: 14)
      left += width + spacing
      view.addSubview(label)
    }
    return view
  }
}

/// The ground of a table: its stripes, and the lines between rows and columns.
final class TableGround: View {
  private let rowPitch: CGFloat
  private let isStriped: Bool
  var hasRowLines = false
  var columnEnds: [CGFloat] = []
  var lineColor: DynamicColor?

  /// The most rows whose stripes and lines are drawn; a table may say that it is as high as it
  /// wants.
  private static let mostRows = 500

  init(rowPitch: CGFloat, isStriped: Bool) {
    self.rowPitch = rowPitch
    self.isStriped = isStriped
    super.init(frame: .zero)
  }

  /// The number of rows for which there is room.
  private var rowCount: Int {
    guard rowPitch >= 4, bounds.height.isFinite else { return 0 }
    return min(Self.mostRows, Int((bounds.height / rowPitch).rounded(.up)))
  }

  override func drawContent(in context: GraphicsContext) {
    let stripes = DynamicColor.alternatingContentBackgroundColors
    if isStriped, let ground = stripes.first, let stripe = stripes.last {
      // Stripes take the place of the table's own ground.
      context.fill(bounds, ground)
      for row in stride(from: 1, to: rowCount, by: 2) {
        let top = CGFloat(row) * rowPitch
        context.fill(
          CGRect(x: 0, y: top, width: bounds.width, height: min(rowPitch, bounds.height - top)),
          stripe)
      }
    }
    guard let lineColor else { return }
    if hasRowLines {
      for row in stride(from: 1, to: rowCount, by: 1) {
        context.fill(
          CGRect(x: 0, y: CGFloat(row) * rowPitch - 1, width: bounds.width, height: 1), lineColor)
      }
    }
    for end in columnEnds where end <= bounds.width {
      context.fill(CGRect(x: end - 1, y: 0, width: 1, height: bounds.height), lineColor)
    }
  }
}

/// The header of a table: a line below it, and shorter ones between its columns.
final class TableHeader: View {
  private let columnEnds: [CGFloat]

  init(columnEnds: some Collection<CGFloat>) {
    self.columnEnds = Array(columnEnds)
    super.init(frame: .zero)
  }

  override func drawContent(in context: GraphicsContext) {
    guard bounds.height >= 8, let color = AppKitFamily.color("separatorColor") else { return }
    context.fill(CGRect(x: 0, y: bounds.height - 1, width: bounds.width, height: 1), color)
    for end in columnEnds where end < bounds.width {
      context.fill(CGRect(x: end - 1, y: 4, width: 1, height: bounds.height - 8), color)
    }
  }
}
