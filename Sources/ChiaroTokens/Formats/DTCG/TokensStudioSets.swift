// SPDX-License-Identifier: MIT

import ChiaroSource

/// The sets of a file of Tokens Studio, with what its themes make of them.
struct TokensStudioSets {
  /// The steps of the resolution, one for each set.
  let steps: [DTCGPermutations.Step]

  /// Reads the sets of a file; nil when it has neither themes nor an order of sets.
  init?(_ root: JSONValue) {
    guard root["$themes"] != nil || root["$metadata"]?["tokenSetOrder"] != nil else { return nil }
    let sets = root.members.prefix(1000).compactMap { name, value in
      name.string.flatMap { $0.hasPrefix("$") || value.kind != .object ? nil : ($0, value) }
    }
    let order = root["$metadata"]?["tokenSetOrder"]?.elements.compactMap(\.string) ?? []
    let places = Dictionary(order.enumerated().map { ($1, $0) }) { first, _ in first }
    let themes = Self.themes(root["$themes"])
    steps = sets.enumerated().map { index, set in
      let axes = Self.axes(set.0, themes)
      let place = places[set.0] ?? order.count + index
      return (place, [(axes: axes, groups: [DTCGGroup(set.1)])] as DTCGPermutations.Step)
    }.sorted { ($0.1[0].axes.count, $0.0) < ($1.1[0].axes.count, $1.0) }.map(\.1)
  }

  /// A theme: what its name means, and the sets that it uses.
  private typealias Theme = (axes: Set<TokenCell.Axis>, sets: Set<String>)

  private static func themes(_ list: JSONValue?) -> [Theme] {
    (list?.elements.prefix(1000).map { $0 } ?? []).map { theme in
      let used = theme["selectedTokenSets"]?.members.compactMap { name, value in
        value.string == "disabled" ? nil : name.string
      }
      let meaning = AppearanceWords.meaning(of: theme["name"]?.string ?? "")
      return (Set(meaning.filter(\.value).keys), Set(used ?? []))
    }
  }

  /// Returns what a set is for: what all themes that use it have in common, or what it is called.
  private static func axes(_ set: String, _ themes: [Theme]) -> Set<TokenCell.Axis> {
    let using = themes.filter { $0.sets.contains(set) }
    if let first = using.first, using.count < themes.count {
      return using.dropFirst().reduce(first.axes) { $0.intersection($1.axes) }
    }
    return Set(AppearanceWords.meaning(of: set).filter(\.value).keys)
  }
}
