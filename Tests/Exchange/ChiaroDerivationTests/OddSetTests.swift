// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroAudit
import ChiaroColor
import ChiaroSource
import Foundation
import Testing

@testable import ChiaroDerivation

/// Devices, gamuts and what else a set can have.
@Suite("Derivation of odd sets")
struct OddSetTests {
  @Test("each device and gamut gets its own values, in its own slots")
  func families() throws {
    var palette = ExamplePalette(
      "Sea: any #0A6E80 | p3 any display-p3 0 0.5 0.6 | mac any #0B5566 | dark tinted #FFFFFF")
    try palette.write()
    let colors = try palette.derivation().colors
    #expect(colors.count == 3)
    for color in colors {
      for appearance in Derivation.derived where appearance.level == .base {
        #expect(color.values[appearance]?.isGiven == true, "\(color.family.base) \(appearance)")
      }
    }
    #expect(colors[1].color(.dark)?.space == .displayP3)
  }

  @Test("an empty slot is filled, a set with dark alone and an empty set are left alone")
  func slots() throws {
    let derivation = try ExamplePalette(
      "Open: any #FFFFFF | dark\nNight: dark #101010\nAccentColor: any\nClear: any #FFFFFF00"
    ).derivation()
    let edits = try derivation.edits()
    #expect(edits.map { Path.stem(Path.parent($0.path)) } == ["Open"])
    #expect(edits.first?.valueCount == 3)
  }

  @Test("a shadow gets stronger in dark, and keeps what a person gave it")
  func shadows() throws {
    let derivation = try ExamplePalette(
      "CardShadow: any #00000033\nGlowShadow: any #00000033 | dark #00000080"
    ).derivation()
    let alpha = { (name: String, appearance: AuditAppearance) in
      ((derivation.color(name, appearance)?.alpha ?? 0) * 100).rounded()
    }
    #expect((alpha("CardShadow", .dark), alpha("CardShadow", .darkHigh)) == (32, 32))
    #expect((alpha("GlowShadow", .dark), alpha("GlowShadow", .darkHigh)) == (50, 50))
  }

  @Test("dark values that the palette or another has set the manner")
  func manner() throws {
    let brand = "Brand: any #0A5FD0\n"
    let usual = try ExamplePalette(brand).derivation()
    let twins = (0..<6).map { "Twin\($0): any #0B60D\($0) | dark #C8DCF\($0)\n" }.joined()
    let own = try ExamplePalette(brand + twins).derivation()
    let model = try ExamplePalette(twins).derivation().catalogs
    let like = try ExamplePalette(brand) { $0.manner = .like(model) }.derivation()
    let lightness = { (derivation: Derivation) in
      derivation.color("Brand", .dark)?.converted(to: .oklch).components.x ?? -1
    }
    #expect(lightness(own) > lightness(usual) + 0.05)
    #expect(lightness(like) >= lightness(own) - 0.01)
  }

  @Test("vivid colors that differ in light differ in dark, for everybody")
  func distinction() throws {
    let derivation = try ExamplePalette(
      "Up: any #1B7F4B\nDown: any #B3261E\nWarn: any #9A6200\nInfo: any #2F5D8A"
    ).derivation()
    for first in derivation.colors {
      for second in derivation.colors where first.name < second.name {
        for deficiency in VisionDeficiency.allCases {
          let difference = { (appearance: AuditAppearance) -> Double in
            guard let one = first.color(appearance), let two = second.color(appearance) else {
              return 0
            }
            return one.simulated(deficiency).deltaE2000(to: two.simulated(deficiency))
          }
          let wanted = min(4, difference(.light) * 0.4)
          #expect(difference(.dark) >= wanted, "\(first.name), \(second.name), \(deficiency)")
        }
      }
    }
  }

  @Test("what is shown holds every name as text, and each derived value with its reason")
  func shown() throws {
    let derivation = try ExamplePalette("Paper: any #FFFFFF\nInk: any #102030").derivation()
    let page = DerivationPage(derivation, title: "<script>alert(1)</script>").html
    #expect(!page.contains("<script>alert"))
    #expect(page.contains("&lt;script&gt;"))
    #expect(page.components(separatedBy: "data-variable=").count == 3)
    let table = DerivationTable(derivation, of: 0).text
    #expect(table.contains("  Ink, dark: text (its value suggests this role): lightness"))
    for color in derivation.colors {
      for value in color.values.values {
        #expect(value.isGiven == value.reasons.isEmpty, "\(color.name)")
      }
    }
    guard case .array(let catalogs) = derivation.json,
      case .array(let colors)? = catalogs.first?["colors"]
    else {
      Issue.record("no colors")
      return
    }
    #expect(colors.count == 2)
  }
}
