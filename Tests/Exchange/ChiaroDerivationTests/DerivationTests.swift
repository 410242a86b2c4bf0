// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroAudit
import ChiaroColor
import ChiaroSource
import ChiaroTestSupport
import Testing

@testable import ChiaroDerivation

/// What a palette lacks is derived, legible as a whole, and nothing else changes.
@Suite("Derivation")
struct DerivationTests {
  private static let palette = """
    PageBackground: any #FFFFFF
    CardBackground: any #F2F2F7
    PrimaryText: any #1A1A1E
    SecondaryText: any #6B6B70
    Separator: any #D8D8DC
    Accent: any #0A5FD0
    onAccent: any #FFFFFF
    Logo: any #C0392B
    Veil: any #00000080
    """

  @Test("grays turn around, accents keep their hue, every value is in its source's gamut")
  func roles() throws {
    let derivation = try ExamplePalette(Self.palette).derivation()
    let lightness = { (name: String) in
      derivation.color(name, .dark)?.converted(to: .oklch).components.x ?? -1
    }
    #expect(lightness("PageBackground") < 0.3)
    #expect(lightness("PrimaryText") > 0.85)
    #expect(lightness("SecondaryText") > 0.6)
    #expect(lightness("PageBackground") <= lightness("CardBackground"))
    #expect(lightness("CardBackground") < lightness("Separator"))
    for color in derivation.colors {
      let light = try #require(color.color(.light)).converted(to: .oklch).components
      let dark = try #require(color.color(.dark)).converted(to: .oklch).components
      #expect(color.color(.dark)?.isInGamut(of: .sRGB) == true, "\(color.name)")
      if light.y > 0.08 {
        let turn = (dark.z - light.z).magnitude
        #expect(min(turn, 360 - turn) < 8, "\(color.name)")
      }
    }
  }

  @Test("every pair that passes in light passes in every derived appearance")
  func legibility() throws {
    let derivation = try ExamplePalette(Self.palette).derivation()
    #expect(derivation.diagnostics.isEmpty)
    #expect(derivation.pairs.count > 6)
    for pair in derivation.pairs {
      guard case .color(let index) = pair.ground, pair.lightRatio >= 4.5 else { continue }
      for appearance in Derivation.derived {
        let text = try #require(derivation.colors[pair.text].color(appearance))
        let ground = try #require(derivation.colors[index].color(appearance))
        let least = appearance.contrast == .high ? 7.0 : 4.5
        #expect(text.contrast(on: ground).lowest.value >= least, "\(appearance): \(pair)")
      }
    }
  }

  @Test("what is derived counts as set by hand: a second time changes nothing")
  func twice() throws {
    var palette = ExamplePalette(Self.palette)
    let first = try palette.write()
    #expect(first.count >= 8)
    #expect(try palette.write().isEmpty)
  }

  @Test("lines are added and none is touched")
  func addsOnly() throws {
    for edit in try ExamplePalette(Self.palette).derivation().edits() {
      let lines = edit.difference(below: "").split(separator: "\n").dropFirst(2)
      // The brace before a new entry gets its comma.
      #expect(lines.filter { $0.hasPrefix("-") }.allSatisfy { $0 == "-    }" }, "\(edit.path)")
    }
  }

  @Test("what is set by hand, locked, fixed or the system's stays")
  func given() throws {
    let palette = ExamplePalette(
      """
      Ink: any #102030 | dark #334455
      Brand: any #336699
      Logo: any #C0392B
      Link: any ref linkColor ios
      Ground: any #FFFFFF
      """
    ) {
      $0.locked = ["Brand"]
      $0.roles = ["Logo": .fixed]
    }
    let derivation = try palette.derivation()
    #expect(derivation.color("Ink", .dark)?.hexText == "#334455")
    let changed = try derivation.edits().map { Path.stem(Path.parent($0.path)) }
    #expect(changed == ["Ground", "Ink"])
  }

  @Test("a role and a pair that are given are followed")
  func options() throws {
    let derivation = try ExamplePalette("Sand: any #E9DCC0\nSea: any #5A4632") {
      $0.roles = ["Sand": .fixed]
      $0.pairs = [.init(text: "Sea", background: "Sand"), .init(text: "Sky", background: "Sand")]
    }.derivation()
    #expect(derivation.color("Sand", .dark)?.hexText == "#E9DCC0")
    let pair = try #require(derivation.pairs.first { $0.reason == .declared })
    let ratio = try #require(derivation.contrast(of: pair, in: .dark))
    #expect(ratio.passes(.aa))
    #expect(derivation.diagnostics == [])
  }

