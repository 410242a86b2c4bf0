// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroColor
import ChiaroFindings
import ChiaroProject
import Testing

@testable import ChiaroAudit

/// Texts on grounds at the bounds of WCAG's ratios, and which of them belong together.
@Suite("Contrast of catalogs, by tables")
struct ContrastTableTests {
  @Test(
    "the ground of a text by its name, in the same folder",
    arguments: [
      ("onCard", ["Card", "card"]), ("Brand/onCard", ["Brand/Card", "Brand/card"]),
      ("CardText", ["CardBackground"]), ("cardtext", ["cardbackground"]),
      ("Brand/CardText", ["Brand/CardBackground"]),
      ("onCardText", ["CardText", "cardText", "onCardBackground"]),
      ("Text", []), ("text", []), ("Card", []), ("on", []), ("oncard", []), ("on1", []), ("", []),
      ("/", []),
      ("onÉté", ["Été", "été"]), ("Context", ["Conbackground"]), ("onX/Y", []),
    ] as [(String, [String])])
  func partners(_ name: String, _ partners: [String]) {
    #expect(ContrastPairs.partners(of: name) == partners)
  }

  static let rows = [
    // Pairs by name, at 4.5:1.
    CatalogRow(
      LowContrast.self, "CardText: any #777777\nCardBackground: any #FFFFFF", "", "CardText, light",
      "CardText, dark"),
    CatalogRow(LowContrast.self, "CardText: any #767676\nCardBackground: any #FFFFFF"),
    CatalogRow(
      LowContrast.self,
      "CardText: any #777777 | dark #FFFFFF\nCardBackground: any #FFFFFF | dark #000000", "",
      "CardText, light"),
    CatalogRow(
      LowContrast.self,
      "CardText: any #000000 | dark #333333\nCardBackground: any #FFFFFF | dark #000000", "",
      "CardText, dark"),
    CatalogRow(
      LowContrast.self, "CardText: any #000000\nCardBackground: any #FFFFFF | dark #000000", "",
      "CardText, dark"),
    CatalogRow(
      LowContrast.self, "CardText: any #777777 | any high #000000\nCardBackground: any #FFFFFF", "",
      "CardText, light", "CardText, dark"),
    CatalogRow(
      LowContrast.self, "CardText: any #000000 | any high #777777\nCardBackground: any #FFFFFF", "",
      "CardText, light high contrast", "CardText, dark high contrast"),
    // What shines through: white at half on black paper is a gray.
    CatalogRow(LowContrast.self, "CardText: any #FFFFFF80\nCardBackground: any #000000"),
    CatalogRow(
      LowContrast.self, "CardText: any #FFFFFF70\nCardBackground: any #000000", "",
      "CardText, light", "CardText, dark"),
    CatalogRow(
      LowContrast.self, "CardText: any #000000\nCardBackground: any #00000080", "", "CardText, dark"
    ),
    // On the system's grounds: of a phone the gray of grouped lists is the worst.
    CatalogRow(LowContrast.self, "Caption: any #707070 | dark #FFFFFF", "", "Caption, light"),
    CatalogRow(
      LowContrast.self, "Caption: any #6F6F6F | dark #FFFFFF", "", "Caption, light high contrast"),
    CatalogRow(LowContrast.self, "Caption: any #6A6A6A | dark #FFFFFF"),
    CatalogRow(
      LowContrast.self, "Caption: any #000000 | dark #FFFFFF | light high #707070", "",
      "Caption, light high contrast"),
    CatalogRow(LowContrast.self, "Caption: any ref labelColor ios"),
    CatalogRow(LowContrast.self, "Caption: any #707070 | dark #FFFFFF", "platform watchos"),
    // With code only what can hardly be read is told, on the ground of screens.
    CatalogRow(
      LowContrast.self, "Ink: any #848484 | dark #FFFFFF", "used Ink as text", "Ink, light"),
    CatalogRow(LowContrast.self, "Ink: any #777777 | dark #FFFFFF", "used Ink as text"),
    CatalogRow(
      LowContrast.self, "Ink: any #FF9500 | dark #FFFFFF", "used Ink as text", "Ink, light"),
    CatalogRow(LowContrast.self, "Ink: any #D2691E | dark #FFFFFF", "used Ink as text"),
    CatalogRow(LowContrast.self, "Ink: any #F5F5F5 | dark #FFFFFF", "used Ink as text"),
    CatalogRow(
      LowContrast.self, "DisabledInk: any #AAAAAA | dark #FFFFFF", "used DisabledInk as text"),
    CatalogRow(
      LowContrast.self, "InverseInk: any #AAAAAA | dark #FFFFFF", "used InverseInk as text"),
    CatalogRow(
      LowContrast.self, "ReversedInk: any #AAAAAA | dark #FFFFFF", "used ReversedInk as text",
      "ReversedInk, light"),
    CatalogRow(LowContrast.self, "Ink: any #AAAAAA | dark #FFFFFF", "used Ink as tint"),
    CatalogRow(LowContrast.self, "Ink: any #AAAAAA | dark #FFFFFF", "used Other"),
    CatalogRow(LowContrast.self, "Ink: any #000000", "used Ink as text", "Ink, dark"),
    CatalogRow(LowContrast.self, "Ink: any #000000", "used Ink as text tint"),
    CatalogRow(LowContrast.self, "Ink: any #AAAAAA | dark #FFFFFF", "used Ink as text background"),
    // Declared pairs are told whatever code says.
    CatalogRow(
      LowContrast.self, "Ink: any #777777\nPaper: any #FFFFFF",
      "pair Ink on Paper, used Ink, used Paper",
      "Ink, light", "Ink, dark"),
    CatalogRow(LowContrast.self, "Ink: any #777777", "pair Ink on Paper"),
    CatalogRow(LowContrast.self, "Ink: any #777777", "pair Ink on Ink"),
    // Below 7:1 and above 4.5:1.
    CatalogRow(
      ContrastBelowSeven.self, "CardText: any #5A5A5A\nCardBackground: any #FFFFFF", "",
      "CardText, light", "CardText, dark"),
    CatalogRow(ContrastBelowSeven.self, "CardText: any #595959\nCardBackground: any #FFFFFF"),
    CatalogRow(ContrastBelowSeven.self, "CardText: any #777777\nCardBackground: any #FFFFFF"),
    CatalogRow(
      ContrastBelowSeven.self, "Caption: any #606060 | dark #FFFFFF", "used Caption as text"),
    CatalogRow(
      ContrastBelowSeven.self, "CardText: any #5A5A5A\nCardBackground: any #FFFFFF",
      "used CardText as text, used CardBackground as background", "CardText, light",
      "CardText, dark"),
    // An accent color needs 3:1, less a few hundredths that nobody sees.
    CatalogRow(WeakAccentColor.self, "AccentColor: any #979797"),
    CatalogRow(WeakAccentColor.self, "AccentColor: any #989898", "", "AccentColor, light"),
    CatalogRow(WeakAccentColor.self, "AccentColor: any #000000", "", "AccentColor, dark"),
    CatalogRow(WeakAccentColor.self, "AccentColor: any #0000FF", "", "AccentColor, dark"),
    CatalogRow(WeakAccentColor.self, "AccentColor: any #0000FF", "lock light"),
    CatalogRow(WeakAccentColor.self, "AccentColor: any #FFE066", "lock dark"),
    CatalogRow(
      WeakAccentColor.self, "AccentColor: any #0060DF | any high #FFE066", "",
      "AccentColor, light high contrast"),
    CatalogRow(WeakAccentColor.self, "AccentColor: any ref systemYellowColor ios"),
    CatalogRow(WeakAccentColor.self, "Accent: any #FFE066", "accent Accent", "Accent, light"),
    CatalogRow(WeakAccentColor.self, "Accent: any #FFE066", "accent Other"),
  ]

