// SPDX-License-Identifier: MIT

/// The two colors closest to a foreground that have enough contrast: a lighter one and a darker
/// one.
public struct PassingColors: Hashable, Sendable {
  /// The closest passing color that is as light or lighter; nil if even white fails.
  public let lighter: Color?
  /// The closest passing color that is as dark or darker; nil if even black fails.
  public let darker: Color?
  /// Whichever of `lighter` and `darker` differs less from the original by `deltaEOK(to:)`; nil if
  /// both are nil.
  public let nearest: Color?
}

extension Color {
  /// Returns the closest lighter and the closest darker color whose contrast on a background is at
  /// least a given ratio.
  ///
  /// Each is nil if there is no such color, for example if the ratio is over 21. If the color
  /// already passes, it is returned as both. Lightness changes in OKLCH, while hue and chroma are
  /// kept as far as sRGB allows, as with `GamutMapping.css`; alpha is kept. A translucent
  /// foreground is composited over the background before it is measured. On a translucent
  /// background, the color must pass on every backdrop.
  ///
  /// Both colors are rounded to 8-bit sRGB before they are measured. The color as `hexText`
  /// therefore still passes, even if the background is also written as `hexText`.
  ///
  /// ```swift
  /// let passing = try Color(css: "#777777").nearestPassing(ratio: 4.5, on: .white)
  /// passing.darker?.hexText   // "#767676"
  /// passing.lighter?.hexText  // nil
  /// ```
  public func nearestPassing(ratio: Double, on background: Color) -> PassingColors {
    let search = PassingSearch(color: self, background: background, ratio: ratio)
    let lighter = search.first(towards: 1)
    let darker = search.first(towards: 0)
    let found = [darker, lighter].compactMap { $0 }
    return PassingColors(
      lighter: lighter, darker: darker,
      nearest: found.min { deltaEOK(to: $0) < deltaEOK(to: $1) })
  }
}

/// A search along the lightness of a color for the point at which its contrast suffices.
private struct PassingSearch {
  let origin: Color
  let backgrounds: [Color]
  /// The luminances of the backgrounds; empty where one is translucent.
  let luminances: [Double]
  let ratio: Double

  init(color: Color, background: Color, ratio: Double) {
    origin = color.converted(to: .oklch)
    let rounded = Color(SRGB8(background))
    backgrounds = rounded == background ? [background] : [background, rounded]
    let isOpaque = backgrounds.allSatisfy { $0.alpha >= 1 }
    luminances = isOpaque ? backgrounds.map(\.relativeLuminance) : []
    self.ratio = ratio
  }

  /// Returns the first passing color between the origin's lightness and `end`, or nil if that at
  /// `end` fails.
  ///
  /// Beyond the first passing color the ratio does not fall again, because it decreases at most
  /// until the lightness equals the background's. So the interval is bisected, and only a color
  /// that passed is returned.
  func first(towards end: Double) -> Color? {
    if let unmoved = passing(origin.components.x) { return unmoved }
    var found = passing(end)
    var failing = origin.components.x
    var reached = end
    // 2⁻¹⁴ of the lightness axis is a thirtieth of an 8-bit step of gray.
    for _ in 0..<14 where found != nil {
      let middle = (failing + reached) / 2
      if let color = passing(middle) {
        (found, reached) = (color, middle)
      } else {
        failing = middle
      }
    }
    return found
  }

  /// Returns the 8-bit color with a lightness if its contrast suffices.
  private func passing(_ lightness: Double) -> Color? {
    var components = origin.components
    components.x = lightness
    let moved = Color(.oklch, components, alpha: origin.alpha)
    let bytes = SRGB8(moved.mapped(into: .sRGB, by: .css))
    return isEnough(bytes) ? Color(bytes) : nil
  }

  private func isEnough(_ bytes: SRGB8) -> Bool {
    if bytes.alpha == 255 && !luminances.isEmpty {
      let luminance = LuminanceTable.luminance(of: bytes)
      return luminances.allSatisfy {
        ContrastRatio(luminances: luminance, $0).value >= ratio
      }
    }
    let color = Color(bytes)
    return backgrounds.allSatisfy { color.contrast(on: $0).lowest.value >= ratio }
  }
}
