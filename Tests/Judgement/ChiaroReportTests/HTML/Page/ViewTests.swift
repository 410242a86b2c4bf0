// SPDX-License-Identifier: MIT

import ChiaroColor
import ChiaroTestSupport
import Testing

@testable import ChiaroReport

extension PageTests {
  /// How things are shown: appearances, color vision, the theme, and what the system prefers.
  ///
  /// All of it is style sheets, so each is tried with scripts and without.
  @Suite("View")
  @BrowserActor
  struct ViewTests {
    private static func setup(_ runsScripts: Bool, isDark: Bool = false) -> PageSetup {
      var setup = PageSetup(isDark: isDark)
      setup.runsScripts = runsScripts
      return setup
    }

    @Test("one appearance can be chosen", arguments: [true, false])
    func appearance(_ runsScripts: Bool) throws {
      let page = try PageTests.open(.plain, Self.setup(runsScripts))
      let cells = ".catalog .cells > li"
      try page.unfold()
      // Five rows in three appearances, and one in dark alone.
      #expect(try page.shown(cells).count == 16)
      try page.click("#appearance-2")
      #expect(try page.shown(cells).count == 6)
      #expect(try page.shown(".heads li").count == 3, "one at the head of each board")
      #expect(try page.shown("\(cells).a0, \(cells).a2") == [])
      try page.click("#appearance-1")
      #expect(try page.shown(cells).count == 5)
      try page.click("#appearance-0")
      #expect(try page.shown(cells).count == 16)
    }

    @Test("color vision changes what is painted", arguments: [true, false])
    func vision(_ runsScripts: Bool) throws {
      let page = try PageTests.open(.plain, Self.setup(runsScripts))
      for vision in PaintTable.visions {
        try page.click("#vision-\(vision.name)")
        let accent = Color(.sRGB, 0.9, 0.7, 0.1)
        let seen = vision.deficiency.map { accent.simulated($0) } ?? accent
        let painted = try page.style("background-color", of: "#row-0 .cells > li > i")
        #expect(painted == seen.cssRGB)
        let filter = try page.style("filter", of: ".plain")
        #expect(filter == (vision.deficiency == nil ? "none" : "url(\"#see-\(vision.name)\")"))
      }
    }

    @Test("a translucent color lies on its sheet", arguments: [(0, Color.white), (1, .black)])
    func translucent(_ column: Int, _ sheet: Color) throws {
      let page = try PageTests.look(at: .plain)
      let cell = "#row-1 .cells > li:nth-child(\(column + 1))"
      #expect(try page.style("background-color", of: cell) == sheet.cssRGB)
      let painted = try page.style("background-color", of: "\(cell) > i")
      #expect(painted.hasPrefix("rgba("), "\(painted)")
    }

    @Test("a wide screen gets wide colors")
    func wide() throws {
      let page = try PageTests.open(.plain)
      let painted = { try page.style("background-color", of: "#row-2 .cells > li > i") }
      #expect(try painted() == "rgb(0, 234, 37)")
      var setup = PageSetup()
      setup.isWideGamut = true
      try page.emulate(setup)
      #expect(try painted() == "color(display-p3 0 0.9 0.3)")
    }

    @Test("the page is light or dark as the system is", arguments: [true, false])
    func theme(_ runsScripts: Bool) throws {
      let light = try PageTests.open(.plain, Self.setup(runsScripts, isDark: false))
      let dark = try PageTests.open(.plain, Self.setup(runsScripts, isDark: true))
      let paper = { (page: BrowserPage) in try page.style("background-color", of: ":root") }
      #expect(try paper(light) == "rgb(245, 243, 238)")
      #expect(try paper(dark) == "rgb(22, 20, 18)")
      // And changes with it, unless one is chosen.
      try light.emulate(Self.setup(runsScripts, isDark: true))
      #expect(try paper(light) == "rgb(22, 20, 18)")
      try light.click("#theme-light")
      #expect(try paper(light) == "rgb(245, 243, 238)")
      try dark.click("#theme-light")
      #expect(try paper(dark) == "rgb(245, 243, 238)")
      try dark.click("#theme-auto")
      #expect(try paper(dark) == "rgb(22, 20, 18)")
    }

    @Test("the theme changes no sheet and no swatch")
    func sheets() throws {
      let painted = try [false, true].map { isDark in
        let page = try PageTests.look(at: .plain, isDark: isDark)
        return try page.texts(
          """
          Array.from(document.querySelectorAll('.cells > li, .cells > li > i'), e =>
            getComputedStyle(e).backgroundColor + ' ' + getComputedStyle(e).color)
          """)
      }
      #expect(painted[0].count > 30)
      #expect(painted[0] == painted[1])
    }

    @Test("a theme that was chosen is kept")
    func kept() throws {
      let page = try PageTests.open(.plain)
      try page.click("#theme-dark")
      #expect(try page.text("localStorage.getItem('chiaro-theme')") == "theme-dark")
    }

    @Test("more contrast is given when it is asked for")
    func moreContrast() throws {
      let page = try PageTests.open(.plain)
      for (isDark, paper) in [(true, Color.black), (false, .white)] {
        try page.emulate(PageSetup(isDark: isDark, wantsMoreContrast: true))
        #expect(try page.style("background-color", of: ":root") == paper.cssRGB)
      }
    }

    @Test("forced colors leave the sheets alone")
    func forced() throws {
      let page = try PageTests.open(.plain)
      let painted = { try page.style("background-color", of: "#row-0 .cells > li > i") }
      let before = try painted()
      var setup = PageSetup()
      setup.hasForcedColors = true
      try page.emulate(setup)
      #expect(try page.isTrue("matchMedia('(forced-colors: active)').matches"))
      #expect(try painted() == before)
    }

    @Test("paper has the content and not the controls")
    func print() throws {
      var setup = PageSetup(isDark: true)
      setup.isPrinted = true
      let page = try PageTests.open(.plain, setup)
      #expect(try page.shown("#panel, .bar, .scripted, summary") == [])
      #expect(try page.shown(".row").count == 6)
      #expect(try page.style("background-color", of: ":root") == "rgb(255, 255, 255)")
    }
  }
}

extension Color {
  /// An opaque color as browsers say what they computed.
  var cssRGB: String {
    let bytes = SRGB8(self)
    return "rgb(\(bytes.red), \(bytes.green), \(bytes.blue))"
  }
}
