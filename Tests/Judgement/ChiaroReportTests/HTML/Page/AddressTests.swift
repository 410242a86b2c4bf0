// SPDX-License-Identifier: MIT

import ChiaroFindings
import ChiaroTestSupport
import Testing

@testable import ChiaroReport

extension PageTests {
  /// What is chosen stands in the address of the page.
  @Suite("Address")
  @BrowserActor
  struct AddressTests {
    private static let controls = """
      JSON.stringify([
        ...Array.from(document.querySelectorAll('#panel input:not([name=theme])'),
          e => e.type === 'search' ? e.value : e.checked),
        ...Array.from(document.querySelectorAll('#panel select'), e => e.selectedIndex)])
      """

    @Test("an address shows again what it was taken from")
    func restored() throws {
      let page = try PageTests.open(.plain)
      #expect(try page.text("location.search") == "")
      try page.click("#severity-w")
      try page.choose("Low contrast", in: "#rule")
      try page.choose("App/Assets.xcassets", in: "#catalog")
      try page.click("#only")
      try page.press(.slash)
      try page.type("acc")
      try page.click("#appearance-2")
      try page.click("#vision-p")
      let query = try page.text("location.search")
      #expect(
        query == "?name=acc&severity=error+note+hint&rule=low-contrast"
          + "&catalog=App%2FAssets.xcassets&only=findings&appearance=dark&vision=protan")
      let again = try PageTests.open(.plain, at: query)
      for what in [".row h4", ".findings .list > li", ".cells > li", ".found"] {
        #expect(try again.shown(what) == page.shown(what), "\(what)")
      }
      #expect(try again.text(Self.controls) == page.text(Self.controls))
      #expect(
        try again.text("document.getElementById('result').textContent")
          == page.text("document.getElementById('result').textContent"))
      #expect(again.problems == [])
    }

    @Test("a link keeps what is chosen, and what is let go of leaves the address")
    func kept() throws {
      let page = try PageTests.open(.plain, at: "?severity=error+warning")
      try page.click("#panel a[href='#findings']")
      #expect(
        try page.text("location.search + location.hash") == "?severity=error+warning#findings")
      try page.click("#filters button[type=reset]")
      #expect(try page.text("location.search + location.hash") == "#findings")
      #expect(try page.shown(".findings .list > li").count == 6)
    }

    @Test(
      "an address that asks for what is not there is one of everything",
      arguments: [
        "?rule=nowhere&catalog=__proto__", "?appearance=constructor&vision=x", "?only=1",
        "?rule=%22%5D%3Cscript%3Ewindow.hacked%3D1%3C%2Fscript%3E", "?%E0%A4%A=%FF&&&=",
      ])
    func unknown(_ query: String) throws {
      let page = try PageTests.open(.plain, at: query)
      #expect(try page.shown(".findings .list > li").count == 6)
      #expect(try page.text("typeof window.hacked") == "undefined")
      #expect(try page.count("main [hidden]") == 0)
      #expect(page.problems == [])
    }

    @Test("a hostile name stays a name in the address")
    func hostile() throws {
      let name = "<img src=x onerror=window.hacked=1>&rule=low-contrast#"
      let page = try PageTests.open(.plain)
      try page.press(.slash)
      try page.type(name)
      let again = try PageTests.open(.plain, at: page.text("location.search"))
      #expect(try again.text("document.getElementById('search').value") == name)
      #expect(try again.text("document.getElementById('rule').value") == "")
      #expect(try again.text("typeof window.hacked") == "undefined")
    }
  }
}
