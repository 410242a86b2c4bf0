// SPDX-License-Identifier: MIT

import ChiaroSource

/// What is the same in many sets of a catalog and is one habit: notes of some rules are one a
/// catalog, the first with the places of the others.
enum CatalogHabits {
  private static let rules: Set = [
    GlowingWhiteBackground.id, NeedlessImageVariant.id, ImageWithoutDarkSibling.id,
    HardCodedSystemColor.id,
  ]
  private static let mostRelated = 40

  private struct Habit: Hashable {
    var rule: String
    var scope: String
  }

  /// Returns findings with the notes of one habit put together.
  static func joined(_ findings: [Finding]) -> [Finding] {
    var kept: [Finding] = []
    var first: [Habit: (index: Int, others: Int)] = [:]
    for finding in findings {
      guard finding.severity == .note, rules.contains(finding.rule) else {
        kept.append(finding)
        continue
      }
      let habit = Habit(rule: finding.rule, scope: finding.scope)
      guard let (index, others) = first[habit] else {
        first[habit] = (kept.count, 0)
        kept.append(finding)
        continue
      }
      first[habit] = (index, others + 1)
      let room = max(0, mostRelated - kept[index].related.count)
      kept[index].related += [finding.location].prefix(room)
    }
    for (index, others) in first.values where others > 0 {
      kept[index].message += ", and \(others) more like it"
    }
    return kept
  }
}
