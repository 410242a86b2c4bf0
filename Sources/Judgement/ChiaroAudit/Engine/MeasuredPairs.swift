// SPDX-License-Identifier: MIT

import ChiaroColor
import ChiaroFindings
import ChiaroSource

/// The pairs of colors that several rules measure: each is told once, where it is worth most.
///
/// What code shows of an object that has both colors is told before what the names of the two only
/// suggest. A pair of a catalog that a screen shows is told on the screen, with the catalog's
/// place, where the screen makes it more likely, and else in the catalog, with the screen's place.
enum MeasuredPairs {
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

  /// The rule over the colors that code gives one object.
  static let ruleOverCode = "low-contrast-pair"
  /// The rule over the texts of screens.
  static let ruleOverScreens = "low-interface-contrast"

  /// Returns findings, each pair told once.
  ///
  /// - Parameters:
  ///   - findings: the findings of all rules
  ///   - isTold: whether a finding is told at all; a pair of which nobody is told elsewhere stays
  /// - Returns: the findings, fewer where a pair was told twice
  static func once(_ findings: [Finding], where isTold: (Finding) -> Bool) -> [Finding] {
    let told = findings.map(isTold)
    var inCode: Set<Named> = []
    var inCatalogs: [Shown: Int] = [:]
    var onScreens: [Shown: [Int]] = [:]
    for (index, finding) in findings.enumerated() where told[index] {
      guard let pair = finding.pair else { continue }
      switch finding.rule {
      case ruleOverCode: inCode.insert(Named(text: pair.textName, ground: pair.groundName))
      case LowContrast.id: inCatalogs[Shown(pair)] = inCatalogs[Shown(pair)] ?? index
      case ruleOverScreens: onScreens[Shown(pair), default: []].append(index)
      default: break
      }
    }
    var findings = findings
    var repeated: Set<Int> = []
    for (index, finding) in findings.enumerated() where finding.rule == LowContrast.id {
      let named = finding.pair.map { Named(text: finding.object, ground: $0.groundName) }
      if let named, inCode.contains(named) { repeated.insert(index) }
    }
    for (pair, catalog) in inCatalogs where !repeated.contains(catalog) {
      let screens = onScreens[pair] ?? []
      guard let best = screens.max(by: { findings[$0].value < findings[$1].value }) else {
        continue
      }
      if findings[best].value > findings[catalog].value {
        findings[best].related.insert(findings[catalog].location, at: 0)
        repeated.insert(catalog)
      } else {
        findings[catalog].related += screens.prefix(40).map { findings[$0].location }
        repeated.formUnion(screens)
      }
    }
    return findings.indices.filter { !repeated.contains($0) }.map { findings[$0] }
  }
}
