// SPDX-License-Identifier: MIT

import CLibrary

/// How likely it is that a finding is worth a maintainer's time.
package enum Likelihood {
  /// Returns the likelihood of a finding, from 0 to 1.
  ///
  /// It is a logistic regression: a rule begins with its share of findings that were worth it, and
  /// each consideration adds its weight. What nobody has judged counts by its own guess.
  ///
  /// - Parameters:
  ///   - rule: the id of the rule
  ///   - guess: the likelihood of the rule's findings while nobody has judged one
  ///   - considerations: what speaks for or against the finding
  /// - Returns: the likelihood
  package static func of(
    rule: String, guess: Double, _ considerations: some Sequence<Consideration>
  ) -> Double {
    var odds = LikelihoodTable.rules[rule] ?? log(guess / (1 - guess))
    for consideration in considerations { odds += weight(of: consideration) }
    return 1 / (1 + exp(-odds))
  }

  /// Returns how much a consideration counts, in log odds.
  package static func weight(of consideration: Consideration) -> Double {
    LikelihoodTable.considerations[consideration.name] ?? consideration.guess
  }
}
