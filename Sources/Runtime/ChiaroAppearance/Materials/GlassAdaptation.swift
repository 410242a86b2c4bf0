// SPDX-License-Identifier: MIT

public import ChiaroColor

/// The adaptation of a Liquid Glass element to the content behind it.
///
/// Small elements, such as toolbars and tab bars, change between light and dark with the content
/// behind them. Large elements, such as sidebars, keep the style of the interface but are more
/// opaque. Symbols and text on small elements have one color: dark over light content, and light
/// over dark content.
///
/// ```swift
/// var glass = GlassAdaptation(style: .light)
/// glass.observe(luminance: 0.1, height: 44)  // dark content has scrolled below a bar
/// glass.style  // dark
/// ```
///
/// Apple counterpart: `UIGlassEffect` · Source: HIG Color, Liquid Glass color (statements S181,
/// S182); the numbers are this project's, Apple's are not public · Fidelity: approximate, with
/// numbers of this project
public struct GlassAdaptation: Hashable, Sendable {
  /// The current style of the glass, light or dark; symbols on dark glass are light, and vice
  /// versa.
  public private(set) var style: UserInterfaceStyle

  /// Creates glass in the style of the interface; any style other than dark counts as light.
  public init(style: UserInterfaceStyle) { self.style = style == .dark ? .dark : .light }

  /// The relative luminance behind the glass, from 0 to 1, below which the glass turns dark.
  public static let darkThreshold = 0.4
  /// The relative luminance behind the glass, from 0 to 1, above which the glass turns light.
  ///
  /// Between the two thresholds, the style does not change, so that it does not flicker during
  /// scrolling.
  public static let lightThreshold = 0.6
  /// The maximum height of a small element, in points; it is the height of a large navigation bar.
  public static let largestSmallHeight = 96.0

  /// Returns whether an element with a height in points is small, so that its style adapts.
  public static func isSmall(height: Double) -> Bool { height <= largestSmallHeight }

  /// Updates the style from the mean relative luminance of the content behind an element, from 0 to
  /// 1.
  ///
  /// The style of a large element never changes; `height` is in points.
  public mutating func observe(luminance: Double, height: Double) {
    guard Self.isSmall(height: height) else { return }
    if luminance > Self.lightThreshold { style = .light }
    if luminance < Self.darkThreshold { style = .dark }
  }

  /// Returns the opacity of glass, from 0 to 1, which is lower for clear glass and higher for large
  /// elements.
  ///
  /// `height` is the element's height in points.
  public static func opacity(isClear: Bool, height: Double) -> Double {
    (isClear ? 0.15 : 0.5) + (isSmall(height: height) ? 0 : 0.3)
  }

  /// The color of symbols and text on small glass: white in the dark style, and black in the light
  /// style.
  public var symbolColor: Color { style == .dark ? .white : .black }

  /// Returns the glass as a material: a blur, more saturation, and a fill of white or black.
  ///
  /// `height` is the element's height in points.
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
