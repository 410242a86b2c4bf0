// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroAudit
import ChiaroCatalog
import ChiaroColor
import ChiaroFindings
import ChiaroProject
import ChiaroSource
import Testing

@testable import ChiaroAudit
@testable import ChiaroDerivation

/// Pairs that code and screens show, also between the catalogs of a project.
@Suite("Pairs that are seen")
struct SeenPairTests {
  /// A project of two catalogs.
  private func derivation(
    _ app: String, _ shared: String, _ change: (inout Derivation.Options) -> Void
  ) throws -> Derivation {
    let catalogs = try [("App", app), ("Shared", shared)].map { name, text in
      let files = ExampleCatalog(text).files.map { path, bytes in
        (path.replacing("Example.xcassets", with: "\(name).xcassets"), bytes)
      }
      return try AssetCatalog(
        path: "\(name).xcassets", in: MemoryTree(Dictionary(uniqueKeysWithValues: files)))
    }
    var configuration = AuditConfiguration()
    configuration.platform = .iOS
    let context = AuditContext(
      project: Project(root: "."), catalogs: catalogs, configuration: configuration)
    var options = Derivation.Options()
    change(&options)
    return Derivation(of: context.catalogs, options: options)
  }

  private static let seen = AssetUses.Pair(
    text: "App.xcassets/Moss.colorset", ground: "Shared.xcassets/Dune.colorset",
    place: SourceLocation(file: "App/View.swift", line: 7, column: 3))

  @Test("a pair of two catalogs is legible in every appearance, and is shown with its place")
  func acrossCatalogs() throws {
    let derivation = try derivation("Moss: any #2F5D1E", "Dune: any #D9C7A3") {
      $0.seen = [Self.seen]
      $0.roles = ["Dune": .background]
    }
    let pair = try #require(derivation.pairs.first { $0.reason == .seen })
    #expect(pair.lightRatio >= 4.5)
    for appearance in Derivation.derived {
      #expect(derivation.isLegible(pair, in: appearance), "\(appearance)")
    }
    #expect(pair.groundName(in: derivation.colors) == "Dune of Shared.xcassets")
    let page = DerivationPage(derivation, title: "a").html
    #expect(page.contains("Moss on Dune of Shared.xcassets <i>in View.swift:7</i>"))
    let tables = derivation.catalogs.indices.map { DerivationTable(derivation, of: $0).text }
    #expect(tables[0].contains("Moss on Dune of Shared.xcassets"))
    #expect(!tables[1].contains("Moss on"))
    #expect(try derivation.edits().map(\.path).count == 2)
  }

  /// What code shows, the pair that it makes, and whether it passes 4.5:1 in light.
  @Test(
    "a color of the system that code shows is a partner, in every appearance",
    arguments: [
      (String?.none, String?.some("Dune"), "label", ["label on Dune"]),
      (nil, "Dune", "secondaryLabel", ["secondaryLabel on Dune"]),
      ("Moss", nil, "systemBackground", ["Moss on systemBackground"]),
      ("Moss", nil, "systemBackgroundColor", ["Moss on systemBackgroundColor"]),
      ("Moss", nil, "systemFill", []), ("Moss", nil, "brand", []), (nil, "Dune", "brand", []),
    ])
  func systemColors(
    _ text: String?, _ ground: String?, _ system: String, _ names: [String]
  ) throws {
    let derivation = try derivation("Moss: any #2F5D1E\nDune: any #D9C7A3", "") {
      let path = { (name: String) in "App.xcassets/\(name).colorset" }
      let pair = AssetUses.Pair(
        text: text.map(path), ground: ground.map(path), system: system,
        place: SourceLocation(file: "App/View.swift", line: 7))
      $0.seen = [pair, pair]
    }
    let pairs = derivation.pairs.filter { $0.reason == .seen }
    let colors = derivation.colors
    #expect(pairs.map { "\($0.textName(in: colors)) on \($0.groundName(in: colors))" } == names)
    for pair in pairs {
      #expect(pair.place?.line == 7)
      for appearance in Derivation.derived {
        #expect(derivation.isLegible(pair, in: appearance), "\(appearance)")
      }
    }
  }

  @Test("of a translucent text of the system no more is demanded than it can reach")
  func translucentLabel() throws {
    let label = try #require(SystemBackdrops.named("secondaryLabelColor", on: .macOS))
    let pair = LegibilityPair(text: 0, ground: .under(label), reason: .seen, lightRatio: 4)
    for appearance in [AuditAppearance.dark] + Derivation.derived {
      let front = label.color(appearance)
      let most = [Color.white, .black].map { front.contrast(on: $0).lowest.value }.max() ?? 0
      #expect(pair.demand(in: appearance) < most, "\(appearance)")
    }
    #expect(pair.demand(in: .light) > 3.5)
  }

  @Test("catalogs with colors come first on the page, and no count of pictures is nought")
  func order() throws {
    var derivation = try derivation("", "Dune: any #D9C7A3") { _ in }
    derivation.pictures[0] = [PictureAdvice(name: "Photo", kind: .stays, words: "")]
    let page = DerivationPage(derivation, title: "a").html
    let headings = page.split(separator: "<h2>").dropFirst().map { $0.prefix { $0 != "<" } }
    #expect(headings == ["Shared.xcassets", "App.xcassets"])
    #expect(page.contains("<h3>Pictures</h3><p>1 stays as it is.</p>"))
  }

