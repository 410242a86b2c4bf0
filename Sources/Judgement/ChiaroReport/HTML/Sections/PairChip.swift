// SPDX-License-Identifier: MIT

import ChiaroColor
import ChiaroFindings

/// A swatch of two colors whose contrast was measured: letters in one on a background in the other.
enum PairChip {
  static func html(_ colors: ColorPair.Colors, _ page: inout ReportPage) -> String {
    let ground = page.paints.className(colors.ground, on: .white)
    let text = page.paints.className(colors.text, on: colors.ground)
    return "<i class=\"pair \(ground)\"><b class=\"\(text)\"></b></i>"
  }
}
