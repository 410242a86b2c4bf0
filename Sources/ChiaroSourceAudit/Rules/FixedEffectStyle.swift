// SPDX-License-Identifier: MIT

import ChiaroFindings
import ChiaroSource

/// Blurs and materials that do not adapt.
enum FixedEffectStyle: SourceRule {
  static let description = RuleDescription(
    "Effect with a fixed style", .note,
    summary: "A blur or material is of a kind that looks the same in light and dark.",
    reason: """
      System materials adapt; `light`, `extraLight` and `dark` do not, so that vibrant text on \
      them loses its contrast in the other style (WWDC 2019, session 214).
      """,
    help: "Use `systemMaterial` and its kin, or a semantic material such as `sidebar`.")

  static func check(_ file: FileFacts, in project: ProjectFacts, _ report: inout SourceReport) {
    for lock in file.locks where lock.kind == .effect {
      if lock.site.dependsOnStyle || lock.site.isIrrelevant { continue }
      if file.isForWatch { return }
      let isLight = lock.style.lowercased().contains("light")
      let company = Company(of: lock.site.type, project)
      let hasText = company.hasAdaptiveText(besides: "")
      // The dark carries light text in both styles, unless some is known to turn dark.
      if !isLight && (!hasText || project.isOfOneStyle(file.path)) { continue }
      var evidence = Evidence(counterpart: hasText ? .type : .unknown)
      if Kind.isOwnScreen(lock.site, in: file.path) { evidence.doubts.insert(.kind) }
      // An app that knows no dark is told so once.
      if project.isOfOneStyle(file.path) || project.lightDesign.isLight {
        evidence.doubts.insert(.oneStyle)
      }
      // Under nothing that is known to turn, a light blur is a veil, or a lens over a picture.
      let hasReason = evidence.doubts.isEmpty && evidence.counterpart > .unknown
      if isLight && !hasReason { continue }
      report.add(
        lock.site, "\(lock.subject) of the fixed style \(lock.style)",
        severity: evidence.severity(of: isLight ? .note : .hint),
        appearance: isLight ? "dark" : "light")
    }
  }
}
