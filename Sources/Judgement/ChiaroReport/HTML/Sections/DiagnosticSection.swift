// SPDX-License-Identifier: MIT

import ChiaroSource

/// The section with the diagnostics about the files that were read.
enum DiagnosticSection {
  static func html(_ page: ReportPage) -> String {
    let diagnostics = page.report.diagnostics
    if diagnostics.isEmpty { return "" }
    let items = diagnostics.map { diagnostic in
      let fix = diagnostic.fix.map { "<p class=\"fix\">\(MarkupText.show($0))</p>" } ?? ""
      return
        "<li class=\"\(diagnostic.severity.className)\"><p><b>\(diagnostic.severity.title)</b> "
        + "\(MarkupText.show(diagnostic.message)) <span>\(MarkupText.show(diagnostic.id))</span></p>"
        + "\(fix)<p class=\"path\">\(MarkupText.showPath(diagnostic.location.description))</p></li>\n"
    }
    return """
      <section class="diagnostics" id="diagnostics" aria-labelledby="diagnostics-title">
      <h2 id="diagnostics-title">Problems in reading files</h2>
      <p>Some files have content that chiaro does not understand. The audit read as much as it \
      could.</p>
      <ol class="list">
      \(items.joined())</ol>
      </section>

      """
  }
}
