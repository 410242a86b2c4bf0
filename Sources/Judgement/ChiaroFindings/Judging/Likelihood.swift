// SPDX-License-Identifier: MIT

import CLibrary

/// How likely it is that a finding is worth a maintainer's time.
package enum Likelihood {
  /// The likelihood from which a finding is shown where nothing more is asked for.
  package static let shown = 0.2
  /// The likelihood from which a change is offered, as nobody should mend what is mostly meant, and
  /// a picture counts as one that fails.
  package static let mendable = 0.25

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
    let base = LikelihoodTable.rules[rule] ?? odds(of: guess)
    return likelihood(considerations.reduce(base) { $0 + weight(of: $1) })
  }

  /// Returns whether people have judged findings of a rule, so that its likelihood is no guess.
  package static func isLearned(of rule: String) -> Bool { LikelihoodTable.rules[rule] != nil }

  /// Returns the likelihood by guesses alone, from 0 to 1.
  static func guessed(_ guess: Double, _ considerations: [Consideration]) -> Double {
    likelihood(considerations.reduce(odds(of: guess)) { $0 + $1.guess })
  }

  /// Returns the likelihood of which a rule's findings begin, from 0 to 1.
  ///
  /// - Parameters:
  ///   - likelihood: the likelihood of a finding
  ///   - weights: the weights that made it, in log odds
  /// - Returns: the likelihood without them
  package static func base(of likelihood: Double, without weights: [Double]) -> Double {
    let certain = 1e-9
    let odds = odds(of: min(max(likelihood, certain), 1 - certain))
    return self.likelihood(odds - weights.reduce(0, +))
  }

  private static func odds(of likelihood: Double) -> Double { log(likelihood / (1 - likelihood)) }

  private static func likelihood(_ odds: Double) -> Double { 1 / (1 + exp(-odds)) }

  /// Returns how much a consideration counts, in log odds.
  package static func weight(of consideration: Consideration) -> Double {
    LikelihoodTable.considerations[consideration.name] ?? consideration.guess
  }

  /// Returns a weight with its sign, in tenths: `+0.7`, `−1.5`.
  package static func text(ofWeight weight: Double) -> String {
    let tenths = (weight * 10).rounded() / 10
    return (tenths < 0 ? "−" : "+") + "\(abs(tenths))"
  }
}
