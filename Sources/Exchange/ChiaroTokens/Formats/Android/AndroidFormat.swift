// SPDX-License-Identifier: MIT

import ChiaroColor

/// Resources of Android apps: colors in `values`, `values-night` and `values-widecg`.
package enum AndroidFormat: ReadableTokenFormat {
  package static let name = "android"
  package static let summary = "Android resources in values, values-night and values-widecg"
  package static let abilities: TokenAbilities = [.scheme, .gamut, .aliases, .gaps]

  /// The folders, and the axes of each, in the order in which Android prefers them, last first.
  static let folders: [(name: String, axes: Set<TokenCell.Axis>)] = [
    ("values", []), ("values-night", [.scheme]), ("values-widecg", [.gamut]),
    ("values-widecg-night", [.scheme, .gamut]),
  ]

  package static func write(_ sheet: TokenSheet) -> WrittenTokens {
    let names = identifiers(sheet.palette)
    var said: [[String?]] = []
    var files: [TokenFile] = []
    for (number, folder) in folders.enumerated() {
      var lines: [String] = []
      said.append(
        sheet.allRows.enumerated().map { index, row in
          guard let text = text(row, TokenCell(folder.axes), sheet, names) else { return nil }
          let before = number == 3 ? [2, 1, 0] : [0]
          let inForce = before.lazy.filter { $0 < number }.compactMap { said[$0][index] }.first
          if inForce == text { return nil }
          lines.append(line(row.token.name, names[row.token.name], text))
          return text
        })
      if number == 0 || !lines.isEmpty {
        files.append(TokenFile("\(folder.name)/\(sheet.options.stem).xml", document(lines)))
      }
    }
    return WrittenTokens(files, losses: sheet.losses(abilities))
  }

  /// The names of resources.
  static func identifiers(_ palette: TokenPalette) -> TokenIdentifiers {
    TokenIdentifiers(palette, .snake, reserved: reserved, isASCII: true)
  }

  /// The words that Java keeps for itself, which no resource may be called.
  private static let reserved: Set<String> = [
    "abstract", "assert", "boolean", "break", "byte", "case", "catch", "char", "class", "const",
    "continue", "default", "do", "double", "else", "enum", "extends", "final", "finally", "float",
    "for", "goto", "if", "implements", "import", "instanceof", "int", "interface", "long",
    "native", "new", "package", "private", "protected", "public", "return", "short", "static",
    "strictfp", "super", "switch", "synchronized", "this", "throw", "throws", "transient", "try",
    "void", "volatile", "while", "true", "false", "null",
  ]

  private static func text(
    _ row: TokenSheet.Row, _ cell: TokenCell, _ sheet: TokenSheet, _ names: TokenIdentifiers
  ) -> String? {
    switch row.table[cell] {
    case .alias(let name)? where sheet.color(row, cell) != nil: "@color/\(names[name])"
    case .color(let color)?: hex(SRGB8(color.color))
    default: nil
    }
  }

  /// Returns a color with alpha first, as Android has it.
  static func hex(_ color: SRGB8) -> String {
    let bytes = (color.alpha == 255 ? [] : [color.alpha]) + [color.red, color.green, color.blue]
    return "#" + bytes.map(TokenNumber.hex).joined()
  }

  private static func line(_ name: TokenName, _ identifier: String, _ text: String) -> String {
    let comment =
      name.description == identifier ? "" : " <!-- \(NameComment.escaped(name)) -->"
    return "  <color name=\"\(identifier)\">\(text)</color>\(comment)\n"
  }

  private static func document(_ lines: [String]) -> String {
    "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<!-- Written by chiaro export. -->\n"
      + "<resources>\n\(lines.joined())</resources>\n"
  }

  package static func recognizes(_ file: TokenFile) -> Bool {
    guard file.path.lowercased().hasSuffix(".xml") else { return false }
    let head = String(decoding: file.bytes.prefix(1 << 16), as: UTF8.self)
    return head.contains("<color ") && head.contains("<resources")
      || head.contains("<selector") && head.contains("android:color=")
  }

  package static func read(_ files: [TokenFile], _ modes: TokenModes) -> ReadTokens {
    var reader = AndroidReader()
    for file in files { reader.read(file) }
    return reader.result()
  }
}
