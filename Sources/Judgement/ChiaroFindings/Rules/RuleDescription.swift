// SPDX-License-Identifier: MIT

import Synchronization

/// The documentation of a rule: its title, consequence, meaning and remedy.
///
/// Source: SARIF 2.1.0 §3.49
public struct RuleDescription: Hashable, Sendable {
  /// The title of the rule, in a few words.
  public var title: String
  /// The harm that the reported problem does; a single finding can have a different one.
  public var consequence: Consequence
  /// The likelihood of the rule's findings before any of them has been judged, from 0 to 1.
  public var guess: Double
  /// The strength of the evidence for the rule's findings, without further considerations.
  public var evidence: Evidence
  /// The problem that the rule reports, in one sentence.
  public var summary: String
  /// The reason why the problem matters, according to the Human Interface Guidelines.
  public var reason: String
  /// The remedy for the problem.
  public var help: String
  /// Whether the rule is off by default and runs only if the configuration contains its id.
  ///
  /// The findings of such a rule are correct, but most projects do not act on them.
  public var isOptIn: Bool
  /// The considerations for and against findings of the rule, in addition to those of every rule.
  package var considerations: [Consideration]
  /// The pages on which the rule is based.
  package var sources: [RuleSource]

  /// Creates a description.
  public init(
    _ title: String, _ consequence: Consequence, guess: Double = 0.6,
    evidence: Evidence = .inferred, summary: String, reason: String, help: String,
    isOptIn: Bool = false
  ) {
    self.init(
      title, consequence, guess: guess, evidence: evidence, summary: summary, reason: reason,
      help: help, isOptIn: isOptIn, sources: [])
  }

  /// Creates a description with the rule's considerations and sources.
  package init(
    _ title: String, _ consequence: Consequence, guess: Double = 0.6,
    evidence: Evidence = .inferred, summary: String, reason: String, help: String,
    isOptIn: Bool = false, considering considerations: [Consideration] = [],
    sources: [RuleSource]
  ) {
    self.title = title
    self.consequence = consequence
    self.guess = guess
    self.evidence = evidence
    self.summary = summary
    self.reason = reason
    self.help = help
    self.isOptIn = isOptIn
    self.considerations = considerations
    self.sources = sources
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
