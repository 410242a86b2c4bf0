// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroBus
import ChiaroBusFakes
import ChiaroColor
import ChiaroSource
import ChiaroTestSupport
import Testing

@testable import ChiaroDesktop

/// What the sources read, as tables.
@Suite("Reading facts")
struct FactParsingTests {
  @Test(
    "variables of the environment are facts; what is odd is said and no fact",
    arguments: [
      ("STYLE", "dark", .colorScheme, "dark"), ("STYLE", "LIGHT", .colorScheme, "light"),
      ("STYLE", "none", .colorScheme, "none"), ("STYLE", "blue", .colorScheme, nil),
      ("CONTRAST", "high", .contrast, "high"), ("CONTRAST", "2", .contrast, nil),
      ("ACCENT", "#ff9500", .accentColor, "#FF9500"), ("ACCENT", "red", .accentColor, "#FF0000"),
      ("ACCENT", "loud", .accentColor, nil), ("REDUCE_MOTION", "on", .reducesMotion, "true"),
      ("REDUCE_TRANSPARENCY", "0", .reducesTransparency, "false"),
      ("REDUCE_MOTION", "maybe", .reducesMotion, nil), ("TEXT_SCALE", "1.5", .textScale, "1.5"),
      ("TEXT_SCALE", "nan", .textScale, nil), ("SCALE", "100", .displayScale, nil),
      ("SCALE", "2", .displayScale, "2.0"), ("GAMUT", "p3", .displayGamut, "p3"),
      ("GAMUT", "sRGB", .displayGamut, "srgb"), ("GAMUT", "all", .displayGamut, nil),
    ] as [(String, String, DesktopFact, String?)])
  func environment(_ name: String, _ word: String, _ fact: DesktopFact, _ expected: String?) {
    let reports = Log<FactReport>()
    EnvironmentFacts(variables: ["CHIARO_" + name: word]).start { reports.add($0) }
    #expect(reports.all.count == 1)
    #expect(reports.all.first?.facts[fact] == expected)
    #expect(reports.all.first?.facts.known == (expected == nil ? [] : [fact]))
    #expect(reports.all.first?.diagnostics.count == (expected == nil ? 1 : 0))
  }

  @Test(
    "dconf tells a key or a folder of all that changed",
    arguments: [
      ("/org/gnome/desktop/interface/color-scheme", true), ("/org/gnome/desktop/", true),
      ("/org/gnome/", true), ("/org/", true), ("/", true), ("/org/gnome", false),
      ("/org/gnome/shell/", false), ("/apps/", false), ("", false),
    ])
  func dconf(path: String, isConcerned: Bool) {
    #expect(GNOMESettings.areConcerned(byChangeAt: path) == isConcerned)
  }

