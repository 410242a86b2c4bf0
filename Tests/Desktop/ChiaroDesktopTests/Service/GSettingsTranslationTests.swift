// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroColor
import ChiaroSource
import Testing

@testable import ChiaroDesktop

/// Between what is in force and GNOME's words.
@Suite("GNOME's settings, translated")
struct GSettingsTranslationTests {
  private static let standing: GSettingsStore.Values = [
    .colorScheme: "'default'", .theme: "'Adwaita'", .animations: "true", .highContrast: "false",
  ]

  private static func facts(_ change: (inout DesktopFacts) -> Void) -> DesktopFacts {
    var facts = DesktopFacts()
    change(&facts)
    return facts
  }

  private func values(
    _ facts: DesktopFacts, over current: GSettingsStore.Values = standing
  ) -> GSettingsStore.Values {
    let installed: Set = ["Adwaita", "Adwaita-dark", "Arc", "Arc-Dark"]
    return GSettingsTranslation().values(for: facts, over: current) { installed.contains($0) }
  }

  @Test("lines of the program are read, whatever stands in them")
  func lines() {
    let text = """
      org.gnome.desktop.interface color-scheme 'prefer-dark'
      org.gnome.desktop.interface gtk-color-palette 'black:light blue'
      org.gnome.desktop.interface gtk-theme 'My Theme'
      org.gnome.desktop.a11y.interface high-contrast true
      broken
      """
    #expect(
      GSettingsStore.values(in: text) == [
        .colorScheme: "'prefer-dark'", .theme: "'My Theme'", .highContrast: "true",
      ])
  }

  @Test("only keys that are there are written")
  func missing() {
    let dark = Self.facts {
      $0.colorScheme = .dark
      $0.accentColor = .black
    }
    #expect(values(dark)[.accentColor] == nil && values(dark)[.colorScheme] == "'prefer-dark'")
    #expect(values(dark, over: [:]) == [:])
  }

  @Test(
    "a theme becomes its sister where there is one",
    arguments: [
      ("Adwaita", SystemColorScheme.dark, "Adwaita-dark"), ("Adwaita-dark", .light, "Adwaita"),
      ("Adwaita-dark", .dark, "Adwaita-dark"), ("Adwaita", .light, "Adwaita"),
      ("Paper", .dark, "Paper"), ("HighContrast", .dark, "HighContrastInverse"),
      ("HighContrastInverse", .light, "HighContrast"), ("Arc", .dark, "Arc-Dark"),
      ("Arc-Dark", .light, "Arc"), ("Nord-dark", .light, "Nord-dark"),
    ])
  func theme(name: String, scheme: SystemColorScheme, result: String) {
    var current = Self.standing
    current[.theme] = "'\(name)'"
    let facts = Self.facts { $0.colorScheme = scheme }
    #expect(values(facts, over: current)[.theme] == "'\(result)'")
  }

  @Test("a theme that a person chose for a style comes back with it")
  func remembered() {
    var translation = GSettingsTranslation()
    translation.rememberTheme(in: [.theme: "'Night'"], for: .dark)
    let dark = Self.facts { $0.colorScheme = .dark }
    #expect(
      translation.values(for: dark, over: Self.standing) { _ in true }[.theme] == "'Night'")
  }

  @Test("the accent color is the nearest that GNOME has; without one, what stood there before")
  func accent() {
    let current = Self.standing.merging([.accentColor: "'blue'"]) { $1 }
    let orange = Self.facts { $0.accentColor = Color(.sRGB, 1, 0.4, 0.1) }
    #expect(values(orange, over: current)[.accentColor] == "'orange'")
    var translation = GSettingsTranslation()
    translation.before = [.accentColor: "'pink'"]
    let none = translation.values(for: DesktopFacts(), over: current) { _ in true }
    #expect(none[.accentColor] == "'pink'")
    for accent in GNOMEAccent.allCases { #expect(GNOMEAccent(nearest: accent.color) == accent) }
  }

  @Test(
    "what others write is understood",
    arguments: [
      ([.colorScheme: "'prefer-dark'"], facts { $0.colorScheme = .dark }),
      ([.colorScheme: "'default'"], facts { $0.colorScheme = .light }),
      ([.colorScheme: "'sepia'"], facts { _ in }), ([.theme: "'Paper'"], facts { _ in }),
      ([.highContrast: "true"], facts { $0.contrast = .high }),
      ([.animations: "false"], facts { $0.reducesMotion = true }),
      ([.accentColor: "'teal'"], facts { $0.accentColor = GNOMEAccent.teal.color }),
      ([.accentColor: "'mauve'"], facts { _ in }),
    ] as [(GSettingsStore.Values, DesktopFacts)])
  func foreign(changes: GSettingsStore.Values, facts: DesktopFacts) {
    #expect(GSettingsTranslation.facts(of: changes) == facts)
  }

  @Test("what is remembered is kept")
  func json() {
    var translation = GSettingsTranslation()
    translation.before = Self.standing
    translation.themes = [.dark: "'Night'"]
    #expect(GSettingsTranslation(translation.json) == translation)
    #expect(GSettingsTranslation(nil) == GSettingsTranslation())
    #expect(GSettingsTranslation(["before": 7, "themes": [:]]) == GSettingsTranslation())
  }
}
