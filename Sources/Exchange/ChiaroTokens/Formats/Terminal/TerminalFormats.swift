// SPDX-License-Identifier: MIT

import ChiaroColor

/// The sixteen colors of a terminal with its ground, text, cursor and selection.
struct TerminalScheme {
  /// Black, red, green, yellow, blue, magenta, cyan, white, and the same brighter.
  let colors: [String]
  let background: String
  let foreground: String
  let cursor: String
  let selectionBackground: String
  let selectionForeground: String

  /// The parts of a scheme that a terminal shows.
  static let roles: [SchemeRoles.Role] = [
    .black, .red, .green, .yellow, .blue, .magenta, .cyan, .white, .background, .text, .accent,
    .selection, .onAccent,
  ]

  init(_ roles: SchemeRoles, _ cell: TokenCell) {
    let hues: [SchemeRoles.Role] = [.red, .green, .yellow, .blue, .magenta, .cyan]
    let normal = hues.map { roles.color($0, cell) }
    let bright = hues.map { roles.color($0, TokenCell(index: cell.index | 2)) }
    let (dark, light) = (roles.color(.black, cell), roles.color(.white, cell))
    let gray = SRGB8(red: 0x80, green: 0x80, blue: 0x80)
    colors = ([dark] + normal + [light, gray] + bright + [.init(Color.white)]).map(Self.hex)
    background = Self.hex(roles.color(.background, cell))
    foreground = Self.hex(roles.color(.text, cell))
    cursor = Self.hex(roles.color(.accent, cell))
    selectionBackground = Self.hex(roles.color(.selection, cell))
    selectionForeground = Self.hex(roles.color(.onAccent, cell))
  }

  private static func hex(_ color: SRGB8) -> String {
    String(color.hexText.prefix(7)).lowercased()
  }
}

/// A format of one terminal: a file for light and one for dark.
package protocol TerminalFormat: TokenFormat {}

extension TerminalFormat {
  package static var abilities: TokenAbilities { [.scheme] }

  /// Writes two files.
  fileprivate static func write(
    _ sheet: TokenSheet, path: (String) -> String, _ text: (TerminalScheme, String) -> String
  ) -> WrittenTokens {
    let roles = SchemeRoles(sheet)
    let files = [("light", TokenCell()), ("dark", TokenCell([.scheme]))].map { style, cell in
      TokenFile(
        path("\(sheet.options.stem)-\(style)"),
        text(TerminalScheme(roles, cell), "\(CodeText.typeName(sheet.options.stem)) \(style)"))
    }
    return WrittenTokens(
      files, losses: sheet.losses(abilities) + roles.losses(Set(TerminalScheme.roles)))
  }
}

/// Colors of kitty.
package enum KittyFormat: TerminalFormat {
  package static let name = "kitty"
  package static let summary = "colors for the terminal kitty"

  package static func write(_ sheet: TokenSheet) -> WrittenTokens {
    write(sheet, path: { "kitty/\($0).conf" }) { scheme, name in
      """
      ## name: \(name)
      background \(scheme.background)
      foreground \(scheme.foreground)
      cursor \(scheme.cursor)
      selection_background \(scheme.selectionBackground)
      selection_foreground \(scheme.selectionForeground)

      """ + scheme.colors.enumerated().map { "color\($0) \($1)\n" }.joined()
    }
  }
}

/// Colors of Ghostty.
package enum GhosttyFormat: TerminalFormat {
  package static let name = "ghostty"
  package static let summary = "colors for the terminal Ghostty"

  package static func write(_ sheet: TokenSheet) -> WrittenTokens {
    write(sheet, path: { "ghostty/\($0)" }) { scheme, _ in
      scheme.colors.enumerated().map { "palette = \($0)=\($1)\n" }.joined()
        + """
        background = \(scheme.background)
        foreground = \(scheme.foreground)
        cursor-color = \(scheme.cursor)
        selection-background = \(scheme.selectionBackground)
        selection-foreground = \(scheme.selectionForeground)

        """
    }
  }
}

/// The names of the eight colors in files that have names.
private let terminalColorNames = [
  "black", "red", "green", "yellow", "blue", "magenta", "cyan", "white",
]

/// Colors of Alacritty.
package enum AlacrittyFormat: TerminalFormat {
  package static let name = "alacritty"
  package static let summary = "colors for the terminal Alacritty"

  package static func write(_ sheet: TokenSheet) -> WrittenTokens {
    write(sheet, path: { "alacritty/\($0).toml" }) { scheme, _ in
      let table = { (name: String, colors: ArraySlice<String>) in
        "\n[colors.\(name)]\n"
          + zip(terminalColorNames, colors).map { "\($0) = \"\($1)\"\n" }.joined()
      }
      return """
        [colors.primary]
        background = "\(scheme.background)"
        foreground = "\(scheme.foreground)"

        [colors.cursor]
        cursor = "\(scheme.cursor)"
        text = "\(scheme.background)"

        [colors.selection]
        background = "\(scheme.selectionBackground)"
        text = "\(scheme.selectionForeground)"

        """ + table("normal", scheme.colors[..<8]) + table("bright", scheme.colors[8...])
    }
  }
}

/// Colors of foot.
package enum FootFormat: TerminalFormat {
  package static let name = "foot"
  package static let summary = "colors for the terminal foot"

  package static func write(_ sheet: TokenSheet) -> WrittenTokens {
    write(sheet, path: { "foot/\($0).ini" }) { scheme, _ in
      let digits = { (hex: String) in String(hex.dropFirst()) }
      let lines = scheme.colors.enumerated().map { index, color in
        "\(index < 8 ? "regular" : "bright")\(index % 8)=\(digits(color))\n"
      }
      return """
        [colors]
        background=\(digits(scheme.background))
        foreground=\(digits(scheme.foreground))
        selection-background=\(digits(scheme.selectionBackground))
        selection-foreground=\(digits(scheme.selectionForeground))

        """ + lines.joined()
    }
  }
}

/// Colors of WezTerm.
package enum WezTermFormat: TerminalFormat {
  package static let name = "wezterm"
  package static let summary = "colors for the terminal WezTerm"

  package static func write(_ sheet: TokenSheet) -> WrittenTokens {
    write(sheet, path: { "wezterm/\($0).toml" }) { scheme, name in
      let list = { (colors: ArraySlice<String>) in
        "[" + colors.map { "\"\($0)\"" }.joined(separator: ", ") + "]"
      }
      return """
        [colors]
        ansi = \(list(scheme.colors[..<8]))
        brights = \(list(scheme.colors[8...]))
        background = "\(scheme.background)"
        foreground = "\(scheme.foreground)"
        cursor_bg = "\(scheme.cursor)"
        cursor_fg = "\(scheme.background)"
        selection_bg = "\(scheme.selectionBackground)"
        selection_fg = "\(scheme.selectionForeground)"

        [metadata]
        name = "\(name)"

        """
    }
  }
}