  @Test("a ratio is told under its minimum, and not at it", arguments: rows)
  func contrast(_ row: CatalogRow) { row.check() }

  @Test("a declared pair has the ratio that its project asks for", arguments: [3.0, 4.5, 7, 10])
  func minimum(_ minimum: Double) {
    // #767676 has 4.54:1 on white, #595959 has 7.005:1.
    for (ink, ratio) in [("#767676", 4.54), ("#595959", 7.005)] {
      var configuration = AuditConfiguration()
      configuration.pairs = [.init(text: "Ink", background: "Paper", minimum: minimum)]
      let example = ExampleCatalog("Ink: any \(ink)\nPaper: any #FFFFFF")
      let context = AuditContext(
        project: Project(root: "."), catalogs: [example.catalog], configuration: configuration)
      let found = { (rule: any AuditRule.Type) -> [Finding] in
        var report = RuleReport(rule: RuleListing(id: rule.id, rule.description))
        rule.check(context, &report)
        return report.findings
      }
      #expect(found(LowContrast.self).isEmpty == (ratio >= minimum))
      #expect(found(ContrastBelowSeven.self).isEmpty == (ratio < minimum || ratio >= 7))
    }
  }

  @Test(
    "the system's grounds are those of Apple's documentation",
    arguments: [
      (Platform.iOS, 6, "#FFFFFF", "#000000"), (.macOS, 3, nil, nil), (.tvOS, 0, nil, nil),
      (.watchOS, 0, nil, nil),
      (.visionOS, 0, nil, nil),
    ] as [(Platform, Int, String?, String?)])
  func grounds(_ platform: Platform, _ count: Int, _ light: String?, _ dark: String?) {
    let grounds = SystemBackdrops.on(platform)
    #expect(grounds.backdrops.count == count)
    #expect((grounds.main(.light) == nil) == (count == 0))
    if let light { #expect(grounds.main(.light)?.hexText == light) }
    if let dark { #expect(grounds.main(.dark)?.hexText == dark) }
    for ground in grounds.backdrops {
      #expect(
        ground.color(.light).relativeLuminance > 0.8 && ground.color(.dark).relativeLuminance < 0.05
      )
    }
  }

  @Test(
    "a color of the system is found by its name, with or without its last word",
    arguments: [
      ("label", Platform.iOS, true), ("labelColor", .iOS, true), ("label", .macOS, true),
      ("labelColor", .macOS, true),
      ("systemBackground", .iOS, true), ("windowBackgroundColor", .macOS, true),
      ("windowBackground", .macOS, true),
      ("brand", .iOS, false), ("", .iOS, false), ("Color", .iOS, false),
      ("systemBackground", .macOS, false),
    ])
  func named(_ name: String, _ platform: Platform, _ isThere: Bool) {
    #expect((SystemBackdrops.named(name, on: platform) != nil) == isThere)
  }

  @Test("sixteen appearances stand at their indices, and turn into each other")
  func appearances() {
    #expect(AuditAppearance.all.map(\.index) == Array(0..<16))
    #expect(Set(AuditAppearance.all.map(\.description)).count == 16)
    for appearance in AuditAppearance.all {
      #expect(
        appearance.inOtherStyle.inOtherStyle == appearance
          && appearance.inOtherStyle.style != appearance.style)
      #expect(
        appearance.withHighContrast.contrast == .high
          && appearance.withHighContrast.style == appearance.style)
      #expect(AuditAppearance.all[appearance.index] == appearance)
    }
    #expect(
      AuditAppearance.base.map(\.description) == [
        "light", "dark", "light high contrast", "dark high contrast",
      ])
    #expect(AuditAppearance.reported.last?.description == "dark elevated")
  }
}
