// SPDX-License-Identifier: MIT

import ChiaroColor

/// Color schemes of KDE Plasma, light and dark.
package enum KDEFormat: TokenFormat {
  package static let name = "kde"
  package static let summary = "color schemes for Plasma, light and dark"
  package static let abilities: TokenAbilities = [.scheme]

  package static func write(_ sheet: TokenSheet) -> WrittenTokens {
    let roles = SchemeRoles(sheet)
    let type = CodeText.typeName(sheet.options.stem)
    let files = [("Light", TokenCell()), ("Dark", TokenCell([.scheme]))].map { style, cell in
      TokenFile("\(type)\(style).colors", text("\(type)\(style)", roles, cell))
    }
    return WrittenTokens(files, losses: sheet.losses(abilities) + roles.losses(used))
  }

  private static let used: Set<SchemeRoles.Role> = [
    .background, .view, .text, .secondaryText, .accent, .onAccent, .link, .selection, .red,
    .orange, .green, .magenta,
  ]

  private static func text(_ name: String, _ roles: SchemeRoles, _ cell: TokenCell) -> String {
    let value = { (role: SchemeRoles.Role) -> String in
      let color = roles.color(role, cell)
      return "\(color.red),\(color.green),\(color.blue)"
    }
    let groups: [(String, SchemeRoles.Role, SchemeRoles.Role, SchemeRoles.Role)] = [
      ("Button", .view, .background, .text), ("Complementary", .background, .view, .text),
      ("Header", .background, .view, .text), ("Selection", .selection, .accent, .onAccent),
      ("Tooltip", .view, .background, .text), ("View", .view, .background, .text),
      ("Window", .background, .view, .text),
    ]
    let body = groups.map { group, ground, alternate, text in
      let isSelection = group == "Selection"
      let lines: [(String, SchemeRoles.Role)] = [
        ("BackgroundAlternate", alternate), ("BackgroundNormal", ground),
        ("DecorationFocus", .accent), ("DecorationHover", .accent),
        ("ForegroundActive", isSelection ? text : .accent),
        ("ForegroundInactive", isSelection ? text : .secondaryText),
        ("ForegroundLink", isSelection ? text : .link), ("ForegroundNegative", .red),
        ("ForegroundNeutral", .orange), ("ForegroundNormal", text), ("ForegroundPositive", .green),
        ("ForegroundVisited", .magenta),
      ]
      return "[Colors:\(group)]\n" + lines.map { "\($0)=\(value($1))\n" }.joined() + "\n"
    }
    return body.joined() + "[General]\nColorScheme=\(name)\nName=\(name)\n\n[KDE]\ncontrast=4\n\n"
      + "[WM]\nactiveBackground=\(value(.background))\nactiveForeground=\(value(.text))\n"
      + "inactiveBackground=\(value(.background))\ninactiveForeground=\(value(.secondaryText))\n"
  }
}

/// Palettes for Qt applications, as qt5ct and qt6ct load them.
package enum QtFormat: TokenFormat {
  package static let name = "qt"
  package static let summary = "palettes for qt5ct and qt6ct, light and dark"
  package static let abilities: TokenAbilities = [.scheme]

  /// The parts of a QPalette, in the order of its roles.
  private static let roles: [SchemeRoles.Role] = [
    .text, .view, .background, .view, .border, .border, .text, .white, .text, .view, .background,
    .black, .selection, .onAccent, .link, .magenta, .background, .text, .view, .text,
    .secondaryText, .accent,
  ]

  package static func write(_ sheet: TokenSheet) -> WrittenTokens {
    let scheme = SchemeRoles(sheet)
    let files = [("light", TokenCell()), ("dark", TokenCell([.scheme]))].map { style, cell in
      let normal = roles.map { hex(scheme.color($0, cell)) }
      let disabled = roles.map { role in
        hex(scheme.color(role == .text || role == .onAccent ? .secondaryText : role, cell))
      }
      let line = { (name: String, colors: [String]) in
        "\(name)_colors=\(colors.joined(separator: ", "))\n"
      }
      return TokenFile(
        "\(sheet.options.stem)-\(style).conf",
        "[ColorScheme]\n" + line("active", normal) + line("disabled", disabled)
          + line("inactive", normal))
    }
    return WrittenTokens(files, losses: sheet.losses(abilities) + scheme.losses(Set(roles)))
  }

  private static func hex(_ color: SRGB8) -> String {
    "#ff" + color.hexText.dropFirst().prefix(6).lowercased()
  }
}
