// SPDX-License-Identifier: MIT

import ChiaroTestSupport
import Testing

/// The modules import what the table of ARCHITECTURE.md allows, and nothing else.
@Suite("Layers")
struct LayersTests {
  /// A row of the table.
  struct Module: CustomTestStringConvertible {
    var layer: Int
    /// The folder of `Sources` in which it stands.
    var house: String
    var name: String
    var own: Set<String>
    var others: Set<String>
    /// Whether those that use it name none of its declarations.
    var isLinkedBySymbol: Bool

    var testDescription: String { name }
  }

  static let modules: [Module] = MarkdownFile("ARCHITECTURE.md").tables([
    "layer", "module", "what it is", "may import (ours)", "may import (others)",
  ]).flatMap { table in
    // A section is a house: "Core: what everything stands on".
    table.rows.map { module($0, in: String(table.heading.prefix { $0 != ":" })) }
  }

  private static func module(_ row: [String], in house: String) -> Module {
    let names = { (cell: String) in
      Set(cell == "–" ? [] : cell.split(separator: ", ").map(String.init))
    }
    var others = names(row[4])
    if others.remove("C library") != nil { others.insert("CLibrary") }
    return Module(
      layer: Int(row[0].dropFirst()) ?? -1, house: house, name: row[1], own: names(row[3]),
      others: others, isLinkedBySymbol: row[2].contains("linked by its symbol"))
  }

  static let files = SourceFile.all(in: ["Sources"])

  @Test("every module with Swift files stands in the table, on a layer")
  func complete() {
    let layered = Set(Self.modules.filter { $0.layer >= 0 }.map(\.name))
    #expect(layered.count >= 11)
    #expect(Set(Self.files.map(\.target)).subtracting(layered) == [])
  }

  @Test("a module stands in the house whose section has its row", arguments: modules)
  func housed(_ module: Module) {
    #expect(SourceTree.sources(of: module.name) == "Sources/\(module.house)/\(module.name)")
  }

  @Test("what a module may import lies on a layer below its own", arguments: modules)
  func downwards(_ module: Module) throws {
    for name in module.own {
      let imported = try #require(Self.modules.first { $0.name == name }, "\(name) is no module")
      #expect(imported.layer < module.layer, "\(name) is not below \(module.name)")
    }
  }

  @Test("a module imports nothing but what its row allows", arguments: modules)
  func imports(_ module: Module) {
    for file in Self.files where file.target == module.name {
      let foreign = file.imports.subtracting(module.own).subtracting(module.others)
      #expect(foreign == [], "\(file.path)")
    }
  }

  @Test("a row allows nothing that its module does not need", arguments: modules)
  func needed(_ module: Module) {
    let imported = Self.files.filter { $0.target == module.name }
      .reduce(into: Set<String>()) { $0.formUnion($1.imports) }
    guard !imported.isEmpty else { return }
    let linked = Set(Self.modules.filter(\.isLinkedBySymbol).map(\.name))
    #expect(module.own.union(module.others).subtracting(imported).subtracting(linked) == [])
  }

  @Test("a module depends on what its row allows, as the manifest says", arguments: modules)
  func manifest(_ module: Module) throws {
    let allowed = module.own.union(module.others)
    let dependencies = try #require(Self.manifest[module.name], "\(module.name) is no target")
    #expect(dependencies.subtracting(allowed) == [])
    #expect(module.own.subtracting(dependencies) == [])
  }

  /// The modules of ours on which each target depends, as the manifest lists them.
  private static let manifest: [String: Set<String>] = {
    let text = SourceFile.named("Package.swift").lines.joined(separator: "\n")
    let heads = text.matches(
      of: #/(?:module\(\s*|shim\(\s*|program\(\s*|[tT]arget\(\s*name: )"(\w[\w-]*)"/#)
    var targets: [String: Set<String>] = [:]
    for (place, head) in heads.enumerated() {
      let end = place + 1 < heads.count ? heads[place + 1].range.lowerBound : text.endIndex
      let words = text[head.range.upperBound..<end].matches(of: #/"(C?Chiaro\w*|CLibrary)"/#)
      targets[String(head.1)] = Set(words.map { String($0.1) })
    }
    return targets
  }()

  @Test(
    "import lines are read whatever stands before them",
    arguments: [
      ("import ChiaroColor", "ChiaroColor"), ("public import ChiaroRaster", "ChiaroRaster"),
      ("@_exported public import ChiaroColor", "ChiaroColor"),
      ("  internal import struct Glibc.stat", "Glibc"), ("// import Nothing", nil),
      ("let important = 1", nil),
    ] as [(Substring, String?)])
  func importLine(_ line: Substring, _ module: String?) {
    #expect(SourceFile.importedModule(line) == module)
  }
}
