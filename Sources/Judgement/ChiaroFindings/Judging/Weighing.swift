// SPDX-License-Identifier: MIT

/// A consideration, and the question whether it holds for a subject: an object of a screen, a color
/// in code.
package struct Weighing<Subject>: Sendable {
  /// What speaks for or against a finding about the subject.
  package let consideration: Consideration
  /// The question whether it holds.
  package let holds: @Sendable (Subject) -> Bool

  /// Creates a consideration with its question.
  ///
  /// - Parameters:
  ///   - name: the name, in kebab case
  ///   - sentence: what is the case, in one plain sentence
  ///   - guess: the guess of how much it counts, in log odds
  ///   - evidence: the best evidence that a finding can have where it holds
  ///   - holds: the question whether it holds
  package init(
    _ name: String, _ sentence: String, guess: Double, evidence: Evidence = .inferred,
    where holds: @escaping @Sendable (Subject) -> Bool
  ) {
    self.init(Consideration(name, sentence, guess: guess, evidence: evidence), where: holds)
  }

  /// Creates the question whether a consideration of several tables holds.
  ///
  /// - Parameters:
  ///   - consideration: the consideration
  ///   - holds: the question whether it holds
  package init(
    _ consideration: Consideration, where holds: @escaping @Sendable (Subject) -> Bool
  ) {
    self.consideration = consideration
    self.holds = holds
  }
}

extension Sequence {
  /// Returns the considerations of a table that hold for a subject, in the table's order.
  package func holding<Subject>(for subject: Subject) -> [Consideration]
  where Element == Weighing<Subject> {
    filter { $0.holds(subject) }.map(\.consideration)
  }
}
