// SPDX-License-Identifier: MIT

import ChiaroColor
import ChiaroRaster
import ChiaroTokens

/// A palette as pages: a row a color, a column for each style, on that style's ground.
struct PaletteLeaf {
  private let sheet: TokenSheet
  private let styles: [PaletteStyle]

  /// The size of a page in points: A4.
  static let size = PointSize(width: 595, height: 842)

  private static let margin: Float = 24
  private static let head: Float = 64
  private static let row: Float = 30
  private static let column: Float = 100
  /// The number of rows on a page.
  static let rows = 25

  init(_ sheet: TokenSheet) {
    self.sheet = sheet
    styles = PaletteStyle.used(sheet)
  }

  /// The number of pages; a palette without colors has one.
  var count: Int { max(1, (sheet.rows.count + Self.rows - 1) / Self.rows) }

  /// Returns a page, moved by a distance.
  func page(_ number: Int, into list: inout DisplayList, at corner: Point = Point(x: 0, y: 0)) {
    let rows = sheet.rows.dropFirst(number * Self.rows).prefix(Self.rows)
    list.fill(
      Rectangle(
        x: corner.x, y: corner.y, width: Float(Self.size.width), height: Float(Self.size.height)),
      .white)
    let left = corner.x + Float(Self.size.width) - Self.margin - Self.column * Float(styles.count)
    let names = left - corner.x - Self.margin - 12
    list.line(
      DisplayList.Text(sheet.options.stem, size: 16, weight: 700),
      at: Point(x: corner.x + Self.margin, y: corner.y + 26), width: names, .black)
    for (index, style) in styles.enumerated() {
      let height = Self.row * Float(rows.count) + 28
      let place = Rectangle(
        x: left + Float(index) * Self.column, y: corner.y + Self.head - 28, width: Self.column,
        height: height)
      list.fill(place, style.ground)
      list.line(
        DisplayList.Text(style.words, size: 9, weight: 600),
        at: Point(x: place.x + 8, y: place.y + 9), width: Self.column - 12, style.ink)
    }
    for (index, row) in rows.enumerated() {
      let top = corner.y + Self.head + Float(index) * Self.row
      list.line(
        DisplayList.Text("\(row.token.name)", size: 11, weight: 500),
        at: Point(x: corner.x + Self.margin, y: top + 8), width: names, .black)
      for (index, style) in styles.enumerated() {
        lay(row, style, at: Point(x: left + Float(index) * Self.column + 8, y: top), &list)
      }
    }
  }

  private func lay(
    _ row: TokenSheet.Row, _ style: PaletteStyle, at corner: Point,
    _ list: inout DisplayList
  ) {
    guard let color = sheet.color(row, style.cell)?.color else { return }
    let place = Rectangle(x: corner.x, y: corner.y + 3, width: 24, height: 24)
    let radius = CornerRadius(6)
    list.fill(place, color, radius: radius)
    list.stroke(place, style.ink.withAlpha(0.25), radius: radius)
    let isWide = !color.isInGamut(of: .sRGB)
    list.line(
      DisplayList.Text(isWide ? Self.wideText(color) : color.hexText, size: isWide ? 7 : 8.5),
      at: Point(x: corner.x + 30, y: corner.y + 9), width: Self.column - 38, style.ink)
  }

  /// Returns the components of a color in Display P3, in hundredths.
  private static func wideText(_ color: Color) -> String {
    let parts = color.converted(to: .displayP3).channelValues.map { value in
      let hundredths = String(Int(saturating: (value.magnitude * 100).rounded()))
      let digits = String(repeating: "0", count: max(0, 3 - hundredths.count)) + hundredths
      return (value < 0 ? "-" : "") + digits.dropLast(2) + "." + digits.suffix(2)
    }
    return "P3 " + parts.joined(separator: " ")
  }
}

extension PaletteStyle {
  fileprivate var isDark: Bool { cell.has(.scheme) }
  /// What the style's colors lie on.
  fileprivate var ground: Color { isDark ? .black : Color(white: 0.98) }
  fileprivate var ink: Color { isDark ? .white : .black }
  /// The name without hyphens.
  fileprivate var words: String { name.replacing("-", with: " ") }
}
