// SPDX-License-Identifier: MIT

import ChiaroFindings
import ChiaroProject
import ChiaroSource
import Testing

@testable import ChiaroAudit

/// Crowds of pictures, from which nobody overlooks that they cannot be seen.
@Suite("Crowds of pictures")
struct CrowdedPicturesTests {
  private func pictures(
    _ count: Int, _ scope: String = "A.xcassets", _ severity: Severity = .warning,
    rule: String = ImageVanishesInDark.id
  ) -> [Finding] {
    (0..<count).map { Finding.of(rule, "P\($0)", "dark", scope: scope, severity: severity) }
  }

  private func severities(_ findings: [Finding]) -> [Severity] {
    CrowdedPictures.weighed(findings).map(\.severity)
  }

  @Test(
    "twelve pictures of a catalog that vanish are hints, of whatever severity they were",
    arguments: [
      (11, Severity.warning, Severity.warning), (12, .warning, .hint), (40, .warning, .hint),
      (11, .note, .note), (12, .note, .hint),
    ])
  func crowd(_ count: Int, _ severity: Severity, _ told: Severity) {
    #expect(severities(pictures(count, "A.xcassets", severity)).allSatisfy { $0 == told })
  }

  @Test("each catalog counts for itself, and hints and other rules do not count")
  func others() {
    let apart = pictures(6) + pictures(6, "B.xcassets")
    #expect(severities(apart).allSatisfy { $0 == .warning })
    let weak = pictures(11) + pictures(5, "A.xcassets", .hint)
    #expect(severities(weak).count { $0 == .warning } == 11)
    let rule = pictures(12, rule: DarkImageEqualsLight.id)
    #expect(severities(rule).allSatisfy { $0 == .warning })
    let beside = pictures(12) + pictures(3, "B.xcassets") + rule
    #expect(severities(beside).map { $0 == .hint } == (0..<27).map { $0 < 12 })
  }

  @Test(
    "a faint text color that stands in two catalogs with one value is told once",
    arguments: [
      ("Caption: any #AAAAAA | dark #FFFFFF", 1), ("Caption: any #AAABAA | dark #FFFFFF", 2),
      ("Subtitle: any #AAAAAA | dark #FFFFFF", 2),
    ])
  func copies(_ other: String, _ count: Int) {
    var configuration = AuditConfiguration()
    configuration.onlyRules = [LowContrast.id]
    let catalogs = ["Caption: any #AAAAAA | dark #FFFFFF", other].map {
      ExampleCatalog($0).catalog
    }
    let context = AuditContext(
      project: Project(root: "."), catalogs: catalogs, configuration: configuration)
    let messages = Auditor.run(context).findings.map(\.message)
    #expect(messages.count == count)
    #expect(messages.first?.hasSuffix(", and 1 more like it") == (count == 1))
  }

  @Test("an audit tells a crowd as hints, and fewer as warnings", arguments: [11, 12])
  func audit(_ count: Int) {
    let names = "Ant Bee Cat Dog Eel Fox Gnu Hen Ibis Jay Koi Lark".split(separator: " ")
      .prefix(count)
    let example = RuleExample(
      title: "",
      catalog: names.map { "\($0).imageset: any a.png = black disc" }.joined(separator: "\n"),
      setting: "", findings: [])
    let found = Auditor.run(example.context).findings.filter { $0.rule == ImageVanishesInDark.id }
    #expect(found.map(\.severity) == names.map { _ in count < 12 ? .warning : .hint })
  }
}
