// SPDX-License-Identifier: MIT

import ChiaroAudit
import ChiaroFindings
import ChiaroProject
import ChiaroReport
import ChiaroSource
import ChiaroTestSupport
import Testing

@testable import ChiaroInspection

/// A pack that no module of ours knows, written with what is public alone: old files are findings
/// that can be repaired.
private struct OldFilePack: RulePack {
  let rules = [
    RuleListing(
      id: "old-file",
      RuleDescription(
        "Old file", .stale, guess: 0.8, summary: "A file says that it is old.", reason: "Age.",
        help: "Say that it is new."))
  ]

  func inspect(
    _ context: AuditContext, progress: @escaping @Sendable (String) -> Void
  ) -> PackResult {
    progress("ages")
    var result = PackResult()
    for path in context.project.sources {
      guard let bytes = try? FileReader.bytes(atPath: path, limit: 100) else {
        let place = SourceLocation(file: path)
        result.diagnostics.append(Diagnostic(.warning, id: "ageless", at: place, "not read"))
        continue
      }
      guard let start = String(decoding: bytes, as: UTF8.self).utf8Offset(of: "old") else {
        continue
      }
      let edit = SourceEdit.replace(start..<start + 3, with: Array("new".utf8))
      let patch = SourcePatch(file: path, bytes: bytes, edits: [edit])
      result.findings.append(
        Finding(
          rule: "old-file", severity: .warning, location: SourceLocation(file: path, line: 1),
          object: Path.lastComponent(path), message: "old",
          fix: Fix(description: "say new", patches: [patch])))
    }
    return result
  }
}

@Suite("Quoted lines")
struct SourceLinesTests {
  @Test("lines are counted as findings count them, whatever stands in them")
  func lines() throws {
    let folder = try TemporaryFolder()
    let long = String(repeating: "x", count: 900)
    let path = try folder.write(
      "// \u{0C}\n// \u{2028} \u{85}\r\nlet  a = 1\rlet b\n\n\(long)\nend", to: "A.swift")
    var lines = SourceLines(of: [try Inspection(of: folder.path)])
    let found = (0...8).map { lines.line(at: SourceLocation(file: path, line: $0)) }
    #expect(found[3] == "let a = 1" && found[4] == "let b" && found[7] == "end")
    #expect(found[6] == String(repeating: "x", count: 160) + "…")
    #expect([found[0], found[5], found[8]] == [nil, nil, nil])
    #expect(lines.line(at: SourceLocation(file: "/etc/passwd", line: 1)) == nil)
  }
}

