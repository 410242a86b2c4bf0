// SPDX-License-Identifier: MIT

import ChiaroSource

/// The first column of a row: an object's name, its file, the findings about it as a whole, and
/// its uses.
enum RowName {
  static func html(
    _ name: String, tag: String = "", file: String, in catalog: ReportCatalog,
    uses: [ReportUse], screens: [Int] = [], _ findings: [ReportFinding], _ page: inout ReportPage
  ) -> String {
    let label = tag.isEmpty ? "" : "<p class=\"tag\">\(MarkupText.show(tag))</p>"
    let marks = RowMarks.beside(findings, in: catalog, &page)
    return "<div class=\"name\"><h4>\(MarkupText.showHeading(name))</h4>\(label)"
      + "<p class=\"path\">\(MarkupText.showNarrowPath(shortened(file, in: catalog)))</p>"
      + "\(marks)\(UseList.html(uses))\(ScreenLinks.html(screens, page))</div>"
  }

  /// Returns the path inside the catalog, without the file name that all sets share.
  private static func shortened(_ file: String, in catalog: ReportCatalog) -> String {
    var path = file[...]
    if path.hasPrefix(catalog.path + "/") { path = path.dropFirst(catalog.path.count + 1) }
    if path.hasSuffix("/Contents.json") { path = path.dropLast("/Contents.json".count) }
    return String(path)
  }
}
