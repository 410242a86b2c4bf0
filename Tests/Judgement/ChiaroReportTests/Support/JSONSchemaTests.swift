// SPDX-License-Identifier: MIT

import ChiaroTestSupport
import Testing

/// The validator that judges reports is judged itself.
@Suite("JSON Schema")
struct JSONSchemaTests {
  /// A schema, texts that are valid and texts that are not.
  struct Case: Sendable, CustomTestStringConvertible {
    var schema: String
    var valid: [String]
    var invalid: [String]
    var testDescription: String { schema }
  }

  static let cases = [
    Case(schema: "{}", valid: ["1", "{}"], invalid: ["", "{,}", "1 2"]),
    Case(schema: #"{"type": "object"}"#, valid: ["{}"], invalid: ["[]", "1", "null"]),
    Case(
      schema: #"{"type": ["integer", "null"]}"#, valid: ["1", "-2.0", "null"],
      invalid: ["1.5", "true", "\"1\""]),
    Case(
      schema: #"{"enum": ["a", 1, [2]]}"#, valid: ["\"a\"", "1.0", "[2]"], invalid: ["2", "[]"]),
    Case(schema: #"{"required": ["a"]}"#, valid: [#"{"a": 1}"#, "1"], invalid: ["{}"]),
    Case(
      schema: #"{"properties": {"a": {"type": "string"}}, "additionalProperties": false}"#,
      valid: ["{}", #"{"a": ""}"#], invalid: [#"{"a": 1}"#, #"{"b": ""}"#]),
    Case(
      schema: #"{"additionalProperties": {"type": "null"}}"#, valid: [#"{"x": null}"#],
      invalid: [#"{"x": 1}"#]),
    Case(
      schema: #"{"items": {"minimum": 0, "maximum": 9}, "minItems": 1, "uniqueItems": true}"#,
      valid: ["[0]", "[1, 9]"], invalid: ["[]", "[-1]", "[10]", "[1, 1.0]"]),
    Case(schema: #"{"pattern": "^a+$"}"#, valid: ["\"aa\"", "1"], invalid: ["\"\"", "\"ab\""]),
    Case(schema: #"{"format": "uri"}"#, valid: ["\"a:b\""], invalid: ["\"a\"", "\"a:b c\""]),
    Case(
      schema: #"{"format": "uri-reference"}"#, valid: ["\"a%20b\""],
      invalid: ["\"a b\"", "\"%2\"", "\"é\""]),
    Case(
      schema: #"{"format": "date-time"}"#, valid: ["\"2025-01-31T10:00:00Z\""],
      invalid: ["\"2025-01-31\"", "\"\""]),
    Case(
      schema: #"{"anyOf": [{"type": "null"}, {"minimum": 2}]}"#, valid: ["null", "3"],
      invalid: ["1"]),
    Case(
      schema: #"{"oneOf": [{"type": "integer"}, {"minimum": 2}]}"#, valid: ["1", "2.5"],
      invalid: ["3", "1.5"]),
    Case(
      schema: ##"{"definitions": {"n": {"type": "null"}}, "items": {"$ref": "#/definitions/n"}}"##,
      valid: ["[null]"], invalid: ["[1]"]),
    Case(
      schema: ##"{"properties": {"next": {"$ref": "#"}}, "required": ["id"]}"##,
      valid: [#"{"id": 1, "next": {"id": 2}}"#], invalid: [#"{"id": 1, "next": {}}"#]),
  ]

  @Test("tells valid from invalid", arguments: cases)
  func validity(_ test: Case) throws {
    let schema = try JSONSchema(test.schema)
    for text in test.valid { #expect(schema.violations(in: text) == [], "\(text)") }
    for text in test.invalid { #expect(schema.violations(in: text) != [], "\(text)") }
  }

  @Test(
    "refuses what it does not know, wherever it stands",
    arguments: [
      (#"{"minLength": 1}"#, "#: unknown keyword minLength"),
      (#"{"items": {"not": {}}}"#, "#/items: unknown keyword not"),
      (#"{"definitions": {"a": {"if": {}}}}"#, "#/definitions/a: unknown keyword if"),
      (#"{"anyOf": [{}, {"const": 1}]}"#, "#/anyOf/1: unknown keyword const"),
      (#"{"format": "email"}"#, "#: unknown format email"),
      (#"{"pattern": "("}"#, "#: unknown pattern ("),
      (##"{"$ref": "#/definitions/none"}"##, "#: unknown reference #/definitions/none"),
      (#"{"$ref": "other.json"}"#, "#: unknown reference other.json"),
      (#"{"items": [{}]}"#, "#/items: neither object nor boolean"),
      ("", "not JSON"),
    ])
  func refusals(_ text: String, _ reason: String) {
    #expect(throws: JSONSchema.Refusal(reasons: [reason])) { try JSONSchema(text) }
  }

  @Test("says where a text is wrong")
  func places() throws {
    let schema = try JSONSchema(
      #"{"properties": {"runs": {"items": {"required": ["tool"]}}}}"#)
    #expect(schema.violations(in: #"{"runs": [{"tool": 1}, {}]}"#) == ["(root).runs[1]: no tool"])
  }
}
