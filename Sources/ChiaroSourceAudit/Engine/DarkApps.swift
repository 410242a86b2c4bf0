// SPDX-License-Identifier: MIT

import ChiaroSource

/// Apps that are drawn dark and are not locked to it: the one decision that is missing is told,
/// and not each color that would fail on a ground of the system's, which is nowhere.
enum DarkApps {
  private static let rules: Set = [FixedColor.id, FixedLayerColor.id]

  /// Returns findings with the notes on fixed colors of such an app put together: the first, with
  /// the places of the others.
  static func joined(_ findings: [SourceFinding], _ project: ProjectFacts) -> [SourceFinding] {
    guard project.darkDesign.isDark else { return findings }
    var joined = JoinedFindings<SourceFinding, Bool>()
    for finding in findings {
      let isMoot =
        finding.severity <= .note && rules.contains(finding.rule)
        && !project.isAlwaysLight(finding.location.file)
      joined.add(
        isMoot ? lacking(finding, project.darkDesign) : finding, cause: isMoot ? true : nil,
        places: [finding.location])
    }
    return joined.counted { "; \($0) more places" }
  }

  private static func lacking(_ finding: SourceFinding, _ design: DarkDesign) -> SourceFinding {
    var finding = finding
    finding.message =
      "the app draws itself dark (\(design.lightTexts) light texts, \(design.darkGrounds) dark "
      + "grounds, none that adapts) and nothing says so: lock it with UIUserInterfaceStyle Dark, or "
      + "the system's parts are light for most people; here \(finding.message)"
    finding.fix = nil
    return finding
  }
}
