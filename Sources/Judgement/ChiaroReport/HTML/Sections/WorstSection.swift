// SPDX-License-Identifier: MIT

import ChiaroSource

/// The findings that matter most, at the head of a page.
enum WorstSection {
  /// The number of findings shown, as many as fit beside the counts.
  private static let count = 6

  static func html(_ page: inout ReportPage) -> String {
    let places = places(page.report.findings)
    if places.isEmpty { return "" }
    let items = places.map { item($0, &page) }
    return """
      <h3 id="worst-title">Worst first</h3>
      <ol class="worst" aria-labelledby="worst-title">
      \(items.joined())</ol>

      """
  }

  /// Returns the indices of the first findings in report order, one for each rule, object and file.
  private static func places(_ findings: [ReportFinding]) -> [Int] {
    var seen: Set<[String]> = []
    var places: [Int] = []
    for (place, finding) in findings.enumerated() where finding.isShown && finding.severity > .hint
    {
      let cause = [finding.rule, finding.object, finding.location.file]
      if seen.insert(cause).inserted { places.append(place) }
      if places.count == count { break }
    }
    return places
  }

  private static func item(_ place: Int, _ page: inout ReportPage) -> String {
    let finding = page.report.findings[place]
    let chips = FindingChips.html(place, &page)
    let title = page.report.rule(finding.rule)?.title ?? finding.rule
    let words = FindingText.html(finding.message, &page)
    let source = finding.snippet.map { "<pre>\(MarkupText.show($0))</pre>" } ?? ""
    return "<li class=\"\(finding.severity.className)\">"
      + "\(chips.isEmpty ? "<div class=\"chips none\"></div>" : chips)"
      + "<p><a href=\"#\(page.anchors.findings[place])\">\(MarkupText.showHeading(finding.object))</a>"
      + " <b>\(finding.severity.title)</b> \(MarkupText.show(title))</p>"
      + "<p>\(words)</p>\(source)</li>\n"
  }
}
