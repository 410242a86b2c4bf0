// SPDX-License-Identifier: MIT

import ChiaroCatalog
import ChiaroSource
import ChiaroTestSupport
import Foundation
import Testing

/// Broken files: what is beside them reads as before, after bounded work.
///
/// There are 1,000 of them, and with `CHIARO_MUTANTS=500` ten thousand.
@Suite("Broken catalogs")
struct CatalogFuzzTests {
  private static let mutantsPerCatalog =
    ProcessInfo.processInfo.environment["CHIARO_MUTANTS"].flatMap(Int.init) ?? 50
  private static let filesPerCatalog = 3
  private static let limits: CatalogLimits = {
    var limits = CatalogLimits()
    limits.bytesPerFile = 1 << 16
    limits.entriesPerSet = 64
    limits.diagnosticsPerSet = 50
    limits.diagnostics = 100
    return limits
  }()

  @Test("a set that is broken harms no other, and takes bounded work", arguments: 0..<20)
  func mutants(_ number: Int) throws {
    let start = number * Self.filesPerCatalog
    let originals = Array(RealContents.all[start..<start + Self.filesPerCatalog])
    let catalog = try FuzzCatalog(originals)
    var mutator = ContentsMutator(
      seed: UInt64(number), originals: originals.map(\.bytes), donors: Self.donors)
    let expected = try originals.indices.map { index in
      catalog.resolutions(
        try catalog.read(originals[index].bytes, of: index, Self.limits), but: index)
    }
    var (valid, changed) = (0, 0)
    for turn in 0..<Self.mutantsPerCatalog {
      let index = turn % Self.filesPerCatalog
      let mutant = mutator.mutant(of: index)
      let read = try catalog.read(mutant, of: index, Self.limits)
      #expect(catalog.resolutions(read, but: index) == expected[index], "mutant \(turn)")
      #expect(Self.violations(read, of: catalog, mutant, index) == [], "mutant \(turn)")
      valid += Self.isJSON(mutant) ? 1 : 0
      changed += mutant == originals[index].bytes ? 0 : 1
    }
    #expect(valid >= Self.mutantsPerCatalog / 2)
    #expect(valid < Self.mutantsPerCatalog)
    #expect(changed > Self.mutantsPerCatalog * 9 / 10)
  }

  @Test("there are a thousand mutants, of sixty files")
  func count() {
    #expect(20 * Self.mutantsPerCatalog >= 1_000)
    #expect(20 * Self.filesPerCatalog == RealContents.all.count)
    #expect(Self.donors.count == RealContents.all.count)
  }

  private static let donors = RealContents.all.compactMap { real in
    JSONDocument.read(real.bytes, file: "").document.map { JSON($0.root) }
  }

  /// Whether another reader than ours takes it for JSON.
  private static func isJSON(_ bytes: [UInt8]) -> Bool {
    (try? JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)) != nil
  }

  /// What goes beyond the limits, or is not written back as it was read.
  private static func violations(
    _ read: AssetCatalog, of catalog: FuzzCatalog, _ mutant: [UInt8], _ index: Int
  ) -> [String] {
    let work = read.statistics
    let isTooLarge = mutant.count > limits.bytesPerFile
    let others = catalog.originals.indices.filter { $0 != index }.map {
      catalog.originals[$0].count
    }
    let bytes = others.reduce(0, +) + (isTooLarge ? 0 : mutant.count)
    var found: [String] = []
    if work.bytes != bytes { found.append("read \(work.bytes) bytes of \(bytes)") }
    if work.files != filesPerCatalog - (isTooLarge ? 1 : 0) { found.append("\(work.files) files") }
    if work.folders != 1 + filesPerCatalog || work.deepestFolder != 1 { found.append("folders") }
    if work.values > bytes { found.append("\(work.values) values in \(bytes) bytes") }
    if read.diagnostics.count > limits.diagnostics { found.append("diagnostics") }
    if read.sets.count != catalog.setCount { found.append("\(read.sets.count) sets") }
    guard let set = catalog.set(index, of: read) else { return found }
    let entries = set.colorSet?.entries.count ?? set.fileSet?.entries.count ?? 0
    if entries > limits.entriesPerSet { found.append("\(entries) entries") }
    if FuzzCatalog.resolution(set).isEmpty { found.append("no resolution") }
    return found + (set.document.map(violations) ?? [])
  }

  private static func violations(_ document: JSONDocument) -> [String] {
    var found: [String] = []
    if depth(document.root) > JSONDocument.Limits().depth { found.append("too deep") }
    if ContentsEditor(document).bytes != document.bytes { found.append("not byte for byte") }
    let text = ContentsEditor(document).root.text(.xcode)
    let again = JSONDocument.read(Array(text.utf8), file: "")
    guard let second = again.document else { return found + ["written as no JSON"] }
    if ContentsEditor(second).root.text(.xcode) != text {
      found.append("written otherwise the second time")
    }
    return found
  }

  private static func depth(_ value: JSONValue) -> Int {
    let inside = Array(value.elements) + value.members.map(\.value)
    let isContainer = value.kind == .array || value.kind == .object
    return (isContainer ? 1 : 0) + (inside.map(depth).max() ?? 0)
  }
}
