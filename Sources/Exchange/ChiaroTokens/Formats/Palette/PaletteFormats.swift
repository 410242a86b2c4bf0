// SPDX-License-Identifier: MIT

import ChiaroColor

/// A style that palette documents show: its name, and its cell.
package struct PaletteStyle: Sendable {
  /// The name, such as `dark-high-contrast`.
  package let name: String
  /// The cell.
  package let cell: TokenCell

  /// All styles.
  static let all = [
    PaletteStyle(name: "light", cell: TokenCell()),
    PaletteStyle(name: "dark", cell: TokenCell([.scheme])),
    PaletteStyle(name: "light-high-contrast", cell: TokenCell([.contrast])),
    PaletteStyle(name: "dark-high-contrast", cell: TokenCell([.scheme, .contrast])),
  ]

  /// Returns the styles in which any color of a sheet differs from earlier styles.
  package static func used(_ sheet: TokenSheet) -> [PaletteStyle] {
    all.filter { style in
      TokenCell.Axis.allCases.allSatisfy {
        !style.cell.has($0) || sheet.axes.contains($0)
      }
    }
  }
}

extension TokenSheet {
  /// The losses of a document that has no alpha.
  var translucencyLosses: [TokenLoss] {
    rows.filter { row in
      PaletteStyle.all.contains { (color(row, $0.cell)?.color.alpha ?? 1) < 1 }
    }.map { TokenLoss($0.token.name, .range, "alpha is not written") }
  }
}

/// Palettes of GIMP and Inkscape, one for each style.
package enum GPLFormat: TokenFormat {
  package static let name = "gpl"
  package static let summary = "palettes for GIMP and Inkscape"
  package static let abilities: TokenAbilities = [.scheme, .contrast]

  package static func write(_ sheet: TokenSheet) -> WrittenTokens {
    let files = PaletteStyle.used(sheet).map { style in
      let lines = sheet.rows.map { row in
        let color = SRGB8((sheet.color(row, style.cell) ?? TokenColor(.clear)).color)
        let numbers = [color.red, color.green, color.blue].map { number in
          String(repeating: " ", count: 3 - String(number).count) + String(number)
        }
        return "\(numbers.joined(separator: " "))\t\(NameComment.escaped(row.token.name))\n"
      }
      let title = NameComment.escaped(TokenName("\(sheet.options.stem) \(style.name)"))
      return TokenFile(
        "\(sheet.options.stem)-\(style.name).gpl",
        "GIMP Palette\nName: \(title)\nColumns: 8\n#\n\(lines.joined())")
    }
    return WrittenTokens(files, losses: sheet.losses(abilities) + sheet.translucencyLosses)
  }
}

/// Swatches of Adobe's applications, a group for each style.
package enum ASEFormat: TokenFormat {
  package static let name = "ase"
  package static let summary = "Adobe Swatch Exchange, a group for each style"
  package static let abilities: TokenAbilities = [.scheme, .contrast]

  package static func write(_ sheet: TokenSheet) -> WrittenTokens {
    var blocks: [[UInt8]] = []
    for style in PaletteStyle.used(sheet) {
      blocks.append(block(0xC001, text(style.name)))
      for row in sheet.rows {
        let color = (sheet.color(row, style.cell) ?? TokenColor(.clear)).color
          .mapped(into: .sRGB, by: .clip)
        let values = color.channelValues.flatMap { bytes(Float($0).bitPattern) }
        let global: [UInt8] = [0, 0]
        blocks.append(
          block(0x0001, text(row.token.name.description) + Array("RGB ".utf8) + values + global))
      }
      blocks.append(block(0xC002, []))
    }
    let head = Array("ASEF".utf8) + [0, 1, 0, 0] + bytes(UInt32(blocks.count))
    return WrittenTokens(
      [TokenFile("\(sheet.options.stem).ase", head + blocks.flatMap { $0 })],
      losses: sheet.losses(abilities) + sheet.translucencyLosses)
  }

  private static func block(_ kind: UInt16, _ content: [UInt8]) -> [UInt8] {
    [UInt8(kind >> 8), UInt8(kind & 0xFF)] + bytes(UInt32(content.count)) + content
  }

  /// Returns a text with its length, in UTF-16 that ends with 0.
  private static func text(_ text: String) -> [UInt8] {
    let units = Array(text.utf16.prefix(1000)) + [0]
    return [UInt16(units.count)].flatMap(bytes) + units.flatMap(bytes)
  }

  private static func bytes(_ number: UInt16) -> [UInt8] {
    [UInt8(number >> 8), UInt8(number & 0xFF)]
  }

  private static func bytes(_ number: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }
}
