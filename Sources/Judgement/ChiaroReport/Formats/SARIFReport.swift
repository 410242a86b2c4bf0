// SPDX-License-Identifier: MIT

import ChiaroFindings
import ChiaroSource

/// A report as SARIF 2.1.0 with one run, for code scanning.
///
/// Paths start at the top of the repository, where code scanning looks for them; `%SRCROOT%` gives
/// the location of that folder, for viewers on this machine.
enum SARIFReport {
  static func text(_ report: ReportModel) -> String {
    let driver: JSON = [
      "name": "chiaro",
      "version": .string(report.version),
      "rules": .array(report.rules.map(rule)),
    ]
    let run: JSON = [
      "tool": ["driver": driver],
      "columnKind": "unicodeCodePoints",
      "originalUriBaseIds": ["%SRCROOT%": base(report.root)],
      "results": .array(report.findings.map { result($0, report) }),
      "invocations": [
        [
          "executionSuccessful": .bool(report.cuts.isEmpty),
          "toolExecutionNotifications": .array(
            incomplete(report) + report.diagnostics.map { notification($0, report.root) }),
        ]
      ],
    ]
    var log: JSON = [
      "$schema": "https://json.schemastore.org/sarif-2.1.0.json", "version": "2.1.0",
      "runs": [run],
    ]
    // Sorted before the version: who reads the first lines alone is to know (§3.8: properties are
    // the tool's own).
    if let words = report.incompleteness { log["properties"] = ["incomplete": .string(words)] }
    return log.text(.pretty) + "\n"
  }

  /// What says of a run that it did not look at everything.
  private static func incomplete(_ report: ReportModel) -> [JSON] {
    guard let words = report.incompleteness else { return [] }
    return [
      [
        "descriptor": ["id": "incomplete"], "level": "error",
        "message": ["text": .string(plain(words))],
      ]
    ]
  }

  private static func base(_ root: ReportRoot) -> JSON {
    var base: JSON = [:]
    // A base is a folder: its address ends in a slash (§3.14.14).
    base["uri"] = root.top.map { .string(URIText.path($0.hasSuffix("/") ? $0 : $0 + "/")) }
    base["description"] = ["text": "The top folder of the repository, or of the project."]
    return base
  }

  private static func rule(_ rule: ReportRule) -> JSON {
    var value: JSON = [
      "id": .string(rule.id),
      "name": .string(pascalCase(rule.id)),
      "shortDescription": ["text": .string(rule.summary)],
      "fullDescription": ["text": .string(rule.reason)],
      "help": ["text": .string(rule.help)],
      "defaultConfiguration": ["level": .string(level(rule.severity))],
      "properties": ["tags": ["appearance", "accessibility"]],
    ]
    value["helpUri"] = rule.page.map(JSON.string)
    return value
  }

  /// Returns the level of a severity: what asks for a review has none (§3.27.9).
  private static func level(_ severity: Severity) -> String {
    severity == .hint ? "none" : severity.rawValue
  }

  private static func result(_ finding: ReportFinding, _ report: ReportModel) -> JSON {
    var result: JSON = [
      "ruleId": .string(finding.rule),
      "kind": finding.severity == .hint ? "review" : "fail",
      "level": .string(level(finding.severity)),
      "message": ["text": .string(plain(finding.sentence))],
      "locations": [
        [
          "physicalLocation": physicalLocation(finding.location, report.root),
          "logicalLocations": [["name": .string(finding.object), "kind": "resource"]],
        ]
      ],
      "partialFingerprints": ["chiaro/v1": .string(finding.fingerprint)],
    ]
    // From 0 to 100: how much the tool thinks of it (§3.27.25).
    result["rank"] = finding.judgement.map { .number(($0.value * 1000).rounded() / 10) }
    if let index = report.rules.firstIndex(where: { $0.id == finding.rule }) {
      result["ruleIndex"] = .integer(index)
    }
    if !finding.related.isEmpty {
      result["relatedLocations"] = .array(
        finding.related.map { ["physicalLocation": physicalLocation($0, report.root)] })
    }
    if finding.relation != .others, !finding.related.isEmpty {
      result["codeFlows"] = .array(finding.related.map { flow(of: finding, $0, report.root) })
    }
    return result
  }

  /// The way of a color from where it is written to where it is seen (§3.36): one for each use.
  private static func flow(
    of finding: ReportFinding, _ related: SourceLocation, _ root: ReportRoot
  ) -> JSON {
    let steps =
      finding.relation == .uses
      ? [(finding.location, "the color is set here"), (related, "the color is used here")]
      : [(related, "the color is passed on here"), (finding.location, "the color is stored here")]
    return [
      "threadFlows": [
        [
          "locations": .array(
            steps.map { place, words in
              [
                "location": [
                  "physicalLocation": physicalLocation(place, root),
                  "message": ["text": .string(words)],
                ]
              ]
            })
        ]
      ]
    ]
  }

  private static func notification(_ diagnostic: Diagnostic, _ root: ReportRoot) -> JSON {
    [
      "descriptor": ["id": .string(diagnostic.id)],
      "level": .string(level(diagnostic.severity)),
      "message": ["text": .string(plain(diagnostic.message))],
      "locations": [["physicalLocation": physicalLocation(diagnostic.location, root)]],
    ]
  }

  private static func physicalLocation(_ location: SourceLocation, _ root: ReportRoot) -> JSON {
    let file = root.inRepository(location.file)
    var artifact: JSON = ["uri": .string(URIText.path(file))]
    // An absolute path stands for itself; a relative one is seen from the base.
    if !file.hasPrefix("/") { artifact["uriBaseId"] = "%SRCROOT%" }
    // Code scanning wants a line for everything, so the whole file is its first line.
    var region: JSON = ["startLine": .integer(location.line ?? 1)]
    region["startColumn"] = location.column.map(JSON.integer)
    return ["artifactLocation": artifact, "region": region]
  }

  /// Returns a text escaped for a message: braces mark placeholders unless doubled (§3.11.5), and
  /// `[words](place)` is a link (§3.11.6), which a name from a file must not become.
  private static func plain(_ text: String) -> String {
    var plain = ""
    var last: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      if scalar == "{" || scalar == "}" { plain.unicodeScalars.append(scalar) }
      if scalar == "(" && last == "]" { plain += " " }
      plain.unicodeScalars.append(scalar)
      last = scalar
    }
    return plain
  }

  private static func pascalCase(_ id: String) -> String {
    id.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }
}
