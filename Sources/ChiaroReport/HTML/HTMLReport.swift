// SPDX-License-Identifier: MIT

/// The report for designers: one self-contained page.
///
/// The page loads nothing and runs nothing but its own script: its policy allows only the styles
/// and the scripts whose digests it states, so that a name from a file could not act even if it
/// came through unescaped. Everything is there without the script, which adds searching and
/// filtering; choosing an appearance, a color vision or a theme is plain CSS.
enum HTMLReport {
  static func text(_ report: ReportModel) -> String {
    var page = ReportPage(report)
    let body = PageBody.html(&page)
    let shell = PageShell(title: "\(report.title) — appearance audit", version: report.version)
    return shell.html(styles: [PageStyle.text, page.style], body: body)
  }
}
