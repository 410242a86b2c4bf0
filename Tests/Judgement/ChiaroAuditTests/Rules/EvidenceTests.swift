// SPDX-License-Identifier: MIT

import ChiaroFindings
import ChiaroSource
import Testing

@testable import ChiaroAudit

/// What a project shows of its colors and pictures decides whether a finding is likely.
@Suite("What a project shows")
struct EvidenceTests {
  private static func path(_ name: String) -> String { "Example.xcassets/\(name).colorset" }

  @Test(
    "a text that can be read on the ground of all that writes with it is doubtful",
    arguments: [([], false), (["Night"], true), (["Pale"], false), (["Missing"], false)])
  func grounds(_ grounds: [String], _ isReadable: Bool) {
    let example = RuleExample(
      title: "", catalog: "Ink: any #AAAAAA | dark #FFFFFF\nNight: any #101010\nPale: any #CCCCCC",
      setting: "used Ink as text", findings: [])
    var context = example.context
    context.assetUses?[Self.path("Ink")]?.grounds = grounds.map(Self.path)
    var report = RuleReport(rule: RuleListing(id: LowContrast.id, LowContrast.description))
    LowContrast.check(context, &report)
    let found = report.findings.filter { $0.appearance == "light" }
    #expect(found.map { $0.standing < .likely } == [isReadable])
    #expect(found.map { $0.considers("set-on-own-ground") } == [isReadable])
  }

  private func findings(
    _ rule: any AuditRule.Type, _ catalog: String, _ setting: String = ""
  ) -> [Finding] {
    RuleExample(title: "", catalog: catalog, setting: setting, findings: []).run(rule)
  }

  /// What a rule says of an example: each finding's object, and whether it is likely, or a hint.
  private func told(
    _ rule: any AuditRule.Type, _ catalog: String, _ setting: String = ""
  ) -> [String] {
    findings(rule, catalog, setting).map { "\($0.object) \(Self.word($0))" }
  }

  private static func word(_ finding: Finding) -> String {
    finding.standing < .likely ? "hint" : "likely"
  }

  @Test(
    "a ground by the beginning of a text's name is that text's",
    arguments: [
      ("messageMyTimeText", "messageMyBG", "hint"), ("messageMyTimeText", "messageMyBorder", nil),
      ("messageMyTimeText", "messageOtherBG", nil), ("timeText", "timeBG", nil),
    ] as [(String, String, String?)])
  func groundByName(_ text: String, _ ground: String, _ word: String?) {
    let found = told(
      LowContrast.self, "\(text): any #AAAAAA | dark #FFFFFF\n\(ground): any #101010",
      "used \(text) as text, used \(ground)")
    #expect(found.filter { $0.hasPrefix(text) } == ["\(text) \(word ?? "likely")"])
  }

  @Test(
    "twice the same picture is likely where it vanishes in the dark and takes no tint",
    arguments: [
      ("white disc", "", false), ("black disc", "", true),
      ("black disc", "used Moon as template", false), ("black disc", "used Moon as plain", true),
      ("white disc lettered", "", false),
    ])
  func samePicture(_ picture: String, _ setting: String, _ vanishes: Bool) {
    let catalog = "Moon.imageset: any a.png = \(picture) | dark b.png = \(picture)"
    let found = findings(DarkImageEqualsLight.self, catalog, setting)
    #expect(found.map(\.object) == ["Moon"])
    #expect(found.map { $0.standing == .likely } == [vanishes])
    #expect(found.map { $0.considers("vanishes") } == [vanishes])
  }

  @Test(
    "what an icon was drawn with is meant to lie beside it; beside a picture it is left over",
    arguments: [
      ("AppIcon.appiconset", "icon.svg", false), ("AppIcon.appiconset", "icon.psd", false),
      ("AppIcon.appiconset", "icon.SKETCH", false), ("AppIcon.appiconset", "old.png", true),
      ("Moon.imageset", "moon.svg", true), ("Moon.imageset", "moon.psd", true),
      ("Moon.imageset", "LICENSE.txt", false),
    ])
  func leftOver(_ set: String, _ file: String, _ isTold: Bool) {
    let found = told(
      UnreferencedFile.self, "\(set): any a.png = white disc | file \(file) = black disc")
    #expect(found == (isTold ? ["\(set.prefix { $0 != "." }) likely"] : []))
  }

