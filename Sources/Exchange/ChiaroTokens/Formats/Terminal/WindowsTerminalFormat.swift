// SPDX-License-Identifier: MIT

import ChiaroSource

/// Schemes of Windows Terminal.
package enum WindowsTerminalFormat: TokenFormat {
  package static let name = "windows-terminal"
  package static let summary = "color schemes for Windows Terminal"
  package static let abilities: TokenAbilities = [.scheme]

  private static let names = [
    "black", "red", "green", "yellow", "blue", "purple", "cyan", "white", "brightBlack",
    "brightRed", "brightGreen", "brightYellow", "brightBlue", "brightPurple", "brightCyan",
    "brightWhite",
  ]

  package static func write(_ sheet: TokenSheet) -> WrittenTokens {
    let roles = SchemeRoles(sheet)
    let type = CodeText.typeName(sheet.options.stem)
    let schemes = [("Light", TokenCell()), ("Dark", TokenCell([.scheme]))].map { style, cell in
      let scheme = TerminalScheme(roles, cell)
      return JSON.object(
        [
          .init("name", .string("\(type) \(style)")),
          .init("background", .string(scheme.background)),
          .init("foreground", .string(scheme.foreground)),
          .init("cursorColor", .string(scheme.cursor)),
          .init("selectionBackground", .string(scheme.selectionBackground)),
        ] + zip(names, scheme.colors).map { .init($0, .string($1)) })
    }
    let text = JSON.object([.init("schemes", .array(schemes))]).text() + "\n"
    return WrittenTokens(
      [TokenFile("windows-terminal/\(sheet.options.stem).json", text)],
      losses: sheet.losses(abilities) + roles.losses(Set(TerminalScheme.roles)))
  }
}
