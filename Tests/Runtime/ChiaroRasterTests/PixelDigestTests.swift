// SPDX-License-Identifier: MIT

import ChiaroColor
import ChiaroRaster
import ChiaroRasterScenes
import Testing

@Suite struct PixelDigestTests {
  @Test("8 and 16 bits of the same picture agree", arguments: [1, 2, 3, 64])
  func depths(width: Int) {
    let size = PixelSize(width: width, height: 3)
    let digests = Bitmap.depths.map { Bitmap.random(size, seed: 7, depth: $0).contentDigest }
    #expect(digests[0] == digests[1])
  }

  @Test("the colors of invisible pixels make no difference")
  func invisible() {
    let size = PixelSize(width: 2, height: 1)
    let one = Bitmap(size, [RGBA(1, 2, 3, 255), RGBA(0, 0, 0, 0)])
    let other = Bitmap(size, [RGBA(1, 2, 3, 255), RGBA(9, 9, 9, 0)])
    #expect(one.contentDigest == other.contentDigest)
  }

  @Test("straight and premultiplied agree where alpha is 0 or 1")
  func alphaStates() {
    let states = Bitmap.AlphaState.allCases.map { state in
      Bitmap(drawn: "kwr g.b", with: palette, alphaState: state).contentDigest
    }
    #expect(states[0] == states[1])
  }

  @Test("any other pixel, order, shape or space makes a difference")
  func differences() {
    let bitmaps = [
      Bitmap(drawn: "kwr gbk", with: palette), Bitmap(drawn: "kwr gbw", with: palette),
      Bitmap(drawn: "wkr gbk", with: palette), Bitmap(drawn: "kw rg bk", with: palette),
      Bitmap(drawn: "kwrgbk", with: palette),
      Bitmap(drawn: "kwr gbk", with: palette, in: .displayP3),
      Bitmap(drawn: "kwr gbk", with: palette, in: .grayGamma22),
    ]
    #expect(Set(bitmaps.map(\.contentDigest)).count == bitmaps.count)
  }

  @Test("a change of one bit anywhere changes the digest")
  func bits() {
    let size = PixelSize(width: 5, height: 5)
    var seen: Set<PixelDigest> = []
    for index in 0..<size.pixelCount {
      for bit in 0..<8 {
        for channel in 0..<3 {
          var pixels = [RGBA](repeating: RGBA(100, 150, 200, 255), count: size.pixelCount)
          pixels[index][channel] ^= 1 << bit
          seen.insert(Bitmap(size, pixels).contentDigest)
        }
      }
    }
    #expect(seen.count == 25 * 8 * 3)
  }

  @Test("digests are the same on every platform and in every version")
  func stability() {
    let bitmap = Bitmap.random(PixelSize(width: 17, height: 5), seed: 1)
    #expect(bitmap.contentDigest.description == "eb6fa52daed0f0d6664ce335a1020679")
  }
}
