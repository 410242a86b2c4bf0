// SPDX-License-Identifier: MIT

import ChiaroColor

/// How increased contrast and the elevated level change a color, before anything is measured.
///
/// Apple's system colors set the manner: with increased contrast, text and tints move away from
/// the background, by about an eighth of the lightness, and backgrounds stay; elevated backgrounds
/// are a step lighter than base ones (#000000, #1C1C1E, #2C2C2E, #3A3A3C).
enum SystemManner {
  /// What separates an elevated background from a base one, in OKLCH lightness.
  private static let elevation = 0.055

  /// Returns a color's value with increased contrast, in OKLCH.
  ///
  /// - Parameters:
  ///   - color: the value without it
  ///   - role: the role of the color
  ///   - isLighter: whether the color gets lighter, because it stands on something darker
  /// - Returns: the value, clamped to lightnesses that there are
  static func highContrast(
    of color: Color, as role: ColorRole, lighter isLighter: Bool
  ) -> ColorComponents {
    var components = color.converted(to: .oklch).components
    switch role {
    case .text: components.x += isLighter ? (1 - components.x) * 0.4 : -components.x / 4
    case .accent: components.x += isLighter ? (1 - components.x) / 4 : -components.x / 8
    case .separator: components.x += isLighter ? 0.15 : -0.15
    case .background, .shadow, .fixed: break
    }
    components.x = min(max(components.x, 0), 1)
    return components
  }

  /// Returns the alpha of a shadow in dark: a black one is seen on a dark ground only if it is
  /// stronger.
  static func shadowAlpha(in light: Color) -> Double {
    min(1, (light.alpha * 1600).rounded() / 1000)
  }

  /// Returns a color's value at the elevated level, in OKLCH.
  static func elevated(_ color: Color, as role: ColorRole) -> ColorComponents {
    var components = color.converted(to: .oklch).components
    if role == .background && components.x < 0.6 { components.x += elevation }
    return components
  }
}
