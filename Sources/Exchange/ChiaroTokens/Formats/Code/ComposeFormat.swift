// SPDX-License-Identifier: MIT

import ChiaroColor

/// Kotlin: palettes for Jetpack Compose, one for each style and contrast.
package enum ComposeFormat: TokenFormat {
  package static let name = "compose"
  package static let summary = "Kotlin palettes for Compose, by style and contrast"
  package static let abilities: TokenAbilities = [.scheme, .contrast, .wideColors, .precision]

  package static func write(_ sheet: TokenSheet) -> WrittenTokens {
    let names = TokenIdentifiers(sheet.palette, .camel, reserved: reserved, isASCII: true)
    let type = CodeText.typeName(sheet.options.stem)
    let members = sheet.rows.map { row in
      "  /** \(CodeText.comment(row.token.name)) */\n  val \(names[row.token.name]): Color\n"
    }.joined()
    let objects = schemes.map { name, axes in
      let values = sheet.rows.map { row in
        let color = sheet.color(row, TokenCell(axes)) ?? TokenColor(.clear)
        return "  override val \(names[row.token.name]) = \(literal(CodeColor(color.color)))\n"
      }
      return "\nobject \(name)\(type) : \(type) {\n\(values.joined())}\n"
    }.joined()
    let text =
      CodeText.heading + "import androidx.compose.ui.graphics.Color\n"
      + "import androidx.compose.ui.graphics.colorspace.ColorSpaces\n\n"
      + "/** The colors of the palette. */\ninterface \(type) {\n\(members)}\n\(objects)"
      + chooser(type)
    return WrittenTokens([TokenFile("\(type).kt", text)], losses: sheet.losses(abilities))
  }

  private static let schemes: [(String, Set<TokenCell.Axis>)] = [
    ("Light", []), ("Dark", [.scheme]), ("LightHighContrast", [.contrast]),
    ("DarkHighContrast", [.scheme, .contrast]),
  ]

  private static func chooser(_ type: String) -> String {
    let function = type.prefix(1).lowercased() + type.dropFirst()
    return """

      /** The palette for a style, and for a contrast of 0 (standard) to 1 (high). */
      fun \(function)(isDark: Boolean, contrast: Float = 0f): \(type) =
        when {
          contrast >= 0.5f -> if (isDark) DarkHighContrast\(type) else LightHighContrast\(type)
          else -> if (isDark) Dark\(type) else Light\(type)
        }

      """
  }

  private static let reserved: Set<String> = [
    "as", "break", "class", "continue", "do", "else", "false", "for", "fun", "if", "in",
    "interface", "is", "null", "object", "package", "return", "super", "this", "throw", "true",
    "try", "typealias", "typeof", "val", "var", "when", "while",
  ]

  private static func literal(_ color: CodeColor) -> String {
    switch color {
    case .bytes(let bytes):
      return "Color(0x"
        + [bytes.alpha, bytes.red, bytes.green, bytes.blue].map(TokenNumber.hex).joined() + ")"
    case .extended(let values): return from(values, "ExtendedSrgb")
    case .displayP3(let values): return from(values, "DisplayP3")
    }
  }

  private static func from(_ values: [Double], _ space: String) -> String {
    "Color(\(values.map { "\(TokenNumber.text($0))f" }.joined(separator: ", ")), "
      + "ColorSpaces.\(space))"
  }
}
