// SPDX-License-Identifier: MIT

/// What the modes of a collection of Figma are for.
struct FigmaModes {
  /// A mode: the appearance that it is for.
  struct Mode {
    var meaning: AppearanceWords.Meaning
    /// Whether it counts where no other does.
    var isUsual: Bool

    /// What it says: the second values, which of them, and all.
    var rank: (Int, Int, Int) {
      let axes = Set(meaning.filter(\.value).keys)
      return (axes.count, TokenCell(axes).index, meaning.count)
    }
  }

  /// The modes; nil for one that is no appearance, or another of one, as `Dark dimmed` beside
  /// `Dark`.
  let modes: [Mode?]
  /// Whether no name and nobody says which mode is dark or of more contrast: any choice among them
  /// would be a guess.
  let isUntold: Bool

  /// Reads the names of a collection's modes.
  ///
  /// - Parameters:
  ///   - list: the modes' names, and which of them is the usual one
  ///   - said: what a person says of them
  init(_ list: [(name: String, isUsual: Bool)], _ said: TokenModes) {
    let read = list.map { AppearanceWords.Reading($0.name, said) }
    let axes = AppearanceWords.axes(read.map(\.meaning))
    isUntold = list.count > 1 && axes.isEmpty && !read.contains(where: \.isSaid)
    let usual = list.firstIndex { $0.isUsual }.map { read[$0] }
    modes = list.indices.map { index in
      let own = read[index]
      let isUsual = list[index].isUsual
      let isRival = read.indices.contains { other in
        read[other].meaning == own.meaning
          && (read[other].extraWords, other) < (own.extraWords, index)
      }
      // The light of a brand is no light of the usual mode, which has no word for it.
      let isOther =
        !isUsual && !own.meaning.values.contains(true)
        && usual.map { $0.meaning.isEmpty && $0.extraWords < own.extraWords } == true
      guard isUsual || !own.meaning.isEmpty && !isRival && !isOther else { return nil }
      return Mode(
        meaning: own.meaning.filter { $0.value || axes.contains($0.key) }, isUsual: isUsual)
    }
  }
}
