// SPDX-License-Identifier: MIT

extension Color {
  /// The relative luminance according to WCAG 2.2: 0 for black and 1 for white.
  ///
  /// It is not clipped to a gamut, but it is never below 0; alpha is ignored. The weights of red,
  /// green and blue are derived exactly from the sRGB primaries instead of using WCAG's rounded
  /// weights (0.2126, 0.7152, 0.0722); contrast ratios differ by at most 0.001. The threshold of
  /// the transfer curve is 0.04045, as in IEC 61966-2-1, and not 0.03928, as in older versions of
  /// WCAG; no 8-bit value lies between the two.
  ///
  /// Source: WCAG 2.2, relative luminance
  public var relativeLuminance: Double {
    LinearSRGB.luminance(of: space.convert(components, to: .linearSRGB))
  }
}

extension LinearSRGB {
  /// Returns the luminance of linear components, not below 0.
  ///
  /// Green is added last, because in this order the weights add up to exactly 1, which makes white
  /// on black exactly 21. `BulkContrast` adds in the same order.
  static func luminance(of linear: ColorComponents) -> Double {
    let parts = linear * luminanceWeights
    return max(0, parts.x + parts.z + parts.y)
  }
}

extension LuminanceTable {
  /// Returns the relative luminance of an 8-bit color, as if it were opaque.
  static func luminance(of bytes: SRGB8) -> Double {
    shares[Int(bytes.red)] + shares[512 + Int(bytes.blue)] + shares[256 + Int(bytes.green)]
  }
}
