// SPDX-License-Identifier: MIT

import ChiaroColor

/// A picture of the palette: a row for each color, a column for each style.
package enum SVGFormat: TokenFormat {
  package static let name = "svg"
  package static let summary = "a picture of the palette"
  package static let abilities: TokenAbilities = [.scheme, .contrast, .wideColors, .precision]

  package static func write(_ sheet: TokenSheet) -> WrittenTokens {
    let styles = PaletteStyle.used(sheet)
    let (width, height) = (280 + 120 * styles.count, 40 + 40 * sheet.rows.count)
    var text = """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
      viewBox="0 0 \(width) \(height)" font-family="system-ui, sans-serif" font-size="14">
      <rect width="100%" height="100%" fill="#fff"/>

      """
    for (column, style) in styles.enumerated() {
      let place = 280 + 120 * column
      text += "<text x=\"\(place)\" y=\"26\" fill=\"#444\" font-size=\"11\">\(style.name)</text>\n"
    }
    for (index, row) in sheet.rows.enumerated() {
      let top = 40 + 40 * index
      text += "<text x=\"16\" y=\"\(top + 24)\" fill=\"#111\">\(escaped(row.token.name))</text>\n"
      for (column, style) in styles.enumerated() {
        let color = sheet.color(row, style.cell) ?? TokenColor(.clear)
        text +=
          "<rect x=\"\(280 + 120 * column)\" y=\"\(top + 4)\" width=\"112\" height=\"32\" "
          + "rx=\"6\" stroke=\"#888\" stroke-opacity=\"0.4\" \(fill(color))/>\n"
      }
    }
    return WrittenTokens(
      [TokenFile("\(sheet.options.stem).svg", text + "</svg>\n")],
      losses: sheet.losses(abilities))
  }

  /// The fill for any viewer, and where sRGB does not hold the color, the color itself for newer
  /// ones.
  private static func fill(_ color: TokenColor) -> String {
    let bytes = SRGB8(color.color)
    let alpha = TokenNumber.plain(color.color.alpha)
    let plain = "fill=\"\(bytes.hexText.prefix(7).lowercased())\" fill-opacity=\"\(alpha)\""
    if Color(bytes) == color.color { return plain }
    let exact = color.withAlpha(1)
    return plain + " style=\"fill: \(CSSColorText.exact(exact))\""
  }

  private static func escaped(_ name: TokenName) -> String {
    var text = ""
    for scalar in name.description.unicodeScalars {
      switch scalar {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F: text += "\u{FFFD}"
      case _ where scalar.properties.generalCategory == .format: text += "\u{FFFD}"
      case "\u{FFFE}", "\u{FFFF}": text += "\u{FFFD}"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}
