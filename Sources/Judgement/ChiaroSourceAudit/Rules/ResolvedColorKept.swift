// SPDX-License-Identifier: MIT

import ChiaroFindings
import ChiaroSource

/// Dynamic colors that are resolved and kept.
enum ResolvedColorKept: SourceRule {
  static let description = RuleDescription(
    "Color resolved and kept", .stale, guess: 0.5,
    summary: "A view or constant keeps the resolved value of a dynamic color.",
    reason: """
      `resolvedColor(with:)` returns a fixed color. A view that keeps it does not change with the \
      style (WWDC 2019, session 214).
      """,
    help:
      "Give the view the dynamic color itself; the view resolves it whenever the traits change.",
    considering: [
      CodeConsiderations.madeAnew, CodeConsiderations.asked, CodeConsiderations.followsTheme,
    ],
    sources: [.session(2019, 214)])

  static func check(_ file: FileFacts, in project: ProjectFacts, _ report: inout SourceReport) {
    for observation in file.observed(.resolvedColor) {
      if observation.site.isDynamic || observation.site.isInRegistration { continue }
      // A theme is made anew for the other style.
      if StyleWords.words(of: observation.site.type).contains("theme") { continue }
      let family = project.family(of: observation.site.type)
      if StaleLayerColor.reachable(in: family).contains(observation.site.member) { continue }
      report.add(
        observation.site,
        "The color stays the same when the style changes: the code keeps a resolved color",
        considering: Consideration.holding([
          CodeConsiderations.madeAnew: family.inherits.contains("View"),
          CodeConsiderations.asked: !observation.site.conditions.isEmpty,
          CodeConsiderations.followsTheme: family.followsTheme,
        ]))
    }
  }

  static let examples: [SourceExample] = [
    SourceExample(
      "a constant and a label keep resolved colors",
      """
      class A: UIView {
        let line = UIColor.separator.resolvedColor(with: .current)  // ←
        init() {
          label.textColor = UIColor.label.resolvedColor(with: traitCollection)  // ←
        }
      }
      """),
    SourceExample(
      "the type is a theme, which is made for one style",
      """
      class ThemeCollection {
        init(traits: UITraitCollection) {
          ground = UIColor.systemBackground.resolvedColor(with: traits)
        }
      }
      """),
    SourceExample(
      "the code asks for dark on purpose",
      """
      class A: UIView {
        init() {
          label.textColor = UIColor.label.resolvedColor(with: .init(userInterfaceStyle: .dark))
        }
      }
      """),
    SourceExample(
      """
      the color is resolved again in an update method, is only used at once, or is in a dynamic \
      provider
      """,
      """
      class A: UIView {
        override func layoutSubviews() {
          label.textColor = UIColor.label.resolvedColor(with: traitCollection)
        }
        func mix() {
          let color = UIColor.label.resolvedColor(with: traitCollection)
          layer.borderColor = UIColor.label.resolvedColor(with: traitCollection).cgColor
        }
      }
      let a = UIColor { traits in UIColor.label.resolvedColor(with: traits) }
      """),
  ]
}
