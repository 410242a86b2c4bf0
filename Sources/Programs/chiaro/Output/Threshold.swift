// SPDX-License-Identifier: MIT

import ChiaroFindings
import ChiaroSource

/// `--fail-on`: a severity, or a likelihood from 0 to 1, from which findings fail an audit.
enum Threshold: Equatable {
  case severity(Severity)
  case likelihood(Double)
  case never

  /// The names of thresholds, beside numbers.
  static let names = Severity.allCases.reversed().map(\.rawValue) + ["never"]

  init?(argument: String) {
    if argument == "never" {
      self = .never
    } else if let severity = Severity(rawValue: argument) {
      self = .severity(severity)
    } else if let number = Double(argument), (0...1).contains(number) {
      self = .likelihood(number)
    } else {
      return nil
    }
  }

  /// Returns whether a finding reaches it; upkeep fails by its severity alone.
  func isReached(by severity: Severity, likelihood: Double, _ consequence: Consequence) -> Bool {
    switch self {
    case .never: false
    case .severity(let least): severity >= least
    case .likelihood(let least): likelihood >= least && consequence != .upkeep
    }
  }
}
