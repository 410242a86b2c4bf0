// SPDX-License-Identifier: MIT

import ChiaroSource

/// A report for a terminal: a line for each finding, the most worth first, then upkeep, what is
/// less likely, what was odd in files, and the counts.
enum TerminalReport {
  static func text(_ report: ReportModel, _ options: ReportOptions) -> String {
    let style = TerminalStyle(
      isOn: options.usesColor, columns: options.columns, showsSwatches: options.showsSwatches)
    let shown = report.findings.filter { $0.isShown || options.showsAll }
    let pages = Dictionary(
      options.linksRules ? report.rules.map { ($0.id, $0.page) } : [],
      uniquingKeysWith: { first, _ in first })
    let parts = [
      objects(shown).map { entry($0, style, pages) + (options.explains ? why($0[0], style) : "") }
        .joined() + (options.explains && shown.contains(where: hasReasons) ? legend(style) : ""),
      options.showsAll ? "" : rest(of: report, style),
      alike(report.diagnostics).map { entry($0, style) }.joined(),
    ]
    let text = parts.filter { !$0.isEmpty }.joined(separator: "\n")
    return first(report, style) + text + (text.isEmpty ? "" : "\n") + summary(report, style)
  }

  /// Returns the line that says of a report that it is not whole.
  private static func first(_ report: ReportModel, _ style: TerminalStyle) -> String {
    guard let words = report.incompleteness else { return "" }
    return style.paragraph("\(style.severity(.error)) \(VisibleText.reveal(words))") + "\n"
  }

  /// Returns findings grouped by rule and object, at the location of the worst.
  private static func objects(_ findings: [ReportFinding]) -> [[ReportFinding]] {
    struct Key: Hashable {
      var rule: String
      var severity: Severity
      var object: String
      var file: String
    }
    var groups: [[ReportFinding]] = []
    var places: [Key: Int] = [:]
    for finding in findings {
      let key = Key(
        rule: finding.rule, severity: finding.severity, object: finding.object,
        file: finding.location.file)
      if let place = places[key] {
        groups[place].append(finding)
      } else {
        places[key] = groups.count
        groups.append([finding])
      }
    }
    return groups
  }

  /// Returns a finding as one line, as compilers write theirs: terminals and editors make the place
  /// a link.
  private static func entry(
    _ findings: [ReportFinding], _ style: TerminalStyle, _ pages: [String: String?]
  ) -> String {
    let first = findings[0]
    let rest = findings.dropFirst().prefix(3).map { "; also: \(style.words($0.message))" }.joined()
    let more = findings.count > 4 ? "; and \(findings.count - 4) more" : ""
    let rule = style.link(first.rule, to: pages[first.rule] ?? nil)
    return place(first.location, style) + "\(style.severity(first.severity)) "
      + "\(style.words(first.message))\(rest)\(more) "
      + style.dim("(\(VisibleText.reveal(first.object))) [\(rule)]") + "\n"
  }

  /// Returns the line of a finding by itself, without color.
  static func line(_ finding: ReportFinding) -> String {
    entry([finding], TerminalStyle(isOn: false, columns: 100), [:])
  }

  private static func hasReasons(_ finding: ReportFinding) -> Bool {
    finding.judgement?.considerations.isEmpty == false
  }

  /// Returns what the numbers behind reasons mean.
  private static func legend(_ style: TerminalStyle) -> String {
    let words =
      "Numbers in parentheses are log odds: +0.7 doubles the odds, −0.7 halves them."
    return "\n" + style.paragraph(style.dim(words), indent: 0)
  }

  /// Returns what a finding costs, how likely it is, and why, below it.
  private static func why(_ finding: ReportFinding, _ style: TerminalStyle) -> String {
    guard let judgement = finding.judgement else { return "" }
    return style.paragraph(style.dim(VisibleText.reveal(judgement.words)), indent: 4, first: 4)
  }

  /// Returns diagnostics grouped by what they say, or by their kind if they are notes; the worst
  /// first.
  private static func alike(_ diagnostics: [Diagnostic]) -> [[Diagnostic]] {
    var groups: [[Diagnostic]] = []
    var places: [String: Int] = [:]
    for diagnostic in diagnostics {
      let words = diagnostic.severity == .note ? "" : diagnostic.message
      let key = "\(diagnostic.severity) \(diagnostic.id) \(words)"
      if let place = places[key] {
        groups[place].append(diagnostic)
      } else {
        places[key] = groups.count
        groups.append([diagnostic])
      }
    }
    let worst = groups.enumerated().sorted {
      ($1.element[0].severity, $0.offset) < ($0.element[0].severity, $1.offset)
    }
    return worst.map(\.element)
  }