  @Test("a file of facts: names and words, comments, and odd lines with their place")
  func overrides() {
    let text = """
      # a kiosk
      style = dark
        accent=#007aff
      contrast = loud
      what is this
      color = red

      text-scale = 2
      """
    let report = OverrideFile.report(of: text, file: "f")
    #expect(
      report.facts
        == DesktopFacts {
          $0.colorScheme = .dark
          $0.accentColor = Color(.sRGB, 0, 122.0 / 255, 1)
          $0.textScale = 2
        })
    #expect(report.diagnostics.map(\.location.line) == [4, 5, 6])
    #expect(report.diagnostics.map(\.id) == ["odd-fact", "odd-line", "unknown-fact"])
    let windows = text.split(separator: "\n", omittingEmptySubsequences: false)
      .joined(separator: "\r\n")
    #expect(OverrideFile.report(of: windows, file: "f").facts == report.facts)
  }

  @Test("what the portal says of the appearance; other types and ranges say nothing")
  func appearance() {
    let table: [(String, BusValue, DesktopFact, String?)] = [
      ("color-scheme", .uint32(0), .colorScheme, "none"),
      ("color-scheme", .variant(.variant(.uint32(1))), .colorScheme, "dark"),
      ("color-scheme", .uint32(2), .colorScheme, "light"),
      ("color-scheme", .uint32(77), .colorScheme, "none"),
      ("color-scheme", .string("dark"), .colorScheme, nil),
      ("color-scheme", .int32(1), .colorScheme, nil), ("contrast", .uint32(1), .contrast, "high"),
      ("contrast", .uint32(0), .contrast, "normal"), ("contrast", .bool(true), .contrast, nil),
      ("reduced-motion", .uint32(1), .reducesMotion, "true"),
      (
        "accent-color", .structure([.double(1), .double(0), .double(0)]), .accentColor, "#FF0000"
      ),
      ("accent-color", .structure([.double(2), .double(0), .double(0)]), .accentColor, nil),
      ("accent-color", .structure([.double(1), .double(0)]), .accentColor, nil),
      ("accent-color", .array([.double(1), .double(0), .double(0)], of: "d"), .accentColor, nil),
      ("accent-color", .structure([.double(.nan), .double(0), .double(0)]), .accentColor, nil),
      ("something-new", .uint32(1), .colorScheme, nil),
    ]
    for (key, value, fact, expected) in table {
      var settings = AppearanceSettings()
      settings.set(key, value)
      #expect(settings.facts[fact] == expected, "\(key) \(value)")
    }
  }

  @Test("what GNOME's settings say, as the program prints them")
  func gnome() {
    let table: [(String, DesktopFact, String?)] = [
      ("org.gnome.desktop.interface color-scheme 'prefer-dark'", .colorScheme, "dark"),
      ("org.gnome.desktop.interface color-scheme 'prefer-light'", .colorScheme, "light"),
      ("org.gnome.desktop.interface color-scheme 'default'", .colorScheme, "none"),
      ("org.gnome.desktop.interface gtk-theme 'Adwaita-dark'", .colorScheme, "dark"),
      ("org.gnome.desktop.interface gtk-theme 'Adwaita'", .colorScheme, nil),
      ("org.gnome.desktop.interface accent-color 'red'", .accentColor, "#E62D42"),
      ("org.gnome.desktop.interface accent-color 'plaid'", .accentColor, nil),
      ("org.gnome.desktop.interface enable-animations false", .reducesMotion, "true"),
      ("org.gnome.desktop.interface text-scaling-factor 1.25", .textScale, "1.25"),
      ("org.gnome.desktop.interface text-scaling-factor 1e300", .textScale, nil),
      ("org.gnome.desktop.a11y.interface high-contrast true", .contrast, "high"),
      ("org.gnome.desktop.other high-contrast true", .contrast, nil),
      ("org.gnome.desktop.interface", .contrast, nil),
    ]
    for (line, fact, expected) in table {
      #expect(GVariantText.settings(line).facts[fact] == expected, "\(line)")
    }
  }

  @Test(
    "values of gsettings",
    arguments: [
      ("'it''s'", .string("it''s")), (#"'a\'b'"#, .string("a'b")), ("\"it's\"", .string("it's")),
      ("true", .bool(true)), ("uint32 7", .int64(7)), ("-3", .int64(-3)), ("0.5", .double(0.5)),
      ("@as []", nil), ("'", nil), ("", nil),
    ] as [(Substring, BusValue?)])
  func variants(_ text: Substring, _ value: BusValue?) {
    #expect(GVariantText.value(text) == value)
  }

  @Test(
    "what KDE's settings say",
    arguments: [
      ("[Colors:Window]\nBackgroundNormal=42,46,50", .colorScheme, "dark"),
      ("[Colors:Window]\nBackgroundNormal=239,240,241,255", .colorScheme, "light"),
      ("[Colors:Window]\nBackgroundNormal=#eff0f1", .colorScheme, "light"),
      ("[Colors:Window]\nBackgroundNormal=300,0,0", .colorScheme, nil),
      ("[Colors:View]\nBackgroundNormal=42,46,50", .colorScheme, nil),
      ("[General]\nAccentColor=61,174,233", .accentColor, "#3DAEE9"),
      ("[KDE]\nAnimationDurationFactor=0", .reducesMotion, "true"),
      ("[KDE]\nAnimationDurationFactor=1.5", .reducesMotion, "false"),
      ("[KScreen]\n ScaleFactor = 1.5 ", .displayScale, "1.5"),
    ] as [(String, DesktopFact, String?)])
  func kde(_ text: String, _ fact: DesktopFact, _ expected: String?) {
    #expect(KDEGlobals.facts(of: InitializationFile(text))[fact] == expected)
  }

  @Test(
    "a theme's name is dark, or says nothing",
    arguments: [
      ("Adwaita-dark", "", "dark"), ("Adwaita:dark", "", "dark"), ("Adwaita", "", nil),
      ("HighContrastInverse", "", "dark"), (nil, "gtk-theme-name=Breeze-Dark", "dark"),
      (nil, "gtk-application-prefer-dark-theme=1", "dark"),
      (nil, "gtk-application-prefer-dark-theme=0", nil), (nil, "gtk-theme-name=Darkroom", nil),
      ("Adwaita", "gtk-application-prefer-dark-theme=true", nil),
    ] as [(String?, String, String?)])
  func themes(_ theme: String?, _ settings: String, _ expected: String?) {
    let file = InitializationFile("[Settings]\n" + settings)
    #expect(ThemeNameGuess.facts(theme: theme, settings: file)[.colorScheme] == expected)
  }

  @Test("bytes of any kind are no crash, and no fact out of its range")
  func fuzz() {
    var random = SeededGenerator(seed: 11)
    let alphabet = Array("[]=\n#'\"\\ ,.0159aKDE:true-dark".utf8) + [0, 255]
    for _ in 0..<2_000 {
      let bytes = (0..<Int.random(in: 0...200, using: &random)).map { _ in
        alphabet.randomElement(using: &random) ?? 0
      }
      let text = String(decoding: bytes, as: UTF8.self)
      _ = OverrideFile.report(of: text, file: "f")
      _ = KDEGlobals.facts(of: InitializationFile("[KDE]\nAnimationDurationFactor=" + text))
      let gnome = GVariantText.settings(
        "org.gnome.desktop.interface text-scaling-factor " + text)
      #expect(gnome.facts.textScale.map { (0.25...8).contains($0) } ?? true)
    }
  }
}
