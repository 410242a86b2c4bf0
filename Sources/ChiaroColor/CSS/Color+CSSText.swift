// SPDX-License-Identifier: MIT

extension Color {
  /// The color as CSS Color 4 writes it, in its own space: `color(display-p3 1 0.5 0 / 0.5)`.
  ///
  /// `lab`, `lch`, `oklab` and `oklch` have functions of their own. The extended spaces are written
  /// as their plain twins, which CSS does not bound, and grays as `color(srgb …)`, for which CSS
  /// lacks them. Numbers are the shortest that read back the same; `none` stands for a hue that
  /// means nothing and for NaN. `init(css:)` clamps lightness, chroma and alpha, so it gives back
  /// what was written unless these lie outside their ranges. For `#RRGGBB`, see `hexText`.
  ///
  /// ```swift
  /// Color(.oklch, 0.7, 0, 0).cssText  // "oklch(0.7 0 none)"
  /// ```
  ///
  /// Apple counterpart: none · Source: CSS Color 4 §15 · Fidelity: exact
  public var cssText: String {
    guard let name = space.cssName else { return converted(to: space.nearestInCSS).cssText }
    var values = channelValues.map(CSSNumber.text)
    if hasPowerlessHue { values[2] = "none" }
    let inside = values.joined(separator: " ") + (alpha == 1 ? "" : " / " + CSSNumber.text(alpha))
    return space.isCSSParameter ? "color(\(name) \(inside))" : "\(name)(\(inside))"
  }

  /// The color as CSS Color 4 writes it, for people: its numbers are rounded to so many decimals.
  public func cssText(decimals: Int) -> String {
    var unit = 1.0
    for _ in 0..<decimals { unit *= 10 }
    let round = { (value: Double) in (value * unit).rounded() / unit }
    return Color(
      space, round(components.x), round(components.y), round(components.z), alpha: round(alpha)
    ).cssText
  }
}

extension ColorSpace {
  /// For a space that CSS lacks, the one to write its colors in; linear light stays linear.
  fileprivate var nearestInCSS: ColorSpace { self == .extendedLinearSRGB ? .linearSRGB : .sRGB }
}

/// Numbers as CSS has them.
enum CSSNumber {
  /// A number that was read, clamped to ±1e30, which no conversion between color spaces makes
  /// overflow.
  static func bounded(_ value: Double) -> Double { max(-1e30, min(value, 1e30)) }

  /// The shortest decimal that reads back the same; infinities become the greatest number.
  static func text(_ value: Double) -> String {
    if value.isNaN { return "none" }
    let finite = max(-Double.greatestFiniteMagnitude, min(value, .greatestFiniteMagnitude))
    let text = "\(finite == 0 ? 0 : finite)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
