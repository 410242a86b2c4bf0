// SPDX-License-Identifier: MIT

import ChiaroFindings
import ChiaroSource
import Testing

@testable import ChiaroAudit

/// What a project shows of its colors and pictures decides between warning, note and hint.
@Suite("What a project shows")
struct EvidenceTests {
  private static func path(_ name: String) -> String { "Example.xcassets/\(name).colorset" }

  @Test(
    "a text that can be read on the ground of all that writes with it is a hint",
    arguments: [
      ([], [Severity.note]), (["Night"], [.hint]), (["Pale"], [.note]),
      (["Missing"], [.note]),
    ])
  func grounds(_ grounds: [String], _ severities: [Severity]) {
    let example = RuleExample(
      title: "", catalog: "Ink: any #AAAAAA | dark #FFFFFF\nNight: any #101010\nPale: any #CCCCCC",
      setting: "used Ink as text", findings: [])
    var context = example.context
    context.assetUses?[Self.path("Ink")]?.grounds = grounds.map(Self.path)
    var report = RuleReport(rule: LowContrast.id, severity: LowContrast.description.severity)
    LowContrast.check(context, &report)
    #expect(report.findings.filter { $0.appearance == "light" }.map(\.severity) == severities)
  }

  /// What a rule says of an example: each finding's object and severity.
  private func told(
    _ rule: any AuditRule.Type, _ catalog: String, _ setting: String = ""
  ) -> [String] {
    RuleExample(title: "", catalog: catalog, setting: setting, findings: []).run(rule)
      .map { "\($0.object) \($0.severity)" }
  }

  @Test(
    "a ground by the beginning of a text's name is that text's",
    arguments: [
      ("messageMyTimeText", "messageMyBG", "hint"), ("messageMyTimeText", "messageMyBorder", nil),
      ("messageMyTimeText", "messageOtherBG", nil), ("timeText", "timeBG", nil),
    ] as [(String, String, String?)])
  func groundByName(_ text: String, _ ground: String, _ severity: String?) {
    let found = told(
      LowContrast.self, "\(text): any #AAAAAA | dark #FFFFFF\n\(ground): any #101010",
      "used \(text) as text, used \(ground)")
    #expect(found.filter { $0.hasPrefix(text) } == ["\(text) \(severity ?? "note")"])
  }

  @Test(
    "twice the same picture is a note where it vanishes in the dark and takes no tint",
    arguments: [
      ("white disc", "", "hint"), ("black disc", "", "note"),
      ("black disc", "used Moon as template", "hint"), ("black disc", "used Moon as plain", "note"),
      ("white disc lettered", "", "hint"),
    ])
  func samePicture(_ picture: String, _ setting: String, _ severity: String) {
    let catalog = "Moon.imageset: any a.png = \(picture) | dark b.png = \(picture)"
    #expect(told(DarkImageEqualsLight.self, catalog, setting) == ["Moon \(severity)"])
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
    #expect(found == (isTold ? ["\(set.prefix { $0 != "." }) note"] : []))
  }

  @Test(
    "who keeps an app light thinks of no dark icon",
    arguments: [("", "note"), ("lock light", "hint"), ("lock dark", "note")])
  func icon(_ setting: String, _ severity: String) {
    let found = told(
      AppIconMissingAppearance.self, "AppIcon.appiconset: ios any a.png = red square", setting)
    #expect(found == ["AppIcon \(severity)"])
  }

  @Test(
    "an icon that is dark already lacks little",
    arguments: [("black", "hint"), ("red", "note"), ("white", "note")])
  func darkIcon(_ color: String, _ severity: String) {
    let found = told(
      AppIconMissingAppearance.self, "AppIcon.appiconset: ios any a.png = \(color) square")
    #expect(found == ["AppIcon \(severity)"])
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
    "one value for both styles is a note, and less in an app of one style, or where code was read",
    arguments: [
      ("", "note"), ("lock light", "hint"), ("used Page as background", "hint"),
      ("lock light, used Page as background", "hint"),
    ])
  func oneValue(_ setting: String, _ severity: String) {
    #expect(told(MissingDarkVariant.self, "Page: any #F2F2F2", setting) == ["Page \(severity)"])
  }

  @Test(
    "pictures of a folder of which code names hardly any are a hint, where it makes names",
    arguments: [
      (4, 4, true, ["hint"]), (4, 4, false, ["note"]), (3, 3, true, ["note"]),
      (4, 5, true, ["note"]), (5, 4, true, ["hint"]),
    ])
  func madeNames(_ unused: Int, _ used: Int, _ finds: Bool, _ severities: [String]) {
    let sets = { (name: String, count: Int) in (1...count).map { "Flags/\(name)\($0)" } }
    let all = sets("Free", unused) + sets("Held", used)
    let example = RuleExample(
      title: "",
      catalog: all.map { "\($0).imageset: any a.png = black disc" }.joined(separator: "\n"),
      setting: sets("Held", used).map { "used \($0.split(separator: "/")[1])" }
        .joined(separator: ", "), findings: [])
    var context = example.context
    context.assetUses?.findsPictures = finds
    var report = RuleReport(rule: UnusedAsset.id, severity: UnusedAsset.description.severity)
    UnusedAsset.check(context, &report)
    #expect(report.findings.map(\.severity.rawValue) == severities)
    #expect(report.findings.allSatisfy { $0.message.contains(" \(unused) sets") })
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
    var report = RuleReport(rule: UnusedAsset.id, severity: UnusedAsset.description.severity)
    UnusedAsset.check(context, &report)
    #expect(report.findings.map(\.severity) == [.note, .hint])
    #expect(report.findings.first?.message.contains("2 sets") == true)
  }
}
