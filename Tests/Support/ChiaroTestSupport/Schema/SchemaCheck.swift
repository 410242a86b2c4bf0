// SPDX-License-Identifier: MIT

/// The checks of one schema on one value.
struct SchemaCheck {
  let schema: [String: SchemaValue]
  let place: String
  /// The violations of a part: the value, its schema, its place.
  let inner: (SchemaValue, SchemaValue, String) -> [String]

  func violations(of value: SchemaValue) -> [String] {
    var found = typeViolations(value) + choiceViolations(value)
    switch value {
    case .object(let members): found += memberViolations(members)
    case .array(let elements): found += elementViolations(elements)
    case .string(let text): found += textViolations(text)
    case .number(let number): found += numberViolations(number)
    case .null, .bool: break
    }
    return found
  }

  private func typeViolations(_ value: SchemaValue) -> [String] {
    guard let type = schema["type"] else { return [] }
    let names = type.elements?.compactMap(\.string) ?? [type.string].compactMap { $0 }
    if names.contains(where: value.isOfType) { return [] }
    return ["\(place): no \(names.joined(separator: " or "))"]
  }

  private func choiceViolations(_ value: SchemaValue) -> [String] {
    var found: [String] = []
    if let values = schema["enum"]?.elements, !values.contains(value) {
      found.append("\(place): none of the values allowed")
    }
    if let choices = schema["anyOf"]?.elements, !choices.contains(where: { fits(value, $0) }) {
      found.append("\(place): fits none of anyOf")
    }
    if let choices = schema["oneOf"]?.elements {
      let count = choices.count { fits(value, $0) }
      if count != 1 { found.append("\(place): fits \(count) of oneOf") }
    }
    return found
  }

  private func fits(_ value: SchemaValue, _ choice: SchemaValue) -> Bool {
    inner(value, choice, place).isEmpty
  }

  private func memberViolations(_ members: [String: SchemaValue]) -> [String] {
    let required = schema["required"]?.elements?.compactMap(\.string) ?? []
    var found = required.filter { members[$0] == nil }.map { "\(place): no \($0)" }
    let properties = schema["properties"]?.members ?? [:]
    for (name, value) in members.sorted(by: { $0.key < $1.key }) {
      guard let part = properties[name] ?? schema["additionalProperties"] else { continue }
      found += inner(value, part, "\(place).\(name)")
    }
    return found
  }

  private func elementViolations(_ elements: [SchemaValue]) -> [String] {
    var found: [String] = []
    if let least = schema["minItems"]?.number, Double(elements.count) < least {
      found.append("\(place): under \(Int(least)) elements")
    }
    if schema["uniqueItems"] == .bool(true), Set(elements).count < elements.count {
      found.append("\(place): an element twice")
    }
    guard let part = schema["items"] else { return found }
    for (index, element) in elements.enumerated() {
      found += inner(element, part, "\(place)[\(index)]")
    }
    return found
  }

  private func textViolations(_ text: String) -> [String] {
    var found: [String] = []
    if let pattern = schema["pattern"]?.string, let regex = try? Regex(pattern),
      text.firstMatch(of: regex) == nil
    {
      found.append("\(place): does not match \(pattern)")
    }
    if let format = schema["format"]?.string.flatMap(SchemaFormat.init), !format.accepts(text) {
      found.append("\(place): no \(format.rawValue)")
    }
    return found
  }

  private func numberViolations(_ number: Double) -> [String] {
    var found: [String] = []
    if let least = schema["minimum"]?.number, number < least {
      found.append("\(place): under \(least)")
    }
    if let most = schema["maximum"]?.number, number > most {
      found.append("\(place): over \(most)")
    }
    return found
  }
}

/// The formats of texts that are checked.
enum SchemaFormat: String {
  case uri
  case uriReference = "uri-reference"
  case dateTime = "date-time"

  func accepts(_ text: String) -> Bool {
    switch self {
    case .uri: text.wholeMatch(of: #/[A-Za-z][A-Za-z0-9+.\-]*:.*/#) != nil && hasURICharacters(text)
    case .uriReference: hasURICharacters(text)
    case .dateTime:
      text.wholeMatch(
        of: #/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+\-]\d\d:\d\d)/#) != nil
    }
  }

  /// Only what RFC 3986 §2 lets a URI consist of.
  private func hasURICharacters(_ text: String) -> Bool {
    text.wholeMatch(of: #/(%[0-9A-Fa-f]{2}|[A-Za-z0-9\-._~:\/?#\[\]@!$&'()*+,;=])*/#) != nil
  }
}
