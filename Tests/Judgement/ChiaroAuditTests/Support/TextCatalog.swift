// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroCatalog
import ChiaroColor
import ChiaroFindings
import ChiaroProject
import ChiaroSource
import ChiaroTestSupport

@testable import ChiaroAudit

/// The catalog of a rule's example, written out as files and read again: what fixes are made in.
struct TextCatalog {
  private(set) var catalog: AssetCatalog
  private let folder: TemporaryFolder

  init(_ example: RuleExample) throws {
    folder = try TemporaryFolder()
    let source = ExampleCatalog(example.catalog)
    for (path, bytes) in source.files { try folder.write(bytes, to: path) }
    catalog = try AssetCatalog(path: folder.path("Example.xcassets"))
  }

  func findings(_ rule: any AuditRule.Type) -> [Finding] {
    var report = RuleReport(rule: RuleListing(id: rule.id, rule.description))
    let context = AuditContext(
      project: Project(root: folder.path), catalogs: [catalog],
      pictures: PictureStore(decoder: ExamplePicture.Decoder()))
    rule.check(context, &report)
    return report.findings
  }

  /// Makes a change on disk, and reads the catalog again.
  mutating func apply(_ fix: Fix) throws {
    for patch in fix.patches { try PatchedFile(patch, inside: folder.path).write() }
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
