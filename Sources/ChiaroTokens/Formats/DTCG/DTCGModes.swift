// SPDX-License-Identifier: MIT

import ChiaroSource

/// The values by mode that tools keep with a token below `$extensions.mode`, as Terrazzo does:
/// `{ "mode": { "light": …, "dark": … } }`.
struct DTCGModes {
  /// The axes that any mode is for.
  private(set) var axes: Set<TokenCell.Axis> = []
  /// The modes whose names mean no appearance, each once, with a place.
  private(set) var unknown: [(name: String, place: JSONValue)] = []

  /// Looks at the modes of some tokens.
  init(_ tokens: [DTCGToken]) {
    var places: [String: JSONValue] = [:]
    var names: [String] = []
    for token in tokens {
      for (name, value) in Self.modes(of: token) where places[name] == nil {
        places[name] = value
        if names.count < 100 { names.append(name) }
      }
    }
    let read = names.map { ($0, AppearanceWords.Reading($0)) }
    for (name, reading) in read {
      axes.formUnion(reading.meaning.keys)
      let isRival = read.contains { other in
        other.1.meaning == reading.meaning && other.1.extraWords < reading.extraWords
      }
      if reading.meaning.isEmpty || isRival, name != ".", let place = places[name] {
        unknown.append((name, place))
      }
    }
  }

  /// Returns the value of the mode that says most of a cell, with the fewest other words; nil where
  /// none is for it.
  static func value(of token: DTCGToken, in cell: TokenCell) -> JSONValue? {
    let modes = modes(of: token).map { (AppearanceWords.Reading($0), $1) }
    let axes = AppearanceWords.axes(modes.map(\.0.meaning))
    var best: (rank: (Int, Int, Int), value: JSONValue)?
    for (reading, value) in modes {
      let meaning = reading.meaning
      guard !meaning.isEmpty, AppearanceWords.holds(meaning, in: cell, axes) else { continue }
      let rank = (meaning.values.filter { $0 }.count, -reading.extraWords, meaning.count)
      if best.map({ $0.rank < rank }) ?? true { best = (rank, value) }
    }
    return best?.value
  }

  private static func modes(of token: DTCGToken) -> [(String, JSONValue)] {
    guard let modes = token.json["$extensions"]?["mode"], modes.kind == .object else { return [] }
    return modes.members.prefix(64).compactMap { member in
      member.name.string.map { ($0, member.value) }
    }
  }
}
