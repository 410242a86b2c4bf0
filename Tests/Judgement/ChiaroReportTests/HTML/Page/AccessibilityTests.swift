// SPDX-License-Identifier: MIT

import ChiaroFindings
import ChiaroTestSupport
import Foundation
import Testing

@testable import ChiaroReport

extension PageTests {
  /// What axe-core finds, which is to be nothing.
  @Suite("Accessibility")
  @BrowserActor
  struct AccessibilityTests {
    /// A report as somebody looks at it.
    struct Look: Sendable, CustomTestStringConvertible {
      var testDescription: String
      var sample: Sample
      var setup: PageSetup
      /// What is clicked before.
      var clicks: [String] = []
      /// What is looked at.
      var part = "html"

      init(
        _ words: String, _ sample: Sample, _ setup: PageSetup = PageSetup(), clicks: [String] = [],
        part: String = "html"
      ) {
        testDescription = words
        self.sample = sample
        self.setup = setup
        self.clicks = clicks
        self.part = part
      }
    }

    nonisolated static let looks = [
      Look("plain", .plain),
      Look("hostile", .hostile),
      Look("long words", .wordy),
      Look("unfolded", .plain, clicks: [".rest summary"]),
      Look("empty", .empty),
      Look("80 colors", .large(80)),
      Look("more contrast", .plain, PageSetup(isDark: false, wantsMoreContrast: true)),
      Look("one appearance", .plain, clicks: ["#appearance-2", "#vision-p"]),
      Look("narrow", .plain, PageSetup().sized(390, 844)),
      Look(
        "panel open", .plain, PageSetup().sized(390, 844), clicks: [".bar button"], part: "#panel"),
    ]

    @Test("axe-core finds nothing, in light and in dark", arguments: looks)
    func axe(_ look: Look) throws {
      let page = try PageTests.open(look.sample, look.setup)
      for click in look.clicks { try page.click(click) }
      // Rows that are not in sight have a guessed height; axe would see what lies in them
      // elsewhere.
      _ = try page.evaluate(
        """
        (() => {
          const sheet = new CSSStyleSheet();
          sheet.replaceSync('* { content-visibility: visible !important }');
          document.adoptedStyleSheets = [sheet];
          return true })()
        """)
      _ = try page.evaluate(try Self.axe() + "\n;true")
      for isDark in [false, true] {
        var setup = look.setup
        setup.isDark = isDark
        try page.emulate(setup)
        try page.settle()
        let found = try Self.violations(page, in: look.part)
        #expect(found == [], "\(isDark ? "dark" : "light")")
      }
    }

    private static func violations(_ page: BrowserPage, in part: String) throws -> [String] {
      try page.texts(
        """
        axe.run('\(part)', { resultTypes: ['violations'] }).then(result =>
          result.violations.flatMap(v => v.nodes.slice(0, 5).map(n =>
            `${v.id}: ${n.target.join(' ')}: ${n.failureSummary}`)))
        """)
    }

    private static func axe() throws -> String {
      let path = "\(SourceTree.root)/.build/test-tools/axe.min.js"
      let bytes = try #require(
        FileManager.default.contents(atPath: path), "run Scripts/setup-test-tools")
      return String(decoding: bytes, as: UTF8.self)
    }
  }
}
