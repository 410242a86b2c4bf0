// SPDX-License-Identifier: MIT

import ChiaroColor
import ChiaroRaster
import ChiaroTokens

/// A palette as pages: a row a color, a column for each style, on that style's ground.
struct PaletteLeaf {
  /// The lengths of a page, in points.
  struct Metrics {
    /// The number of rows on a page.
    var rows: Int
    var row: Float
    var column: Float
    var head: Float
    var swatch: Float
    /// The sizes of names and of values.
    var name: Float
    var value: Float
    /// The size of a page; nil for one that is as wide and high as what is on it.
    var page: PointSize?

    /// A page of A4.
    static let paper = Metrics(
      rows: 25, row: 30, column: 100, head: 64, swatch: 24, name: 11, value: 25 / 3,
      page: PointSize(width: 595, height: 842))
    /// A page of many in a picture.
    static let dense = Metrics(
      rows: 50, row: 14, column: 76, head: 48, swatch: 11, name: 25 / 3, value: 20 / 3)
  }

  private let sheet: TokenSheet
  private let styles: [PaletteStyle]
  private let metrics: Metrics
  /// Whether values are drawn in pieces that repeat, and not as one text each.
  private let dividesValues: Bool

  private static let margin: Float = 24
  /// How wide a name may be on a page that is as wide as what is on it.
  private static let names: Float = 120
  /// The width of a monospaced letter, as a part of the size.
  private static let advance: Float = 0.6

  init(_ sheet: TokenSheet, _ metrics: Metrics = .paper, dividesValues: Bool = false) {
    self.sheet = sheet
    self.metrics = metrics
    self.dividesValues = dividesValues
    styles = PaletteStyle.used(sheet)
  }

  /// The number of pages; a palette without colors has one.
  var count: Int { max(1, (sheet.rows.count + metrics.rows - 1) / metrics.rows) }

  /// The size of a page in points.
  var size: PointSize {
    metrics.page
      ?? PointSize(
        width: Double(2 * Self.margin + Self.names + 12 + metrics.column * Float(styles.count)),
        height: Double(metrics.head + metrics.row * Float(metrics.rows) + Self.margin))
  }

  /// Returns a page, moved by a distance.
  func page(_ number: Int, into list: inout DisplayList, at corner: Point = Point(x: 0, y: 0)) {
    let rows = sheet.rows.dropFirst(number * metrics.rows).prefix(metrics.rows)
    list.fill(
      Rectangle(x: corner.x, y: corner.y, width: Float(size.width), height: Float(size.height)),
      .white)
    let left =
      corner.x + Float(size.width) - Self.margin - metrics.column * Float(styles.count)
    let names = left - corner.x - Self.margin - 12
    list.line(
      DisplayList.Text(sheet.options.stem, size: 16, weight: 700),
      at: Point(x: corner.x + Self.margin, y: corner.y + metrics.head - 38), width: names, .black)
    for (index, style) in styles.enumerated() {
      let place = Rectangle(
        x: left + Float(index) * metrics.column, y: corner.y + metrics.head - 28,
        width: metrics.column, height: metrics.row * Float(rows.count) + 28)
      list.fill(place, style.ground)
      list.line(
        DisplayList.Text(style.words, size: metrics.column * 0.09, weight: 600),
        at: Point(x: place.x + 8, y: place.y + 9), width: metrics.column - 12, style.ink)
    }
    for (index, row) in rows.enumerated() {
      let top = corner.y + metrics.head + Float(index) * metrics.row
      lay(
        row.token.name, width: names,
        at: Point(x: corner.x + Self.margin, y: middle(of: metrics.name, from: top)), &list)
      for (index, style) in styles.enumerated() {
        lay(row, style, at: Point(x: left + Float(index) * metrics.column + 8, y: top), &list)
      }
    }
  }

