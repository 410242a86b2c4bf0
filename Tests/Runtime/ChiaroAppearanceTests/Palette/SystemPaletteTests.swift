// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroColor
import ChiaroTestSupport
import Testing

/// The system colors and their values (group K).
@Suite("The system palette")
struct SystemPaletteTests {
  static let guidelines = CSVTable(
    path: SourceTree.folder() + "/../Vectors/hig-2025.csv")
  static let columns = ["light", "dark", "light high", "dark high"]

  @Test("S137: the Guidelines' tables, twelve colors and six grays in four columns each")
  func guidelinesTable() {
    #expect(Self.guidelines.columns == ["name"] + Self.columns)
    #expect(Self.guidelines.rows.count == 18)
    var values = 0
    for row in Self.guidelines.rows {
      let color = SystemPalette.color(named: row["name"], on: .iOS)
      for (column, traits) in zip(Self.columns, TraitCollection.fourColumns) {
        let expected = row[column].split(separator: " ").compactMap { UInt8($0) }
        guard expected.count == 3, let resolved = color?.color(for: traits) else {
          Issue.record("\(row): no value for \(column)")
          continue
        }
        let bytes = SRGB8(red: expected[0], green: expected[1], blue: expected[2])
        #expect(SRGB8(resolved) == bytes, "\(row["name"]) \(column)")
        #expect(resolved == Color(bytes), "exact, not merely near: \(row["name"]) \(column)")
        values += 1
      }
    }
    #expect(values == 72)
  }

  @Test(
    "S137: the Mac and the TV have the twelve colors of the Guidelines too",
    arguments: [Platform.macOS, .tvOS])
  func otherPlatforms(_ platform: Platform) throws {
    for row in Self.guidelines.rows.prefix(12) {
      let own = try #require(SystemPalette.color(named: row["name"], on: platform))
      let phone = try #require(SystemPalette.color(named: row["name"], on: .iOS))
      for traits in TraitCollection.fourColumns {
        #expect(own.color(for: traits) == phone.color(for: traits), "\(row["name"])")
      }
    }
  }

  static let grays = ["systemGray2", "systemGray3", "systemGray4", "systemGray5", "systemGray6"]

  @Test("S138: systemGray is the same in light and dark; the others move to the background")
  func grays() throws {
    let gray = DynamicColor.systemGray
    #expect(gray.resolved(with: TraitCollection(.light)).hexText == "#8E8E93")
    #expect(gray.resolved(with: TraitCollection(.dark)).hexText == "#8E8E93")
    for traits in TraitCollection.fourColumns {
      let names = ["systemGray"] + Self.grays
      let luminances = try names.map { name in
        let color = try #require(DynamicColor(systemName: name, on: .iOS))
        return color.resolved(with: traits).relativeLuminance
      }
      let isDark = traits.userInterfaceStyle == .dark
      let ordered = luminances.sorted { isDark ? $0 > $1 : $0 < $1 }
      #expect(luminances == ordered && Set(luminances).count == 6, "\(traits)")
    }
  }

  @Test("S139: dark values are no inversions of the light ones")
  func noInversions() throws {
    for row in Self.guidelines.rows {
      let color = try #require(DynamicColor(systemName: row["name"], on: .iOS))
      let light = color.resolved(with: TraitCollection(.light)).components
      let dark = color.resolved(with: TraitCollection(.dark)).components
      #expect(dark != [1 - light.x, 1 - light.y, 1 - light.z], "\(row["name"])")
    }
  }

  @Test("S140: increased contrast raises the contrast with the background, but for these")
  func increasedContrast() throws {
    var exceptions: [String] = []
    var compared = 0
    for color in SystemPalette.colors(of: .iOS) where color.hasHighContrast && color.isForeground {
      for style in [UserInterfaceStyle.light, .dark] {
        let normal = try ratio(color, TraitCollection(style, .normal))
        let high = try ratio(color, TraitCollection(style, .high))
        compared += 1
        if high < normal { exceptions.append("\(color.name) \(style): \(high) under \(normal)") }
      }
    }
    #expect(compared >= 2 * 33)
    #expect(exceptions == [])
  }

  private func ratio(_ color: SystemColor, _ traits: TraitCollection) throws -> ContrastRatio {
    let foreground = try #require(color.color(for: traits))
    let background = DynamicColor.systemBackground.resolved(with: traits)
    return foreground.contrast(on: background).lowest
  }

  static let foregrounds = [
    "label", "secondaryLabel", "tertiaryLabel", "quaternaryLabel", "placeholderText", "separator",
    "opaqueSeparator", "link",
  ]

  @Test("S141: the foreground colors exist, and opaqueSeparator hides what is behind it")
  func foregroundColors() throws {
    for name in Self.foregrounds {
      let color = try #require(DynamicColor(systemName: name, on: .iOS), "\(name)")
      #expect(color.isDynamic)
    }
    for traits in TraitCollection.fourColumns {
      #expect(DynamicColor.opaqueSeparator.resolved(with: traits).alpha == 1)
      #expect(DynamicColor.separator.resolved(with: traits).alpha < 1)
    }
  }

  static let backgrounds: [(name: String, light: String, dark: String, elevated: String)] = [
    ("systemBackground", "#FFFFFF", "#000000", "#1C1C1E"),
    ("secondarySystemBackground", "#F2F2F7", "#1C1C1E", "#2C2C2E"),
    ("tertiarySystemBackground", "#FFFFFF", "#2C2C2E", "#3A3A3C"),
    ("systemGroupedBackground", "#F2F2F7", "#000000", "#1C1C1E"),
    ("secondarySystemGroupedBackground", "#FFFFFF", "#1C1C1E", "#2C2C2E"),
    ("tertiarySystemGroupedBackground", "#F2F2F7", "#2C2C2E", "#3A3A3C"),
  ]

