// SPDX-License-Identifier: MIT

import ChiaroColor

/// Dart: colors of Flutter that follow style, contrast and level.
package enum FlutterFormat: TokenFormat {
  package static let name = "flutter"
  package static let summary = "CupertinoDynamicColor with its eight values"
  package static let abilities: TokenAbilities = [
    .scheme, .contrast, .level, .wideColors, .precision,
  ]

  package static func write(_ sheet: TokenSheet) -> WrittenTokens {
    let names = TokenIdentifiers(sheet.palette, .camel, reserved: reserved, isASCII: true)
    let type = CodeText.typeName(sheet.options.stem)
    let members = sheet.rows.map { row in
      let colors = values.map { name, axes in
        let color = sheet.color(row, TokenCell(axes)) ?? TokenColor(.clear)
        return "    \(name): \(literal(CodeColor(color.color))),\n"
      }
      return "  /// \(CodeText.comment(row.token.name))\n"
        + "  static const \(names[row.token.name]) = CupertinoDynamicColor(\n\(colors.joined())  );\n"
    }
    let text =
      CodeText.heading + "import 'package:flutter/cupertino.dart';\n"
      + "import 'dart:ui' show ColorSpace;\n\n/// The colors of the palette.\n"
      + "abstract final class \(type) {\n\(members.joined(separator: "\n"))}\n"
    return WrittenTokens(
      [TokenFile("\(sheet.options.stem).dart", text)], losses: sheet.losses(abilities))
  }

  private static let values: [(String, Set<TokenCell.Axis>)] = [
    ("color", []), ("darkColor", [.scheme]), ("highContrastColor", [.contrast]),
    ("darkHighContrastColor", [.scheme, .contrast]), ("elevatedColor", [.level]),
    ("darkElevatedColor", [.scheme, .level]), ("highContrastElevatedColor", [.contrast, .level]),
    ("darkHighContrastElevatedColor", [.scheme, .contrast, .level]),
  ]

  private static let reserved: Set<String> = [
    "abstract", "as", "assert", "async", "await", "base", "break", "case", "catch", "class",
    "const", "continue", "covariant", "default", "deferred", "do", "dynamic", "else", "enum",
    "export", "extends", "extension", "external", "factory", "false", "final", "finally", "for",
    "get", "hide", "if", "implements", "import", "in", "interface", "is", "late", "library",
    "mixin", "new", "null", "of", "on", "operator", "part", "required", "rethrow", "return",
    "sealed", "set", "show", "static", "super", "switch", "sync", "this", "throw", "true", "try",
    "type", "typedef", "var", "void", "when", "while", "with", "yield",
    // What every object has, no static member may be called.
    "hashCode", "noSuchMethod", "runtimeType", "toString",
  ]

  private static func literal(_ color: CodeColor) -> String {
    switch color {
    case .bytes(let bytes):
      return "Color(0x"
        + [bytes.alpha, bytes.red, bytes.green, bytes.blue].map(TokenNumber.hex).joined() + ")"
    case .extended(let values): return from(values, "extendedSRGB")
    case .displayP3(let values): return from(values, "displayP3")
    }
  }

  private static func from(_ values: [Double], _ space: String) -> String {
    let parts = zip(["red", "green", "blue", "alpha"], values).map {
      "\($0): \(TokenNumber.decimal($1))"
    }
    return "Color.from(\(parts.joined(separator: ", ")), colorSpace: ColorSpace.\(space))"
  }
}
