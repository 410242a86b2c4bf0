// SPDX-License-Identifier: MIT

import ChiaroFindings
import ChiaroSource

/// Crowds of pictures that cannot be seen: nobody overlooks so many, and code colors them in a way
/// that the audit does not read.
enum CrowdedPictures {
  /// The number of pictures of a catalog from which they are a crowd.
  private static let crowd = 12

  /// Returns findings with those that are told of a crowd as hints.
  static func weighed(_ findings: [Finding]) -> [Finding] {
    let isVanishing = { (finding: Finding) in
      finding.rule == ImageVanishesInDark.id && finding.severity > .hint
    }
    let crowds = Dictionary(grouping: findings.filter(isVanishing), by: \.scope)
      .filter { $0.value.count >= crowd }
    if crowds.isEmpty { return findings }
    return findings.map { finding in
      isVanishing(finding) && crowds[finding.scope] != nil ? finding.asHint : finding
    }
  }
}
