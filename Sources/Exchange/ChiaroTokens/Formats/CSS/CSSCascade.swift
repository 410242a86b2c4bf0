// SPDX-License-Identifier: MIT

import ChiaroSource

/// A value that a stylesheet declares for a custom property, with what decides whether it holds.
struct CSSDeclared {
  var values: CSSValues
  /// The appearances in which it holds.
  var meaning: AppearanceWords.Meaning
  /// How much it counts: of those that hold in an appearance the greatest does.
  var weight: Weight
  /// How many words of its selector mean no appearance.
  var extraWords = 0
  /// The block with such words, and where the declaration stands.
  var block = ""
  var place: SourceLocation?

  /// What the cascade compares, in its order (CSS Cascade 5 §6); what comes later is greater.
  struct Weight: Comparable {
    var isImportant = false
    /// The layer, from the first; what is in none comes after all.
    var layer = Int.max
    var specificity = 0
    /// The declaration's number.
    var order = 0

    static func < (one: Weight, two: Weight) -> Bool {
      if one.isImportant != two.isImportant { return two.isImportant }
      return (one.layer, one.specificity, one.order) < (two.layer, two.specificity, two.order)
    }
  }

  func holds(in cell: TokenCell) -> Bool {
    meaning.allSatisfy { cell.has($0.key) == $0.value }
  }
}

/// The values of a custom property by appearance, as the cascade chooses among declarations.
struct CSSCells {
  /// The values that there are, each once.
  private(set) var all: [CSSValues.Value] = []
  /// The place of each cell's value among them; nil for none.
  private var places: [Int?] = []

  init(_ declared: [CSSDeclared]) {
    let sorted = declared.sorted { $0.weight > $1.weight }
    var known: [[Int?]] = sorted.map { _ in [nil, nil] }
    for cell in TokenCell.all {
      var place: Int?
      for (index, one) in sorted.enumerated() where one.holds(in: cell) {
        let isDark = cell.has(.scheme) && one.values.dark != nil
        guard let value = isDark ? one.values.dark : one.values.light else { continue }
        place = known[index][isDark ? 1 : 0] ?? all.count
        if place == all.count { all.append(value) }
        known[index][isDark ? 1 : 0] = place
        break
      }
      places.append(place)
    }
  }

  subscript(cell: TokenCell) -> CSSValues.Value? { places[cell.index].map { all[$0] } }

  /// Whether all of them are numbers without a function.
  var isRaw: Bool { !all.isEmpty && all.allSatisfy { if case .raw = $0 { true } else { false } } }

  /// Returns the same with other values.
  func mapped(_ change: (CSSValues.Value) -> CSSValues.Value) -> CSSCells {
    var result = self
    result.all = all.map(change)
    return result
  }

  /// Whether it is the color of another property in all appearances, and nothing else.
  func isAlias(to name: String) -> Bool {
    !all.isEmpty
      && all.allSatisfy {
        if case .known(.alias(let target)) = $0 { target.description == name } else { false }
      }
  }
}
