// SPDX-License-Identifier: MIT

import ChiaroSource

/// The sets of Tokens Studio, in one file or a file each, with what its themes make of them.
struct TokensStudioSets {
  /// The steps of the resolution, one for each set.
  private(set) var steps: [DTCGPermutations.Step] = []
  private(set) var diagnostics: [Diagnostic] = []

  /// A set of tokens, with its name.
  typealias Named = (name: String, value: JSONValue)

  /// Reads the sets of a file; nil when it has neither themes nor an order of sets.
  init?(_ root: JSONValue, _ said: TokenModes) {
    guard root["$themes"] != nil || root["$metadata"]?["tokenSetOrder"] != nil else { return nil }
    let sets = root.members.prefix(1000).compactMap { name, value -> Named? in
      name.string.flatMap { $0.hasPrefix("$") || value.kind != .object ? nil : ($0, value) }
    }
    self.init(sets, themes: root["$themes"], order: root["$metadata"]?["tokenSetOrder"], said)
  }

  /// Reads sets that stand in files of their own.
  init(_ sets: [Named], themes: JSONValue?, order: JSONValue?, _ said: TokenModes) {
    let order = order?.elements.compactMap(\.string) ?? []
    let places = Dictionary(order.enumerated().map { ($1, $0) }) { first, _ in first }
    let themes = chosen(Self.themes(themes, said))
    steps = sets.enumerated().compactMap { index, set -> (Int, Int, DTCGPermutations.Step)? in
      guard let axes = Self.axes(set.name, themes, said) else { return nil }
      let place = places[set.name] ?? order.count + index
      return (axes.count, place, .init(axes, [DTCGGroup(set.value)]))
    }.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map(\.2)
  }

  // MARK: Themes

  private struct Theme {
    var name: String
    var group: String
    var place: JSONValue
    var reading: AppearanceWords.Reading
    var sets: Set<String>
    /// Whether it is the one of its group that is read.
    var isChosen = true

    var axes: Set<TokenCell.Axis> { Set(reading.meaning.filter(\.value).keys) }
  }

  private static func themes(_ list: JSONValue?, _ said: TokenModes) -> [Theme] {
    (list?.elements.prefix(1000).map { $0 } ?? []).map { theme in
      let used = theme["selectedTokenSets"]?.members.compactMap { name, value in
        value.string == "disabled" ? nil : name.string
      }
      let name = theme["name"]?.string ?? ""
      return Theme(
        name: name, group: theme["group"]?.string ?? "", place: theme,
        reading: AppearanceWords.Reading(name, said), sets: Set(used ?? []))
    }
  }

  /// Chooses among the themes of a group: those that name appearances, each with the fewest other
  /// words; of a group without any, as one of brands, the first.
  private mutating func chosen(_ all: [Theme]) -> [Theme] {
    var all = all
    for (_, indices) in Dictionary(grouping: all.indices, by: { all[$0].group }) {
      let named = indices.filter { !all[$0].reading.meaning.isEmpty }
      for index in indices {
        let own = all[index].reading
        all[index].isChosen =
          named.isEmpty
          ? index == indices.first
          : named.contains(index)
            && !named.contains { other in
              let reading = all[other].reading
              return reading.meaning == own.meaning
                && (reading.extraWords, other) < (own.extraWords, index)
            }
      }
    }
    for theme in all where !theme.isChosen { report(theme) }
    return all
  }

  private mutating func report(_ theme: Theme) {
    guard diagnostics.count < 200 else { return }
    diagnostics.append(
      Diagnostic(
        .warning, id: "context-unknown", at: theme.place.location,
        """
        theme "\(VisibleText.reveal(theme.name))" is skipped: it is not an appearance, or repeats one
        """))
  }

  /// Returns what a set is for: what those chosen themes that use it and name an appearance have in
  /// common, else what it is called; nil when only themes use it that are not read.
  private static func axes(
    _ set: String, _ themes: [Theme], _ said: TokenModes
  ) -> Set<TokenCell.Axis>? {
    let all = themes.filter { $0.sets.contains(set) }
    let using = all.filter(\.isChosen)
    if using.isEmpty, !all.isEmpty { return nil }
    let naming = { (theme: Theme) in theme.isChosen && !theme.reading.meaning.isEmpty }
    let own = using.filter(naming)
    let rivals = themes.filter(naming)
    if let first = own.first, rivals.count > 1 {
      if own.count == rivals.count { return [] }
      return own.dropFirst().reduce(first.axes) { $0.intersection($1.axes) }
    }
    return Set(AppearanceWords.Reading(set, said).meaning.filter(\.value).keys)
  }
}
