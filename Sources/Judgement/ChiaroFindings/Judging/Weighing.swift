// SPDX-License-Identifier: MIT

/// A consideration with its condition: whether it holds for a subject, such as an object of a
/// screen or a color in code.
package struct Weighing<Subject>: Sendable {
  /// The consideration about the subject.
  package let consideration: Consideration
  /// The condition under which the consideration holds.
  package let holds: @Sendable (Subject) -> Bool

  /// Creates a consideration with its condition.
  ///
  /// - Parameters:
  ///   - name: the name, in kebab case
  ///   - sentence: the fact, in one plain sentence
  ///   - guess: the guessed weight, in log odds
  ///   - evidence: the best evidence that a finding can have where it holds
  ///   - holds: the condition under which it holds
  package init(
    _ name: String, _ sentence: String, guess: Double, evidence: Evidence = .inferred,
    where holds: @escaping @Sendable (Subject) -> Bool
  ) {
    self.init(Consideration(name, sentence, guess: guess, evidence: evidence), where: holds)
  }

  /// Creates the condition of a consideration that several tables have.
  ///
  /// - Parameters:
  ///   - consideration: the consideration
  ///   - holds: the condition under which it holds
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
