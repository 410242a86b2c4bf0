// SPDX-License-Identifier: MIT

import ChiaroSource

/// The cost and likelihood of a finding, with the considerations for and against it.
package struct Judgement: Hashable, Sendable {
  /// The harm that the problem does to people.
  package var consequence: Consequence
  /// The likelihood of the rule's findings while nobody has judged one, between 0 and 1.
  let guess: Double
  /// How the problem is known where nothing is considered.
  let bestEvidence: Evidence
  /// The considerations for and against the finding, each once.
  package private(set) var considerations: [Consideration] = []

  /// Creates a judgement by a rule's description.
  ///
  /// - Parameters:
  ///   - rule: the description of the rule
  ///   - consequence: the harm to people; nil for the rule's own, adjusted by the measured value
  ///   - measured: the measured value; nil for none
  ///   - considerations: the considerations for and against the finding
  package init(
    by rule: RuleDescription, _ consequence: Consequence?, measured: MeasuredValue? = nil,
    _ considerations: [Consideration]
  ) {
    self.init(
      consequence ?? rule.consequence.measured(measured), guess: rule.guess,
      evidence: rule.evidence, considerations)
  }

  /// Creates a judgement of its parts.
  init(
    _ consequence: Consequence, guess: Double, evidence: Evidence,
    _ considerations: [Consideration]
  ) {
    self.consequence = consequence
    self.guess = guess
    bestEvidence = evidence
    consider(considerations)
  }

  /// Creates a judgement whose value lies in the range of a severity.
  init(_ severity: Severity) {
    let (consequence, guess): (Consequence, Double) =
      switch severity {
      case .error: (.unreadable, 0.9)
      case .warning: (.stale, 0.8)
      case .note: (.unfinished, 0.8)
      case .hint: (.unfinished, 0.3)
      }
    self.init(consequence, guess: guess, evidence: severity == .error ? .seen : .inferred, [])
  }

  /// Takes what else speaks for or against the finding.
  mutating func consider(_ more: [Consideration]) {
    for consideration in more where !considerations.contains(consideration) {
      considerations.append(consideration)
    }
  }

  /// Whether something speaks strongly against the finding.
  package var isOverruled: Bool { considerations.contains(where: \.isStrong) }

  /// The strength of the evidence for the problem.
  package var evidence: Evidence { considerations.map(\.evidence).reduce(bestEvidence, min) }

  /// Returns the likelihood of a finding of a rule, from 0 to 1.
  func likelihood(_ rule: String) -> Double {
    Likelihood.of(rule: rule, guess: guess, considerations)
  }

  /// The likelihood by guesses alone, without learning from judgements.
  package var guessed: Double { Likelihood.guessed(guess, considerations) }

  /// Returns the cost of a rule's finding times its likelihood.
  package func value(_ rule: String) -> Double { consequence.cost * likelihood(rule) }
}
