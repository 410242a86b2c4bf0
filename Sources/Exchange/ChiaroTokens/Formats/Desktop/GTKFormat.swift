// SPDX-License-Identifier: MIT

import ChiaroColor

/// Named colors of libadwaita: one sheet for each style and contrast, under the names by which its
/// applications load them.
package enum LibadwaitaFormat: TokenFormat {
  package static let name = "libadwaita"
  package static let summary = "named colors in style.css and its dark and high-contrast variants"
  package static let abilities: TokenAbilities = [.scheme, .contrast, .aliases, .gaps]

  package static func write(_ sheet: TokenSheet) -> WrittenTokens {
    WrittenTokens(
      GTKColors(sheet).files([
        ("libadwaita/style.css", []), ("libadwaita/style-dark.css", [.scheme]),
        ("libadwaita/style-hc.css", [.contrast]),
        ("libadwaita/style-hc-dark.css", [.scheme, .contrast]),
      ]), losses: sheet.losses(abilities))
  }
}

/// Named colors of GTK 3: a sheet, and one for dark themes.
package enum GTK3Format: TokenFormat {
  package static let name = "gtk3"
  package static let summary = "named colors in gtk.css and gtk-dark.css"
  package static let abilities: TokenAbilities = [.scheme, .aliases, .gaps]

  package static func write(_ sheet: TokenSheet) -> WrittenTokens {
    WrittenTokens(
      GTKColors(sheet).files([("gtk-3.0/gtk.css", []), ("gtk-3.0/gtk-dark.css", [.scheme])]),
      losses: sheet.losses(abilities))
  }
}

/// Writes `@define-color`, which every version of GTK reads.
private struct GTKColors {
  private let sheet: TokenSheet
  private let names: TokenIdentifiers

  init(_ sheet: TokenSheet) {
    self.sheet = sheet
    names = TokenIdentifiers(sheet.palette, .snake, isASCII: true)
  }

  func files(_ kinds: [(path: String, axes: Set<TokenCell.Axis>)]) -> [TokenFile] {
    kinds.map { path, axes in
      let lines = sheet.allRows.compactMap { line($0, TokenCell(axes)) }
      return TokenFile(path, "/* Written by chiaro export. */\n\(lines.joined())")
    }
  }

  /// Returns the line of a color; nil where it has no value in an appearance.
  private func line(_ row: TokenSheet.Row, _ cell: TokenCell) -> String? {
    guard let value = value(row, cell) else { return nil }
    let name = names[row.token.name]
    let comment =
      row.token.name.description == name ? "" : " /* \(NameComment.escaped(row.token.name)) */"
    return "@define-color \(name) \(value);\(comment)\n"
  }

  private func value(_ row: TokenSheet.Row, _ cell: TokenCell) -> String? {
    switch row.table[cell] {
    case .alias(let name)? where sheet.color(row, cell) != nil: return "@\(names[name])"
    case .color(let color)?:
      let bytes = SRGB8(color.color)
      if bytes.alpha == 255 { return bytes.hexText.lowercased() }
      let alpha = min(max(color.color.alpha, 0), 1)
      return "rgba(\(bytes.red), \(bytes.green), \(bytes.blue), \(TokenNumber.plain(alpha)))"
    default: return nil
    }
  }
}
