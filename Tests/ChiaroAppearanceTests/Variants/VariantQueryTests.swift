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
