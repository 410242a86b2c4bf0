// SPDX-License-Identifier: MIT

import ChiaroFindings
import ChiaroSource

/// The style of the screen, where that of a view is meant.
enum ScreenStyle: SourceRule {
  static let description = RuleDescription(
    "Style of the screen", .stale, guess: 0.45,
    summary: "Code asks the main screen, not the view, for the style.",
    reason: """
      Windows, controllers and views can have their own style, and an app may run on another \
      screen. Only a view's own traits say how it is shown (UIKit, UITraitEnvironment). \
      `UIScreen.main` is deprecated.
      """,
    help: "Use the `traitCollection` of the view or controller.",
    considering: [CodeConsiderations.noOwnStyles],
    sources: [.uiKit("UITraitEnvironment")])

  static func check(_ file: FileFacts, in project: ProjectFacts, _ report: inout SourceReport) {
    for observation in file.observed(.screenStyle) {
      // What has no traits of its own, such as a theme, may well ask the screen.
      let type = observation.site.type
      if !project.family(of: type).isOfScreens && !type.isEmpty { continue }
      // Where nothing has a style of its own, the screen's is everybody's.
      report.add(
        observation.site,
        "This code asks the screen for its style, which may differ from the view's",
        considering: project.setsStyles ? [] : [CodeConsiderations.noOwnStyles])
    }
  }

  static let examples: [SourceExample] = [
    SourceExample(
      "the style of the main screen",
      """
      let isDark = UIScreen.main.traitCollection.userInterfaceStyle == .dark  // ←
      """),
    SourceExample(
      "the code asks a view for the style, and the screen only for its scale",
      """
      let isDark = view.traitCollection.userInterfaceStyle == .dark
      let scale = UIScreen.main.traitCollection.displayScale
      """),
  ]
}
