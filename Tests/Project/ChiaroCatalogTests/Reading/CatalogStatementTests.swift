// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroCatalog
import ChiaroColor
import ChiaroSource
import ChiaroTestSupport
import Testing

/// What the format of catalogs says (group S, its first statements).
@Suite("The format of catalogs")
struct CatalogStatementTests {
  /// A color set with an entry for everything that an entry can say.
  static let sample = #"""
    {
      "colors" : [
        {
          "color" : {
            "color-space" : "srgb",
            "components" : { "alpha" : "1.000", "blue" : "0.3", "green" : "0x40", "red" : "50" }
          },
          "idiom" : "universal"
        },
        {
          "appearances" : [
            { "appearance" : "luminosity", "value" : "dark" },
            { "appearance" : "contrast", "value" : "high" }
          ],
          "color" : {
            "color-space" : "display-p3",
            "components" : { "alpha" : "0.5", "blue" : "0", "green" : "0", "red" : "255" }
          },
          "display-gamut" : "display-P3",
          "idiom" : "ipad",
          "locale" : "fr",
          "subtype" : "mac-catalyst"
        },
        {
          "appearances" : [ { "appearance" : "luminosity", "value" : "light" } ],
          "color" : { "platform" : "ios", "reference" : "labelColor" },
          "idiom" : "universal"
        }
      ],
      "info" : { "author" : "xcode", "version" : 1 }
    }
    """#

  private func entries(_ text: String) throws -> [ColorSet.Entry] {
    let catalog = AssetCatalog(colors: ["C": text])
    #expect(catalog.diagnostics.isEmpty, "\(catalog.diagnostics)")
    return try #require(catalog.set(.color, named: "C")?.colorSet).entries
  }

  @Test("S234: one named set holds variants along every axis")
  func axes() throws {
    let text = #"""
      {"images":[{"filename":"a.png","idiom":"ipad","subtype":"mac-catalyst","scale":"2x",
      "display-gamut":"display-P3","width-class":"compact","height-class":"regular",
      "language-direction":"right-to-left","locale":"fr","memory":"4GB",
      "graphics-feature-set":"metal2v1","appearances":[{"appearance":"contrast","value":"high"},
      {"appearance":"luminosity","value":"dark"}]}],"info":{"version":1}}
      """#
    let tree = MemoryTree([
      "A.xcassets/I.imageset/Contents.json": Array(text.utf8), "A.xcassets/I.imageset/a.png": [],
    ])
    let catalog = try AssetCatalog(path: "A.xcassets", in: tree)
    let slot = try #require(
      catalog.set(.image, named: "I")?.fileSet?.entries.first?.slot.variant)
    #expect(slot.luminosity == .dark && slot.isHighContrast)
    #expect(slot.gamut == .P3)
    #expect(slot.idiom == .pad && slot.subtype == "mac-catalyst")
    #expect(slot.scale == 2)
    #expect(slot.widthClass == .compact && slot.heightClass == .regular)
    #expect(slot.layoutDirection == .rightToLeft)
    #expect(slot.locale == "fr")
    #expect(slot.memory == 4 && slot.graphicsFeatureSet == "metal2v1")
  }

  @Test("S235: a color set's entries have idiom, gamut, appearances, space and components")
  func colorSet() throws {
    let entries = try entries(Self.sample)
    try #require(entries.count == 3)
    #expect(entries[0].slot == EntrySlot("universal"))
    #expect(
      entries[0].value
        == .color(Color(.sRGB, 50.0 / 255, 64.0 / 255, Double(Float(0.3)))))
    #expect(entries[1].slot == EntrySlot("dark high P3 ipad mac-catalyst locale:fr"))
    #expect(entries[1].value == .color(Color(.displayP3, 1, 0, 0, alpha: 0.5)))
    #expect(
      entries[2].value == .reference(SystemReference(name: "labelColor", platform: "ios")))
    #expect(entries.map(\.location.line) == [3, 10, 24])
    #expect(entries.map(\.valueLocation?.line) == [4, 15, 26])
  }

  @Test("S236: appearances are luminosity light or dark, and contrast high, in any order")
  func appearances() throws {
    let entry = { (appearances: String) -> String in
      #"{"appearances":[\#(appearances)],"color":{"color-space":"srgb","components":"#
        + #"{"red":"0","green":"0","blue":"0","alpha":"1.0"}}}"#
    }
    let luminosity = { (value: String) -> String in
      #"{"appearance":"luminosity","value":"\#(value)"}"#
    }
    let high = #"{"appearance":"contrast","value":"high"}"#
    let lists = [
      "", luminosity("light"), luminosity("dark"), high, luminosity("light") + "," + high,
      high + "," + luminosity("dark"),
    ]
    let text = #"{"colors":[\#(lists.map(entry).joined(separator: ","))],"info":{"version":1}}"#
    let slots = try entries(text).map(\.slot)
    #expect(
      slots == ["any", "light", "dark", "high", "light high", "dark high"].map { EntrySlot($0) })
    #expect(
      slots.compactMap(\.variant).map(\.luminosity) == [.any, .light, .dark, .any, .light, .dark])
    #expect(
      slots.compactMap(\.variant).map(\.isHighContrast)
        == [false, false, false, true, true, true])
  }

  @Test("S237: a set in which every entry names an appearance is warned about")
  func missingBase() throws {
    let warnings = { (slots: [String]) -> [Diagnostic] in
      let entries = slots.map { slot -> String in
        #"{\#(EntrySlot(slot).json)"color":{"color-space":"srgb","components":"#
          + #"{"red":"0","green":"0","blue":"0","alpha":"1.0"}}}"#
      }
      let text = #"{"colors":[\#(entries.joined(separator: ","))],"info":{"version":1}}"#
      return AssetCatalog(colors: ["C": text]).diagnostics
    }
    for slots in [["dark"], ["light", "dark"], ["high"], ["dark", "high", "light high"]] {
      let found = warnings(slots)
      #expect(found.map(\.id) == ["any-missing"], "\(slots)")
      #expect(found.map(\.severity) == [.warning])
    }
    for slots in [[], ["any"], ["any", "dark"], ["dark", "iphone"], ["P3", "dark"]] {
      #expect(warnings(slots).isEmpty, "\(slots)")
    }
  }

  @Test("the whole product of idioms, gamuts and appearances is read and told apart")
  func wholeProduct() throws {
    let idioms = ["universal", "iphone", "ipad", "ipad mac-catalyst", "car", "watch", "mac", "tv"]
    let gamuts = ["sRGB", "P3"]
    let appearances = ["", "high", "light", "light high", "dark", "dark high"]
    var slots: [EntrySlot] = []
    for idiom in idioms {
      for gamut in gamuts {
        for appearance in appearances { slots.append(EntrySlot("\(idiom) \(gamut) \(appearance)")) }
      }
    }
    #expect(slots.count == 96 && Set(slots).count == 96)
    var editor = ContentsEditor(
      try #require(JSONDocument.read(Array("{}".utf8), file: "").document))
    for (index, slot) in slots.enumerated() {
      editor.setColor(Color(.sRGB, Double(index) / 255, 0, 0), for: slot)
    }
    let catalog = AssetCatalog(colors: ["C": editor.text])
    #expect(catalog.diagnostics.map(\.id) == ["info-missing"])
    let set = try #require(catalog.set(.color, named: "C")?.colorSet)
    #expect(set.entries.map(\.slot) == slots)
    var query = VariantQuery()
    query.idiom = .pad
    query.subtype = "mac-catalyst"
    query.gamut = .P3
    query.style = .dark
    query.contrast = .high
    #expect(set.entry(for: query)?.slot == EntrySlot("ipad mac-catalyst P3 dark high"))
    query.subtype = nil
    #expect(set.entry(for: query)?.slot == EntrySlot("ipad P3 dark high"))
    query.idiom = .vision
    #expect(set.entry(for: query)?.slot == EntrySlot("universal P3 dark high"))
  }

  @Test("the kind of a folder is its ending, in any case", arguments: SetKind.allCases)
  func kinds(_ kind: SetKind) {
    #expect(SetKind(folder: "A.\(kind.rawValue)") == kind)
    #expect(SetKind(folder: "A.b.\(kind.rawValue.uppercased())") == kind)
    #expect(SetKind(folder: kind.rawValue) == nil)
    #expect(SetKind(folder: ".\(kind.rawValue)") == nil)
    #expect(SetKind(folder: "A.\(kind.rawValue)x") == nil)
  }

  @Test("a catalog in memory may be empty, and answers to its name")
  func emptyCatalog() throws {
    let tree = MemoryTree(["Colors.xcassets/Contents.json": Array(#"{"info":{"version":1}}"#.utf8)])
    let catalog = try AssetCatalog(path: "Colors.xcassets", in: tree)
    #expect(catalog.name == "Colors")
    #expect(catalog.sets.isEmpty && catalog.diagnostics.isEmpty)
    #expect(catalog.statistics.folders == 1 && catalog.statistics.files == 1)
    #expect(throws: CatalogError.self) { try AssetCatalog(path: "Other.xcassets", in: tree) }
  }
}
