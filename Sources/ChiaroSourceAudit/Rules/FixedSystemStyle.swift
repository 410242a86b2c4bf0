// SPDX-License-Identifier: MIT

import ChiaroSource

/// Keyboards, bars and indicators that do not adapt.
enum FixedSystemStyle: SourceRule {
  static let description = RuleDescription(
    "System element with a fixed style", .note,
    summary: "A keyboard, bar or indicator has a fixed style where the default would adapt.",
    reason: """
      System elements follow the style by themselves; a fixed one is the only element on the \
      screen that does not (Human Interface Guidelines, Dark Mode).
      """,
    help: "Use the default style, or a semantic color such as `.medium` indicators with a tint.")

  static func check(_ file: FileFacts, in project: ProjectFacts, _ report: inout SourceReport) {
    for lock in file.locks where lock.kind == .system {
      if lock.site.dependsOnStyle || lock.site.isIrrelevant { continue }
      if file.isForWatch { return }
      report.add(lock.site, "\(lock.subject) has the fixed style \(lock.style)")
    }
  }
}
