// SPDX-License-Identifier: MIT

import ChiaroColor
import ChiaroSource

/// The section of a catalog: its colors and images, on sheets for its appearances.
enum CatalogSection {
  /// Returns the section of a catalog; `row` counts the rows of all catalogs.
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
    if !catalog.colors.isEmpty {
      let rows = catalog.colors.map { ColorRow.html($0, catalog, &row, &page) }
      html += board("Colors", rows, catalog, page)
    }
    if !catalog.images.isEmpty {
      let rows = catalog.images.map { ImageRow.html($0, catalog, &row, &page) }
      html += board("Images", rows, catalog, page)
    }
    return html + "</section>\n"
  }

  /// Returns the platform's name in Apple's spelling.
  private static func platform(_ catalog: ReportCatalog) -> String {
    let spellings = ["iOS", "macOS", "tvOS", "watchOS", "visionOS"]
    return spellings.first { $0.lowercased() == catalog.platform } ?? catalog.platform
  }

  /// Returns rows below a heading with the names of the appearances.
  private static func board(
    _ title: String, _ rows: [String], _ catalog: ReportCatalog, _ page: ReportPage
  ) -> String {
    let heads = catalog.appearances.map { appearance in
      "<li class=\"\(page.appearances.className(appearance))\">"
        + "<span>\(appearance.background.hexText)</span></li>"
    }
    return """
      <div class="board" data-kind="\(title.lowercased())">
      <div class="heads">
      <h3>\(title)</h3>
      <ol>\(heads.joined())</ol>
      </div>
      <ol class="rows">
      \(rows.joined())</ol>
      </div>

      """
  }
}
