// SPDX-License-Identifier: MIT

import ChiaroColor

/// Two colors as they were measured: letters in the one on a ground of the other.
enum PairChip {
  static func html(_ pair: ReportPair, _ page: inout ReportPage) -> String {
    let ground = page.paints.className(pair.ground, on: .white)
    let text = page.paints.className(pair.text, on: pair.ground)
    return "<i class=\"pair \(ground)\"><b class=\"\(text)\"></b></i>"
  }
}
