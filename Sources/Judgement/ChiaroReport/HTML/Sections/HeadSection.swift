// SPDX-License-Identifier: MIT

import ChiaroSource

/// The head of a page: its title, its colors at a glance, and the counts.
enum HeadSection {
  static func html(_ page: inout ReportPage) -> String {
    let report = page.report
    return """
      <section class="head" id="overview" aria-labelledby="title">
      \(incomplete(report))<p class="eyebrow">Appearance audit</p>
      <h1 id="title">\(MarkupText.show(report.title))</h1>
      <p class="lead">\(contents(report.summary))</p>
      \(SpectrumStrip.html(&page))<div class="numbers">
      <div class="tally">
      <h2>What was found</h2>
      \(severities(report.summary))\(odd(report))\(WorstSection.html(&page))\(ruleBars(page))</div>
      <div class="coverage">
      \(CoverageSection.html(report))</div>
      </div>
      </section>
      """
  }

  /// The banner of a report that is not whole.
  private static func incomplete(_ report: ReportModel) -> String {
    report.incompleteness.map {
      "<p class=\"incomplete\" role=\"alert\">\(MarkupText.show($0))</p>\n"
    } ?? ""
  }

  /// The look of that banner, which other pages do not need.
  static func style(_ report: ReportModel) -> String {
    report.cuts.isEmpty
      ? "" : ".incomplete{background:#a00;color:#fff;font-weight:700;padding:1rem}"
  }

  private static func contents(_ summary: ReportSummary) -> String {
    let parts = [
      (summary.catalogs, "catalog"), (summary.colorSets, "color"), (summary.imageSets, "image"),
      (summary.symbolSets, "symbol"), (summary.appIconSets, "app icon"),
      (summary.sourceFiles, "source file"), (summary.interfaceFiles, "interface file"),
    ]
    return parts.filter { $0.0 > 0 || $0.1 == "catalog" }.map { Count.text($0.0, $0.1) }
      .joined(separator: " · ")
  }

  private static func severities(_ summary: ReportSummary) -> String {
    let numbers: [(Severity, Int)] = [
      (.error, summary.errors), (.warning, summary.warnings), (.note, summary.notes),
      (.hint, summary.hints),
    ]
    let items = numbers.map { severity, number in
      "<li class=\"\(severity.className)\(number == 0 ? " zero" : "")\"><b>\(number)</b> "
        + "\(severity.title.lowercased())\(number == 1 ? "" : "s")</li>\n"
    }
    let left =
      summary.suppressed == 0
      ? ""
      : "<p class=\"quiet\">\(Count.text(summary.suppressed, "more finding")) "
        + "suppressed by the configuration or the baseline.</p>\n"
    return "<ul class=\"severities\">\n\(items.joined())</ul>\n\(left)"
  }

  /// Returns the counts of diagnostics, which are listed at the end of the page.
  private static func odd(_ report: ReportModel) -> String {
    let counts = [Severity.error, .warning, .note].map { ($0, report.diagnosticCount($0)) }
      .filter { $0.1 > 0 }.map { Count.text($0.1, $0.0.rawValue) }
    if counts.isEmpty { return "" }
    return "<p class=\"quiet\">Problems in reading files: \(counts.joined(separator: ", ")).</p>\n"
  }

  /// Returns the rules that have findings, with bars in proportion to their number.
  private static func ruleBars(_ page: ReportPage) -> String {
    if page.groups.isEmpty { return "<p class=\"quiet\">No rule reports a finding.</p>\n" }
    let most = page.groups.map(\.findings.count).max() ?? 1
    let items = page.groups.enumerated().map { number, group in
      "<li class=\"\(group.worst.className)\"><a href=\"#rule-\(number)\">"
        + "\(MarkupText.show(group.rule.title))</a><b>\(group.findings.count)</b>"
        + "\(Bar.html([group.findings.count], of: most))</li>\n"
    }
    return "<h3 id=\"rules-title\">By rule</h3>\n"
      + "<ol class=\"rules\" aria-labelledby=\"rules-title\">\n\(items.joined())</ol>\n"
  }
}
