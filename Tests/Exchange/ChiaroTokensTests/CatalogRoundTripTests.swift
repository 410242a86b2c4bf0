// SPDX-License-Identifier: MIT

import ChiaroCatalog
import ChiaroSource
import ChiaroTestSupport
import ChiaroTokens
import Foundation
import Testing

/// Color sets go through design tokens and come back as they were.
@Suite("Catalogs through design tokens")
struct CatalogRoundTripTests {
  /// The catalogs of the reader's tests: those of real projects, and the odd ones.
  static let catalogs: [String] = {
    let root = "\(SourceTree.root)/Tests/Project/ChiaroCatalogTests/Fixtures"
    let names = FileManager.default.enumerator(atPath: root)?.allObjects as? [String] ?? []
    return names.filter { $0.hasSuffix(".xcassets") }.sorted().map { "\(root)/\($0)" }
  }()

  /// Writes a catalog's colors as design tokens, and reads them into an empty catalog.
  private static func roundTrip(_ catalog: AssetCatalog) throws -> AssetCatalog {
    let palette = TokenPalette.read([catalog]).palette
    let written = DTCGFormat.write(TokenSheet(palette))
    let reading = DTCGFormat.read(written.files)
    // What an author wrote twice comes back twice.
    #expect(reading.diagnostics.filter { $0.id != "json-repeated-name" } == [])
    let plan = CatalogPlan(reading.palette, into: "New.xcassets", existing: nil)
    return try AssetCatalog(
      path: "New.xcassets",
      in: MemoryTree(Dictionary(plan.files.map { ($0.path, $0.bytes) }) { first, _ in first }))
  }

  @Test("the fixtures are found")
  func found() { #expect(Self.catalogs.count > 15) }

  @Test("every color set has the same JSON at the same place", arguments: catalogs)
  func same(_ path: String) throws {
    let before = try AssetCatalog(path: path)
    let after = try Self.roundTrip(before)
    let kept = Dictionary(after.sets(of: .color).map { ($0.name, $0) }) { first, _ in first }
    var seen: Set<String> = []
    for set in before.sets(of: .color) where seen.insert(set.name).inserted {
      // What is no JSON object cannot be carried.
      guard let document = set.document, document.root.kind == .object else { continue }
      let new = try #require(kept[set.name], "\(set.name)")
      let root = try #require(new.document?.root)
      #expect(JSON(root).sorted == JSON(document.root).sorted, "\(set.name)")
      #expect(
        Path.relative(new.path, to: after.path)
          == Path.relative(set.path, to: before.path).replacing(".COLORSET", with: ".colorset"))
    }
  }

  /// CHIARO_PALETTES asks for more of them.
  @Test("color sets made of generated palettes have the same JSON at the same place")
  func generated() throws {
    for (seed, palette) in FormatConformanceTests.palettes().enumerated() {
      let plan = CatalogPlan(palette, into: "A.xcassets", existing: nil)
      let files = Dictionary(plan.files.map { ($0.path, $0.bytes) }) { first, _ in first }
      let before = try AssetCatalog(path: "A.xcassets", in: MemoryTree(files))
      let after = try Self.roundTrip(before)
      let sets = { (catalog: AssetCatalog) in
        catalog.sets(of: .color).map { set in
          Path.relative(set.path, to: catalog.path)
            + (set.document.map { JSON($0.root).sorted.text() } ?? "")
        }.sorted()
      }
      #expect(!before.sets(of: .color).isEmpty, "seed \(seed)")
      let isSame = sets(before) == sets(after)
      #expect(isSame, "seed \(seed)")
      if !isSame { break }
    }
  }

  @Test("an import of what already exists changes nothing", arguments: catalogs)
  func unchanged(_ path: String) throws {
    let catalog = try AssetCatalog(path: path)
    let files = DTCGFormat.write(TokenSheet(TokenPalette.read([catalog]).palette)).files
    let plan = CatalogPlan(
      DTCGFormat.read(files).palette, into: path, existing: catalog, prunes: true)
    #expect(plan.files.map(\.path) == [])
    #expect(plan.removals == [])
  }
}

extension JSON {
  /// The value with the members of all objects in alphabetical order.
  var sorted: JSON {
    switch self {
    case .object(let members):
      .object(
        members.map { Member($0.name, $0.value.sorted) }.sorted { $0.name < $1.name })
    case .array(let elements): .array(elements.map(\.sorted))
    default: self
    }
  }
}
