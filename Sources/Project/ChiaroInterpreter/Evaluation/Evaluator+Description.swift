// SPDX-License-Identifier: MIT

extension Evaluator {
  /// A value as `print` and interpolation write it.
  func description(_ value: Value, _ place: Place) throws -> String {
    try step(place)
    depth += 1
    defer { depth -= 1 }
    if depth > limits.depth {
      throw Interruption.limit("the values are nested too deeply to print", place)
    }
    if let own = try ownDescription(value, "description") { return own }
    switch value {
    case .string(let text): return text
    case .character(let character): return String(character)
    case .some(let inner): return "Optional(\(try debugDescription(inner, place)))"
    case .unknown(let known): return Samples.text(known.name)
    default: return try common(value, place)
    }
  }

  /// A value as `debugPrint` and collections write it.
  func debugDescription(_ value: Value, _ place: Place) throws -> String {
    switch value {
    case .string(let text): return Self.quoted(text)
    case .character(let character): return Self.quoted(String(character))
    case .some(let inner): return "Optional(\(try debugDescription(inner, place)))"
    case .float, .double, .int, .bool: return try common(value, place)
    default:
      if let own = try ownDescription(value, "debugDescription") { return own }
      let text = try description(value, place)
      // Types are named with those around them; descriptions of their own are not.
      guard let type = declaration(of: value), try ownDescription(value, "description") == nil
      else {
        return text
      }
      if case .enumeration = value { return "\(type.path).\(text)" }
      if case .structure = value { return type.path + text.dropFirst(type.name.count) }
      return text
    }
  }

  private func ownDescription(_ value: Value, _ name: String) throws -> String? {
    guard let type = declaration(of: value), let property = property(name, of: type),
      conforms(type, to: "CustomStringConvertible")
        || conforms(type, to: "CustomDebugStringConvertible")
    else { return nil }
    return try get(property, Cell(value)).text
  }

  /// What an error says of itself, as a `LocalizedError`; nil for one that says nothing.
  func errorDescription(_ value: Value) throws -> String? {
    guard let type = declaration(of: value), let property = property("errorDescription", of: type)
    else { return nil }
    return try get(property, Cell(value)).unwrapped.text
  }

  /// The stored properties of an instance, as pairs of a label and a value.
  func storedProperties(of value: Value) -> [Value] {
    let fields: (type: TypeDeclaration, values: [Value])
    switch value.unwrapped {
    case .structure(let value): fields = (value.fields.type, value.fields.values)
    case .object(let object): fields = (object.type, object.values)
    default: return []
    }
    return zip(stored(fields.type), fields.values).map { property, value in
      .tuple(
        TupleValue(
          values: [.some(.string(property.name)), value], labels: ["label", "value"]))
    }
  }

  private func common(_ value: Value, _ place: Place) throws -> String {
    switch value {
    case .bool(let truth): return "\(truth)"
    case .int(let number): return "\(number)"
    case .sized(let number):
      let isWide = number.type == .uint || number.type == .uint64
      return isWide ? "\(UInt(bitPattern: number.bits))" : "\(number.bits)"
    case .double(let number): return "\(number)"
    case .float(let number): return "\(number)"
    case .nothing: return "nil"
    case .array(let values): return try list(values, place)
    case .set(let set): return try list(set.members, place)
    case .dictionary(let pairs): return try list(pairs, place)
    case .tuple(let tuple): return try list(tuple.values, tuple.labels, place)
    case .structure(let value): return try structure(value, place)
    case .object(let object): return object.type.path
    case .enumeration(let value): return try enumeration(value, place)
    case .range(let range): return try self.range(range, place)
    case .type(let type): return type.type.name
    case .function: return "(Function)"
    case .keyPath(let path): return path.words
    case .host(let hosted):
      // A case of an enumeration is written without its type.
      guard hosted.modifiers.isEmpty, let call = hosted.call, !call.isCall else {
        return hosted.name
      }
      return call.name
    case .binding(let binding): return "Binding(\(try description(try binding.get(), place)))"
    case .string, .character, .some, .unknown: return ""
    }
  }

  private func list(_ values: [Value], _ place: Place) throws -> String {
    var parts: [String] = []
    var length = 0
    for value in values {
      parts.append(try debugDescription(value, place))
      length += parts.last?.utf8.count ?? 0
    }
    try take(length, place)
    return "[\(parts.joined(separator: ", "))]"
  }

  private func list(_ pairs: DictionaryValue, _ place: Place) throws -> String {
    if pairs.count == 0 { return "[:]" }
    var parts: [String] = []
    for (key, value) in zip(pairs.keys, pairs.values) {
      parts.append("\(try debugDescription(key, place)): \(try debugDescription(value, place))")
    }
    try take(parts.reduce(0) { $0 + $1.utf8.count }, place)
    return "[\(parts.joined(separator: ", "))]"
  }

  private func list(_ values: [Value], _ labels: [String?], _ place: Place) throws -> String {
    var parts: [String] = []
    for (label, value) in zip(labels, values) {
      parts.append((label.map { "\($0): " } ?? "") + (try debugDescription(value, place)))
    }
    return "(\(parts.joined(separator: ", ")))"
  }

  private func structure(_ value: StructValue, _ place: Place) throws -> String {
    let names = stored(value.fields.type).map(\.name)
    let fields = try list(value.fields.values, names, place)
    return value.fields.type.name + Self.arguments(value.fields) + fields
  }

  private static func arguments(_ fields: Fields) -> String {
    let names = fields.type.generics.compactMap { fields.generics[$0.name]?.name }
    return names.isEmpty ? "" : "<\(names.joined(separator: ", "))>"
  }

  private func enumeration(_ value: EnumValue, _ place: Place) throws -> String {
    let declaration = value.declaration
    if value.payload.isEmpty { return declaration.name }
    return declaration.name
      + (try list(value.payload, declaration.parameters.map(\.label), place))
  }

  private func range(_ range: RangeValue, _ place: Place) throws -> String {
    let lower = try range.lower.map { try description($0, place) } ?? ""
    let upper = try range.upper.map { try description($0, place) } ?? ""
    return lower + (range.isClosed ? "..." : "..<") + upper
  }

  private static func quoted(_ text: String) -> String { String(reflecting: text) }
}
