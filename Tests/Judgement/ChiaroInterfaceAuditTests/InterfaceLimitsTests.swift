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

  @Test(
    "where the budget ends before the code is read, nothing is judged by half",
    arguments: [(1, 0), (100, 1)])
  func cut(_ files: Int, _ found: Int) throws {
    var limits = RunBudget.Limits()
    limits[.files] = files
    let budget = RunBudget(limits)
    let result = try pack.inspect([
      "App/Cell.xib": InterfaceProjects.cell, "App/Cell.swift": "class Cell: UITableViewCell {}",
    ]) { $0.budget = budget }
    #expect(result.findings.count == found)
    #expect(result.cuts.map(\.diagnostic.id) == (found == 0 ? ["interface-code-unread"] : []))
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
    #expect(screens.findings.first?.message.hasSuffix("; 49 more elsewhere") == true)
    let copies = try pack.inspect(
      Dictionary(
        uniqueKeysWithValues: (10..<60).map { ("App/\($0).lproj/Cell.xib", InterfaceProjects.cell) }
      ))
    #expect(copies.findings.map(\.related.count) == [40])
  }
}
