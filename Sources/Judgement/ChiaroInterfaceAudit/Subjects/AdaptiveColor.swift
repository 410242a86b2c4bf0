// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroColor

/// A color as it is in light and in dark.
struct AdaptiveColor: Hashable, Sendable {
  var light: Color
  var dark: Color

  /// The same color in both.
  init(_ color: Color) { (light, dark) = (color, color) }

  init(light: Color, dark: Color) { (self.light, self.dark) = (light, dark) }

  /// Resolves a color in light and in dark.
  init(_ color: DynamicColor) {
    light = color.resolved(with: TraitCollection(userInterfaceStyle: .light))
    dark = color.resolved(with: TraitCollection(userInterfaceStyle: .dark))
  }

  /// Whether it is another color in dark.
  var adapts: Bool { light != dark }

  /// Whether nothing shows through in either.
  var isOpaque: Bool { min(light.alpha, dark.alpha) >= 0.95 }

  /// Whether hardly anything of it is seen in either.
  var isClear: Bool { max(light.alpha, dark.alpha) < 0.05 }

  /// Returns the contrasts of this color on a ground in light and in dark.
  func contrasts(on ground: AdaptiveColor) -> (light: Double, dark: Double) {
    (
      light.contrast(on: ground.light.withAlpha(1)).lowest.value,
      dark.contrast(on: ground.dark.withAlpha(1)).lowest.value
    )
  }

  /// Returns the contrast of this color on a ground, and the appearance in which it is lower.
  func lowestContrast(on ground: AdaptiveColor) -> (ratio: Double, appearance: String) {
    let (inLight, inDark) = contrasts(on: ground)
    return inDark <= inLight ? (inDark, "dark") : (inLight, "light")
  }
}

extension Color {
  /// The largest component in sRGB less the smallest; 0 for a gray.
  var colorfulness: Double {
    let parts = space.convert(components, to: .sRGB)
    return parts.max() - parts.min()
  }

  /// Whether it is a gray, or nearly.
  var isNeutral: Bool { colorfulness < 0.16 }

  /// Whether it is as light as a ground in the light.
  var isLightGround: Bool {
    alpha >= 0.7 && withAlpha(1).relativeLuminance > 0.55 && colorfulness < 0.35
  }
}
