// SPDX-License-Identifier: MIT

import ChiaroAudit
import ChiaroColor
import ChiaroSource
import ChiaroTestSupport
import Foundation
import Testing

@testable import ChiaroDerivation

/// The page of a derivation, as a designer uses it.
@Suite("Page of a derivation", .serialized)
struct DecisionPageTests {
  private static let palette = """
    PageBackground: any #FFFFFF
    PrimaryText: any #1A1A1E
    SecondaryText: any #5B5B60
    Accent: any #0A5FD0
    staticInk: any #202020
    <b>'"&: any #C0392B
    """

  private let browser: Browser
  private let folder: TemporaryFolder
  private let derivation: Derivation

  init() throws {
    browser = try Browser()
    folder = try TemporaryFolder()
    derivation = try ExamplePalette(Self.palette).derivation()
    let html = DerivationPage(derivation, title: "Derived: Example", project: "Example").html
    try Data(html.utf8).write(to: URL(fileURLWithPath: folder.path("page.html")))
  }

  private func open(_ setup: PageSetup = PageSetup()) throws -> BrowserPage {
    try browser.open("file://" + folder.path("page.html"), setup)
  }

  private static func set(_ id: String, _ value: String) -> String {
    """
    (() => { const field = \(id); field.value = "\(value)";
      field.dispatchEvent(new Event("input", { bubbles: true })); return true })()
    """
  }

  private static func row(_ name: String) -> String {
    "[...document.querySelectorAll('tbody[data-color]')]"
      + ".find(row => row.querySelector('th').firstChild.textContent === '\(name)')"
  }

  @Test("what is decided on the page is what the program reads and writes")
  func roundTrip() throws {
    let page = try open()
    #expect(try page.text("document.getElementById('decided').textContent") == "0")
    let slider = Self.row("Accent") + ".querySelector('[data-variable]')"
    _ = try page.evaluate(Self.set(slider, "81"))
    let choice = { (name: String) in Self.row(name) + ".querySelector('.decision')" }
    _ = try page.evaluate(Self.set(choice("PrimaryText"), "accept"))
    _ = try page.evaluate(Self.set(choice("PageBackground"), "lock"))
    let text = try page.text("document.getElementById('decisions').value")
    let decided = try DerivationDecisions(Array(text.utf8), file: "decisions.json")
    #expect(decided.count == 3)
    let palette = ExamplePalette(Self.palette) { $0.decisions = decided }
    let after = try palette.derivation()
    let lightness = after.color("Accent", .dark)?.converted(to: .oklch).components.x ?? 0
    #expect((lightness - 0.81).magnitude < 0.01)
    #expect(after.color("PrimaryText", .dark) == derivation.color("PrimaryText", .dark))
    #expect(after.color("PageBackground", .dark)?.hexText == "#FFFFFF")
    let names = try after.edits().map { Path.stem(Path.parent($0.path)) }
    #expect(names.sorted() == ["Accent", "PrimaryText"])
    #expect(page.problems.isEmpty)
  }

  /// What is set in the filter, and the colors that are shown then.
  @Test(
    "the filter shows the colors that are asked for",
    arguments: [
      ("find", "text", 2), ("find", "nothing", 0), ("role", "background", 1),
      ("state", "decided", 0), ("state", "fails", 0),
    ])
  func filter(_ field: String, _ value: String, _ count: Int) throws {
    let page = try open()
    _ = try page.evaluate(Self.set("document.getElementById('\(field)')", value))
    let shown = "document.querySelectorAll('tbody[data-color]:not([hidden])').length"
    #expect(try page.integer(shown) == count)
    #expect(try page.text("document.getElementById('count').textContent").hasPrefix("\(count) of"))
  }

  @Test("all that is shown is accepted at once")
  func acceptAll() throws {
    let page = try open()
    _ = try page.evaluate(Self.set("document.getElementById('find')", "text"))
    _ = try page.evaluate("(document.getElementById('accept').click(), true)")
    #expect(try page.text("document.getElementById('decided').textContent") == "2")
  }

  @Test("axe-core finds nothing, in light and in dark", arguments: [false, true])
  func axe(_ isDark: Bool) throws {
    let path = "\(SourceTree.root)/.build/test-tools/axe.min.js"
    let bytes = try #require(
      FileManager.default.contents(atPath: path), "run Scripts/setup-test-tools")
    let page = try open(PageSetup(isDark: isDark))
    _ = try page.evaluate("(document.querySelector('details').open = true)")
    _ = try page.evaluate(String(decoding: bytes, as: UTF8.self) + "\n;true")
    // The samples show pairs as they are, which is what the page is about.
    let found = try page.texts(
      """
      axe.run({ exclude: [['.sample']] }, { resultTypes: ['violations'] }).then(result =>
        result.violations.flatMap(v => v.nodes.slice(0, 5).map(n =>
          `${v.id}: ${n.target.join(' ')}: ${n.failureSummary}`)))
      """)
    #expect(found == [])
  }

  @Test("a reason that several values have is told once")
  func reasons() {
    let page = DerivationPage(derivation, title: "a").html
    let list = page.split(separator: "<ol class=\"reasons\">").dropFirst().first ?? ""
    let told = list.prefix(upTo: list.firstRange(of: "</ol>")?.lowerBound ?? list.endIndex)
      .split(separator: "<li>")
    #expect(told.count > 1 && Set(told).count == told.count)
    #expect(page.matches(of: /a step lighter than dark/).count <= 1)
  }
}
