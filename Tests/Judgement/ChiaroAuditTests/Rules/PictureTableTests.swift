// SPDX-License-Identifier: MIT

import ChiaroFindings
import Testing

@testable import ChiaroAudit

/// What pictures look like in the dark, by tables.
@Suite("Pictures in the dark, by tables")
struct PictureTableTests {
  static let vanishing = [
    CatalogRow(ImageVanishesInDark.self, "Oil.imageset: any a.png = black disc", "", "Oil, dark"),
    CatalogRow(ImageVanishesInDark.self, "Oil.imageset: any a.png = red disc"),
    // 1.8:1 on black: too dark for a glyph that is shown as it is, and not lost.
    CatalogRow(ImageVanishesInDark.self, "Oil.imageset: any a.png = dim disc"),
    CatalogRow(
      ImageVanishesInDark.self, "Oil.imageset: any a.png = dim disc", "used Oil as plain",
      "Oil, dark"),
    CatalogRow(
      ImageVanishesInDark.self, "Oil.imageset: any a.png = brown disc", "used Oil as plain"),
    CatalogRow(
      ImageVanishesInDark.self, "Oil.imageset: any a.png = dim disc", "used Oil as template"),
    // What the dark shows, by the catalog's own order.
    CatalogRow(
      ImageVanishesInDark.self, "Oil.imageset: any a.png = white disc | light b.png = black disc"),
    CatalogRow(
      ImageVanishesInDark.self, "Oil.imageset: any a.png = black disc | light b.png = white disc",
      "", "Oil, dark"),
    CatalogRow(
      ImageVanishesInDark.self,
      "Oil.imageset: 1x any a.png = white disc | 2x any b.png = black disc", "", "Oil, dark"),
    CatalogRow(
      ImageVanishesInDark.self,
      "Oil.imageset: any a.png = black disc | ipad dark b.png = white disc", "platform ios",
      "Oil, dark"),
    CatalogRow(
      ImageVanishesInDark.self,
      "Oil.imageset: any a.png = black disc | dark high b.png = white disc", "", "Oil, dark"),
    CatalogRow(
      ImageVanishesInDark.self,
      "Oil.imageset: iphone any a.png = black disc | iphone dark b.png = white disc",
      "platform ios"),
    CatalogRow(
      ImageVanishesInDark.self, "Oil.imageset: any a.png = black disc", "platform tvos"),
    CatalogRow(
      ImageVanishesInDark.self, "Oil.imageset: any a.png = black disc", "platform visionos"),
    CatalogRow(ImageVanishesInDark.self, "Oil.imageset: any a.png"),
    CatalogRow(ImageVanishesInDark.self, "Oil.imageset: any a.png = rubbish"),
    CatalogRow(ImageVanishesInDark.self, "Oil.imageset: any a.png = black disc on white"),
    CatalogRow(ImageVanishesInDark.self, "Oil.symbolset: any a.svg = black disc"),
    CatalogRow(ImageVanishesInDark.self, "AppIcon.appiconset: ios any a.png = black disc"),
    // Names, by whole words.
    CatalogRow(ImageVanishesInDark.self, "OilTemplate.imageset: any a.png = black disc"),
    CatalogRow(
      ImageVanishesInDark.self, "TemplateOil.imageset: any a.png = black disc", "",
      "TemplateOil, dark"),
    CatalogRow(ImageVanishesInDark.self, "TopGradient.imageset: any a.png = black disc"),
    CatalogRow(
      ImageVanishesInDark.self, "Foreshadowed.imageset: any a.png = black disc", "",
      "Foreshadowed, dark"),
    CatalogRow(ImageVanishesInDark.self, "MenuBarIcon.imageset: any a.png = black disc"),
    CatalogRow(
      ImageVanishesInDark.self, "MenuIcon.imageset: any a.png = black disc", "", "MenuIcon, dark"),
    CatalogRow(ImageVanishesInDark.self, "oil-light.imageset: any a.png = black disc"),
    CatalogRow(ImageVanishesInDark.self, "flags/de.imageset: any a.png = black disc"),
    CatalogRow(ImageVanishesInDark.self, "Onboarding/oil.imageset: any a.png = black disc"),
  ]

  @Test("a dark shape on a dark ground is lost, where it is shown", arguments: vanishing)
  func lost(_ row: CatalogRow) { row.check() }

