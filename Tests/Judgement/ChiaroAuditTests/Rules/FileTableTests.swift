// SPDX-License-Identifier: MIT

import ChiaroFindings
import Testing

@testable import ChiaroAudit

/// The files of sets, and those of app icons, by tables.
@Suite("Files of sets and icons, by tables")
struct FileTableTests {
  static let files = [
    CatalogRow(MissingFile.self, "M.imageset: any a.png", "", "M"),
    CatalogRow(MissingFile.self, "M.imageset: any a.png = red disc | dark b.png", "", "M"),
    CatalogRow(MissingFile.self, "M.imageset: any a.png | 2x any b.png", "", "M"),
    CatalogRow(MissingFile.self, "M.imageset: any"),
    CatalogRow(MissingFile.self, "M.symbolset: any a.svg", "", "M"),
    CatalogRow(MissingFile.self, "M.imageset: any a.png", "omitted M.imageset/*"),
    CatalogRow(MissingFile.self, "M.imageset: any a.png", "omitted M.imageset/b.png", "M"),
    CatalogRow(
      MissingFile.self, "M.imageset: any a.png | dark b.png", "omitted *.imageset/b.png", "M"),
    CatalogRow(MissingFile.self, "M.imageset: any a.png | dark b.png", "omitted **/*.png"),
    CatalogRow(UnreferencedFile.self, "M.imageset: any a.png = red disc | file b.png = x", "", "M"),
    CatalogRow(UnreferencedFile.self, "M.imageset: any a.png = red disc | file b.txt = x"),
    CatalogRow(UnreferencedFile.self, "M.imageset: any a.png = red disc | file B.TXT = x"),
    CatalogRow(UnreferencedFile.self, "M.imageset: any a.png = red disc | file b.psd = x", "", "M"),
    CatalogRow(UnreferencedFile.self, "M.appiconset: any a.png = red disc | file b.psd = x"),
    CatalogRow(
      UnreferencedFile.self, "M.appiconset: any a.png = red disc | file b.png = x", "", "M"),
    CatalogRow(UnreferencedFile.self, "M.imageset: any a.png = red disc | file .DS_Store = x"),
    CatalogRow(UnreferencedFile.self, "M.imageset: any a.png = red disc | dark a.png = red disc"),
    CatalogRow(
      UnreferencedFile.self, "M.imageset: any a.png = red disc | file a.png.orig = x", "", "M"),
    CatalogRow(MissingColorProfile.self, "M.imageset: any a.svg = red disc noprofile"),
    CatalogRow(MissingColorProfile.self, "M.imageset: any a.png = red disc p3"),
    CatalogRow(MissingColorProfile.self, "M.imageset: any a.png = rubbish"),
    CatalogRow(
      MissingColorProfile.self,
      "M.imageset: any a.png = red disc | dark b.png = red disc noprofile",
      "", "M"),
    CatalogRow(
      MissingColorProfile.self, "M.imageset: any a.png = red disc noprofile\nN: any #123456",
      "used N"),
    CatalogRow(WideColorImageDepth.self, "M.imageset: any a.svg = red disc p3"),
    CatalogRow(
      WideColorImageDepth.self,
      "M.imageset: p3 any a.png = red disc p3 16bit | srgb any b.png = red disc"),
    CatalogRow(
      WideColorImageDepth.self, "M.imageset: p3 any a.png = red disc | srgb any b.png = red disc",
      "",
      "M"),
    CatalogRow(WideColorImageDepth.self, "M.imageset: srgb any a.png = red disc noprofile"),
  ]

  @Test("files that are missing, left over, or of the wrong depth", arguments: files)
  func file(_ row: CatalogRow) { row.check() }

  /// What speaks against a loss, by the set.
  static let against: [(String, String, [String])] = [
    ("M.imageset: any a.png", "", []),
    ("M.imageset: any A.png | file a.png = red disc", "", ["capitals"]),
    ("M.imageset: any A.png | file b.png = red disc", "", []),
    ("M.imageset: 1x any a.png | 2x any b.png = red disc", "", ["old-screens"]),
    ("M.imageset: 1x any a.png | 2x any b.png", "", []),
    ("M.imageset: 2x any a.png | 1x any b.png = red disc", "", []),
    ("M.appiconset: mac 1x any a.png | mac 2x any b.png = red disc", "platform macos", []),
    ("M.appiconset: mac any a.png | ios any b.png = red disc", "platform ios", ["other-device"]),
    ("M.appiconset: watch any a.png | ios any b.png = red disc", "platform ios", ["other-device"]),
    ("M.appiconset: watch any a.png | ios any b.png", "platform ios", []),
    ("M.appiconset: ipad any a.png | iphone any b.png = red disc", "platform ios", []),
    (
      "M.appiconset: any a.png | dark b.png\nN.appiconset: any a.png = red disc | dark b.png = x",
      "", []
    ),
    (
      """
      M.appiconset: any a.png | dark b.png | tinted c.png
      N.appiconset: any a.png = red disc | dark b.png = red disc | tinted c.png = red disc
      """, "", ["filled-by-copy"]
    ),
    (
      """
      M.imageset: any a.png | dark b.png | tinted c.png
      N.imageset: any a.png = red disc | dark b.png = red disc | tinted c.png = red disc
      """, "", []
    ),
  ]

