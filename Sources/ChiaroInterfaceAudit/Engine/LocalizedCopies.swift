// SPDX-License-Identifier: MIT

import ChiaroAudit
import ChiaroSource

/// The copies of one file for several languages: what is wrong with an object in each of them is
/// one finding, at the copy that the others are made of.
enum LocalizedCopies {
  private struct Cause: Hashable {
    var rule: String
    var object: String
    var appearance: String?
    var path: String
  }

  /// Returns findings with those of copies put together, the first with the places of the others.
  ///
  /// - Parameter findings: findings with the paths of their files as scopes, by file
  /// - Returns: the findings without repetitions, in their order
  static func merged(_ findings: [Finding]) -> [Finding] {
    var joined = JoinedFindings<Finding, Cause>()
    for finding in findings {
      let cause = Path.withoutLanguage(finding.scope).map { path in
        Cause(
          rule: finding.rule, object: finding.object, appearance: finding.appearance, path: path)
      }
      joined.add(finding, cause: cause) { $0.scope != finding.scope }
    }
    return joined.findings
  }
}
