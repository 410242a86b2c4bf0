// SPDX-License-Identifier: MIT

import ChiaroColor
import ChiaroFindings
import ChiaroSource
import Testing

@testable import ChiaroSourceAudit

/// Names of assets: what tools make of them, and what code may mean by them.
@Suite("Names of assets")
struct AssetNameTests {
  @Test(
    "Xcode, SwiftGen and R.swift make an identifier of a set's name",
    arguments: [
      ("brand", .color, "brand"), ("Brand", .color, "brand"), ("Brand Tint", .color, "brandTint"),
      ("brand-tint", .color, "brandTint"), ("brand_tint", .color, "brandTint"),
      ("brand.tint", .color, "brandTint"), ("BrandColor", .color, "brand"),
      ("brandColor", .color, "brand"), ("LogoImage", .image, "logo"),
      ("logo_image", .image, "logo"),
      ("BrandImage", .color, "brandImage"), ("LogoColor", .image, "logoColor"),
      ("Color", .color, "color"), ("URLIcon", .image, "urlIcon"), ("URL", .image, "url"),
      ("2x", .image, "_2X"), ("360_media", .image, "_360Media"),
      ("intro2-yk5ci", .image, "intro2Yk5Ci"),
      ("größe", .color, "größe"), ("a+b", .color, "aB"), ("  brand  ", .color, "brand"),
    ] as [(String, NamedAsset.Kind, String)])
  func symbols(_ name: String, _ kind: NamedAsset.Kind, _ symbol: String) {
    #expect(AssetTable.symbols(of: name, kind).contains(symbol))
    let table = AssetTable([NamedAsset(name, kind)])
    #expect(table.indices(symbol: symbol) == [0])
  }

  @Test(
    "no symbol is empty, and a name of signs alone has none that code could write",
    arguments: ["", "-", "  ", "…", "💡"])
  func oddNames(_ name: String) {
    for symbol in AssetTable.symbols(of: name, .color) where symbol != name {
      #expect(symbol.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }, "\(symbol)")
    }
  }

  private static let table = AssetTable([
    NamedAsset("Brand", .color), NamedAsset("Pure/orange", .color), NamedAsset("icon24", .image),
    NamedAsset("icon32", .image), NamedAsset("icon48", .image), NamedAsset("share", .image),
    NamedAsset("shareAlt", .image), NamedAsset("Rank Level 3", .image),
  ])

  @Test(
    "a name finds its set by capitals, folder and a file's ending",
    arguments: [
      ("Brand", [0]), ("brand", []), ("BRAND", []), ("Pure/orange", [1]), ("orange", [1]),
      ("Pure", []), ("share", [5]), ("share.png", [5]), ("share@2x.png", [5]), ("share.pdf", [5]),
      ("share.gif", []), ("share.", []), (".png", []), ("", []), ("share@4x.png", []),
      ("Share.png", []), ("shareAlt", [6]),
    ])
  func named(_ name: String, _ indices: [Int]) {
    #expect(Self.table.indices(named: name) == indices)
  }

