// SPDX-License-Identifier: MIT

import ChiaroAudit
import ChiaroFindings
import ChiaroProject
import ChiaroSource
import Testing

/// A pack that the audit does not know, written with what is public alone.
private struct NamePack: RulePack {
  let rules = [
    RuleListing(
      id: "shouting-file",
      RuleDescription(
        "Shouting file", .stale, guess: 0.8, summary: "A file's name is in capitals.",
        reason: "It is loud.", help: "Whisper.")),
    RuleListing(
      id: "long-name",
      RuleDescription(
        "Long name", .unfinished, summary: "A file's name is long.", reason: "It is.",
        help: "Shorten.")),
  ]

  func inspect(
    _ context: AuditContext, progress: @escaping @Sendable (String) -> Void
  ) -> PackResult {
    progress("names")
    let findings = context.project.sources.flatMap { path in
      rules.map { rule in
        Finding(
          rule: rule.id, severity: rule.severity,
          location: SourceLocation(file: path, line: 1, column: 1), object: path,
          message: "said", measured: MeasuredValue(Double(path.utf8.count), minimum: 10))
      }
    }
    let odd = Diagnostic(.note, id: "odd", at: SourceLocation(file: "A"), "odd")
    return PackResult(findings: findings, diagnostics: [odd])
  }
}

extension FileKind {
  /// A kind of file that the project knows nothing of.
  fileprivate static let theme = FileKind(rawValue: "theme.json")
}

/// A pack over a kind of file of its own, which the project found and which nobody else reads.
private struct ThemePack: RulePack {
  let rules = [
    RuleListing(
      id: "theme-without-dark",
      RuleDescription(
        "Theme without dark colors", .unreadable, guess: 0.9, evidence: .seen,
        summary: "A theme has no `dark` member.", reason: "Its screens stay light.",
        help: "Add one."))
  ]

  func inspect(
    _ context: AuditContext, progress: @escaping @Sendable (String) -> Void
  ) -> PackResult {
    var result = PackResult()
    let targets = context.project.targets(listing: [.theme]).targets
    for file in context.project.files(of: .theme) {
      guard let bytes = try? context.project.bytes(of: file) else { continue }
      let reading = JSONDocument.read(bytes, file: file.path)
      result.diagnostics += reading.diagnostics
      guard let document = reading.document else { continue }
      if document.root["dark"] != nil { continue }
      let target = targets.first { $0.files.contains(file.path) }
      result.findings.append(
        Finding(
          rule: "theme-without-dark", severity: .error,
          location: document.root.location, object: file.name,
          message: "in \(target?.name ?? "no target")"))
    }
    return result
  }
}

@Suite("Packs of rules")
struct RulePackTests {
  private func result(_ change: (inout AuditConfiguration) -> Void = { _ in }) -> Auditor.Result {
    var configuration = AuditConfiguration()
    change(&configuration)
    var project = Project(root: ".")
    project.sources = ["LOUD.swift", "B.swift"]
    let context = AuditContext(project: project, catalogs: [], configuration: configuration)
    return Auditor(packs: [CatalogRulePack(), NamePack()]).run(context)
  }

  @Test("a pack of another module is listed, run, and sorted by severity and measure")
  func run() {
    let rules = Auditor(packs: [CatalogRulePack(), NamePack()]).rules.map(\.id)
    #expect(rules.suffix(2) == ["shouting-file", "long-name"])
    #expect(rules.count == RuleRegistry.all.count + 2)
    let result = result()
    #expect(
      result.findings.map { "\($0.rule) \($0.object)" } == [
        "shouting-file B.swift", "shouting-file LOUD.swift", "long-name B.swift",
        "long-name LOUD.swift",
      ])
    #expect(result.diagnostics.map(\.id) == ["odd"])
  }

  @Test("the configuration's severities, choice of rules and suppressions hold for it")
  func configuration() {
    let severe = result { $0.severities = ["long-name": .error] }
    #expect(severe.findings.map(\.rule).prefix(2) == ["long-name", "long-name"])
    let one = result { $0.onlyRules = ["long-name"] }
    #expect(Set(one.findings.map(\.rule)) == ["long-name"])
    let without = result { $0.disabledRules = ["long-name"] }
    #expect(Set(without.findings.map(\.rule)) == ["shouting-file"])
    let meant = result { $0.suppressions = [.init(rule: "shouting-file", object: Glob("L*"))] }
    #expect(meant.suppressedCount == 1 && meant.findings.count == 3)
  }

  @Test("a pack reads files of a kind of its own, on disk and in memory alike")
  func ownKind() throws {
    let tree = MemoryTree([
      "p/Package.swift": Array(#"let p = Package(name: "p", targets: [.target(name: "A")])"#.utf8),
      "p/Sources/A/flat.theme.json": Array(#"{ "light": "white" }"#.utf8),
      "p/Sources/A/full.theme.json": Array(#"{ "light": "white", "dark": "black" }"#.utf8),
      "p/odd.theme.json": Array("[".utf8), "p/loose.THEME.JSON": Array("{}".utf8),
      "p/settings.json": Array("{}".utf8),
    ])
    let project = try Project.scan("p", in: tree)
    let result = Auditor(packs: [ThemePack()]).run(AuditContext(project: project, catalogs: []))
    #expect(
      result.findings.map { "\($0.object) \($0.message)" } == [
        "flat.theme.json in A", "loose.THEME.JSON in no target",
      ])
    #expect(result.diagnostics.map(\.location.file) == ["p/odd.theme.json"])
  }
}
