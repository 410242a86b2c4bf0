// SPDX-License-Identifier: MIT

import ChiaroColor
import ChiaroRaster
import ChiaroRasterScenes
import Testing

@Suite struct EdgeContrastTests {
  @Test("a white glyph on black has 21, on white 1", arguments: Bitmap.depths)
  func glyph(depth: Int) throws {
    let glyph = Bitmap(drawn: "..... .www. .www. .www. .....", with: palette, depth: depth)
    let onBlack = try #require(glyph.edgeContrast(againstLuminance: 0))
    #expect(onBlack.pixelCount == 8)
    #expect(abs(onBlack.worst - 21) < 1e-4 && abs(onBlack.median - 21) < 1e-4)
    let onWhite = try #require(glyph.edgeContrast(againstLuminance: 1))
    #expect(abs(onWhite.worst - 1) < 1e-6)
  }

  @Test("pixels inside do not count, however they contrast")
  func inside() throws {
    let ring = Bitmap(drawn: "..... .www. .wkw. .www. .....", with: palette)
    let contrast = try #require(ring.edgeContrast(againstLuminance: 0))
    #expect(contrast.pixelCount == 8)
    #expect(contrast.worst > 20.9)
  }

  @Test("the worst is one pixel, the median most of them")
  func worstAndMedian() throws {
    let mixed = Bitmap(drawn: "..... .wwk. .....", with: palette)
    let contrast = try #require(mixed.edgeContrast(againstLuminance: 0))
    #expect(contrast.pixelCount == 3)
    #expect(contrast.worst == 1)
    #expect(contrast.median > 20.9)
  }

  @Test("alpha ½ is covered, less is not")
  func halfAlpha() {
    #expect(
      Bitmap(drawn: "... .h. ...", with: palette).edgeContrast(againstLuminance: 0)?.pixelCount == 1
    )
    #expect(Bitmap(drawn: "... .l. ...", with: palette).edgeContrast(againstLuminance: 0) == nil)
  }

  @Test("a picture with any translucent pixel ends at its border, an opaque one has no outline")
  func border() {
    #expect(Bitmap(drawn: "www www www", with: palette).edgeContrast(againstLuminance: 0) == nil)
    let translucent = Bitmap(drawn: "wwww wtww wwww wwww", with: palette)
    #expect(translucent.edgeContrast(againstLuminance: 0)?.pixelCount == 12)
  }

  @Test("invisible pictures have no outline")
  func invisible() {
    #expect(Bitmap(drawn: ".. ..", with: palette).edgeContrast(againstLuminance: 0) == nil)
    let empty = Bitmap(PixelSize(width: 0, height: 0), [])
    #expect(empty.edgeContrast(againstLuminance: 0) == nil)
  }

  @Test("premultiplied pixels count with the color they had")
  func premultiplied() throws {
    let halfWhite = Bitmap(
      drawn: "... .x. ...", with: [".": RGBA(0, 0, 0, 0), "x": RGBA(128, 128, 128, 128)],
      alphaState: .premultiplied)
    let contrast = try #require(halfWhite.edgeContrast(againstLuminance: 0))
    #expect(abs(contrast.worst - 21) < 1e-4)
  }

  @Test(
    "every pixel is measured as ChiaroColor measures it",
    arguments: Bitmap.colorSpaces, Bitmap.depths)
  func oracle(space: ColorSpace, depth: Int) throws {
    for seed in 0..<8 as Range<UInt64> {
      let side = 9 + Int(seed)
      let bitmap = Bitmap.random(
        PixelSize(width: side, height: 8), seed: seed, depth: depth, in: space)
      for background in [0.0, 0.03, 0.4, 1] {
        let expected = slowContrasts(bitmap, background).sorted()
        let contrast = try #require(bitmap.edgeContrast(againstLuminance: background))
        #expect(contrast.pixelCount == expected.count)
        #expect(abs(contrast.worst - expected[0]) < 1e-4)
        #expect(abs(contrast.median - expected[(expected.count - 1) / 2]) < 1e-4)
      }
    }
  }

  /// The same by the book, one pixel at a time.
  private func slowContrasts(_ bitmap: Bitmap, _ background: Double) -> [Double] {
    func isCovered(_ x: Int, _ y: Int) -> Bool {
      guard x >= 0, y >= 0, x < bitmap.size.width, y < bitmap.size.height else { return false }
      return bitmap.color(x: x, y: y).alpha >= 0.5
    }
    var contrasts: [Double] = []
    for y in 0..<bitmap.size.height {
      for x in 0..<bitmap.size.width where isCovered(x, y) {
        let neighbors = [(x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)]
        if neighbors.allSatisfy({ isCovered($0, $1) }) { continue }
        let luminance = bitmap.color(x: x, y: y).converted(to: .xyzD65).components.y
        contrasts.append(
          (max(luminance, background) + 0.05) / (min(luminance, background) + 0.05))
      }
    }
    return contrasts
  }

  @Test("16-bit samples between two table entries are off by less than a ten-thousandth")
  func betweenEntries() throws {
    for value in stride(from: 100, to: 65_536, by: 1_371) {
      let samples = [UInt16](repeating: UInt16(value), count: 3) + [65_535, 0, 0, 0, 0]
      let bitmap = Bitmap(
        size: PixelSize(width: 2, height: 1), samples: .sixteenBit(samples), colorSpace: .sRGB,
        alphaState: .straight)
      let luminance = bitmap.color(x: 0, y: 0).converted(to: .xyzD65).components.y
      let contrast = try #require(bitmap.edgeContrast(againstLuminance: 0)).worst
      #expect(abs(contrast - (luminance + 0.05) / 0.05) < 1e-3)
    }
  }

  @Test("weak pixels of the outline and of the area are shares, and so are those of other inks")
  func shares() throws {
    let half = Bitmap(drawn: ".... .wk. .wk. ....", with: palette)
    #expect(half.edgeContrast(againstLuminance: 0)?.weakShare == 0.5)
    #expect(half.edgeContrast(againstLuminance: 1, weakBelow: 22)?.weakShare == 1)
    let onWhite = half.areaContrast(againstLuminance: 1, weakBelow: 1.35)
    #expect(onWhite.pixelCount == 4 && onWhite.weakShare == 0.5)
    #expect(half.areaContrast(againstLuminance: 0, weakBelow: 1.5).weakShare == 0.5)
    #expect(half.areaContrast(againstLuminance: 0.2, weakBelow: 1.5).weakShare == 0)
    let empty = Bitmap(drawn: ".. ..", with: palette)
    #expect(empty.areaContrast(againstLuminance: 0, weakBelow: 2).weakShare == 0)
    #expect(half.variedShare(beyond: 0.15) == 1)
    #expect(half.variedShare(beyond: 0.6) == 0)
    #expect(Bitmap(drawn: ".k kk", with: palette).variedShare(beyond: 0.15) == 0)
    #expect(Bitmap(drawn: ".. ..", with: palette).variedShare(beyond: 0) == 0)
  }
}
