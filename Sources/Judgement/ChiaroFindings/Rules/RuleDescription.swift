// SPDX-License-Identifier: MIT

import Synchronization

/// The documentation of a rule: its title, consequence, meaning and remedy.
///
/// Source: SARIF 2.1.0 §3.49
public struct RuleDescription: Hashable, Sendable {
  /// The title of the rule, in a few words.
  public var title: String
  /// What a person loses by what the rule reports, unless a finding says or measures otherwise.
  public var consequence: Consequence
  /// The likelihood of its findings while nobody has judged one, from 0 to 1.
  public var guess: Double
  /// How its findings are known where nothing is considered.
  public var evidence: Evidence
  /// The problem that the rule reports, in one sentence.
  public var summary: String
  /// The reason why the problem matters, by the Human Interface Guidelines.
  public var reason: String
  /// The remedy for the problem.
  public var help: String
  /// Whether the rule is off by default, and runs only if the configuration names its id.
  ///
  /// The findings of such a rule are correct, but most projects change nothing because of them.
  public var isOptIn: Bool

  /// Creates a description.
  public init(
    _ title: String, _ consequence: Consequence, guess: Double = 0.6,
    evidence: Evidence = .inferred, summary: String, reason: String, help: String,
    isOptIn: Bool = false
  ) {
    self.title = title
    self.consequence = consequence
    self.guess = guess
    self.evidence = evidence
    self.summary = summary
    self.reason = reason
    self.help = help
    self.isOptIn = isOptIn
  }

  /// The ids that were asked for: findings are compared with them by the ten thousand.
  private static let ids = Mutex<[ObjectIdentifier: String]>([:])

  /// Returns the id of a rule that is a type: the type's name in kebab case.
  package static func id(of rule: Any.Type) -> String {
    ids.withLock { ids in
      if let known = ids[ObjectIdentifier(rule)] { return known }
      let id = kebabCase("\(rule)")
      ids[ObjectIdentifier(rule)] = id
      return id
    }
  }

  /// The name in kebab case; an abbreviation is one word with what follows it: `UIImage`.
  private static func kebabCase(_ name: String) -> String {
    var id = ""
    var isInside = false
    for character in name {
      if character.isUppercase && isInside { id += "-" }
      id += character.lowercased()
      isInside = !character.isUppercase
    }
    return id
  }
}
