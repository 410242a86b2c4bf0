// SPDX-License-Identifier: MIT

import ChiaroFindings
import ChiaroSource

/// Colors that are written down where the system's would adapt.
enum FixedColor: SourceRule {
  static let description = RuleDescription(
    "Fixed color", .unreadable, guess: 0.5, evidence: .seen,
    summary: "A text, background or tint has a color that never adapts, beside colors that do.",
    reason: """
      Semantic colors and color sets with a dark slot adapt; hard-coded values do not (Human \
      Interface Guidelines, Dark Mode, “Color”). Fixed black on the system's background is \
      invisible in dark. A fixed white background glares in dark, under text that has turned \
      white.
      """,
    help: """
      Use the semantic color of the role (`label`, `systemBackground`, `separator`), a color set \
      with a dark slot, or a dynamic provider. If the color is fixed on purpose, set text and \
      background together, or add `// chiaro:disable:next fixed-color` with the reason.
      """,
    considering: considerations, sources: [.guidelines(.darkMode)])

  static let subjects = FactSubjects(DrawnFills.self)

  static func check(_ file: FileFacts, in project: ProjectFacts, _ report: inout SourceReport) {
    FixedColors.check(file, in: project, layers: false, &report)
  }

  static let considerations = FixedColorConsiderations.all.map(\.consideration)
}

/// Fixed colors that a layer keeps.
enum FixedLayerColor: SourceRule {
  static let description = RuleDescription(
    "Fixed color on a layer", .staysLight, guess: 0.4,
    summary: "A layer has a fixed color as its background or border.",
    reason: """
      A layer takes a `CGColor`, which never adapts; a fixed one looks the same in light and dark \
      (Supporting Dark Mode in your interface). A layer that adapts needs a semantic color and \
      code that sets it again after a change.
      """,
    help: """
      Set the `cgColor` of a semantic color in `updateLayer()`, `layoutSubviews()` or on a trait \
      change, or give the view a `backgroundColor`.
      """,
    considering: FixedColor.considerations, sources: [.supportingDarkMode])

  static let subjects = FactSubjects(DrawnFills.self)

  static func check(_ file: FileFacts, in project: ProjectFacts, _ report: inout SourceReport) {
    FixedColors.check(file, in: project, layers: true, &report)
  }
}

/// What both rules do.
enum FixedColors {
  static func check(
    _ file: FileFacts, in project: ProjectFacts, layers: Bool, _ report: inout SourceReport
  ) {
    var found: [Found] = []
    var companies: [String: Company] = [:]
    for use in file.colors.uses where use.isLayer == layers {
      let company = companies[use.site.type] ?? Company(of: use.site.type, project)
      companies[use.site.type] = company
      guard var subject = FixedColorSubject(use, in: file, project, beside: company),
        var verdict = ColorVerdict(
          use.value, as: subject.role, isDefault: use.sink.isParameter,
          meetsText: subject.meetsText)
      else { continue }
      // Nobody sees the light of an app that is always dark.
      if verdict.appearance == "light" && project.isAlwaysDark(file.path) { continue }
      subject.appearance = verdict.appearance
      if subject.counterpart == .unknown { verdict.words = verdict.hint }
      found.append(
        Found(
          use: use, role: subject.role, verdict: verdict,
          considerations: FixedColorConsiderations.all.holding(for: subject),
          places: subject.uses.map(\.location),
          fix: FixOffer(use: use, role: subject.role, file: file, project: project).fix))
    }
    let told = worstOfEachLine(found, report)
    let entries = habitsOnce(told, file, report.rule)
    for entry in causesOnce(entries, file, report.rule) {
      let related = Array(entry.places.prefix(40))
      report.add(
        entry.use.site, entry.verdict.words, layers ? nil : entry.consequence,
        considering: entry.considerations,
        appearance: entry.verdict.appearance,
        measured: MeasuredValue(entry.verdict.ratio, minimum: 4.5),
        related: related,
        relation: entry.use.sink.constant == nil || entry.isJoined ? .others : .uses,
        causes: isHabit(entry.verdict, places: related.count + 1) ? [Cause(.appHabit)] : [],
        pair: entry.use.value.pair(as: entry.role, inDark: entry.verdict.appearance == "dark"),
        fix: entry.fix)
    }
  }

