// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroAudit
import ChiaroProject
import ChiaroSource

/// A key of `.chiaro.yml`: what it says, an example, and the values that it takes.
struct ConfigurationKey: Sendable {
  /// The name, as the file has it.
  var name: String
  /// What it says, in a sentence without a period.
  var words: String
  /// Lines of YAML that show it.
  var example: String
  /// The values that it takes, as a JSON schema.
  var schema: JSON

  init(_ name: String, _ words: String, _ example: String, _ schema: JSON) {
    (self.name, self.words, self.example, self.schema) = (name, words, example, schema)
  }

  private static let text: JSON = ["type": "string"]
  private static let texts: JSON = ["type": "array", "items": text]

  private static func choice(_ names: [String]) -> JSON {
    ["type": "string", "enum": .array(names.map(JSON.string))]
  }

  private static func object(_ properties: JSON, required: [String]) -> JSON {
    [
      "type": "object", "properties": properties, "additionalProperties": .bool(false),
      "required": .array(required.map(JSON.string)),
    ]
  }

  private static func list(_ items: JSON) -> JSON { ["type": "array", "items": items] }

  /// All keys, in the order in which a new file has them.
  static let all = [
    ConfigurationKey(
      "platform", "The platform whose system colors are used; by default the targets' platform",
      "platform: ios", choice(Platform.allCases.map(\.rawValue))),
    ConfigurationKey(
      "fail_on",
      "The lowest severity (error, warning, note, hint) or likelihood (0.8) for exit code 1, or never",
      "fail_on: warning", ["type": .array(["string", "number"])]),
    ConfigurationKey(
      "excluded", "Patterns of paths to skip",
      "excluded:\n  - Vendor/*", texts),
    ConfigurationKey(
      "included", "Kinds of files to read as well: tests, previews, examples, generated, others",
      "included:\n  - previews", list(choice(SourceOrigin.includable))),
    ConfigurationKey(
      "disabled_rules", "Rules to switch off",
      "disabled_rules:\n  - unused-asset", texts),
    ConfigurationKey(
      "only_rules", "The only rules to run", "only_rules:\n  - low-contrast", texts),
    ConfigurationKey(
      "opt_in_rules", "Rules to run that are off by default",
      "opt_in_rules:\n  - missing-high-contrast-variant", texts),
    ConfigurationKey(
      "severities",
      "The severity for all findings of a rule", "severities:\n  low-contrast: warning",
      ["type": "object", "additionalProperties": choice(Severity.allCases.map(\.rawValue))]),
    ConfigurationKey(
      "pairs", "Text and background colors that belong together, if their names don't say so",
      "pairs:\n  - text: Ink\n    background: Paper\n    minimum: 4.5",
      list(
        object(
          ["text": text, "background": text, "minimum": ["type": "number"]],
          required: ["text", "background"]))),
    ConfigurationKey(
      "suppressions", "Findings to leave out, because they are intended",
      "suppressions:\n  - rule: fixed-color\n    object: Receipt*\n    reason: it is printed on paper",
      list(
        object(
          ["rule": text, "object": text, "appearance": text, "reason": text], required: []))),
    ConfigurationKey(
      "baseline", "A file of known findings, from chiaro audit --write-baseline FILE",
      "baseline: .chiaro-baseline.json", text),
    ConfigurationKey(
      "omitted_files", "Patterns of pictures that are missing here on purpose",
      "omitted_files:\n  - Large/*.png", texts),
    ConfigurationKey(
      "sync", "A palette and the files that follow it: see chiaro sync --help",
      "sync:\n  source: Colors.xcassets\n  followers:\n    - format: css\n      output: colors.css",
      ["type": "object"]),
    ConfigurationKey(
      "modes", "The appearance that a token mode stands for, if its name does not say it",
      "modes:\n  Midnight: dark", ["type": "object", "additionalProperties": text]),
  ]

  /// A new file: every key with what it says and an example, as comments.
  static var newFile: String {
    let parts = all.map { key in
      let lines = key.example.split(separator: "\n").map { "#\($0)" }.joined(separator: "\n")
      return "# \(key.words).\n\(lines)\n"
    }
    return
      "# The configuration of `chiaro audit` for this project. Lines that begin with `#` are "
      + "comments.\n\n"
      + parts.joined(separator: "\n")
  }

  /// The JSON schema of the file.
  ///
  /// Source: JSON Schema 2020-12
  static var schema: JSON {
    var properties: JSON = [:]
    for key in all {
      var schema = key.schema
      schema["description"] = .string(key.words)
      properties[key.name] = schema
    }
    return [
      "$schema": "https://json-schema.org/draft/2020-12/schema", "title": ".chiaro.yml",
      "type": "object", "additionalProperties": .bool(false), "properties": properties,
    ]
  }
}
