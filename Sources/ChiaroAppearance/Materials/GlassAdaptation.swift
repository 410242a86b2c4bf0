// SPDX-License-Identifier: MIT

public import ChiaroColor

/// How Liquid Glass fits itself to what lies behind it.
///
/// Small elements, such as toolbars and tab bars, turn light or dark with what is behind them;
/// large ones, such as sidebars, are more opaque instead and keep the style of the interface.
/// Symbols and text on small ones are of one color, dark over light content and light over dark.
///
/// ```swift
/// var glass = GlassAdaptation(style: .light)
/// glass.observe(luminance: 0.1, height: 44)  // dark content has scrolled below a bar
/// glass.style  // dark
/// ```
///
/// Apple counterpart: `UIGlassEffect` · Source: HIG Color, Liquid Glass color (S181, S182); the
/// numbers are this project's, Apple's are not public · Fidelity: approximate
public struct GlassAdaptation: Hashable, Sendable {
  /// Light or dark.
  public private(set) var style: UserInterfaceStyle

  /// Glass in the style of the interface; anything but dark counts as light.
  public init(style: UserInterfaceStyle) { self.style = style == .dark ? .dark : .light }

  /// Below this luminance light glass turns dark.
  public static let darkThreshold = 0.4
  /// Above this luminance dark glass turns light; in between it stays as it is, so that scrolling
  /// does not make it flicker.
  public static let lightThreshold = 0.6
  /// The height of a large navigation bar, in points: what is higher does not turn.
  public static let largestSmallHeight = 96.0

  /// Whether an element of a height in points is small: only such a one turns.
  public static func isSmall(height: Double) -> Bool { height <= largestSmallHeight }

  /// Looks at the mean luminance behind, from 0 to 1, and turns light or dark where that is clear.
  public mutating func observe(luminance: Double, height: Double) {
    guard Self.isSmall(height: height) else { return }
    if luminance > Self.lightThreshold { style = .light }
    if luminance < Self.darkThreshold { style = .dark }
  }

  /// How opaque glass is, from 0 to 1; clear glass is less so, and large elements are more.
  public static func opacity(isClear: Bool, height: Double) -> Double {
    (isClear ? 0.15 : 0.5) + (isSmall(height: height) ? 0 : 0.3)
  }

  /// The one color of symbols and text on small glass.
  public var symbolColor: Color { style == .dark ? .white : .black }

  /// What glass does to what lies behind it: a blur, a little saturation, and white or black by its
  /// opacity.
  public func recipe(isClear: Bool, height: Double) -> MaterialRecipe {
    MaterialRecipe(
      name: isClear ? "clear" : "regular", platform: .iOS, style: style, confidence: .low,
      blurRadius: isClear ? 4 : 12, blursLast: false, saturation: 1.4, clampsSaturation: false,
      brightness: 0, luminance: nil,
      fills: [
        MaterialRecipe.Fill(
          white: style == .dark ? 0 : 1, alpha: Self.opacity(isClear: isClear, height: height),
          mode: .sourceOver)
      ])
  }
}
