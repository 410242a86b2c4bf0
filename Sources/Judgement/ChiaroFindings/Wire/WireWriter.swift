// SPDX-License-Identifier: MIT

import ChiaroColor
package import ChiaroSource

/// Writes rules, findings and diagnostics as JSON, as the programs of this package tell them each
/// other; `WireReader` reads them.
package enum WireWriter {
  /// The JSON of a rule.
  package static func json(_ rule: RuleListing) -> JSON {
    let text = rule.description
    var value: JSON = [
      "id": .string(rule.id), "title": .string(text.title),
      "consequence": .string(text.consequence.rawValue), "guess": .number(text.guess),
      "evidence": .string(text.evidence.rawValue), "summary": .string(text.summary),
      "reason": .string(text.reason), "help": .string(text.help), "opt_in": .bool(text.isOptIn),
    ]
    value["considerations"] = .array(text.considerations.map(json))
    value["sources"] = .array(
      text.sources.map { ["title": .string($0.title), "address": .string($0.address)] })
    return value
  }

  /// The JSON of an example of a rule.
  package static func json(_ example: ShownExample) -> JSON {
    [
      "title": .string(example.title), "text": .string(example.text),
      "language": .string(example.language),
      "findings": .array(example.findings.map(json)),
    ]
  }

  /// The JSON of a finding without its causes, because findings are joined before they are written.
  package static func json(_ finding: Finding) -> JSON {
    var value: JSON = [
      "rule": .string(finding.rule), "judgement": json(finding.judgement),
      "file": .string(finding.location.file), "line": number(finding.location.line),
      "column": number(finding.location.column), "object": .string(finding.object),
      "appearance": JSON(finding.appearance), "message": .string(finding.message),
      "related": .array(finding.related.map(json)),
      "measured": finding.measured.map {
        ["value": .number($0.value), "minimum": .number($0.minimum)]
      } ?? .null,
      "fix": finding.fix.map(json) ?? .null,
    ]
    if finding.relation != .others { value["relation"] = .string(finding.relation.rawValue) }
    if let pair = finding.pair { value["pair"] = json(pair) }
    return value
  }

  private static func json(_ judgement: Judgement) -> JSON {
    [
      "consequence": .string(judgement.consequence.rawValue), "guess": .number(judgement.guess),
      "evidence": .string(judgement.bestEvidence.rawValue),
      "considerations": .array(judgement.considerations.map(json)),
    ]
  }

  private static func json(_ consideration: Consideration) -> JSON {
    [
      "name": .string(consideration.name), "sentence": .string(consideration.sentence),
      "guess": .number(consideration.guess), "evidence": .string(consideration.evidence.rawValue),
    ]
  }

  private static func json(_ pair: ColorPair) -> JSON {
    var value: JSON = [
      "text": .string(pair.textName), "text_color": .string(pair.text.hexText),
      "ground": .string(pair.groundName), "ground_color": .string(pair.ground.hexText),
    ]
    if let other = pair.inOtherStyle {
      value["other_text_color"] = .string(other.text.hexText)
      value["other_ground_color"] = .string(other.ground.hexText)
    }
    return value
  }

  /// The JSON of a change by text, of one file or, where findings were joined, of several.
  private static func json(_ fix: Fix) -> JSON {
    [
      "description": .string(fix.description), "safe": .bool(fix.isSafe),
      "patches": .array(fix.patches.map(json)),
    ]
  }

  /// The JSON of the edits by text of a file.
  package static func json(_ patch: SourcePatch) -> JSON {
    [
      "file": .string(patch.file), "digest": .string(String(patch.digest, radix: 16)),
      "edits": .array(patch.edits.compactMap(json)),
    ]
  }

  /// The JSON of an edit by text; nil for another.
  private static func json(_ edit: SourceEdit) -> JSON? {
    guard case .replace(let range, let bytes) = edit else { return nil }
    return [
      "start": .integer(range.lowerBound), "end": .integer(range.upperBound),
      "text": .string(String(decoding: bytes, as: UTF8.self)),
    ]
  }

  /// The JSON of a place.
  package static func json(_ place: SourceLocation) -> JSON {
    ["file": .string(place.file), "line": number(place.line), "column": number(place.column)]
  }

  /// The JSON of a diagnostic.
  package static func json(_ diagnostic: Diagnostic) -> JSON {
    [
      "id": .string(diagnostic.id), "severity": .string(diagnostic.severity.rawValue),
      "file": .string(diagnostic.location.file), "line": number(diagnostic.location.line),
      "column": number(diagnostic.location.column), "message": .string(diagnostic.message),
      "fix": JSON(diagnostic.fix),
    ]
  }

  private static func number(_ number: Int?) -> JSON { number.map(JSON.integer) ?? .null }
}
