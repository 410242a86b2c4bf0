// SPDX-License-Identifier: MIT

// CIEDE2000, written from the equations of Sharma, Wu and Dalal, "The CIEDE2000 Color-Difference
// Formula: Implementation Notes, Supplementary Test Data, and Mathematical Observations", Color
// Research and Application 30(1), 2005. Their notes settle the two places where the formula is
// discontinuous, the difference and the mean of two hues across 0°; their 34 pairs test both.
// The parametric factors are 1, the reference conditions.

extension Color {
  /// Returns the CIEDE2000 difference from another color; about 1 is just noticeable side by side.
  ///
  /// The difference is computed in CIE Lab with the white point D50, as in CSS and ICC profiles.
  /// Alpha is ignored.
  ///
  /// Source: Sharma, Wu, Dalal 2005
  public func deltaE2000(to other: Color) -> Double {
    CIEDE2000.difference(
      space.convert(components, to: .lab), other.space.convert(other.components, to: .lab))
  }
}

/// The CIEDE2000 formula for two colors in CIE Lab.
enum CIEDE2000 {
  static func difference(_ first: ColorComponents, _ second: ColorComponents) -> Double {
    let meanChroma = (Math.length(first.y, first.z) + Math.length(second.y, second.z)) / 2
    let stretch = 1 + 0.5 * (1 - saturation(meanChroma))
    let one = Polar.polar([first.x, first.y * stretch, first.z])
    let two = Polar.polar([second.x, second.y * stretch, second.z])

    let isGray = one.y * two.y == 0
    let turn = isGray ? 0 : signedTurn(from: one.z, to: two.z)
    let lightness = two.x - one.x
    let chroma = two.y - one.y
    let hue = 2 * (one.y * two.y).squareRoot() * Math.sine(degrees: turn / 2)

    let mean = Mean(
      lightness: (one.x + two.x) / 2, chroma: (one.y + two.y) / 2,
      hue: isGray ? one.z + two.z : meanHue(one.z, two.z))
    let l = lightness / mean.lightnessWeight
    let c = chroma / mean.chromaWeight
    let h = hue / mean.hueWeight
    return (l * l + c * c + h * h + mean.rotation * c * h).squareRoot()
  }

  /// Returns √(C⁷ / (C⁷ + 25⁷)): 0 for grays, approaching 1 from chroma 50 on.
  private static func saturation(_ chroma: Double) -> Double {
    let seventh = Math.power(chroma, 7)
    return (seventh / (seventh + 6_103_515_625)).squareRoot()
  }

  /// Returns the signed angle of the shorter way around the hue circle.
  ///
  /// At exactly 180° it is the plain difference (equation 10).
  private static func signedTurn(from start: Double, to end: Double) -> Double {
    let turn = end - start
    if turn > 180 { return turn - 360 }
    return turn < -180 ? turn + 360 : turn
  }

  /// Returns the mean of two hues along the shorter way (equation 14).
  private static func meanHue(_ one: Double, _ two: Double) -> Double {
    let sum = one + two
    if (one - two).magnitude <= 180 { return sum / 2 }
    return (sum < 360 ? sum + 360 : sum - 360) / 2
  }

  /// The means of both colors' coordinates, and the weights derived from them (equations 15 to 21).
  private struct Mean {
    var lightness: Double
    var chroma: Double
    var hue: Double

    var lightnessWeight: Double {
      let square = (lightness - 50) * (lightness - 50)
      return 1 + 0.015 * square / (20 + square).squareRoot()
    }

    var chromaWeight: Double { 1 + 0.045 * chroma }

    var hueWeight: Double {
      let t =
        1 - 0.17 * Math.cosine(degrees: hue - 30) + 0.24 * Math.cosine(degrees: 2 * hue)
        + 0.32 * Math.cosine(degrees: 3 * hue + 6) - 0.20 * Math.cosine(degrees: 4 * hue - 63)
      return 1 + 0.015 * chroma * t
    }

    var rotation: Double {
      let offset = (hue - 275) / 25
      let angle = 30 * Math.exponential(-offset * offset)
      return -2 * saturation(chroma) * Math.sine(degrees: 2 * angle)
    }
  }
}
