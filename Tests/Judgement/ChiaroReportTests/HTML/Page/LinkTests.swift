// SPDX-License-Identifier: MIT

import ChiaroFindings
import ChiaroTestSupport
import Testing

@testable import ChiaroReport

extension PageTests {
  /// Links within the page, for somebody who has not asked for less motion.
  @Suite("Links")
  @BrowserActor
  struct LinkTests {
    private static func setup(_ width: Int) -> PageSetup {
      var setup = PageSetup().sized(width, 800)
      setup.wantsReducedMotion = false
      return setup
    }

    /// Waits until the page has not moved for some frames.
    private static func rest(_ page: BrowserPage) throws {
      _ = try page.evaluate(
        """
        new Promise(done => {
          let last, still = 0;
          const step = () => {
            still = scrollY === last ? still + 1 : 0;
            last = scrollY;
            if (still > 20) done(true); else requestAnimationFrame(step);
          };
          step();
        })
        """)
    }

    /// What is wrong with where the page stands for a link; empty when nothing is.
    private static func miss(_ id: String, _ page: BrowserPage) throws -> String {
      try page.text(
        """
        (() => {
          const target = document.getElementById('\(id)');
          const heading = target.querySelector('h1, h2, h3, h4, strong');
          const { left, top, height } = heading.getBoundingClientRect();
          if (top < 0 || top > 160) return `${Math.round(top)} from the top`;
          const seen = document.elementFromPoint(left + 3, top + height / 2);
          return heading.contains(seen) ? '' : `behind ${seen?.tagName} ${seen?.className}`;
        })()
        """)
    }

    private static let places = [
      "findings", "row-1998", "rule-3", "catalog-0",
      ReportPage(Sample.large(2000).report).anchors.findings[600], "row-999", "rule-1", "overview",
    ]

    @Test("a link lands at its heading", arguments: [375, 1280])
    func lands(_ width: Int) throws {
      let page = try PageTests.open(.large(2000), Self.setup(width))
      for place in Self.places {
        _ = try page.evaluate(
          """
          (() => {
            const link = document.querySelector('a[href="#\(place)"]');
            if (link) link.click(); else location.hash = '\(place)';
          })()
          """)
        try Self.rest(page)
        #expect(try Self.miss(place, page) == "", "\(place)")
      }
      #expect(page.problems == [])
    }

    @Test("a link to where the address points already lands there again")
    func again() throws {
      let page = try PageTests.open(.large(2000), Self.setup(1280))
      for _ in 0..<2 {
        try page.click("#panel a[href='#findings']")
        try Self.rest(page)
        #expect(try Self.miss("findings", page) == "")
        _ = try page.evaluate("scrollTo(0, 300)")
      }
    }

    @Test("a page that is opened at a place shows it", arguments: [true, false])
    func opened(_ runsScripts: Bool) throws {
      var setup = Self.setup(1280)
      setup.runsScripts = runsScripts
      let page = try PageTests.open(.large(500), setup, at: "#rule-2")
      if runsScripts { try Self.rest(page) }
      #expect(try Self.miss("rule-2", page) == "")
    }

    @Test("what is folded up is unfolded")
    func folded() throws {
      let page = try PageTests.open(.plain)
      #expect(try page.shown("#row-1") == [])
      _ = try page.evaluate("location.hash = 'row-1'")
      try Self.rest(page)
      #expect(try page.shown("#row-1 h4") == ["Glass"])
    }

    @Test("addresses of nothing change nothing", arguments: ["#nothing", "#%E0%A4%A", "#", "#%00"])
    func nowhere(_ place: String) throws {
      let page = try PageTests.open(.plain, at: place)
      try page.settle()
      #expect(page.problems == [])
      #expect(try page.integer("scrollY") == 0)
    }
  }
}
