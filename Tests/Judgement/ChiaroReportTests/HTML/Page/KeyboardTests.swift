// SPDX-License-Identifier: MIT

import ChiaroFindings
import ChiaroTestSupport
import Testing

@testable import ChiaroReport

extension PageTests {
  /// The page without a mouse.
  @Suite("Keyboard")
  @BrowserActor
  struct KeyboardTests {
    /// Where the focus goes, until it leaves the page.
    private static func stops(_ page: BrowserPage, most: Int = 80) throws -> [String] {
      var stops: [String] = []
      while stops.count < most {
        try page.press(.tab)
        let stop = try page.text(
          """
          (e => e === document.body ? '' : e.id || e.getAttribute('href') || e.textContent.trim())
          (document.activeElement)
          """)
        if stop.isEmpty || stop == stops.first { break }
        stops.append(stop)
      }
      return stops
    }

    @Test("Tab goes through the panel, then through the content, in the order of the page")
    func order() throws {
      let page = try PageTests.open(.plain)
      let stops = try Self.stops(page)
      let panel = [
        "#content", "#overview", "#catalog-0", "#catalog-1", "#findings", "#diagnostics", "search",
        "severity-e", "severity-w", "severity-n", "severity-h", "rule", "catalog", "only",
        "Show everything", "appearance-0", "vision-n", "theme-auto",
      ]
      #expect(Array(stops.prefix(panel.count)) == panel)
      #expect(stops.last == "shortcuts")
      let links = try page.texts(
        """
        Array.from(document.querySelectorAll('main :is(a, button, summary, [tabindex="0"])'))
          .filter(e => e.checkVisibility())
          .map(e => e.getAttribute('href') ?? e.textContent.trim())
        """)
      #expect(Array(stops.dropFirst(panel.count).dropLast()) == links)
    }

    @Test("what has the focus is marked", arguments: [false, true])
    func focus(_ isDark: Bool) throws {
      let page = try PageTests.open(.plain, PageSetup(isDark: isDark))
      for _ in 0..<30 {
        try page.press(.tab)
        // A choice is an invisible button in a label; what follows it shows the focus.
        let outline = try page.text(
          """
          (() => {
            const focused = document.activeElement;
            const isChoice = focused.matches('.view input');
            const style = getComputedStyle(isChoice ? focused.nextElementSibling : focused);
            return `${style.outlineStyle} ${style.outlineWidth}`;
          })()
          """)
        let focused = try page.focused()
        #expect(outline == "solid 2px", "\(focused)")
        let isInside = try page.isTrue(
          """
          (r => r.width > 0 && r.left >= 0 && r.top >= 0 && r.right <= innerWidth + 1)
          (document.activeElement.getBoundingClientRect())
          """)
        #expect(isInside, "\(focused)")
      }
    }

    @Test("the first stop leads to the content")
    func skip() throws {
      let page = try PageTests.open(.plain)
      try page.press(.tab)
      #expect(try page.focused() == "Skip to the report")
      try page.press(.enter)
      try page.press(.tab)
      #expect(try page.isTrue("document.querySelector('main').contains(document.activeElement)"))
    }

    @Test("arrows choose, without a script too", arguments: [true, false])
    func choices(_ runsScripts: Bool) throws {
      var setup = PageSetup()
      setup.runsScripts = runsScripts
      let page = try PageTests.open(.plain, setup)
      try page.unfold()
      _ = try page.evaluate("document.getElementById('appearance-0').focus()")
      try page.press(.down)
      try page.press(.down)
      #expect(try page.focused() == "appearance-2")
      #expect(try page.shown(".catalog .cells > li").count == 6)
      try page.press(.up)
      #expect(try page.shown(".catalog .cells > li").count == 5)
    }

    @Test("space takes out a severity")
    func space() throws {
      let page = try PageTests.open(.plain)
      _ = try page.evaluate("document.getElementById('severity-w').focus()")
      try page.press(.space)
      #expect(try page.shown(".findings .list > li.w") == [])
    }

    @Test("a slash goes to the search, unless somebody writes or has switched it off")
    func shortcut() throws {
      let page = try PageTests.open(.plain)
      try page.press(.slash)
      #expect(try page.focused() == "search")
      #expect(try page.text("document.getElementById('search').value") == "")
      try page.press(.slash)
      #expect(try page.text("document.getElementById('search').value") == "/")
      _ = try page.evaluate("document.activeElement.blur()")
      try page.click("#shortcuts")
      try page.press(.slash)
      #expect(try page.focused() != "search")
    }

    @Test("on a narrow screen the panel opens and closes", arguments: [true, false])
    func panel(_ runsScripts: Bool) throws {
      var setup = PageSetup().sized(390, 844)
      setup.runsScripts = runsScripts
      let page = try PageTests.open(.plain, setup)
      #expect(try page.shown("#panel") == [])
      _ = try page.evaluate("document.querySelector('.bar button').focus()")
      try page.press(.enter)
      #expect(try page.shown("#panel").count == 1)
      try page.press(.escape)
      #expect(try page.shown("#panel") == [])
      #expect(try page.focused() == "View and filter")
    }

    @Test("on a narrow screen a slash opens the panel, and a link closes it")
    func narrowShortcut() throws {
      let page = try PageTests.open(.plain, PageSetup().sized(390, 844))
      try page.press(.slash)
      #expect(try page.shown("#panel").count == 1)
      #expect(try page.focused() == "search")
      try page.click("#panel nav a[href='#findings']")
      #expect(try page.shown("#panel") == [])
    }
  }
}
