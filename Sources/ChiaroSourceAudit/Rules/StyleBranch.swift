// SPDX-License-Identifier: MIT

import ChiaroSource

/// Colors and pictures that are chosen by hand.
enum StyleBranch: SourceRule {
  static let description = RuleDescription(
    "Chosen by the style by hand", .warning,
    summary: "Code asks for the style to choose colors or pictures that an asset could hold.",
    reason: """
      A color set or a dynamic provider adapts by itself, to increased contrast and elevation too; \
      a choice made once stays when the style changes (Human Interface Guidelines, Dark Mode; \
      WWDC 2019, session 214).
      """,
    help: """
      Put both values into one color set or image set, or into `UIColor { traits in … }` or \
      `NSColor(name:dynamicProvider:)`.
      """)

  static func check(_ file: FileFacts, in project: ProjectFacts, _ report: inout SourceReport) {
    for branch in file.branches {
      let site = branch.site
      if site.isDynamic || site.isIrrelevant || file.isForWatch { continue }
      if branch.comparesName { continue }
      report.add(
        site,
        "'\(branch.condition.prefix(80))' chooses colors or pictures that an asset could hold",
        severity: .note)
    }
  }
}