  static let white = [
    CatalogRow(
      GlowingWhiteBackground.self, "Red.imageset: any a.png = red disc on white", "", "Red, dark"),
    CatalogRow(GlowingWhiteBackground.self, "Red.imageset: any a.png = pale disc on gray"),
    CatalogRow(GlowingWhiteBackground.self, "Red.imageset: any a.png = red square"),
    CatalogRow(
      GlowingWhiteBackground.self, "Sheet.imageset: any a.png = white square", "", "Sheet, dark"),
    CatalogRow(
      GlowingWhiteBackground.self, "Red.imageset: any a.png = red disc on white",
      "used Red as template"),
    CatalogRow(
      GlowingWhiteBackground.self,
      "Red.imageset: light a.png = red disc on white | any b.png = red disc on gray"),
    CatalogRow(
      GlowingWhiteBackground.self,
      "Red.imageset: any a.png = red disc on white | ipad dark b.png = red disc", "platform ios",
      "Red, dark"),
    CatalogRow(
      GlowingWhiteBackground.self, "Red.imageset template: any a.png = red disc on white"),
    CatalogRow(GlowingWhiteBackground.self, "RedIcon.imageset: any a.png = red disc on white"),
    CatalogRow(GlowingWhiteBackground.self, "Icons/Red.imageset: any a.png = red disc on white"),
    CatalogRow(
      GlowingWhiteBackground.self, "Iconic.imageset: any a.png = red disc on white", "",
      "Iconic, dark"),
    CatalogRow(GlowingWhiteBackground.self, "Coins/red.imageset: any a.png = red disc on white"),
    CatalogRow(
      GlowingWhiteBackground.self, "coincidence.imageset: any a.png = red disc on white", "",
      "coincidence, dark"),
    CatalogRow(GlowingWhiteBackground.self, "red-light.imageset: any a.png = red disc on white"),
    CatalogRow(
      GlowingWhiteBackground.self, "AppIcon.appiconset: ios any a.png = red disc on white"),
  ]

  @Test("white to the border glows, but for marks and icons", arguments: white)
  func glowing(_ row: CatalogRow) { row.check() }

  static let copies = [
    CatalogRow(
      DarkImageEqualsLight.self,
      "M.imageset: any a.png = red disc | light b.png = white disc | dark c.png = white disc", "",
      "M, dark"),
    CatalogRow(
      DarkImageEqualsLight.self,
      "M.imageset: any a.png = white disc | light b.png = red disc | dark c.png = white disc"),
    CatalogRow(
      DarkImageEqualsLight.self,
      "M.imageset: 1x any a.png = white disc | 2x any b.png = red disc | 2x dark c.png = white disc"
    ),
    CatalogRow(
      DarkImageEqualsLight.self,
      "M.imageset: any a.png = red disc | ipad any b.png = white disc | ipad dark c.png = white disc",
      "", "M, dark"),
    CatalogRow(
      DarkImageEqualsLight.self, "M.imageset: any a.png = gray disc | tinted b.png = gray disc"),
    CatalogRow(
      DarkImageEqualsLight.self, "M.imageset: any a.png = gray disc | dark b.png = gray square"),
    CatalogRow(DarkImageEqualsLight.self, "M.imageset: any a.png = gray disc | dark b.png"),
    CatalogRow(DarkImageEqualsLight.self, "M.imageset: any a.png | dark b.png = gray disc"),
    CatalogRow(DarkImageEqualsLight.self, "M.imageset: any | dark b.png = gray disc"),
    // One file in both slots of an icon is told as an opaque or missing form.
    CatalogRow(
      DarkImageEqualsLight.self,
      "A.appiconset: ios any a.png = red disc | ios dark a.png = red disc"
    ),
    CatalogRow(
      DarkImageEqualsLight.self,
      "A.appiconset: ios any a.png = red disc | ios dark b.png = red disc",
      "", "A, dark"),
    CatalogRow(
      NeedlessImageVariant.self,
      "StarTemplate.imageset: any a.png = black disc | dark b.png = white disc", "",
      "StarTemplate, dark"),
    CatalogRow(
      NeedlessImageVariant.self,
      "TemplateStar.imageset: any a.png = black disc | dark b.png = white disc"),
    CatalogRow(
      NeedlessImageVariant.self, "Star.imageset template: any a.png = black disc | dark"),
    CatalogRow(
      NeedlessImageVariant.self, "Star.imageset template: any a.png = black disc | dark b.png", "",
      "Star, dark"),
  ]