  @Test("how names begin and end, and which are counted")
  func parts() {
    let table = Self.table
    #expect(
      table.hasName(startingWith: "Rank Level ") && !table.hasName(startingWith: "Rank level"))
    #expect(table.hasName(endingWith: "Alt") && !table.hasName(endingWith: "alt"))
    #expect(table.hasName(countedFrom: "icon") && !table.hasName(countedFrom: "share"))
    #expect(table.forms(endingWith: "Alt") == [6] && table.forms(endingWith: "t").isEmpty)
    #expect(table.counted == ["icon#"] && table.withShades(["icon", "share"]) == ["icon"])
    #expect(table.nearest(to: "BRAND")?.name == "Brand" && table.nearest(to: "Brands") == nil)
    #expect(table.namespace(of: 1) == "Pure" && table.namespace(of: 0) == nil)
    #expect(table.isColorInFolder(1) && !table.isColorInFolder(0))
    #expect(table.has(.color) && !AssetTable([]).has(.image))
    #expect(AssetTable.stem(ofNumbered: "a12") == "a" && AssetTable.stem(ofNumbered: "a") == nil)
    #expect(AssetTable.withoutNumber("a12b3") == "a#b#")
  }

  @Test("a name in a file means the set of its own target, where one has it")
  func targets() {
    let assets = ["One", "Two"].map { NamedAsset("Ink", .color, set: $0, catalog: $0) }
    let table = AssetTable(
      assets,
      [
        .init(files: ["A.swift"], catalogs: ["One"]), .init(files: ["B.swift"], catalogs: ["Two"]),
        .init(files: ["C.swift"], catalogs: ["Three"]),
        .init(files: ["D.swift"], catalogs: ["One", "Two"]),
      ])
    #expect(table.narrowed([0, 1], in: "A.swift") == [0])
    #expect(table.narrowed([0, 1], in: "B.swift") == [1])
    for file in ["C.swift", "D.swift", "E.swift"] {
      #expect(table.narrowed([0, 1], in: file) == [0, 1])
    }
  }

  // MARK: Names that no catalog has

  private static let assets = [
    NamedAsset("Brand", .color), NamedAsset("Ink", .color), NamedAsset("Logo", .image),
  ]

  /// `UIColor(named: "Brand")` shows that code finds colors by name.
  private static func told(_ line: String) -> [String] {
    let text =
      "import UIKit\nclass A: UIView {\n  func set() {\n    b.textColor = UIColor(named: \"Brand\")\n"
      + "    \(line)\n  }\n}\n"
    return SourceAuditor.audit(
      [("A.swift", Array(text.utf8))], only: [UndefinedAsset.id], assets: assets
    ).findings.map(\.message)
  }

  @Test(
    "a name that finds nothing is told, with the one that was meant",
    arguments: [
      (
        "c.textColor = UIColor(named: \"brand\")",
        "Color missing: no catalog has 'brand', but 'Brand' exists"
      ),
      ("c.textColor = UIColor(named: \"Tone\")", "Color missing: no catalog has 'Tone'"),
      (
        "c.image = UIImage(named: \"logo\")",
        "Picture missing: no catalog has 'logo', but 'Logo' exists"
      ),
      ("let a = Color(\"brand\")", "Color missing: no catalog has 'brand', but 'Brand' exists"),
      ("let a = Image(\"LOGO\")", "Picture missing: no catalog has 'LOGO', but 'Logo' exists"),
      ("c.textColor = UIColor(named: \"Tone\")!", "Color missing: no catalog has 'Tone'"),
      (
        "c.textColor = UIColor(named: \"Tone\", in: .module, compatibleWith: nil)",
        "Color missing: no catalog has 'Tone'"
      ),
      ("c.textColor = UIColor(named: \"Ink\")", nil), ("c.image = UIImage(named: \"photo\")", nil),
      ("c.image = UIImage(named: \"Logo\")", nil),
      ("c.image = UIImage(named: \"logo\", in: kit, with: nil)", nil),
      ("c.textColor = UIColor(named: \"Tone\", in: kit, compatibleWith: nil)", nil),
      ("c.textColor = UIColor(named: name)", nil),
      ("c.textColor = UIColor(named: \"\\(a)Tone\")", nil),
      ("c.textColor = UIColor(named: \"\")", nil), ("c.image = UIImage(systemName: \"logo\")", nil),
      ("if let a = UIColor(named: \"Tone\") { b(a) }", nil), ("log(\"Tone\")", nil),
      ("// UIColor(named: \"Tone\")", nil), ("c.text = \"UIColor(named: brand)\"", nil),
      ("c.textColor = UIColor(named: \"Logo\")", "Color missing: no catalog has 'Logo'"),
      ("let a = Text(\"brand\")", nil),
    ] as [(String, String?)])
  func undefined(_ line: String, _ message: String?) {
    #expect(Self.told(line) == [message].compactMap(\.self), "\(line)")
  }
}