  /// Lays a name; on dense pages one of ASCII is set letter by letter, each of which is set once.
  private func lay(
    _ name: TokenName, width: Float, at corner: Point, _ list: inout DisplayList
  ) {
    let text = name.description
    let isPlain = text.utf8.allSatisfy { (0x20..<0x7F).contains($0) }
    guard metrics.page == nil, isPlain else {
      return list.line(
        DisplayList.Text(text, size: metrics.name, weight: 500), at: corner, width: width, .black)
    }
    let room = Int(saturating: Double(width / (Self.advance * metrics.name)))
    let letters = text.utf8.map { String(UnicodeScalar($0)) }
    let pieces = letters.count > room ? letters.prefix(room - 1) + ["…"] : letters[...]
    for (index, piece) in pieces.enumerated() where piece != " " {
      var text = DisplayList.Text(piece, size: metrics.name)
      text.face = .monospaced
      let x = corner.x + Float(index) * Self.advance * metrics.name
      list.line(text, at: Point(x: x, y: corner.y), width: width, .black)
    }
  }

  /// Where a line of text begins so that it is in the middle of a row.
  private func middle(of size: Float, from top: Float) -> Float {
    top + ((metrics.row - size * 1.35) / 2).rounded()
  }

  private func lay(
    _ row: TokenSheet.Row, _ style: PaletteStyle, at corner: Point,
    _ list: inout DisplayList
  ) {
    guard let color = sheet.color(row, style.cell)?.color else { return }
    let side = metrics.swatch
    let place = Rectangle(
      x: corner.x, y: corner.y + (metrics.row - side) / 2, width: side, height: side)
    // Corners that are not round are the same in every row.
    let radius = CornerRadius(metrics.page == nil ? 0 : side / 4)
    list.fill(place, color, radius: radius)
    list.stroke(place, style.ink.withAlpha(0.25), radius: radius)
    let isWide = !color.isInGamut(of: .sRGB)
    let size = isWide ? metrics.value * 0.68 : metrics.value
    let pieces = isWide ? Self.wideTexts(color) : Self.texts(color)
    let start = Point(x: corner.x + side + 6, y: middle(of: size, from: corner.y))
    if dividesValues { return lay(pieces, size, at: start, style.ink, &list) }
    list.line(
      DisplayList.Text(pieces.joined(), size: isWide ? 7 : 8.5), at: start,
      width: metrics.column - side - 14, style.ink)
  }

  /// Lays the pieces of a value side by side; there are few different ones, which are set once.
  private func lay(
    _ pieces: [String], _ size: Float, at corner: Point, _ ink: Color, _ list: inout DisplayList
  ) {
    var letters = 0
    for piece in pieces {
      var text = DisplayList.Text(piece, size: size)
      text.face = .monospaced
      let x = corner.x + Float(letters) * Self.advance * size
      list.line(text, at: Point(x: x, y: corner.y), width: metrics.column - 2, ink)
      letters += piece.utf8.count
    }
  }

  /// Returns the pieces of `#0A7EA4`.
  private static func texts(_ color: Color) -> [String] {
    let bytes = SRGB8(color)
    let parts = [bytes.red, bytes.green, bytes.blue] + (bytes.alpha == 255 ? [] : [bytes.alpha])
    return ["#"] + parts.map { pairs[Int($0)] }
  }

  /// Two digits for each byte.
  private static let pairs = (0..<256).map { (byte: Int) in
    String(byte >> 4, radix: 16, uppercase: true) + String(byte & 15, radix: 16, uppercase: true)
  }

  /// Returns the components of a color in Display P3, in hundredths.
  private static func wideTexts(_ color: Color) -> [String] {
    let parts = color.converted(to: .displayP3).channelValues.map { value in
      let hundredths = String(Int(saturating: (value.magnitude * 100).rounded()))
      let digits = String(repeating: "0", count: max(0, 3 - hundredths.count)) + hundredths
      return " " + (value < 0 ? "-" : "") + digits.dropLast(2) + "." + digits.suffix(2)
    }
    return ["P3"] + parts
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
