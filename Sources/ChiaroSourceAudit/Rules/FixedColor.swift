// SPDX-License-Identifier: MIT

import ChiaroFindings
import ChiaroSource

/// Colors that are written down where the system's would adapt.
enum FixedColor: SourceRule {
  static let description = RuleDescription(
    "Fixed color", .note,
    summary: "A color that never adapts is text, background or tint beside colors that do.",
    reason: """
      Semantic colors and color sets with a dark slot adapt; hard-coded values do not (Human \
      Interface Guidelines, Dark Mode, “Color”). Fixed black on the system's background is \
      invisible in the dark, and a fixed white ground glares there under text that has turned white.
      """,
    help: """
      Use the semantic color of the role (`label`, `systemBackground`, `separator`), a color set \
      with a dark slot, or a dynamic provider. Where the color is meant to stay, set text and \
      ground together, or say `// chiaro:disable:next fixed-color` and why.
      """)

  static func check(_ file: FileFacts, in project: ProjectFacts, _ report: inout SourceReport) {
    FixedColors.check(file, in: project, layers: false, &report)
  }
}

/// Fixed colors that a layer keeps.
enum FixedLayerColor: SourceRule {
  static let description = RuleDescription(
    "Fixed color on a layer", .note,
    summary: "A layer has a fixed color as its background or border.",
    reason: """
      A layer takes a `CGColor`, which never adapts; a fixed one looks the same in the dark as in \
      the light (Supporting Dark Mode in your interface). To adapt it needs both a semantic color \
      and a place where it is set again.
      """,
    help: """
      Set the `cgColor` of a semantic color in `updateLayer()`, `layoutSubviews()` or on a trait \
      change, or give the view a `backgroundColor`.
      """)

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
    for use in file.colors where use.isLayer == layers {
      let judgement = FixedColorJudgement(use: use, file: file, project: project)
      guard !judgement.isSilent, let role = judgement.role,
        var verdict = ColorVerdict(use.value, as: role, isDefault: use.sink.isParameter),
        !judgement.standsOnOwnGround(role)
      else { continue }
      if verdict.appearance == "light" && project.isAlwaysDark(file.path) { continue }
      if role == .background && judgement.isBodyWithText { continue }
      // A spinner or mark of gray is weak in the light and meant to be.
      let isWeakInLight = verdict.appearance == "light" && role == .tint
      if isWeakInLight && Kind.isThing(use.site.receiver) { continue }
      // What a layer begins with, its view sets.
      if use.isVariable && use.site.type.hasSuffix("Layer") { continue }
      // What a line or shape begins with, whoever draws with it sets.
      if use.isVariable && (role == .border || role == .drawing) { continue }
      if let name = use.sink.constant, verdict.severity <= .note || verdict.appearance == "light",
        ColorTypes.namesValue(name)
      {
        continue
      }
      let company = companies[use.site.type] ?? Company(of: use.site.type, project)
      companies[use.site.type] = company
      if company.replaces(use) { continue }
      let evidence = Evidence(of: use, as: role, beside: company, in: file, project)
      guard let severity = evidence.severity(of: verdict.severity) else { continue }
      // A light gray is weak on white alone, and only what lies under it tells.
      let isGuess =
        verdict.appearance == "light" && (role == .text || role == .tint)
        && evidence.counterpart == .unknown && (use.sink.constant == nil || role == .tint)
        && !use.value.isAdaptiveGray
      // What it is used for is not known, and others give it its value later.
      if role == .unknown && evidence.doubts.contains(.laterAssignment) { continue }
      // A line of a screen that has a look of its own; charts are drawn on any ground.
      let isLine = role == .border || role == .drawing
      // On a picture, or in a panel of its own, a gray that is weak on white is not on white.
      if verdict.appearance == "light" && evidence.doubts.contains(.kind)
        && !Kind.isMadeLikeOthers(use, role, in: file.path)
      {
        continue
      }
      // What is not selected recedes.
      let asked = use.site.conditions.joined(separator: " ")
      if verdict.appearance == "light" && asked.mentions("selected") { continue }
      if isLine && evidence.doubts.contains(.kind) && !Kind.isOfChart(use.site) { continue }
      // In an app that knows no dark all of it is one cause, which another rule tells.
      verdict.severity = project.lightDesign.isLight ? .hint : severity
      if evidence.counterpart == .unknown { verdict.words = verdict.hint }
      // In an app that is always dark, whoever drew it saw it.
      if severity <= .note && project.isAlwaysDark(file.path) { continue }
      // What a tint fills may stand anywhere, and on what is a ground mostly texts of their own.
      if role == .tint || role == .background && !use.meetsText {
        verdict.severity = min(verdict.severity, .hint)
      }
      // What stands in an empty field is faint by design, and some would have it adapt.
      if verdict.appearance == "light" && use.site.receiver.mentions("placeholder") {
        verdict.severity = min(verdict.severity, .hint)
      }
      // A button's own ground may come from wherever it is styled.
      let inherits = project.types[use.site.type]?.inherits ?? []
      if judgement.isOneOfAPair || inherits.contains(where: { $0.hasSuffix("ButtonStyle") }) {
        verdict.severity = min(verdict.severity, .hint)
      }
      found.append(
        Found(
          use: use, verdict: verdict, places: judgement.uses.map(\.location), isGuess: isGuess,
          fix: FixedColorFix(use: use, role: role, path: file.path).fix))
    }
    let told = worstOfEachLine(found).filter { !$0.isGuess }
    let entries = habitsOnce(told, file, report.rule)
    for entry in causesOnce(entries, file, report.rule) {
      let related = Array(entry.places.prefix(40))
      report.add(
        entry.use.site, entry.verdict.words, severity: min(entry.verdict.severity, .note),
        appearance: entry.verdict.appearance,
        measured: MeasuredValue(entry.verdict.ratio, minimum: 4.5),
        related: related,
        relation: entry.use.sink.constant == nil || entry.isJoined ? .others : .uses,
        causes: isHabit(entry.verdict, places: related.count + 1) ? [Cause(.appHabit)] : [],
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
    var verdict: ColorVerdict
    var places: [SourceLocation]
    /// Whether nothing tells that it is weak where it stands, so that it is told with others alone.
    var isGuess = false
    var fix: Fix?
    /// Whether it stands for others that are written down in the same way.
    var isJoined = false
  }

  /// The system's gray as text is a habit: one finding for a file, with all its places and changes.
  private static func habitsOnce(_ found: [Found], _ file: FileFacts, _ rule: String) -> [Found] {
    let isHabit = { (entry: Found) in
      entry.use.value.isAdaptiveGray
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

  /// What a type gives one color in one role is one cause: notes and hints of it are one.
  private static func causesOnce(_ found: [Found], _ file: FileFacts, _ rule: String) -> [Found] {
    var causes: [[String]: Int] = [:]
    var once: [Found] = []
    for entry in found {
      let isNote = entry.verdict.severity <= .note
      let isConstant = entry.use.sink.constant != nil
      let cause = [entry.use.site.type, entry.verdict.words, isConstant ? "constant" : ""]
      if !isNote || file.suppressions.silence(rule, line: entry.use.site.line) {
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
  private static func worstOfEachLine(_ found: [Found]) -> [Found] {
    var worst: [Int: Found] = [:]
    for entry in found {
      guard let other = worst[entry.use.site.line] else {
        worst[entry.use.site.line] = entry
        continue
      }
      let isWorse =
        (other.verdict.severity, -other.verdict.ratio)
        < (entry.verdict.severity, -entry.verdict.ratio)
      let edits = (other.fix?.edits ?? []) + (entry.fix?.edits ?? [])
      if isWorse { worst[entry.use.site.line] = entry }
      // One cause is mended whole.
      worst[entry.use.site.line]?.fix?.edits = edits
    }
    return worst.values.sorted { $0.use.site.line < $1.use.site.line }
  }
}