  /// The contrast from which a gray is no failure.
  private static let weakest = 3.5
  /// The contrast of SwiftUI's gray, rounded down, and the number of its places in a file from
  /// which the file is told for itself, as maintainers mend it there.
  private static let swiftUI = (weakest: 3.2, places: 3)

  /// Whether a color is the gray that an app gives its lesser texts, and that is one habit: UIKit's
  /// is no weaker in the light than the system's own secondary text, SwiftUI's is a little.
  private static func isHabit(_ verdict: ColorVerdict, places: Int) -> Bool {
    guard verdict.appearance == "light" else { return false }
    let isScattered = verdict.ratio >= swiftUI.weakest && places < swiftUI.places
    return verdict.ratio >= weakest || isScattered
  }

  private struct Found {
    var use: ColorUse
    var role: ColorRole
    var verdict: ColorVerdict
    var considerations: [Consideration]
    var places: [SourceLocation]
    var fix: Fix?
    /// Whether it stands for others that are written down in the same way.
    var isJoined = false

    /// What speaks so strongly against it that it must not stand for what nothing speaks against,
    /// nor be mended with it.
    var overruling: [String] {
      considerations.filter(\.isStrong).map(\.name)
    }

    /// What a person loses by it.
    var consequence: Consequence {
      verdict.consequence.measured(MeasuredValue(verdict.ratio, minimum: 4.5))
    }
  }

  /// The system's gray as text is a habit: one finding for a file, with all its places and changes.
  private static func habitsOnce(_ found: [Found], _ file: FileFacts, _ rule: String) -> [Found] {
    let isHabit = { (entry: Found) in
      entry.use.value.isAdaptiveGray && entry.overruling.isEmpty
        && !file.suppressions.silence(rule, line: entry.use.site.line)
    }
    guard let place = found.firstIndex(where: isHabit) else { return found }
    var rest = found.filter { !isHabit($0) }
    var habit = found[place]
    for other in found[(place + 1)...] where isHabit(other) {
      habit.places.append(SourceLocation(other.use.site, in: file))
      habit.fix?.edits += other.fix?.edits ?? []
    }
    rest.insert(habit, at: rest.firstIndex { $0.use.site.line > habit.use.site.line } ?? rest.count)
    return rest
  }

  /// What a type gives one color in one role is one cause; what is overruled stands apart.
  private static func causesOnce(_ found: [Found], _ file: FileFacts, _ rule: String) -> [Found] {
    var causes: [[String]: Int] = [:]
    var once: [Found] = []
    for entry in found {
      let isConstant = entry.use.sink.constant != nil
      let cause =
        [entry.use.site.type, entry.verdict.words, isConstant ? "constant" : ""] + entry.overruling
      if file.suppressions.silence(rule, line: entry.use.site.line) {
        once.append(entry)
        continue
      }
      guard let index = causes[cause] else {
        causes[cause] = once.count
        once.append(entry)
        continue
      }
      once[index].places.append(SourceLocation(entry.use.site, in: file))
      once[index].isJoined = true
      once[index].fix?.edits += entry.fix?.edits ?? []
    }
    return once
  }

  /// A line is one cause: `isDisabled ? .gray : .black` is said once.
  private static func worstOfEachLine(_ found: [Found], _ report: SourceReport) -> [Found] {
    var worst: [Int: Found] = [:]
    for entry in found {
      guard let other = worst[entry.use.site.line] else {
        worst[entry.use.site.line] = entry
        continue
      }
      let edits = (other.fix?.edits ?? []) + (entry.fix?.edits ?? [])
      let values = [other, entry].map { report.value($0.consequence, $0.considerations) }
      if values[0] < values[1] { worst[entry.use.site.line] = entry }
      // One cause is mended whole.
      worst[entry.use.site.line]?.fix?.edits = edits
    }
    return worst.values.sorted { $0.use.site.line < $1.use.site.line }
  }
}
