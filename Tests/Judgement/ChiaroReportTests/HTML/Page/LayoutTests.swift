// SPDX-License-Identifier: MIT

import ChiaroFindings
import ChiaroTestSupport
import Testing

@testable import ChiaroReport

extension PageTests {
  /// Where things are, on screens of all widths and without scripts.
  @Suite("Layout")
  @BrowserActor
  struct LayoutTests {
    private nonisolated static let samples = [Sample.plain, .hostile, .empty, .wordy]

    /// What stands out of the page at the right.
    private static let overflowing = """
      Array.from(document.querySelectorAll('body *')).filter(e => e.checkVisibility()
        && !e.closest('.skip, #panel, svg') && e.getBoundingClientRect().right > innerWidth + 1
        && getComputedStyle(e).position !== 'absolute')
        .map(e => `${e.tagName} ${e.className} ${Math.round(e.getBoundingClientRect().right)}`)
      """

    @Test("no width scrolls sideways", arguments: samples)
    func width(_ sample: Sample) throws {
      let page = try PageTests.open(sample)
      for choice in ["", "#appearance-1", "#vision-t"] {
        if try !choice.isEmpty && page.count(choice) == 1 { try page.click(choice) }
        for width in [320, 390, 768, 999, 1000, 1280] {
          try page.emulate(PageSetup().sized(width, 800))
          #expect(try page.integer("document.documentElement.scrollWidth") <= width)
          #expect(try page.texts(Self.overflowing) == [], "\(choice), \(width)")
        }
      }
    }

    @Test("letters are not cut off")
    func clipped() throws {
      let page = try PageTests.open(.plain)
      for width in [320, 1000, 1280] {
        try page.emulate(PageSetup().sized(width, 800))
        let cut = try page.texts(
          """
          Array.from(document.querySelectorAll('h1, h2, h3, h4, p, li, b, q, code, em, dt, dd'))
            .filter(e => e.checkVisibility() && e.scrollWidth > e.clientWidth + 1
              && getComputedStyle(e).display !== 'inline')
            .map(e => `${e.tagName} ${e.textContent.trim()}`)
          """)
        #expect(cut == [], "\(width)")
      }
    }

    @Test("no word is broken, on screens of any width")
    func words() throws {
      let page = try PageTests.open(.wordy)
      try page.unfold()
      for width in [320, 375, 620, 768, 1000, 1100, 1280, 1600] {
        try page.emulate(PageSetup().sized(width, 800))
        let broken = try page.texts(
          """
          (() => {
            const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
            const range = document.createRange();
            const broken = [];
            while (texts.nextNode()) {
              const text = texts.currentNode;
              const around = text.parentElement;
              if (!around.checkVisibility() || around.closest('code, pre, script')) continue;
              for (const word of text.data.matchAll(/[A-Za-z0-9#]{2,}/g)) {
                range.setStart(text, word.index);
                range.setEnd(text, word.index + word[0].length);
                const lines = new Set(Array.from(range.getClientRects(), r => Math.round(r.top)));
                if (lines.size > 1) broken.push(`${word[0]} in ${around.className}`);
              }
            }
            return broken;
          })()
          """)
        #expect(broken == [], "\(width)")
      }
    }

    @Test("pictures of screens keep their shape and are no taller than their room")
    func screens() throws {
      let page = try PageTests.open(.wordy)
      for width in [320, 480, 768, 1280] {
        try page.emulate(PageSetup().sized(width, 800))
        let shapes = try page.texts(
          """
          Array.from(document.querySelectorAll('.shots i'), e => e.getBoundingClientRect())
            .map(r => `${Math.round(r.width / r.height * 20) / 20} ${r.height <= 430.5}`)
          """)
        #expect(shapes == ["0.45 true", "0.45 true", "1.45 true", "1.45 true"], "\(width)")
      }
    }

    @Test("without scripts all is there but what needs them", arguments: [320, 1280])
    func scriptless(_ width: Int) throws {
      var setup = PageSetup().sized(width, 800)
      setup.runsScripts = false
      let page = try PageTests.open(.plain, setup)
      #expect(try page.shown(".scripted") == [])
      #expect(try page.shown(".row h4").count == 4)
      try page.click(".rest summary")
      #expect(try page.shown(".row h4").count == 5)
      #expect(try page.shown(".findings .list > li").count == 6)
      #expect(try page.shown(".diagnostics .list > li").count == 2)
      #expect(try page.shown("footer dt").contains("Contrast"))
      #expect(try page.count("[hidden]") == 0)
    }

    @Test("errors and warnings stand in their cell, notes under the name")
    func marks() throws {
      let page = try PageTests.look(at: .plain)
      #expect(
        try page.shown("#row-0 .cells .found")
          == ["Error 1.9:1 on the background (4.5:1 is asked for)"])
      #expect(
        try page.shown("#row-0 .name .found")
          == ["Note Missing increased-contrast variant in light and dark"])
      #expect(try page.shown("#row-2 .name .found") == ["Note no variant for light"])
      #expect(try page.shown("#row-4 .name .found") == ["Error lamp2.pdf is not there"])
    }

    @Test("a cell says the value, its contrast and its slot")
    func cells() throws {
      let page = try PageTests.look(at: .plain)
      let words = { (cell: String) in
        try page.shown("\(cell) > :not(i, a)")
      }
      let cell = "#row-0 .cells > li:nth-child"
      #expect(try words("\(cell)(1)") == ["#E6B31A", "1.94:1", "any"])
      #expect(try words("\(cell)(2)") == ["#FFCC4D", "13.99:1 AAA", "dark"])
      #expect(try words("\(cell)(3)") == ["no color", "from dark"])
      // Rounded down: 5.64999 is not 5.65.
      #expect(
        try words("#row-5 .cells > li") == ["#0A85FF", "5.64:1 AA", "systemBlueColor", "any"])
    }

    @Test("a page of many colors is bounded, color by color")
    func size() throws {
      let few = ReportFormat.html.text(Sample.large(500).report).utf8.count
      let many = ReportFormat.html.text(Sample.large(2000).report).utf8.count
      // Three swatches with their classes, a row, a third of a finding.
      #expect((many - few) / 1500 < 1600)
      #expect(many < 4_000_000)
      let page = try PageTests.open(.large(2000))
      #expect(try page.count(".row") == 2000)
      #expect(try page.count("*") < 2000 * 40)
      #expect(try page.count(".strip path") <= 2 * 480)
      #expect(page.problems == [])
    }
  }
}
