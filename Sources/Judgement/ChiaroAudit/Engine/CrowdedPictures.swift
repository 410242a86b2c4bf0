// SPDX-License-Identifier: MIT

import ChiaroFindings
import ChiaroSource

/// Crowds of pictures that cannot be seen: nobody overlooks so many, and code colors them in a way
/// that the audit does not read.
enum CrowdedPictures {
  /// The number of pictures of a catalog from which they are a crowd.
  private static let crowd = 12

  /// Returns findings, those of a crowd with what speaks against it.
  static func weighed(_ findings: [Finding]) -> [Finding] {
    let isVanishing = { (finding: Finding) in
      finding.rule == ImageVanishesInDark.id && finding.likelihood > Likelihood.mendable
    }
    let crowds = Dictionary(grouping: findings.filter(isVanishing), by: \.scope)
      .filter { $0.value.count >= crowd }
    if crowds.isEmpty { return findings }
    return findings.map { finding in
      guard isVanishing(finding), crowds[finding.scope] != nil else { return finding }
      var finding = finding
      finding.consider(.crowd)
      return finding
    }
  }
}
