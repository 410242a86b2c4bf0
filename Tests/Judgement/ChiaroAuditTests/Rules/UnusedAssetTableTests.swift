// SPDX-License-Identifier: MIT

import ChiaroFindings
import Testing

@testable import ChiaroAudit

/// What nobody uses, what nobody sees, and what is told twice.
@Suite("What is not told of sets, by tables")
struct UnusedAssetTableTests {
  static let nameless = [
    CatalogRow(UnusedAsset.self, "A: any #336699\nB: any #123456", "used A", "B"),
    CatalogRow(UnusedAsset.self, "A: any #336699\nB: any", "used A"),
    CatalogRow(
      UnusedAsset.self, "A: any #336699\nM.imageset: any m.png = red disc", "used A", "M"),
    CatalogRow(
      UnusedAsset.self, "A: any #336699\nM.imageset: any m.png = red disc\nB: any #123456",
      "used A", "Example.xcassets"),
    CatalogRow(
      UnusedAsset.self, "A: any #336699\nM.symbolset: any m.svg = red disc", "used A", "M"),
    // The whole is told, or used, and its parts with it.
    CatalogRow(
      UnusedAsset.self, "A: any #336699\nIcon.imagestack/Front.imageset: any m.png = red disc",
      "used A", "Icon"),
    CatalogRow(
      UnusedAsset.self, "A: any #336699\nIcon.imagestack/Front.imageset: any m.png = red disc",
      "used A, used Icon"),
    CatalogRow(
      UnusedAsset.self, "A: any #336699\nTV.brandassets/Shelf.imageset: any m.png = red disc",
      "used A, used TV"),
    CatalogRow(
      UnusedAsset.self, "A: any #336699\nHero.spriteatlas/walk.imageset: any m.png = red disc",
      "used A, used Hero"),
    CatalogRow(
      UnusedAsset.self, "A: any #336699\nBrandassets/walk.imageset: any m.png = red disc", "used A",
      "walk"),
  ]

  @Test("a set that no code names is told, unless it is a part of more", arguments: nameless)
  func unused(_ row: CatalogRow) { row.check() }

  private static let both = "A: any #336699\nB: any #123456\nC: any #445566"

  @Test("nothing but that is said of a set that nobody uses")
  func silence() {
    var context = RuleExample(
      title: "", catalog: Self.both, setting: "used A, used C", findings: []
    ).context
    let scope = context.catalogs[0].scope
    func told(_ object: String, by rule: String, of scope: String) -> Bool {
      var report = RuleReport(rule: RuleListing(id: rule, MissingDarkVariant.description))
      report.scope = scope
      report.add(object, at: context.catalogs[0].colors[0].location, "Told")
      return !report.findings.contains { UnusedSets(in: context).tell($0) }
    }
    #expect(told("A", by: MissingDarkVariant.id, of: scope))
    #expect(!told("B", by: MissingDarkVariant.id, of: scope))
    #expect(told("B", by: UnusedAsset.id, of: scope))
    #expect(told("B", by: MissingDarkVariant.id, of: "Other.xcassets"))
    #expect(told("D", by: MissingDarkVariant.id, of: scope))
    context.assetUses = nil
    #expect(told("B", by: MissingDarkVariant.id, of: scope))
  }

  /// A rule, the appearance of a finding, the lock and the platform, and whether nobody sees it.
  static let seen: [(any AuditRule.Type, AuditAppearance, String, Bool)] = [
    (LowContrast.self, .dark, "lock light", true), (LowContrast.self, .light, "lock light", false),
    (LowContrast.self, .light, "lock dark", true), (LowContrast.self, .dark, "lock dark", false),
    (LowContrast.self, .dark, "", false),
    (ContrastBelowSeven.self, .dark, "lock light", true),
    // What waits for the day on which the lock goes is said by the colors without a dark value.
    (MissingDarkVariant.self, .dark, "lock light", false),
    (MissingDarkVariant.self, .dark, "lock dark", true),
    (ImageVanishesInDark.self, .dark, "lock light", true),
    (ImageVanishesInDark.self, .dark, "lock light, platform macos", false),
    (GlowingWhiteBackground.self, .dark, "lock dark", true),
    (WeakAccentColor.self, .dark, "lock light", false),
    (WeakAccentColor.self, .light, "lock dark", true),
  ]

  @Test("what is wrong in a style that an app never has is not told", arguments: seen.indices)
  func locked(_ index: Int) {
    let (rule, appearance, setting, isNeverSeen) = Self.seen[index]
    let settings = [setting, "used A"].filter { !$0.isEmpty }.joined(separator: ", ")
    var context = RuleExample(
      title: "", catalog: "A: any #336699", setting: settings, findings: []
    ).context
    var report = RuleReport(rule: RuleListing(id: rule.id, rule.description))
    report.scope = context.catalogs[0].scope
    report.add("A", at: context.catalogs[0].colors[0].location, appearance, "Told")
    #expect(report.findings.map { context.isNeverSeen($0) } == [isNeverSeen])
    // Without code nobody knows whether it is ever seen.
    context.assetUses = nil
    #expect(report.findings.map { context.isNeverSeen($0) } == [false])
  }

  /// What the names of pictures say, in words that must be words.
  static let names: [(String, isFlag: Bool, isEmblem: Bool, isOfAppIcon: Bool)] = [
    ("FlagJapan", true, true, false), ("flags/jp", true, true, false),
    ("flagship", false, false, false), ("Flagged", false, false, false),
    ("bank-visa", false, true, false), ("Tokens/eth", false, true, false),
    ("embankment", false, false, false), ("Logo", false, true, false),
    ("AppIcon-preview", false, false, true), ("appIcon", false, false, true),
    ("IconAlternate", false, false, true), ("icon_tinted", false, false, true),
    ("PreviewIcon", false, false, false), ("Icons", false, false, false),
    ("MappIcon", false, false, false), ("flags/regions/jp", false, false, false),
  ]

  @Test("flags, the marks of others and small app icons are known by their names", arguments: names)
  func named(_ name: String, _ isFlag: Bool, _ isEmblem: Bool, _ isOfAppIcon: Bool) {
    let context = RuleExample(
      title: "", catalog: "\(name).imageset: any m.png = red disc", setting: "", findings: []
    ).context
    let images = context.catalogs[0].images
    #expect(images.map(\.isFlag) == [isFlag])
    #expect(images.map(\.isEmblem) == [isEmblem])
    #expect(images.map(\.isOfAppIcon) == [isOfAppIcon])
  }

  @Test(
    "a picture that code chooses for a style is known by its name, or by that of its neighbor",
    arguments: [
      (["Oil-dark"], true), (["OilLight"], true), (["oil_mask"], true), (["highlight"], false),
      (["darkroom"], false), (["Oil"], false), (["Oil", "Oil_dark"], true),
      (["Oil", "OilDark"], true), (["Oil", "oil-dark"], false), (["Oil", "Oil_darker"], false),
    ])
  func chosen(_ names: [String], _ isChosen: Bool) {
    let sets = names.map { "\($0).imageset: any m.png = red disc" }
    let context = RuleExample(
      title: "", catalog: sets.joined(separator: "\n"), setting: "", findings: []
    ).context
    let image = context.catalogs[0].images.first { $0.name == names[0] }
    #expect(image?.isChosenByName(in: context.catalogs[0]) == isChosen)
  }
}
