// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroColor
import ChiaroTestSupport
import Testing

/// The truth table of the manual, row by row.
@Suite("The resolution table")
struct ResolutionTableTests {
  static let table = ResolutionTable.project

  @Test("every environment has exactly one row in every set", arguments: table.sets.keys.sorted())
  func coverage(_ set: String) {
    #expect(Self.table.gaps(of: set).isEmpty, "\(Self.table.gaps(of: set))")
  }

  @Test("every set of the rows is defined, and every slot named is one of the set's")
  func definitions() {
    #expect(Self.table.sets.count == 6)
    #expect(ResolutionTable.environments.count == 96)
    for row in Self.table.rows {
      let slots = Self.table.sets[row.set] ?? []
      let slot = slots.first { $0.name == row.slot }
      #expect(slot?.value == (row.slot == "none" ? nil : row.value), "\(row)")
    }
  }

  @Test("a row that is missing, doubled or for an unknown environment is noticed")
  func coverageCanFail() {
    let head = "set, style, contrast, level, gamut, idiom, slot, value\n"
    #expect(ResolutionTable(head + "A,*,*,*,*,*,any,#000000").gaps(of: "A").isEmpty)
    #expect(ResolutionTable(head + "A,light,*,*,*,*,any,#000000").gaps(of: "A").count == 48)
    #expect(
      ResolutionTable(head + "A,*,*,*,*,*,any,#000000\nA,dark,high,base,P3,tv,any,#000000")
        .gaps(of: "A").count == 1)
    #expect(ResolutionTable(head + "A,sepia,*,*,*,*,any,#000000").gaps(of: "A").count > 96)
  }

  @Test("a color resolves as its row says", arguments: table.rows)
  func row(_ row: ResolutionTable.Row) throws {
    let color = try Self.color(row.set)
    for environment in row.environments {
      let traits = TraitCollection(environment)
      #expect(color.resolved(with: traits).hexText == row.value, "\(row): \(environment)")
      #expect(
        traits.performAsCurrent { color.resolved }.hexText == row.value, "\(row): \(environment)")
    }
  }

  @Test("the lookup chooses the slot that the row names", arguments: table.rows)
  func slot(_ row: ResolutionTable.Row) throws {
    guard row.set != "systemBackground" else { return try Self.checkPaletteSlot(row) }
    let slots = try #require(Self.table.sets[row.set])
    for environment in row.environments {
      let query = VariantQuery(TraitCollection(environment))
      let index = VariantSelection.select(slots.map(VariantSlot.init), for: query)
      #expect(index.map { slots[$0].name } ?? "none" == row.slot, "\(row): \(environment)")
    }
  }

  /// A system color has no slots, but a value for each environment.
  private static func checkPaletteSlot(_ row: ResolutionTable.Row) throws {
    let words = row.slot.split(separator: " ")
    let own =
      words.contains("mac")
      ? SystemPalette.color(named: "controlBackgroundColor", on: .macOS)
      : SystemPalette.color(named: "systemBackground", on: .iOS)
    let palette = try #require(own)
    let value = palette.values.first { value in
      value.style == (words.contains("dark") ? .dark : .light)
        && (value.contrast == .high) == words.contains("high")
        && (value.level == .elevated) == words.contains("elevated")
    }
    #expect(value?.color.hexText == row.value, "\(row)")
  }

  private static func color(_ set: String) throws -> DynamicColor {
    if set == "systemBackground" { return .systemBackground }
    let slots = try #require(table.sets[set])
    return DynamicColor(
      variants: try slots.map { ColorVariant(VariantSlot($0), try Color(css: $0.value)) })
  }
}

extension TraitCollection {
  /// An environment of the table.
  init(_ environment: ResolutionTable.Environment) {
    self.init {
      $0.userInterfaceStyle = environment.style == "dark" ? .dark : .light
      $0.accessibilityContrast = environment.contrast == "high" ? .high : .normal
      $0.userInterfaceLevel = environment.level == "elevated" ? .elevated : .base
      $0.displayGamut = environment.gamut == "P3" ? .P3 : .sRGB
      $0.userInterfaceIdiom =
        UserInterfaceIdiom.allCases.first { "\($0)" == environment.idiom } ?? .unspecified
    }
  }
}

extension VariantSlot {
  /// A slot in the words of the table.
  init(_ slot: ResolutionTable.Slot) {
    self.init()
    for word in slot.words {
      if let luminosity = Luminosity(rawValue: word) { self.luminosity = luminosity }
      if let idiom = VariantIdiom(rawValue: word) { self.idiom = idiom }
      if word == "high" { isHighContrast = true }
      if word == "sRGB" { gamut = .sRGB }
      if word == "P3" { gamut = .P3 }
    }
  }
}
