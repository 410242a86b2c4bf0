// SPDX-License-Identifier: MIT

import ChiaroColor
import ChiaroFindings

/// The contrast of a pair in light beside that in dark, where the two differ.
enum StyleSides {
  static func html(_ finding: ReportFinding) -> String {
    guard let pair = finding.pair, let sides = sides(pair, finding.appearance) else { return "" }
    let items = sides.map { side in
      let isFailing = side.appearance == finding.appearance
      let words =
        "\(side.appearance) \(ContrastRatio(side.ratio)) "
        + "(\(side.colors.text.hexText) on \(side.colors.ground.hexText))"
      let text = MarkupText.show(words)
      return "<span>\(isFailing ? "<b>\(text)</b>" : text)</span>"
    }
    return "<p class=\"sides\">\(items.joined(separator: " · "))</p>"
  }

  /// A pair as an appearance shows it.
  struct Side {
    var appearance: String
    var colors: ColorPair.Colors

    /// The contrast there.
    var ratio: Double {
      colors.text.contrast(on: colors.ground.withAlpha(1)).lowest.value
    }
  }

  /// Returns a pair in light and in dark, in this order; nil where both are the same, or one is not
  /// known.
  static func sides(_ pair: ColorPair, _ appearance: String?) -> [Side]? {
    let shown = pair.colors
    guard let appearance, let other = pair.inOtherStyle, other != shown,
      let opposite = Self.opposite(appearance)
    else { return nil }
    let sides = [
      Side(appearance: appearance, colors: shown), Side(appearance: opposite, colors: other),
    ]
    return appearance.hasPrefix("dark") ? sides.reversed() : sides
  }

  /// Returns the name of an appearance in the other style; nil for a name without a style.
  static func opposite(_ appearance: String) -> String? {
    for (style, other) in [("light", "dark"), ("dark", "light")] where appearance.hasPrefix(style) {
      return other + appearance.dropFirst(style.count)
    }
    return nil
  }
}
