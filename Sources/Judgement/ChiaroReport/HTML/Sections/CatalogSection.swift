// SPDX-License-Identifier: MIT

import ChiaroColor
import ChiaroSource

/// The section of a catalog: its colors and images, on sheets for its appearances.
enum CatalogSection {
  /// Returns the section of a catalog, and advances `row`, which numbers the rows of all catalogs.
  static func html(_ number: Int, _ row: inout Int, _ page: inout ReportPage) -> String {
    let catalog = page.report.catalogs[number]
    let name = MarkupText.showPath(page.catalogLabels[number])
    let counts = [
      catalog.colors.isEmpty ? nil : Count.text(catalog.colors.count, "color"),
      catalog.images.isEmpty ? nil : Count.text(catalog.images.count, "image"),
    ].compactMap { $0 }
    let path =
      catalog.path == page.catalogLabels[number]
      ? "" : "<p class=\"path\">\(MarkupText.showPath(catalog.path))</p>\n"
    var html = """
      <section class="catalog" id="catalog-\(number)" aria-labelledby="catalog-\(number)-name">
      <div class="title">
      <h2 id="catalog-\(number)-name">\(name)</h2>
      <p><span class="platform">\(MarkupText.show(platform(catalog)))</span> \
      \(counts.isEmpty ? "empty" : counts.joined(separator: ", "))</p>
      \(path)</div>

      """
    var rows = catalog.colors.enumerated().map { place, color in
      Row(color.findings, ColorRow.html(color, catalog, row: row + place, &page), in: page.report)
    }
    if !rows.isEmpty { html += board("color", rows, catalog, page) }
    row += rows.count
    rows = catalog.images.enumerated().map { place, image in
      Row(image.findings, ImageRow.html(image, catalog, row: row + place, &page), in: page.report)
    }
    if !rows.isEmpty { html += board("image", rows, catalog, page) }
    row += rows.count
    return html + "</section>\n"
  }

  /// A row and its rank: that of the worst finding about its object, or nil if there is none.
  private struct Row {
    var rank: Int?
    var html: String

    init(_ findings: [Int], _ html: String, in report: ReportModel) {
      let all = report.findings
      rank = findings.filter(all.indices.contains).map { place in
        let isBefore = Severity.allCases.count { $0 > all[place].severity }
        return isBefore * all.count + place
      }.min()
      self.html = html
    }
  }

  /// The platform as Apple spells it.
  private static func platform(_ catalog: ReportCatalog) -> String {
    let spellings = ["iOS", "macOS", "tvOS", "watchOS", "visionOS"]
    return spellings.first { $0.lowercased() == catalog.platform } ?? catalog.platform
  }

  /// Returns rows under the names of the appearances: those with findings, the worst first, then,
  /// collapsed, those without.
  private static func board(
    _ kind: String, _ rows: [Row], _ catalog: ReportCatalog, _ page: ReportPage
  ) -> String {
    let found = rows.filter { $0.rank != nil }.sorted { ($0.rank ?? 0) < ($1.rank ?? 0) }
    let rest = rows.filter { $0.rank == nil }
    let heads = catalog.appearances.map { appearance in
      "<li class=\"\(page.appearances.className(appearance))\">"
        + "<span>\(appearance.background.hexText)</span></li>"
    }
    return """
      <div class="board" data-kind="\(kind)s">
      <div class="heads">
      <h3>\(kind.capitalizedFirst)s</h3>
      <ol>\(heads.joined())</ol>
      </div>
      \(list(found))\(folded(rest, kind, isOpen: page.report.findings.isEmpty))</div>

      """
  }

  private static func folded(_ rows: [Row], _ kind: String, isOpen: Bool) -> String {
    if rows.isEmpty { return "" }
    return """
      <details class="rest"\(isOpen ? " open" : "")>
      <summary>\(Count.text(rows.count, kind)) without findings</summary>
      \(list(rows))</details>

      """
  }

  private static func list(_ rows: [Row]) -> String {
    rows.isEmpty ? "" : "<ol class=\"rows\">\n\(rows.map(\.html).joined())</ol>\n"
  }
}
