// SPDX-License-Identifier: MIT

import ChiaroFindings
import ChiaroSource

extension ReportModel {
  /// Creates the report that was written as JSON; nil if the text is none of this version.
  ///
  /// Rules, catalogs, folders, pairs of colors and lines of source are not in it, and a place
  /// without a line is at the first.
  ///
  /// - Parameters:
  ///   - bytes: the text
  ///   - file: the path of the text
  package init?(json bytes: [UInt8], file: String) {
    guard let root = JSONDocument.read(bytes, file: file).document?.root,
      root["version"]?.integer == 1, let tool = root["tool"], let found = root["findings"],
      tool["name"]?.string == "chiaro"
    else { return nil }
    self.init(
      version: tool["version"]?.string ?? "", title: file,
      summary: ReportSummary(json: root["summary"]),
      findings: found.elements.compactMap(ReportFinding.init(json:)),
      diagnostics: root["diagnostics"]?.elements.compactMap(Diagnostic.init(json:)) ?? [],
      rules: [])
    shard = root["shard"]?.string
    cuts = root["incomplete"]?.elements.compactMap(\.string) ?? []
  }
}

extension ReportSummary {
  fileprivate init(json: JSONValue?) {
    self.init()
    let number = { (name: StaticString) in json?[name]?.integer ?? 0 }
    catalogs = number("catalogs")
    colorSets = number("colorSets")
    imageSets = number("imageSets")
    symbolSets = number("symbolSets")
    appIconSets = number("appIconSets")
    colorSetsWithDark = number("colorSetsWithDark")
    colorSetsWithHighContrast = number("colorSetsWithHighContrast")
    emptyDarkSlots = number("emptyDarkSlots")
    sourceFiles = number("sourceFiles")
    interfaceFiles = number("interfaceFiles")
    suppressed = number("suppressed")
    let found = json?["findings"]
    errors = found?["error"]?.integer ?? 0
    warnings = found?["warning"]?.integer ?? 0
    notes = found?["note"]?.integer ?? 0
    hints = found?["hint"]?.integer ?? 0
  }
}

extension ReportFinding {
  fileprivate init?(json: JSONValue) {
    guard let rule = json["rule"]?.string, let severity = Severity(json: json),
      let location = SourceLocation(json: json), let message = json["message"]?.string
    else { return nil }
    self.init(
      rule: rule, severity: severity, location: location, object: json["object"]?.string ?? "",
      appearance: json["appearance"]?.string, message: message,
      fingerprint: json["fingerprint"]?.string ?? "", fix: json["fix"]?.string,
      related: json["related"]?.elements.compactMap(SourceLocation.init(json:)) ?? [])
    relation = json["relation"]?.string.flatMap(RelatedKind.init(rawValue:)) ?? .others
    isFixUnsafe = json["fixIsUnsafe"]?.bool ?? false
    judgement = json["judgement"].flatMap(ReportJudgement.init(json:))
  }
}

extension ReportJudgement {
  fileprivate init?(json: JSONValue) {
    guard let consequence = json["consequence"]?.string.flatMap(Consequence.init(rawValue:)),
      let evidence = json["evidence"]?.string.flatMap(Evidence.init(rawValue:)),
      let likelihood = json["likelihood"]?.number, (0...1).contains(likelihood)
    else { return nil }
    self.init(
      consequence, evidence, likelihood: likelihood,
      considerations: json["considerations"]?.elements.compactMap { value in
        guard let name = value["name"]?.string, let sentence = value["sentence"]?.string,
          let weight = value["weight"]?.number, weight.isFinite
        else { return nil }
        return ReportConsideration(name, sentence, weight: weight)
      } ?? [])
  }
}

extension Diagnostic {
  fileprivate init?(json: JSONValue) {
    guard let id = json["id"]?.string, let severity = Severity(json: json),
      let location = SourceLocation(json: json), let message = json["message"]?.string
    else { return nil }
    self.init(severity, id: id, at: location, message, fix: json["fix"]?.string)
  }
}

extension Severity {
  fileprivate init?(json: JSONValue) {
    guard let name = json["severity"]?.string else { return nil }
    self.init(rawValue: name)
  }
}

extension SourceLocation {
  fileprivate init?(json: JSONValue) {
    guard let file = json["file"]?.string else { return nil }
    self.init(file: file, line: json["line"]?.integer, column: json["column"]?.integer)
  }
}
