// SPDX-License-Identifier: MIT

import ChiaroSource

/// The first column of a row: the name of an object, its file, and what was found about all of it.
enum RowName {
  static func html(
    _ name: String, tag: String = "", file: String, in catalog: ReportCatalog,
    _ findings: [ReportFinding], _ page: ReportPage
  ) -> String {
    let label = tag.isEmpty ? "" : "<p class=\"tag\">\(MarkupText.show(tag))</p>"
    let names = catalog.appearances.map(\.name)
    let general = findings.filter { finding in
      finding.appearance.map { !names.contains($0) } ?? true
    }
    return "<div class=\"name\"><h4>\(MarkupText.show(name))</h4>\(label)"
      + "<p class=\"path\">\(MarkupText.showPath(shortened(file, in: catalog)))</p>"
      + "\(marks(general, page))</div>"
  }

  /// The findings about one appearance, for its cell.
  static func marks(
    of findings: [ReportFinding], in appearance: ReportAppearance, _ page: ReportPage
  ) -> String {
    if findings.isEmpty { return "" }
    return marks(findings.filter { $0.appearance == appearance.name }, page, isInPlace: true)
  }

  /// Each finding as a link to its rule; where it does not stand in its appearance, with its name.
  private static func marks(
    _ findings: [ReportFinding], _ page: ReportPage, isInPlace: Bool = false
  ) -> String {
    findings.map { finding in
      let number = page.ruleNumbers[finding.rule] ?? 0
      let appearance = isInPlace ? nil : finding.appearance
      return "<a class=\"\(finding.severity.className) found\" href=\"#rule-\(number)\">"
        + "<b>\(finding.severity.title)\(appearance.map { " in \(MarkupText.show($0))" } ?? "")</b> "
        + "\(MarkupText.show(finding.message))</a>"
    }.joined()
  }

  /// The path inside the catalog, without the file that every set has; what is named stands in the
  /// page already.
  private static func shortened(_ file: String, in catalog: ReportCatalog) -> String {
    var path = file[...]
    if path.hasPrefix(catalog.path + "/") { path = path.dropFirst(catalog.path.count + 1) }
    if path.hasSuffix("/Contents.json") { path = path.dropLast("/Contents.json".count) }
    return String(path)
  }
}
