// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroColor
import ChiaroProject
import ChiaroSource
import ChiaroTestSupport

@testable import ChiaroAudit
@testable import ChiaroCatalog

/// The catalog of a rule's example, written out as files and read again: what fixes are made in.
struct TextCatalog {
  private(set) var catalog: AssetCatalog
  private let folder: TemporaryFolder

  init(_ example: RuleExample) throws {
    folder = try TemporaryFolder()
    let source = ExampleCatalog(example.catalog)
    for (path, bytes) in source.files { try folder.write(bytes, to: path) }
    for set in source.catalog.sets {
      try folder.write(Self.contents(set).text(.xcode), to: set.contentsPath)
    }
    catalog = try AssetCatalog(path: folder.path("Example.xcassets"))
  }

  private static func contents(_ set: AssetSet) -> JSON {
    var root: JSON = [:]
    if let colors = set.colorSet {
      root["colors"] = .array(
        colors.entries.map { entry in
          var json = EntryNotation.json(entry.slot)
          if case .color(let color) = entry.value { json["color"] = ColorNotation.json(color) }
          return json
        })
    }
    if let files = set.fileSet {
      root["images"] = .array(
        files.entries.map { entry in
          var json = EntryNotation.json(entry.slot)
          json["filename"] = JSON(entry.filename)
          return json
        })
    }
    root["info"] = ["author": "xcode", "version": 1]
    return root
  }

  func findings(_ rule: any AuditRule.Type) -> [Finding] {
    var report = RuleReport(rule: rule.id, severity: rule.description.severity)
    let context = AuditContext(
      project: Project(root: folder.path), catalogs: [catalog],
      pictures: PictureStore(decoder: ExamplePicture.Decoder()))
    rule.check(context, &report)
    return report.findings
  }

  /// Makes a change on disk, and reads the catalog again.
  mutating func apply(_ fix: Fix) throws {
    let bytes = try FileReader.bytes(atPath: fix.file, limit: 1 << 20)
    guard let document = JSONDocument.read(bytes, file: fix.file).document else { return }
    var editor = ContentsEditor(document)
    fix.apply(to: &editor)
    try editor.write()
    catalog = try AssetCatalog(path: catalog.path)
  }

  /// What each set shows in each appearance: a color's text, or the bytes of a picture.
  var shown: [String: [String]] {
    var shown: [String: [String]] = [:]
    for set in catalog.sets {
      shown[set.name] = AuditAppearance.all.map { appearance in
        let query = VariantQuery(appearance.traits)
        if let colors = set.colorSet { return "\(String(describing: colors.color(for: query)))" }
        let path = set.fileSet?.entry(for: query)?.path
        return "\(path.flatMap { try? FileReader.bytes(atPath: $0, limit: 1 << 20) } ?? [])"
      }
    }
    return shown
  }
}
