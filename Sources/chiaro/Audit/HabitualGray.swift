// SPDX-License-Identifier: MIT

import ChiaroAudit
import ChiaroSource

/// The middle gray of UIKit that an app gives its lesser texts: no weaker in the light than the
/// system's own secondary text, so that all of it is one habit, and one finding.
enum HabitualGray {
  /// The contrast from which a gray is no failure; a lighter one is told file by file, as is
  /// SwiftUI's.
  private static let weakest = 3.5

  private struct Cause: Hashable {
    var rule: String
    var isMendable: Bool
  }

  /// Returns findings with those of one habit put together: the first, with the places and the
  /// changes of the others.
  static func joined(_ findings: [Finding]) -> [Finding] {
    var joined = JoinedFindings<Finding, Cause>()
    for finding in findings {
      let isHabit =
        finding.rule == "fixed-color" && finding.severity == .note
        && finding.appearance == "light" && (finding.measured?.value ?? 0) >= weakest
      joined.add(
        finding,
        cause: isHabit ? Cause(rule: finding.rule, isMendable: finding.fix != nil) : nil)
    }
    return joined.counted { "; so in \($0) more files or places" }
  }
}
