// SPDX-License-Identifier: MIT

import ChiaroFindings
import ChiaroSource
import ChiaroTestSupport
import Testing

@testable import ChiaroReport

extension PageTests {
  /// What filters and the search leave.
  @Suite("Filters")
  @BrowserActor
  struct FilterTests {
    private static let findings = ".findings .list > li"
    private static let names = ".findings .list strong"

    @Test("a severity can be left out", arguments: Severity.allCases)
    func severity(_ severity: Severity) throws {
      let page = try PageTests.open(.plain)
      try page.click("#severity-\(severity.className)")
      try page.unfold()
      let left = PlainReport.report.findings.filter { $0.severity != severity }
      #expect(try page.shown(Self.findings).count == left.count)
      #expect(try page.shown(".list > .\(severity.className), .found.\(severity.className)") == [])
      let words = try page.text("document.getElementById('result').textContent")
      #expect(words == "4 of 4 colors, 2 of 2 images, \(left.count) of 7 findings")
    }

    @Test("one rule can be chosen")
    func rule() throws {
      let page = try PageTests.open(.plain)
      try page.choose("Missing increased-contrast variant", in: "#rule")
      #expect(try page.shown(Self.names) == ["Accent", "Accent", "Vivid"])
      #expect(try page.shown(".row h4") == ["Accent", "Vivid"])
      #expect(try page.shown(".rule h3") == ["Missing increased-contrast variant 3"])
      try page.choose("All rules", in: "#rule")
      #expect(try page.shown(Self.findings).count == 6)
    }

    @Test("one catalog can be chosen")
    func catalog() throws {
      let page = try PageTests.open(.plain)
      try page.choose("Widget/Assets.xcassets", in: "#catalog")
      #expect(try page.shown(".row h4") == ["Tint"])
      #expect(try page.shown(Self.names) == ["Tint"])
      #expect(try page.shown(".catalog").count == 1)
    }

    private static let searches: [(words: String, rows: [String], findings: [String])] = [
      ("acc", ["Accent"], ["Accent", "Accent", "Accent"]), ("LAMP", ["Lamp"], ["Lamp"]),
      ("  glass ", ["Glass"], []), ("nothing like it", [], []),
      ("t", ["Accent", "Tint"], ["Accent", "Tint", "Accent", "Accent"]),
    ]

    @Test("the search goes by names, whatever their case")
    func search() throws {
      let page = try PageTests.open(.plain)
      for search in Self.searches {
        _ = try page.evaluate("document.activeElement.blur()")
        // The shortcut selects what is there, so that it is written over.
        try page.press(.slash)
        try page.type(search.words)
        #expect(try page.shown(".row h4") == search.rows)
        #expect(try page.shown(Self.names) == search.findings)
        #expect(try page.shown(".board").isEmpty == search.rows.isEmpty)
      }
    }

    @Test("what has no finding can be left out")
    func only() throws {
      let page = try PageTests.open(.plain)
      try page.click("#only")
      #expect(try page.shown(".row h4") == ["Accent", "Vivid", "Lamp", "Tint"])
      try page.click("#severity-n")
      #expect(try page.shown(".row h4") == ["Accent", "Lamp", "Tint"])
    }

    @Test("filters work together, and are let go of together")
    func together() throws {
      let page = try PageTests.open(.plain)
      try page.click("#severity-e")
      try page.choose("App/Assets.xcassets", in: "#catalog")
      try page.press(.slash)
      try page.type("accent")
      #expect(try page.shown(Self.names) == ["Accent", "Accent"])
      try page.click("#filters button[type=reset]")
      #expect(try page.shown(Self.findings).count == 6)
      #expect(try page.shown(".row").count == 4)
      #expect(try page.text("document.getElementById('search').value") == "")
    }

    @Test("a link to what is filtered out shows everything again")
    func link() throws {
      let page = try PageTests.open(.plain)
      try page.choose("Missing dark variant", in: "#rule")
      #expect(try page.shown("#row-0") == [])
      _ = try page.evaluate("location.hash = 'row-0'")
      try page.settle()
      #expect(try page.shown("#row-0 h4") == ["Accent"])
      #expect(try page.shown(Self.findings).count == 6)
    }

    @Test("the page holds still until a filter is used")
    func untouched() throws {
      let page = try PageTests.open(.plain)
      #expect(try page.text("document.getElementById('result').textContent") == "")
      #expect(try page.count("main [hidden]") == 0)
    }

    @Test("filters keep up with many colors")
    func large() throws {
      let page = try PageTests.open(.large(2000))
      try page.press(.slash)
      try page.type("group 7/")
      #expect(try page.shown(".row h4").count == 40)
      let words = try page.text("document.getElementById('result').textContent")
      #expect(words == "40 of 2000 colors, 13 of 667 findings")
    }
  }
}
