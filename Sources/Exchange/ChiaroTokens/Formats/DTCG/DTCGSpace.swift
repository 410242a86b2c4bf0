// SPDX-License-Identifier: MIT

import ChiaroColor

/// The color spaces of design tokens.
enum DTCGSpace {
  /// Returns a color by the name of its space; nil for unknown names.
  ///
  /// Spaces that the library lacks are converted: `hsl` and `hwb` to sRGB, `a98-rgb`,
  /// `prophoto-rgb` and `rec2020` to XYZ.
  static func color(_ space: String, _ values: ColorComponents, alpha: Double) -> Color? {
    if let known = ColorSpace(cssName: space) { return Color(known, values, alpha: alpha) }
    switch space {
    case "hsl": return hsl(values, alpha)
    case "hwb": return hwb(values, alpha)
    case "a98-rgb":
      return xyz(values, alpha, a98, .xyzD65) { $0.signedPower(563.0 / 256) }
    case "prophoto-rgb":
      return xyz(values, alpha, proPhoto, .xyzD50) {
        $0.magnitude <= 16.0 / 512 ? $0 / 16 : $0.signedPower(1.8)
      }
    case "rec2020":
      return xyz(values, alpha, rec2020, .xyzD65) {
        $0.magnitude < 0.081_242_858_298_635_12
          ? $0 / 4.5
          : (($0.magnitude + 0.099_296_826_809_44) / 1.099_296_826_809_44)
            .signedPower(1 / 0.45, like: $0)
      }
    default: return nil
    }
  }

  private static func hsl(_ values: ColorComponents, _ alpha: Double) -> Color? {
    try? Color(
      css: "hsl(\(values.x) \(values.y)% \(values.z)% / \(min(max(alpha, 0), 1)))")
  }

  private static func hwb(_ values: ColorComponents, _ alpha: Double) -> Color? {
    try? Color(
      css: "hwb(\(values.x) \(values.y)% \(values.z)% / \(min(max(alpha, 0), 1)))")
  }

  private static func xyz(
    _ values: ColorComponents, _ alpha: Double, _ rows: [[Double]], _ space: ColorSpace,
    _ linear: (Double) -> Double
  ) -> Color {
    let light = (0..<3).map { linear(values[$0]) }
    let sums = rows.map { row in zip(row, light).reduce(0) { $0 + $1.0 * $1.1 } }
    return Color(space, sums[0], sums[1], sums[2], alpha: alpha)
  }

  // From linear light to XYZ: CSS Color 4 §17, sample code for color conversions.
  private static let a98: [[Double]] = [
    [573_536 / 994_567, 263_643 / 1_420_810, 187_206 / 994_567],
    [591_459 / 1_989_134, 6_239_551 / 9_945_670, 374_412 / 4_972_835],
    [53_769 / 1_989_134, 351_524 / 4_972_835, 4_929_758 / 4_972_835],
  ]
  private static let rec2020: [[Double]] = [
    [63_426_534 / 99_577_255, 20_160_776 / 139_408_157, 47_086_771 / 278_816_314],
    [26_158_966 / 99_577_255, 472_592_308 / 697_040_785, 8_267_143 / 139_408_157],
    [0, 19_567_812 / 697_040_785, 295_819_943 / 278_816_314],
  ]
  private static let proPhoto: [[Double]] = [
    [0.797_766_644_905_645_08, 0.135_181_292_740_533_16, 0.031_347_733_708_453_25],
    [0.288_074_827_784_031_31, 0.711_835_234_241_873_2, 0.000_089_937_973_992_92],
    [0, 0, 0.825_104_602_510_460_2],
  ]
}

extension Double {
  /// The power of the magnitude, with the sign of this number or another.
  fileprivate func signedPower(_ exponent: Double, like sign: Double? = nil) -> Double {
    let power = Math.power(magnitude, exponent)
    return (sign ?? self) < 0 ? -power : power
  }
}
