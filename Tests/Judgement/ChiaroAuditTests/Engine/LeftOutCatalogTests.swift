// SPDX-License-Identifier: MIT

import ChiaroAudit
import ChiaroCatalog
import ChiaroFindings
import ChiaroProject
import ChiaroSource
import ChiaroTestSupport
import Testing

/// Catalogs that are read and of which nothing is said.
@Suite("Catalogs of others")
struct LeftOutCatalogTests {
  private static let brand = """
    {"info": {"author": "xcode", "version": 1}, "colors": [{"idiom": "universal", "color":
    {"color-space": "srgb", "components":
    {"red": "0.2", "green": "0.4", "blue": "0.6", "alpha": "1"}}}]}
    """

  @Test(
    "a catalog of others is left out and said, unless a configuration includes it",
    arguments: [
      ("Vendors/Kit", "", false), ("Vendors/Kit", "others", true), ("App", "", true),
      ("Example", "", true),
    ])
  func leftOut(_ folder: String, _ included: String, _ isTold: Bool) throws {
    let root = try TemporaryFolder()
    _ = try root.write("{}", to: "\(folder)/A.xcassets/Contents.json")
    _ = try root.write(Self.brand, to: "\(folder)/A.xcassets/Brand.colorset/Contents.json")
    let project = try Project.scan(root.path)
    var configuration = AuditConfiguration()
    configuration.includedSources = [included]
    let context = AuditContext(
      project: project, catalogs: try project.catalogs.map { try AssetCatalog(path: $0) },
      configuration: configuration)
    let result = Auditor.run(context)
    #expect(result.findings.isEmpty == !isTold)
    #expect(result.diagnostics.contains { $0.id == "catalog-left-out" } == !isTold)
  }

  @Test(
    "what a demo lacks is less likely to be missed, and never an error",
    arguments: [("Samples", true), ("KitDemo", true), ("App", false)])
  func missing(_ folder: String, _ isForTrial: Bool) throws {
    let root = try TemporaryFolder()
    _ = try root.write("{}", to: "\(folder)/A.xcassets/Contents.json")
    _ = try root.write(
      #"{"images": [{"idiom": "universal", "filename": "a.png"}]}"#,
      to: "\(folder)/A.xcassets/Moon.imageset/Contents.json")
    var configuration = AuditConfiguration()
    configuration.onlyRules = ["missing-file"]
    let project = try Project.scan(root.path)
    let context = AuditContext(
      project: project, catalogs: try project.catalogs.map { try AssetCatalog(path: $0) },
      configuration: configuration)
    let findings = Auditor.run(context).findings
    let found = try #require(findings.first)
    #expect(findings.count == 1 && found.consequence == .missing && found.standing == .likely)
    #expect(found.considers("for-trial") == isForTrial)
    #expect(found.evidence == (isForTrial ? .inferred : .seen))
  }
}
