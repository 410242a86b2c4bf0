// SPDX-License-Identifier: MIT

import ChiaroAudit
import ChiaroSource

/// What the code of an app does everywhere, which is told once.
///
/// It is the gray that an app gives its lesser texts: UIKit's is no weaker in the light than the
/// system's own secondary text; SwiftUI's is a little. All of it is one habit, but for a file that
/// is full of SwiftUI's. And it is overrides that do not call super.
enum SourceHabits {
  /// The contrast from which a gray is no failure.
  private static let weakest = 3.5
  /// The contrast of SwiftUI's gray, rounded down, and the number of its places in a file from
  /// which the file is told for itself, as maintainers mend it there.
  private static let swiftUI = (weakest: 3.2, places: 3)

  private struct Cause: Hashable {
    var rule: String
    var isMendable: Bool
  }

  /// Returns findings with those of one habit put together: the first, with the places and the
  /// changes of the others.
  static func joined(_ findings: [Finding]) -> [Finding] {
    var joined = JoinedFindings<Finding, Cause>()
    for finding in findings {
      let contrast = finding.measured?.value ?? 0
      let isScattered = contrast >= swiftUI.weakest && finding.related.count + 1 < swiftUI.places
      let isHabit =
        finding.rule == "fixed-color" && finding.severity <= .note
        && finding.appearance == "light" && (contrast >= weakest || isScattered)
      let isOverride = finding.rule == "missing-super-trait-change"
      joined.add(
        finding,
        cause: isHabit || isOverride
          ? Cause(rule: finding.rule, isMendable: finding.fix != nil) : nil)
    }
    return joined.counted { "; so in \($0) more files or places" }
  }
}
