// SPDX-License-Identifier: MIT

import ChiaroCatalog
import ChiaroSource
import Testing

/// Folders with so many sets that they are read ahead, on all cores.
@Suite("Reading ahead")
struct ReadAheadTests {
  /// A catalog of sets, of which some are odd, in groups of a size.
  private static func tree(groupsOf size: Int) -> MemoryTree {
    var files: [String: [UInt8]] = [:]
    for index in 0..<1400 {
      let folder = "C.xcassets/\(size == 0 ? "" : "G\(index / size)/")S\(index).colorset"
      let text =
        switch index % 7 {
        case 0: #"{"colors": [{"idiom": null, "idiom": "mac"}, {"idiom": 7}], "info": {}}"#
        case 1: "{"
        case 2: #"{"colors": [], "info": {"version": 1}}"# + String(repeating: " ", count: 70_000)
        default: #"{"colors": [{"idiom": "mac", "subtype": "x"}], "info": {"version": 1}}"#
        }
      let name = index % 50 == 3 ? "contents.JSON" : "Contents.json"
      files["\(folder)/\(name)"] = Array(text.utf8)
    }
    return MemoryTree(files)
  }

  private func lines(_ catalog: AssetCatalog) -> [String] {
    let sets = catalog.sets.map { "\($0.name) \($0.colorSet?.entries.map(\.slot) ?? [])" }
    let problems = catalog.diagnostics.map {
      "\($0.location.file.split(separator: "/").dropFirst().last { $0.hasPrefix("S") } ?? "") \($0.id)"
    }
    return sets.sorted() + problems.sorted()
  }

  @Test("sets are the same, and so is what is reported, in one folder and in many small ones")
  func same() throws {
    let whole = try AssetCatalog(path: "C.xcassets", in: Self.tree(groupsOf: 0))
    let parts = try AssetCatalog(path: "C.xcassets", in: Self.tree(groupsOf: 100))
    #expect(whole.sets.count == 1400 && lines(whole) == lines(parts))
    #expect(whole.statistics.bytes == parts.statistics.bytes)
    #expect(whole.statistics.files == parts.statistics.files)
  }

  @Test("limits end the reading at the same set")
  func limits() throws {
    var limits = CatalogLimits()
    limits.folders = 701
    let catalog = try AssetCatalog(path: "C.xcassets", in: Self.tree(groupsOf: 0), limits: limits)
    #expect(catalog.sets.count == 700)
    limits.folders = 10_000
    limits.bytesPerFile = 72
    let small = try AssetCatalog(path: "C.xcassets", in: Self.tree(groupsOf: 0), limits: limits)
    let groups = try AssetCatalog(path: "C.xcassets", in: Self.tree(groupsOf: 100), limits: limits)
    #expect(small.diagnostics.contains { $0.id == "file-too-large" })
    #expect(lines(small) == lines(groups))
  }
}
