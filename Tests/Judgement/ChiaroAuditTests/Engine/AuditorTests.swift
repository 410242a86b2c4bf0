// SPDX-License-Identifier: MIT

import ChiaroFindings
import ChiaroProject
import ChiaroSource
import Synchronization
import Testing

@testable import ChiaroAudit

@Suite("Auditor")
struct AuditorTests {
  private let catalog = """
    Brand: any #336699
    Sand: any #E9DCC0 | dark
    Moon.imageset: any moon.png
    """

  private func result(_ change: (inout AuditConfiguration) -> Void = { _ in }) -> Auditor.Result {
    var configuration = AuditConfiguration()
    configuration.optInRules = Set(RuleRegistry.all.map { $0.id })
    change(&configuration)
    let example = ExampleCatalog(catalog)
    return Auditor.run(
      AuditContext(
        project: Project(root: "."), catalogs: [example.catalog], configuration: configuration))
  }

  @Test("findings are sorted, and the same on every run")
  func sorted() {
    let first = result().findings
    #expect(first.count >= 4 && first == first.sorted())
    for _ in 0..<10 { #expect(result().findings == first) }
  }

  @Test("only the rules that are wanted run")
  func rules() {
    let rules = { (result: Auditor.Result) in Set(result.findings.map(\.rule)) }
    #expect(rules(result { $0.onlyRules = ["missing-dark-variant"] }) == ["missing-dark-variant"])
    let without = rules(result { $0.disabledRules = ["missing-dark-variant"] })
    #expect(!without.contains("missing-dark-variant") && without.contains("missing-file"))
    #expect(rules(result { $0.onlyRules = [] }).isEmpty)
    #expect(
      rules(
        result {
          $0.onlyRules = ["missing-file"]
          $0.disabledRules = ["missing-file"]
        }
      ).isEmpty)
  }

  @Test("a severity of the configuration's replaces the rule's own")
  func severities() {
    let findings = result { $0.severities = ["missing-dark-variant": .note] }.findings
    let severity = { (rule: String) in Set(findings.filter { $0.rule == rule }.map(\.severity)) }
    #expect(severity("missing-dark-variant") == [.note])
    let others = findings.filter { $0.rule == "missing-file" }
    #expect(!others.isEmpty)
    for finding in others {
      let own = Severity(
        finding.consequence, likelihood: finding.likelihood, evidence: finding.evidence)
      #expect(finding.severity == own && finding.consequence == .missing)
      #expect(finding.standing == .likely && finding.evidence == .seen)
    }
  }

  @Test("a copy that was accepted hides no other, and the rest are one finding")
  func copies() {
    let findings = { (objects: [String]) in
      var configuration = AuditConfiguration()
      configuration.onlyRules = [HardCodedSystemColor.id]
      configuration.suppressions = objects.map { .init(object: Glob($0)) }
      let example = ExampleCatalog("Brand: any #0088FF\nSea: any #0088FF\nSky: any #0088FF")
      let context = AuditContext(
        project: Project(root: "."), catalogs: [example.catalog], configuration: configuration)
      return Auditor.run(context).findings
    }
    #expect(findings([]).map(\.object) == ["Brand"])
    #expect(findings([]).first?.message.hasSuffix("; 2 more like it") == true)
    #expect(findings(["Brand"]).map(\.object) == ["Sea"])
    #expect(findings(["Brand"]).first?.related.count == 1)
    #expect(findings(["Brand", "Sky"]).map(\.object) == ["Sea"])
  }

  @Test(
    "catalogs are for previews by the names of their folders",
    arguments: [
      ("App/Preview Content/Preview Assets.xcassets", true), ("App/Previews/A.xcassets", true),
      ("QuickLookPreviewExtension/Assets.xcassets", false), ("LinkPreviewKit/A.xcassets", false),
      ("App/PreviewCard.xcassets", false),
    ])
  func previews(_ scope: String, _ isForPreviews: Bool) {
    #expect(MissingColorProfile.isForPreviews(scope) == isForPreviews)
  }

  @Test("what is suppressed is counted")
  func suppressed() {
    let all = result()
    let some = result { $0.suppressions = [.init(object: Glob("Brand"))] }
    let count = all.findings.count { $0.object == "Brand" }
    #expect(count > 0 && all.suppressedCount == 0)
    #expect(some.suppressedCount == count)
    #expect(some.findings == all.findings.filter { $0.object != "Brand" })
  }

  @Test("progress names each rule once")
  func progress() {
    let example = ExampleCatalog(catalog)
    let seen = Mutex<[String]>([])
    var configuration = AuditConfiguration()
    let run = { (configuration: AuditConfiguration) -> [String] in
      seen.withLock { $0 = [] }
      let context = AuditContext(
        project: Project(root: "."), catalogs: [example.catalog], configuration: configuration)
      _ = Auditor.run(context) { id in seen.withLock { $0.append(id) } }
      return seen.withLock { $0.sorted() }
    }
    let all = RuleRegistry.all.map { $0.id }.sorted()
    let onRequest = RuleRegistry.all.filter { $0.description.isOptIn }.map { $0.id }
    #expect(run(configuration) == all.filter { !onRequest.contains($0) } && !onRequest.isEmpty)
    configuration.severities = [onRequest[0]: .warning]
    #expect(run(configuration).contains(onRequest[0]))
    configuration.optInRules = Set(onRequest)
    #expect(run(configuration) == all)
  }

  @Test("a project without catalogs has no findings")
  func empty() {
    let context = AuditContext(project: Project(root: "."), catalogs: [])
    #expect(Auditor.run(context).findings.isEmpty)
  }
}
