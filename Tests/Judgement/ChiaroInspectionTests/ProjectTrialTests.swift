// SPDX-License-Identifier: MIT

import ChiaroFindings
import ChiaroSource
import ChiaroTestSupport
import Foundation
import Testing

@testable import ChiaroInspection

/// Changes that are tried before they are made.
@Suite("Trials of changes")
struct ProjectTrialTests {
  private let folder: TemporaryFolder
  private let findings: [Finding]

  init() throws {
    let folder = try TemporaryFolder()
    self.folder = folder
    findings = try ["A", "B"].map { name in
      let path = try folder.write("ink = black", to: "App/\(name).swift")
      var finding = Finding(
        rule: "ink", severity: .error, location: SourceLocation(file: path), object: name,
        message: "black", scope: "\(name).swift")
      finding.fix = Fix(
        description: "\(name) adapts",
        patches: [
          SourcePatch(
            file: path, bytes: Array("ink = black".utf8),
            edits: [.replace(6..<11, with: Array("label".utf8))])
        ],
        isSafe: false)
      return finding
    }
  }

  private var root: String { folder.path("App") }

  /// What an audit of the copy tells, given the texts of its files by their names.
  private func trial(
    unsafe: Bool = true, _ audit: ([String: String]) -> [Finding]?
  ) -> ProjectTrial {
    ProjectTrial(findings, among: findings, in: root, includingUnsafe: unsafe) { copy in
      var texts: [String: String] = [:]
      for name in ["A.swift", "B.swift"] {
        texts[name] = try? String(contentsOfFile: "\(copy)/\(name)", encoding: .utf8)
      }
      return audit(texts)?.map { finding in
        var finding = finding
        finding.location.file = "\(copy)/\(finding.object).swift"
        return finding
      }
    }
  }

  private func offers(_ trial: ProjectTrial) -> [Bool] { trial.findings.map { $0.fix != nil } }

  @Test("a change stays if nothing is found after it; it is made in the copy alone")
  func stays() throws {
    var seen: [[String: String]] = []
    let trial = trial { texts in
      seen.append(texts)
      return []
    }
    #expect(offers(trial) == [true, true] && trial.diagnostics.isEmpty)
    #expect(seen == [["A.swift": "ink = label", "B.swift": "ink = label"]])
    #expect(try String(contentsOfFile: root + "/A.swift", encoding: .utf8) == "ink = black")
  }

  @Test("a change goes if its finding stays, and the rest is tried again")
  func persists() {
    var rounds = 0
    let trial = trial { _ in
      rounds += 1
      return [findings[0]]
    }
    #expect(offers(trial) == [false, true])
    #expect(rounds == 2)
    #expect(trial.diagnostics.map(\.id) == ["fix-left-out"])
    #expect(trial.diagnostics.first?.message.contains("the finding would stay") == true)
  }

  /// A finding of the copy, and the changes that stay.
  private static let worsening: [(rule: String, object: String, severity: Severity, stay: [Bool])] =
    [
      ("ground", "B", .warning, [true, false]),
      ("ground", "B", .hint, [true, true]),
      ("ground", "Other", .error, [true, true]),
    ]

  @Test("a change goes if its file gets worse", arguments: worsening)
  func worse(_ row: (rule: String, object: String, severity: Severity, stay: [Bool])) {
    let trial = trial { texts in
      guard texts["B.swift"] == "ink = label" else { return [findings[1]] }
      return [
        Finding(
          rule: row.rule, severity: row.severity, location: SourceLocation(file: ""),
          object: row.object, message: "white on white", scope: row.object)
      ]
    }
    #expect(offers(trial) == row.stay)
    #expect(trial.diagnostics.count == row.stay.count { !$0 })
  }

  @Test("without --unsafe no change of the look is tried")
  func safeOnly() {
    var rounds = 0
    _ = trial(unsafe: false) { _ in
      rounds += 1
      return []
    }
    #expect(rounds == 0)
  }

  @Test("where no copy can be audited, changes stay, and that is told")
  func untried() {
    let trial = trial { _ in nil }
    #expect(offers(trial) == [true, true])
    #expect(trial.diagnostics.map(\.id) == ["fixes-not-tried"])
  }

  @Test("a copy has the files, without links and hidden entries, and is removed")
  func copies() throws {
    try folder.write("x", to: "App/Deep/er/C.txt")
    try folder.write("x", to: "App/.hidden")
    try folder.link("App/link", to: folder.path("App/Deep"))
    let copy = try TrialCopy(of: root, with: ["Deep/er/C.txt": Array("y".utf8)])
    #expect(copy.path.hasSuffix("/App"))
    let names = FileManager.default.enumerator(atPath: copy.path)?.allObjects as? [String]
    #expect(
      names?.sorted() == ["A.swift", "B.swift", "Deep", "Deep/er", "Deep/er/C.txt"])
    let changed = try String(contentsOfFile: copy.path + "/Deep/er/C.txt", encoding: .utf8)
    #expect(changed == "y")
    copy.remove()
    #expect(!FileManager.default.fileExists(atPath: copy.path))
  }
}
