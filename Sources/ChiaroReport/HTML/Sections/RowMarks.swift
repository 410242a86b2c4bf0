// SPDX-License-Identifier: MIT

import ChiaroSource

/// What was found about an object, as links to the rules, where it is shown.
///
/// Errors and warnings stand in the cell of their appearance. Notes are many, and one rule often
/// has the same to say of several appearances: they stand under the name, once a rule, so that the
/// cells stay readable; each is in full in the list of findings.
enum RowMarks {
  /// Under the name: what has no cell, then the notes.
  static func beside(
    _ findings: [ReportFinding], in catalog: ReportCatalog, _ page: ReportPage
  ) -> String {
    let names = catalog.appearances.map(\.name)
    let general = findings.filter { finding in
      finding.severity != .note && finding.appearance.map { !names.contains($0) } ?? true
    }
    return general.map { mark($0, in: $0.appearance.map { [$0] } ?? [], $0.message, page) }.joined()
      + notes(findings.filter { $0.severity == .note }, page)
  }

  /// In the cell of an appearance.
  static func inCell(
    _ findings: [ReportFinding], of appearance: ReportAppearance, _ page: ReportPage
  ) -> String {
    findings.filter { $0.severity != .note && $0.appearance == appearance.name }
      .map { mark($0, in: [], $0.message, page) }.joined()
  }

  /// A single note says itself; several of a rule are the rule's title and the appearances.
  private static func notes(_ notes: [ReportFinding], _ page: ReportPage) -> String {
    var rules: [String] = []
    for note in notes where !rules.contains(note.rule) { rules.append(note.rule) }
    return rules.map { rule in
      let said = notes.filter { $0.rule == rule }
      var appearances: [String] = []
      for case let name? in said.map(\.appearance) where !appearances.contains(name) {
        appearances.append(name)
      }
      let title = page.report.rule(rule)?.title ?? rule
      return mark(said[0], in: appearances, said.count == 1 ? said[0].message : title, page)
    }.joined()
  }

  private static func mark(
    _ finding: ReportFinding, in appearances: [String], _ words: String, _ page: ReportPage
  ) -> String {
    let number = page.ruleNumbers[finding.rule] ?? 0
    let place = appearances.isEmpty ? "" : " in \(MarkupText.show(appearances.listed))"
    return "<a class=\"\(finding.severity.className) found\" href=\"#rule-\(number)\">"
      + "<b>\(finding.severity.title)\(place)</b> \(MarkupText.show(words))</a>"
  }
}

extension [String] {
  /// `a`, `a and b`, `a, b and c`.
  fileprivate var listed: String {
    count < 2 ? joined() : "\(dropLast().joined(separator: ", ")) and \(self[count - 1])"
  }
}
