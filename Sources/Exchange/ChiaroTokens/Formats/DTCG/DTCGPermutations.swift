// SPDX-License-Identifier: MIT

/// The groups of tokens that hold in each appearance.
struct DTCGPermutations {
  /// A step of the resolution, with a choice for each appearance.
  struct Step {
    /// What holds where no choice is for the appearance.
    var usual: [DTCGGroup] = []
    private(set) var choices: [Choice] = []
    /// The names of the choices that another with fewer other words replaced.
    private(set) var replaced: [String] = []

    /// What holds in an appearance.
    struct Choice {
      var meaning: AppearanceWords.Meaning
      /// How many words of its name mean something else.
      var extraWords: Int
      var name: String
      var groups: [DTCGGroup]

      /// The axes on which it asks for the second value; more of them say more.
      fileprivate var rank: (Int, Int) { (meaning.values.filter { $0 }.count, meaning.count) }
    }

    init() {}

    /// A step that is the same in all appearances.
    init(always groups: [DTCGGroup]) { usual = groups }

    /// A step for one appearance alone.
    init(_ axes: Set<TokenCell.Axis>, _ groups: [DTCGGroup]) {
      if axes.isEmpty {
        usual = groups
      } else {
        let meaning = Dictionary(uniqueKeysWithValues: axes.map { ($0, true) })
        choices = [Choice(meaning: meaning, extraWords: 0, name: "", groups: groups)]
      }
    }

    /// Adds a choice, and returns false where another stays.
    ///
    /// Of several for one appearance the one with the fewest other words stays: `dark` and not
    /// `dark-dimmed`.
    mutating func add(
      _ reading: AppearanceWords.Reading, _ groups: [DTCGGroup], _ name: String
    ) -> Bool {
      let new = Choice(
        meaning: reading.meaning, extraWords: reading.extraWords, name: name, groups: groups)
      guard let index = choices.firstIndex(where: { $0.meaning == new.meaning }) else {
        choices.append(new)
        return true
      }
      guard new.extraWords < choices[index].extraWords else { return false }
      replaced.append(choices[index].name)
      choices[index] = new
      return true
    }

    /// Returns what holds in an appearance: the choice that says most of it, else what is usual.
    func groups(for cell: TokenCell) -> [DTCGGroup] {
      let axes = AppearanceWords.axes(choices.map(\.meaning))
      var best: Choice?
      for choice in choices
      where AppearanceWords.holds(choice.meaning, in: cell, axes)
        && best.map({ $0.rank < choice.rank }) ?? true
      {
        best = choice
      }
      return best?.groups ?? usual
    }
  }

  /// The axes that decide anything.
  let axes: Set<TokenCell.Axis>
  private let steps: [Step]
  /// Whether a resolver document says which files there are.
  private let isWhole: Bool

  init(_ steps: [Step], isWhole: Bool = false) {
    self.steps = steps
    self.isWhole = isWhole
    axes = steps.flatMap(\.choices).reduce(into: []) { $0.formUnion($1.meaning.keys) }
  }

  /// Whether anything is said about an appearance.
  func covers(_ cell: TokenCell) -> Bool {
    isWhole || TokenCell.Axis.allCases.allSatisfy { !cell.has($0) || axes.contains($0) }
  }

  /// Returns the tokens of an appearance before references are followed.
  func group(for cell: TokenCell) -> DTCGGroup {
    var result = DTCGGroup()
    for step in steps {
      for group in step.groups(for: cell) { result = result.merged(with: group) }
    }
    return result
  }
}
