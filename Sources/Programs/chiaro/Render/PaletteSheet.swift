// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroAudit
import ChiaroColor
import ChiaroRaster

/// A platform's system colors as a picture: a row for each, a column for each appearance, on that
/// appearance's background.
struct PaletteSheet {
  var colors: [SystemColor]
  var columns: [AppearanceKey]
  var platform: Platform

  private static let names: Float = 304
  private static let column: Float = 148
  private static let row: Float = 44
  private static let head: Float = 96
  private static let margin: Float = 20

  /// The size in points.
  var size: PointSize {
    PointSize(
      width: Double(Self.names + Float(columns.count) * Self.column),
      height: Double(Self.head + Float(colors.count) * Self.row + Self.margin))
  }

  /// What is drawn.
  var list: DisplayList {
    var list = DisplayList()
    let height = Float(size.height)
    list.fill(Rectangle(x: 0, y: 0, width: Float(size.width), height: height), .white)
    list.line(
      DisplayList.Text("System colors of \(platform.title)", size: 22, weight: 700),
      at: Point(x: Self.margin, y: 16), width: Float(size.width) - 2 * Self.margin, .black)
    for (index, color) in colors.enumerated() {
      list.line(
        DisplayList.Text(color.name, size: 13, weight: 500),
        at: Point(x: Self.margin, y: Self.head + Float(index) * Self.row + 13),
        width: Self.names - 1.5 * Self.margin, .black)
    }
    for index in columns.indices { layColumn(index, height, &list) }
    return list
  }

  private func layColumn(_ index: Int, _ height: Float, _ list: inout DisplayList) {
    let key = columns[index]
    let x = Self.names + Float(index) * Self.column
    let isDark = key.style == .dark
    let ground = platform.mainBackground(key.traits) ?? (isDark ? .black : .white)
    let ink: Color = isDark ? .white : .black
    let top = Self.head - 40
    list.fill(
      Rectangle(x: x, y: top, width: Self.column, height: height - top), ground)
    list.stroke(
      Rectangle(x: x, y: top, width: 1, height: height - top), ink.withAlpha(0.15), radius: 0)
    for (row, line) in key.lines(width: 20).enumerated() {
      list.line(
        DisplayList.Text(line, size: 13, weight: 600),
        at: Point(x: x + 16, y: top + 4 + Float(row) * 16), width: Self.column - 24, ink)
    }
    for (row, color) in colors.enumerated() {
      layCell(
        color.color(for: key), Point(x: x + 16, y: Self.head + Float(row) * Self.row), ink,
        &list)
    }
  }

  private func layCell(
    _ color: Color?, _ corner: Point, _ ink: Color, _ list: inout DisplayList
  ) {
    let place = Rectangle(x: corner.x, y: corner.y + 6, width: 32, height: 32)
    if let color {
      let radius = CornerRadius(8, curve: .continuous)
      list.fill(place, color, radius: radius)
      list.stroke(place, ink.withAlpha(0.2), radius: radius)
    }
    list.line(
      DisplayList.Text(color?.hexText ?? "–", size: 12),
      at: Point(x: corner.x + 42, y: corner.y + 14), width: Self.column - 62, ink)
  }
}

extension Platform {
  /// As Apple writes it.
  fileprivate var title: String {
    switch self {
    case .iOS: "iOS"
    case .macOS: "macOS"
    case .tvOS: "tvOS"
    case .visionOS: "visionOS"
    case .watchOS: "watchOS"
    }
  }
}
