// SPDX-License-Identifier: MIT

import ChiaroColor
import ChiaroTestSupport
import Testing

/// Writing CSS colors.
struct CSSTextTests {
  @Test(
    "For display, numbers are rounded",
    arguments: [
      (0, "color(srgb 0 1 0 / 1)"), (2, "color(srgb 0.12 0.99 0 / 0.51)"),
      (17, "color(srgb 0.123 0.987 0 / 0.505)"), (400, "color(srgb 0.123 0.987 0 / 0.505)"),
      (.max, "color(srgb 0.123 0.987 0 / 0.505)"),
    ])
  func decimals(_ decimals: Int, _ text: String) {
    let shown = Color(.sRGB, 0.123, 0.987, 0, alpha: 0.505).cssText(decimals: decimals)
    #expect(shown == text.replacing(" / 1)", with: ")"))
  }

  @Test("No number of decimals is negative")
  func negativeDecimals() async {
    await #expect(processExitsWith: .failure) { _ = Color.black.cssText(decimals: -1) }
  }

  @Test(
    "A color is written in its own space, in the shortest numbers",
    arguments: [
      (Color(.sRGB, 1, 0.5, 0), "color(srgb 1 0.5 0)"),
      (Color(.displayP3, 1, 0.5, -0.0, alpha: 0.5), "color(display-p3 1 0.5 0 / 0.5)"),
      (Color(.linearSRGB, 0.1, 0.2, 0.3), "color(srgb-linear 0.1 0.2 0.3)"),
      (Color(.linearDisplayP3, 0.1, 0.2, 0.3), "color(display-p3-linear 0.1 0.2 0.3)"),
      (Color(.xyzD50, 0.25, 1, 2), "color(xyz-d50 0.25 1 2)"),
      (Color(.xyzD65, 1e-7, 1e20, -3), "color(xyz-d65 1e-07 1e+20 -3)"),
      (Color(.lab, 50, -20, 30.5), "lab(50 -20 30.5)"),
      (Color(.oklab, 0.5, -0.1, 0.1, alpha: 0), "oklab(0.5 -0.1 0.1 / 0)"),
      (Color(.oklch, 0.7, 0.1, 240), "oklch(0.7 0.1 240)"),
      (Color(.oklch, 0.7, 0, 240), "oklch(0.7 0 none)"),
      (Color(.lch, 70, 1e-9, 240), "lch(70 1e-09 none)"),
      (Color(.extendedSRGB, 1.5, -0.5, 0), "color(srgb 1.5 -0.5 0)"),
      (Color(.extendedLinearSRGB, 1.5, -0.5, 0), "color(srgb-linear 1.5 -0.5 0)"),
      (Color(white: 1), "color(srgb 1 1 1)"),
      (Color(.extendedGray, [0, 0, 0], alpha: 0.25), "color(srgb 0 0 0 / 0.25)"),
      (Color(.sRGB, .nan, .infinity, 0), "color(srgb none 1.7976931348623157e+308 0)"),
    ])
  func text(_ color: Color, _ text: String) {
    #expect(color.cssText == text)
  }

  @Test(
    "What is written is read back, bit for bit",
    arguments: ColorSpace.allCases.filter { $0.cssName != nil })
  func readsBack(_ space: ColorSpace) throws {
    var generator = SeededGenerator(seed: 9)
    for _ in 0..<300 {
      let color = generator.color(in: space, alpha: Double.random(in: 0...1, using: &generator))
      let back = try Color(css: color.cssText)
      #expect(back == color, "\(color.cssText)")
    }
  }

  @Test(
    "Grays and extended colors are read back as the same color in another space",
    arguments: ColorSpace.allCases.filter { $0.cssName == nil })
  func readsBackElsewhere(_ space: ColorSpace) throws {
    var generator = SeededGenerator(seed: 10)
    for _ in 0..<100 {
      let color = generator.color(in: space, alpha: 0.5)
      let back = try Color(css: color.cssText).converted(to: space)
      #expect(space.distance(back.components, color.components) < 1e-12)
      #expect(back.alpha == 0.5)
    }
  }
}

/// The names of color spaces.
struct ColorSpaceNameTests {
  @Test(
    "Names lead back to their space, and no two spaces share one", arguments: ColorSpace.allCases)
  func backAndForth(_ space: ColorSpace) {
    if let name = space.cssName {
      #expect(ColorSpace(cssName: name) == space)
      #expect(ColorSpace(cssName: name.uppercased()) == space)
    }
    if let name = space.catalogName {
      #expect(ColorSpace(catalogName: name) == space)
      #expect(ColorSpace(catalogName: name.uppercased()) == nil)
    }
    #expect(space.cssName != nil || space.catalogName != nil)
    let namesakes = ColorSpace.allCases.filter {
      $0.cssName != nil && $0.cssName == space.cssName
        || $0.catalogName != nil && $0.catalogName == space.catalogName
    }
    #expect(namesakes == [space])
  }

  @Test("Asset catalogs name exactly six spaces, CSS ten")
  func all() {
    #expect(
      ColorSpace.allCases.compactMap(\.catalogName) == [
        "srgb", "display-p3", "extended-srgb", "extended-linear-srgb", "gray-gamma-22",
        "extended-gray",
      ])
    #expect(
      ColorSpace.allCases.compactMap(\.cssName) == [
        "srgb", "srgb-linear", "display-p3", "display-p3-linear", "xyz-d65", "xyz-d50", "lab",
        "lch", "oklab", "oklch",
      ])
  }

  @Test(
    "CSS's xyz is xyz-d65, and unknown names are nil",
    arguments: ["", "sRGB ", "rec2020", "xyz-d60"])
  func others(_ name: String) {
    #expect(ColorSpace(cssName: "xyz") == .xyzD65)
    #expect(ColorSpace(cssName: name) == nil)
    #expect(ColorSpace(catalogName: name) == nil)
  }
}
