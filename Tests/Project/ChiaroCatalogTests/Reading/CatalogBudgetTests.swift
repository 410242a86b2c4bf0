// SPDX-License-Identifier: MIT

import ChiaroCatalog
import ChiaroSource
import Testing

/// Catalogs that are too much for one run.
@Suite("The budget of catalogs")
struct CatalogBudgetTests {
  @Test(
    "what a run has no room for is left out, counted, and said",
    arguments: [
      (RunBudget.Resource.folders, 4, 3, "more than 4 folders in all; 7 folders were not searched"),
      (.files, 4, 4, "more than 4 files in all; 6 files were not read"),
      (.bytes, 4 * TemporaryCatalog.gray.utf8.count, 4, "6 files were not read"),
      (.values, 1, 10, ""), (.entries, 9, 10, ""), (.values, 0, 0, "10 asset sets were not read"),
      (.entries, 0, 0, "more than 0 entries in all asset sets; 10 asset sets were not read"),
      (.time, 0, 0, "took longer than 0 seconds"),
    ])
  func budget(_ resource: RunBudget.Resource, _ amount: Int, _ left: Int, _ words: String) throws {
    let catalog = try TemporaryCatalog()
    for index in 0..<10 { try catalog.addColor("\(index)") }
    var amounts = RunBudget.Limits()
    amounts[resource] = amount
    let budget = RunBudget(amounts)
    var limits = CatalogLimits()
    limits.budget = budget
    let read = try catalog.read(limits)
    #expect(read.sets.count == left && read.diagnostics.isEmpty, "\(read.reports)")
    let said = budget.diagnostics(at: "App")
    #expect(said.map(\.id) == (words.isEmpty ? [] : ["run-too-large"]), "\(said)")
    #expect(said.allSatisfy { $0.message.contains(words) && $0.severity == .error }, "\(said)")
    // Another run has room of its own, and a run that is spent stays so.
    #expect(try catalog.read().sets.count == 10)
    #expect(try words.isEmpty || catalog.read(limits).sets.isEmpty)
  }

  @Test("a stretch of sets is read whole, so that the result is the same on every machine")
  func stretches() throws {
    let catalog = try TemporaryCatalog()
    let spaces = String(repeating: " ", count: 300_000)
    for index in 0..<10 { try catalog.addColor("\(index)", TemporaryCatalog.gray + spaces) }
    var amounts = RunBudget.Limits()
    amounts[.values] = 1
    var limits = CatalogLimits()
    limits.budget = RunBudget(amounts)
    // A megabyte is four of them.
    #expect(try catalog.read(limits).sets.count == 4)
  }

  @Test("the diagnostics of all catalogs of a run are bounded together")
  func diagnostics() throws {
    let catalog = try TemporaryCatalog()
    let entries = Array(repeating: #"{"idiom":7}"#, count: 40).joined(separator: ",")
    try catalog.addColor("Odd", #"{"colors":[\#(entries)],"info":{"version":1}}"#)
    var amounts = RunBudget.Limits()
    amounts[.diagnostics] = 60
    let budget = RunBudget(amounts)
    var limits = CatalogLimits()
    limits.budget = budget
    let all = try catalog.read().diagnostics.count
    #expect(try catalog.read(limits).diagnostics.count == min(all, 60))
    #expect(try catalog.read(limits).diagnostics.count == max(0, 60 - all))
    let words = budget.diagnostics(at: "App").map(\.message)
    #expect(words == ["more than 60 diagnostics in all; \(2 * all - 60) diagnostics were left out"])
  }
}
