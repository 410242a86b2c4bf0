// SPDX-License-Identifier: MIT

import ChiaroColor

/// A stylesheet of custom properties.
package enum CSSFormat: ReadableTokenFormat {
  package static let name = "css"
  package static let summary = "custom properties with light-dark() and media queries"
  package static let abilities: TokenAbilities = [
    .scheme, .contrast, .gamut, .aliases, .wideColors, .spaces, .precision, .gaps,
  ]

  package static func write(_ sheet: TokenSheet) -> WrittenTokens {
    let writer = CSSWriter(sheet, sheet.allRows, prefix: "", selector: ":root")
    return WrittenTokens(
      [TokenFile("\(sheet.options.stem).css", writer.text())], losses: sheet.losses(abilities))
  }

  package static func recognizes(_ file: TokenFile) -> Bool {
    file.path.lowercased().hasSuffix(".css")
  }

  package static func read(_ files: [TokenFile], _ modes: TokenModes) -> ReadTokens {
    var reader = CSSReader(modes)
    for file in files { reader.read(file) }
    return reader.result()
  }
}

/// The theme of a stylesheet for Tailwind 4.
package enum TailwindFormat: TokenFormat {
  package static let name = "tailwind"
  package static let summary = "a theme for Tailwind 4"
  /// A theme has each color at its top, from which its classes are made.
  package static let abilities = CSSFormat.abilities.subtracting(.gaps)

  package static func write(_ sheet: TokenSheet) -> WrittenTokens {
    let writer = CSSWriter(sheet, sheet.rows, prefix: "color-", selector: "@theme")
    return WrittenTokens(
      [TokenFile("\(sheet.options.stem).tailwind.css", writer.text())],
      losses: sheet.losses(abilities))
  }
}
