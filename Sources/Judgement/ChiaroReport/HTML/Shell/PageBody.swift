// SPDX-License-Identifier: MIT

/// The body of a page: the control panel beside the content, the sections in order, and the guide.
enum PageBody {
  static func html(_ page: inout ReportPage) -> String {
    let head = HeadSection.html(&page)
    let screens = ScreenSection.html(&page)
    var row = 0
    let catalogs = page.report.catalogs.indices.map { CatalogSection.html($0, &row, &page) }
    let findings = FindingSection.html(&page)
    return """
      <a class="skip" href="#content">Skip to the report</a>
      \(VisionFilters.html)
      <header class="bar">
      <p class="brand">\(PageIcon.html) chiaro</p>
      <button type="button" popovertarget="panel">View and filter</button>
      </header>
      \(ControlPanel.html(page))
      <main id="content" tabindex="-1">
      \(head)
      \(screens)\(catalogs.joined())\(findings)\(DiagnosticSection.html(page))
      </main>
      \(ReadingGuide.html(page))
      <output class="said scripted" id="said" role="status"></output>
      """
  }
}
