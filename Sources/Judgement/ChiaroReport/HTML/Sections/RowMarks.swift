// SPDX-License-Identifier: MIT

import ChiaroFindings
import ChiaroSource

/// The findings about an object, as links to the rules, in the object's row.
///
/// Errors and warnings are shown in the cell of their appearance. Notes and hints are numerous, and
/// a rule often has the same one for several appearances: they are shown below the name, once for
/// each rule, so that the cells stay readable; the list of findings has each in full.
enum RowMarks {
  /// Returns the marks below the name: those of findings without a cell, then those of notes and
  /// hints.
  static func beside(
    _ findings: [ReportFinding], in catalog: ReportCatalog, _ page: inout ReportPage
  ) -> String {
    let names = catalog.appearances.map(\.name)
    let general = findings.filter { finding in
      finding.severity > .note && finding.appearance.map { !names.contains($0) } ?? true
    }
    let marks = general.map { mark($0, in: $0.appearance, $0.message, &page) }
    return marks.joined() + notes(findings.filter { $0.severity <= .note }, names, &page)
  }

  /// Returns the marks in the cell of an appearance.
  static func inCell(
    _ findings: [ReportFinding], of appearance: ReportAppearance, _ page: inout ReportPage
  ) -> String {
    findings.filter { $0.severity > .note && $0.appearance == appearance.name }
      .map { mark($0, in: nil, $0.message, &page) }.joined()
  }

  /// Returns the notes and hints: a single one with its message, several of a rule with the rule's
  /// title and the appearances in the order of the columns.
  private static func notes(
    _ notes: [ReportFinding], _ names: [String], _ page: inout ReportPage
  ) -> String {
    var rules: [String] = []
    for note in notes where !rules.contains(note.rule) { rules.append(note.rule) }
    return rules.map { rule in
      let said = notes.filter { $0.rule == rule }
      if said.count == 1 { return mark(said[0], in: said[0].appearance, said[0].message, &page) }
      let title = page.report.rule(rule)?.title ?? rule
      let listed = names.filter { name in said.contains { $0.appearance == name } }.listed
      return mark(said[0], in: nil, listed.isEmpty ? title : "\(title) in \(listed)", &page)
    }.joined()
  }

  private static func mark(
    _ finding: ReportFinding, in appearance: String?, _ words: String, _ page: inout ReportPage
  ) -> String {
    let number = page.ruleNumbers[finding.rule] ?? 0
    let place = appearance.map { " in \(MarkupText.show($0))" } ?? ""
    let pair = finding.pair.map { PairChip.html($0.colors, &page) } ?? ""
    return "<a class=\"\(finding.severity.className) found\" href=\"#rule-\(number)\">"
      + "<b>\(finding.severity.title)\(place)</b> \(MarkupText.showWords(words))\(pair)</a>"
  }
}

extension [String] {
  /// The texts as a list: `a`, `a and b`, `a, b and c`.
  fileprivate var listed: String {
    count < 2 ? joined() : "\(dropLast().joined(separator: ", ")) and \(self[count - 1])"
  }
}