  private static func entry(_ alike: [Diagnostic], _ style: TerminalStyle) -> String {
    let first = alike[0]
    let more = alike.count > 1 ? "; \(alike.count - 1) more like it" : ""
    return place(first.location, style)
      + "\(style.severity(first.severity)) \(VisibleText.reveal(first.message))\(more) "
      + style.dim("[\(first.id)]") + "\n"
  }

  /// Returns a location as the beginning of a line: `file:line:column: `.
  ///
  /// What is said of the whole project has none.
  private static func place(_ location: SourceLocation, _ style: TerminalStyle) -> String {
    if location.file == "." { return "" }
    return style.dim(VisibleText.reveal(location.description) + ":") + " "
  }

  /// Returns what is not shown, counted: upkeep by its rules, what is less likely, and how to see
  /// it.
  private static func rest(of report: ReportModel, _ style: TerminalStyle) -> String {
    let hidden = report.findings.filter { !$0.isShown }
    if hidden.isEmpty { return "" }
    var counts: [(rule: String, count: Int)] = []
    for finding in hidden where finding.isUpkeep {
      if let index = counts.firstIndex(where: { $0.rule == finding.rule }) {
        counts[index].count += 1
      } else {
        counts.append((finding.rule, 1))
      }
    }
    let upkeep = counts.map { "\($0.count) \($0.rule)" }.joined(separator: ", ")
    let unlikely = hidden.count { !$0.isUpkeep }
    let parts = [
      upkeep.isEmpty ? nil : "upkeep (\(upkeep))",
      unlikely == 0 ? nil : Count.text(unlikely, "less likely finding"),
    ]
    return style.paragraph(
      "--all also shows " + parts.compactMap(\.self).joined(separator: " and "), indent: 2)
  }

  private static func summary(_ report: ReportModel, _ style: TerminalStyle) -> String {
    let numbers = report.summary
    let counts = [
      Count.text(numbers.errors, "error"), Count.text(numbers.warnings, "warning"),
      Count.text(numbers.notes, "note"),
      numbers.hints > 0 ? Count.text(numbers.hints, "hint") : nil,
    ].compactMap(\.self).joined(separator: ", ")
    let left = numbers.suppressed == 0 ? "" : " (\(numbers.suppressed) suppressed)"
    return style.paragraph(
      "\(style.bold("\(counts)\(left)")) in \(contents(numbers)).\(odd(report))\(fixable(report))"
        + variants(numbers),
      indent: 0)
  }

  /// Returns how many findings `--fix` mends, and how many more with `--unsafe`.
  private static func fixable(_ report: ReportModel) -> String {
    let safe = report.findings.count { $0.fix != nil && !$0.isFixUnsafe }
    let unsafe = report.findings.count { $0.fix != nil && $0.isFixUnsafe }
    if safe + unsafe == 0 { return "" }
    return " \(safe) fixable with --fix" + (unsafe == 0 ? "." : ", \(unsafe) more with --unsafe.")
  }

  /// Returns the counts of what was audited.
  private static func contents(_ numbers: ReportSummary) -> String {
    var parts = [
      Count.text(numbers.catalogs, "catalog"), Count.text(numbers.colorSets, "color"),
      Count.text(numbers.imageSets, "image"),
    ]
    let files = [(numbers.sourceFiles, "source file"), (numbers.interfaceFiles, "interface file")]
      .filter { $0.0 > 0 }.map { Count.text($0, $1) }
    if numbers.catalogs == 0, !files.isEmpty { parts = [] }
    parts += files
    return parts.joined(separator: ", ")
  }

  private static func variants(_ numbers: ReportSummary) -> String {
    if numbers.colorSets == 0 { return "" }
    return " \(numbers.colorSetsWithDark) of \(numbers.colorSets) colors have a dark variant, "
      + "\(numbers.colorSetsWithHighContrast) have one for increased contrast."
  }

  /// Returns the counts of diagnostics.
  private static func odd(_ report: ReportModel) -> String {
    let counts = [Severity.error, .warning, .note].map { ($0, report.diagnosticCount($0)) }
      .filter { $0.1 > 0 }.map { Count.text($0.1, $0.0.rawValue) }
    return counts.isEmpty ? "" : " Problems in reading files: \(counts.joined(separator: ", "))."
  }
}
