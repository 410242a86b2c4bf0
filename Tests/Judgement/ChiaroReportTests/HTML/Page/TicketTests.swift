// SPDX-License-Identifier: MIT

import ChiaroColor
import ChiaroFindings
import ChiaroSource
import ChiaroTestSupport
import Testing

@testable import ChiaroReport

extension PageTests {
  /// Findings that are copied as tickets, and links that lead to them.
  @Suite("Tickets")
  @BrowserActor
  struct TicketTests {
    /// A report of one finding, of a pair that both styles show otherwise.
    private static func sample(
      _ message: String = "1.1:1 in dark", object: String = "Card", snippet: String? = nil
    ) -> Sample {
      var report = PlainReport.report
      var finding = SampleParts.finding(
        "low-contrast", .error, "App/Card.swift", object, message, in: "dark",
        related: [SourceLocation(file: "App/Main `View`.swift", line: 12)])
      finding.pair = ColorPair(
        Color(white: 0), on: Color(white: 0.1), named: "",
        inOtherStyle: ColorPair.Colors(Color(white: 0), on: Color(white: 1)))
      finding.snippet = snippet
      report.findings = [finding]
      return Sample(description: "ticket \(message) \(object) \(snippet ?? "")", report: report)
    }

    private static func ticket(_ sample: Sample) throws -> String {
      let page = try PageTests.open(sample)
      _ = try page.evaluate(
        """
        window.setTimeout = () => 0;
        window.copied = [];
        Object.defineProperty(navigator, 'clipboard',
          { value: { writeText: async text => { copied.push(text) } } });
        """)
      try page.click(".list .ticket")
      #expect(try page.text("document.querySelector('.said').textContent") == "Copied as a ticket")
      #expect(page.problems == [])
      return try page.texts("copied").first ?? ""
    }

    @Test("a ticket says what, where, how much in both styles, and what to do")
    func whole() throws {
      let rule = try #require(PlainReport.report.rule("low-contrast"))
      let ticket = try Self.ticket(Self.sample(snippet: "label.textColor = .black"))
      #expect(
        ticket == """
          ### \(rule.title): Card

          1.1:1 in dark

          - Place: `App/Card.swift:3:5`, ``App/Main `View`.swift:12``
          - Measured in light 21:1 (\\#000000 on \\#FFFFFF)
          - Measured in dark 1.12:1 (\\#000000 on \\#131313)
          - Severity: error

          ```
          label.textColor = .black
          ```

          **What to do:** \(rule.help.replacing("`", with: ""))

          Rule: `low-contrast` (`chiaro rules low-contrast`).

          """)
    }

    @Test(
      "nothing of a file is read as Markdown",
      arguments: [
        ("*a* _b_ [c](d)", "\\*a\\* \\_b\\_ \\[c\\](d)"), ("<img src=x>", "\\<img src=x\\>"),
        ("# a | b", "\\# a \\| b"), ("@octocat", "@\u{2060}octocat"), ("`a`", "\\`a\\`"),
        ("a\\b ~c~ &amp;", "a\\\\b \\~c\\~ \\&amp;"),
      ])
    func plain(_ text: String, _ written: String) throws {
      let ticket = try Self.ticket(Self.sample(text, object: text, snippet: "````\n" + text))
      let lines = ticket.split(separator: "\n", omittingEmptySubsequences: false)
      #expect(lines.first?.hasSuffix(": \(written)") == true, "\(ticket)")
      #expect(lines.contains(Substring(written)), "\(ticket)")
      #expect(lines.count { $0 == "`````" } == 2, "\(ticket)")
    }

    @Test("without a clipboard the ticket is shown, and selected")
    func draft() throws {
      let page = try PageTests.open(Self.sample())
      _ = try page.evaluate(
        """
        Object.defineProperty(navigator, 'clipboard', { value: undefined });
        document.execCommand = () => false;
        """)
      try page.click(".list .ticket")
      try page.click(".list .ticket")
      #expect(try page.count(".list textarea") == 1)
      let selected = try page.text(
        """
        (area => area.value.slice(area.selectionStart, area.selectionEnd))(
          document.querySelector('.list textarea'))
        """)
      #expect(selected.hasPrefix("### "))
    }

