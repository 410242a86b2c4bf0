// SPDX-License-Identifier: MIT

import BenchSupport
import ChiaroAppearance
import ChiaroAudit
import ChiaroCatalog
import ChiaroProject
import ChiaroSource
import Foundation

/// A catalog of 5,000 color sets: read, resolved in 16 appearances and audited, beside the cheapest
/// bound, which is reading the same files and parsing them as JSON.
@main
enum CatalogBench {
  static func main() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("chiaro-bench-\(ProcessInfo.processInfo.processIdentifier)")
    let path = folder.appendingPathComponent("Bench.xcassets").path
    defer { try? FileManager.default.removeItem(at: folder) }
    try write(to: path)
    let files = try paths(path)
    let bytes = try files.reduce(0) { try $0 + Data(contentsOf: URL(fileURLWithPath: $1)).count }
    print("sets\t\(files.count)\tbytes\t\(bytes)")

    if CommandLine.arguments.contains("--whole-only") {
      guard let catalog = try? AssetCatalog(path: path), let project = try? Project.scan(path)
      else { return }
      let context = AuditContext(project: project, catalogs: [catalog])
      for rule in RuleRegistry.all {
        var configuration = AuditConfiguration()
        configuration.onlyRules = [rule.id]
        let only = AuditContext(project: project, catalogs: [catalog], configuration: configuration)
        Measurement("rule.\(rule.id)", runs: 5).milliseconds {
          Double(Auditor.run(only).findings.count)
        }
      }
      Measurement("scan", runs: 5).milliseconds { (try? Project.scan(path)) == nil ? 0 : 1 }
      Measurement("resolve", runs: 5).milliseconds {
        Double(AuditContext(project: project, catalogs: [catalog]).catalogs.count)
      }
      Measurement("rules", runs: 5).milliseconds { Double(Auditor.run(context).findings.count) }
      return
    }
    Measurement("bound.JSONSerialization", runs: 9).milliseconds { bound(path) }
    Measurement("bound.JSONDocument", runs: 9).milliseconds { ownParser(path) }
    Measurement("catalog.read", runs: 9).milliseconds {
      Double((try? AssetCatalog(path: path))?.sets.count ?? 0)
    }
    Measurement("catalog.read+resolve+audit", runs: 9).milliseconds { whole(path) }
    Measurement("bound.JSONSerialization.wall", runs: 9).wallMilliseconds { bound(path) }
    Measurement("catalog.read+resolve+audit.wall", runs: 9).wallMilliseconds { whole(path) }
  }

  private static func whole(_ path: String) -> Double {
    guard let catalog = try? AssetCatalog(path: path), let project = try? Project.scan(path) else {
      return 0
    }
    let context = AuditContext(project: project, catalogs: [catalog])
    return Double(Auditor.run(context).findings.count)
  }

  /// Lists the folders, reads every Contents.json and parses it with Foundation.
  private static func bound(_ path: String) -> Double {
    var count = 0.0
    for file in (try? paths(path)) ?? [] {
      guard let data = FileManager.default.contents(atPath: file),
        (try? JSONSerialization.jsonObject(with: data)) != nil
      else { continue }
      count += 1
    }
    return count
  }

  /// The same with the parser of this project, which also knows the place of every value.
  private static func ownParser(_ path: String) -> Double {
    var count = 0.0
    for file in (try? paths(path)) ?? [] {
      guard let bytes = try? FileReader.bytes(atPath: file, limit: 1 << 20) else { continue }
      count += JSONDocument.read(bytes, file: file).document == nil ? 0 : 1
    }
    return count
  }

  private static func paths(_ path: String) throws -> [String] {
    try FolderReader.list(path).entries.filter { $0.kind == .folder }.map {
      "\(path)/\($0.name)/Contents.json"
    }
  }

  // MARK: The catalog

  /// Colors as projects have them: most with a dark variant, some with increased contrast, a few
  /// wide, references and notations of every kind, and names of every role.
  private static func write(to path: String) throws {
    var generator = SeededGenerator(seed: 7)
    let roles = ["Text", "Background", "Label", "Accent", "Border", "Icon", "Card", "Title"]
    for index in 0..<5000 {
      let name = "Set\(index)\(roles[index % roles.count])"
      let folder = "\(path)/\(name).colorset"
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true)
      var entries = [entry([], index, &generator)]
      if index % 5 != 0 { entries.append(entry([("luminosity", "dark")], index, &generator)) }
      if index % 4 == 0 {
        entries.append(entry([("contrast", "high")], index, &generator))
        entries.append(
          entry([("luminosity", "dark"), ("contrast", "high")], index, &generator))
      }
      let root: JSON = [
        "colors": .array(entries), "info": ["author": "xcode", "version": 1],
      ]
      try AtomicFile.write(root.text(.xcode), toPath: "\(folder)/Contents.json")
    }
  }

  private static func entry(
    _ appearances: [(String, String)], _ index: Int, _ generator: inout SeededGenerator
  ) -> JSON {
    var entry: JSON = ["color": color(index, &generator), "idiom": "universal"]
    if !appearances.isEmpty {
      entry["appearances"] = .array(
        appearances.map { ["appearance": .string($0.0), "value": .string($0.1)] })
    }
    return entry
  }

  private static func color(_ index: Int, _ generator: inout SeededGenerator) -> JSON {
    if index % 50 == 7 { return ["platform": "ios", "reference": "systemIndigoColor"] }
    let space = index % 20 == 3 ? "display-p3" : "srgb"
    let components = ["alpha", "blue", "green", "red"].map { channel -> JSON.Member in
      if channel == "alpha" { return .init(channel, "1.000") }
      let byte = Int.random(in: 0...255, using: &generator)
      let hex = String(byte, radix: 16, uppercase: true)
      return .init(
        channel,
        .string(index % 2 == 0 ? "0x\(hex.count == 1 ? "0" : "")\(hex)" : "0.\(100 + byte * 3)"))
    }
    return ["color-space": .string(space), "components": .object(components)]
  }
}
