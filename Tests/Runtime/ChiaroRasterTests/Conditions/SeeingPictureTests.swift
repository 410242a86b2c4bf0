// SPDX-License-Identifier: MIT

import ChiaroColor
import ChiaroRaster
import ChiaroTestSupport
import Testing

@Suite("Pictures under seeing conditions")
struct SeeingPictureTests {
  private static let size = PixelSize(width: 40, height: 25)
  private static let cases = SeeingPreset.allCases.flatMap { preset in
    Bitmap.colorSpaces.map { (preset, $0) }
  }

  /// Random pixels in a space; grays have equal channels, premultiplied ones none above alpha.
  private static func picture(
    in space: ColorSpace, _ alphaState: Bitmap.AlphaState, isDeep: Bool
  ) -> Bitmap {
    var generator = SeededGenerator(seed: 77)
    let samples = (0..<size.pixelCount).flatMap { index -> [Double] in
      let alpha = index.isMultiple(of: 3) ? 1 : Double.random(in: 0...1, using: &generator)
      let bound = alphaState == .premultiplied ? alpha : 1
      let channels = (0..<3).map { _ in Double.random(in: 0...bound, using: &generator) }
      return (space.isGray ? Array(repeating: channels[0], count: 3) : channels) + [alpha]
    }
    return Bitmap(
      size: size,
      samples: isDeep
        ? .sixteenBit(samples.map { UInt16($0 * 65_535) })
        : .eightBit(samples.map { UInt8($0 * 255) }),
      colorSpace: space, alphaState: alphaState)
  }

  @Test("A picture is seen as its colors are, within a step of 8 bits", arguments: cases)
  func agreement(_ preset: SeeingPreset, _ space: ColorSpace) {
    let condition = preset.condition(severity: 0.8)
    for (state, isDeep) in [
      (Bitmap.AlphaState.straight, false), (.straight, true), (.premultiplied, false),
      (.premultiplied, true),
    ] {
      let picture = Self.picture(in: space, state, isDeep: isDeep)
      let seen = picture.seen(under: condition)
      #expect(seen.size == picture.size && seen.alphaState == state)
      #expect(seen.bitsPerChannel == picture.bitsPerChannel)
      #expect(worstGap(picture, seen, condition) <= 1.0 / 255)
    }
  }

  /// The largest difference of a channel, weighted by alpha where it is multiplied.
  private func worstGap(_ picture: Bitmap, _ seen: Bitmap, _ condition: SeeingCondition) -> Double {
    var worst = 0.0
    for y in 0..<picture.size.height {
      for x in 0..<picture.size.width {
        let (before, after) = (picture.color(x: x, y: y), seen.color(x: x, y: y))
        #expect(before.alpha == after.alpha)
        let expected = before.seen(under: condition).converted(to: seen.colorSpace).components
          .clamped(lowerBound: .zero, upperBound: .one)
        let gap = expected - after.components
        let largest = max(gap.max(), -gap.min())
        worst = max(worst, picture.alphaState == .premultiplied ? largest * after.alpha : largest)
      }
    }
    return worst
  }

  @Test("At severity 0 a picture stays as it is", arguments: SeeingPreset.allCases)
  func identity(_ preset: SeeingPreset) {
    for space in [ColorSpace.sRGB, .displayP3] {
      let picture = Self.picture(in: space, .straight, isDeep: false)
      #expect(picture.seen(under: preset.condition(severity: 0)) == picture)
    }
  }

  @Test("A picture without pixels stays one")
  func empty() {
    let picture = Bitmap(
      size: PixelSize(width: 0, height: 3), samples: .eightBit([]), colorSpace: .sRGB,
      alphaState: .straight)
    #expect(picture.seen(under: .brightSun()) == picture)
  }
}
