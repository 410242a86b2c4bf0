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
    var names: Set<String> = []
    for token in tokens {
      for (name, value) in Self.modes(of: token) where names.insert(name).inserted {
        let meaning = AppearanceWords.meaning(of: name)
        axes.formUnion(meaning.filter(\.value).keys)
        if meaning.isEmpty, name != ".", names.count < 100 { unknown.append((name, value)) }
      }
    }
  }

  /// Returns the value of the mode that says most of a cell; nil where none is for it.
  static func value(of token: DTCGToken, in cell: TokenCell) -> JSONValue? {
    var best: (count: Int, value: JSONValue)?
    for (name, value) in modes(of: token) {
      let axes = AppearanceWords.meaning(of: name).filter(\.value).keys
      guard !axes.isEmpty, axes.allSatisfy(cell.has), axes.count > best?.count ?? 0 else {
        continue
      }
      best = (axes.count, value)
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
