// SPDX-License-Identifier: MIT

/// What speaks for or against a finding.
///
/// How much it counts is learned from findings that people judged (`LikelihoodTable`); until
/// somebody has judged findings with it, its own guess counts.
package struct Consideration: Hashable, Sendable {
  /// The name, in kebab case; the same for all rules.
  package let name: String
  /// What is the case, in one plain sentence without a period: “the app is locked to light”.
  package let sentence: String
  /// The guess of how much it counts, in log odds: −2.5 where it speaks strongly against.
  package let guess: Double
  /// The best evidence that a finding can have where it holds.
  package let evidence: Evidence

  /// Creates a consideration.
  ///
  /// - Parameters:
  ///   - name: the name, in kebab case
  ///   - sentence: what is the case, in one plain sentence
  ///   - guess: the guess of how much it counts, in log odds
  ///   - evidence: the best evidence that a finding can have where it holds
  package init(
    _ name: String, _ sentence: String, guess: Double, evidence: Evidence = .inferred
  ) {
    self.name = name
    self.sentence = sentence
    self.guess = guess
    self.evidence = evidence
  }

  /// Whether it speaks strongly against a finding, by its guess.
  package var isStrong: Bool { guess <= -2 }

  /// Considerations are the same if their names are.
  package static func == (lhs: Consideration, rhs: Consideration) -> Bool { lhs.name == rhs.name }

  package func hash(into hasher: inout Hasher) { hasher.combine(name) }

  /// Returns the considerations of a list that hold, in the list's order.
  package static func holding(_ list: KeyValuePairs<Consideration, Bool>) -> [Consideration] {
    list.filter(\.value).map(\.key)
  }
}
