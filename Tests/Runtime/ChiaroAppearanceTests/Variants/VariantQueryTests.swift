// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroColor
import Testing

@Suite("Queries of catalogs")
struct VariantQueryTests {
  @Test("a query survives as a trait collection, in all that has a trait")
  func roundTrip() {
    for idiom in [VariantIdiom.phone, .pad, .mac, .tv, .car, .vision] {
      for isUsual in [true, false] {
        var query = VariantQuery()
        query.idiom = idiom
        if !isUsual {
          query.style = .dark
          query.contrast = .high
          query.level = .elevated
          query.gamut = .P3
          query.locale = "fr"
          query.scale = 3
          query.widthClass = .compact
          query.heightClass = .regular
          query.layoutDirection = .rightToLeft
          query.accent = .pink
        }
        #expect(VariantQuery(query.traits) == query)
      }
    }
  }

  @Test("a query and a system color are the same by a key as by the traits that it stands for")
  func keys() throws {
    let label = try #require(SystemPalette.color(named: "label", on: .iOS))
    let accent = try #require(SystemPalette.color(named: "controlAccentColor", on: .macOS))
    for bits in UInt32(0)..<1 << 13 {
      let key = AppearanceKey(rawValue: bits)
      // Only the keys of collections: some bits of the idiom and the accent mean nothing.
      guard AppearanceKey(key.description) == key else { continue }
      let traits = key.traits
      var query = VariantQuery()
      (query.style, query.contrast) = (traits.userInterfaceStyle, traits.accessibilityContrast)
      (query.level, query.gamut) = (traits.userInterfaceLevel, traits.displayGamut)
      (query.idiom, query.accent) = (VariantIdiom(traits.userInterfaceIdiom), traits.accentColor)
      var plain = key
      plain.hasFormerPalette = false
      #expect(VariantQuery(plain) == query, "\(key)")
      #expect(VariantQuery(traits) == VariantQuery(key), "\(key)")
      for color in [label, accent] {
        #expect(color.color(for: key) == color.color(for: traits), "\(key)")
      }
    }
  }

  @Test(
    "a device shows the system colors of its own platform",
    arguments: [
      (.phone, .iOS), (.pad, .iOS), (.car, .iOS), (.universal, .iOS), (.mac, .macOS),
      (.tv, .tvOS), (.watch, .watchOS), (.watchMarketing, .watchOS), (.vision, .visionOS),
      (.iOSMarketing, .iOS),
    ] as [(VariantIdiom, Platform)])
  func platform(_ idiom: VariantIdiom, _ platform: Platform) {
    #expect(idiom.platform == platform)
  }
}
