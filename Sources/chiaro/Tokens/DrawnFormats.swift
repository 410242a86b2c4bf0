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

  /// The greatest number of pages; a picture with more has no reader.
  private static let mostPages = 40
  /// The number of pages up to which a point has two pixels.
  private static let finePages = 4

  static func write(_ sheet: TokenSheet) -> WrittenTokens {
    let leaf = PaletteLeaf(sheet)
    let pages = min(leaf.count, mostPages)
    let columns = Int(saturating: (Double(pages) * 1.4).squareRoot().rounded(.up))
    let lines = (pages + columns - 1) / columns
    let page = PaletteLeaf.size
    var list = DisplayList()
    for number in 0..<pages {
      let place = (column: number % columns, line: number / columns)
      leaf.page(
        number, into: &list,
        at: Point(
          x: Float(place.column) * Float(page.width), y: Float(place.line) * Float(page.height)))
    }
    let left = sheet.rows.dropFirst(pages * PaletteLeaf.rows).map {
      TokenLoss($0.token.name, .place, "the picture has no room for it")
    }
    let losses = sheet.losses(abilities) + left
    let size = PointSize(
      width: page.width * Double(columns), height: page.height * Double(lines))
    guard let bytes = picture(list, size, sheet, scale: pages <= finePages ? 2 : 1) else {
      return .undrawn
    }
    return WrittenTokens([TokenFile("\(sheet.options.stem).png", bytes)], losses: losses)
  }

  private static func picture(
    _ list: DisplayList, _ size: PointSize, _ sheet: TokenSheet, scale: Int
  ) -> [UInt8]? {
    guard var options = try? PictureOptions.standard else { return nil }
    options.scale = scale
    options.gamut = sheet.rows.contains(where: \.isWide) ? .p3 : .srgb
    guard let easel = try? Easel(options) else { return nil }
    return PNGWriter.bytes(easel.picture(of: list, size), isQuick: true)
  }
}

/// A palette as a document of pages, whose names and values are text.
enum PDFFormat: TokenFormat {
  static let name = "pdf"
  static let summary = "a document of the palette, to be printed and searched"
  static let abilities: TokenAbilities = [.scheme, .contrast]

  static func write(_ sheet: TokenSheet) -> WrittenTokens {
    let leaf = PaletteLeaf(sheet)
    let pages = (0..<leaf.count).map { number in
      var list = DisplayList()
      leaf.page(number, into: &list)
      return list
    }
    guard let bytes = PangoTextShaper()?.pdf(pages, size: PaletteLeaf.size) else {
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