  @Test("white text that code puts on a vivid fill stays on it as it is")
  func whiteText() throws {
    let colors = "Snow: any #FFFFFF\nPlum: any #7A1FA2"
    let pair = AssetUses.Pair(
      text: "App.xcassets/Snow.colorset", ground: "App.xcassets/Plum.colorset",
      place: SourceLocation(file: "a.swift"))
    let seen = try derivation(colors, "Other: any #123456") { $0.seen = [pair] }
    let unseen = try derivation(colors, "Other: any #123456") { _ in }
    #expect(seen.color("Snow", .dark)?.hexText == "#FFFFFF")
    #expect(seen.color("Plum", .dark)?.hexText == "#7A1FA2")
    #expect(unseen.color("Snow", .dark)?.hexText != "#FFFFFF")
  }

  @Test("a fill under white text that is written down stays, and a light one does not")
  func writtenText() throws {
    let derivation = try derivation("Plum: any #7A1FA2\nFoam: any #F4F4F0", "Rust: any #A2451F") {
      $0.seen = ["App.xcassets/Plum", "App.xcassets/Foam"].map {
        AssetUses.Pair(
          text: nil, fixed: .white, ground: "\($0).colorset",
          place: SourceLocation(file: "a/B.swift", line: 4))
      }
    }
    for appearance in Derivation.derived {
      #expect(derivation.color("Plum", appearance)?.hexText == "#7A1FA2", "\(appearance)")
    }
    #expect(derivation.color("Foam", .dark)?.hexText != "#F4F4F0")
    #expect(derivation.color("Rust", .dark)?.hexText != "#A2451F")
    let reasons = derivation.colors.first { $0.name == "Plum" }?.values[.dark]?.reasons
    #expect(reasons == ["it lies behind text in white in B.swift:4"])
  }

  @Test(
    "a fill under any text that is written down stays where the text can be read on it",
    arguments: [
      ("#FFD60A", [Color.black], "it lies behind text in black in B.swift:1" as String?),
      ("#FFD60A", [.white], nil), ("#7A1FA2", [.black], nil),
      ("#7A1FA2", [.black, .white], "it lies behind text in white in B.swift:2"),
      ("#FFD60A", [Color(.sRGB, 0, 0, 1)], "it lies behind text in #0000FF in B.swift:1"),
    ])
  func otherText(_ fill: String, _ texts: [Color], _ reason: String?) throws {
    let derivation = try derivation("Alert: any \(fill)", "Rust: any #A2451F") {
      $0.seen = texts.enumerated().map { index, text in
        AssetUses.Pair(
          text: nil, fixed: text, ground: "App.xcassets/Alert.colorset",
          place: SourceLocation(file: "a/B.swift", line: index + 1))
      }
    }
    let dark = derivation.colors.first { $0.name == "Alert" }?.values[.dark]
    if let reason {
      #expect(dark?.reasons == [reason])
      #expect(dark?.color.hexText == fill)
    } else {
      #expect(dark?.reasons.contains { $0.contains("it lies behind text in") } == false)
    }
  }

  @Test(
    "the ground of a page turns dark whatever text is written down on it, and that text is told",
    arguments: [
      ("PageBackground", "#F7F5F5", Color.black, true), ("Card", "#FFFFFF", .black, true),
      // A fill stays for its text, and what is dark already keeps light text legible.
      ("ButtonFill", "#FFD60A", .black, false), ("PageBackground", "#101010", .white, false),
    ])
  func heldPage(_ name: String, _ value: String, _ text: Color, _ isTold: Bool) throws {
    let derivation = try derivation("\(name): any \(value)", "Rust: any #A2451F") {
      $0.seen = [
        AssetUses.Pair(
          text: nil, fixed: text, ground: "App.xcassets/\(name).colorset",
          place: SourceLocation(file: "a/B.xib", line: 4))
      ]
    }
    let dark = try #require(derivation.color(name, .dark))
    let told = derivation.diagnostics.filter { $0.id == "fixed-text-on-page" }
    #expect(told.map(\.location.line) == (isTold ? [4] : []))
    let isDark = dark.converted(to: .oklch).components.x < 0.4
    #expect(isDark == (name != "ButtonFill"), "\(dark.hexText)")
  }

  /// Names that two catalogs have, the pair that is meant, and the catalogs of the grounds.
  @Test(
    "a declared pair is the text's own catalog's, else another's; a name alone has to be clear",
    arguments: [
      (
        "Ink: any #101010\nPaper: any #FFFFFF", "Ink: any #202020\nPaper: any #EEEEEE", true,
        [0, 1]
      ),
      ("Ink: any #101010", "Paper: any #FFFFFF", true, [1]),
      ("onCard: any #101010", "Card: any #FFFFFF", false, [1]),
      ("onCard: any #101010\nCard: any #FAFAFA", "Card: any #FFFFFF", false, [0]),
    ])
  func names(_ app: String, _ shared: String, _ isDeclared: Bool, _ grounds: [Int]) throws {
    let derivation = try derivation(app, shared) {
      if isDeclared { $0.pairs = [.init(text: "Ink", background: "Paper")] }
    }
    let found = derivation.pairs.filter(\.reason.isSure).map { pair -> Int? in
      if case .color(let index) = pair.ground { derivation.colors[index].catalog } else { nil }
    }
    #expect(found == grounds)
  }

  @Test("where nothing joins two catalogs, each is derived as if it were alone")
  func apart() throws {
    let text = "Page: any #FFFFFF\nInk: any #101018\nLink: any #0A5FD0\nLeaf: any #2E7D32"
    let alone = try ExamplePalette(text).derivation()
    let beside = try derivation(text, "Card: any #F0F0F0\nRose: any #C2185B\nNote: any #333333") {
      _ in
    }
    for color in alone.colors {
      for appearance in Derivation.derived {
        #expect(
          beside.color(color.name, appearance) == color.color(appearance),
          "\(color.name), \(appearance)")
      }
    }
  }
}
