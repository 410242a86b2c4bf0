// SPDX-License-Identifier: MIT

import Testing

@testable import ChiaroSourceAudit

/// Words of names and conditions by which code asks for the style.
@Suite("Words of styles")
struct StyleWordTests {
  @Test(
    "a name falls into the words that a person reads",
    arguments: [
      ("titleColor", ["title", "color"]), ("TitleColor", ["title", "color"]),
      ("title_color", ["title", "color"]), ("TITLE_COLOR", ["title", "color"]),
      ("PDFView", ["pdf", "view"]), ("viewPDF", ["view", "pdf"]), ("URLs", ["urls"]),
      ("isDark", ["is", "dark"]), ("a.bC", ["a", "b", "c"]), ("gray50", ["gray50"]),
      ("UIColor.label", ["ui", "color", "label"]), ("", []), ("__", []), ("Å", ["å"]),
      ("größeÄndern", ["größe", "ändern"]), ("x", ["x"]),
      ("HTMLPage2Dark", ["html", "page2", "dark"]),
      ("color(for: .ink)", ["color", "for", "ink"]), ("night-mode", ["night", "mode"]),
    ] as [(String, [String])])
  func words(_ name: String, _ words: [String]) { #expect(StyleWords.words(of: name) == words) }

  @Test(
    "a name is one of a style by a word of its own",
    arguments: [
      ("DarkTheme", true), ("themeDark", true), ("lightBackground", true), ("isNight", true),
      ("dark", true), ("dayModeGround", true), ("title_light", true), ("page-dark.css", true),
      ("highlight", false), ("lightGray", false), ("darkGrey", false), ("darkText", false),
      ("lightBlue", false), ("lightContent", false), ("lightImpact", false), ("daylight", false),
      ("darken", false), ("flashlightIcon", false), ("midnight", false), ("day", false),
      ("holidayMode", false), ("delightful", false), ("darkroom", false), ("", false),
    ])
  func names(_ name: String, _ isStyle: Bool) { #expect(StyleWords.namesStyle(name) == isStyle) }

  @Test(
    "a condition asks for the style, or for a theme that may follow it",
    arguments: [
      ("traitCollection.userInterfaceStyle == .dark", true), ("colorScheme == .light", true),
      ("isDarkMode", true), ("Settings.prefersDark", true), ("theme == .paper", true),
      ("NSApp.effectiveAppearance.bestMatch(from: names) == .darkAqua", true),
      ("color.luminance > 0.5", true), ("case .dark", true),
      ("UIScreen.main.brightness < 0.2", true),
      ("self.isLightOn", true), ("isEnabled", false), ("count > 3", false), ("", false),
      ("backgroundStyle == .dark", false), ("cell.backgroundStyle == .emphasized", false),
      ("#available(iOS 13, *)", false), ("kind == .title", false),
    ])
  func asks(_ condition: String, _ asks: Bool) { #expect(StyleWords.asksStyle(condition) == asks) }

  @Test(
    "a condition asks the system, or a property that says that it is dark, and nothing else",
    arguments: [
      ("traitCollection.userInterfaceStyle == .dark", true),
      ("traits.userInterfaceStyle != .light", true), ("colorScheme == .dark", true),
      ("effectiveAppearance.bestMatch(from: a) == .darkAqua", true),
      ("NSApp.effectiveAppearance.name == .darkAqua", true), ("isDarkMode", true),
      ("self.isDark", true), ("IsDarkModeEnabled()", true), ("!isDark", true),
      ("theme.userInterfaceStyle == .dark", false), ("Theme.isDark", false),
      ("color.isDark()", false), ("cornerIsDark", false), ("isDarkerSystem", false),
      ("userInterfaceStyle", false), ("isNight", false), ("dark", false), ("", false),
    ])
  func asksSystem(_ condition: String, _ asks: Bool) {
    #expect(StyleWords.asksSystemStyle(condition) == asks)
  }

  @Test(
    "a snake in a name becomes a hump",
    arguments: [
      ("snake_case", "snakeCase"), ("a_b_c", "aBC"), ("plain", "plain"), ("_a", "a"),
      ("a__b", "aB"),
      ("A_b", "AB"), ("", ""),
    ])
  func camel(_ name: String, _ camel: String) { #expect(StyleWords.camelCase(name) == camel) }

  @Test(
    "a watch's folder is one, and nothing that is watched",
    arguments: [
      ("Watch/A.swift", true), ("App Watch/A.swift", true), ("WatchKit Extension/A.swift", true),
      ("AppWatchKitApp/A.swift", true), ("Sources/watchOS/A.swift", true),
      ("WatchApp/A.swift", true),
      ("Harbor Watch Extension/Face.swift", true), ("MyWatch/Views/A.swift", true),
      ("Watchlist/A.swift", false), ("WatchedFolders/A.swift", false), ("App/Watch.swift", false),
      ("StopwatchApp/A.swift", false), ("watch this/A.swift", false), ("A.swift", false),
    ])
  func watches(_ path: String, _ isForWatch: Bool) {
    #expect(FileFacts(path: path).isForWatch == isForWatch)
  }

  // MARK: Colors of layers

  @Test(
    "UIKit's and AppKit's colors that differ between the styles are known",
    arguments: [
      ("UIColor.label", true), ("UIColor.secondaryLabel", true), (".separator", true),
      ("UIColor.opaqueSeparator", true), ("UIColor.systemBackground", true),
      ("UIColor.secondarySystemGroupedBackground", true), ("UIColor.placeholderText", true),
      ("UIColor.systemGray6", true), ("UIColor.tertiarySystemFill", true), ("tintColor", true),
      ("UIColor.label.withAlphaComponent(0.5)", true), ("view.tintColor", true),
      ("NSColor.labelColor", true), ("NSColor.windowBackgroundColor", true),
      ("NSColor.separatorColor", true), ("NSColor.gridColor", true), ("NSColor.textColor", true),
      ("NSColor.controlBackgroundColor", true), ("NSColor.underPageBackgroundColor", true),
      ("UIColor(named: \"Ink\")!", true), ("UIColor(resource: .ink)", true),
      ("UIColor.systemRed", false), ("UIColor.black", false), ("color", false),
      ("label.textColor", false), ("view.backgroundColor", false), ("UIColor.brand", false),
      ("NSColor.selectedTextColor", false), ("Theme.label", true), ("theme.label", false),
      ("UIColor.themeBackgroundColor", false), ("UIColor.clear", false), ("item.label", false),
    ])
  func adapts(_ source: String, _ adapts: Bool) {
    #expect(LayerColorSource.adapts(source) == adapts, "\(source)")
  }

  @Test(
    "what a color is made of, and whose it is, by its words",
    arguments: [
      ("UIColor(hex: 0x333333)", "components"),
      ("UIColor(red: a, green: b, blue: c)", "components"),
      ("UIColor(hue: h, saturation: 1)", "components"), ("UIColor(patternImage: p)", "components"),
      ("make(\"#333\")", "components"), ("NSColor(colorSpace: s, components: a)", "components"),
      ("event.color", "data"), ("self.event.color", "data"), ("item.tag.color", "data"),
      ("UIColor.systemBackground", "ground"), ("NSColor.windowBackgroundColor", "ground"),
      ("UIColor.systemGray6", "ground"), ("UIColor.tertiarySystemFill", "ground"),
      ("UIColor.label", "text"), (".secondary", "text"), ("NSColor.controlTextColor", "text"),
      ("theme.line", "theme"), ("AppTheme.current.edge", "theme"), ("UIColor.brand", ""),
      ("color", ""), ("self.color", ""), ("UIColor.systemRed", ""), ("UIColor.background", ""),
      ("cell.label", "text"), ("UIColor.labelBackground", ""),
    ])
  func sources(_ source: String, _ expected: String) {
    let kinds = [
      ("components", LayerColorSource.hasComponents(source)),
      ("data", LayerColorSource.isOfData(source)),
      ("ground", LayerColorSource.isSystemGround(source)),
      ("text", LayerColorSource.isSystemText(source)), ("theme", LayerColorSource.isThemed(source)),
    ].filter(\.1).map(\.0)
    #expect(kinds == (expected.isEmpty ? [] : [expected]), "\(source)")
  }

  @Test(
    "the constant of a color is what stands before its wrappers",
    arguments: [
      ("Palette.borderGray.uiColor", "borderGray"),
      ("UIColor.edge.withAlphaComponent(0.5)", "edge"),
      ("Asset.Colors.brand.color", "brand"), ("self.color", nil), ("edge", "edge"),
      ("UIColor.edge", "edge"), ("Colors.Primary._300", "_300"), ("", nil), ("0.5", nil),
    ] as [(String, String?)])
  func constants(_ source: String, _ constant: String?) {
    #expect(LayerColorSource.constant(in: source) == constant)
  }
}
