// SPDX-License-Identifier: MIT

import ChiaroColor
import ChiaroFindings
import ChiaroSource
import ChiaroTestSupport
import Testing

@testable import ChiaroReport

extension PageTests {
  /// What matters most comes first, and what does not matter is folded up.
  @Suite("Worst first")
  @BrowserActor
  struct WorstFirstTests {
    @Test("the overview has the first that are shown, notes too, with links to them")
    func overview() throws {
      let page = try PageTests.look(at: .plain)
      #expect(try page.shown(".worst a") == ["Accent", "Lamp", "Tint", "Accent", "Vivid"])
      let links = try page.texts(
        "Array.from(document.querySelectorAll('.worst a'), a => a.getAttribute('href'))")
      let anchors = ReportPage(PlainReport.report).anchors.findings
      #expect(links == [0, 1, 2, 3, 5].map { "#\(anchors[$0])" })
      #expect(try page.shown("#\(anchors[0]) strong") == ["Accent"])
    }

    @Test("of one rule and object only the worst is in the overview, and six in all")
    func bounded() throws {
      let page = try PageTests.look(at: .large(2000))
      let names = try page.shown(".worst a")
      #expect(names.count == 6)
      #expect(Set(names).count == 6)
    }

    @Test("where only notes exist, they are in the overview")
    func notes() throws {
      var report = PlainReport.report
      report.findings.removeAll { $0.severity != .note }
      let page = try PageTests.look(at: Sample(description: "notes", report: report))
      #expect(try page.shown(".worst a") == ["Accent", "Vivid"])
    }

    @Test("hints and what is not shown are not in the overview")
    func unlikely() throws {
      var report = PlainReport.report
      let rows: [(severity: Severity, likelihood: Double)] = [
        (.warning, 0.05), (.note, 0.05), (.note, 0.6), (.hint, 0.6), (.hint, 0.05),
      ]
      report.findings = rows.enumerated().map { number, row in
        SampleParts.judged(
          SampleParts.finding("fixed-color", row.severity, "a", "Thing\(number)", "m"), .recedes,
          row.likelihood)
      }
      report.markShown()
      let page = try PageTests.look(at: Sample(description: "unlikely", report: report))
      #expect(try page.shown(".worst a") == ["Thing0", "Thing2"])
      #expect(try page.count(".findings .list > li") == 5)
    }

    @Test("rows are ordered by what was found, and those without are folded up")
    func rows() throws {
      let page = try PageTests.open(.plain)
      #expect(try page.shown(".row h4") == ["Accent", "Vivid", "Lamp", "Tint"])
      #expect(
        try page.shown(".board summary") == [
          "1 color without findings", "1 image without findings",
        ])
      try page.click(".rest summary")
      #expect(try page.shown(".row h4") == ["Accent", "Vivid", "Glass", "Lamp", "Tint"])
    }

    @Test("where nothing was found, everything is shown")
    func clean() throws {
      var report = PlainReport.report
      report.findings = []
      let page = try PageTests.look(at: Sample(description: "clean", report: report))
      #expect(try page.shown(".row").count == 6)
      #expect(try page.count(".worst") == 0)
    }

    @Test("a search looks into what is folded up, and folds it up again")
    func search() throws {
      let page = try PageTests.open(.plain)
      try page.press(.slash)
      try page.type("glass")
      #expect(try page.shown(".row h4") == ["Glass"])
      try page.click("#filters button[type=reset]")
      #expect(try page.shown("#row-1") == [])
    }

    @Test(
      "a low contrast is shown by its own two colors", arguments: [".list", ".worst", "#row-0"])
    func pair(_ place: String) throws {
      let page = try PageTests.look(at: .plain)
      let pair = try #require(PlainReport.report.findings[0].pair)
      let ground = try page.style("background-color", of: "\(place) .pair")
      #expect(ground == pair.ground.cssRGB)
      let letters = try page.texts(
        """
        (s => [s.content, s.color])(getComputedStyle(
          document.querySelector('\(place) .pair b'), '::after'))
        """)
      #expect(letters[0].hasPrefix("\"Aa\""))
      #expect(letters[1] == pair.text.cssRGB)
    }

    @Test("paper has what is folded up")
    func printed() throws {
      let page = try PageTests.open(.plain)
      _ = try page.evaluate("dispatchEvent(new Event('beforeprint'))")
      #expect(try page.shown(".row").count == 6)
    }
  }
}
