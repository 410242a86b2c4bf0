// SPDX-License-Identifier: MIT

import ChiaroSource
import Testing

/// A finding as a report in JSON tells it, with what is considered.
struct ToldFinding {
  let rule: String
  let severity: String
  let file: String
  let object: String
  let message: String
  let consequence: String
  let likelihood: Double
  /// The names of what speaks for or against it.
  let considerations: Set<String>
  let isShown: Bool

  private init(_ json: JSONValue) throws {
    rule = try #require(json["rule"]?.string)
    severity = try #require(json["severity"]?.string)
    file = try #require(json["file"]?.string)
    object = try #require(json["object"]?.string)
    message = try #require(json["message"]?.string)
    let shown = json["shown"]?.bool
    isShown = try #require(shown as Bool?)
    let judgement = try #require(json["judgement"])
    consequence = try #require(judgement["consequence"]?.string)
    likelihood = try #require(judgement["likelihood"]?.number)
    considerations = Set(
      try #require(judgement["considerations"]?.elements).compactMap { $0["name"]?.string })
  }

  /// The findings of a run that printed a report in JSON.
  static func all(in run: Program.Run) throws -> [ToldFinding] {
    let report = try #require(JSONDocument.read(Array(run.output.utf8), file: "report").document)
    return try #require(report.root["findings"]?.elements, "\(run.errors)").map(ToldFinding.init)
  }

  /// What was odd in a run that printed a report in JSON, as `id file:line`.
  static func oddities(in run: Program.Run) throws -> [String] {
    let report = try #require(JSONDocument.read(Array(run.output.utf8), file: "report").document)
    return try #require(report.root["diagnostics"]?.elements, "\(run.errors)").map { odd in
      let line = odd["line"]?.integer.map(String.init) ?? ""
      return "\(odd["id"]?.string ?? "") \(Path.lastComponent(odd["file"]?.string ?? "")):\(line)"
    }
  }
}
