// SPDX-License-Identifier: MIT

import ChiaroColor
import ChiaroTestSupport
import Testing

/// Premultiplied colors, and laying them over each other.
struct CompositingTests {
  @Test(
    "Multiplying by alpha and dividing it out gives the color back",
    arguments: ColorSpace.allCases.filter(\.isRGB))
  func roundTrip(_ space: ColorSpace) {
    var generator = SeededGenerator(seed: 15)
    for _ in 0..<200 {
      let color = generator.color(in: space, alpha: Double.random(in: 0.01...1, using: &generator))
      let multiplied = PremultipliedColor(color, in: space)
      #expect(space.distance(multiplied.components, color.components * color.alpha) < 1e-15)
      let back = Color(multiplied)
      #expect(space.distance(back.components, color.components) < 1e-15)
      #expect(back.alpha == color.alpha && back.space == space)
    }
  }

  @Test(
    "Alpha is clamped, and at 0 nothing is left of the components",
    arguments: [
      (-1, 0), (0, 0), (.nan, 0), (2, 1), (.infinity, 1), (0.5, 0.5),
    ] as [(Double, Double)])
  func clamping(_ alpha: Double, _ clamped: Double) {
    let multiplied = PremultipliedColor(Color(.sRGB, 1, 1, 1, alpha: alpha), in: .sRGB)
    #expect(multiplied.alpha == clamped)
    #expect(multiplied.components == ColorComponents(repeating: clamped))
    #expect(Color(multiplied).components == (clamped > 0 ? .one : .zero))
  }

  @Test("Even endless components at alpha 0 are transparent black")
  func endless() {
    let nothing = PremultipliedColor(Color(.sRGB, .infinity, .nan, 1, alpha: 0), in: .sRGB)
    #expect(nothing.components == .zero && Color(nothing) == .clear)
  }

  @Test("Source-over: half red over opaque blue, and over half blue")
  func over() {
    let red = PremultipliedColor(Color(.sRGB, 1, 0, 0, alpha: 0.5), in: .sRGB)
    let blue = PremultipliedColor(Color(.sRGB, 0, 0, 1), in: .sRGB)
    let onBlue = red.over(blue)
    #expect(onBlue.components == [0.5, 0, 0.5] && onBlue.alpha == 1)
    let halfBlue = PremultipliedColor(Color(.sRGB, 0, 0, 1, alpha: 0.5), in: .sRGB)
    let onHalf = red.over(halfBlue)
    #expect(onHalf.components == [0.5, 0, 0.25] && onHalf.alpha == 0.75)
    #expect(Color(onHalf).components == [0.5 / 0.75, 0, 0.25 / 0.75])
  }

  @Test(
    "Over nothing every mode leaves the source, and nothing over it the backdrop",
    arguments: BlendMode.allCases)
  func nothing(_ mode: BlendMode) {
    let clear = PremultipliedColor(.clear, in: .sRGB)
    let color = PremultipliedColor(Color(.sRGB, 0.2, 0.5, 0.9, alpha: 0.6), in: .sRGB)
    for result in [color.blended(mode, over: clear), clear.blended(mode, over: color)] {
      #expect(ColorSpace.sRGB.distance(result.components, color.components) < 1e-15)
      #expect(isClose(result.alpha, 0.6, within: 1e-15))
    }
  }

  @Test(
    "Over an opaque backdrop an opaque source is the mix of the mode", arguments: BlendMode.allCases
  )
  func opaque(_ mode: BlendMode) {
    let source = Color(.sRGB, 0.2, 0.5, 0.9)
    let backdrop = Color(.sRGB, 0.7, 0.1, 0.4)
    let result = source.composited(over: backdrop, by: mode)
    for channel in 0..<3 {
      let mixed = mode.mix(backdrop.components[channel], source.components[channel])
      #expect(isClose(result.components[channel], mixed, within: 1e-15))
    }
    #expect(result.alpha == 1)
  }

  @Test("Multiply with both half transparent, worked out by hand")
  func translucent() {
    // Alone: 0.5·0.4 + 0.5·0.25 = 0.325; both: 0.5·0.5·(0.8·0.5) = 0.1; alpha 0.75.
    let source = PremultipliedColor(Color(.sRGB, 0.8, 0, 0, alpha: 0.5), in: .sRGB)
    let backdrop = PremultipliedColor(Color(.sRGB, 0.5, 0, 0, alpha: 0.5), in: .sRGB)
    let result = source.blended(.multiply, over: backdrop)
    #expect(isClose(result.components.x, 0.425, within: 1e-15) && result.alpha == 0.75)
  }

  @Test("Plus-lighter adds colors and alphas up to 1, and light without alpha is kept")
  func plusLighter() {
    let one = PremultipliedColor(.sRGB, multiplied: [0.5, 0.25, 0], alpha: 0.5)
    let two = PremultipliedColor(.sRGB, multiplied: [0.75, 0.25, 0], alpha: 0.75)
    let sum = one.blended(.plusLighter, over: two)
    #expect(sum.components == [1, 0.5, 0] && sum.alpha == 1)
    let glow = PremultipliedColor(.sRGB, multiplied: [0.25, 0, 0], alpha: 0)
    #expect(glow.over(two).components == [1, 0.25, 0] && glow.over(two).alpha == 0.75)
  }

  @Test("Normal, the one by the general formula, is source-over")
  func normal() {
    var generator = SeededGenerator(seed: 16)
    for _ in 0..<100 {
      let source = generator.color(in: .sRGB, alpha: 0.3)
      let backdrop = generator.color(in: .sRGB, alpha: 0.6)
      let result = source.composited(over: backdrop)
      let alpha = 0.3 + 0.6 - 0.3 * 0.6
      let expected = (0.3 * source.components + 0.7 * 0.6 * backdrop.components) / alpha
      #expect(ColorSpace.sRGB.distance(result.components, expected) < 1e-15)
    }
  }

  @Test("The space decides: half white over black is lighter in linear light")
  func space() {
    let veil = Color.white.withAlpha(0.5)
    let encoded = veil.composited(over: .black)
    let linear = veil.composited(over: .black, in: .linearSRGB)
    #expect(encoded.hexText == "#808080" && linear.hexText == "#BCBCBC")
    #expect(encoded.space == .sRGB && linear.space == .linearSRGB)
  }

  @Test("Spaces without red, green and blue cannot be multiplied, nor two spaces blended")
  func promises() async {
    await #expect(processExitsWith: .failure) {
      _ = PremultipliedColor(.lab, multiplied: .zero, alpha: 1)
    }
    await #expect(processExitsWith: .failure) {
      let one = PremultipliedColor(.white, in: .sRGB)
      _ = one.over(PremultipliedColor(.white, in: .displayP3))
    }
  }

  @Test("A wide color keeps its values outside sRGB")
  func wide() {
    let red = Color(.displayP3, 1, 0, 0, alpha: 0.5)
    let result = red.composited(over: .black)
    #expect(isClose(result.components.x, 1.0931 / 2, within: 1e-4))
    #expect(result.components.y < 0)
  }
}
