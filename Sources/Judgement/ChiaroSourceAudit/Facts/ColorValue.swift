// SPDX-License-Identifier: MIT

import ChiaroColor
import ChiaroFindings

/// A color that source code fixes, so that it never adapts.
package struct ColorValue: Hashable, Sendable {
  /// The library whose backgrounds the color is shown on.
  package enum Framework: Hashable, Sendable {
    case uiKit
    case appKit
    case swiftUI
  }

  /// The color's name in messages, such as `black` or `#2F3944`.
  package var name: String
  /// The components in sRGB, 0 to 1; nil if the audit cannot evaluate their expression.
  package var components: [Double]?
  /// The opacity of the color, from 0 to 1.
  package var alpha = 1.0
  /// The library that declares the color's type.
  package var framework: Framework

  /// Whether the color is a system gray that adapts, but has little contrast.
  package var isAdaptiveGray = false

  var color: Color? {
    components.map { Color(.sRGB, $0[0], $0[1], $0[2], alpha: alpha) }
  }

  /// The largest component less the smallest; 0 for a gray.
  var chroma: Double {
    guard let components else { return 0 }
    return (components.max() ?? 0) - (components.min() ?? 0)
  }

  var isNeutral: Bool { chroma < 0.16 }

  /// WCAG's relative luminance, alpha aside; nil when the components are not known.
  var luminance: Double? { color?.withAlpha(1).relativeLuminance }

  /// The ground that the system gives in the dark: black, and not quite black on a Mac.
  var darkGround: Color {
    framework == .appKit ? Color(.sRGB, 0.118, 0.118, 0.118) : .black
  }

  /// How it stands out as text on the system's ground.
  func contrast(inDark isDark: Bool) -> Double? {
    color?.contrast(on: isDark ? darkGround : .white).lowest.value
  }

  /// How the system's text stands out on it, as far as it covers the system's ground.
  func contrastAsGround(inDark isDark: Bool) -> Double? {
    guard let color else { return nil }
    let ground = color.withAlpha(min(max(color.alpha, 0), 1))
      .composited(over: isDark ? darkGround : .white)
    return (isDark ? Color.white : Color.black).contrast(on: ground).lowest.value
  }

  /// What meets where it is text on the system's ground, or the ground of the system's text, in a
  /// style and in the other; nil where its components are not known.
  func pair(as role: ColorRole, inDark isDark: Bool) -> ColorPair? {
    guard let color else { return nil }
    let colors = { (isDark: Bool) in
      let ground = isDark ? darkGround : .white
      return role == .background
        ? ColorPair.Colors(isDark ? .white : .black, on: color.composited(over: ground))
        : ColorPair.Colors(color, on: ground)
    }
    let shown = colors(isDark)
    return ColorPair(
      shown.text, on: shown.ground, named: "the system's", inOtherStyle: colors(!isDark))
  }

  /// Whether it can be made out on a ground that is taken as it stands, without what is under it.
  func isLegible(on ground: ColorValue) -> Bool {
    guard let color, let ground = ground.color else { return false }
    return color.contrast(on: ground.withAlpha(1)).lowest.value >= 3
  }
}
