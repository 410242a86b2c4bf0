// SPDX-License-Identifier: MIT

import CLibrary

/// The likelihood that a finding is worth a maintainer's time.
package enum Likelihood {
  /// The smallest likelihood at which a finding is shown by default.
  package static let shown = 0.2
  /// The smallest likelihood at which a fix is offered, because a fix of intended behavior would be
  /// wrong.
  package static let mendable = 0.25

  /// Returns the likelihood of a finding, from 0 to 1.
  ///
  /// It is a logistic regression: a rule starts with its share of useful findings, and each
  /// consideration adds its weight. Without judgements, guesses count.
  ///
  /// - Parameters:
  ///   - rule: the id of the rule
  ///   - guess: the likelihood of the rule's findings before any was judged
  ///   - considerations: the considerations for and against the finding
  /// - Returns: the likelihood
  package static func of(
    rule: String, guess: Double, _ considerations: some Sequence<Consideration>
  ) -> Double {
    let base = LikelihoodTable.rules[rule] ?? odds(of: guess)
    return likelihood(considerations.reduce(base) { $0 + weight(of: $1) })
  }

  /// Returns whether people have judged findings of a rule, so that its likelihood is not a guess.
  package static func isLearned(of rule: String) -> Bool { LikelihoodTable.rules[rule] != nil }

  /// Returns the likelihood by guesses alone, from 0 to 1.
  static func guessed(_ guess: Double, _ considerations: [Consideration]) -> Double {
    likelihood(considerations.reduce(odds(of: guess)) { $0 + $1.guess })
  }

  /// Returns the likelihood of a finding without its weights, from 0 to 1.
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

  /// Returns the weight of a consideration, in log odds.
  package static func weight(of consideration: Consideration) -> Double {
    LikelihoodTable.considerations[consideration.name] ?? consideration.guess
  }

  /// Returns a weight with its sign, in tenths: `+0.7`, `−1.5`.
  package static func text(ofWeight weight: Double) -> String {
    let tenths = (weight * 10).rounded() / 10
    return (tenths < 0 ? "−" : "+") + "\(abs(tenths))"
  }
}
