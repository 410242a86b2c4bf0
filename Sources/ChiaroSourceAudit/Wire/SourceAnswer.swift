// SPDX-License-Identifier: MIT

package import ChiaroSource

/// The answer of the program that parses source files.
package struct SourceAnswer: Sendable {
  /// The rules that ran.
  package var rules: [any SourceRule.Type]
  /// The findings of these rules, by file and line.
  package var findings: [SourceFinding] = []
  /// The number of files that were left out, by their origin.
  package var leftOut: [SourceOrigin: Int] = [:]
  /// The pages that were not read, as all together are too much.
  package var pagesLeftOut: [String] = []
  /// The diagnostics about the files.
  package var diagnostics: [Diagnostic] = []

  /// The uses of each asset in code, in the order of the request; nil if not requested.
  package var assets: [AssetSummary]?
  /// The names of the assets of the request.
  var table: AssetTable?
  /// The pairs of color sets that code shows together; empty if assets were not requested.
  package var pairs: [PairSummary] = []
  /// Whether code finds pictures by names that it makes.
  package var findsPictures = false
  /// The nibs that nothing in the app loads.
  package var unmadeNibs: [String] = []
  /// The apps of the request that code locks to one style.
  package var locks: [AppLock] = []

  /// Creates an answer without findings: what the rules are.
  package init(rules: [any SourceRule.Type]) { self.rules = rules }

  /// The answer where some files take too long, so that nothing is found; they are named.
  package static func stalled(_ files: [String]) -> JSON {
    ["version": .integer(SourceRequest.version), "stalled": .array(files.map(JSON.string))]
  }

  /// The answer as the protocol has it.
  package var json: JSON {
    [
      "version": .integer(SourceRequest.version),
      "rules": .array(rules.map(Self.json)),
      "findings": .array(findings.map(Self.json)),
      "diagnostics": .array(diagnostics.map(Self.json)),
      "left_out": .object(
        SourceOrigin.allCases.compactMap { origin in
          leftOut[origin].map { JSON.Member(origin.rawValue, .integer($0)) }
        }),
      "pages_left_out": .array(pagesLeftOut.map(JSON.string)),
      "assets": assets.map { .array($0.map(json)) } ?? .null,
      "finds_pictures": .bool(findsPictures),
      "unmade_nibs": .array(unmadeNibs.map(JSON.string)),
      "locks": .array(
        locks.map {
          [
            "target": .string($0.target), "project": .string($0.project),
            "style": .string($0.style), "place": Self.json($0.place),
          ]
        }),
      "pairs": .array(
        pairs.map {
          [
            "text": JSON($0.text), "fixed": JSON($0.fixed), "ground": JSON($0.ground),
            "system": JSON($0.system), "place": Self.json($0.place),
          ]
        }),
    ]
  }

  /// The rules alone, for a question without files.
  package static var rulesOnly: JSON {
    [
      "version": .integer(SourceRequest.version),
      "rules": .array(SourceRuleRegistry.all.map(json)),
    ]
  }

  private static func json(_ rule: any SourceRule.Type) -> JSON {
    let text = rule.description
    return [
      "id": .string(rule.id), "title": .string(text.title),
      "severity": .string(text.severity.rawValue), "summary": .string(text.summary),
      "reason": .string(text.reason), "help": .string(text.help),
      "opt_in": .bool(text.isOptIn),
    ]
  }

  private static func json(_ finding: SourceFinding) -> JSON {
    var value: JSON = [
      "rule": .string(finding.rule), "severity": .string(finding.severity.rawValue),
      "file": .string(finding.location.file), "line": json(finding.location.line),
      "column": json(finding.location.column), "object": .string(finding.object),
      "appearance": JSON(finding.appearance), "message": .string(finding.message),
      "related": .array(finding.related.map(Self.json)),
      "measured": finding.measured.map {
        ["value": .number($0.value), "minimum": .number($0.minimum)]
      } ?? .null,
      "fix": finding.fix.map(json) ?? .null,
    ]
    if finding.relation != .others { value["relation"] = .string(finding.relation.rawValue) }
    return value
  }

  private static func json(_ fix: SourceFix) -> JSON {
    [
      "description": .string(fix.description), "safe": .bool(fix.isSafe),
      "digest": .string(String(fix.digest, radix: 16)),
      "edits": .array(
        fix.edits.map { edit in
          [
            "start": .integer(edit.range.lowerBound), "end": .integer(edit.range.upperBound),
            "text": .string(edit.text),
          ]
        }),
    ]
  }

  private func json(_ summary: AssetSummary) -> JSON {
    [
      "set": .string(summary.asset.set), "count": .integer(summary.count),
      "template": .bool(summary.isTemplate), "plain": .bool(summary.isPlain),
      "roles": .array(summary.roles.map(\.rawValue).sorted().map(JSON.string)),
      "places": .array(summary.places.map(Self.json)),
      "grounds": .array((table.map(summary.groundSets) ?? []).map(JSON.string)),
    ]
  }

  private static func json(_ place: SourceLocation) -> JSON {
    ["file": .string(place.file), "line": json(place.line), "column": json(place.column)]
  }

  private static func json(_ diagnostic: Diagnostic) -> JSON {
    [
      "id": .string(diagnostic.id), "severity": .string(diagnostic.severity.rawValue),
      "file": .string(diagnostic.location.file), "line": json(diagnostic.location.line),
      "column": json(diagnostic.location.column), "message": .string(diagnostic.message),
      "fix": JSON(diagnostic.fix),
    ]
  }

  private static func json(_ number: Int?) -> JSON { number.map(JSON.integer) ?? .null }
}