  @Test("a file for the dark must differ, and for a tint there is none", arguments: copies)
  func copy(_ row: CatalogRow) { row.check() }

  static func folder(_ dark: Int, _ lone: Int, others: String = "") -> String {
    let letters = Array("abcdefghijklmnop").map(String.init)
    return
      ((0..<dark).map {
        "F/\(letters[$0]).imageset: any a.png = red disc | dark d.png = pale disc"
      }
      + (0..<lone).map { "F/lone\(letters[$0]).imageset: any a.png = gray disc" }
      + [others]).joined(separator: "\n")
  }

  static func used(_ dark: Int, _ lone: Int) -> String {
    let letters = Array("abcdefghijklmnop").map(String.init)
    return
      ((0..<dark).map { "used \(letters[$0])" } + (0..<lone).map { "used lone\(letters[$0])" })
      .joined(separator: ", ")
  }

  @Test(
    "of four pictures of a folder, three with a dark form make a habit",
    arguments: [(3, 1, 1), (2, 1, 0), (3, 2, 0), (5, 2, 0), (6, 2, 2), (9, 3, 3), (9, 4, 0)])
  func habit(_ dark: Int, _ lone: Int, _ told: Int) {
    let found = { (catalog: String, setting: String) in
      CatalogRow(ImageWithoutDarkSibling.self, catalog, setting).findings.count
    }
    #expect(found(Self.folder(dark, lone), Self.used(dark, lone)) == told)
    // Nobody read the code, or the lone ones are used by nobody, or have no dark to be seen in.
    #expect(found(Self.folder(dark, lone), "") == 0)
    #expect(found(Self.folder(dark, lone), Self.used(dark, 0)) == 0)
    #expect(found(Self.folder(dark, lone), "platform watchos, " + Self.used(dark, lone)) == 0)
    // A neighbor folder is none of it.
    let other = "G/z.imageset: any a.png = gray disc"
    let all = Self.used(dark, lone) + ", used z"
    #expect(found(Self.folder(dark, lone, others: other), all) == told)
  }

  @Test(
    "two sets are one picture where the second's name is the first's, and the dark",
    arguments: [
      ("Clear", "Clear_dark", true), ("Clear", "Clear-dark", true), ("Clear", "ClearDark", true),
      ("Clear", "Clear_Dark", true), ("Clear", "Clear-Dark", true),
      ("clearLight", "clearDark", true),
      ("sky-day", "sky-night", true), ("skyDay", "skyNight", true), ("light", "dark", false),
      ("today", "tonight", false), ("highlight", "highdark", false),
      ("Clear", "ClearDarker", false),
      ("Clear", "Dark", false), ("Clear", "darkClear", false), ("Monday", "Monnight", false),
    ])
  func halves(_ first: String, _ second: String, _ areOne: Bool) {
    let catalog =
      "\(first).imageset: any a.png = red disc\n\(second).imageset: any b.png = pale disc"
    let row = CatalogRow(PictureInTwoSets.self, catalog, "used \(first), used \(second)")
    #expect(row.findings.map(\.object) == (areOne ? [first] : []))
    #expect(CatalogRow(PictureInTwoSets.self, catalog, "used \(first)").findings.isEmpty)
    #expect(CatalogRow(PictureInTwoSets.self, catalog).findings.isEmpty)
  }

  @Test("six pairs are told one by one, seven are a habit", arguments: [(1, 1), (6, 6), (7, 1)])
  func pairs(_ count: Int, _ told: Int) {
    let names = (0..<count).map { "P" + String(repeating: "x", count: $0) }
    let catalog = names.map {
      "\($0).imageset: any a.png = red disc\n\($0)_dark.imageset: any b.png = pale disc"
    }
    let used = names.map { "used \($0), used \($0)_dark" }
    let found = CatalogRow(
      PictureInTwoSets.self, catalog.joined(separator: "\n"), used.joined(separator: ", ")
    ).findings
    #expect(found.count == told)
    #expect(found.first?.message.contains("more") == (told < count))
  }
}
