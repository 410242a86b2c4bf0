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

  /// The likelihood and what made it, in words: “57 % likely, seen: the view around it has a ground
  /// that adapts (+0.7)”.
  package var words: String {
    let list = considerations.map { consideration in
      let tenths = (consideration.weight * 10).rounded() / 10
      return "\(consideration.sentence) (\(tenths < 0 ? "−" : "+")\(abs(tenths)))"
    }
    let start = "\(Int(saturating: (likelihood * 100).rounded())) % likely, \(evidence.rawValue)"
    return list.isEmpty ? start : "\(start): \(list.joined(separator: "; "))"
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
