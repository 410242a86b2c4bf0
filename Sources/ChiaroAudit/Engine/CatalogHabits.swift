// SPDX-License-Identifier: MIT

import ChiaroSource

/// What is the same in many sets of a catalog and is one habit: notes of some rules are one a
/// catalog, the first with the places of the others.
enum CatalogHabits {
  private static let rules: Set = [
    GlowingWhiteBackground.id, NeedlessImageVariant.id, HardCodedSystemColor.id, DarkEqualsLight.id,
    DarkImageEqualsLight.id,
  ]
  private static let ofOneCause: Set = [
    HighContrastWithoutEffect.id, HighContrastLowersContrast.id,
  ]

  /// The number of pictures of a catalog from which nobody overlooks that they cannot be seen: code
  /// colors them in a way that the audit does not read.
  private static let crowd = 12

  /// Returns findings with those that are told of a crowd of pictures as hints.
  static func withoutCrowds(_ findings: [Finding]) -> [Finding] {
    let isVanishing = { (finding: Finding) in
      finding.rule == ImageVanishesInDark.id && finding.severity > .hint
    }
    let crowds = Dictionary(grouping: findings.filter(isVanishing), by: \.scope)
      .filter { $0.value.count >= crowd }
    if crowds.isEmpty { return findings }
    return findings.map { finding in
      guard isVanishing(finding), crowds[finding.scope] != nil else { return finding }
      var hint = finding
      hint.severity = .hint
      return hint
    }
  }

  /// Returns the number of findings from which what is alike in a part of a catalog is a habit: a
  /// handful of pictures is still drawn again one by one, the hues of a palette are not.
  private static func many(_ habit: Habit) -> Int { habit.rule == MissingDarkVariant.id ? 2 : 8 }

  private struct Habit: Hashable {
    var rule: String
    var scope: String
    var family = ""
  }

  /// The habit that a finding is of; nil where it is told for itself.
  private static func habit(of finding: Finding) -> Habit? {
    // The same file is in the catalogs of several targets, and came from one place.
    if finding.rule == WrongFileType.id {
      return Habit(rule: finding.rule, scope: "\(finding.severity)")
    }
    // What was forgotten for Increase Contrast was forgotten everywhere, and what for a language,
    // for all sets of a catalog.
    if ofOneCause.contains(finding.rule) {
      return Habit(rule: finding.rule, scope: "")
    }
    if finding.rule == IncompleteLocaleVariants.id {
      return Habit(rule: finding.rule, scope: finding.scope)
    }
    // One decision for all icons of a project.
    if [AppIconMissingAppearance.id, OpaqueDarkIcon.id].contains(finding.rule) {
      return Habit(rule: finding.rule, scope: "")
    }
    // A set that stands in the catalogs of several targets.
    if finding.rule == LowContrast.id, finding.severity > .hint {
      return Habit(rule: finding.rule, scope: "\(finding.object): \(finding.message)")
    }
    guard finding.severity <= .note else { return nil }
    switch finding.rule {
    case MissingDarkVariant.id where finding.message.contains("as tint"):
      // Hues that are weak in one style are one decision.
      return Habit(rule: finding.rule, scope: finding.scope, family: finding.appearance ?? "")
    case ImageVanishesInDark.id, ImageWithoutDarkSibling.id:
      // Pictures that are called alike were drawn together: `setTerm` and `setPrivacy`.
      let name = Path.lastComponent(finding.object)
      let family = NameWords(name).words.first ?? ""
      return Habit(rule: finding.rule, scope: finding.scope, family: family)
    default:
      return rules.contains(finding.rule) ? Habit(rule: finding.rule, scope: finding.scope) : nil
    }
  }

  /// Returns findings with the notes of one habit put together.
  static func joined(_ findings: [Finding]) -> [Finding] {
    var joined = JoinedFindings<Finding, Habit>()
    let habits = findings.map(habit)
    guard habits.contains(where: { $0 != nil }) else { return findings }
    let sizes = Dictionary(grouping: habits.compactMap(\.self), by: \.self).mapValues(\.count)
    for (finding, habit) in strongestFirst(findings, habits) {
      let isHabit = habit.map { $0.family.isEmpty || sizes[$0, default: 0] >= many($0) } ?? false
      joined.add(finding, cause: isHabit ? habit : nil)
    }
    return joined.counted { ", and \($0) more like it" }
  }

  /// Returns findings with their habits, the weakest hue of each palette in the place of its first.
  private static func strongestFirst(
    _ findings: [Finding], _ habits: [Habit?]
  ) -> Zip2Sequence<[Finding], [Habit?]> {
    var findings = findings
    var firsts: [Habit: Int] = [:]
    for (index, habit) in habits.enumerated() {
      guard let habit, habit.rule == MissingDarkVariant.id else { continue }
      let first = firsts[habit, default: index]
      firsts[habit] = first
      let isWeaker = findings[index].contrast < findings[first].contrast
      if isWeaker { findings.swapAt(first, index) }
    }
    return zip(findings, habits)
  }
}

extension Finding {
  /// What was measured; that of no failure where nothing was.
  fileprivate var contrast: Double { measured?.value ?? 21 }
}
