// SPDX-License-Identifier: MIT

import ChiaroColor
public import ChiaroFindings

/// The judgment of a finding: its consequence, its likelihood and the reasons.
public struct ReportJudgement: Hashable, Sendable {
  /// The harm that the problem does to people.
  public var consequence: Consequence
  /// The strength of the evidence for the problem.
  public var evidence: Evidence
  /// The likelihood that the finding is worth a maintainer's time, from 0 to 1.
  public var likelihood: Double
  /// The considerations for and against the finding.
  public var considerations: [ReportConsideration]

  /// Creates a judgment.
  public init(
    _ consequence: Consequence, _ evidence: Evidence, likelihood: Double,
    considerations: [ReportConsideration] = []
  ) {
    self.consequence = consequence
    self.evidence = evidence
    self.likelihood = likelihood
    self.considerations = considerations
  }

  /// The value and its parts, in words.
  ///
  /// ```
  /// Value 0.57 = cost 1.0 (text cannot be read) × 57 % likely. Evidence: seen. Without the
  /// following evidence, findings of this rule are 40 % likely.
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
      + "(\(consequence.sentence)) × \(Self.percent(likelihood)) likely. "
      + "Evidence: \(evidence.rawValue)."
    let base =
      list.isEmpty
      ? []
      : ["Without the following evidence, findings of this rule are \(Self.percent(base)) likely."]
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

  /// The cost of the finding multiplied by its likelihood.
  public var value: Double { consequence.cost * likelihood }
}

/// A consideration for or against a finding.
public struct ReportConsideration: Hashable, Sendable {
  /// The name of the consideration, in kebab case.
  public var name: String
  /// The fact that was considered, in one sentence without a period.
  public var sentence: String
  /// The weight in log odds; a negative weight speaks against the finding.
  public var weight: Double

  /// Creates a consideration.
  public init(_ name: String, _ sentence: String, weight: Double) {
    self.name = name
    self.sentence = sentence
    self.weight = weight
  }
}
