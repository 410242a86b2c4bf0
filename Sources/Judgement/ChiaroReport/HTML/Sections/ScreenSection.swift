// SPDX-License-Identifier: MIT

import ChiaroSource

/// The page of screens: each in light beside dark, with its colors and findings.
enum ScreenSection {
  static func html(_ page: inout ReportPage) -> String {
    let screens = page.report.screens
    if screens.isEmpty { return "" }
    let cards = screens.indices.map { card(screens[$0], $0, &page) }
    return """
      <section class="screens" id="screens" aria-labelledby="screens-title">
      <h2 id="screens-title">Screens</h2>
      <p class="quiet">\(Count.text(screens.count, "screen")), each in light and dark, drawn from \
      files or code.</p>
      <div class="wall">
      \(cards.joined())</div>
      </section>

      """
  }

  private static func card(
    _ screen: ReportScreen, _ number: Int, _ page: inout ReportPage
  ) -> String {
    let name = MarkupText.showHeading(screen.name)
    let pictures = screen.pictures.map { picture in
      let shown = page.pictures.className(picture.bytes, isTemplate: false)
      let words = "\(MarkupText.show(screen.name)), \(MarkupText.show(picture.appearance))"
      return "<i class=\"\(shown)\" role=\"img\" aria-label=\"\(words)\"></i>"
    }
    let lock = screen.lock.map { "<p class=\"tag\">locked to \(MarkupText.show($0))</p>" } ?? ""
    return """
      <figure id="screen-\(number)"><div class="shots">\(pictures.joined())</div>
      <figcaption><h3>\(name)</h3><p class="path">\(MarkupText.show(screen.className)) · \
      \(MarkupText.showPath(screen.file))</p>\(lock)\
      \(colors(screen, &page))\(findings(screen, page))</figcaption></figure>

      """
  }

  /// Returns the colors of catalogs that a screen uses, each leading to its row.
  private static func colors(_ screen: ReportScreen, _ page: inout ReportPage) -> String {
    let items = screen.colors.map { name -> String in
      let shown = MarkupText.show(name)
      let row = page.colorRows[name]
      return "<li>\(row.map { "<a href=\"#row-\($0)\">\(shown)</a>" } ?? shown)</li>"
    }
    return items.isEmpty ? "" : "<ul class=\"colors\">\(items.joined())</ul>"
  }

  private static func findings(_ screen: ReportScreen, _ page: ReportPage) -> String {
    let places = screen.marks.map(\.finding).filter(page.report.findings.indices.contains)
    let items = places.map { place -> String in
      let finding = page.report.findings[place]
      let title = page.report.rule(finding.rule)?.title ?? finding.rule
      return
        "<li class=\"\(finding.severity.className)\"><a href=\"#\(page.anchors.findings[place])\">"
        + "\(MarkupText.show(title))</a></li>"
    }
    return items.isEmpty ? "" : "<ul class=\"marks\">\(items.joined())</ul>"
  }
}

/// The links from a color to the screens that use it.
enum ScreenLinks {
  static func html(_ numbers: [Int], _ page: ReportPage) -> String {
    if numbers.isEmpty { return "" }
    let items = numbers.map { number in
      let name = MarkupText.show(page.report.screens[number].name)
      return "<li><a href=\"#screen-\(number)\">\(name)</a></li>"
    }
    return "<details class=\"uses\"><summary>\(Count.text(numbers.count, "screen"))</summary>"
      + "<ol>\(items.joined())</ol></details>"
  }
}
