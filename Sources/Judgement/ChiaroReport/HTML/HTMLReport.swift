// SPDX-License-Identifier: MIT

/// A report as a self-contained HTML page, for designers.
///
/// The page loads nothing and runs no script but its own: its content security policy allows only
/// the styles and scripts with the digests that it states, so that a name from a file could do
/// nothing even if it were not escaped. Everything is visible without the script, which adds
/// searching and filtering; choosing an appearance, a color vision or a theme is plain CSS.
enum HTMLReport {
  static func text(_ report: ReportModel) -> String {
    var page = ReportPage(report)
    let body = PageBody.html(&page)
    let shell = PageShell(title: "\(report.title) — appearance audit", version: report.version)
    return shell.html(styles: [PageStyle.text, page.style], body: body)
  }
}