  @Test(
    "who keeps an app light thinks of no dark icon",
    arguments: [("", false), ("lock light", true), ("lock dark", false)])
  func icon(_ setting: String, _ isLocked: Bool) {
    let found = findings(
      AppIconMissingAppearance.self, "AppIcon.appiconset: ios any a.png = red square", setting)
    #expect(found.map(\.object) == ["AppIcon"])
    #expect(found.map { $0.standing < .likely } == [isLocked])
    #expect(found.map { $0.considers("locked") } == [isLocked])
  }

  @Test(
    "an icon that is dark already lacks little",
    arguments: [("black", true), ("red", false), ("white", false)])
  func darkIcon(_ color: String, _ isDark: Bool) {
    let found = findings(
      AppIconMissingAppearance.self, "AppIcon.appiconset: ios any a.png = \(color) square")
    #expect(found.map(\.object) == ["AppIcon"])
    #expect(found.map { $0.standing < .likely } == [isDark])
    #expect(found.map { $0.considers("dark-icon") } == [isDark])
  }

  @Test(
    "a style is half of a pair by the last word of a name, not by all of it",
    arguments: [("MoonLight", "MoonDark", true), ("Light", "Dark", false), ("day", "night", false)])
  func pairs(_ light: String, _ dark: String, _ isTold: Bool) {
    let found = told(
      PictureInTwoSets.self,
      "\(light).imageset: any a.png = black disc\n\(dark).imageset: any b.png = white disc",
      "used \(light), used \(dark)")
    #expect(found == (isTold ? ["\(light) hint"] : []))
  }

  @Test(
    "one value for both styles is less likely in an app of one style, or where code was read",
    arguments: [
      ("", []), ("lock light", ["locked"]), ("used Page as background", ["one-value"]),
      ("lock light, used Page as background", ["one-value", "locked"]),
    ] as [(String, [String])])
  func oneValue(_ setting: String, _ causes: [String]) throws {
    let catalog = "Page: any #F2F2F2"
    let all = findings(MissingDarkVariant.self, catalog, setting)
    let found = try #require(all.first)
    #expect(all.map(\.object) == ["Page"])
    #expect(found.judgement.considerations.map(\.name) == causes)
    let free = try #require(findings(MissingDarkVariant.self, catalog).first)
    #expect((found.judgement.guessed < free.judgement.guessed) == !causes.isEmpty)
    #expect(causes.isEmpty || found.standing < .likely)
  }

  @Test(
    "pictures of a folder of which code names hardly any are doubtful, where it makes names",
    arguments: [
      (4, 4, true, true), (4, 4, false, false), (3, 3, true, false), (4, 5, true, false),
      (5, 4, true, true),
    ])
  func madeNames(_ unused: Int, _ used: Int, _ finds: Bool, _ isMade: Bool) {
    let sets = { (name: String, count: Int) in (1...count).map { "Flags/\(name)\($0)" } }
    let all = sets("Free", unused) + sets("Held", used)
    let example = RuleExample(
      title: "",
      catalog: all.map { "\($0).imageset: any a.png = black disc" }.joined(separator: "\n"),
      setting: sets("Held", used).map { "used \($0.split(separator: "/")[1])" }
        .joined(separator: ", "), findings: [])
    var context = example.context
    context.assetUses?.findsPictures = finds
    var report = RuleReport(rule: RuleListing(id: UnusedAsset.id, UnusedAsset.description))
    UnusedAsset.check(context, &report)
    #expect(report.findings.map { $0.standing < .likely } == [isMade])
    #expect(report.findings.map { $0.considers("name-is-made") } == [isMade])
    #expect(report.findings.allSatisfy { $0.message.contains(" uses \(unused) sets") })
  }

  @Test("made names are those of one folder: what is unused elsewhere is told as ever")
  func madeNamesOfFolders() {
    let names = (1...4).map { "Flags/Flag\($0)" } + ["Old/Moon"]
    let example = RuleExample(
      title: "",
      catalog: names.map { "\($0).imageset: any a.png = black disc" }.joined(separator: "\n")
        + "\nInk: any #000000", setting: "used Nothing", findings: [])
    var context = example.context
    context.assetUses?.findsPictures = true
    var report = RuleReport(rule: RuleListing(id: UnusedAsset.id, UnusedAsset.description))
    UnusedAsset.check(context, &report)
    #expect(report.findings.map { $0.standing < .likely } == [false, true])
    #expect(report.findings.map { $0.considers("name-is-made") } == [false, true])
    #expect(report.findings.first?.message.contains("2 sets") == true)
  }
}
