// SPDX-License-Identifier: MIT

import ChiaroFindings
import ChiaroTestSupport
import Testing

@testable import ChiaroReport

extension PageTests {
  /// Values that can be copied.
  @Suite("Copying")
  @BrowserActor
  struct CopyTests {
    /// A page with a clipboard that remembers.
    private static func open(_ sample: Sample = .plain) throws -> BrowserPage {
      let page = try PageTests.open(sample)
      _ = try page.evaluate(
        """
        // What was said stays: a busy machine may ask late.
        window.setTimeout = () => 0;
        window.copied = [];
        Object.defineProperty(navigator, 'clipboard',
          { value: { writeText: async text => { copied.push(text) } } });
        """)
      return page
    }

    private static func said(_ page: BrowserPage) throws -> String {
      try page.text("document.querySelector('output[role=status].said').textContent")
    }

    @Test(
      "a click copies a value, and says so",
      arguments: [
        ("#row-0 .cells > li:first-child b", "#E6B31A"), ("#row-2 .cells b", "#00EA25"),
        ("#row-2 .cells code", "color(display-p3 0 0.9 0.3)"), ("#row-3 .cells b", "flag.png"),
      ])
    func click(_ value: String, _ text: String) throws {
      let page = try Self.open()
      try page.click(value)
      #expect(try page.texts("copied") == [text])
      #expect(try Self.said(page) == "Copied \(text)")
    }

    @Test("so does one on a color in the words of a finding")
    func words() throws {
      let page = try Self.open(.wordy)
      try page.click(".list > li:first-child .hex")
      try page.click(".worst .hex")
      #expect(try page.texts("copied") == ["#9AA8AE", "#9AA8AE"])
    }

    @Test("the keyboard copies, and goes from value to value of a row")
    func keyboard() throws {
      let page = try Self.open()
      _ = try page.evaluate(
        "document.querySelector('#row-0 [role=button][tabindex=\"0\"]').focus()")
      try page.press(.enter)
      try page.press(.right)
      try page.press(.space)
      // There is no color in the third appearance, and none before the first.
      try page.press(.right)
      try page.press(.space)
      try page.press(.left)
      try page.press(.left)
      try page.press(.enter)
      #expect(try page.texts("copied") == ["#E6B31A", "#FFCC4D", "#FFCC4D", "#E6B31A"])
      #expect(try page.count("#row-0 [tabindex='0']") == 1)
    }

    @Test("without a clipboard the value is selected")
    func selected() throws {
      let page = try PageTests.open(.plain)
      _ = try page.evaluate(
        """
        Object.defineProperty(navigator, 'clipboard', { value: undefined });
        document.execCommand = () => false;
        """)
      try page.click("#row-0 .cells b")
      #expect(try page.text("getSelection().toString()") == "#E6B31A")
      #expect(try Self.said(page) == "#E6B31A is selected, but could not be copied")
    }

    @Test("without scripts values are words")
    func scriptless() throws {
      let page = try PageTests.look(at: .plain, runsScripts: false)
      #expect(try page.count("[role=button], main [tabindex='0']") == 0)
    }
  }
}
