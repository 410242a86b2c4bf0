// SPDX-License-Identifier: MIT

import ChiaroFindings
import ChiaroSource

/// Blurs and materials that do not adapt.
enum FixedEffectStyle: SourceRule {
  static let description = RuleDescription(
    "Effect with a fixed style", .staysLight, guess: 0.4,
    summary: "A blur or material has a style that looks the same in light and dark.",
    reason: """
      System materials adapt. `light`, `extraLight` and `dark` do not, so vibrant text on them \
      loses its contrast in the other style (WWDC 2019, session 214).
      """,
    help:
      "Use a system material such as `systemMaterial`, or a semantic material such as `sidebar`.",
    considering: [
      CodeConsiderations.textless, CodeConsiderations.ownScreen, CodeConsiderations.oneStyle,
    ],
    sources: [.session(2019, 214)])

  static func check(_ file: FileFacts, in project: ProjectFacts, _ report: inout SourceReport) {
    for lock in file.styles.locks where lock.kind == .effect {
      if lock.site.dependsOnStyle || lock.site.isIrrelevant { continue }
      if file.isForWatch { return }
      let isLight = lock.style.lowercased().contains("light")
      let company = Company(of: lock.site.type, project)
      let hasText = company.hasAdaptiveText(besides: "")
      // The dark carries light text in both styles, unless some is known to turn dark.
      if !isLight && (!hasText || project.isOfOneStyle(file.path)) { continue }
      report.add(
        lock.site, "Always \(lock.style): \(lock.subject)",
        considering: Consideration.holding([
          // Under nothing that is known to turn, a light blur is a veil, or a lens over a picture.
          CodeConsiderations.textless: !hasText,
          CodeConsiderations.ownScreen: CodeConsiderations.isOnOwnScreen(
            lock.site, in: file.path),
          // An app that knows no dark is told so once.
          CodeConsiderations.oneStyle: project.isOfOneStyle(file.path)
            || project.lightDesign.isLight,
        ]),
        appearance: isLight ? "dark" : "light")
    }
  }
}
