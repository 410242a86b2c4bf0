// SPDX-License-Identifier: MIT

extension Color {
  /// The color in CSS Color 4 notation and in its own color space, such as `color(display-p3 1 0.5
  /// 0 / 0.5)`.
  ///
  /// `lab`, `lch`, `oklab` and `oklch` have their own functions. Extended spaces are written as
  /// `srgb` and `srgb-linear`, whose values CSS does not limit, and grays as `color(srgb …)`,
  /// because CSS has no gray spaces. Numbers are as short as possible and parse to the same value;
  /// a hue without a meaning and NaN are written as `none`. `init(css:)` restores the color if
  /// lightness, chroma and alpha are within their ranges; otherwise, it clamps them. For `#RRGGBB`,
  /// see `hexText`.
  ///
  /// ```swift
  /// Color(.oklch, 0.7, 0, 0).cssText  // "oklch(0.7 0 none)"
  /// ```
  ///
  /// Source: CSS Color 4 §15
  public var cssText: String {
    guard let name = space.cssName else { return converted(to: space.nearestInCSS).cssText }
    var values = channelValues.map(CSSNumber.text)
    if hasPowerlessHue { values[2] = "none" }
    let inside = values.joined(separator: " ") + (alpha == 1 ? "" : " / " + CSSNumber.text(alpha))
    return space.isCSSParameter ? "color(\(name) \(inside))" : "\(name)(\(inside))"
  }

  /// Returns the color in CSS Color 4 notation, rounded for display.
  ///
  /// - Precondition: `decimals` is not negative
  /// - Parameter decimals: the number of decimals to keep; values above 17 have no further effect
  /// - Returns: the rounded color in the notation of `cssText`
  public func cssText(decimals: Int) -> String {
    precondition(decimals >= 0, "the number of decimals must be 0 or more")
    // More would overflow, and a number of this precision has no more.
    if decimals > 17 { return cssText }
    var unit = 1.0
    for _ in 0..<decimals { unit *= 10 }
    let round = { (value: Double) in (value * unit).rounded() / unit }
    return Color(
      space, round(components.x), round(components.y), round(components.z), alpha: round(alpha)
    ).cssText
  }
}

extension ColorSpace {
  /// The space in which to write colors of a space that CSS lacks; linear light stays linear.
  fileprivate var nearestInCSS: ColorSpace { self == .extendedLinearSRGB ? .linearSRGB : .sRGB }
}

/// The conversion of numbers from and to CSS notation.
enum CSSNumber {
  /// Clamps a parsed number to ±1e30, which no conversion between color spaces makes overflow.
  static func bounded(_ value: Double) -> Double { max(-1e30, min(value, 1e30)) }

  /// Returns the shortest decimal that parses to the same number.
  ///
  /// Infinities become the greatest finite numbers, and NaN becomes `none`.
  static func text(_ value: Double) -> String {
    if value.isNaN { return "none" }
    let finite = max(-Double.greatestFiniteMagnitude, min(value, .greatestFiniteMagnitude))
    let text = "\(finite == 0 ? 0 : finite)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
