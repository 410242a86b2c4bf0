// SPDX-License-Identifier: MIT

import ChiaroColor
import Testing

/// Values that are printed elsewhere, by hand.
struct AnchorTests {
  struct Anchor: CustomTestStringConvertible, Sendable {
    let color: Color
    let space: ColorSpace
    let expected: ColorComponents
    /// Half of the last digit that the source prints, or as much as it rounds elsewhere.
    let tolerance: Double

    var testDescription: String { "\(color) in \(space)" }

    init(
      _ color: Color, _ space: ColorSpace, _ expected: ColorComponents, within tolerance: Double
    ) {
      self.color = color
      self.space = space
      self.expected = expected
      self.tolerance = tolerance
    }
  }

  static let red = Color(.sRGB, 1, 0, 0)
  static let anchors = [
    // Display P3 red, green and blue in extended sRGB, as color management over ICC profiles prints
    // them; the fixed-point numbers of a profile are good for four digits.
    Anchor(Color(.displayP3, 1, 0, 0), .extendedSRGB, [1.0930, -0.2267, -0.1501], within: 1e-4),
    Anchor(Color(.displayP3, 0, 1, 0), .extendedSRGB, [-0.5116, 1.0183, -0.3107], within: 1e-4),
    Anchor(Color(.displayP3, 0, 0, 1), .extendedSRGB, [0, 0, 1.0420], within: 1e-4),
    // IEC 61966-2-1: the primaries and the white of sRGB.
    Anchor(red, .xyzD65, [0.4124, 0.2126, 0.0193], within: 5e-5),
    Anchor(Color(.sRGB, 0, 1, 0), .xyzD65, [0.3576, 0.7152, 0.1192], within: 5e-5),
    Anchor(Color(.sRGB, 0, 0, 1), .xyzD65, [0.1805, 0.0722, 0.9505], within: 5e-5),
    // The XYZ of D65 and D50 from their chromaticities.
    Anchor(.white, .xyzD65, [0.3127 / 0.3290, 1, 0.3583 / 0.3290], within: 1e-12),
    Anchor(.white, .xyzD50, [0.3457 / 0.3585, 1, 0.2958 / 0.3585], within: 1e-12),
    // Ottosson 2020: XYZ to Oklab, printed in three digits.
    Anchor(Color(.xyzD65, 0.950, 1, 1.089), .oklab, [1, 0, 0], within: 1e-3),
    Anchor(Color(.xyzD65, 1, 0, 0), .oklab, [0.450, 1.236, -0.019], within: 1e-3),
    Anchor(Color(.xyzD65, 0, 1, 0), .oklab, [0.922, -0.671, 0.263], within: 1e-3),
    Anchor(Color(.xyzD65, 0, 0, 1), .oklab, [0.153, -1.415, -0.449], within: 1e-3),
    // CSS Color 4 §4, examples of red and of rebeccapurple.
    Anchor(red, .lab, [54.29, 80.81, 69.89], within: 6e-3),
    Anchor(red, .oklch, [0.628, 0.2577, 29.234], within: 6e-4),
    Anchor(Color(.sRGB, 0.4, 0.2, 0.6), .lch, [32.39, 61.25, 308.86], within: 1e-2),
    // Gray gamma 2.2: half encoded is 0.5 to the power of 2.2 in light.
    Anchor(
      Color(white: 0.5), .linearSRGB, ColorComponents(repeating: 0.217_637_640_824_031),
      within: 1e-12),
  ]

  @Test("A color has the components that its source prints", arguments: anchors)
  func anchor(_ anchor: Anchor) {
    let components = anchor.color.converted(to: anchor.space).components
    for index in 0..<3 {
      #expect(isClose(components[index], anchor.expected[index], within: anchor.tolerance))
    }
  }

  @Test(
    "Values below 0 are mirrored through the curve",
    arguments: [
      ColorSpace.extendedSRGB, .displayP3, .extendedGray,
    ])
  func mirrored(_ space: ColorSpace) {
    for value in [0.001, 0.04, 0.041, 0.5, 1, 1.5] {
      let above = Color(space, ColorComponents(repeating: value)).converted(to: .linearSRGB)
      let below = Color(space, ColorComponents(repeating: -value)).converted(to: .linearSRGB)
      #expect(ColorSpace.linearSRGB.distance(above.components, -below.components) < 1e-15)
    }
  }
}
