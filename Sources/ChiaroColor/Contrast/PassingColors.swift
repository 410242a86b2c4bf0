// SPDX-License-Identifier: MIT

/// The colors nearest to a foreground that have enough contrast, one on each side in lightness.
///
/// Apple counterpart: none · Source: this project · Fidelity: exact
public struct PassingColors: Hashable, Sendable {
  /// The nearest that is as light or lighter; nil when even white is not enough.
  public let lighter: Color?
  /// The nearest that is as dark or darker; nil when even black is not enough.
  public let darker: Color?
  /// The nearer of both by `deltaEOK(to:)`; nil when there is none.
  public let nearest: Color?
}

extension Color {
  /// The colors nearest to this one that have at least `ratio` on `background`.
  ///
  /// Lightness moves in OKLCH while hue and chroma stay, as far as sRGB has such colors: the result
  /// is mapped into it as `GamutMapping.css` does. Alpha stays, and a translucent foreground is
  /// measured as it looks on the background; a translucent background must pass over every
  /// backdrop.
  ///
  /// The colors are in 8-bit sRGB and were measured so: their `hexText` passes, unrounded, on the
  /// background and on the background's own `hexText`. A color that already passes is both answers.
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

/// A walk along the lightness of a color to where its contrast is enough.
private struct PassingSearch {
  let origin: Color
  let backgrounds: [Color]
  let ratio: Double

  init(color: Color, background: Color, ratio: Double) {
    origin = color.converted(to: .oklch)
    backgrounds = [background, Color(SRGB8(background))]
    self.ratio = ratio
  }

  /// The first color that passes on the way to `end`, nil when the one there does not.
  ///
  /// Once the ratio passes on this way it does not fall again: it sinks at most until the lightness
  /// meets the background's. So the way is halved, and only what passed is ever returned.
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

  /// The 8-bit color at a lightness, if its contrast is enough.
  private func passing(_ lightness: Double) -> Color? {
    var components = origin.components
    components.x = lightness
    let moved = Color(.oklch, components, alpha: origin.alpha)
    let color = Color(SRGB8(moved.mapped(into: .sRGB, by: .css)))
    let isEnough = backgrounds.allSatisfy { color.contrast(on: $0).lowest.value >= ratio }
    return isEnough ? color : nil
  }
}