  @Test("who misses a file counts", arguments: against.indices)
  func missed(_ index: Int) {
    let (catalog, setting, expected) = Self.against[index]
    let found = CatalogRow(MissingFile.self, catalog, setting).findings.filter { $0.object == "M" }
    #expect(found.map { $0.judgement.considerations.map(\.name) } == [expected], "\(catalog)")
  }

  /// A file by its name and content, and what a person loses by it; nil where it is right, or not
  /// known to be wrong.
  static let kinds: [(String, Consequence?)] = [
    ("a.png = red disc", nil), ("A.PNG = red disc", nil), ("a.png = jpeg", .upkeep),
    ("a.jpg = red disc", .upkeep), ("a.jpeg = jpeg", nil), ("a.gif = jpeg", .upkeep),
    ("a.tiff = red disc", .upkeep), ("a.png = heic", .unfinished), ("a.heic = heic", nil),
    ("a.heif = heic", nil), ("a.avci = heic", nil), ("a.avif = heic", .missing),
    ("a.jpg = webp", .unfinished), ("a.webp = webp", nil), ("a.webp = red disc", .unfinished),
    ("a.pdf = red disc", .missing), ("a.svg = jpeg", .missing), ("a.svg = red disc", nil),
    ("a.pdf = rubbish", .missing), ("a.png = rubbish", .missing), ("a.jpg = pointer", nil),
    ("a.xyz = rubbish", nil), ("a.png", nil), ("a.png = huge", nil),
  ]

  @Test("a file of another type costs what Xcode makes of it", arguments: kinds.indices)
  func kind(_ index: Int) {
    let (file, consequence) = Self.kinds[index]
    let found = CatalogRow(WrongFileType.self, "M.imageset: any \(file)").findings
    #expect(found.map(\.consequence) == [consequence].compactMap { $0 }, "\(file)")
  }

  @Test("of several files the worst counts, and each once")
  func worst() {
    let catalog = "M.imageset: any a.png = jpeg | dark b.png = rubbish | 2x any a.png = jpeg"
    let found = CatalogRow(WrongFileType.self, catalog).findings
    #expect(found.map(\.consequence) == [.missing])
    #expect(found.first?.message.contains("1 more file of the set") == true, "\(found)")
  }

  @Test(
    "what was not looked at is counted by its reasons",
    arguments: [
      ("M.imageset: any a.png = red disc", "", []),
      ("M.imageset: any a.png = pointer | dark b.png = pointer", "", ["2 pictures were"]),
      (
        "M.imageset: any a.png = pointer | dark b.heic = heic", "",
        ["1 picture was", "1 picture was"]
      ),
      ("M.imageset: any a.png = rubbish", "", ["1 picture was"]), ("M.imageset: any a.png", "", []),
      (
        "M.imageset: any a.png = red disc | dark b.png = gray disc", "no decoder",
        ["2 pictures were"]
      ),
      ("N.dataset: any a.heic = heic", "", []), ("M.symbolset: any a.svg = red disc", "", []),
      ("A.appiconset: ios any a.heic = heic", "", ["1 picture was"]),
    ] as [(String, String, [String])])
  func unread(_ catalog: String, _ setting: String, _ counts: [String]) {
    let found = CatalogRow(NotChecked.self, catalog, setting).findings.map(\.message)
    #expect(found.count == counts.count && zip(found, counts).allSatisfy { $0.hasPrefix($1) })
  }