@Suite("Inspections")
struct InspectionTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("// old", to: "App/A.swift")
    try folder.write("// fresh", to: "App/B.swift")
    try folder.write(String(repeating: " ", count: 200), to: "App/Long.swift")
    let contents = "{\"info\":{\"version\":1},\"colors\":[{\"idiom\":\"universal\"}]}"
    try folder.write(contents, to: "App/Assets.xcassets/Empty.colorset/Contents.json")
  }

  private var options: Inspection.Options {
    var options = Inspection.Options()
    options.auditor.packs.append(OldFilePack())
    return options
  }

  @Test("a pack of another module finds, says what was odd, and stands in the report")
  func report() throws {
    let inspection = try Inspection(of: folder.path("App"), options: options)
    #expect(!inspection.isEmpty)
    let own = inspection.result.findings.filter { $0.rule == "old-file" }
    #expect(own.map(\.object) == ["A.swift"])
    #expect(inspection.result.findings.contains { $0.rule == "empty-color-set" })
    #expect(inspection.diagnostics.contains { $0.id == "ageless" })
    let report = inspection.report(title: "App")
    #expect(report.rules.contains { $0.id == "old-file" })
    #expect(report.summary.warnings >= 1 && report.summary.sourceFiles == 3)
    #expect(report.catalogs.isEmpty)
    #expect(inspection.report(title: "App", showsCatalogs: true).catalogs.count == 1)
    for format in ReportFormat.allCases {
      #expect(format.text(report, options: ReportOptions()).contains("old"), "\(format)")
    }
  }

  @Test("a report has how each finding was judged, and the first are marked as shown")
  func judgements() throws {
    let inspection = try Inspection(of: folder.path("App"), options: options)
    let findings = inspection.result.findings
    let told = inspection.report(title: "App").findings
    #expect(told.count == findings.count && !findings.isEmpty)
    for (shown, finding) in zip(told, findings) {
      let judgement = try #require(shown.judgement)
      #expect(judgement.consequence == finding.consequence)
      #expect(judgement.evidence == finding.evidence)
      #expect(judgement.likelihood == finding.likelihood && judgement.value == finding.value)
      #expect(
        judgement.considerations.map(\.name) == finding.judgement.considerations.map(\.name))
      #expect(
        judgement.considerations.map(\.weight)
          == finding.judgement.considerations.map(Likelihood.weight))
      #expect(shown.severity == finding.severity)
      #expect(shown.fix?.hasPrefix(finding.fix?.description ?? "-") ?? (finding.fix == nil))
      #expect(shown.isFixUnsafe == (finding.fix?.isSafe == false))
      #expect(shown.isShown || shown.severity <= .note)
    }
    let own = try #require(told.first { $0.rule == "old-file" })
    #expect(own.severity == .warning && own.isShown && own.judgement?.consequence == .stale)
  }

  @Test("a change that alters the app's look is told apart", arguments: [true, false])
  func unsafeChange(_ isSafe: Bool) throws {
    let inspection = try Inspection(of: folder.path("App"), options: options)
    let findings = inspection.result.findings.map { finding in
      var finding = finding
      finding.fix?.isSafe = isSafe
      return finding
    }
    let told = try #require(
      Inspection.report([inspection], findings: findings, suppressed: 0, title: "App").findings
        .first { $0.rule == "old-file" })
    #expect(told.fix == (isSafe ? "say new" : "say new (with --unsafe)"))
    #expect(told.isFixUnsafe != isSafe)
  }

  @Test("each part shows the catalogs that it reports, and counts all")
  func parts() throws {
    let reports = try ["1/2", "2/2"].map { part in
      var options = options
      options.configuration.shard = Shard(part)
      return try Inspection(of: folder.path("App"), options: options)
        .report(title: "App", showsCatalogs: true)
    }
    #expect(reports.map(\.catalogs.count).sorted() == [0, 1])
    #expect(reports.map(\.summary.catalogs) == [1, 1])
  }

  @Test("its changes are made, said, and gone with the next inspection")
  func fixes() throws {
    let inspection = try Inspection(of: folder.path("App"), options: options)
    var fixes = ProposedFixes(inspection.result.findings, in: inspection.path)
    fixes.checks.append(SwiftReader(objection: nil))
    let dry = fixes.apply(isDryRun: true)
    #expect(dry.outcomes.flatMap(\.descriptions).contains("say new"))
    #expect(dry.left == inspection.result.findings)
    #expect(folder.bytes("App/A.swift") == Array("// old".utf8))
    let (outcomes, left) = fixes.apply()
    #expect(outcomes.allSatisfy { $0.failure == nil })
    #expect(!left.contains { $0.rule == "old-file" })
    #expect(folder.bytes("App/A.swift") == Array("// new".utf8))
    let again = try Inspection(of: folder.path("App"), options: options)
    #expect(!again.result.findings.contains { $0.rule == "old-file" })
  }

  @Test("what changed meanwhile is left, and its finding stays")
  func changedMeanwhile() throws {
    let inspection = try Inspection(of: folder.path("App"), options: options)
    try folder.write("// older and older", to: "App/A.swift")
    var fixes = ProposedFixes(inspection.result.findings, in: inspection.path)
    fixes.checks.append(SwiftReader(objection: nil))
    let (outcomes, left) = fixes.apply()
    #expect(outcomes.contains { $0.failure == .changedMeanwhile })
    #expect(left.contains { $0.rule == "old-file" })
    #expect(folder.bytes("App/A.swift") == Array("// older and older".utf8))
  }

  /// A reader of Swift files that says of all changes the same.
  private struct SwiftReader: ChangeCheck {
    var objection: String?

    func reads(_ path: String) -> Bool { path.hasSuffix(".swift") }
    func objection(to change: AnnouncedChange) -> String? { objection }
  }

  @Test(
    "a change is not made, and told, where the reader of its kind objects or is not there",
    arguments: [nil, "a comment would be lost"])
  func refused(_ reason: String?) throws {
    let inspection = try Inspection(of: folder.path("App"), options: options)
    var fixes = ProposedFixes(inspection.result.findings, in: inspection.path)
    if let reason { fixes.checks.append(SwiftReader(objection: reason)) }
    for isDryRun in [true, false] {
      let (outcomes, left) = fixes.apply(isDryRun: isDryRun)
      let outcome = try #require(outcomes.first { $0.file.hasSuffix("A.swift") })
      let words = reason ?? "chiaro cannot check a change of this kind of file"
      #expect(outcome.failure == .refused(words) && outcome.difference.isEmpty)
      #expect(outcome.diagnostic?.id == "fix-not-made")
      #expect(outcome.diagnostic?.message == "the file is not changed: \(words)")
      #expect(left.contains { $0.rule == "old-file" })
    }
    #expect(folder.bytes("App/A.swift") == Array("// old".utf8))
  }

  @Test("the configuration and what is left out of the search hold")
  func settings() throws {
    var options = options
    options.configuration.disabledRules = ["old-file"]
    let without = try Inspection(of: folder.path("App"), options: options)
    #expect(!without.result.findings.contains { $0.rule == "old-file" })
    #expect(!without.report(title: "").rules.contains { $0.id == "old-file" })
    options.configuration = AuditConfiguration()
    options.search.excluded = [Glob("*.swift")]
    let none = try Inspection(of: folder.path("App"), options: options)
    #expect(none.context.project.sources == [])
  }

  @Test("where nothing is, there is an error that says so")
  func missing() throws {
    let path = folder.path("Nowhere")
    #expect(throws: InspectionError.self) { _ = try Inspection(of: path) }
    #expect(throws: InspectionError.self) { _ = try Baseline.read(atPath: path) }
    try folder.write("{}", to: "none.json")
    let error = #expect(throws: InspectionError.self) {
      _ = try Baseline.read(atPath: folder.path("none.json"))
    }
    #expect(error?.description.contains("not a baseline") == true)
  }
}

extension String {
  fileprivate func utf8Offset(of text: String) -> Int? {
    let (all, part) = (Array(utf8), Array(text.utf8))
    return all.indices.first { all[$0...].starts(with: part) }
  }
}
