// SPDX-License-Identifier: MIT

/// A consideration that makes a finding more or less likely.
///
/// Its weight is learned from findings that people judged (`LikelihoodTable`); until people have
/// judged findings with it, its guess counts.
package struct Consideration: Hashable, Sendable {
  /// The name, in kebab case; the same for all rules.
  package let name: String
  /// The fact, in one plain sentence without a period: “the app is locked to light”.
  package let sentence: String
  /// The guessed weight in log odds: −2.5 if it speaks strongly against a finding.
  package let guess: Double
  /// The best evidence that a finding can have if the consideration holds.
  package let evidence: Evidence

  /// Creates a consideration.
  ///
  /// - Parameters:
  ///   - name: the name, in kebab case
  ///   - sentence: the fact, in one plain sentence
  ///   - guess: the guessed weight, in log odds
  ///   - evidence: the best evidence that a finding can have if the consideration holds
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
