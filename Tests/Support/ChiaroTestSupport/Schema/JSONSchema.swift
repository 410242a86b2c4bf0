// SPDX-License-Identifier: MIT

/// A JSON Schema: the part of drafts 04 to 07 that the schemas of this project's tests use.
///
/// A schema with a keyword, a format or a reference that is not known here is refused: what it asks
/// for would else count as fulfilled.
///
/// ```swift
/// let schema = try JSONSchema(#"{"type": "object", "required": ["name"]}"#)
/// print(schema.violations(in: "{}"))  // ["(root): no name"]
/// ```
public struct JSONSchema: Sendable {
  /// Why a schema cannot be used.
  public struct Refusal: Error, Hashable, Sendable {
    /// What is not understood, each with its place.
    public var reasons: [String]

    /// Names the reasons.
    public init(reasons: [String]) { self.reasons = reasons }
  }

  private let root: SchemaValue

  /// Says nothing about a value.
  private static let annotations: Set = [
    "$schema", "$id", "id", "title", "description", "default", "definitions",
  ]
  private static let checks: Set = [
    "$ref", "type", "enum", "properties", "required", "additionalProperties", "items", "minItems",
    "uniqueItems", "minimum", "maximum", "pattern", "format", "anyOf", "oneOf",
  ]

  /// Reads a schema.
  ///
  /// - Throws: `Refusal`
  public init(_ text: String) throws(Refusal) {
    guard let root = SchemaValue(text: text) else { throw Refusal(reasons: ["not JSON"]) }
    self.root = root
    let reasons = unknownParts(of: root, at: "#")
    if !reasons.isEmpty { throw Refusal(reasons: reasons) }
  }

  /// What a text does not fulfill, each with its place; empty when it is valid.
  public func violations(in text: String) -> [String] {
    guard let value = SchemaValue(text: text) else { return ["(root): no JSON"] }
    return violations(of: value, root, at: "(root)")
  }

  // MARK: Schema

  private func unknownParts(of schema: SchemaValue, at place: String) -> [String] {
    if case .bool = schema { return [] }
    guard let members = schema.members else { return ["\(place): neither object nor boolean"] }
    let unknown = members.keys.sorted().filter {
      !Self.annotations.contains($0) && !Self.checks.contains($0)
    }
    var reasons = unknown.map { "\(place): unknown keyword \($0)" }
    if let format = members["format"]?.string, SchemaFormat(rawValue: format) == nil {
      reasons.append("\(place): unknown format \(format)")
    }
    if let reference = members["$ref"]?.string, target(of: reference) == nil {
      reasons.append("\(place): unknown reference \(reference)")
    }
    if let pattern = members["pattern"]?.string, (try? Regex(pattern)) == nil {
      reasons.append("\(place): unknown pattern \(pattern)")
    }
    for (name, part) in parts(of: members) {
      reasons += unknownParts(of: part, at: "\(place)/\(name)")
    }
    return reasons
  }

  /// The schemas inside a schema.
  private func parts(of members: [String: SchemaValue]) -> [(String, SchemaValue)] {
    var parts = ["items", "additionalProperties"].compactMap { name in
      members[name].map { (name, $0) }
    }
    for name in ["properties", "definitions"] {
      let named = members[name]?.members ?? [:]
      parts += named.sorted { $0.key < $1.key }.map { ("\(name)/\($0.key)", $0.value) }
    }
    for name in ["anyOf", "oneOf"] {
      parts += (members[name]?.elements ?? []).enumerated().map { ("\(name)/\($0)", $1) }
    }
    return parts
  }

  /// The schema that `#` or `#/definitions/name` names.
  private func target(of reference: String) -> SchemaValue? {
    if reference == "#" { return root }
    let prefix = "#/definitions/"
    guard reference.hasPrefix(prefix) else { return nil }
    return root.members?["definitions"]?.members?[String(reference.dropFirst(prefix.count))]
  }

  // MARK: Value

  private func violations(
    of value: SchemaValue, _ schema: SchemaValue, at place: String
  ) -> [String] {
    if schema == .bool(false) { return ["\(place): not allowed"] }
    guard let members = schema.members else { return [] }
    // Beside a reference nothing counts (draft 07, §8.3).
    if let reference = members["$ref"]?.string, let target = target(of: reference) {
      return violations(of: value, target, at: place)
    }
    return SchemaCheck(schema: members, place: place) { violations(of: $0, $1, at: $2) }
      .violations(of: value)
  }
}
