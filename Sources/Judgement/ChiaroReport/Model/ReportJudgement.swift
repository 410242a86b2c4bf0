// SPDX-License-Identifier: MIT

import ChiaroColor
public import ChiaroFindings

/// What a finding costs, how likely it is, and why.
public struct ReportJudgement: Hashable, Sendable {
  /// What a person loses by it.
  public var consequence: Consequence
  /// How the problem is known.
  public var evidence: Evidence
  /// How likely it is worth a maintainer's time, from 0 to 1.
  public var likelihood: Double
  /// What speaks for or against it.
  public var considerations: [ReportConsideration]

  /// Creates a judgement.
  public init(
    _ consequence: Consequence, _ evidence: Evidence, likelihood: Double,
    considerations: [ReportConsideration] = []
  ) {
    self.consequence = consequence
    self.evidence = evidence
    self.likelihood = likelihood
    self.considerations = considerations
  }

  /// The value and what made it, in words.
  ///
  /// ```
  /// Value 0.57 = cost 1.0 (text cannot be read) × 57 % likely, seen. Findings of this rule: 40 %.
  /// The view around it has a ground that adapts (+0.7).
  /// ```
  package var words: String {
    let list = considerations.map { consideration in
      let sentence = consideration.sentence
      return "\(sentence.prefix(1).uppercased())\(sentence.dropFirst()) "
        + "(\(Likelihood.text(ofWeight: consideration.weight)))."
    }
    let start =
      "Value \(Self.text(value)) = cost \(Self.text(consequence.cost)) "
      + "(\(consequence.sentence)) × \(Self.percent(likelihood)) likely, \(evidence.rawValue)."
    let base = list.isEmpty ? [] : ["Findings of this rule: \(Self.percent(base))."]
    return ([start] + base + list).joined(separator: " ")
  }

  /// How likely the rule's findings are of which nothing is considered, from 0 to 1.
  private var base: Double {
    Likelihood.base(of: likelihood, without: considerations.map(\.weight))
  }

  private static func text(_ number: Double) -> String { "\((number * 100).rounded() / 100)" }

  private static func percent(_ share: Double) -> String {
    "\(Int(saturating: (share * 100).rounded())) %"
  }

  /// What the finding costs, times how likely it is.
  public var value: Double { consequence.cost * likelihood }
}

/// What speaks for or against a finding.
public struct ReportConsideration: Hashable, Sendable {
  /// The name, in kebab case.
  public var name: String
  /// What is the case, in one sentence without a period.
  public var sentence: String
  /// How much it counts, in log odds; negative where it speaks against the finding.
  public var weight: Double

  /// Creates a consideration.
  public init(_ name: String, _ sentence: String, weight: Double) {
    self.name = name
    self.sentence = sentence
    self.weight = weight
  }
}
