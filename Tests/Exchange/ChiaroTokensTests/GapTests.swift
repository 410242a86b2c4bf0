// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroCatalog
import ChiaroColor
import ChiaroSource
import Testing

@testable import ChiaroTokens

/// Colors that lack a value in some appearance, and the grounds of schemes: nothing is invented.
@Suite("Gaps")
struct GapTests {
  private static func color(_ hex: String) -> TokenValue {
    .color(TokenColor((try? Color(css: hex)) ?? .clear))
  }

  private static let dark = TokenCell([.scheme]).slot

  @Test(
    "a color for the dark alone is not defined for light in any format",
    arguments: FormatConformanceTests.Format.all)
  func darkAlone(_ format: FormatConformanceTests.Format) {
    let palette = TokenPalette([
      ColorToken(TokenName("Night"), [.init(Self.dark, Self.color("#123457"))]),
      ColorToken(TokenName("Lead"), [.init(VariantSlot(), .alias(TokenName("Night")))]),
      ColorToken(TokenName("Page"), [.init(VariantSlot(), Self.color("#fefefe"))]),
    ])
    let written = format.type.write(TokenSheet(palette))
    for file in written.files where !file.bytes.contains(0) {
      let text = String(decoding: file.bytes, as: UTF8.self).lowercased()
      for invented in ["#00000000", "rgba(0, 0, 0, 0)", "0x00000000", "alpha: 0"] {
        #expect(!text.contains(invented), "\(file.path): \(text)")
      }
    }
    let all = written.files.map { String(decoding: $0.bytes, as: UTF8.self).lowercased() }.joined()
    let isKept = format.type.abilities.contains(.gaps)
    if isKept {
      #expect(all.contains("123457"), "\(all)")
    } else {
      #expect(
        written.losses.contains {
          $0.name.description == "Night" && [.value, .place].contains($0.kind)
        })
    }
    guard let reader = format.type as? any ReadableTokenFormat.Type, isKept else { return }
    let back = reader.read(written.files).palette.renamed(like: palette.tokens.map(\.name))
    let night = back[TokenName("Night")]
    #expect(night?.value(for: TokenCell().query()) == nil)
    #expect(night?.value(for: TokenCell([.scheme]).query()) == Self.color("#123457"))
  }

  @Test(
    "a scheme's ground is light in light and dark in dark, and never translucent",
    arguments: [
      [("background", ["#000000", "#000000"])], [("background", ["#ffffff0d", "#00000080"])],
      [("background", ["#ffffff", "#ffffff"])], [("Surface", ["#1c1c1e", "#fefefe"])],
      [("bg", ["#0000", "#111111"]), ("page", ["#fafafa", "#101010"])],
      [("text", ["#ffffff20", "#ffffff20"]), ("accent", ["#ff000080", "#ff000080"])],
    ] as [[(String, [String])]])
  func grounds(_ colors: [(String, [String])]) throws {
    let palette = TokenPalette(
      colors.map { name, values in
        ColorToken(
          TokenName(name),
          [
            .init(VariantSlot(), Self.color(values[0])), .init(Self.dark, Self.color(values[1])),
          ])
      })
    for format in TokenFormats.all where ["kitty", "alacritty", "foot"].contains(format.name) {
      for file in format.write(TokenSheet(palette)).files {
        let text = String(decoding: file.bytes, as: UTF8.self)
        let line = try #require(text.split(separator: "\n").first { $0.hasPrefix("background") })
        let digits = line.filter { $0.isHexDigit }.suffix(6)
        let ground = try Color(css: "#" + digits).converted(to: .oklab).components.x
        #expect(file.path.contains("light") == (ground > 0.6), "\(file.path): \(line)")
      }
    }
  }

  @Test(
    "names that a flavor changes are told", arguments: ["style-dictionary", "tokens-studio"])
  func flavors(_ flavor: String) {
    let names = ["v1.2 Ink", "$root", "Brand", "Brand/on", "plain"]
    let palette = TokenPalette(
      names.map { ColorToken(TokenName($0), [.init(VariantSlot(), Self.color("#111"))]) })
    var options = TokenSheet.Options()
    options.flavor = flavor
    let told = DTCGFormat.write(TokenSheet(palette, options)).losses.filter { $0.kind == .name }
    #expect(Set(told.map(\.name.description)) == ["v1.2 Ink", "$root", "Brand"])
  }

  @Test("a theme of Tailwind that follows an attribute brings its variant for dark")
  func tailwind() {
    var options = TokenSheet.Options()
    for themed in [false, true] {
      options.themeAttribute = themed
      let files = TailwindFormat.write(TokenSheet(SamplePalette.palette, options)).files
      let text = String(decoding: files[0].bytes, as: UTF8.self)
      #expect(text.contains("@custom-variant dark (&:where([data-theme=\"dark\"]") == themed)
    }
  }

  // MARK: Catalogs

  private static func catalog(_ sets: [String: String]) throws -> AssetCatalog {
    let files = sets.map { ("C.xcassets/\($0).colorset/Contents.json", Array($1.utf8)) }
    return try AssetCatalog(
      path: "C.xcassets", in: MemoryTree(Dictionary(files) { first, _ in first }))
  }

  private static func set(_ entries: [(String, String)]) -> String {
    let texts = entries.map { style, red in
      let head =
        style.isEmpty
        ? ""
        : #""appearances":[{"appearance":"\#(style == "high" ? "contrast" : "luminosity")","#
          + #""value":"\#(style)"}],"#
      return #"{\#(head)"idiom":"universal","color":{"color-space":"srgb","#
        + #""components":{"red":"\#(red)","green":"0.000","blue":"0.000","alpha":"1.000"}}}"#
    }
    return #"{"colors":[\#(texts.joined(separator: ","))],"info":{"author":"xcode","version":1}}"#
  }

  @Test(
    "values that the source has no longer are told, or removed, for the axes it can speak of",
    arguments: [
      ([TokenCell.Axis.scheme, .contrast], ["dark", "high"]), ([.scheme], ["dark"]), ([], []),
    ] as [(Set<TokenCell.Axis>, [String])])
  func orphans(_ axes: Set<TokenCell.Axis>, _ expected: [String]) throws {
    let text = Self.set([("", "1.000"), ("dark", "0.500"), ("high", "0.250")])
    let catalog = try Self.catalog(["a": text])
    let palette = TokenPalette([
      ColorToken(TokenName("a"), [.init(VariantSlot(), Self.color("#ff0000"))])
    ])
    let told = CatalogPlan(
      palette, into: "C.xcassets", existing: catalog, orphans: .told(axes))
    #expect(told.changes[0].orphans.map { $0.slot.style ?? $0.slot.contrast ?? "" } == expected)
    #expect(told.files.isEmpty)
    let removed = CatalogPlan(
      palette, into: "C.xcassets", existing: catalog, orphans: .removed(axes))
    #expect(removed.files.count == (expected.isEmpty ? 0 : 1))
    if let file = removed.files.first {
      let after = try Self.catalog(["a": String(decoding: file.bytes, as: UTF8.self)])
      let entries = after.sets(of: .color).first?.colorSet?.entries.count
      #expect(entries == 3 - expected.count)
    }
    let ignored = CatalogPlan(palette, into: "C.xcassets", existing: catalog)
    #expect(ignored.changes[0].orphans.isEmpty)
  }

  @Test(
    "a name that no folder can have is no other color's, and the same set each time",
    arguments: ["../Mine", ".Mine", "./Mine", "..\\Mine", "~/Mine", "Mine.colorset", "../../Mine"])
  func names(_ name: String) throws {
    var files = ["C.xcassets/Mine.colorset/Contents.json": Array(Self.set([("", "1.000")]).utf8)]
    let palette = TokenPalette([
      ColorToken(TokenName(name), [.init(VariantSlot(), Self.color("#0000ff"))])
    ]).renamed(like: [TokenName("Mine")])
    for round in 0..<2 {
      let catalog = try AssetCatalog(path: "C.xcassets", in: MemoryTree(files))
      let plan = CatalogPlan(palette, into: "C.xcassets", existing: catalog, prunes: false)
      #expect(plan.changes.map(\.kind) == [round == 0 ? .create : .keep], "\(plan.changes)")
      for file in plan.files {
        #expect(file.path.hasPrefix("C.xcassets/"))
        #expect(!Path.components(file.path).contains(".."))
        #expect(file.path != "C.xcassets/Mine.colorset/Contents.json")
        files[file.path] = file.bytes
      }
    }
  }
}