  static let icons = [
    CatalogRow(AppIconMissingAppearance.self, "A.appiconset: ios any a.png = red square", "", "A"),
    CatalogRow(
      AppIconMissingAppearance.self, "A.appiconset: iphone any a.png = red square", "", "A"),
    CatalogRow(AppIconMissingAppearance.self, "A.appiconset: watch any a.png = red square"),
    CatalogRow(AppIconMissingAppearance.self, "A.imageset: ios any a.png = red square"),
    CatalogRow(
      AppIconMissingAppearance.self,
      "A.appiconset: ios any a.png = red square | ios tinted b.png = gray disc | ios dark", "", "A"),
    CatalogRow(
      AppIconMissingAppearance.self,
      "Blue.appiconset: ios any a.png = red square\nA.appiconset: ios any a.png = red square", "",
      "A"),
    CatalogRow(
      AppIconMissingAppearance.self,
      #"A.appiconset: ios any a.png = red square"# + "\n" + #"A.icon: {"fill": "automatic"}"#),
    CatalogRow(
      OpaqueDarkIcon.self,
      "A.appiconset: ios any a.png = red square | ios dark b.png = pale disc on white", "",
      "A, dark"),
    CatalogRow(
      OpaqueDarkIcon.self,
      "A.appiconset: ios any a.png = red square | ios tinted b.png = gray square"),
    CatalogRow(
      OpaqueDarkIcon.self, "A.appiconset: ios any a.png = red square | ios dark a.png = red square"),
    CatalogRow(
      OpaqueDarkIcon.self,
      "A.appiconset: ipad any a.png = red square | ipad dark b.png = red square", "", "A, dark"),
    CatalogRow(
      ColoredTintedIcon.self,
      "A.appiconset: ios any a.png = red square | ios tinted b.png = brown disc", "", "A"),
    CatalogRow(
      ColoredTintedIcon.self,
      "A.appiconset: ios any a.png = red square | ios tinted b.png = dim disc on gray"),
    CatalogRow(
      ColoredTintedIcon.self,
      "A.appiconset: mac any a.png = red square | mac tinted b.png = red disc"),
    CatalogRow(
      ColoredTintedIcon.self, "A.appiconset: ios dark a.png = red square | ios any b.png = red disc"
    ),
    CatalogRow(
      MacIconAppearance.self,
      "A.appiconset: mac any a.png = red square | mac dark b.png = x | mac tinted c.png = x", "",
      "A"),
    CatalogRow(MacIconAppearance.self, "A.appiconset: mac any a.png = red square | mac dark"),
    CatalogRow(
      MacIconAppearance.self, "A.appiconset: mac any a.png = red square | ios dark b.png = x"),
    CatalogRow(MissingAccentColor.self, "AccentColor: any #336699", "accent Brand", "Brand"),
    CatalogRow(MissingAccentColor.self, "brand: any #336699", "accent Brand", "Brand"),
    CatalogRow(MissingAccentColor.self, "Brand: any", "accent Brand"),
    CatalogRow(
      MissingAccentColor.self, "accentcolor: any #336699\nA.appiconset: ios any a.png = red square",
      "", "AccentColor"),
    CatalogRow(MissingAccentColor.self, "M.imageset: any a.png = red square"),
  ]

  @Test("icons and accents", arguments: icons)
  func icon(_ row: CatalogRow) { row.check() }

  /// Fills of Icon Composer's files, and how often one is told to have no dark form.
  static let fills: [(String, Int)] = [
    (#"{"fill": {"automatic-gradient": "srgb:0.5,0.5,0.5,1"}}"#, 1),
    (#"{"fill": {"linear-gradient": ["srgb:1,0,0,1", "srgb:0,0,1,1"]}}"#, 1),
    (#"{"fill": "none"}"#, 0), (#"{"fill": "system-dark"}"#, 0), (#"{"groups": []}"#, 0), ("{}", 0),
    (#"{"fill": 7}"#, 0), (#"{"fill": {"solid": "nothing"}}"#, 0), ("[]", 0),
    (
      #"""
      {"fill-specializations": [{"value": {"solid": "srgb:0.5,0.5,0.5,1"}}, \#
      {"appearance": "tinted", "value": {"solid": "srgb:0.2,0.2,0.2,1"}}]}
      """#, 1
    ),
    (
      #"{"fill-specializations": [{"appearance": "dark", "value": {"solid": "srgb:0,0,0,1"}}]}"#, 0
    ),
    (
      #"""
      {"fill": "automatic", "groups": [{"layers": [{"name": "a", "fill": {"solid": "srgb:1,0,0,1"}, \#
      "fill-specializations": [{"appearance": "dark", "value": {"solid": "srgb:0,0,0,1"}}]}]}]}
      """#, 1
    ),
    (
      #"""
      {"fill": {"solid": "srgb:1,0,0,1"}, "groups": [{"layers": [{"name": "a", \#
      "fill": "automatic", "fill-specializations": [{"appearance": "dark", "value": "none"}]}]}]}
      """#, 2
    ),
    (#"{"fill": "automatic", "groups": [{"layers": 3}, 4, null]}"#, 0),
  ]

  @Test("a fill of an icon needs a dark one in the same list", arguments: fills.indices)
  func fill(_ index: Int) {
    let (json, count) = Self.fills[index]
    let found = CatalogRow(IconFillWithoutDark.self, "App.icon: " + json).findings
    #expect(found.map(\.object) == Array(repeating: "App", count: count), "\(json)")
  }
}
