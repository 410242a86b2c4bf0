// SPDX-License-Identifier: MIT

import ChiaroFindings
import ChiaroSource

/// Apps that have one style alone: what fails in the other is one decision, and not one for each
/// place.
enum OneStyleApps {
  /// Rules over what fails in the dark, which in an app that is always light nobody sees until the
  /// lock goes.
  private static let ofDark: Set = [
    FixedColor.id, FixedLayerColor.id, StaleLayerColor.id, FixedEffectStyle.id,
    FixedSystemStyle.id, StyleBranch.id, PageWithoutColorScheme.id,
  ]
  /// Rules over colors that fail on a ground of the system's, which an app that draws itself dark
  /// has nowhere.
  private static let ofSystemGrounds: Set = [FixedColor.id, FixedLayerColor.id]

  /// Returns findings with those that wait for one decision as such.
  static func weighed(_ findings: [Finding], _ project: ProjectFacts) -> [Finding] {
    findings.map { finding in
      let file = finding.location.file
      if finding.appearance != "light" && ofDark.contains(finding.rule)
        && project.isAlwaysLight(file)
      {
        return inLightApp(finding)
      }
      if project.darkDesign.isDark && ofSystemGrounds.contains(finding.rule)
        && !project.isAlwaysLight(file)
      {
        return inDarkApp(finding, project.darkDesign)
      }
      return finding
    }
  }

  /// One finding for each rule and app: who switches a rule off, or accepts what it says of one
  /// app, is still told of the others.
  private static func inLightApp(_ finding: Finding) -> Finding {
    var finding = finding
    finding.consider(.lockedToLight)
    finding.causes.append(Cause(.lockedApp, ProjectFacts.area(of: finding.location.file)))
    return finding
  }

  /// The app draws itself dark and is not locked to it: that decision is told.
  private static func inDarkApp(_ finding: Finding, _ design: DarkDesign) -> Finding {
    var finding = finding
    finding.problem =
      """
      The app is dark by design (\(design.lightTexts) light texts, \(design.darkGrounds) dark \
      backgrounds, no color adapts), but does not declare it: set UIUserInterfaceStyle to Dark, \
      or system elements are light in light mode. This place: \(finding.problem)
      """
    finding.fix = nil
    finding.consider(.drawnDark)
    finding.causes.append(Cause(.darkApp))
    return finding
  }
}
