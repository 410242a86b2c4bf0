// SPDX-License-Identifier: MIT

import ChiaroFindings
import ChiaroSource

/// Colors and pictures that are chosen by hand.
enum StyleBranch: SourceRule {
  static let description = RuleDescription(
    "Colors or pictures chosen by style in code", .upkeep, guess: 0.4,
    summary: "Code checks the style to choose colors or pictures that one asset could hold.",
    reason: """
      A color set or a dynamic provider adapts by itself, also to increased contrast and \
      elevation. Code that chooses a color once does not choose again when the style changes, so \
      the color may be wrong until the view is set up again (Human Interface Guidelines, Dark \
      Mode; WWDC 2019, session 214).
      """,
    help: """
      Put both values into one color set or image set, or into `UIColor { traits in … }` or \
      `NSColor(name:dynamicProvider:)`.
      """,
    sources: [.guidelines(.darkMode), .session(2019, 214)])

  static func check(_ file: FileFacts, in project: ProjectFacts, _ report: inout SourceReport) {
    var groups: [String: [StyleChoice]] = [:]
    for branch in file.styles.choices where !branch.comparesName && !isRenewed(branch.site, project)
    {
      let site = branch.site
      // What is printed or written to a file has the style that somebody asked for.
      if StyleWords.words(of: site.member).contains("pdf") { continue }
      // A state beside the style makes more values than an asset has.
      if branch.condition.mentions("selected") || branch.condition.contains("&&") { continue }
      // A theme that people choose has a case for each style, and one for the system's.
      if StyleWords.words(of: site.type).last == "theme" { continue }
      if site.isDynamic || site.isIrrelevant || file.isForWatch { continue }
      groups[site.type.isEmpty ? site.member : site.type, default: []].append(branch)
    }
    // One type that asks forty times needs one color set, or a few.
    for group in groups.values {
      // What SwiftUI works out again is right; only many of them are a palette.
      guard let first = group.first,
        group.count >= manyChoices || group.contains(where: { !$0.isRenewed })
      else { continue }
      let others = PlainWords.more(
        group.count - 1, "more choices in this type", one: "more choice in this type")
      report.add(
        first.site,
        """
        Code chooses colors or pictures by style, which an asset does by itself: \
        '\(first.condition.prefix(80))'
        """
          + others,
        related: group.dropFirst().prefix(40).map {
          SourceLocation(file: file.path, line: $0.site.line, column: $0.site.column)
        }, causes: [Cause(.code, file.path)])
    }
  }

  private static let manyChoices = 3

  /// Whether the choice is made again whenever the style changes, as in `draw(_:)`.
  private static func isRenewed(_ site: Site, _ project: ProjectFacts) -> Bool {
    if StaleLayerColor.updateMethods.contains(site.member) || site.isInRegistration { return true }
    guard !site.type.isEmpty, !site.member.isEmpty else { return false }
    return StaleLayerColor.reachable(in: project.family(of: site.type)).contains(site.member)
  }
}
