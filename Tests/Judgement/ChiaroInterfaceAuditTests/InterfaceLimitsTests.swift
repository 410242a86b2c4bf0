// SPDX-License-Identifier: MIT

import ChiaroAudit
import ChiaroCatalog
import ChiaroFindings
import ChiaroInterfaceAudit
import ChiaroProject
import ChiaroSource
import ChiaroTestSupport
import Testing

/// The pack on projects of many files.
@Suite("Limits of the pack of rules over interface files")
struct InterfaceLimitsTests {
  private let pack = InterfaceProjects()

  /// A reader that could not read the code, or found none that does anything.
  private struct Code: CodeReader {
    var isUnknown: Bool
    var rules: [RuleListing] { [] }

    func read(
      _ context: AuditContext, progress: @escaping @Sendable (String) -> Void
    ) -> CodeReading {
      var facts = CodeFacts()
      facts.isUnknown = isUnknown
      return CodeReading(facts: facts)
    }
  }

  @Test(
    "where nobody could read the code, nothing is judged by half",
    arguments: [(true, 0), (false, 1)])
  func unread(_ isUnknown: Bool, _ found: Int) throws {
    let result = try pack.inspect(
      ["App/Cell.xib": InterfaceProjects.cell, "App/Cell.swift": "class Cell: UITableViewCell {}"],
      readingCode: Code(isUnknown: isUnknown))
    #expect(result.findings.count == found)
  }

  @Test(
    "a budget of files ends with a file that is not looked at, not with code that is not read",
    arguments: [(0, 0), (1, 1), (100, 1)])
  func budget(_ files: Int, _ found: Int) throws {
    var limits = RunBudget.Limits()
    limits[.files] = files
    let budget = RunBudget(limits)
    let result = try pack.inspect([
      "App/Cell.xib": InterfaceProjects.cell, "App/Cell.swift": "class Cell: UITableViewCell {}",
    ]) { $0.budget = budget }
    #expect(result.findings.count == found)
    #expect(result.cuts.isEmpty)
  }

  @Test("one cause in many files has the places of forty of them at most, as copies have")
  func manyPlaces() throws {
    let screen = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch">
      <objects><webView id="w"/></objects></document>
      """
    let screens = try pack.inspect(
      Dictionary(uniqueKeysWithValues: (10..<60).map { ("App/\($0).xib", screen) }))
    #expect(screens.findings.map(\.related.count) == [40])
    #expect(screens.findings.first?.message.hasSuffix("; 49 more in storyboards and xibs") == true)
    let copies = try pack.inspect(
      Dictionary(
        uniqueKeysWithValues: (10..<60).map { ("App/\($0).lproj/Cell.xib", InterfaceProjects.cell) }
      ))
    #expect(copies.findings.map(\.related.count) == [40])
  }
}
