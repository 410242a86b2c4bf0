// SPDX-License-Identifier: MIT

import ChiaroColor
import ChiaroSource

/// The pairs of colors that several rules measure: what one of them tells is not told again.
///
/// What code shows of an object that has both colors is told before what the names of the two only
/// suggest; a color of a catalog is told there, not on each screen that has it.
struct MeasuredPairs {
  /// The colors of a pair as they are shown.
  private struct Shown: Hashable {
    var text: String
    var ground: String

    init(_ pair: ColorPair) {
      text = pair.text.hexText
      ground = pair.ground.hexText
    }
  }

  /// The beginnings of messages over code, such as `Caption text on Card`.
  private let inCode: Set<String>
  /// The pairs of catalogs that are told as more than hints.
  private let inCatalogs: Set<Shown>

  /// Takes what the rules found.
  init(_ findings: some Sequence<Finding>) {
    var inCode: Set<String> = []
    var inCatalogs: Set<Shown> = []
    for finding in findings {
      if finding.rule == Self.ruleOverCode,
        let names = finding.message.split(separator: ":", maxSplits: 1).first
      {
        inCode.insert(String(names))
      } else if finding.rule == LowContrast.id, finding.severity > .hint, let pair = finding.pair {
        inCatalogs.insert(Shown(pair))
      }
    }
    (self.inCode, self.inCatalogs) = (inCode, inCatalogs)
  }

  /// The rule whose messages begin with the names of text and ground.
  static let ruleOverCode = "low-contrast-pair"
  /// The rule over the texts of screens.
  static let ruleOverScreens = "low-interface-contrast"

  /// Returns whether a finding is of a pair that another rule tells.
  func tell(_ finding: Finding) -> Bool {
    guard let pair = finding.pair else { return false }
    switch finding.rule {
    case LowContrast.id: return inCode.contains("\(finding.object) text on \(pair.groundName)")
    case Self.ruleOverScreens: return inCatalogs.contains(Shown(pair))
    default: return false
    }
  }
}