  @Test("the system's text stays legible on the app's grounds, and the app's on the system's")
  func systemColors() throws {
    let derivation = try ExamplePalette(
      "CardBackground: any #F2F2F7\nFoot: any #556B2F\nMark: any #8A5A00\nonMark: any #FFFFFF"
    ) {
      $0.roles = ["Foot": .accent]
      $0.pairs = [
        .init(text: "Foot", background: "systemBackgroundColor"),
        .init(text: "labelColor", background: "CardBackground"),
      ]
    }.derivation()
    let words = derivation.pairs.map { pair in
      "\(pair.textName(in: derivation.colors)) on \(pair.groundName(in: derivation.colors)), "
        + pair.reason.rawValue
    }
    #expect(words.contains("labelColor on CardBackground, declared"))
    #expect(words.contains("Foot on systemBackgroundColor, declared"))
    for pair in derivation.pairs where pair.lightRatio >= 4.5 {
      for appearance in Derivation.derived {
        let ratio = try #require(derivation.contrast(of: pair, in: appearance))
        let least = appearance.contrast == .high ? 7.0 : 4.5
        #expect(ratio.value >= least, "\(appearance): \(pair)")
      }
    }
    #expect(derivation.diagnostics == [])
  }

  @Test(
    "a ground without a text of its own carries the system's", arguments: [Platform.iOS, .macOS])
  func labels(_ platform: Platform) throws {
    var palette = ExamplePalette(
      "CardBackground: any #F2F2F7\nPillBackground: any #E0E8FF\nPillText: any #102040")
    palette.platform = platform
    let derivation = try palette.derivation()
    let grounds = derivation.pairs.filter { !$0.isRead }.map { derivation.colors[$0.text].name }
    #expect(grounds == ["CardBackground"])
    #expect(derivation.diagnostics == [])
  }

  @Test("white text on a vivid fill stays, and text moves away from what it stands on")
  func surroundings() throws {
    let derivation = try ExamplePalette(
      "Action: any #0A5FD0\nonAction: any #FFFFFF\nCaption: any #767B80"
    ).derivation()
    #expect(derivation.color("onAction", .dark)?.hexText == "#FFFFFF")
    #expect(derivation.color("Action", .dark)?.hexText == "#0A5FD0")
    let luminance = { (appearance: AuditAppearance) in
      derivation.color("Caption", appearance)?.relativeLuminance ?? -1
    }
    #expect(luminance(.lightHigh) < luminance(.light))
    #expect(luminance(.darkHigh) > luminance(.dark))
  }

  @Test("a fill that is read on other grounds moves with them, and so does its text")
  func readFill() throws {
    let derivation = try ExamplePalette(
      "Lagoon: any #0B7285\nonLagoon: any #FFFFFF\nPage: any #FBF6EC\nCard: any #FFFFFF"
    ) { $0.roles = ["Lagoon": .text] }.derivation()
    #expect(derivation.diagnostics == [])
    for appearance in [AuditAppearance.dark, .darkHigh, .lightHigh] {
      for pair in derivation.pairs {
        #expect(derivation.isLegible(pair, in: appearance), "\(appearance)")
      }
    }
    for ground in ["Page", "Card"] {
      #expect(derivation.color(ground, .dark)?.hexText != "#000000", "\(ground)")
    }
  }

  @Test(
    "what is raised is lighter than its page in dark, whichever was lighter in light",
    arguments: [
      "PageBackground: any #F2F2F7\nCardBackground: any #FFFFFF",
      "PageBackground: any #FFFFFF\nCardBackground: any #F2F2F7",
      "Background: any #F5F5F5\nSheetBackground: any #FFFFFF | dark #141414",
      "Background: any #F5F5F5 | dark #202020\nCell: any #FFFFFF\nInk: any #111111",
      "Page: any #FFFFFF\nCard: any #FFFFFF\nTertiaryBackground: any #FFFFFF",
    ])
  func raised(_ text: String) throws {
    let derivation = try ExamplePalette(text).derivation()
    let names = text.split(separator: "\n").map { String($0.prefix { $0 != ":" }) }
    let surfaces = names.filter { $0 != "Ink" }
    for appearance in [AuditAppearance.dark, .darkHigh, .darkElevated] {
      let lightness = surfaces.compactMap {
        derivation.color($0, appearance)?.relativeLuminance
      }
      #expect(lightness == lightness.sorted(), "\(appearance): \(surfaces)")
      #expect(Set(lightness).count == surfaces.count, "\(appearance)")
    }
  }

  @Test("what a person has made alike in dark is not parted for a text that may stand on it")
  func unmeant() throws {
    let derivation = try ExamplePalette(
      "Black: any #383836 | dark #EDEDED\nForced: any #EFF7F9 | dark #EFF7F9"
    ).derivation()
    for appearance in [AuditAppearance.darkHigh, .darkElevated] {
      #expect(derivation.color("Forced", appearance)?.hexText == "#EFF7F9", "\(appearance)")
    }
  }
}
