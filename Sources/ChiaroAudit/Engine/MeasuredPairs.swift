// SPDX-License-Identifier: MIT

/// The pairs of colors that a rule over code measured where an object has both: what the names of
/// the same two only suggest is not told again.
struct MeasuredPairs {
  /// The beginnings of messages, such as `Caption text on Card`.
  private let told: Set<String>

  /// Takes what the rule over code found.
  init(_ findings: some Sequence<Finding>) {
    told = Set(
      findings.compactMap { finding -> String? in
        finding.message.split(separator: ":", maxSplits: 1).first.map(String.init)
      })
  }

  /// The rule whose messages begin with the names of text and ground.
  static let ruleOverCode = "low-contrast-pair"

  /// Returns whether a finding on a catalog is of a pair that was measured.
  func tell(_ finding: Finding) -> Bool {
    guard finding.rule == LowContrast.id, let ground = finding.pair?.groundName else {
      return false
    }
    return told.contains("\(finding.object) text on \(ground)")
  }
}
