// SPDX-License-Identifier: MIT

import ChiaroColor
import ChiaroFindings
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

  /// The names of two color sets that meet in code.
  private struct Named: Hashable {
    var text: String
    var ground: String
  }

  private let inCode: Set<Named>
  /// The pairs of catalogs that are told as more than hints.
  private let inCatalogs: Set<Shown>

  /// Takes what the rules found.
  init(_ findings: some Sequence<Finding>) {
    var inCode: Set<Named> = []
    var inCatalogs: Set<Shown> = []
    for finding in findings {
      guard let pair = finding.pair else { continue }
      if finding.rule == Self.ruleOverCode {
        inCode.insert(Named(text: pair.textName, ground: pair.groundName))
      } else if finding.rule == LowContrast.id, finding.severity > .hint {
        inCatalogs.insert(Shown(pair))
      }
    }
    (self.inCode, self.inCatalogs) = (inCode, inCatalogs)
  }

  /// The rule over the colors that code gives one object.
  static let ruleOverCode = "low-contrast-pair"
  /// The rule over the texts of screens.
  static let ruleOverScreens = "low-interface-contrast"

  /// Returns whether a finding is of a pair that another rule tells.
  func tell(_ finding: Finding) -> Bool {
    guard let pair = finding.pair else { return false }
    switch finding.rule {
    case LowContrast.id:
      return inCode.contains(Named(text: finding.object, ground: pair.groundName))
    case Self.ruleOverScreens: return inCatalogs.contains(Shown(pair))
    default: return false
    }
  }
}
