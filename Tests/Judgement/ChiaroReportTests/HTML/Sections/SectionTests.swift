// SPDX-License-Identifier: MIT

import ChiaroColor
import ChiaroFindings
import ChiaroSource
import Foundation
import Testing

@testable import ChiaroReport

/// The parts of a page, as markup.
@Suite("Sections of a page")
struct SectionTests {
  private static func text(_ html: String) -> String {
    let words = html.replacing("<wbr>", with: "").replacing(#/<[^>]*>/#, with: " ")
    return words.replacing(#/\s+/#, with: " ").trimmingCharacters(in: .whitespaces)
  }

  @Test(
    "bars are as long as their shares",
    arguments: [
      ([], 4, ""), ([0], 4, ""), ([3], 4, "0+3"), ([1, 0, 2], 3, "0+1 1+2"), ([1], 0, "0+1"),
    ])
  func bars(_ parts: [Int], _ whole: Int, _ expected: String) {
    let html = Bar.html(parts, of: whole)
    let rectangles = html.matches(of: #/x="(\d+)" width="(\d+)"/#).map { "\($0.1)+\($0.2)" }
    #expect(rectangles.joined(separator: " ") == expected)
    #expect(html.contains("viewBox=\"0 0 \(max(whole, 1)) 1\""))
  }

  @Test("a number has its word", arguments: [(0, "0 colors"), (1, "1 color"), (2, "2 colors")])
  func counts(_ number: Int, _ expected: String) {
    #expect(Count.text(number, "color") == expected)
  }

  @Test("coverage counts colors by the contrast that they reach")
  func coverage() {
    let html = CoverageSection.html(PlainReport.report)
    let text = Self.text(html)
    #expect(text.contains("Colors with a dark variant 2 of 4"))
    #expect(text.contains("1 dark slot has no color."))
    #expect(text.contains("7:1 4.5:1 3:1 less"))
    // Two catalogs have a dark sheet; a color that is not known counts nowhere.
    #expect(html.contains("aria-label=\"0 at 7:1, 0 at 4.5:1, 0 at 3:1, 3 at less\""))
    let dark = html.matches(of: #/aria-label="([^"]*)"/#).map { String($0.1) }
    #expect(dark.count == 3)
  }

  @Test("what is not there is not spoken of")
  func nothing() {
    var page = ReportPage(Sample.empty.report)
    #expect(SpectrumStrip.html(&page) == "")
    #expect(DiagnosticSection.html(page) == "")
    #expect(Self.text(HeadSection.html(&page)).contains("0 catalogs What was found"))
    #expect(Self.text(HeadSection.html(&page)).contains("No rule reports a finding."))
    #expect(Self.text(FindingSection.html(&page)) == "Findings No rule reports a finding.")
    #expect(!CoverageSection.html(page.report).contains("Contrast"))
  }

  @Test("the strip has grays first, by lightness, then hues")
  func strip() {
    let shown: [(String, Color)] = [
      ("blue", Color(.oklch, 0.5, 0.2, 264)), ("black", .black),
      ("red", Color(.oklch, 0.6, 0.2, 29)),
      ("white", .white), ("pink", Color(.oklch, 0.8, 0.1, 20)),
    ]
    var report = Sample.empty.report
    report.catalogs = [
      ReportCatalog(
        name: "A", path: "A", platform: "ios", appearances: SampleParts.appearances,
        colors: shown.map { SampleParts.color($0.0, [$0.1, $0.1, nil], in: "A") }, images: [])
    ]
    var page = ReportPage(report)
    let html = SpectrumStrip.html(&page)
    // Classes are numbered as they are met.
    let order = ["white", "black", "pink", "red", "blue"].map { name in
      page.paints.className(shown.first { $0.0 == name }?.1 ?? .clear, on: .white)
    }
    #expect(order == ["k0", "k1", "k2", "k3", "k4"])
    #expect(Self.text(html).contains("All 5 colors"))
    #expect(Self.text(html).contains("0 of them differ in dark"))
  }

  @Test("the strip takes a part of very many colors", arguments: [(480, 1), (481, 2), (2000, 5)])
  func longStrip(_ count: Int, _ step: Int) {
    var page = ReportPage(Sample.large(count).report)
    let html = SpectrumStrip.html(&page)
    let slices = (count + step - 1) / step
    #expect(html.contains("viewBox=\"0 0 \(slices) 2\""))
    #expect(
      Self.text(html).hasPrefix(step == 1 ? "All \(count)" : "One of every \(step) of the \(count)")
    )
  }

  @Test("a finding shows its color in light beside dark, where the two differ")
  func chips() {
    var page = ReportPage(PlainReport.report)
    let counts = (0..<6).map { place in
      FindingChips.html(place, &page).components(separatedBy: "<i class=\"a").count - 1
    }
    // The first has a pair of its own. The others as a picture, of which dark has none; of a
    // catalog without a light; in both styles.
    #expect(counts == [0, 1, 1, 2, 2, 2])
    #expect(FindingChips.html(0, &page).contains("<i class=\"pair k"))
    page = ReportPage(Sample.unknownRule.report)
    #expect(FindingChips.html(0, &page) == "")
  }

  @Test(
    "platforms are spelt as Apple does",
    arguments: [("ios", "iOS"), ("macos", "macOS"), ("visionos", "visionOS"), ("beos", "beos")])
  func platforms(_ name: String, _ expected: String) {
    var report = PlainReport.report
    report.catalogs[0].platform = name
    var page = ReportPage(report)
    var row = 0
    let html = CatalogSection.html(0, &row, &page)
    #expect(html.contains("<span class=\"platform\">\(expected)</span> 3 colors, 2 images"))
    #expect(row == 5)
  }

  @Test("notes of one rule are one mark, warnings stay where they are")
  func marks() {
    let catalog = PlainReport.report.catalogs[0]
    var page = ReportPage(PlainReport.report)
    let rule = "missing-high-contrast-variant"
    func marks(_ found: [(Severity, String?)]) -> [String] {
      let findings = found.map { SampleParts.finding(rule, $0.0, "f", "o", "m", in: $0.1) }
      return RowMarks.beside(findings, in: catalog, &page).components(separatedBy: "</a>")
        .dropLast()
        .map(Self.text)
    }
    let title = "Missing increased-contrast variant"
    #expect(marks([]) == [])
    #expect(marks([(.note, nil)]) == ["Note m"])
    #expect(marks([(.note, "dark")]) == ["Note m"])
    #expect(marks([(.note, "dark"), (.note, "light")]) == ["Note \(title) in light and dark"])
    #expect(
      marks([(.note, "dark"), (.note, "dark elevated"), (.note, "light")])
        == ["Note \(title) in light, dark and dark elevated"])
    #expect(marks([(.note, nil), (.note, nil)]) == ["Note \(title)"])
    #expect(marks([(.error, "light")]) == [], "it stands in its cell")
    #expect(marks([(.error, "sepia"), (.warning, nil)]) == ["Error m", "Warning m"])
  }

  @Test("a row lists the places that use its asset, with their lines, and nothing in them acts")
  func uses() {
    #expect(UseList.html([]) == "")
    let use = ReportUse(
      at: SourceLocation(file: "A.swift", line: 3, column: 1), snippet: "a = \"<b>\".color")
    let html = UseList.html([use, ReportUse(at: SourceLocation(file: "B.xib", line: 1, column: 1))])
    #expect(Self.text(html).hasPrefix("2 uses A.swift:3:1"))
    #expect(html.contains("&lt;b&gt;"))
    #expect(html.matches(of: /<pre>/).count == 1)
  }
}
