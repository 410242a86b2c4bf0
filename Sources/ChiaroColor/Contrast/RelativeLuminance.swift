// SPDX-License-Identifier: MIT

extension Color {
  /// The relative luminance of WCAG 2.2: how bright the color is, 0 for black and 1 for white.
  ///
  /// Not clipped to a gamut, but never below 0; alpha takes no part. The weights of red, green and
  /// blue are the exact ones of the sRGB primaries, not WCAG's print of them in four digits
  /// (0.2126, 0.7152, 0.0722), which a ratio follows to within 0.001. The curve bends at 0.04045,
  /// as in IEC 61966-2-1, where older texts of WCAG have 0.03928: no 8-bit value lies between.
  ///
  /// Apple counterpart: none · Source: WCAG 2.2, relative luminance · Fidelity: exact
  public var relativeLuminance: Double {
    LinearSRGB.luminance(of: space.convert(components, to: .linearSRGB))
  }
}

extension LinearSRGB {
  /// The luminance of linear components, not below 0.
  ///
  /// Green is added last: in this order the weights add up to exactly 1, which makes white on black
  /// exactly 21. `BulkContrast` adds in the same order.
  static func luminance(of linear: ColorComponents) -> Double {
    let parts = linear * luminanceWeights
    return max(0, parts.x + parts.z + parts.y)
  }
}
