// SPDX-License-Identifier: MIT

import ChiaroSource

/// The values by mode that tools keep with a token: below `$extensions.mode`, as Terrazzo does
/// (`{ "mode": { "light": …, "dark": … } }`), as its value (`{ "light": …, "dark": … }`), or beside
/// that (`darkValue`).
struct DTCGModes {
  /// The axes that any mode is for.
  private(set) var axes: Set<TokenCell.Axis> = []
  /// The modes whose names mean no appearance, each once, with a place.
  private(set) var unknown: [(name: String, place: JSONValue)] = []

  /// Looks at the modes of some tokens.
  init(_ tokens: [DTCGToken], _ said: TokenModes) {
    var places: [String: JSONValue] = [:]
    var names: [String] = []
    for token in tokens {
      for (name, value) in Self.modes(of: token, said) where places[name] == nil {
        places[name] = value
        if names.count < 100 { names.append(name) }
      }
    }
    let read = names.map { ($0, AppearanceWords.Reading($0, said)) }
    for (name, reading) in read {
      axes.formUnion(reading.meaning.keys)
      let isRival = read.contains { other in
        other.1.meaning == reading.meaning && other.1.extraWords < reading.extraWords
      }
      let isUsual = reading.meaning.isEmpty && reading.extraWords == 0
      if !isUsual, reading.meaning.isEmpty || isRival, let place = places[name] {
        unknown.append((name, place))
      }
    }
  }

  /// Returns the value of the mode that says most of a cell, with the fewest other words; nil where
  /// none is for it.
  static func value(
    of token: DTCGToken, in cell: TokenCell, _ said: TokenModes
  ) -> JSONValue? {
    let modes = modes(of: token, said)
    if modes.isEmpty { return nil }
    let read = modes.map { (AppearanceWords.Reading($0, said), $1) }
    let axes = AppearanceWords.axes(read.map(\.0.meaning))
    var best: (rank: (Int, Int, Int), value: JSONValue)?
    for (reading, value) in read {
      let meaning = reading.meaning
      guard !meaning.isEmpty || reading.extraWords == 0,
        AppearanceWords.holds(meaning, in: cell, axes)
      else { continue }
      let rank = (meaning.values.filter { $0 }.count, -reading.extraWords, meaning.count)
      if best.map({ $0.rank < rank }) ?? true { best = (rank, value) }
    }
    return best?.value
  }

  /// Whether a value has a member for each mode, at least one of which names an appearance, and is
  /// no color by itself.
  static func isModes(_ value: JSONValue?, _ said: TokenModes = TokenModes()) -> Bool {
    guard let value, value.kind == .object else { return false }
    var names = false
    for (name, inner) in value.members {
      guard let name = name.string, inner.kind == .string || inner.kind == .object,
        !parts.contains(name)
      else { return false }
      names = names || Self.names(AppearanceWords.Reading(name, said))
    }
    return names
  }

  /// The members of colors that objects say.
  private static let parts: Set<String> = ["$ref", "colorSpace", "components", "r", "h", "hex"]

  private static func names(_ reading: AppearanceWords.Reading) -> Bool {
    !reading.meaning.isEmpty && reading.isPure
  }

  private static func modes(
    of token: DTCGToken, _ said: TokenModes
  ) -> [(name: String, value: JSONValue)] {
    var modes: [(String, JSONValue)] = []
    let add = { (list: JSONValue) in
      modes += list.members.prefix(64).compactMap { name, value in
        name.string.map { ($0, value) }
      }
    }
    if let value = token.value, isModes(value, said) { add(value) }
    modes += beside(token, said)
    if let list = token.json["$extensions"]?["mode"], list.kind == .object { add(list) }
    return modes
  }

  /// Returns the members beside a token's value that name an appearance, as `darkValue` does.
  private static func beside(
    _ token: DTCGToken, _ said: TokenModes
  ) -> [(String, JSONValue)] {
    token.json.members.prefix(64).compactMap { name, value in
      guard value.kind == .string || value.kind == .object, let name = name.string,
        !known.contains(name), names(AppearanceWords.Reading(name, said))
      else { return nil }
      return (name, value)
    }
  }

  /// The members that tokens have.
  private static let known: Set<String> = [
    "value", "$value", "type", "$type", "description", "$description", "comment", "$extensions",
    "extensions", "$deprecated", "deprecated", "$ref", "name", "attributes", "original", "path",
  ]
}
