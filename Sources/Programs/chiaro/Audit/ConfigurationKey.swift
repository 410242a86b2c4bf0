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
      "platform", "The platform whose system colors are meant; by default those of the targets",
      "platform: ios", choice(Platform.allCases.map(\.rawValue))),
    ConfigurationKey(
      "fail_on",
      "What ends with exit code 1: error, warning, note, hint, never, or a likelihood such as 0.8",
      "fail_on: warning", ["type": .array(["string", "number"])]),
    ConfigurationKey(
      "excluded", "Patterns of paths that are not looked at",
      "excluded:\n  - Vendor/*", texts),
    ConfigurationKey(
      "included", "Files that are looked at too: tests, previews, generated, others",
      "included:\n  - previews", list(choice(SourceOrigin.includable))),
    ConfigurationKey(
      "disabled_rules", "Rules that do not run",
      "disabled_rules:\n  - unused-asset", texts),
    ConfigurationKey(
      "only_rules", "The rules that run, and no others", "only_rules:\n  - low-contrast", texts),
    ConfigurationKey(
      "opt_in_rules", "Rules that run on request only",
      "opt_in_rules:\n  - missing-high-contrast-variant", texts),
    ConfigurationKey(
      "severities", "A severity for each finding of a rule", "severities:\n  low-contrast: warning",
      ["type": "object", "additionalProperties": choice(Severity.allCases.map(\.rawValue))]),
    ConfigurationKey(
      "pairs", "Colors that stand on each other although their names do not say so",
      "pairs:\n  - text: Ink\n    background: Paper\n    minimum: 4.5",
      list(
        object(
          ["text": text, "background": text, "minimum": ["type": "number"]],
          required: ["text", "background"]))),
    ConfigurationKey(
      "suppressions", "Findings that are meant",
      "suppressions:\n  - rule: fixed-color\n    object: Receipt*\n    reason: it is printed on paper",
      list(
        object(
          ["rule": text, "object": text, "appearance": text, "reason": text], required: []))),
    ConfigurationKey(
      "baseline", "Findings that are known: chiaro audit --write-baseline FILE writes them",
      "baseline: .chiaro-baseline.json", text),
    ConfigurationKey(
      "omitted_files", "Patterns of pictures that are known to be missing here",
      "omitted_files:\n  - Large/*.png", texts),
    ConfigurationKey(
      "sync", "The colors that rule, and what follows them: see chiaro sync --help",
      "sync:\n  source: Colors.xcassets\n  followers:\n    - format: css\n      output: colors.css",
      ["type": "object"]),
    ConfigurationKey(
      "modes", "What modes of tokens are whose names tell no appearance",
      "modes:\n  Midnight: dark", ["type": "object", "additionalProperties": text]),
  ]

  /// A new file: every key with what it says and an example, as comments.
  static var newFile: String {
    let parts = all.map { key in
      let lines = key.example.split(separator: "\n").map { "#\($0)" }.joined(separator: "\n")
      return "# \(key.words).\n\(lines)\n"
    }
    return
      "# How `chiaro audit` looks at this project. A line that begins with `#` says nothing.\n\n"
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
