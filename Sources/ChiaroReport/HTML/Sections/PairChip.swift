// SPDX-License-Identifier: MIT

import ChiaroColor

/// A swatch of two colors whose contrast was measured: letters in one on a background in the other.
enum PairChip {
  static func html(_ pair: ReportPair, _ page: inout ReportPage) -> String {
    let ground = page.paints.className(pair.ground, on: .white)
    let text = page.paints.className(pair.text, on: pair.ground)
    return "<i class=\"pair \(ground)\"><b class=\"\(text)\"></b></i>"
  }
}
