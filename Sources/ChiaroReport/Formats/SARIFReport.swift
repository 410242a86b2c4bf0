// SPDX-License-Identifier: MIT

import ChiaroSource

/// A report as SARIF 2.1.0 with one run, for code scanning.
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
      "originalUriBaseIds": ["%SRCROOT%": ["description": ["text": "The folder of the project."]]],
      "results": .array(report.findings.map { result($0, report) }),
      "invocations": [
        [
          "executionSuccessful": true,
          "toolExecutionNotifications": .array(report.diagnostics.map(notification)),
        ]
      ],
    ]
    let log: JSON = [
      "$schema": "https://json.schemastore.org/sarif-2.1.0.json", "version": "2.1.0",
      "runs": [run],
    ]
    return log.text(.pretty) + "\n"
  }

  private static func rule(_ rule: ReportRule) -> JSON {
    [
      "id": .string(rule.id),
      "name": .string(pascalCase(rule.id)),
      "shortDescription": ["text": .string(rule.summary)],
      "fullDescription": ["text": .string(rule.reason)],
      "help": ["text": .string(rule.help)],
      "defaultConfiguration": ["level": .string(rule.severity.rawValue)],
      "properties": ["tags": ["appearance", "accessibility"]],
    ]
  }

  private static func result(_ finding: ReportFinding, _ report: ReportModel) -> JSON {
    var result: JSON = [
      "ruleId": .string(finding.rule),
      "level": .string(finding.severity.rawValue),
      "message": ["text": .string(plain(message(finding)))],
      "locations": [
        [
          "physicalLocation": physicalLocation(finding.location),
          "logicalLocations": [["name": .string(finding.object), "kind": "resource"]],
        ]
      ],
      "partialFingerprints": ["chiaro/v1": .string(finding.fingerprint)],
    ]
    if let index = report.rules.firstIndex(where: { $0.id == finding.rule }) {
      result["ruleIndex"] = .integer(index)
    }
    if !finding.related.isEmpty {
      result["relatedLocations"] = .array(
        finding.related.map { ["physicalLocation": physicalLocation($0)] })
    }
    return result
  }

  private static func message(_ finding: ReportFinding) -> String {
    let appearance = finding.appearance.map { " in \($0)" } ?? ""
    return "\(finding.object)\(appearance): \(finding.message)"
  }

  private static func notification(_ diagnostic: Diagnostic) -> JSON {
    [
      "descriptor": ["id": .string(diagnostic.id)],
      "level": .string(diagnostic.severity.rawValue),
      "message": ["text": .string(plain(diagnostic.message))],
      "locations": [["physicalLocation": physicalLocation(diagnostic.location)]],
    ]
  }

  private static func physicalLocation(_ location: SourceLocation) -> JSON {
    var artifact: JSON = ["uri": .string(URIText.path(location.file))]
    // An absolute path stands for itself; a relative one is seen from the project's folder.
    if !location.file.hasPrefix("/") { artifact["uriBaseId"] = "%SRCROOT%" }
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
