// SPDX-License-Identifier: MIT

import ChiaroFindings
import ChiaroSource

/// Keyboards, bars and indicators that do not adapt.
enum FixedSystemStyle: SourceRule {
  static let description = RuleDescription(
    "System element with a fixed style", .staysLight, guess: 0.5,
    summary: "A keyboard, bar or indicator has a fixed style, although the default adapts.",
    reason: """
      System elements follow the style by themselves. A fixed one stands out as the only element \
      that does not (Human Interface Guidelines, Dark Mode).
      """,
    help: "Use the default style. For an indicator, use `.medium` with a semantic tint.",
    isOptIn: true,
    sources: [.guidelines(.darkMode)])

  private static func isIndicatorColor(_ name: String) -> Bool {
    let words = StyleWords.words(of: name)
    return words.last == "color"
      && ["indicator", "spinner", "activity", "loader"].contains(where: words.contains)
  }

  static func check(_ file: FileFacts, in project: ProjectFacts, _ report: inout SourceReport) {
    for lock in file.styles.locks where lock.kind == .system {
      if lock.site.dependsOnStyle || lock.site.isIrrelevant { continue }
      // A bar that is changed in some state is meant to look so in it.
      if lock.subject == .property(.barStyle) && !lock.site.conditions.isEmpty { continue }
      if file.isForWatch { return }
      // What is dark in an app that is always dark is as all of it.
      let isDark = ["dark", "black"].contains { lock.style.lowercased().contains($0) }
      if isDark && project.isAlwaysDark(file.path) { continue }
      // A bar of one style has a ground of the app's own.
      let set = project.types[lock.site.type]?.assignments.keys
      let hasGround = set?.contains { name in
        name.hasSuffix(".barTintColor") || name.hasSuffix("ar.backgroundColor")
      }
      if lock.subject == .property(.barStyle), hasGround == true { continue }
      // A color of its own is what an indicator is seen in.
      if lock.subject == .activityIndicator, set?.contains(where: isIndicatorColor) == true {
        continue
      }
      report.add(lock.site, "Always \(lock.style): \(lock.subject)")
    }
  }
}
