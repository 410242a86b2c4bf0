// SPDX-License-Identifier: MIT

import ChiaroSource

/// A report for a terminal: findings by file, notes by rule, hints as one line unless they are
/// asked for, what was odd in files, then the counts.
enum TerminalReport {
  static func text(_ report: ReportModel, _ options: ReportOptions) -> String {
    let style = TerminalStyle(
      isOn: options.usesColor, columns: options.columns, showsSwatches: options.showsSwatches)
    let shown = report.findings.filter { $0.severity > .note }
    var text = objects(shown).map { entry($0, style) }.joined()
    let hints = report.findings.filter { $0.severity == .hint }
    let rest =
      byRule(.note, report, style)
      + (options.showsHints
        ? objects(hints).map { entry($0, style) }.joined() : count(of: hints, style))
    if !rest.isEmpty && !shown.isEmpty { text += "\n" }
    text += rest + alike(report.diagnostics).map { entry($0, style) }.joined()
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

  private static func entry(_ findings: [ReportFinding], _ style: TerminalStyle) -> String {
    let first = findings[0]
    let start =
      "\(style.severity(first.severity)) \(style.bold(VisibleText.reveal(first.object)))"
    let end = style.dim("[\(first.rule)]")
    guard findings.count > 1 else {
      return style.paragraph("\(start)\(said(first, style)) \(end)") + place(first.location, style)
    }
    let rest = findings.dropFirst().prefix(3).map { "; also\(said($0, style))" }.joined()
    let more = findings.count > 4 ? "; and \(findings.count - 4) more" : ""
    return style.paragraph("\(start)\(said(first, style))\(rest)\(more) \(end)")
      + place(first.location, style)
  }

  /// Returns a finding's appearance and message.
  private static func said(_ finding: ReportFinding, _ style: TerminalStyle) -> String {
    let appearance = finding.appearance.map { style.dim(" in \(VisibleText.reveal($0))") } ?? ""
    return "\(appearance): \(style.words(finding.message))"
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
    return style.paragraph(
      "\(style.severity(first.severity)) \(VisibleText.reveal(first.message))\(more) "
        + style.dim("[\(first.id)]"))
      + place(first.location, style)
  }

  /// Returns a location on a separate line, even if too long, since terminals make it a link.
  ///
  /// What is said of the whole project has none.
  private static func place(_ location: SourceLocation, _ style: TerminalStyle) -> String {
    if location.file == "." { return "" }
    return "    \(style.dim(VisibleText.reveal(location.description)))\n"
  }

  /// Returns the number of hints and of the files that they are about, in one line.
  private static func count(of hints: [ReportFinding], _ style: TerminalStyle) -> String {
    if hints.isEmpty { return "" }
    let files = Count.text(Set(hints.map(\.location.file)).count, "file")
    return style.paragraph(
      "\(style.severity(.hint)) \(Count.text(hints.count, "place")) in \(files) may not adapt; "
        + "--hints lists them")
  }

  /// Returns the findings of a low severity, with one line for each rule; other formats show them
  /// in full.
  private static func byRule(
    _ severity: Severity, _ report: ReportModel, _ style: TerminalStyle
  ) -> String {
    report.findingsByRule.compactMap { group -> String? in
      let found = group.findings.map { report.findings[$0] }.filter { $0.severity == severity }
      if found.isEmpty { return nil }
      var known: Set<String> = []
      let names = found.map(\.object).filter { known.insert($0).inserted }
      let listed = names.prefix(4).map(VisibleText.reveal).joined(separator: ", ")
      let more = names.count > 4 ? " and \(names.count - 4) more" : ""
      let title = VisibleText.reveal(group.rule.title).lowercasedFirst
      return style.paragraph(
        "\(style.severity(severity)) \(title), \(found.count)×: "
          + "\(listed)\(more) \(style.dim("[\(group.rule.id)]"))")
    }.joined()
  }

  private static func summary(_ report: ReportModel, _ style: TerminalStyle) -> String {
    let numbers = report.summary
    let counts = [
      Count.text(numbers.errors, "error"), Count.text(numbers.warnings, "warning"),
      Count.text(numbers.notes, "note"),
      numbers.hints > 0 ? Count.text(numbers.hints, "hint") : nil,
    ].compactMap(\.self).joined(separator: ", ")
    let left = numbers.suppressed == 0 ? "" : " (\(numbers.suppressed) left out)"
    return style.paragraph(
      "\(style.bold("\(counts)\(left)")) in \(contents(numbers)).\(odd(report))\(variants(numbers))",
      indent: 0)
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

extension String {
  fileprivate var lowercasedFirst: String { prefix(1).lowercased() + dropFirst() }
}
