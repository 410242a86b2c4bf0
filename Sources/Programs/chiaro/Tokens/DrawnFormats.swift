// SPDX-License-Identifier: MIT

import ChiaroColor
import ChiaroMedia
import ChiaroRaster
import ChiaroTokens

/// The formats that `export` and `sync` know: those of ChiaroTokens, and those that are drawn.
enum ExportFormats {
  static let all: [any TokenFormat.Type] = TokenFormats.all + [PNGFormat.self, PDFFormat.self]

  static func named(_ name: String) -> (any TokenFormat.Type)? { all.first { $0.name == name } }
}

/// A picture of a palette: its pages side by side.
enum PNGFormat: TokenFormat {
  static let name = "png"
  static let summary = "a picture of the palette, in Display P3 where a color needs it"
  static let abilities: TokenAbilities = [.scheme, .contrast, .wideColors]

  /// The greatest number of colors; a picture with more has no reader.
  private static let mostColors = 1000
  /// The number of pages of paper up to which a point has two pixels; beyond, pages are dense.
  private static let finePages = 4

  static func write(_ sheet: TokenSheet) -> WrittenTokens {
    let isFine = PaletteLeaf(sheet).count <= finePages
    let leaf = PaletteLeaf(sheet, isFine ? .paper : .dense, dividesValues: true)
    let pages = min(leaf.count, isFine ? finePages : mostColors / PaletteLeaf.Metrics.dense.rows)
    let columns = max(1, Int(saturating: (Double(pages) * 1.4).squareRoot().rounded()))
    let lines = (pages + columns - 1) / columns
    let page = leaf.size
    let size = PointSize(
      width: page.width * Double(columns), height: page.height * Double(lines))
    var list = DisplayList()
    list.fill(
      Rectangle(x: 0, y: 0, width: Float(size.width), height: Float(size.height)), .white)
    for number in 0..<pages {
      let place = (column: number % columns, line: number / columns)
      leaf.page(
        number, into: &list,
        at: Point(
          x: Float(place.column) * Float(page.width), y: Float(place.line) * Float(page.height)))
    }
    let left = sheet.rows.dropFirst(mostColors).map {
      TokenLoss($0.token.name, .place, "the picture has no room for it")
    }
    guard let bytes = picture(list, size, sheet, scale: isFine ? 2 : 1) else { return .undrawn }
    return WrittenTokens(
      [TokenFile("\(sheet.options.stem).png", bytes)], losses: sheet.losses(abilities) + left)
  }

  private static func picture(
    _ list: DisplayList, _ size: PointSize, _ sheet: TokenSheet, scale: Double
  ) -> [UInt8]? {
    guard let shaper = PangoTextShaper() else { return nil }
    let pixels = PixelSize(
      width: Int(saturating: (size.width * scale).rounded(.up)),
      height: Int(saturating: (size.height * scale).rounded(.up)))
    let space: ColorSpace = sheet.rows.contains(where: \.isWide) ? .displayP3 : .sRGB
    let renderer = Renderer(
      canvas: Canvas(size: pixels, scale: Float(scale), colorSpace: space),
      resources: RenderResources(textShaper: shaper))
    renderer.draw(list)
    let flat = renderer.withPixels { FlatPNG.bytes($0, pixels, in: space) }
    return (flat ?? nil) ?? PNGWriter.bytes(renderer.bitmap, isQuick: true)
  }
}

/// A palette as a document of pages, whose names and values are text.
enum PDFFormat: TokenFormat {
  static let name = "pdf"
  static let summary = "a document of the palette, for printing and searching"
  static let abilities: TokenAbilities = [.scheme, .contrast]

  static func write(_ sheet: TokenSheet) -> WrittenTokens {
    let leaf = PaletteLeaf(sheet)
    let pages = (0..<leaf.count).map { number in
      var list = DisplayList()
      leaf.page(number, into: &list)
      return list
    }
    let plain = PlainDocument(pages, size: leaf.size)?.bytes
    guard let bytes = plain ?? PangoTextShaper()?.pdf(pages, size: leaf.size) else {
      return .undrawn
    }
    return WrittenTokens(
      [TokenFile("\(sheet.options.stem).pdf", bytes)], losses: sheet.losses(abilities))
  }
}

extension WrittenTokens {
  /// Nothing, where the libraries are missing that draw.
  fileprivate static let undrawn = WrittenTokens(
    [],
    losses: [
      TokenLoss(
        TokenName("the palette"), .place, "nothing can be drawn without cairo, Pango and libpng")
    ])
}
