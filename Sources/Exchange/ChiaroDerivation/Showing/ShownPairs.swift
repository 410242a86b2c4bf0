// SPDX-License-Identifier: MIT

import ChiaroAudit
import ChiaroColor

/// The pairs of a derivation that are worth showing: those that belong together and, of each text
/// without a partner, the one with the least contrast.
struct ShownPairs {
  /// A pair with its names and what it measures in each appearance.
  struct Row {
    var pair: LegibilityPair
    var text: String
    var ground: String
    var ratios: [AuditAppearance: ContrastRatio]
  }

  let rows: [Row]

  /// Creates the rows of a catalog, by the place of it: those pairs whose text it has.
  init(_ derivation: Derivation, of catalog: Int) {
    var worst: [Int: Int] = [:]
    var shown: [Int] = []
    for (index, pair) in derivation.pairs.enumerated()
    where derivation.colors[pair.text].catalog == catalog {
      guard !pair.reason.isSure else {
        shown.append(index)
        continue
      }
      if let other = worst[pair.text], derivation.pairs[other].lightRatio <= pair.lightRatio {
        continue
      }
      worst[pair.text] = index
    }
    rows = (shown + worst.values).sorted().map { index in
      let pair = derivation.pairs[index]
      let ratios = AuditAppearance.reported.compactMap { appearance in
        derivation.contrast(of: pair, in: appearance).map { (appearance, $0) }
      }
      return Row(
        pair: pair, text: pair.textName(in: derivation.colors),
        ground: pair.groundName(in: derivation.colors),
        ratios: Dictionary(uniqueKeysWithValues: ratios))
    }
  }
}
