// SPDX-License-Identifier: MIT

import ChiaroSource

/// A JSON value as schemas see it: members without order, numbers by their value.
indirect enum SchemaValue: Hashable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([SchemaValue])
  case object([String: SchemaValue])

  init(_ value: JSONValue) {
    switch value.kind {
    case .null: self = .null
    case .bool: self = .bool(value.bool == true)
    case .number: self = .number(value.number ?? .nan)
    case .string: self = .string(value.string ?? "")
    case .array: self = .array(value.elements.map(Self.init))
    case .object:
      let members = value.members.map { ($0.name.string ?? "", Self($0.value)) }
      self = .object(Dictionary(members, uniquingKeysWith: { _, last in last }))
    }
  }

  /// Nil unless the text is one JSON value, read without anything odd.
  init?(text: String) {
    let reading = JSONDocument.read(Array(text.utf8), file: "text")
    guard let root = reading.document?.root, reading.diagnostics.isEmpty else { return nil }
    self.init(root)
  }

  var members: [String: SchemaValue]? {
    if case .object(let members) = self { members } else { nil }
  }
  var elements: [SchemaValue]? { if case .array(let elements) = self { elements } else { nil } }
  var string: String? { if case .string(let string) = self { string } else { nil } }
  var number: Double? { if case .number(let number) = self { number } else { nil } }

  /// Whether the value has a type that a schema names.
  func isOfType(_ name: String) -> Bool {
    switch self {
    case .null: name == "null"
    case .bool: name == "boolean"
    case .number(let number):
      name == "number" || name == "integer" && number == number.rounded()
    case .string: name == "string"
    case .array: name == "array"
    case .object: name == "object"
    }
  }
}
