// SPDX-License-Identifier: MIT

import Testing

@testable import ChiaroDesktop

/// The sisters of themes by their names.
@Suite("Families of themes")
struct StyleFamilyTests {
  private static let installed: Set = [
    "Adwaita", "Adwaita-dark", "Arc", "Arc-Dark", "Arc-Darker", "Orchis-Light", "Orchis-Dark",
    "BreezeLight", "BreezeDark", "gruvbox_light_hard", "gruvbox_dark_hard", "gruvbox",
    "gruvbox_light", "One Light", "One Dark", "Yaru-blue", "Yaru-blue-dark", "Darkroom", "Alone",
    "OneHalfLight", "OneHalfDark", "Solarized (light)", "Solarized (dark)", "NORD-LIGHT",
    "NORD-DARK", "Papirus", "Papirus-Light", "Papirus-Dark", "Highlight", "Highlight-dark",
  ]

  @Test(
    "a name has the sister that is installed",
    arguments: [
      ("Adwaita", "Adwaita", "Adwaita-dark"), ("Adwaita-dark", "Adwaita", "Adwaita-dark"),
      ("Arc-Dark", "Arc", "Arc-Dark"), ("Orchis-Light", "Orchis-Light", "Orchis-Dark"),
      ("BreezeLight", "BreezeLight", "BreezeDark"), ("BreezeDark", "BreezeLight", "BreezeDark"),
      ("gruvbox_dark_hard", "gruvbox_light_hard", "gruvbox_dark_hard"),
      ("gruvbox", "gruvbox_light", "gruvbox"), ("gruvbox_light", "gruvbox_light", "gruvbox"),
      ("One Dark", "One Light", "One Dark"), ("Yaru-blue", "Yaru-blue", "Yaru-blue-dark"),
      ("OneHalfLight", "OneHalfLight", "OneHalfDark"),
      ("Solarized (dark)", "Solarized (light)", "Solarized (dark)"),
      ("NORD-LIGHT", "NORD-LIGHT", "NORD-DARK"), ("Papirus", "Papirus", "Papirus-Dark"),
      ("Highlight", "Highlight", "Highlight-dark"),
      ("HighContrast", "HighContrast", "HighContrastInverse"),
      ("Alone", nil, nil), ("Darkroom", nil, nil), ("Arc-Darker", nil, nil), ("", nil, nil),
      ("Missing-Light", "Missing-Light", nil),
    ] as [(String, String?, String?)])
  func sisters(name: String, light: String?, dark: String?) {
    let exists = Self.installed.contains
    #expect(StyleFamily.sister(of: name, isDark: false, exists: exists) == light)
    #expect(StyleFamily.sister(of: name, isDark: true, exists: exists) == dark)
  }
}
