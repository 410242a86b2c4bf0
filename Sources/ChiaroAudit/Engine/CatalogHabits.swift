// SPDX-License-Identifier: MIT

import ChiaroSource

/// What is the same in many sets of a catalog and is one habit: notes of some rules are one a
/// catalog, the first with the places of the others.
enum CatalogHabits {
  private static let rules: Set = [
    GlowingWhiteBackground.id, NeedlessImageVariant.id, ImageWithoutDarkSibling.id,
    HardCodedSystemColor.id,
  ]

  private struct Habit: Hashable {
    var rule: String
    var scope: String
  }

  /// Returns findings with the notes of one habit put together.
  static func joined(_ findings: [Finding]) -> [Finding] {
    var joined = JoinedFindings<Habit>()
    for finding in findings {
      let isHabit = finding.severity == .note && rules.contains(finding.rule)
      joined.add(
        finding, cause: isHabit ? Habit(rule: finding.rule, scope: finding.scope) : nil)
    }
    return joined.counted("like it")
  }
}
