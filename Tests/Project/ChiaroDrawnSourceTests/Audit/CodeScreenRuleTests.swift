// SPDX-License-Identifier: MIT

import ChiaroAudit
import ChiaroFindings
import ChiaroProject
import ChiaroSource
import ChiaroTestSupport
import Testing

@testable import ChiaroDrawnSource
@testable import ChiaroInterfaceAudit

/// What the rules over drawn screens say of screens in code, and what they do not.
@Suite("Rules over screens in code") @MainActor
struct CodeScreenRuleTests {
  @Test("a rule finds what a person would see", arguments: CodeScreenCase.all)
  func finds(_ row: CodeScreenCase) throws {
    let found = try Self.result(row.files).findings.map { finding in
      let place = "\(Path.lastComponent(finding.location.file)):\(finding.location.line ?? 0)"
      return "\(finding.rule) \(place) \(finding.evidence)"
    }
    #expect(found.sorted() == row.expected.sorted(), "\(found)")
  }

  @Test("a color of a constant is told once, with the places that use it")
  func constant() throws {
    let code = """
      import SwiftUI
      enum Theme { static let ink = Color(red: 0.1, green: 0.1, blue: 0.1) }
      struct First: View {
        var body: some View {
          NavigationStack { Text("One").foregroundColor(Theme.ink) }
        }
      }
      struct Second: View {
        var body: some View {
          NavigationStack { Text("Two").foregroundColor(Theme.ink) }
        }
      }
      """
    let findings = try Self.result(["Code.swift": code]).findings
    #expect(findings.map(\.location.line) == [5])
    #expect(findings.first?.related.contains { $0.line == 10 } == true)
    #expect(findings.first?.related.contains { $0.line == 2 } == true)
  }

  @Test("what was assumed is told beside what is inferred")
  func assumed() throws {
    let findings = try Self.result(["Code.swift": CodeScreenCase.guessed]).findings
    #expect(findings.first?.message.contains("assumed: ") == true)
    #expect(findings.first?.message.contains("Code.swift:5") == true, "\(findings)")
  }

  @Test("the lines are known whose colors can be read in light and in dark")
  func readable() throws {
    let code = """
      import SwiftUI
      struct Shown: View {
        var body: some View {
          NavigationStack {
            VStack {
              Text("On black")
                .foregroundColor(.white)
                .background(Color.black)
              Text("On nothing")
                .foregroundColor(.black)
            }
          }
        }
      }
      """
    let drawn = try #require(try Self.result(["Code.swift": code]).drawn)
    #expect(drawn.readable.map(\.line) == [7])
  }

  @Test("screens that were not measured leave all as it is")
  func nothing() throws {
    let result = try Self.result(["Code.swift": "struct Plain { var count = 1 }"])
    #expect(result.findings.isEmpty && result.cuts.isEmpty && result.diagnostics.isEmpty)
  }

  /// What the rules say of files.
  static func result(_ files: [String: String]) throws -> PackResult { try results(files).drawn }

  /// What the rules say of files: of screens in code, and of storyboards and xibs by themselves.
  static func results(
    _ files: [String: String]
  ) throws -> (drawn: PackResult, told: PackResult) {
    let folder = try TemporaryFolder()
    for (name, text) in files { _ = try folder.write(text, to: name) }
    let sources = files.keys.filter { $0.hasSuffix(".swift") }.sorted()
    var request = CodeRequest(root: folder.path, sources: sources, output: nil)
    request.measures = true
    let text = SourceScreens(request).answer().text(.compact)
    let answer = try #require(JSONDocument.read(Array(text.utf8), file: "answer").document?.root)
    var measured = MeasuredScreens()
    for file in answer["files"].map({ Array($0.elements) }) ?? [] {
      measured.screens[file["file"]?.string ?? ""] =
        file["screens"]?.elements.compactMap(ScreenMeasurement.init)
    }
    let told = measured
    let context = AuditContext(project: try Project.scan(folder.path), catalogs: [])
    return (
      CodeScreenRulePack { _ in told }.inspect(context) { _ in },
      InterfaceRulePack().inspect(context) { _ in }
    )
  }
}