  @Test(
    "S142: two stacks of three backgrounds, in both styles and at both levels",
    arguments: backgrounds.indices)
  func backgroundColors(_ index: Int) throws {
    let row = Self.backgrounds[index]
    let color = try #require(DynamicColor(systemName: row.name, on: .iOS))
    let value = { (style: UserInterfaceStyle, level: UserInterfaceLevel) in
      color.resolved(with: TraitCollection(style, .normal, level)).hexText
    }
    #expect(value(.light, .base) == row.light)
    #expect(value(.light, .elevated) == row.light)
    #expect(value(.dark, .base) == row.dark)
    #expect(value(.dark, .elevated) == row.elevated)
  }

  @Test(
    "S143: the four fills let through what is behind them",
    arguments: [
      DynamicColor.systemFill, .secondarySystemFill, .tertiarySystemFill, .quaternarySystemFill,
    ])
  func fills(_ fill: DynamicColor) {
    for traits in TraitCollection.fourColumns {
      let alpha = fill.resolved(with: traits).alpha
      #expect(alpha > 0 && alpha < 1)
    }
  }

  @Test("S144: lightText and darkText never adapt")
  func fixedTexts() {
    for color in [DynamicColor.lightText, .darkText] {
      let values = Set(TraitCollection.fourColumns.map { color.resolved(with: $0) })
      #expect(values.count == 1)
    }
    let traits = TraitCollection(.light)
    #expect(DynamicColor.lightText != .darkText)
    #expect(
      DynamicColor.lightText.resolved(with: traits) != DynamicColor.darkText.resolved(with: traits))
  }

  @Test("S147: on visionOS system colors have their dark values at any style")
  func visionOS() throws {
    for row in Self.guidelines.rows.prefix(12) {
      let own = try #require(DynamicColor(systemName: row["name"], on: .visionOS))
      let phone = try #require(DynamicColor(systemName: row["name"], on: .iOS))
      let dark = phone.resolved(with: TraitCollection(.dark))
      for style in [UserInterfaceStyle.light, .dark, .unspecified] {
        #expect(own.resolved(with: TraitCollection(style)) == dark, "\(row["name"])")
      }
    }
    let vision = TraitCollection(.light, on: .vision)
    #expect(DynamicColor.systemRed.resolved(with: vision).hexText == "#FF4245")
  }

  @Test("S148: contrast of 4.4 is flagged, 4.5 passes, and small text is held to 7")
  func contrastLevels() {
    // A luminance whose ratio to black is the one wanted: (L + 0.05) / 0.05.
    let ratio = { (wanted: Double) in
      ContrastRatio(luminances: wanted * 0.05 - 0.05, 0)
    }
    #expect(!ratio(4.4).passes(.aa))
    #expect(!ratio(4.4999).passes(.aa))
    #expect(ratio(4.5001).passes(.aa))
    #expect(ContrastLevel.aa.minimumRatio == 4.5)
    #expect(!ratio(4.5001).passes(.aaa))
    #expect(!ratio(6.9).passes(.aaa))
    #expect(ratio(7.0001).passes(.aaa))
    #expect(ContrastLevel.aaa.minimumRatio == 7)
    // #777 and #767676 on white: the grays on either side of the line.
    let white = Color.white
    #expect(!ContrastRatio(Color(SRGB8(red: 119, green: 119, blue: 119)), white).passes(.aa))
    #expect(ContrastRatio(Color(SRGB8(red: 118, green: 118, blue: 118)), white).passes(.aa))
  }

  @Test("names are found in any spelling, and aliases lead to their color")
  func names() {
    #expect(SystemPalette.color(named: "labelColor", on: .iOS)?.name == "label")
    #expect(SystemPalette.color(named: "label", on: .macOS)?.name == "labelColor")
    #expect(SystemPalette.color(named: "systemBackgroundColor", on: .iOS) != nil)
    #expect(SystemPalette.color(named: "systemSepia", on: .iOS) == nil)
    #expect(SystemPalette.color(named: "", on: .iOS) == nil)
    for platform in Platform.allCases {
      for color in SystemPalette.colors(of: platform) {
        #expect(color.platform == platform)
        let found = SystemPalette.color(named: color.name, on: platform)
        #expect(found?.name == color.alias ?? color.name, "\(platform) \(color.name)")
        if color.confidence == .unknown { #expect(color.values.isEmpty) }
      }
    }
  }

  @Test("every color names its sources, and every source is listed")
  func sources() {
    let known = Set(SystemPalette.sources.map(\.id))
    #expect(known.count == SystemPalette.sources.count)
    for color in Platform.allCases.flatMap(SystemPalette.colors) {
      #expect(color.values.isEmpty || !color.sources.isEmpty, "\(color.name)")
      #expect(known.isSuperset(of: color.sources), "\(color.name): \(color.sources)")
      #expect(known.isSuperset(of: color.past.map(\.source)), "\(color.name)")
    }
  }
}

extension SystemColor {
  /// Whether values for increased contrast are known.
  fileprivate var hasHighContrast: Bool { values.contains { $0.contrast == .high } }

  /// Whether it is drawn on a background, rather than being one.
  fileprivate var isForeground: Bool { kind != .background && kind != .groupedBackground }
}