    @Test("without scripts there is no button")
    func still() throws {
      var setup = PageSetup()
      setup.runsScripts = false
      let page = try PageTests.open(.plain, setup)
      #expect(try page.shown(".ticket") == [])
    }

    // MARK: Both styles

    @Test("where light and dark differ, both are shown beside each other, light first")
    func sides() throws {
      let page = try PageTests.look(at: Self.sample())
      #expect(
        try page.shown(".list .sides") == [
          "light 21:1 (#000000 on #FFFFFF) · dark 1.12:1 (#000000 on #131313)"
        ])
      #expect(try page.count(".list .chips > .pair") == 2)
      #expect(try page.count(".worst .chips > .pair") == 2)
      let places = try page.texts(
        "Array.from(document.querySelectorAll('.list .pair'), e => getComputedStyle(e).backgroundColor)"
      )
      #expect(places == [Color(white: 1).cssRGB, Color(white: 0.1).cssRGB])
    }

    @Test(
      "a pair that is the same in both, or of which one is unknown, is shown once",
      arguments: [true, false])
    func once(_ isKnown: Bool) throws {
      var report = Self.sample().report
      let pair = try #require(report.findings[0].pair)
      report.findings[0].pair?.inOtherStyle =
        isKnown ? ColorPair.Colors(pair.text, on: pair.ground) : nil
      let page = try PageTests.look(at: Sample(description: "once \(isKnown)", report: report))
      #expect(try page.count(".sides") == 0)
      #expect(try page.count(".list .chips > .pair") == 1)
    }

    // MARK: Anchors

    @Test("a finding's anchor stays when others come and go, and each has one of its own")
    func anchors() throws {
      let report = PlainReport.report
      var fewer = report
      fewer.findings.removeFirst(2)
      fewer.findings.append(report.findings[4])
      let (before, after) = (ReportPage(report).anchors, ReportPage(fewer).anchors)
      let count = report.findings.count
      #expect(Array(before.findings[2...]) == Array(after.findings.prefix(count - 2)))
      #expect(after.findings.last == before.findings[4] + "_2")
      #expect(Set(after.findings).count == after.findings.count)
      #expect(before.rules.contains("about-low-contrast"))
    }

    @Test(
      "an anchor is plain, whatever a report that was read says",
      arguments: ["", "\" onload=x", "a b", "ünïcode", String(repeating: "a", count: 999)])
    func hostile(_ fingerprint: String) throws {
      var report = PlainReport.report
      for index in report.findings.indices { report.findings[index].fingerprint = fingerprint }
      let anchors = ReportPage(report).anchors.findings
      #expect(Set(anchors).count == anchors.count)
      for anchor in anchors { #expect(anchor.wholeMatch(of: /[a-z0-9_-]{1,80}/) != nil) }
      #expect(HTMLSyntax.problems(HTMLReport.text(report)) == [])
    }

    @Test("a link to a finding shows it")
    func link() throws {
      let anchor = ReportPage(PlainReport.report).anchors.findings[2]
      let page = try PageTests.open(.plain, at: "#\(anchor)")
      #expect(try page.shown(".list > li:target strong") == ["Tint"])
    }

    @Test("an incomplete report says so above everything else")
    func banner() throws {
      var report = PlainReport.report
      report.cuts = ["3 pages were not looked at"]
      let page = try PageTests.look(at: Sample(description: "cut", report: report))
      #expect(
        try page.text(
          "document.querySelector('main').firstElementChild.firstElementChild.textContent")
          == "incomplete audit: 3 pages were not looked at")
      let edges = try page.texts(
        """
        ['.incomplete', 'h1'].map(s => `${Math.round(
          document.querySelector(s).getBoundingClientRect().top)}`)
        """)
      #expect((edges.compactMap(Int.init).first ?? 999) < (edges.compactMap(Int.init).last ?? 0))
    }
  }
}
