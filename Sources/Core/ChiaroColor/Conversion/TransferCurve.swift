// SPDX-License-Identifier: MIT

/// The transfer curves between encoded values and linear light.
///
/// Each is mirrored by sign below 0, as Core Graphics's extended spaces and CSS Color 4 define
/// them.
enum TransferCurve {
  /// Decodes an sRGB value by IEC 61966-2-1, with the threshold at which both pieces meet
  /// (0.04045).
  static func linearFromSRGB(_ encoded: Double) -> Double {
    let magnitude = encoded.magnitude
    let linear =
      magnitude <= 0.04045 ? magnitude / 12.92 : Math.power((magnitude + 0.055) / 1.055, 2.4)
    return encoded < 0 ? -linear : linear
  }

  static func sRGBFromLinear(_ linear: Double) -> Double {
    let magnitude = linear.magnitude
    // 1.055 x - 0.055, written so that white stays exactly 1 when rounded.
    let encoded =
      magnitude <= 0.0031308
      ? magnitude * 12.92 : 1 + 1.055 * (Math.power(magnitude, 1 / 2.4) - 1)
    return linear < 0 ? -encoded : encoded
  }

  /// Decodes a value of generic gray gamma 2.2, a power function.
  static func linearFromGamma22(_ encoded: Double) -> Double {
    let linear = Math.power(encoded.magnitude, 2.2)
    return encoded < 0 ? -linear : linear
  }

  static func gamma22FromLinear(_ linear: Double) -> Double {
    let encoded = Math.power(linear.magnitude, 1 / 2.2)
    return linear < 0 ? -encoded : encoded
  }

  static func map(
    _ components: ColorComponents, _ curve: (Double) -> Double
  ) -> ColorComponents {
    [curve(components.x), curve(components.y), curve(components.z)]
  }
}
