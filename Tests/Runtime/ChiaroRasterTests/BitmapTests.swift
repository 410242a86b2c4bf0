// SPDX-License-Identifier: MIT

import ChiaroColor
import ChiaroRaster
import ChiaroRasterScenes
import Testing

@Suite struct BitmapTests {
  @Test("a row is a range of the samples, four a pixel", arguments: Bitmap.depths)
  func rows(depth: Int) {
    let bitmap = Bitmap(drawn: "kw rb", with: palette, depth: depth)
    #expect(bitmap.size == PixelSize(width: 2, height: 2))
    #expect(bitmap.bitsPerChannel == depth)
    #expect(bitmap.sampleRange(ofRow: 0) == 0..<8)
    #expect(bitmap.sampleRange(ofRow: 1) == 8..<16)
    #expect(bitmap.samples.count == 16)
  }

  @Test("a pixel's color is straight whatever the depth", arguments: Bitmap.depths)
  func colors(depth: Int) {
    let half = RGBA(255, 102, 0, 51)
    let straight = Bitmap(PixelSize(width: 1, height: 1), [half], depth: depth, in: .displayP3)
    #expect(straight.color(x: 0, y: 0) == Color(.displayP3, 1, 0.4, 0, alpha: 0.2))
    let premultiplied = Bitmap(
      PixelSize(width: 2, height: 1), [RGBA(51, 0, 255, 51), RGBA(9, 9, 9, 0)], depth: depth,
      alphaState: .premultiplied)
    #expect(premultiplied.color(x: 0, y: 0) == Color(.sRGB, 1, 0, 1, alpha: 0.2))
    #expect(premultiplied.color(x: 1, y: 0) == .clear)
  }

  @Test("equal pixels in other spaces or alpha states are other bitmaps")
  func equality() {
    let red = Bitmap(drawn: "r", with: palette)
    #expect(red == Bitmap(drawn: "r", with: palette))
    #expect(red != Bitmap(drawn: "r", with: palette, in: .displayP3))
    #expect(red != Bitmap(drawn: "r", with: palette, alphaState: .premultiplied))
    #expect(red != Bitmap(drawn: "r", with: palette, depth: 16))
  }

  @Test("sizes whose pixels no number can count say the largest number")
  func hugeSizes() {
    #expect(PixelSize(width: .max, height: 2).pixelCount == .max)
    #expect(PixelSize(width: 3, height: 2).pixelCount == 6)
    #expect(PixelSize(width: 3, height: 2).description == "3×2")
  }

  @Test("a bitmap with too few samples is a broken promise")
  func tooFewSamples() async {
    await #expect(processExitsWith: .failure) {
      _ = Bitmap(
        size: PixelSize(width: 2, height: 2), samples: .eightBit([0, 0, 0, 0]), colorSpace: .sRGB,
        alphaState: .straight)
    }
  }

  @Test("a profile says in which space the pixels are, sRGB when it is not known")
  func profiles() {
    #expect(ImageProfile.displayP3.colorSpace == .displayP3)
    #expect(ImageProfile.grayGamma22.colorSpace == .grayGamma22)
    for profile in [ImageProfile.none, .sRGB, .other("Adobe RGB (1998)")] {
      #expect(profile.colorSpace == .sRGB)
    }
  }
}
