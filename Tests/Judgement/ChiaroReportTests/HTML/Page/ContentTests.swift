// SPDX-License-Identifier: MIT

import ChiaroFindings
import ChiaroSource
import ChiaroTestSupport
import Foundation
import Testing

@testable import ChiaroReport

extension PageTests {
  /// What is in a page, and what is not.
  @Suite("Content")
  @BrowserActor
  struct ContentTests {
    @Test("loads nothing, and nothing goes wrong", arguments: Sample.all, [true, false])
    func selfContained(_ sample: Sample, _ runsScripts: Bool) throws {
      let page = try PageTests.look(at: sample, runsScripts: runsScripts)
      try page.settle()
      #expect(page.requests == [])
      #expect(page.problems == [])
    }

    @Test("loads nothing while it is used")
    func used() throws {
      let page = try PageTests.open(.plain)
      for control in try page.texts("Array.from(document.querySelectorAll('input'), e => e.id)") {
        try page.click("#\(control)")
      }
      for link in 0..<(try page.count("a")) {
        _ = try page.evaluate("document.querySelectorAll('a')[\(link)].click()")
      }
      try page.settle()
      #expect(page.requests == [])
      #expect(page.problems == [])
    }

    @Test("has every finding and all odd content, in words", arguments: Sample.all, [true, false])
    func findings(_ sample: Sample, _ runsScripts: Bool) throws {
      var setup = PageSetup()
      setup.runsScripts = runsScripts
      let page = try PageTests.open(sample, setup)
      try page.unfold()
      let shown = try page.shown(".findings .list > li")
      let report = sample.report
      #expect(shown.count == report.findings.count)
      let places = report.findingsByRule.flatMap(\.findings)
      for (text, place) in zip(shown, places) {
        #expect(text.isShowing(report.findings[place].message))
        #expect(text.isShowing(report.findings[place].location.file))
      }
      let odd = try page.shown(".diagnostics .list > li")
      #expect(odd.count == report.diagnostics.count)
      for (text, diagnostic) in zip(odd, report.diagnostics) {
        #expect(text.isShowing(diagnostic.message))
      }
    }

    @Test("has every color and image, by its name", arguments: Sample.all)
    func rows(_ sample: Sample) throws {
      let page = try PageTests.open(sample)
      try page.unfold()
      let names = sample.report.catalogs.flatMap { $0.colors.map(\.name) + $0.images.map(\.name) }
      // Rows are numbered in the order of the report, whatever their order in the page.
      let shown = try names.indices.flatMap { try page.shown("#row-\($0) h4") }
      #expect(shown == names.map { $0.isEmpty ? "(no name)" : $0.shown })
      #expect(try page.shown(".row").count == names.count)
    }

    @Test("every link inside leads somewhere, every id is one element's", arguments: Sample.all)
    func links(_ sample: Sample) throws {
      let page = try PageTests.look(at: sample)
      let broken = try page.texts(
        """
        Array.from(document.querySelectorAll('a'), a => a.getAttribute('href'))
          .filter(h => !h.startsWith('#') || !document.getElementById(h.slice(1)))
        """)
      #expect(broken == [])
      let ids = try page.texts("Array.from(document.querySelectorAll('[id]'), e => e.id)")
      #expect(Set(ids).count == ids.count)
    }

    @Test("hostile names are words and nothing else")
    func inert() throws {
      let page = try PageTests.look(at: .hostile)
      #expect(try page.text("typeof window.hacked") == "undefined")
      #expect(try page.count("img, iframe, object, embed, base, form[action]") == 0)
      #expect(try page.count("script") == 2)
      #expect(try page.count("[onload], [onerror], [onclick], [style], [src]") == 0)
      let addresses = try page.texts(
        "Array.from(document.querySelectorAll('[href]'), e => e.getAttribute('href').slice(0, 5))")
      #expect(Set(addresses).subtracting(["data:"]).allSatisfy { $0.hasPrefix("#") })
      #expect(try page.text("document.title").hasPrefix("\"><script>window.hacked = 1</script>"))
    }

    @Test("a page's policy stops what would come through all the same")
    func policy() throws {
      let page = try PageTests.open(.plain)
      _ = try page.evaluate(
        """
        document.body.insertAdjacentHTML('beforeend', '<img src=x onerror="window.hacked = 1">');
        const script = document.createElement('script');
        script.textContent = 'window.hacked = 1';
        document.body.append(script);
        """)
      try page.settle()
      #expect(try page.text("typeof window.hacked") == "undefined")
      #expect(page.problems.contains { $0.contains("Content Security Policy") })
    }
  }
}

extension String {
  /// The text as a page shows it, without spaces at its ends, as `trim()` leaves it.
  fileprivate var shown: String {
    let nothing: Set<Unicode.Scalar> = ["\u{FFFE}", "\u{FFFF}"]
    let scalars = VisibleText.reveal(self).unicodeScalars.map {
      nothing.contains($0) ? "\u{FFFD}" : $0
    }
    return String(String.UnicodeScalarView(scalars)).trimmingCharacters(in: .whitespaces)
  }

  /// Whether the text holds another one, as a page shows it; each holds the empty one.
  fileprivate func isShowing(_ text: String) -> Bool { text.isEmpty || contains(text.shown) }
}
